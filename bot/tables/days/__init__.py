"""Statistics of the daily deal: how people did over many days, and what a server's digest (daily summary) says."""
