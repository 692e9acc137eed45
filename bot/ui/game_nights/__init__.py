"""Game nights on Discord: their messages, and what people press there."""
