"""The goblins of the bot (computer players) at work: they watch the tables, think, and play."""
