"""A podium says once to each person that results are kept: the first that ends after they sat down."""

from tests.bot.tables.parlour import ANN, BOB, CLEO, Parlour


async def played(parlour: Parlour, players: int) -> int:
    return (await parlour.match(players, rounds=1)).id


async def end(parlour: Parlour, number: int) -> list[int]:
    """End a match, and return whom its podium says it."""
    for sitter in (await parlour.tables.find_table(number)).present_people:
        await parlour.tables.play_move(number, sitter.user_id, "show 1")
    return await said_to(parlour, number)


async def said_to(parlour: Parlour, number: int) -> list[int]:
    table = await parlour.tables.find_table(number)
    return [sitter.user_id for sitter in table.sitters if sitter.results_notice == number]


async def test_each_person_reads_it_at_the_first_podium(parlour: Parlour) -> None:
    first, second, third = [await played(parlour, players) for players in (2, 2, 3)]
    assert await end(parlour, second) == [ANN.user_id, BOB.user_id]
    assert await end(parlour, first) == []
    assert await end(parlour, third) == [CLEO.user_id]
    again = await parlour.again()
    assert [await said_to(again, number) for number in (first, second, third)] == [
        [],
        [ANN.user_id, BOB.user_id],
        [CLEO.user_id],
    ]
    assert await end(again, await played(again, 3)) == []
    await again.stop()


async def test_who_left_reads_it_at_another_podium(parlour: Parlour) -> None:
    number = await played(parlour, 3)
    await parlour.tables.resign_match(number, CLEO.user_id)
    assert await end(parlour, number) == [ANN.user_id, BOB.user_id]
    assert await end(parlour, await played(parlour, 3)) == [CLEO.user_id]


async def test_a_closed_match_says_it_to_nobody(parlour: Parlour) -> None:
    number = await played(parlour, 2)
    await parlour.tables.close_table(number, ANN.user_id)
    assert await said_to(parlour, number) == []
    assert await end(parlour, await played(parlour, 2)) == [ANN.user_id, BOB.user_id]
