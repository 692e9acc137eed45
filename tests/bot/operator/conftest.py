"""What the tests of the operator's commands share: a server for a house that is not a file."""

from tests.postgres import postgres

__all__ = ["postgres"]
