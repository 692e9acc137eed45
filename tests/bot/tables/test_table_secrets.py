"""A secret action at a seat leaves no trace for others."""

import dataclasses
import json
import random

import pytest

from bot.tables import SeenMove, TableView
from games.engine import GameError
from tests.bot.tables.fingers import FingersView
from tests.bot.tables.parlour import ANN, BOB, CLEO, Parlour, next_to_move, some_move


async def logs(parlour: Parlour, table_id: int, *users: int | None) -> list[tuple[SeenMove, ...]]:
    return [(await parlour.tables.load_view(table_id, user)).recent_moves for user in users]


async def test_a_hidden_step_leaves_no_trace_in_the_log_of_others(parlour: Parlour) -> None:
    table = await parlour.match(3)
    for _ in range(3):
        await parlour.tables.play_move(table.id, ANN.user_id, "peek")
    await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    ann, cleo, spectator = await logs(parlour, table.id, ANN.user_id, CLEO.user_id, None)
    assert [(told.number, told.notation) for told in ann] == [(1, "peek"), (2, "peek"), (3, "peek"), (4, None)]
    assert [(told.number, told.seat, told.notation) for told in cleo] == [(1, 1, None)]
    assert spectator == cleo


async def test_the_log_tells_a_seat_its_own_secrets_only(parlour: Parlour) -> None:
    table = await parlour.match(2)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 4")
    ann, bob, spectator = await logs(parlour, table.id, ANN.user_id, BOB.user_id, None)
    assert [event.kind for event in ann[0].events] == ["answered", "noted"]
    assert [event.kind for event in bob[0].events] == ["answered"]
    assert (ann[0].notation, bob[0].notation, spectator[0].notation) == ("show 4", None, None)


async def test_the_log_is_cut_to_the_latest_that_the_onlooker_knows_of(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=12)
    for _ in range(11):
        await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
        await parlour.tables.play_move(table.id, ANN.user_id, "peek")
        await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    ann, bob = await logs(parlour, table.id, ANN.user_id, BOB.user_id)
    assert [told.number for told in bob] == list(range(3, 23))
    assert [told.number for told in ann] == list(range(14, 34))


async def test_a_seat_in_the_lobby_or_a_stranger_sees_no_seat(parlour: Parlour) -> None:
    lobby = await parlour.lobby(2)
    table_view = await parlour.tables.load_view(lobby.id, ANN.user_id)
    assert (table_view.seat, table_view.view, table_view.legal, table_view.recent_moves) == (None, None, (), ())
    table = await parlour.match(2)
    table_view = await parlour.tables.load_view(table.id, CLEO.user_id)
    assert (table_view.seat, table_view.legal, table_view.waits_for_viewer) == (None, (), False)


async def test_a_spectator_sees_the_table_and_what_no_seat_has(parlour: Parlour) -> None:
    table = await parlour.match(2)
    own = (await parlour.tables.load_view(table.id, ANN.user_id)).view
    assert isinstance(own, FingersView)
    assert own.lucky is not None
    for user in (None, CLEO.user_id):
        seen = (await parlour.tables.load_view(table.id, user)).view
        assert isinstance(seen, FingersView)
        assert (seen.seats, seen.seat, seen.lucky, seen.shown) == (2, None, None, None)


def told_to(table_view: TableView) -> str:
    """Return everything that a sight holds but its bookkeeping, as text."""
    table = dataclasses.replace(table_view.table, version=0, changed_at=table_view.table.created_at)
    return repr(dataclasses.replace(table_view, table=table, legal=[str(move) for move in table_view.legal]))


async def test_no_laid_tile_shows_to_others_before_the_turn_ends(parlour: Parlour) -> None:
    """Across a whole match: a tile laid or taken back changes nothing that another sees."""
    table = await parlour.match(3, "gobblestones", pace="none", bluff=True)
    rng, people, hidden = random.Random(11), (ANN, BOB, CLEO), 0
    seen = ""
    while table.status == "playing":
        mover, table_view = await next_to_move(parlour, table.id)
        others = [person for person in people if person != mover]
        before = [told_to(await parlour.tables.load_view(table.id, person.user_id)) for person in others]
        move = some_move(rng, table_view)
        table = await parlour.tables.play_move(table.id, mover.user_id, move)
        if move.startswith(("lay", "take")):
            hidden += 1
            assert [told_to(await parlour.tables.load_view(table.id, person.user_id)) for person in others] == before
        seen += "".join(before)
    seed = (await parlour.tables.load_view(table.id, None)).seed
    assert hidden > 10
    assert seed
    assert seed not in seen


@pytest.mark.parametrize("notation", ["show 1", "show 9", "peek", "dance"])
async def test_a_refusal_says_the_same_whatever_others_did_in_secret(parlour: Parlour, notation: str) -> None:
    refusals = []
    for fingers in (0, 5):
        table = await parlour.match(3)
        await parlour.tables.play_move(table.id, ANN.user_id, "peek")
        await parlour.tables.play_move(table.id, BOB.user_id, f"show {fingers}")
        with pytest.raises(GameError) as refused:
            await parlour.tables.play_move(table.id, BOB.user_id, notation)
        refusals.append((str(refused.value), refused.value.arguments))
    assert refusals[0] == refusals[1]


async def test_neither_a_table_nor_a_sight_holds_the_match(parlour: Parlour) -> None:
    table = await parlour.match(2)
    table_view = await parlour.tables.load_view(table.id, ANN.user_id)
    snapshot = await parlour.store.tables.find_snapshot(table.id)
    assert snapshot
    seed = json.loads(snapshot)["seed"]
    assert seed not in told_to(table_view)
    assert seed not in repr(table)
    assert "FingersState" not in told_to(table_view)
