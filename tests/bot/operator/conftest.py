"""What the tests of the operator's commands share: a server for a bot that is not a file."""

from tests.postgres import postgres

__all__ = ["postgres"]
