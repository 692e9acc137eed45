"""The legal moves are exact: compared with rows found by brute force, straight from the words of ruling Row."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest

from games.engine import Decision, SwiftChance
from games.engine.random_play import create_move_rng, derive_match_seed, pick_random_move
from games.gobblestones import (
    CENTRE_SPACES,
    TILE_COLOURS,
    GobblestonesOptions,
    LayTile,
    TakeBackTile,
    build_field,
    list_spaces,
)
from games.gobblestones.field import pack_spaces_into_mask
from games.gobblestones.state import GobblestonesState
from tests.games.gobblestones.table import FRONTS, GAME

Place = tuple[int, int]
"""A row and a column, from 0."""
Laid = frozenset[tuple[Place, int]]
"""Tiles of a turn: places with colours."""

EVERYWHERE = [(row, column) for row in range(15) for column in range(15)]
CENTRE_PLACES = {divmod(space, 16) for space in list_spaces(CENTRE_SPACES)}


def space_of(place: Place) -> int:
    return place[0] * 16 + place[1]


def neighbours(place: Place) -> set[Place]:
    row, column = place
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def makes_square(covered: set[Place], place: Place) -> bool:
    """Tell whether a 2×2 square of covered spaces holds this place."""
    row, column = place
    corners = product((row - 1, row), (column - 1, column))
    return any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= covered for r, c in corners)


def is_row(earlier: set[Place], places: Sequence[Place]) -> bool:
    """Ruling Row and ruling 2×2, word for word, for the places of a turn in one line."""
    covered = earlier.union(places)
    (top, left), (bottom, right) = min(places), max(places)
    between = product(range(top, bottom + 1), range(left, right + 1))
    if not all(place in covered for place in between):
        return False
    touches = any(neighbours(place) & earlier for place in places)
    first = not earlier and any(place in CENTRE_PLACES for place in places)
    return (touches or first) and not any(makes_square(covered, place) for place in places)


def lines(places: Sequence[Place]) -> Iterator[list[Place]]:
    """The rows and columns of these places."""
    for axis in (0, 1):
        for number in range(15):
            yield [place for place in places if place[axis] == number]


def takes(state: GobblestonesState, place: Place, colour: int) -> bool:
    own = build_field(state.layout).colour[space_of(place)]
    return state.bluff or own is None or own == colour


def all_rows(state: GobblestonesState, places: Sequence[Place]) -> set[Laid]:
    """Every legal row of one to five tiles on these open places, with every choice of tiles from the rack."""
    earlier = {place for place in EVERYWHERE if state.covered >> space_of(place) & 1}
    rack = state.racks[state.turn]
    found: set[Laid] = set()
    shapes = {
        chosen
        for line in lines(places)
        for count in range(1, min(5, sum(rack)) + 1)
        for chosen in combinations(line, count)
        if is_row(earlier, chosen)
    }
    for shape in shapes:
        hues = [[c for c in range(5) if rack[c] and takes(state, place, c)] for place in shape]
        for colours in product(*hues):
            if all(colours.count(colour) <= rack[colour] for colour in colours):
                found.add(frozenset(zip(shape, colours, strict=True)))
    return found


def reachable(state: GobblestonesState, rows: set[Laid]) -> set[Laid]:
    """Every set of tiles that can be laid one by one; at each, the moves must be those of the definition."""
    start: Laid = frozenset()
    seen, edge = {start}, [(start, state)]
    while edge:
        laid, now = edge.pop()
        moves = list(GAME.legal_moves(now, now.turn))
        lays = {move for move in moves if isinstance(move, LayTile)}
        backs = {move for move in moves if isinstance(move, TakeBackTile)}
        assert len(moves) == len(lays) + len(backs) + 1
        assert {laid | {(divmod(move.space, 16), move.colour)} for move in lays} == grown(laid, rows)
        assert {divmod(move.space, 16) for move in backs} == shrinkable(laid, rows)
        for move in lays:
            larger = laid | {(divmod(move.space, 16), move.colour)}
            if larger not in seen:
                future = now.clone()
                GAME.play(future, now.turn, move, SwiftChance(0))
                seen.add(larger)
                edge.append((larger, future))
    return seen - {start}


def grown(laid: Laid, rows: set[Laid]) -> set[Laid]:
    """The legal rows with one tile more."""
    return {row for row in rows if len(row) == len(laid) + 1 and laid <= row}


def shrinkable(laid: Laid, rows: set[Laid]) -> set[Place]:
    """The places whose tile can go and leave nothing or a legal row."""
    return {tile[0] for tile in laid if len(laid) == 1 or laid - {tile} in rows}


def position(earlier: set[Place], rack: Sequence[int], bluff: bool) -> GobblestonesState:
    tiles = dict.fromkeys(map(space_of, earlier), 0)
    return GobblestonesState(
        seats=2,
        bluff=bluff,
        layout=FRONTS,
        covered=pack_spaces_into_mask(*tiles),
        tiles=tiles,
        down={},
        racks=[list(rack), [1] * 5],
        bag=[5] * 5,
        scores=[0, 0],
        turn=0,
        decision=Decision(1, "turn", (0,)),
    )


def corner(luck: Random, size: int) -> tuple[list[Place], set[Place]]:
    """A square of the field of which a part is covered, and everything round it: open places, covered places."""
    top, left = luck.randrange(16 - size), luck.randrange(16 - size)
    inside = [(top + row, left + column) for row in range(size) for column in range(size)]
    covered = {place for place in inside if luck.random() < luck.choice((0.15, 0.3, 0.5))}
    return [place for place in inside if place not in covered], covered | set(EVERYWHERE) - set(inside)


@pytest.mark.parametrize("bluff", [False, True], ids=["plain", "bluff"])
def test_on_small_fields_legal_moves_are_exact(bluff: bool) -> None:
    """Everything but a corner is covered, so that all rows of the corner can be counted."""
    luck, rows_seen = Random(f"corner {bluff}"), 0
    for _ in range(60):
        places, covered = corner(luck, luck.choice((4, 5, 6)))
        rack = [luck.randrange(2) for _ in TILE_COLOURS] if bluff else [luck.randrange(4) for _ in TILE_COLOURS]
        if bluff:
            rack = [*rack[:2], 0, 0, luck.randrange(3)]
        state = position(covered, rack, bluff)
        rows = all_rows(state, places)
        assert reachable(state, rows) == rows
        rows_seen += len(rows)
    assert rows_seen > 1000


def test_on_a_field_with_an_open_border_legal_moves_are_exact() -> None:
    """A few tiles somewhere, nothing else covered; rows in reach of them are counted."""
    luck = Random("open border")
    for _ in range(4):
        top, left = luck.choice((0, 4, 9)), luck.choice((0, 4, 9))
        inside = [(top + row, left + column) for row in range(6) for column in range(6)]
        covered = set(luck.sample(inside, luck.choice((1, 3, 8))))
        state = position(covered, [luck.randrange(3) for _ in TILE_COLOURS], bluff=False)
        rows = all_rows(state, [place for place in EVERYWHERE if place not in covered])
        assert reachable(state, rows) == rows


def test_on_an_empty_field_legal_moves_are_exact() -> None:
    state = position(set(), [2, 1, 1, 1, 1], bluff=False)
    rows = all_rows(state, EVERYWHERE)
    assert reachable(state, rows) == rows
    assert all(any(place in CENTRE_PLACES for place, _ in row) for row in rows)


@pytest.mark.parametrize("moves", [80, 200])
def test_in_the_middle_of_a_random_match_legal_moves_are_exact(moves: int) -> None:
    state = played("brute", moves)
    while state.laid:
        GAME.play(state, state.turn, TakeBackTile(next(reversed(state.laid))), SwiftChance(0))
    rows = all_rows(state, [place for place in EVERYWHERE if not state.covered >> space_of(place) & 1])
    assert reachable(state, rows) == rows
    assert len(rows) > 5


def played(name: str, moves: int, **options: object) -> GobblestonesState:
    """A match of two after so many random moves."""
    seed = derive_match_seed(name, 1)
    rng, luck = create_move_rng(seed), SwiftChance(seed)
    state = GAME.deal(2, GobblestonesOptions.model_validate(options), luck)
    for _ in range(moves):
        assert state.decision is not None
        seat, move = pick_random_move(GAME, state, state.decision, rng)
        GAME.play(state, seat, move, luck)  # type: ignore[arg-type]  # a move of this game
    return state


def perft(state: GobblestonesState, depth: int) -> int:
    """Count the ways to make `depth` moves from here, by the list of legal moves."""
    if state.decision is None or depth == 0:
        return 1
    seat = state.decision.seats[0]
    moves = GAME.legal_moves(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        future = state.clone()
        GAME.play(future, seat, move, SwiftChance("perft"))
        total += perft(future, depth - 1)
    return total


@pytest.mark.parametrize(
    ("name", "moves", "bluff", "counts"),
    [
        ("perft", 0, False, [7, 29, 141, 653, 3319]),
        ("perft", 63, False, [4, 32, 202, 1437]),
        ("perft", 121, False, [2, 39, 184, 1907]),
        ("perft", 0, True, [28, 334, 2638]),
        ("perft h", 45, True, [13, 57, 581]),
        ("perft e", 150, True, [2, 155, 1335]),
    ],
    ids=["first turn", "early", "late", "first turn, bluff", "early, bluff", "challenge, bluff"],
)
def test_the_tree_of_legal_moves_has_as_many_leaves_as_ever(
    name: str, moves: int, bluff: bool, counts: list[int]
) -> None:
    """Changed numbers mean changed rules: then the version of the game rises too."""
    state = played(name, moves, bluff=bluff)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
