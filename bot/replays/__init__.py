"""A match played again: what replays, lessons and highlights share; nothing here knows Discord or the database."""
