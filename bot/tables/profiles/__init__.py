"""What somebody's results come to: figures of a person, and who may see which of them."""
