"""What the bot needs of Discord, tried on Discord itself."""
