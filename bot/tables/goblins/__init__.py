"""The goblins of the bot at work: they watch the tables, think, and play."""
