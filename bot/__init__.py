"""Everything that knows what a guild is: tables, their store, screens, pictures and the connection to Discord."""
