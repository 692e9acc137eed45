"""What a table agrees on: who may ask, whose yes counts, how many are needed, and what happens then."""

from collections.abc import Awaitable
from datetime import timedelta

import pytest

from bot.store.models import ABSENT_AFTER_TURNS, MAX_IDLE_TIME
from bot.tables import Person, Table, TableError
from games.engine import GameError, Match
from tests.bot.tables.parlour import ANN, BOB, CLEO, DAN, EVE, GUILD, Parlour

ANSWER = 60


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(GameError) as refused:
        await attempt
    return refused.value.code


async def asked(parlour: Parlour, table: Table, person: Person, *, yes: bool = True) -> Table:
    """Let somebody answer what the table is asked."""
    proposal = (await parlour.tables.find_table(table.id)).proposal
    assert proposal is not None
    return await parlour.tables.vote_on_proposal(table.id, person.user_id, proposal.number, yes=yes)


async def paused(parlour: Parlour, players: int = 2) -> Table:
    table = await parlour.match(players)
    for person in (ANN, BOB, CLEO)[: players // 2 + 1]:
        table = await parlour.tables.propose_agreement(table.id, "pause", person)
    assert table.paused_at
    return table


async def test_more_than_half_pause_a_match(parlour: Parlour) -> None:
    table = await parlour.match(4)
    for person in (ANN, BOB):
        table = await parlour.tables.propose_agreement(table.id, "pause", person)
        assert table.paused_at is None
    table = await asked(parlour, table, CLEO)
    assert table.paused_at == parlour.clock.now()
    assert table.proposal is None


async def test_no_time_runs_out_in_a_pause_and_what_was_left_is_there_after_it(parlour: Parlour) -> None:
    table = await parlour.match(2)
    parlour.clock.advance(20)
    await parlour.tables.propose_agreement(table.id, "pause", ANN)
    await parlour.tables.propose_agreement(table.id, "pause", BOB)
    parlour.clock.advance(5000)
    await parlour.tables.time.process_due_tables()
    await parlour.tables.time.extend_all_deadlines(timedelta(seconds=900))
    again = await parlour.again()
    await again.tables.time.recover_deadlines_after_restart()
    table = await again.tables.propose_agreement(table.id, "resume", BOB)
    assert table.paused_at is None
    assert table.deadline == again.clock.now() + timedelta(seconds=ANSWER - 20)
    assert await again.notations(table.id) == []
    await again.stop()


async def test_nobody_plays_in_a_pause_and_goblins_keep_still(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    await parlour.tables.add_goblin(table.id, ANN.user_id)
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    table = await parlour.tables.propose_agreement(table.id, "pause", ANN)
    assert table.paused_at
    assert await refusal(parlour.tables.play_move(table.id, ANN.user_id, "show 1")) == "match-paused"
    assert await parlour.tables.find_asked_goblin(table.id) is None
    table_view = await parlour.tables.load_view(table.id, ANN.user_id)
    assert (table_view.legal, table_view.offered, table_view.waits_for_viewer) == ((), (), False)
    await parlour.tables.propose_agreement(table.id, "resume", ANN)
    assert await parlour.tables.find_asked_goblin(table.id)


async def test_who_leaves_in_a_pause_is_answered_for_when_it_ends(parlour: Parlour) -> None:
    table = await paused(parlour, 3)
    await parlour.tables.resign_match(table.id, CLEO.user_id)
    assert await parlour.notations(table.id) == []
    await parlour.tables.propose_agreement(table.id, "resume", ANN)
    assert await parlour.notations(table.id) == [(2, "show 0", "gone")]


async def test_a_pause_that_nobody_ends_is_over_after_a_week(parlour: Parlour) -> None:
    table = await paused(parlour)
    assert await parlour.tables.time.find_next_due() == parlour.clock.now() + MAX_IDLE_TIME
    parlour.clock.advance(MAX_IDLE_TIME.total_seconds())
    await parlour.tables.time.process_due_tables()
    assert (await parlour.tables.find_table(table.id)).paused_at is None


async def test_the_host_changes_the_pace_alone_and_others_by_vote(parlour: Parlour) -> None:
    table = await parlour.match(3)
    table = await parlour.tables.set_or_propose_pace(table.id, ANN.user_id, "relaxed")
    assert (table.pace, table.proposal) == ("relaxed", None)
    table = await parlour.tables.set_or_propose_pace(table.id, BOB.user_id, "by-day")
    assert (table.pace, table.proposal and table.proposal.about) == ("relaxed", "by-day")
    table = await asked(parlour, table, CLEO)
    assert table.pace == "by-day"
    assert table.deadline == parlour.clock.now() + timedelta(seconds=43200)


async def test_all_must_agree_to_end_a_match_and_one_no_is_enough_to_go_on(parlour: Parlour) -> None:
    table = await parlour.match(3)
    await parlour.tables.propose_agreement(table.id, "end", ANN)
    await asked(parlour, table, BOB)
    table = await asked(parlour, table, CLEO, yes=False)
    assert (table.status, table.proposal) == ("playing", None)


async def test_a_match_that_is_ended_counts_as_it_stands_and_its_record_proves_it(parlour: Parlour) -> None:
    table = await parlour.match(2)
    for person, fingers in ((ANN, 2), (BOB, 5)):
        await parlour.tables.play_move(table.id, person.user_id, f"show {fingers}")
    for person in (BOB, ANN):
        table = await parlour.tables.propose_agreement(table.id, "end", person)
    assert (table.status, table.deadline, table.proposal) == ("over", None, None)
    again = await parlour.again()
    table_view = await again.tables.load_view(table.id, BOB.user_id)
    assert table_view.outcome is not None
    assert (table_view.outcome.scores, table_view.outcome.winners, table_view.outcome.reason) == (
        (2, 5),
        (1,),
        "agreed",
    )
    assert table_view.decision is None
    record = await again.tables.load_replay_record(table.id)
    assert record.agreed
    replay = Match.replay(record)
    assert (replay.diverged, replay.match.outcome) == (None, table_view.outcome)
    assert (await again.tables.open_rematch(table.id, ANN.user_id)).status == "lobby"
    await again.stop()


async def test_a_paused_match_may_be_ended(parlour: Parlour) -> None:
    table = await paused(parlour)
    for person in (BOB, ANN):
        table = await parlour.tables.propose_agreement(table.id, "end", person)
    assert (table.status, table.paused_at) == ("over", None)


async def test_who_is_away_or_has_left_or_watches_has_no_voice(parlour: Parlour) -> None:
    table = await parlour.match(4)
    await parlour.tables.resign_match(table.id, DAN.user_id)
    await parlour.tables.changes.change_table(table.id, lambda draft: draft.set_sitter(CLEO.user_id, silent=2))
    assert await refusal(parlour.tables.propose_agreement(table.id, "end", DAN)) == "already-gone"
    assert await refusal(parlour.tables.propose_agreement(table.id, "end", EVE)) == "not-seated"
    table = await parlour.tables.propose_agreement(table.id, "end", ANN)
    assert await refusal(asked(parlour, table, EVE)) == "not-seated"
    assert (await asked(parlour, table, BOB)).status == "over"


async def test_when_the_last_who_has_not_answered_leaves_the_others_have_agreed(parlour: Parlour) -> None:
    table = await parlour.match(3)
    await parlour.tables.propose_agreement(table.id, "end", ANN)
    await asked(parlour, table, BOB)
    assert (await parlour.tables.leave_table(table.id, CLEO.user_id)).status == "over"


@pytest.mark.parametrize("leaving", ["left", "forgotten", "removed"])
async def test_a_vote_about_somebody_goes_with_them(parlour: Parlour, leaving: str) -> None:
    table = await parlour.match(4)
    table = await parlour.tables.kick_sitter(table.id, ANN.user_id, BOB.user_id)
    assert table.proposal is not None
    if leaving == "left":
        await parlour.tables.leave_table(table.id, BOB.user_id)
    elif leaving == "forgotten":
        await parlour.tables.people.forget_person(BOB.user_id)
    else:
        await parlour.tables.act_as_manager(table.id, "kick", EVE.user_id, GUILD, BOB.user_id)
    assert (await parlour.tables.find_table(table.id)).proposal is None
    assert (await parlour.tables.propose_agreement(table.id, "pause", CLEO)).proposal is not None, (
        "something else can be asked"
    )


async def test_a_vote_about_somebody_who_left_before_is_dropped_and_is_no_refusal(parlour: Parlour) -> None:
    table = await parlour.match(4)
    await parlour.tables.kick_sitter(table.id, ANN.user_id, BOB.user_id)
    await parlour.tables.changes.change_table(table.id, lambda draft: draft.set_sitter(BOB.user_id, gone=True))
    assert (await asked(parlour, table, CLEO)).proposal is None


async def test_when_the_last_who_has_not_answered_goes_away_the_others_have_agreed(parlour: Parlour) -> None:
    table = await parlour.match(3)
    await parlour.tables.propose_agreement(table.id, "end", ANN)
    await asked(parlour, table, BOB)
    await parlour.tables.people.change_preferences(CLEO.user_id, {"away": "3 days"})
    assert (await parlour.tables.find_table(table.id)).status == "over"


async def test_when_the_last_who_has_not_answered_is_silent_the_others_have_agreed(parlour: Parlour) -> None:
    table = await parlour.match(3)
    await parlour.tables.propose_agreement(table.id, "end", ANN)
    await asked(parlour, table, BOB)
    await parlour.tables.changes.change_table(
        table.id, lambda draft: draft.set_sitter(CLEO.user_id, silent=ABSENT_AFTER_TURNS)
    )
    parlour.clock.advance(ANSWER)
    await parlour.tables.time.process_due_tables()
    assert (await parlour.tables.find_table(table.id)).status == "over"


async def test_a_table_is_asked_one_thing_at_a_time_and_an_old_button_answers_nothing_else(parlour: Parlour) -> None:
    table = await parlour.match(3)
    first = (await parlour.tables.propose_agreement(table.id, "pause", ANN)).proposal
    assert first is not None
    assert await refusal(parlour.tables.propose_agreement(table.id, "end", BOB)) == "proposal-open"
    for person in (BOB, CLEO):
        await asked(parlour, table, person, yes=False)
    assert (
        await refusal(parlour.tables.vote_on_proposal(table.id, BOB.user_id, first.number, yes=True)) == "proposal-gone"
    )
    await parlour.tables.propose_agreement(table.id, "end", BOB)
    assert (
        await refusal(parlour.tables.vote_on_proposal(table.id, CLEO.user_id, first.number, yes=True))
        == "proposal-gone"
    )


async def test_a_proposal_outlives_a_restart_and_lapses_in_time(parlour: Parlour) -> None:
    table = await parlour.match(2, pace="none")
    before = (await parlour.tables.propose_agreement(table.id, "end", ANN)).proposal
    again = await parlour.again()
    table = await again.tables.find_table(table.id)
    assert table.proposal == before
    assert await again.tables.time.find_next_due() == again.clock.now() + timedelta(days=1)
    again.clock.advance(86400)
    await again.tables.time.process_due_tables()
    assert (await again.tables.find_table(table.id)).proposal is None
    assert await again.tables.time.find_next_due() is None
    await again.stop()


async def test_a_proposal_lapses_at_a_table_that_cannot_be_shown_too(parlour: Parlour) -> None:
    table = await parlour.match(2, pace="none")
    await parlour.tables.propose_agreement(table.id, "end", ANN)
    parlour.tables.time.outages.mark_table_unreachable(table.id)
    parlour.clock.advance(86400)
    await parlour.tables.time.process_due_tables()
    assert (await parlour.tables.find_table(table.id)).proposal is None


async def test_what_makes_no_sense_is_not_asked(parlour: Parlour) -> None:
    lobby = await parlour.lobby(2)
    assert await refusal(parlour.tables.propose_agreement(lobby.id, "pause", ANN)) == "not-started"
    table = await parlour.match(2)
    assert await refusal(parlour.tables.propose_agreement(table.id, "resume", ANN)) == "not-paused"
    assert await refusal(parlour.tables.set_or_propose_pace(table.id, BOB.user_id, "live")) == "pace-already"
    assert await refusal(parlour.tables.set_or_propose_pace(table.id, BOB.user_id, "hectic")) == "bad-pace"
    assert await refusal(parlour.tables.request_seat(table.id, EVE)) == "no-free-seat"
    table = await paused(parlour)
    assert await refusal(parlour.tables.propose_agreement(table.id, "pause", ANN)) == "match-paused"


async def left(parlour: Parlour) -> Table:
    """Return a match of three that Cleo has left."""
    table = await parlour.match(3)
    await parlour.tables.play_move(table.id, CLEO.user_id, "peek")
    return await parlour.tables.resign_match(table.id, CLEO.user_id)


async def test_a_substitute_takes_a_left_seat_when_the_host_says_yes(parlour: Parlour) -> None:
    table = await left(parlour)
    table = await parlour.tables.request_seat(table.id, EVE)
    assert table.find_sitter(EVE.user_id) is None
    table = await asked(parlour, table, ANN)
    assert table.find_seat(EVE.user_id) == 2
    assert table.find_sitter(CLEO.user_id) is None


async def test_half_of_those_who_play_may_let_a_substitute_in(parlour: Parlour) -> None:
    table = await left(parlour)
    await parlour.tables.request_seat(table.id, EVE)
    assert (await asked(parlour, table, BOB)).find_seat(EVE.user_id) == 2


async def test_a_substitute_sees_that_seat_alone_and_the_former_player_nothing_any_more(parlour: Parlour) -> None:
    table = await left(parlour)
    await parlour.tables.request_seat(table.id, EVE)
    before = await parlour.tables.load_view(table.id, EVE.user_id)
    assert (before.seat, before.view and before.view.seat, before.legal) == (None, None, ())
    await asked(parlour, table, ANN)
    held = (await parlour.tables.changes.holding.load_table(table.id)).match
    assert held is not None
    eve, cleo, bob = [await parlour.tables.load_view(table.id, person.user_id) for person in (EVE, CLEO, BOB)]
    assert eve.view == held.view(2)
    assert [told.events[0].kind for told in eve.recent_moves if told.notation == "peek"] == ["peeked"]
    assert (cleo.view, cleo.legal, cleo.seat) == (held.view(None), (), None)
    assert bob.view == held.view(1)
    assert await refusal(parlour.tables.play_move(table.id, CLEO.user_id, "show 1")) == "not-seated"


async def test_a_seat_knows_who_had_it_before_until_they_are_forgotten(parlour: Parlour) -> None:
    table = await left(parlour)
    await parlour.tables.request_seat(table.id, EVE)
    await asked(parlour, table, ANN)
    again = await parlour.again()
    then = again.clock.now()
    sitter = (await again.tables.find_table(table.id)).get_sitter_at(2)
    assert (sitter.name, sitter.restore_name(then).name) == ("Eve", "Cleo")
    assert sitter.restore_name(then + timedelta(seconds=1)).name == "Eve"
    assert (await again.tables.people.export_data(CLEO.user_id))["seats_given_up"] == [table.id]
    await again.tables.people.forget_person(CLEO.user_id)
    sitter = (await again.tables.find_table(table.id)).get_sitter_at(2)
    assert "Cleo" not in repr(sitter)
    assert (sitter.name, sitter.restore_name(then).name) == ("Eve", "Somebody")
    await again.stop()


async def test_a_substitute_may_take_the_seat_of_somebody_who_is_away_and_has_their_time(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    parlour.clock.advance(100)
    await parlour.tables.changes.change_table(table.id, lambda draft: draft.set_sitter(ANN.user_id, silent=2))
    await parlour.tables.changes.change_table(table.id, lambda draft: draft.set_sitter(BOB.user_id, silent=2))
    assert await refusal(parlour.tables.request_seat(table.id, EVE)) == "which-seat"
    assert await refusal(parlour.tables.request_seat(table.id, EVE, 5)) == "no-such-seat"
    await parlour.tables.request_seat(table.id, EVE, 0)
    table = await asked(parlour, table, BOB)
    assert (await parlour.tables.load_view(table.id, EVE.user_id)).waits_for_viewer
    assert table.deadline == parlour.clock.now() + timedelta(seconds=2 * 180), "the game is new to Eve"
    assert table.host_id in (EVE.user_id, BOB.user_id)


async def test_who_left_may_ask_for_their_own_seat_but_for_no_other(parlour: Parlour) -> None:
    table = await parlour.match(4)
    for person in (CLEO, DAN):
        await parlour.tables.resign_match(table.id, person.user_id)
    assert await refusal(parlour.tables.request_seat(table.id, CLEO, 3)) == "already-gone"
    assert await refusal(parlour.tables.request_seat(table.id, BOB, 3)) == "already-seated"
    await parlour.tables.request_seat(table.id, CLEO, 2)
    assert (await asked(parlour, table, ANN)).find_seat(CLEO.user_id) == 2


async def test_a_newcomer_does_not_answer_their_own_question(parlour: Parlour) -> None:
    table = await left(parlour)
    table = await parlour.tables.request_seat(table.id, EVE)
    assert table.proposal is not None
    assert table.proposal.yes == ()
    with pytest.raises(TableError):
        await asked(parlour, table, EVE)
    assert await refusal(parlour.tables.request_seat(table.id, DAN)) == "proposal-open"


async def test_a_request_for_a_seat_outlives_the_moves_of_others_and_not_the_return_of_its_player(
    parlour: Parlour,
) -> None:
    table = await parlour.match(3)
    await parlour.tables.changes.change_table(
        table.id, lambda draft: draft.set_sitter(CLEO.user_id, silent=ABSENT_AFTER_TURNS)
    )
    await parlour.tables.request_seat(table.id, EVE, 2)
    for person in (ANN, BOB):
        await parlour.tables.play_move(table.id, person.user_id, "peek")
        asked_for = (await parlour.tables.find_table(table.id)).proposal
        assert asked_for, f"{person.name} plays on, and the seat is asked for all the same"
        assert (asked_for.kind, asked_for.user_id) == ("seat", EVE.user_id)
    assert (await parlour.tables.rejoin_seat(table.id, CLEO.user_id)).proposal is None
