"""The slash commands, and how Discord is told about them."""
