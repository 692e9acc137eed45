"""A ladder: how strong the people of a server play, computed from the results of their matches alone.

`matches` decides which results count and how, `ratings` computes, `tiers` says it in names, `goblin_values` knows how
strong goblins are. Everything here is pure: rows in, figures out.
"""
