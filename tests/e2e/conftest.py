"""What end-to-end tests share: a browser, a PostgreSQL server, the deals, and neither to draw nor to think long."""

from tests.chromium import browser
from tests.dealt import dealt
from tests.hasty_goblins import hasty_goblins
from tests.postgres import any_url, postgres
from tests.undrawn import blank, in_words, undrawn

__all__ = ["any_url", "blank", "browser", "dealt", "hasty_goblins", "in_words", "postgres", "undrawn"]
