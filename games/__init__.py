"""The rules of the five games, pure: no Discord, no database, no clock, no pictures. This module is their catalogue."""

from games.engine.catalogue import find, keys, shelve

shelve("gobblestones", "games.gobblestones:Gobblestones")
shelve("goats_and_goblins", "games.goats_and_goblins:GoatsAndGoblins")

__all__ = ["find", "keys"]
