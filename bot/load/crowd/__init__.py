"""The people of a bot under load: what they see, and what they do."""
