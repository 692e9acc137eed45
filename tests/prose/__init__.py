"""The language of the documents: how long, how plain, and whether their links and commands work."""
