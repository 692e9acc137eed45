"""What the operator of a bot needs: a command line, rounds by night and by day, and a look from outside."""
