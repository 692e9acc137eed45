"""The house under load: many tables, clicks at a given rate, beside a bare bot. No part of the bot."""
