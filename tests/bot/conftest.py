"""What all tests of the bot share: the deals, and not to paint."""

from tests.dealt import dealt
from tests.undrawn import in_words

__all__ = ["dealt", "in_words"]
