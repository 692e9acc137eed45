"""What a host may do about the others: send somebody away before the match, hand over the role."""

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


async def test_nobody_is_sent_away_from_a_match(parlour: Parlour) -> None:
    table = await parlour.match(2)
    assert await refusal(parlour.tables.kick(table.id, ANN.user_id, BOB.user_id)) == "already-started"


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
