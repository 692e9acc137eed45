"""The bot under load: many tables, clicks at a given rate, beside a bare bot. It never runs in production."""
