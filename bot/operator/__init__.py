"""What the operator of a house needs: a command line, rounds that are made by night and by day, a look from outside."""
