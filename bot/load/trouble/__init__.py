"""What a soaked house has to bear, and how its damage is found."""
