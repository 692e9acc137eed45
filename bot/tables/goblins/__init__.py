"""The goblins of the house at work: they watch the tables, think, and play."""
