"""Who has ever started a match of a game is known, and anybody who is sent away leaves all their tables."""

from tests.bot.tables.parlour import ANN, BOB, CLEO, Parlour


async def test_who_has_started_a_match_of_a_game_knows_that_game_and_no_other(parlour: Parlour) -> None:
    people = parlour.tables.people
    table = await parlour.lobby(3)
    assert not await people.knows_game(CLEO.user_id, "fingers")
    await parlour.tables.start_match(table.id, ANN.user_id)
    assert await people.knows_game(CLEO.user_id, "fingers")
    assert not await people.knows_game(CLEO.user_id, "goblin_market")


async def test_who_is_sent_away_leaves_all_their_tables_and_nobody_else_does(parlour: Parlour) -> None:
    both, other = await parlour.lobby(2), await parlour.lobby(1)
    await parlour.tables.people.remove_banned_person(BOB.user_id)
    assert [one.user_id for one in (await parlour.tables.find_table(both.id)).sitters] == [ANN.user_id]
    await parlour.tables.people.remove_banned_person(ANN.user_id)
    assert {(await parlour.tables.find_table(table.id)).status for table in (both, other)} == {"closed"}
