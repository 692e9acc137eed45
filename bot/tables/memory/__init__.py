"""Tables as their owner holds them in memory, and how a change reaches memory and store."""
