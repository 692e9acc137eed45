"""A bot that is closed and opened again on its file after every single move goes on as if nothing had happened."""

import random

from bot.tables import TableView
from games.engine import Match
from games.goblin_market.events import BidMade
from tests.bot.tables.parlour import ANN, BOB, Parlour, next_to_move, some_move

SEED = 23


async def sights(parlour: Parlour, table_id: int) -> list[TableView]:
    return [await parlour.tables.load_view(table_id, user) for user in (ANN.user_id, BOB.user_id, None)]


def held(table_view: TableView) -> tuple[object, ...]:
    """Return a sight with its legal moves written out: they may be listed lazily, and are then equal only as lists."""
    return (
        table_view.table,
        table_view.view,
        list(map(str, table_view.legal)),
        table_view.decision,
        table_view.recent_moves,
        table_view.seed,
    )


async def test_a_match_survives_a_restart_at_every_move(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", bluff=True)
    rng, half_laid, moves = random.Random(SEED), 0, 0
    while table.status == "playing":
        before = await sights(parlour, table.id)
        parlour = await parlour.again()
        await parlour.tables.time.recover_deadlines_after_restart()
        after = await sights(parlour, table.id)
        assert [held(table_view) for table_view in after] == [held(table_view) for table_view in before]
        mover, table_view = await next_to_move(parlour, table.id)
        half_laid += any(str(move).startswith("take") for move in table_view.legal)
        table = await parlour.tables.play_move(
            table.id, mover.user_id, some_move(rng, table_view), table.decision_number
        )
        parlour.clock.advance(1)
        moves += 1
    assert half_laid > 10
    record = await parlour.tables.load_replay_record(table.id)
    assert len(record.moves) == moves
    assert Match.replay(record).diverged is None
    await parlour.stop()


async def test_a_restart_in_the_lobby_forgets_nobody(parlour: Parlour) -> None:
    lobby = await parlour.lobby(3)
    later = await parlour.again()
    assert await later.tables.find_table(lobby.id) == lobby
    assert (await later.tables.start_match(lobby.id, ANN.user_id)).status == "playing"
    await later.stop()


async def test_deadlines_and_warnings_outlive_a_restart(parlour: Parlour) -> None:
    table = await parlour.match(2, pace="relaxed")
    parlour.clock.advance(600)
    await parlour.tables.time.process_due_tables()
    later = await parlour.again()
    await later.tables.time.recover_deadlines_after_restart()
    found = await later.tables.find_table(table.id)
    assert (found.deadline, found.warned, await later.tables.time.find_next_due()) == (
        table.deadline,
        True,
        table.deadline,
    )
    await later.stop()


async def test_what_happened_comes_back_from_the_store_as_the_classes_of_the_game(parlour: Parlour) -> None:
    table = await parlour.match(3, "goblin_market", first=1)
    await parlour.tables.play_move(table.id, ANN.user_id, "bid 3")
    later = await parlour.again()
    table_view = await later.tables.load_view(table.id, BOB.user_id)
    assert [event for told in table_view.recent_moves for event in told.events if isinstance(event, BidMade)] == [
        BidMade(0, 3)
    ]
    await later.stop()
