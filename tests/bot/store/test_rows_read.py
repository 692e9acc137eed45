"""What a row is read as, cell by cell: what is sound, what stands in for what is damaged, and what the log says."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.store import Shards, Store
from bot.store.models import EPOCH, Preferences, Proposal, Server, Sitter, StoredMove, SurfaceMessage, Table
from bot.store.rows import row_validation as rows
from games.engine.events import Untyped
from tests.bot.store.test_found import opened
from tests.empty_house import lay

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
BAD = object()
FAR = EPOCH + timedelta(days=365 * 1000)
SITTERS = (Sitter(0, 1, "Ann"), Sitter(1, 2, "Bob"))
ROW: dict[str, Any] = {
    "id": 5,
    "game": "gobblestones",
    "guild_id": None,
    "channel_id": 8,
    "thread_id": None,
    "host_id": 1,
    "status": "playing",
    "options": {"bluff": False},
    "pace": "live",
    "language": "en",
    "version": 3,
    "created_at": NOW,
    "changed_at": NOW,
    "started_at": NOW,
    "deadline": NOW,
    "warned": True,
    "hints": False,
}
WHOLE = Table(**ROW, sitters=SITTERS)


def asked(until: datetime) -> dict[str, Any]:
    return {"number": 1, "kind": "pause", "user_id": 1, "name": "Ann", "until": until}


SOUND: tuple[dict[str, Any], ...] = (
    {},
    {"version": 0},
    {"version": 2**32 - 1},
    {"status": "lobby", "seats": (None, None)},
    {"status": "over", "seats": (1, 0)},
)
ASIDE: tuple[tuple[dict[str, Any], dict[str, Any], str], ...] = (
    # the cells; what the table is then, besides being aside and without a deadline; what the log says of it
    ({"version": -1}, {"version": 2**31}, "version"),
    ({"version": 2**32}, {"version": 2**31}, "version"),
    ({"seats": (1, 0)}, {}, "sitters"),
    ({"seats": (0, 2)}, {}, "sitters"),
    ({"proposal": asked(NOW.replace(tzinfo=None))}, {"proposal": None}, "proposal"),
    ({"proposal": asked(FAR)}, {"proposal": None}, "proposal"),
    ({"game": "whist"}, {"game": "whist"}, "game"),
    ({"game": 5}, {"game": ""}, "game"),
    ({"game": ["whist"]}, {"game": ""}, "game"),
    ({"status": "asleep"}, {}, "status"),
    ({"started_at": BAD}, {"started_at": None}, "started_at"),
    ({"pace": "hectic", "options": []}, {"pace": "none", "options": {}}, "options, pace"),
    *(({name: BAD}, {name: value}, name) for name, value in rows.DEFAULTS_BY_FIELD.items() if name != "game"),
)


def cells(facts: dict[str, Any]) -> tuple[dict[str, Any], tuple[Sitter, ...]]:
    """Return a row with these cells, and who sits there."""
    row = ROW | facts
    seats = row.pop("seats", (0, 1))
    return row, tuple(replace(sitter, seat=seat) for sitter, seat in zip(SITTERS, seats, strict=True))


@pytest.mark.parametrize("facts", SOUND)
def test_a_sound_row_is_its_table(facts: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    row, sitters = cells(facts)
    assert rows.parse_table_row(row, sitters) == replace(WHOLE, **{name: row[name] for name in row}, sitters=sitters)
    assert caplog.messages == []


@pytest.mark.parametrize(("facts", "then", "named"), ASIDE)
def test_a_damaged_row_is_set_aside_with_what_can_be_read(
    facts: dict[str, Any], then: dict[str, Any], named: str, caplog: pytest.LogCaptureFixture
) -> None:
    row, sitters = cells(facts)
    aside = {"status": "aside", "deadline": None, "sitters": sitters}
    assert rows.parse_table_row(row, sitters) == replace(WHOLE, **(aside | then))
    assert caplog.messages == [f"table 5 is set aside: its {named} cannot be read"]
    assert rows.parse_table_row(row | {"status": "closed"}, sitters).status == "closed"


def test_somebody_who_cannot_be_read_puts_the_table_aside(caplog: pytest.LogCaptureFixture) -> None:
    found = rows.parse_table_row(ROW, (SITTERS[0], None))
    assert (found.status, found.sitters) == ("aside", SITTERS[:1])
    assert caplog.messages == ["table 5 is set aside: its sitters cannot be read"]
    asking = rows.parse_table_row(ROW | {"proposal": asked(NOW)}, SITTERS)
    assert asking.proposal == Proposal(**asked(NOW))


SEAT: dict[str, Any] = {"seat": 0, "user_id": 1, "name": "Ann", "dm": "open", "gone": False, "silent": 2}
WISH: dict[str, Any] = {"ring": "dm", "quiet_from": 0, "quiet_until": 1439}


def test_who_sits_there_is_read_with_what_they_prefer(caplog: pytest.LogCaptureFixture) -> None:
    sitter = Sitter(0, 1, "Ann", "open", silent=2)
    assert rows.parse_sitter_row(SEAT, None) == sitter
    assert rows.parse_sitter_row(SEAT, WISH) == replace(sitter, wish=Preferences("dm", 0, 1439))
    for damage in ({"name": b"\xff"}, {"name": 1}, {"silent": BAD}, {"dm": "x"}, {"seat": "first"}):
        assert rows.parse_sitter_row(SEAT | damage, None) is None
    assert caplog.messages == []
    for damage, what in (
        ({"ring": "x"}, "preferences"),
        ({"quiet_from": -1}, "quiet hours"),
        ({"quiet_until": 1440}, "quiet hours"),
    ):
        assert rows.parse_preferences_row(WISH | damage) == Preferences()
        assert caplog.messages[-1] == f"somebody's {what} cannot be read"
    assert rows.parse_preferences_row({"quiet_from": None}) == Preferences()


def test_a_server_and_a_message_are_read_or_stand_in(caplog: pytest.LogCaptureFixture) -> None:
    server = {"guild_id": 7, "channels": [8, 9], "threads": False}
    assert rows.parse_server_settings_row(server) == Server(7, (8, 9), threads=False)
    assert rows.parse_server_settings_row(server | {"pace": "hectic"}) == Server(7)
    shown = {"id": 3, "table_id": 5, "kind": "board", "user_id": None, "channel_id": 1, "message_id": 1}
    shown |= {"version_shown": 2}
    assert rows.parse_surface_row(shown) == SurfaceMessage(**shown)  # type: ignore[arg-type]  # as a row has them
    assert [rows.parse_surface_row(shown | {name: 0}) for name in ("channel_id", "message_id")] == [None, None]
    assert rows.parse_surface_row(shown | {"kind": "poster"}) is None
    assert caplog.messages == ["the settings of server 7 cannot be read", "a message of table 5 cannot be read"]


def test_cells_of_text_are_read_or_are_none() -> None:
    moments = (None, "", "soon", "2030-01-01T12:00:00", NOW.isoformat(), FAR.isoformat())
    assert [rows.parse_stored_time(one) for one in moments] == [None, None, None, None, NOW, None]
    assert rows.parse_stored_time((FAR - timedelta(microseconds=1)).isoformat()) == FAR - timedelta(microseconds=1)
    assert [rows.decode_text(stored) for stored in ("ä".encode(), b"\xff")] == ["ä", b"\xff"]
    assert [rows.parse_json(stored) for stored in ('{"a": 1}', b"[1]", "{", b"\xff", "[" * 99_999, None)] == [  # type: ignore[arg-type]  # as a damaged row has it
        {"a": 1},
        [1],
        *[None] * 4,
    ]
    assert (
        rows.compute_snapshot_checksum("a snapshot")
        == rows.compute_snapshot_checksum("a snapshot")[:16]
        != rows.compute_snapshot_checksum("another")
    )
    kept = (
        ("a", None),
        ("a", rows.compute_snapshot_checksum("a")),
        ("a", rows.compute_snapshot_checksum("b")),
        ("a", ""),
        (b"a", None),
        (None, None),
    )
    assert [rows.verify_snapshot(*one) for one in kept] == ["a", "a", None, None, None, None]


SHARDS = (
    # how it is written; first, last and count; its share; the shards of no server, of two servers
    ("0/1", (0, 0, 1), 1.0, True),
    (" 3/8 ", (3, 3, 8), 1 / 8, False),
    ("0-3/8", (0, 3, 8), 1 / 2, False),
    ("0-7/8", (0, 7, 8), 1.0, True),
)


@pytest.mark.parametrize(("written", "numbers", "share", "whole"), SHARDS)
def test_shards_are_read_as_they_are_written(
    written: str, numbers: tuple[int, int, int], share: float, *, whole: bool
) -> None:
    shards = Shards.from_text(written)
    assert (shards.first, shards.last, shards.count) == numbers
    assert (shards.fraction, shards.is_whole, str(shards)) == (share, whole, f"{numbers[0]}-{numbers[1]}/{numbers[2]}")
    assert list(shards.numbers) == list(range(numbers[0], numbers[1] + 1))
    here = [None, *((shard << 22) + 9 for shard in range(16))]
    assert [shards.find_shard(guild) for guild in here] == [0, *(shard % numbers[2] for shard in range(16))]
    assert [shards.has_server(guild) for guild in here] == [
        shards.find_shard(guild) in shards.numbers for guild in here
    ]


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        *(
            (wrong, "must be like 2-3/8: the first and the last of how many, counted from 0")
            for wrong in ("", "1", "x/2")
        ),
        *((wrong, "must name shards that there are: of 8 the first is 0, the last 7") for wrong in ("8/8", "3-2/8")),
    ],
)
def test_shards_that_there_are_not_are_refused(written: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{problem}$"):
        Shards.from_text(written)


def move(number: int, seat: int, *to: int | None) -> StoredMove:
    return StoredMove(number, seat, f"move {number}", "c", "player", tuple(Untyped("x", {}, one) for one in to), NOW)


MOVES = (move(1, 0, None), move(2, 0, 1), move(3, 1, 2, None), move(4, 2), move(5, 1, 0, 2))
KNOWN: tuple[tuple[int | None, list[int]], ...] = (
    (None, [1, 3]),
    (0, [1, 2, 3, 5]),
    (1, [1, 2, 3, 5]),
    (2, [1, 3, 4, 5]),
)


async def kept(path: Path) -> Store:
    store = await Store.open(str(lay(path)))
    three = tuple(Sitter(seat, seat + 1, "Ann") for seat in range(3))
    lobby = await store.tables.add_table(replace(opened("a"), sitters=three), "5ec2e7")
    await store.tables.add_table(replace(opened("c"), sitters=three))
    after = replace(lobby, status="playing", started_at=NOW)
    await store.tables.save_table(lobby, after, snapshot="{}", moves=MOVES)
    return store


async def test_each_onlooker_is_told_the_moves_that_they_may_know(tmp_path: Path) -> None:
    store = await kept(tmp_path / "parlour.db")
    whole = await store.load_whole_table(1, 2)
    assert whole
    assert (whole.snapshot, whole.secret, len(whole.known)) == ("{}", "5ec2e7", 4)
    for seat, numbers in KNOWN:
        assert [one.number for one in MOVES if one.is_known_to(seat)] == numbers
        for latest in (0, 2, 9):
            told = tuple(MOVES[number - 1] for number in numbers[len(numbers) - min(latest, len(numbers)) :])
            assert await store.tables.read_match_log(1, seat, latest) == (len(numbers), told)
        assert whole.known[seat] == await store.tables.read_match_log(1, seat, 2)
    assert whole.known[0][1][1] is whole.known[1][1][1], "what several know is one object"
    assert [(one.seat, one.move, one.check) for one in await store.tables.list_record_moves(1)] == [
        (one.seat, one.notation, "c") for one in MOVES
    ]
    other = await store.load_whole_table(2, 2)
    assert other
    assert (other.known, other.snapshot, other.secret) == (dict.fromkeys((None, 0, 1, 2), (0, ())), None, None)
    assert await store.load_whole_table(3, 2) is None
    await store.close()


async def spoil(store: Store, words: str) -> None:
    await store._database.write(lambda connection: connection.execute(text(words)))


HURT = (
    # what is damaged: the moves that a spectator is told then, who made the first three, and what the log says
    ("UPDATE moves SET by = 'cat' WHERE number = 1", [3], ("player", NOW)),
    ("UPDATE moves SET at = 'noon' WHERE number = 1", [3], ("player", EPOCH)),
    ("UPDATE moves SET events = '[1]' WHERE number = 1", [3], ("player", NOW)),
    ("UPDATE moves SET events = '{' WHERE number = 1", [1, 3], ("player", NOW)),
    ("UPDATE moves SET notation = X'FF' WHERE number = 1", [3], ("player", NOW)),
    ("UPDATE moves SET by = 'clock' WHERE number = 1", [1, 3], ("clock", NOW)),
)


@pytest.mark.parametrize(("damage", "told", "made"), HURT)
async def test_a_move_that_cannot_be_read_is_left_out_and_named(
    damage: str, told: list[int], made: tuple[str, datetime], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await kept(tmp_path / "parlour.db")
    await spoil(store, damage)
    count, moves = await store.tables.read_match_log(1, None, 9)
    assert (count, [one.number for one in moves]) == (2, told)
    assert caplog.messages == ([] if 1 in told else ["move 1 of table 1 cannot be read"])
    makers = await store.tables.list_move_makers(1)
    assert [one[1:] for one in makers[:2]] == [made, ("player", NOW)]
    assert [one.seat for one in makers] == [one.seat for one in MOVES]
    await store.close()


SPOILT = (
    ("kept_replays", "content = '['"),
    ("kept_replays", "content = '[1]'"),
    ("kept_replays", "content = X'FF'"),
    ("kept_replays", "kind = 'film'"),
    ("kept_replays", "user_id = 'Ann'"),
)


@pytest.mark.parametrize(("table", "damage"), SPOILT)
async def test_what_is_kept_and_cannot_be_read_is_as_if_it_had_expired(table: str, damage: str, tmp_path: Path) -> None:
    store = await kept(tmp_path / "parlour.db")
    number = await store.kept_replays.add_kept_replay(1, "bookmark", {"table": 1}, NOW)
    before = NOW - timedelta(seconds=1)
    found = await store.kept_replays.find_kept_replay(number, before)
    assert found
    assert (found.id, found.user_id, found.kind, found.content) == (number, 1, "bookmark", {"table": 1})
    await spoil(store, f"UPDATE {table} SET {damage}")  # noqa: S608  a test's own words
    assert await store.kept_replays.find_kept_replay(number, before) is None
    assert await store.kept_replays.list_bookmarks(1, 1, before) == []
    told = (await store.people.export_person(1))["replays"]
    assert len(told) == ("user_id" not in damage and "X'FF'" not in damage)
    await store.close()


async def test_notes_and_counts_that_cannot_be_read_are_left_out(tmp_path: Path) -> None:
    store = await kept(tmp_path / "parlour.db")
    for key in ("order close 5", "order resend 6", "order burn 7", "order close x", "orders close 8", "refused cat 9"):
        await store.save_stored_value(key, "soon")
    assert sorted(await store.load_orders()) == [("close", 5), ("resend", 6)]
    assert (await store.load_decisions()).people == (await store.load_decisions()).servers == frozenset()
    assert await store.get_stored_values(("order close 5", "a", "refused cat 9")) == {
        "order close 5": "soon",
        "refused cat 9": "soon",
    }
    assert await store.get_stored_value_time("order close 5") is None
    await store.save_stored_value("then", NOW.isoformat())
    assert await store.get_stored_value_time("then") == NOW
    await spoil(store, "UPDATE notes SET value = X'FF' WHERE key = 'then'")
    assert (await store.get_stored_value("then"), await store.get_stored_value_time("then")) == (None, None)
    assert await store.tables.count_tables_by_kind() == {("gobblestones", "playing"): 2}
    for number in ("0", "-1", "'x'"):
        await spoil(store, f"UPDATE table_counts SET tables = {number} WHERE status = 'playing'")  # noqa: S608  a test's own words
        assert await store.tables.count_tables_by_kind() == {}
    await store.close()
