"""Lobbies: who may sit down, choose, start and close, and who comes to a rematch."""

from unittest.mock import AsyncMock

import pytest

from bot.store import StoreUnavailable
from bot.tables import Person, Table, TableError
from games.engine import BadOptions, GameError, MatchOver
from tests.bot.tables.parlour import ANN, BOB, CHANNEL, CLEO, DAN, EVERYBODY, GUILD, STRANGER, Parlour


async def refusal(asked: object, kind: type[GameError] = TableError) -> str:
    with pytest.raises(kind) as refused:
        await asked  # type: ignore[misc]  # any coroutine of the tables
    assert str(refused.value)
    return refused.value.code


async def test_the_host_is_the_first_to_sit(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    assert [sitter.user_id for sitter in table.sitters] == [ANN.user_id]
    assert table.host is table.sitters[0]
    assert table.host.seat is None
    assert (table.status, table.guild_id, table.channel_id, table.language) == ("lobby", GUILD, CHANNEL, "en")
    assert table.options == {"rounds": 2, "first": 0}


async def test_a_game_or_pace_that_nobody_knows_is_refused(parlour: Parlour) -> None:
    assert await refusal(parlour.lobby(1, "whist"), BadOptions) == "unknown-game"
    assert await refusal(parlour.lobby(1, pace="hectic")) == "bad-pace"
    assert parlour.ear.changes == []


async def test_people_sit_in_the_order_in_which_they_came(parlour: Parlour) -> None:
    table = await parlour.match(4)
    assert [(sitter.name, sitter.seat) for sitter in table.sitters] == [("Ann", 0), ("Bob", 1), ("Cleo", 2), ("Dan", 3)]
    assert table.get_sitter_at(2).name == "Cleo"
    assert table.find_seat(DAN.user_id) == 3
    assert table.find_seat(STRANGER) is None


async def test_nobody_sits_twice(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    assert await refusal(parlour.tables.join_lobby(table.id, BOB)) == "already-seated"
    assert await parlour.tables.find_table(table.id) == table


async def test_a_full_table_takes_nobody_in(parlour: Parlour) -> None:
    table = await parlour.lobby(4, "gobblestones")
    assert await refusal(parlour.tables.join_lobby(table.id, EVERYBODY[4])) == "table-full"


async def test_a_match_takes_nobody_in(parlour: Parlour) -> None:
    table = await parlour.match(2)
    assert await refusal(parlour.tables.join_lobby(table.id, CLEO)) == "already-started"


async def test_a_table_that_never_was_is_gone(parlour: Parlour) -> None:
    assert await refusal(parlour.tables.join_lobby(4711, ANN)) == "table-gone"
    assert await refusal(parlour.tables.load_view(4711, None)) == "table-gone"


async def test_the_host_who_leaves_hands_the_role_on(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    table = await parlour.tables.leave_table(table.id, ANN.user_id)
    assert [sitter.name for sitter in table.sitters] == ["Bob", "Cleo"]
    assert table.host_id == BOB.user_id


async def test_a_guest_who_leaves_changes_no_host(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    table = await parlour.tables.leave_table(table.id, BOB.user_id)
    assert table.host_id == ANN.user_id
    assert await refusal(parlour.tables.leave_table(table.id, BOB.user_id)) == "not-seated"


async def test_the_last_to_leave_closes_the_lobby(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    table = await parlour.tables.leave_table(table.id, ANN.user_id)
    assert (table.status, table.sitters) == ("closed", ())
    assert await refusal(parlour.tables.join_lobby(table.id, ANN)) == "table-closed"


async def test_who_left_may_sit_down_again_at_the_end(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    await parlour.tables.leave_table(table.id, BOB.user_id)
    table = await parlour.tables.join_lobby(table.id, BOB)
    assert [sitter.name for sitter in table.sitters] == ["Ann", "Cleo", "Bob"]


async def test_options_are_for_the_host_and_are_checked(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    choose = parlour.tables.change_lobby_options
    chosen = await choose(table.id, ANN.user_id, {"rounds": "7"}, "by-day")
    assert (chosen.options, chosen.pace) == ({"rounds": 7, "first": 0}, "by-day")
    assert await refusal(choose(table.id, BOB.user_id, {"rounds": 3})) == "not-host"
    assert await refusal(choose(table.id, ANN.user_id, {"rounds": 99}), BadOptions) == "bad-option"
    assert await refusal(choose(table.id, ANN.user_id, {"stakes": 1}), BadOptions) == "unknown-option"
    assert await refusal(choose(table.id, ANN.user_id, {"rounds": 3}, "hectic")) == "bad-pace"
    assert (await parlour.tables.find_table(table.id)).options == {"rounds": 7, "first": 0}


async def test_the_pace_is_for_the_host(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    table = await parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "by-day")
    assert (table.pace, table.deadline) == ("by-day", None)
    assert await refusal(parlour.tables.set_or_propose_pace(table.id, BOB.user_id, "live")) == "not-host"
    assert await refusal(parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "hectic")) == "bad-pace"
    await parlour.tables.close_table(table.id, ANN.user_id)
    assert await refusal(parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "live")) == "table-closed"


async def test_options_are_fixed_once_the_match_is_dealt(parlour: Parlour) -> None:
    table = await parlour.match(2)
    assert await refusal(parlour.tables.change_lobby_options(table.id, ANN.user_id, {"rounds": 3})) == "already-started"


async def test_an_option_that_cannot_be_dealt_is_refused_at_once(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    assert (
        await refusal(parlour.tables.change_lobby_options(table.id, ANN.user_id, {"first": 5}), BadOptions)
        == "bad-first-seat"
    )
    assert (await parlour.tables.find_table(table.id)).options["first"] == 0


async def test_an_option_that_fits_no_more_stops_the_start_until_it_is_chosen_anew(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"first": 3})
    await parlour.tables.leave_table(table.id, CLEO.user_id)
    assert await refusal(parlour.tables.start_match(table.id, ANN.user_id), BadOptions) == "bad-first-seat"
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"first": 2})
    assert (await parlour.tables.start_match(table.id, ANN.user_id)).status == "playing"


async def test_an_option_that_means_nothing_for_so_many_is_left_out_of_the_deal(parlour: Parlour) -> None:
    table = await parlour.lobby(3, "goats_and_goblins")
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"no_votes": True})
    await parlour.tables.join_lobby(table.id, DAN)
    assert (await parlour.tables.start_match(table.id, ANN.user_id)).status == "playing"


async def test_only_the_host_starts_and_not_alone(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    assert await refusal(parlour.tables.start_match(table.id, ANN.user_id)) == "too-few-players"
    await parlour.tables.join_lobby(table.id, BOB)
    assert await refusal(parlour.tables.start_match(table.id, BOB.user_id)) == "not-host"
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    assert (table.status, table.started_at, table.rules_version) == ("playing", parlour.clock.now(), 3)
    assert await refusal(parlour.tables.start_match(table.id, ANN.user_id)) == "already-started"


async def test_a_start_promises_the_seed_and_keeps_it_secret(parlour: Parlour) -> None:
    table = await parlour.match(2)
    assert table.commitment
    assert len(table.commitment) == 64
    table_view = await parlour.tables.load_view(table.id, ANN.user_id)
    assert table_view.seed is None


async def test_the_host_closes_a_table_at_any_time_others_once_it_is_over(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=1)
    assert await refusal(parlour.tables.close_table(table.id, BOB.user_id)) == "not-host"
    await play_out(parlour, table.id)
    assert await refusal(parlour.tables.close_table(table.id, STRANGER)) == "not-host"
    assert (await parlour.tables.close_table(table.id, BOB.user_id)).status == "closed"
    assert await refusal(parlour.tables.close_table(table.id, ANN.user_id)) == "table-closed"
    other = await parlour.match(2)
    closed = await parlour.tables.close_table(other.id, ANN.user_id)
    assert (closed.status, closed.deadline, closed.due_at) == ("closed", None, None)
    assert await refusal(parlour.tables.play_move(other.id, ANN.user_id, "show 1")) == "table-closed"
    assert (await parlour.tables.load_view(other.id, ANN.user_id)).legal == ()


async def play_out(parlour: Parlour, table_id: int) -> None:
    """Let everybody show one finger until the match is over."""
    while (table := await parlour.tables.find_table(table_id)).status == "playing":
        for sitter in table.present_people:
            table = await parlour.tables.play_move(table_id, sitter.user_id, "show 1")


async def accepted(parlour: Parlour, table: Table, *people: Person) -> Table:
    """Let people accept the invitation to a rematch."""
    for person in people:
        table = await parlour.tables.join_lobby(table.id, person)
    return table


async def test_a_rematch_is_a_new_lobby_to_which_the_same_people_are_asked(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=1, pace="relaxed")
    await play_out(parlour, table.id)
    again = await parlour.tables.open_rematch(table.id, BOB.user_id)
    assert again.id != table.id
    assert (again.status, again.options, again.pace) == ("lobby", table.options, "relaxed")
    assert [(sitter.name, sitter.seat) for sitter in again.sitters] == [("Bob", None)], "nobody sits there unasked"
    assert again.pending_invitees == (ANN.user_id, CLEO.user_id)
    assert (again.host_id, again.rematch_of, again.channel_id) == (BOB.user_id, table.id, CHANNEL)
    assert await refusal(parlour.tables.start_match(again.id, BOB.user_id)) == "too-few-players"


async def test_who_accepts_a_rematch_keeps_their_place_and_others_come_last(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=1)
    await play_out(parlour, table.id)
    again = await parlour.tables.open_rematch(table.id, CLEO.user_id)
    again = await accepted(parlour, again, Person(STRANGER, "Stranger"), BOB, ANN)
    assert [sitter.name for sitter in again.sitters] == ["Ann", "Bob", "Cleo", "Stranger"]
    assert again.pending_invitees == ()
    await parlour.tables.leave_table(again.id, ANN.user_id)
    again = await parlour.tables.find_table(again.id)
    assert again.pending_invitees == (ANN.user_id,), "who gets up may still come back"
    begun = await parlour.tables.start_match(again.id, CLEO.user_id)
    assert [sitter.name for sitter in begun.sitters] == ["Bob", "Cleo", "Stranger"]
    assert begun.invited is None


async def test_what_stands_in_a_thread_is_the_invitation_to_the_rematch(parlour: Parlour) -> None:
    table, thread = await parlour.match(2, rounds=1), 4711
    await parlour.tables.set_thread(table.id, thread)
    await play_out(parlour, table.id)
    assert [found.id for found in await parlour.tables.find_thread_or_channel_tables(thread)] == [table.id]
    again = await parlour.tables.open_rematch(table.id, BOB.user_id)
    assert await parlour.tables.find_thread_or_channel_tables(thread) == (again,)


@pytest.mark.parametrize(
    ("pace", "dealt"),
    [("live", "every-card"), ("relaxed", "every-card"), ("by-day", "key-moments"), ("none", "key-moments")],
)
async def test_an_option_that_goes_by_the_pace_is_settled_at_the_deal(parlour: Parlour, pace: str, dealt: str) -> None:
    table = await parlour.match(3, "goats_and_goblins", pace)
    kept = (await parlour.tables.changes.holding.load_table(table.id)).match
    assert kept is not None
    assert kept.build_record().options["windows"] == dealt
    assert table.options["windows"] == "by-pace"
    chosen = await parlour.match(3, "goats_and_goblins", pace, windows="every-card")
    assert chosen.options["windows"] == "every-card"


async def test_a_rematch_moves_the_first_seat_on(parlour: Parlour) -> None:
    table = await parlour.match(2, "goats_and_goblins", first=2)
    while (table_view := await parlour.tables.load_view(table.id, None)).decision:
        seat = table_view.decision.seats[0]
        person = (ANN, BOB)[seat]
        legal = [str(move) for move in (await parlour.tables.load_view(table.id, person.user_id)).legal]
        await parlour.tables.play_move(
            table.id, person.user_id, next(move for move in ("pass", "draw") if move in legal)
        )
    again = await parlour.tables.open_rematch(table.id, BOB.user_id)
    again = await accepted(parlour, again, ANN)
    assert [sitter.user_id for sitter in again.sitters] == [ANN.user_id, BOB.user_id]
    assert again.options["first"] == 1
    begun = await parlour.tables.start_match(again.id, BOB.user_id)
    decision = (await parlour.tables.load_view(begun.id, None)).decision
    assert decision is not None
    assert begun.get_sitter_at(decision.seats[0]).user_id == ANN.user_id


async def test_a_rematch_asked_twice_is_one_table_while_it_is_in_use(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=1)
    await play_out(parlour, table.id)
    again = await parlour.tables.open_rematch(table.id, BOB.user_id)
    assert await parlour.tables.open_rematch(table.id, ANN.user_id) == again
    await parlour.tables.close_table(again.id, BOB.user_id)
    assert (await parlour.tables.open_rematch(table.id, ANN.user_id)).id not in {table.id, again.id}


async def test_a_rematch_brings_nobody_along_who_resigned(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=1)
    await parlour.tables.resign_match(table.id, CLEO.user_id)
    await play_out(parlour, table.id)
    again = await parlour.tables.open_rematch(table.id, ANN.user_id)
    assert again.invited == (ANN.user_id, BOB.user_id)


async def test_a_rematch_waits_for_the_end_and_is_for_those_who_played(parlour: Parlour) -> None:
    lobby = await parlour.lobby(2)
    assert await refusal(parlour.tables.open_rematch(lobby.id, ANN.user_id)) == "not-started"
    table = await parlour.match(2, rounds=1)
    assert await refusal(parlour.tables.open_rematch(table.id, ANN.user_id)) == "match-running"
    await play_out(parlour, table.id)
    assert await refusal(parlour.tables.open_rematch(table.id, STRANGER)) == "not-seated"
    assert await refusal(parlour.tables.leave_table(table.id, ANN.user_id), MatchOver) == "match-over"


async def test_a_thread_has_its_table_and_a_channel_all_of_its_tables(parlour: Parlour) -> None:
    first, second = await parlour.lobby(2), await parlour.lobby(1)
    assert await parlour.tables.find_thread_or_channel_tables(CHANNEL) == (second, first)
    first = await parlour.tables.set_thread(first.id, 5000)
    assert await parlour.tables.find_thread_or_channel_tables(5000) == (first,)
    await parlour.tables.close_table(second.id, ANN.user_id)
    assert await parlour.tables.find_thread_or_channel_tables(CHANNEL) == (first,)
    assert await parlour.tables.find_thread_or_channel_tables(4711) == ()


async def test_tables_that_are_played_in_their_channel_stand_in_no_thread(parlour: Parlour) -> None:
    first, second = await parlour.lobby(2), await parlour.lobby(1)
    first = await parlour.tables.set_thread(first.id, CHANNEL)
    assert await parlour.tables.find_thread_or_channel_tables(CHANNEL) == (second, first)


async def test_a_table_in_use_is_found_before_one_that_is_over(parlour: Parlour) -> None:
    lobby = await parlour.lobby(2)
    over = await parlour.match(2, rounds=1)
    await play_out(parlour, over.id)
    assert [table.id for table in await parlour.tables.find_thread_or_channel_tables(CHANNEL)] == [lobby.id]
    await parlour.tables.close_table(lobby.id, ANN.user_id)
    (found,) = await parlour.tables.find_thread_or_channel_tables(CHANNEL)
    assert (found.id, found.status) == (over.id, "over")


async def test_a_user_finds_the_tables_where_they_sit(parlour: Parlour) -> None:
    first, second = await parlour.match(3), await parlour.lobby(2)
    assert [table.id for table in await parlour.tables.list_user_tables(BOB.user_id)] == [second.id, first.id]
    assert [table.id for table in await parlour.tables.list_user_tables(CLEO.user_id)] == [first.id]
    await parlour.tables.resign_match(first.id, BOB.user_id)
    assert [table.id for table in await parlour.tables.list_user_tables(BOB.user_id)] == [second.id]
    assert await parlour.tables.list_user_tables(STRANGER) == ()


async def test_who_cannot_be_reached_in_private_is_noted_at_all_their_tables(parlour: Parlour) -> None:
    first, second = await parlour.lobby(2), await parlour.match(2)
    parlour.ear.changes.clear()
    await parlour.tables.people.save_dm_reach(BOB.user_id, "closed")
    for table in (first, second):
        now = await parlour.tables.find_table(table.id)
        assert [sitter.dm for sitter in now.sitters] == ["unknown", "closed"]
        assert now.version == table.version + 1
    assert sorted(parlour.ear.changes) == [first.id, second.id]
    await parlour.tables.people.save_dm_reach(BOB.user_id, "closed")
    assert len(parlour.ear.changes) == 2
    third = await parlour.lobby(2)
    assert third.sitters[1].dm == "closed"


async def test_who_plays_at_other_tables_is_known_for_a_minute_and_a_lobby_does_not_count(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await parlour.match(3), await parlour.lobby(2)
    assert not await parlour.tables.plays_at_another_table(BOB.user_id, first.id)
    second = await parlour.match(2)
    assert not await parlour.tables.plays_at_another_table(BOB.user_id, first.id), "as of the last minute"
    parlour.clock.advance(61)
    assert await parlour.tables.plays_at_another_table(BOB.user_id, first.id)
    assert await parlour.tables.plays_at_another_table(BOB.user_id, second.id)
    assert not await parlour.tables.plays_at_another_table(CLEO.user_id, first.id)
    parlour.clock.advance(61)
    monkeypatch.setattr(parlour.tables, "list_user_tables", AsyncMock(side_effect=StoreUnavailable("away")))
    assert not await parlour.tables.plays_at_another_table(BOB.user_id, first.id)
