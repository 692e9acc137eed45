"""What a soak can say of what it counts: clicks beside doubled moves, what dark tables showed, what became of clicks.

Times are of the day, as in the bot's log; those of moves, which the bot's quick clock gave, are turned back into it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.sandbox.world.snowflake import read_snowflake_time
from bot.screens.custom_ids import parse_custom_id
from tests.load.crowd.people import Crowd, Pressed
from tests.load.crowd.sights import Sight
from tests.load.houses.database import HouseDatabase
from tests.load.trouble.consistency import Doubled
from tests.load.trouble.darkness import Waiting, lit, waiting
from tests.load.trouble.duplicate_messages import Twin

BEFORE = 30.0
"""For how many seconds before a move somebody's clicks are told with it."""
LINES = 12
"""How many of the last lines in the log are told of a table."""

STORED = 'SELECT number, notation, "by", "at" FROM moves WHERE table_id = {} AND seat = {} ORDER BY number'
PLAYED = 'SELECT number, seat, notation, "by", "at" FROM moves WHERE table_id = {} ORDER BY number'
SHOWN = "SELECT kind, user_id, message_id, version_shown, decision, live FROM surfaces WHERE table_id = {}"
SEATED = "SELECT seat, user_id, gone, silent FROM seats WHERE table_id = {} ORDER BY place"
NOTED_AS = "SELECT table_id, kind, user_id, decision, live FROM surfaces WHERE message_id = {}"
OWED = "SELECT key, value FROM notes WHERE key LIKE '% of table %'"
STANDS = "SELECT game, status, version, pace, decision_number, paused_at, guild_id, thread_id FROM tables WHERE id = {}"


@dataclass(frozen=True, slots=True)
class QuickTime:
    """How the bot's clock stands to the day's: it began at a moment, and goes so many times as fast."""

    began: float
    speed: float

    def of_day(self, microseconds: int) -> float:
        """Return when the bot's clock showed this time."""
        return self.began + (microseconds / 1e6 - self.began) / self.speed


async def of_doubled(kept: HouseDatabase, crowd: Crowd, doubled: Doubled, clock: QuickTime) -> list[str]:
    """Return the stored moves of somebody with a notation, each with what they had clicked shortly before it."""
    told = [f"doubled: table {doubled.table}, seat {doubled.seat}, {doubled.user}: {doubled.notation}"]
    own = [pressed for pressed in crowd.pressed if pressed.user == doubled.user and pressed.table == doubled.table]
    for number, notation, by, at in await kept.rows(STORED.format(doubled.table, doubled.seat)):
        moment = clock.of_day(at)
        if notation == doubled.notation:
            told.append(f"  {_time(moment)} move {number} by {by}: {notation}")
            told += [f"    {_click(pressed)}" for pressed in own if -BEFORE < pressed.at - moment < 1]
    return told


async def of_lost(kept: HouseDatabase, crowd: Crowd, table: int, accepted: list[str], clock: QuickTime) -> list[str]:
    """Return what was answered with yes at a table, and all moves stored there among all clicks on moves, by time."""
    moves = [
        (clock.of_day(at), f"move {number} of seat {seat} by {by}: {notation}")
        for number, seat, notation, by, at in await kept.rows(PLAYED.format(table))
    ]
    clicks = [
        (one.at, _click(one)) for one in crowd.pressed if one.table == table and not one.control.startswith("hand")
    ]
    timeline = [f"  {_time(moment)} {what}" for moment, what in sorted(moves + clicks)]
    return [f"lost at table {table}, where yes was said to {accepted}", *timeline]


async def of_dark(kept: HouseDatabase, crowd: Crowd, table: int, log: str, silent: str | None) -> list[str]:
    """Return what a table waits for, what the bot noted of it, what its messages offer, and what the log said of it.

    `silent` is what was answered when somebody asked for a hand there, if that was no answer.
    """
    asked = next((one for one in await waiting(kept) if one.table == table), None)
    told = [f"{_time(datetime.now(UTC).timestamp())} table {table}: waits for {asked}; hand answered with {silent}"]
    told += [f"  seat {row}" for row in await kept.rows(SEATED.format(table))]
    told += [f"  stands {row}" for row in await kept.rows(STANDS.format(table))]
    told += [f"  noted {row}" for row in await kept.rows(SHOWN.format(table))]
    told += [f"  shown {_sight(crowd, sight)}" for sight in crowd.sights.of(table)]
    if asked and asked.people:
        told.append(f"  dark for {[user for user in asked.people if not lit(crowd, _alone(asked, user))]}")
    return told + [f"  log {line}" for line in lines_of(table, log)]


def of_unanswered(pressed: Pressed, log: str) -> list[str]:
    """Return what became of a click that nobody answered, and what the log said of it."""
    lines = [line for line in log.splitlines() if f"click={pressed.interaction}" in line]
    return [_click(pressed), *(f"  log {line}" for line in lines[-LINES:])]


async def of_twin(kept: HouseDatabase, crowd: Crowd, twin: Twin, log: str) -> list[str]:
    """Return what a second board or bell says, whom it rings, what was noted of it, and what the log said of it."""
    there = (channel.messages.get(twin.message) for channel in crowd.sandbox.world.channels.values())
    told = [f"second {twin.kind} {twin.message}, posted at {_time(read_snowflake_time(twin.message))}"]
    told += [f"  says {one.content or one.components}, rings {sorted(one.pings)}" for one in there if one]
    told += [f"  noted {row}" for row in await kept.rows(NOTED_AS.format(twin.message))]
    told += [f"  owed {row}" for row in await kept.rows(OWED)]
    return told + [f"  log {line}" for line in log.splitlines() if str(twin.message) in line][-LINES:]


def lines_of(table: int, log: str) -> list[str]:
    """Return the last lines of the log that name a table."""
    named = re.compile(rf"\btable[ =]{table}\b")
    return [line for line in log.splitlines() if named.search(line)][-LINES:]


def unanswered(pressed: Iterable[Pressed]) -> Iterator[Pressed]:
    """Yield the clicks that ended without any answer."""
    return (one for one in pressed if one.failed)


def _alone(asked: Waiting, user: int) -> Waiting:
    return Waiting(asked.table, asked.decision, frozenset({user}))


def _sight(crowd: Crowd, sight: Sight) -> str:
    message, channel = sight.message, crowd.sandbox.world.channels.get(sight.message.channel_id)
    there = "there" if channel is not None and message.id in channel.messages else "gone"
    offers = sorted({f"{way.verb}:{way.decision}" for way in sight.ways})
    return (
        f"message {message.id} ({there}) for {sight.onlooker or 'all'}, names {sorted(sight.named)},"
        f" offers {offers} among {sorted(sight.verbs)}"
    )


def _click(pressed: Pressed) -> str:
    act = parse_custom_id(pressed.control)
    at_decision = f" at decision {act.decision}" if act else ""
    return (
        f"{_time(pressed.at)} click {pressed.interaction} of {pressed.user}: {pressed.control} {pressed.values or ''}"
        f"{at_decision} -> {pressed.ended or 'pending'} after {pressed.seconds:.2f} s"
    )


def _time(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%H:%M:%S.%f")[:-3]
