"""Time at the tables: deadlines (timeouts), the clock, how long a table waits, and time that counts against nobody."""
