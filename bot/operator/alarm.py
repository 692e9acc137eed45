"""Alerts the operator by a webhook of Discord: once when a trouble begins and once when it is over.

What is told names tables by their number and troubles by their kind, nothing else. The webhook's address is kept like
the token: it is in no log and no error.
"""

import asyncio
import logging
import os
import shutil
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http import HTTPStatus

import aiohttp

from bot.operator.health import HealthReport, check_health
from bot.operator.periodic import PeriodicJob
from bot.settings import Settings
from bot.store.drivers.addresses import find_database_file, is_file_database
from bot.store.upkeep.backups import find_last_backup
from bot.ui.parlour_client import ParlourClient
from games.engine.words import get_english_sentence

log = logging.getLogger(__name__)

ALARM_INTERVAL = timedelta(minutes=1)
MAX_FAILED_LOOKS = 5
"""Something that is away for so many looks in a row is told; a restart of Discord's gateway is not."""
MAX_BACKUP_AGE = timedelta(hours=30)
MIN_FREE_DISK_SHARE = 0.05
"""This share of the disk's room is little, and so is less than twice the database."""
ALARM_SEND_TIMEOUT = 10.0
"""Seconds."""
DAMAGED_TABLE_TROUBLE = "aside"


@dataclass(slots=True)
class OperatorAlarm:
    """Monitors the bot, and alerts the operator to what is news."""

    parlour: ParlourClient
    settings: Settings
    failing: Collection[str] = ()
    """The jobs of the night that failed when they were last tried."""
    _looks: dict[str, int] = field(default_factory=dict)
    _told: set[str] = field(default_factory=set)
    _opened_at: datetime = field(default_factory=lambda: datetime.now(UTC))

    async def check_troubles(self) -> None:
        """Check for troubles once, and notify the operator of what began and what is over."""
        troubles = await self._find_troubles()
        for trouble in [*self._looks]:
            if trouble not in troubles:
                del self._looks[trouble]
        for trouble in troubles:
            self._looks[trouble] = self._looks.get(trouble, 0) + 1
        lasting = {trouble for trouble, looks in self._looks.items() if looks >= LOOKS_BY_TROUBLE.get(trouble, 1)}
        for trouble in sorted(lasting - self._told):
            await self._notify_operator(trouble, "begun")
        for trouble in sorted(self._told - set(troubles)):
            await self._notify_operator(trouble, "over")

    async def _find_troubles(self) -> set[str]:
        now = await check_health(self.parlour)
        troubles = {part for part, bad in _list_health_troubles(now).items() if bad}
        troubles |= {trouble for trouble, bad in FILE_CHECKS_BY_TROUBLE.items() if await asyncio.to_thread(bad, self)}
        troubles |= {f"failed-{job}" for job in self.failing}
        if "failed-backup" in troubles and "backup" not in self._told:
            troubles.discard("backup")  # the same, told once
        return troubles | {f"{DAMAGED_TABLE_TROUBLE} {number}" for number in self.parlour.tables.changes.damaged}

    async def _notify_operator(self, trouble: str, state: str) -> None:
        kind, _, table = trouble.partition(" ")
        if await send_operator_alert(
            self.settings, get_english_sentence("alarm", kind=kind, table=table or "", state=state)
        ):
            (self._told.add if state == "begun" else self._told.discard)(trouble)

    def is_backup_missing(self) -> bool:
        """Tell whether a night passed without a good backup since the bot was opened."""
        url, now = self.settings.database_url, datetime.now(UTC)
        if not is_file_database(url) or not self.settings.backup_keep or now - self._opened_at < MAX_BACKUP_AGE:
            return False
        try:
            backup = find_last_backup(find_database_file(url), self.settings.nightly_backup_folder)
        except OSError:  # a folder that is closed now
            return True
        return backup is None or now - backup[1] > MAX_BACKUP_AGE

    def is_disk_full(self) -> bool:
        """Tell whether the disk of the database has little room left."""
        url = self.settings.database_url
        if not is_file_database(url) or not os.path.exists(find_database_file(url)):  # noqa: PTH110  Path.exists raises where it is closed
            return False
        room = shutil.disk_usage(find_database_file(url).parent)
        return room.free < max(MIN_FREE_DISK_SHARE * room.total, 2 * find_database_file(url).stat().st_size)


def _list_health_troubles(now: HealthReport) -> dict[str, bool]:
    return {
        "store": not now.store,
        "gateway": not now.gateway,
        "delivery": not now.delivery,
        "copy": now.second_copy,
    }


FILE_CHECKS_BY_TROUBLE: Mapping[str, Callable[[OperatorAlarm], bool]] = {
    "backup": OperatorAlarm.is_backup_missing,
    "disk": OperatorAlarm.is_disk_full,
}
LOOKS_BY_TROUBLE: Mapping[str, int] = dict.fromkeys(("store", "gateway", "delivery"), MAX_FAILED_LOOKS)


async def send_operator_alert(settings: Settings, sentence: str) -> bool:
    """Send an alert: a sentence to the operator's webhook; tell whether it arrived, or nobody wants it."""
    if settings.operator_webhook is None:
        return True
    body = {"content": sentence, "allowed_mentions": {"parse": []}}
    timeout = aiohttp.ClientTimeout(total=ALARM_SEND_TIMEOUT)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(settings.operator_webhook.get_secret_value(), json=body) as answer,
        ):
            if answer.status < HTTPStatus.BAD_REQUEST:
                return True
            log.warning("the operator could not be told: %s", answer.status)
    except (aiohttp.ClientError, TimeoutError, OSError) as fault:
        log.warning("the operator could not be told: %s", type(fault).__name__)  # its text would have the address
    return False


def build_alarm_job(parlour: ParlourClient, settings: Settings, failing: Collection[str] = ()) -> PeriodicJob:
    """Return the job that looks at a bot for the operator."""
    return PeriodicJob("alarm", ALARM_INTERVAL, OperatorAlarm(parlour, settings, failing).check_troubles)
