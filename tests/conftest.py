"""What all tests share: property tests draw the same examples every time and are not held to a deadline."""

from hypothesis import settings

settings.register_profile("parlour", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("parlour")
