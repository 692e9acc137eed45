"""What a soaked bot has to bear, and how its damage is found."""
