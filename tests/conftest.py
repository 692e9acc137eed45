"""What all tests share: property tests draw the same examples every time and are not held to a deadline."""

import os

from hypothesis import settings

# Tests start the bot again and again: it would else be compiled each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("parlour", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("parlour")
