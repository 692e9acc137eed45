"""`python -m tests.skewed_bot`: the bot with a clock that is ahead of the machine's by the seconds in the file SKEW."""

import os
import sys
import time
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from unittest.mock import patch

from bot.__main__ import main
from bot.tables.deadlines import clock

SKEW = Path(os.environ["SKEW"])


def ahead() -> float:
    """Return by how many seconds the clock is ahead now."""
    return float(SKEW.read_text())


class SkewedDatetime(datetime):
    """The time of day, as the skewed clock shows it."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]  # a plain one
        """Return the time."""
        return datetime.now(tz) + timedelta(seconds=ahead())


if __name__ == "__main__":
    patch.object(clock, "datetime", SkewedDatetime).start()
    patch.object(clock, "time", lambda: time.time() + ahead()).start()
    sys.exit(main())
