"""The live check (integration test) on Discord itself of what the bot needs."""
