"""Plans: the row with the highest gain after the price of its tiles, found without luck."""

from games.engine import SwiftChance
from games.engine.random_play import create_move_rng, derive_match_seed, pick_random_move
from games.gobblestones import TILE_COLOURS, GobblestonesOptions, LayTile, format_space_name
from games.gobblestones.field import (
    ALL_SPACES,
    completes_square,
    find_square_completing_spaces,
    list_spaces,
    pack_spaces_into_mask,
)
from games.gobblestones.field import FIELD_MASK as FIELD_SPACES
from games.gobblestones.move_search import (
    EMPTY_BAG_TILE_PRICE,
    TILE_PRICE,
    choose_first_tile_to_lay,
    find_best_plan,
    list_plans,
)
from games.gobblestones.state import GobblestonesState
from tests.games.gobblestones.table import FIELD, GAME, Table, colour_of, rack


def best_by_laying(state: GobblestonesState, seat: int, price: int) -> int:
    """What the best row gains, found by laying every one of them tile by tile."""
    best = sum(FIELD.value[space] for space in state.laid) - price * len(state.laid)
    for move in GAME.legal_moves(state, seat):
        if isinstance(move, LayTile):
            future = state.clone()
            GAME.play(future, seat, move, SwiftChance(0))
            best = max(best, best_by_laying(future, seat, price))
    return best


def test_no_row_gains_more_than_that_of_the_thumb() -> None:
    for tiles in (rack(green=2, red=1, yellow=1), rack(blue=2, turquoise=2), rack(red=4)):
        table = Table(covered=["H8", "I8", "H9"], racks=[tiles, rack()])
        assert max(0, find_best_plan(table.state, tiles).gain) == best_by_laying(table.state, 0, TILE_PRICE)


def test_each_plan_can_be_laid_as_it_stands() -> None:
    table = Table(covered=["H8", "I8", "H9"], bluff=True)
    state = table.state
    for plan in list_plans(state.layout, state.covered, (), TILE_PRICE):
        future = state.clone()
        for space in plan.spaces:
            GAME.play(future, 0, LayTile(space, 0), SwiftChance(0))
        assert list(future.laid) == list(plan.spaces)


def test_a_single_space_completes_the_squares_that_all_together_do() -> None:
    rng = SwiftChance(1)
    for _ in range(50):
        covered = pack_spaces_into_mask(*(rng.pick(ALL_SPACES, "space") for _ in range(90)))
        assert [space for space in ALL_SPACES if completes_square(space, covered)] == list_spaces(
            find_square_completing_spaces(covered) & FIELD_SPACES
        )


def test_tiles_cost_less_when_the_bag_is_empty() -> None:
    rich, poor = (Table(covered=["H8"], racks=[rack(green=1), rack()], bag=bag) for bag in ((9,) * 5, rack()))
    gains = [find_best_plan(table.state, rack(green=1)).gain for table in (rich, poor)]
    assert gains[1] - gains[0] == TILE_PRICE - EMPTY_BAG_TILE_PRICE


def test_a_grey_space_takes_the_tile_that_the_row_can_best_do_without() -> None:
    table = Table(covered=["E8"], racks=[rack(red=1, blue=3), rack()])
    grey = next(space for space, colour in FIELD.colour.items() if colour is None)
    plan = next(
        plan
        for plan in list_plans(table.state.layout, 1 << grey + 1, (), TILE_PRICE)
        if plan.spaces[0] == grey and len(plan.spaces) == 1
    )
    assert str(choose_first_tile_to_lay(table.state, table.state.racks[0], plan)).endswith("blue")


def test_a_goblin_lies_only_where_tiles_lie_face_down() -> None:
    for bluff in (False, True):
        table = Table(covered=["H8"], racks=[rack(red=5), rack()], bluff=bluff)
        habits = [GAME.choose_habit_move(table.state, 0, SwiftChance(number)) for number in range(40)]
        lays = [move for move in habits if isinstance(move, LayTile)]
        assert any(FIELD.colour[lay.space] not in (None, lay.colour) for lay in lays) == bluff


def test_a_lie_is_a_whole_row() -> None:
    table = Table(covered=["H8"], racks=[rack(red=5), rack()], bluff=True)
    assert colour_of("I8") != "red"
    table.play("lay I8 red")
    more = GAME.choose_habit_move(table.state, 0, SwiftChance(0))
    assert isinstance(more, LayTile)
    assert TILE_COLOURS[more.colour] == "red" != colour_of(format_space_name(more.space))


def test_what_it_considers_is_legal() -> None:
    seed = derive_match_seed("thumb", 1)
    rng, luck = create_move_rng(seed), SwiftChance(seed)
    state = GAME.deal(3, GobblestonesOptions(bluff=True), luck)
    for _ in range(150):
        assert state.decision is not None
        seat, move = pick_random_move(GAME, state, state.decision, rng)
        assert set(GAME.candidate_moves(state, seat)) <= set(GAME.legal_moves(state, seat))
        GAME.play(state, seat, move, luck)  # type: ignore[arg-type]  # a move of this game
