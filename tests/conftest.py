"""What all tests share: property tests draw the same examples every time and are not held to a deadline."""

import os
import sys

from hypothesis import settings

# Tests start the bot again and again, and are rewritten by pytest: all would else be compiled each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

settings.register_profile("parlour", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("parlour")
