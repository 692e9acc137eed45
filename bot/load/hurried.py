"""The bot as `python -m bot` runs it, by a clock that goes SOAK_SPEED times as fast since SOAK_BEGAN, kills or not.

It is run by its path. So a soak of minutes holds hours of silent players, reminders and rounds of the house.
"""

import asyncio
import os
import sys
import time
from datetime import UTC, datetime, timedelta

from bot.__main__ import main
from bot.ui import parlour

SPEED, BEGAN = float(os.environ["SOAK_SPEED"]), float(os.environ["SOAK_BEGAN"])
LONGEST_NAP = 1.0


class QuickClock:
    """A clock in a hurry."""

    def now(self) -> datetime:
        """Return its time in UTC."""
        return datetime.fromtimestamp(BEGAN, UTC) + timedelta(seconds=(time.time() - BEGAN) * SPEED)

    async def sleep_until(self, moment: datetime) -> None:
        """Return when it shows `moment`."""
        while (left := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110  time sets no event
            await asyncio.sleep(min(left / SPEED, LONGEST_NAP))


if __name__ == "__main__":
    # The one place where the house takes its clock.
    vars(parlour)["SystemClock"] = QuickClock
    sys.exit(main())
