"""What is told of tables: to a person and a server, to the log, to listeners, and in records."""

import logging
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import get_args

import pytest

from bot.store.models import Preferences, Status
from bot.tables import GoblinPlayers, ListenerGroup
from bot.tables.goblins.goblin_players import BEAT_PAUSE_FACTOR, GOBLIN_PAUSE, MIN_MOVING_PAUSE_SHARE
from bot.tables.log_line import build_opening_line, build_status_line
from bot.tables.preferences import find_next_quiet_change, find_quiet_end
from bot.tables.use_cases.presets import PRESETS
from games.engine import IllegalMove, NotYourTurn
from tests.bot.tables.fingers import Answered, Fingers
from tests.bot.tables.parlour import ANN, BOB, CHANNEL, CLEO, GUILD, Ear, Parlour
from tests.bot.tables.test_table_lobby import refusal


async def over(parlour: Parlour) -> int:
    number = (await parlour.match(2, rounds=1)).id
    for person in (ANN, BOB):
        await parlour.tables.play_move(number, person.user_id, "show 1")
    return number


async def test_tables_of_a_person_stand_in_the_order_in_which_they_wait(parlour: Parlour) -> None:
    lobby = (await parlour.lobby(2)).id
    numbers = list[int]()
    for _ in range(3):
        parlour.clock.advance(5)
        numbers.append((await parlour.match(2)).id)
    first, second, third = numbers
    await parlour.tables.play_move(first, BOB.user_id, "show 1")
    for person in (ANN, BOB):
        parlour.clock.advance(5)
        await parlour.tables.play_move(second, person.user_id, "show 1")
    waiting = {
        person.name: [seen.table.id for seen in await parlour.tables.list_user_views(person.user_id)]
        for person in (ANN, BOB, CLEO)
    }
    assert waiting == {"Ann": [first, third, second, lobby], "Bob": [third, second, first, lobby], "Cleo": []}


async def test_so_many_tables_are_listed_and_the_newest_first(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.tables.MAX_LISTED_SERVER_TABLES", 3)
    lobbies = [(await parlour.lobby(1)).id for _ in range(4)]
    assert [table.id for table in await parlour.tables.list_newest_server_tables(GUILD)] == lobbies[:0:-1]
    assert await parlour.tables.list_newest_server_tables(GUILD + 1) == ()


async def test_the_house_shuts_a_table_whoever_sits_there_and_only_once(parlour: Parlour) -> None:
    for number in ((await parlour.lobby(2)).id, (await parlour.match(2)).id):
        shut = await parlour.tables.force_close_table(number)
        assert (shut.status, shut.closed_by) == ("closed", None)
        assert await refusal(parlour.tables.force_close_table(number)) == "table-closed"


async def test_why_a_text_is_refused_is_told_to_who_plays_there(parlour: Parlour) -> None:
    number = (await parlour.match(2)).id
    said = {
        (person.name, text): await parlour.tables.explain_illegal_move(number, person.user_id, text)
        for person in (ANN, CLEO)
        for text in ("show 1", "show 9", "nonsense")
    }
    assert {asked for asked, refused in said.items() if refused} == {("Ann", "show 9")}
    assert isinstance(said["Ann", "show 9"], IllegalMove)
    assert await parlour.tables.explain_illegal_move((await parlour.lobby(2)).id, ANN.user_id, "show 9") is None


async def test_a_preset_is_chosen_by_the_host_where_goblins_are_allowed(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"rounds": 7}, hints=False)
    hard = await parlour.tables.apply_preset(table.id, ANN.user_id, PRESETS["hard-goblins"])
    first = await parlour.tables.apply_preset(table.id, ANN.user_id, PRESETS["first-game"])
    told = [(one.options["rounds"], one.hints, [sitter.name for sitter in one.sitters]) for one in (hard, first)]
    assert told == [(7, False, ["Ann", "Old Grub", "Old Snig"]), (2, True, ["Ann", "Young Grub", "Young Snig"])]
    assert await refusal(parlour.tables.apply_preset(table.id, BOB.user_id, PRESETS["first-game"])) == "not-host"
    await parlour.tables.save_server(replace(await parlour.tables.load_server(GUILD), goblins=False))
    assert (
        await refusal(parlour.tables.apply_preset(table.id, ANN.user_id, PRESETS["first-game"])) == "no-goblins-allowed"
    )


async def test_a_record_is_for_everybody_when_a_match_is_over_and_for_its_players_when_it_was_closed(
    parlour: Parlour,
) -> None:
    number = await over(parlour)
    record = await parlour.tables.load_replay_record(number)
    assert (record.version, [move.move for move in record.moves]) == (Fingers.version, ["show 1", "show 1"])
    assert len(await parlour.tables.load_public_moves(number)) == 2
    closed = await parlour.match(2)
    for none_yet in (
        closed,
        await parlour.lobby(2),
        await parlour.tables.close_table((await parlour.lobby(2)).id, ANN.user_id),
    ):
        assert await refusal(parlour.tables.load_replay_record(none_yet.id, ANN.user_id)) == "no-record-yet"
    await parlour.tables.play_move(closed.id, ANN.user_id, "show 1")
    await parlour.tables.close_table(closed.id, ANN.user_id)
    assert len((await parlour.tables.load_replay_record(closed.id, BOB.user_id)).moves) == 1
    for stranger in (CLEO.user_id, None):
        assert await refusal(parlour.tables.load_replay_record(closed.id, stranger)) == "record-for-players"


