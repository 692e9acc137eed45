"""What end-to-end tests share: the browser and the PostgreSQL server, if they are installed, and not to draw."""

from tests.chromium import browser
from tests.dealt import dealt
from tests.postgres import any_url, postgres
from tests.undrawn import in_words, undrawn

__all__ = ["any_url", "browser", "dealt", "in_words", "postgres", "undrawn"]
