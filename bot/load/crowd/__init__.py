"""The people of a house under load: what they see, and what they do."""
