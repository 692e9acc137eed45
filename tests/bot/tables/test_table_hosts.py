"""What a host may do about the others: send somebody away before the match, hand over the role."""

from functools import partial

from bot.tables.draft import Draft
from tests.bot.tables.parlour import ANN, BOB, CLEO, STRANGER, Parlour
from tests.bot.tables.test_table_lobby import refusal


async def test_the_host_sends_somebody_away_who_may_come_again(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    table = await parlour.tables.kick(table.id, ANN.user_id, BOB.user_id)
    assert [sitter.user_id for sitter in table.sitters] == [ANN.user_id, CLEO.user_id]
    assert (await parlour.tables.join(table.id, BOB)).sitter(BOB.user_id)


async def test_only_the_host_sends_away_and_never_themselves_nor_a_stranger(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    assert await refusal(parlour.tables.kick(table.id, BOB.user_id, ANN.user_id)) == "not-host"
    assert await refusal(parlour.tables.kick(table.id, ANN.user_id, ANN.user_id)) == "not-yourself"
    assert await refusal(parlour.tables.kick(table.id, ANN.user_id, STRANGER)) == "not-there"


async def test_in_a_match_the_others_agree_whether_a_goblin_plays_on_and_who_it_is_about_has_no_vote(
    parlour: Parlour,
) -> None:
    table = await parlour.match(3)
    await parlour.tables.changes.change(table.id, lambda draft: draft.set(takeover=True))
    table = await parlour.tables.kick(table.id, ANN.user_id, CLEO.user_id)
    assert table.proposal
    assert (table.proposal.kind, table.proposal.seat, table.proposal.yes) == ("replace", 2, (ANN.user_id,))
    await parlour.tables.answer(table.id, CLEO.user_id, table.proposal.number, yes=False)
    table = await parlour.tables.answer(table.id, BOB.user_id, table.proposal.number, yes=True)
    assert (table.proposal, [sitter.gone for sitter in table.sitters]) == (None, [False, False, True])
    assert [sitter.seat for sitter in table.minded] == [2]
    table = await parlour.tables.return_to_seat(table.id, CLEO.user_id)
    assert table.seat_of(CLEO.user_id) == 2, "there is a way back"


async def test_only_the_host_asks_for_a_goblin_in_a_seat_and_not_in_their_own_nor_for_a_stranger(
    parlour: Parlour,
) -> None:
    table = await parlour.match(3)
    assert await refusal(parlour.tables.kick(table.id, BOB.user_id, ANN.user_id)) == "not-host"
    assert await refusal(parlour.tables.kick(table.id, ANN.user_id, ANN.user_id)) == "not-yourself"
    assert await refusal(parlour.tables.kick(table.id, ANN.user_id, STRANGER)) == "not-there"


async def test_a_sleeper_who_comes_back_is_not_replaced(parlour: Parlour) -> None:
    table = await parlour.match(3)
    for silent, left in ((1, None), (0, "replace")):
        await parlour.tables.changes.change(table.id, partial(Draft.set_sitter, user_id=CLEO.user_id, silent=silent))
        await parlour.tables.kick(table.id, ANN.user_id, CLEO.user_id)
        await parlour.tables.came_back(table.id, CLEO.user_id)
        asked = (await parlour.tables.find(table.id)).proposal
        assert (asked.kind if asked else None) == left


async def test_a_host_hands_over_the_role_in_the_lobby_and_in_the_match(parlour: Parlour) -> None:
    table = await parlour.lobby(2)
    assert (await parlour.tables.hand_over(table.id, ANN.user_id, BOB.user_id)).host_id == BOB.user_id
    await parlour.tables.start(table.id, BOB.user_id)
    assert (await parlour.tables.hand_over(table.id, BOB.user_id, ANN.user_id)).host_id == ANN.user_id
    assert await refusal(parlour.tables.hand_over(table.id, BOB.user_id, BOB.user_id)) == "not-host"


async def test_the_role_goes_to_nobody_who_left_and_to_no_goblin(parlour: Parlour) -> None:
    table = await parlour.lobby(3)
    table = await parlour.tables.add_goblin(table.id, ANN.user_id)
    await parlour.tables.start(table.id, ANN.user_id)
    await parlour.tables.leave(table.id, BOB.user_id)
    for nobody in (BOB.user_id, table.goblins[0].user_id, STRANGER):
        assert await refusal(parlour.tables.hand_over(table.id, ANN.user_id, nobody)) == "not-there"
