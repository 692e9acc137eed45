"""What all tests of the bot share: the deals, and not to paint, or not to draw at all."""

from tests.dealt import dealt
from tests.undrawn import in_words, undrawn

__all__ = ["dealt", "in_words", "undrawn"]
