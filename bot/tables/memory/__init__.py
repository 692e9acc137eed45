"""Tables as their owner caches them in memory, and how a change reaches memory and store."""
