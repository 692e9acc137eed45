"""A game night: a table with a time. What a game night is, its steps, and how its time is read."""
