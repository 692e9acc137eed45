"""What a host may do about the others: send somebody away before the match, hand over the role."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import pytest

from bot.store.models import Removal
from bot.tables.draft import TableDraft
from bot.tables.use_cases import agreements
from tests.bot.tables.parlour import ANN, BOB, CLEO, DAN, STRANGER, Parlour
from tests.bot.tables.test_table_lobby import refusal


async def test_the_host_sends_somebody_away_who_comes_again_only_if_they_are_let_in(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    table = await parlour.tables.kick_sitter(table.id, ANN.user_id, BOB.user_id)
    assert [sitter.user_id for sitter in table.sitters] == [ANN.user_id, CLEO.user_id]
    assert await refusal(parlour.tables.explain_removal(table.id, CLEO.user_id, BOB.user_id, "Rude")) == "not-host"
    assert await refusal(parlour.tables.explain_removal(table.id, ANN.user_id, CLEO.user_id, "Rude")) == "not-there"
    await parlour.tables.explain_removal(table.id, ANN.user_id, BOB.user_id, "Too\n" + "late " * 30)
    parlour = await parlour.again()
    removal = (await parlour.tables.find_table(table.id)).find_removal(BOB.user_id)
    assert removal
    assert removal.reason == ("Too " + "late " * 30)[:100], "in one line, and kept over a restart"
    assert await refusal(parlour.tables.join_lobby(table.id, BOB)) == "removed"
    table = await parlour.tables.readmit_person(table.id, ANN.user_id, BOB.user_id)
    assert table.notice
    assert (table.notice.kind, table.notice.about) == ("let-in", "Bob")
    table = await parlour.tables.join_lobby(table.id, BOB)
    assert table.find_sitter(BOB.user_id)
    assert table.notice is None
    await parlour.stop()


async def test_who_closed_a_table_says_why_and_nobody_else_and_it_is_forgotten_with_those_it_may_name(
    parlour: Parlour,
) -> None:
    table = await parlour.match(2)
    assert await refusal(parlour.tables.explain_closing(table.id, ANN.user_id, "Rude")) == "not-host"
    await parlour.tables.close_table(table.id, ANN.user_id)
    assert await refusal(parlour.tables.explain_closing(table.id, BOB.user_id, "Rude")) == "not-host"
    await parlour.tables.explain_closing(table.id, ANN.user_id, "Bob is\nlate")
    parlour = await parlour.again()
    assert (await parlour.tables.find_table(table.id)).closing_reason == "Bob is late", "kept over a restart"
    assert await refusal(parlour.tables.explain_closing(table.id, ANN.user_id, "Rude")) == "not-host", "once"
    await parlour.tables.people.forget_person(BOB.user_id)
    assert (await parlour.tables.find_table(table.id)).closing_reason == ""
    await parlour.stop()


async def test_only_the_host_sends_away_and_never_themselves_nor_a_stranger(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    assert await refusal(parlour.tables.kick_sitter(table.id, BOB.user_id, ANN.user_id)) == "not-host"
    assert await refusal(parlour.tables.kick_sitter(table.id, ANN.user_id, ANN.user_id)) == "not-yourself"
    assert await refusal(parlour.tables.kick_sitter(table.id, ANN.user_id, STRANGER)) == "not-there"


async def test_in_a_match_the_others_agree_whether_a_goblin_plays_on_and_who_it_is_about_has_no_vote(
    parlour: Parlour,
) -> None:
    table = await parlour.match(3)
    await parlour.tables.changes.change_table(table.id, lambda draft: draft.set_table(takeover=True))
    table = await parlour.tables.kick_sitter(table.id, ANN.user_id, CLEO.user_id)
    assert table.proposal
    assert (table.proposal.kind, table.proposal.seat, table.proposal.yes) == ("replace", 2, (ANN.user_id,))
    vote = parlour.tables.vote_on_proposal(table.id, CLEO.user_id, table.proposal.number, yes=False)
    assert await refusal(vote) == "no-vote-about-yourself"
    table = await parlour.tables.vote_on_proposal(table.id, BOB.user_id, table.proposal.number, yes=True)
    assert (table.proposal, [sitter.gone for sitter in table.sitters]) == (None, [False, False, True])
    assert [sitter.seat for sitter in table.goblin_run_sitters] == [2]
    assert table.removals == (Removal(CLEO.user_id, CLEO.name, "vote", ANN.user_id),)
    assert await refusal(parlour.tables.rejoin_seat(table.id, CLEO.user_id)) == "removed"
    await parlour.tables.readmit_person(table.id, ANN.user_id, CLEO.user_id)
    table = await parlour.tables.rejoin_seat(table.id, CLEO.user_id)
    assert table.find_seat(CLEO.user_id) == 2, "there is a way back"


async def test_where_the_host_alone_decides_it_is_the_host_who_removed_somebody(parlour: Parlour) -> None:
    table = await parlour.match(2)
    assert await refusal(parlour.tables.kick_sitter(table.id, ANN.user_id, BOB.user_id)) == "plays-on"
    await parlour.tables.changes.change_table(table.id, partial(TableDraft.set_sitter, user_id=BOB.user_id, silent=1))
    table = await parlour.tables.kick_sitter(table.id, ANN.user_id, BOB.user_id)
    assert table.removals == (Removal(BOB.user_id, BOB.name, "host", ANN.user_id),)


WAYS_BACK: Mapping[str, Callable[[Parlour, int], Awaitable[object]]] = {
    "take the seat back": lambda parlour, number: parlour.tables.rejoin_seat(number, CLEO.user_id),
    "sit down": lambda parlour, number: parlour.tables.request_seat(number, CLEO),
    "sit down by number": lambda parlour, number: parlour.tables.request_seat(number, CLEO, 2),
    "join": lambda parlour, number: parlour.tables.join_lobby(number, CLEO),
    "play": lambda parlour, number: parlour.tables.play_move(number, CLEO.user_id, "show 1"),
    "type": lambda parlour, number: parlour.tables.play_text(number, CLEO.user_id, "show 1"),
    "vote": lambda parlour, number: parlour.tables.vote_on_proposal(number, CLEO.user_id, 1, yes=True),
    "look at the hand": lambda parlour, number: parlour.tables.require_not_kicked(number, CLEO.user_id),
    "rematch": lambda parlour, number: parlour.tables.open_rematch(number, CLEO.user_id),
    "leave": lambda parlour, number: parlour.tables.leave_table(number, CLEO.user_id),
}


@pytest.mark.parametrize("way", WAYS_BACK)
async def test_somebody_who_was_removed_finds_no_way_back(parlour: Parlour, way: str) -> None:
    table = await parlour.match(3)
    await parlour.tables.changes.change_table(table.id, lambda draft: draft.set_table(takeover=True))
    await parlour.tables.changes.change_table(
        table.id, lambda draft: agreements.kick_from_match(draft, draft.table.get_sitter_at(2), "vote")
    )
    refused = await refusal(WAYS_BACK[way](parlour, table.id))
    assert refused == ("already-started" if way == "join" else "removed")


async def test_a_rematch_leaves_out_who_was_removed_and_keeps_them_out(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=1)
    await parlour.tables.changes.change_table(
        table.id, lambda draft: agreements.kick_from_match(draft, draft.table.get_sitter_at(2), "vote")
    )
    for person in (ANN, BOB):
        await parlour.tables.play_move(table.id, person.user_id, "show 1")
    again = await parlour.tables.open_rematch(table.id, BOB.user_id)
    assert CLEO.user_id not in {sitter.user_id for sitter in again.sitters}
    assert await refusal(parlour.tables.join_lobby(again.id, CLEO)) == "removed"
    await parlour.tables.join_lobby(again.id, DAN)
    await parlour.tables.kick_sitter(again.id, BOB.user_id, DAN.user_id)
    lobby = await parlour.tables.find_table(again.id)
    told = [(one.name, lobby.is_removal_before_rematch(one)) for one in lobby.removals or ()]
    assert told == [("Cleo", True), ("Dan", False)]


async def test_who_is_forgotten_stays_away_without_a_name(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    await parlour.tables.kick_sitter(table.id, ANN.user_id, BOB.user_id)
    await parlour.tables.explain_removal(table.id, ANN.user_id, BOB.user_id, "Bob was rude")
    assert (await parlour.tables.people.export_data(BOB.user_id))["removed_from"] == [table.id]
    await parlour.tables.people.forget_person(BOB.user_id)
    assert (await parlour.tables.find_table(table.id)).removals == (
        Removal(BOB.user_id, "Somebody", "host", ANN.user_id),
    )
    assert await refusal(parlour.tables.join_lobby(table.id, BOB)) == "removed"
    await parlour.tables.kick_sitter(table.id, ANN.user_id, CLEO.user_id)
    await parlour.tables.readmit_person(table.id, ANN.user_id, CLEO.user_id)
    await parlour.tables.people.forget_person(CLEO.user_id)
    assert (await parlour.tables.find_table(table.id)).notice is None


async def test_only_the_host_asks_for_a_goblin_in_a_seat_and_not_in_their_own_nor_for_a_stranger(
    parlour: Parlour,
) -> None:
    table = await parlour.match(3)
    assert await refusal(parlour.tables.kick_sitter(table.id, BOB.user_id, ANN.user_id)) == "not-host"
    assert await refusal(parlour.tables.kick_sitter(table.id, ANN.user_id, ANN.user_id)) == "not-yourself"
    assert await refusal(parlour.tables.kick_sitter(table.id, ANN.user_id, STRANGER)) == "not-there"


async def test_a_sleeper_who_comes_back_is_not_replaced(parlour: Parlour) -> None:
    table = await parlour.match(3)
    for silent, left in ((1, None), (0, "replace")):
        await parlour.tables.changes.change_table(
            table.id, partial(TableDraft.set_sitter, user_id=CLEO.user_id, silent=silent)
        )
        await parlour.tables.kick_sitter(table.id, ANN.user_id, CLEO.user_id)
        await parlour.tables.mark_present(table.id, CLEO.user_id)
        asked = (await parlour.tables.find_table(table.id)).proposal
        assert (asked.kind if asked else None) == left


async def test_a_host_hands_over_the_role_in_the_lobby_and_in_the_match(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    assert (await parlour.tables.transfer_host(table.id, ANN.user_id, BOB.user_id)).host_id == BOB.user_id
    await parlour.tables.start_match(table.id, BOB.user_id)
    assert (await parlour.tables.transfer_host(table.id, BOB.user_id, ANN.user_id)).host_id == ANN.user_id
    assert await refusal(parlour.tables.transfer_host(table.id, BOB.user_id, BOB.user_id)) == "not-host"


async def test_the_role_goes_to_nobody_who_left_and_to_no_goblin(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    table = await parlour.tables.add_goblin(table.id, ANN.user_id)
    await parlour.tables.start_match(table.id, ANN.user_id)
    await parlour.tables.leave_table(table.id, BOB.user_id)
    for nobody in (BOB.user_id, table.goblins[0].user_id, STRANGER):
        assert await refusal(parlour.tables.transfer_host(table.id, ANN.user_id, nobody)) == "not-there"
