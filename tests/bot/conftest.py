"""What all tests of the bot share: the deals."""

from tests.dealt import dealt

__all__ = ["dealt"]
