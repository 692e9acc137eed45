"""What tests of the load need."""

from tests.postgres import postgres

__all__ = ["postgres"]
