"""The bot under load: many tables, clicks at a given rate, beside a bare bot. Not part of the bot."""
