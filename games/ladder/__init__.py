"""Ladders (leaderboards): ratings of how strong people of a server play, computed from results alone.

`matches` decides which results count and how, `ratings` computes, `tiers` says it in names, `goblin_values` knows how
strong goblins are. Everything here is pure: rows in, figures out.
"""
