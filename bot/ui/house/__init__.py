"""What Discord allows the house: requests a second, permissions in a place."""
