"""The bot with a clock that is ahead of the machine's by the seconds in the file that the variable SKEW names."""

import os
import time
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from unittest.mock import patch

from bot.__main__ import main
from bot.tables.deadlines import clock


def ahead() -> float:
    """Return by how many seconds the clock is ahead now."""
    return float(Path(os.environ["SKEW"]).read_text())


class SkewedDatetime(datetime):
    """The time of day, as the skewed clock shows it."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]  # a plain one
        """Return the time."""
        return datetime.now(tz) + timedelta(seconds=ahead())


def skewed() -> int:
    """Run the bot."""
    with (
        patch.object(clock, "datetime", SkewedDatetime),
        patch.object(clock, "time", lambda: time.time() + ahead()),
    ):
        return main([])
