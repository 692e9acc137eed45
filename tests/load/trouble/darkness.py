"""Finds tables that leave somebody in the dark: by what people are shown, never by the bot's own notes of it.

A match waits for somebody with a decision that has a number. One of the messages that this person sees must offer it: a
control that carries the number, or, where they accept no direct messages, the board that names them and shows their
hand. Nothing tells a bot that somebody accepts them again: who refused one has the board until the match is over.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox import SeenMessage, list_selects
from bot.screens.custom_ids import ClickAction, parse_custom_id
from games.engine import Match, Snapshot
from tests.load.crowd.offers import acts
from tests.load.crowd.people import Crowd
from tests.load.crowd.sights import Sight
from tests.load.houses.database import HouseDatabase

PLAYING = "SELECT id, snapshot FROM tables WHERE status = 'playing' AND paused_at IS NULL AND snapshot IS NOT NULL"
PEOPLE = "SELECT table_id, seat, user_id FROM seats WHERE user_id > 0 AND NOT gone AND silent < 2"


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for people: the number of the decision, and who has to answer."""

    table: int
    decision: int
    people: frozenset[int]


async def waiting(kept: HouseDatabase) -> list[Waiting]:
    """Return the tables with a running match, and whom each waits for, as the database has it."""
    seated = {(table, seat): user for table, seat, user in await kept.rows(PEOPLE)}
    return [_waiting(table, snapshot, seated) for table, snapshot in await kept.rows(PLAYING)]


def _waiting(table: int, snapshot: str, seated: dict[tuple[int, int], int]) -> Waiting:
    decision = Match.restore(Snapshot.model_validate_json(snapshot)).decision
    seats = decision.seats if decision else ()
    people = frozenset(seated[table, seat] for seat in seats if (table, seat) in seated)
    return Waiting(table, decision.number if decision else 0, people)


def lit(crowd: Crowd, table: Waiting) -> bool:
    """Tell whether everybody for whom a table waits is offered what it waits for."""
    sights = [sight for sight in crowd.sights.of(table.table) if is_there(crowd, sight)]
    return all(any(_offers(crowd, sight, table, person) for sight in sights) for person in table.people)


def told_of_the_end(crowd: Crowd, table: int) -> bool:
    """Tell whether people are shown that a match is over, and are offered no move of it any more."""
    sights = [sight for sight in crowd.sights.of(table) if sight.onlooker is None and is_there(crowd, sight)]
    return any("rematch" in sight.verbs for sight in sights) and not any(sight.ways for sight in sights)


def _offers(crowd: Crowd, sight: Sight, table: Waiting, person: int) -> bool:
    if sight.message.is_ephemeral or sight.onlooker not in (None, person):
        return False
    if any(act.decision == table.decision for act in _controls(sight.message)):
        return True
    by_hand = sight.onlooker is None and "hand" in sight.verbs and person in sight.named
    return by_hand and _has_no_panel(crowd, table.table, person)


def _has_no_panel(crowd: Crowd, table: int, person: int) -> bool:
    """Tell whether somebody gets no direct messages: none now, or none since they refused one at this table."""
    if not crowd.sandbox.world.get_user(person).dms_open:
        return True
    own = (sight for sight in crowd.sights.of(table) if sight.onlooker == person and is_there(crowd, sight))
    return (table, person) in crowd.shut_out and all(sight.message.is_ephemeral for sight in own)


def _controls(message: SeenMessage) -> Iterator[ClickAction]:
    yield from acts(message)
    for menu in list_selects(message):
        if act := parse_custom_id(menu.custom_id):
            yield act


def is_there(crowd: Crowd, sight: Sight) -> bool:
    """Tell whether a message is still there: with a thread, all of its messages go unannounced."""
    channel = crowd.sandbox.world.channels.get(sight.message.channel_id)
    return channel is not None and sight.message.id in channel.messages
