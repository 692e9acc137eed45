"""Time at the tables: the clock, how long a table waits, and time that counts against nobody."""
