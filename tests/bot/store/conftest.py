"""What the tests of the store share: a store of each kind."""

from tests.postgres import any_url, postgres

__all__ = ["any_url", "postgres"]
