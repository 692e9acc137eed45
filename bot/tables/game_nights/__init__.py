"""A game night: a table with a time. What an evening is, its steps, and how its time is read."""