async def test_a_goblin_is_asked_in_the_place_of_who_is_asked_and_of_nobody_else(parlour: Parlour) -> None:
    number = (await parlour.match(2)).id
    assert (await parlour.tables.find_hint_position(number, BOB.user_id)).seat == 1
    await parlour.tables.play_move(number, BOB.user_id, "show 1")
    for person in (BOB, CLEO):
        assert await refusal(parlour.tables.find_hint_position(number, person.user_id), NotYourTurn) == "not-your-turn"
    lobby = (await parlour.lobby(2)).id
    assert await refusal(parlour.tables.find_hint_position(lobby, ANN.user_id), NotYourTurn) == "not-your-turn"


async def test_the_log_tells_what_becomes_of_tables_and_who_moved_never_what(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot.tables")
    number = await over(parlour)
    await parlour.tables.close_table(number, ANN.user_id)
    where = f"game=fingers user=1 guild={GUILD} channel={CHANNEL}"
    ends = f"table={number} game=fingers seats=2 guild={GUILD}"
    moved = [f"moved table={number} seat={seat} decision=1 by=player" for seat in (0, 1)]
    assert caplog.messages == [
        f"opened table={number} {where}",
        f"started {ends}",
        *moved,
        f"ended {ends}",
        f"closed {ends}",
    ]
    table = await parlour.tables.find_table(number)
    assert str(build_opening_line(table)) == f"opened table={number} {where}"
    words = {
        (was, now): line and line.event
        for was in get_args(Status)
        for now in get_args(Status)
        for line in [build_status_line(replace(table, status=was), replace(table, status=now))]
    }
    assert {turn for turn, word in words.items() if word == "closed"} == {
        (was, "closed") for was in ("lobby", "playing", "over", "aside")
    }
    assert {turn: word for turn, word in words.items() if word not in (None, "closed")} == {
        ("lobby", "playing"): "started",
        ("playing", "over"): "ended",
    }


def test_several_listeners_hear_the_same() -> None:
    ears = [Ear() for _ in range(3)]
    several = ListenerGroup(ears[0])
    several.add_listeners(*ears[1:])
    several.on_table_changed(7)
    several.on_deadline_reminder(8)
    assert [(ear.changes, ear.warnings) for ear in ears] == [([7], [8])] * 3


NIGHT, NOON = (
    Preferences(quiet_from=22 * 60, quiet_until=7 * 60),
    Preferences(quiet_from=720, quiet_until=780, zone="+2"),
)


@pytest.mark.parametrize(
    ("wish", "now", "until", "again"),
    [
        (NIGHT, "21:59:30", None, "22:00"),
        (NIGHT, "22:00", "07:00+1", "07:00+1"),
        (NIGHT, "22:00:30", "07:00+1", "07:00+1"),
        (NIGHT, "06:59:59", "07:00", "07:00"),
        (NIGHT, "07:00", None, "22:00"),
        (NOON, "09:59", None, "10:00"),
        (NOON, "10:00", "11:00", "11:00"),
        (NOON, "10:59", "11:00", "11:00"),
        (NOON, "11:00", None, "10:00+1"),
        (Preferences(), "11:00", None, None),
    ],
)
def test_quiet_hours_begin_and_end_at_their_minute(
    wish: Preferences, now: str, until: str | None, again: str | None
) -> None:
    def at(moment: str | None) -> datetime | None:
        hour, _, later = (moment or "").partition("+")
        day = datetime.fromisoformat(f"2030-07-01 {hour}").replace(tzinfo=UTC) if hour else None
        return day and day + timedelta(days=int(later or 0))

    moment = at(now)
    assert moment
    assert (find_quiet_end(wish, moment), find_next_quiet_change(wish, moment)) == (at(until), at(again))


@pytest.mark.parametrize(
    ("beat", "motion", "tempo", "share"),
    [
        (False, "off", "turn", 1),
        (False, "off", "reaction", 0.4),
        (False, "moments", "beat", 0.2),
        (True, "off", "turn", BEAT_PAUSE_FACTOR),
        (True, "off", "beat", BEAT_PAUSE_FACTOR * 0.2),
        (True, "moments", "beat", BEAT_PAUSE_FACTOR * MIN_MOVING_PAUSE_SHARE),
        (True, "moments", "turn", BEAT_PAUSE_FACTOR),
    ],
)
async def test_a_goblin_waits_by_what_is_asked_and_by_what_all_should_see(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, beat: bool, motion: str, tempo: str, share: float
) -> None:
    number = (await parlour.lobby(2)).id
    await parlour.tables.change_lobby_options(number, ANN.user_id, {}, motion=motion)  # type: ignore[arg-type]  # what may move
    await parlour.tables.start_match(number, ANN.user_id)
    await parlour.tables.play_move(number, ANN.user_id, "show 1")
    monkeypatch.setattr(Fingers, "beats", frozenset({Answered} if beat else ()))
    monkeypatch.setattr(Fingers, "question_tempo", lambda *_: tempo)
    match = (await parlour.tables.find_hint_position(number, BOB.user_id)).match
    assert await GoblinPlayers(parlour.tables)._choose_pause(number, match) == GOBLIN_PAUSE * share
