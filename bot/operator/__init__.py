"""What the operator (host) of a bot needs: a command line, maintenance by night and by day, monitoring."""
