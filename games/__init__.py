"""The rules of the five games, pure: no Discord, no database, no clock, no pictures. This module is their catalogue."""

from games.engine.catalogue import find, keys, shelve

shelve("gobblestones", "games.gobblestones:Gobblestones")
shelve("emerald_skulls", "games.emerald_skulls:EmeraldSkulls")
shelve("goats_and_goblins", "games.goats_and_goblins:GoatsAndGoblins")
shelve("goblin_market", "games.goblin_market:GoblinMarket")
shelve("goblin_teeth", "games.goblin_teeth:GoblinTeeth")

__all__ = ["find", "keys"]
