"""What end-to-end tests share: the browser, where one is installed."""

from tests.chromium import browser

__all__ = ["browser"]
