"""The connection to Discord: rate limit, permissions, sessions, sockets, clock skew, and what refusals mean."""
