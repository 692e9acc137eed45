"""What is noted of a message before it is posted: under which key, when the note goes, and whose notes stay."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.store import Store
from bot.store.models import Posting, Sitter, SurfaceKind, SurfaceMessage, Table
from bot.store.posting_keys import NOTED_KINDS, NOTED_PERSONAL_KINDS, build_posting_key, parse_table_from_posting_key
from bot.tables.memory.shown_messages import ShownMessages
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, tzinfo=UTC)

KEYS: tuple[tuple[object, int | None], ...] = (
    # the key of a note: the table at which something was about to be posted, if it says so
    *((f"{kind} of table 7", 7) for kind in NOTED_KINDS),
    ("panel of seat 0 of table 7", 7),
    ("bell of seat 0 of table 7", 7),
    ("reminder of seat 3 of table 7", 7),
    ("board of seat 0 of table 7", None),
    ("panel of seat 12 of table 1234567890", 1234567890),
    (f"board of table {'9' * 18}", int("9" * 18)),
    (f"board of table {'9' * 19}", None),
    ("panel of table 7", None),
    ("lobby of table 7", None),
    ("boards of table 7", None),
    ("board of table seven", None),
    ("board of table -7", None),
    ("board of table ", None),
    ("board", None),
    ("commands", None),
    (None, None),
    (7, None),
    (b"board of table 7", None),
)


@pytest.mark.parametrize(("key", "table"), KEYS)
def test_a_note_names_its_table(key: object, table: int | None) -> None:
    assert parse_table_from_posting_key(key) == table


@pytest.mark.parametrize(
    ("kind", "seat"), [*((kind, None) for kind in NOTED_KINDS), *((kind, 3) for kind in NOTED_PERSONAL_KINDS)]
)
def test_each_note_that_is_made_is_understood(kind: SurfaceKind, seat: int | None) -> None:
    assert parse_table_from_posting_key(build_posting_key(kind, 7, seat)) == 7


ROUND: tuple[Posting, ...] = (
    Posting("board", None, 3),
    Posting("bell", None, 0),
    Posting("end", None, 0),
    Posting("panel", 0, 3),
    Posting("panel", 1, None, 9),
    Posting("panel", 2, None, 0, 70),
    Posting("bell", 1, 3, None, 70),
    Posting("reminder", 2, 0, None, 70),
    Posting("bell", None, 3, after=0),
    Posting("board", None, 3, since=7_000, after=1576535318734045184),
    Posting("panel", 1, None, 9, 70, after=8),
)


def shown(notes: dict[str, str]) -> ShownMessages:
    """Return the messages of a bot whose notes are these."""

    async def save_stored_value(key: str, value: str) -> None:
        notes[key] = value

    async def read(keys: Any) -> dict[str, str]:
        return {key: notes[key] for key in keys if key in notes}

    changes: Any = SimpleNamespace(
        store=SimpleNamespace(save_stored_value=save_stored_value, get_stored_values=read),
        holding=None,
        notes=AsyncMock(),
    )
    return ShownMessages(changes)


@pytest.mark.parametrize("about", ROUND, ids=str)
async def test_what_was_about_to_be_posted_is_read_as_it_was_noted(about: Posting) -> None:
    notes: dict[str, str] = {}
    await shown(notes).save_posting(7, about)
    assert await shown(notes).list_pending_postings(7, 3) == [about]
    assert await shown(notes).list_pending_postings(8, 3) == [], "of another table"
    assert await shown(notes).list_pending_postings(7, 0) == ([about] if about.seat is None else []), (
        "of seats that there are"
    )


@pytest.mark.parametrize(
    "damaged",
    ["", "version", "version ", "version x", "x", "--1", "3 since", "3 4", "version version 3", "3 in", "in 7", "٣"],
)
async def test_a_damaged_note_says_nothing_and_hides_no_other(damaged: str) -> None:
    notes = {build_posting_key("board", 7): damaged, build_posting_key("panel", 7, 1): "4"}
    assert await shown(notes).list_pending_postings(7, 3) == [Posting("panel", 1, 4)]


POSTS: tuple[tuple[SurfaceKind, int | None, str | None], ...] = (
    # what is noted as posted, for whom: which note goes
    ("board", None, "board"),
    ("bell", None, "bell"),
    ("end", None, "end"),
    ("panel", 1, "panel 0"),
    ("panel", 2, "panel 1"),
    ("panel", 3, None),
    ("bell", 1, "bell 0"),
    ("reminder", 2, "reminder 1"),
    ("lobby", None, None),
)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(lay(tmp_path / "parlour.db")))
    yield opened
    await opened.close()


async def test_a_message_that_is_noted_is_no_longer_about_to_be_posted(store: Store) -> None:
    sitters = (Sitter(0, 1, "Ann"), Sitter(1, 2, "Bob"))
    plain: dict[str, Any] = {"game": "gobblestones", "guild_id": None, "channel_id": 9, "thread_id": None, "host_id": 1}
    plain |= {"status": "playing", "options": {}, "pace": "live", "language": "en", "version": 0}
    seven, eight = [
        (await store.tables.add_table(Table(id=0, **plain, sitters=sitters, created_at=NOW, changed_at=NOW))).id
        for _ in range(2)
    ]
    noted = {
        "board": build_posting_key("board", seven),
        "bell": build_posting_key("bell", seven),
        "end": build_posting_key("end", seven),
    }
    noted |= {
        f"{kind} {seat}": build_posting_key(kind, seven, seat) for kind in NOTED_PERSONAL_KINDS for seat in range(2)
    }
    others = {build_posting_key("board", eight), build_posting_key("panel", eight, 0)}
    for number, (kind, user, goes) in enumerate(POSTS, start=1):
        for key in (*noted.values(), *others):
            await store.save_stored_value(key, "3")
        place: dict[str, Any] = {"channel_id": 9, "message_id": 50 + number, "version_shown": 1}
        await store.surfaces.add_surface(SurfaceMessage(table_id=seven, kind=kind, user_id=user, **place))
        left = await store.get_stored_values([*noted.values(), *others])
        gone = {noted[goes]} if goes else set()
        assert set(left) == {*noted.values(), *others} - gone, (kind, user)
