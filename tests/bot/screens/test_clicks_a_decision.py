"""How many clicks a decision takes, from the panel or board to the move: docs/performance.md has the figures."""

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from bot.pictures import Picture
from bot.pictures.drawing import find_draw_functions
from bot.pictures.picture import PictureText
from bot.screens.controls.paths import Path
from bot.screens.screen_registry import find_screen
from games.engine import Match
from games.gobblestones import TILE_COLOURS
from tests.bot.screens.scenes import Played, random_steps
from tests.clicks.counting import clicks_to, sheet_clicks
from tests.undrawn import HEADER

pytestmark = pytest.mark.usefixtures("in_words")

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _blank_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    blank = [Picture(HEADER, PictureText("a picture", "a picture"), 1, 1)]
    monkeypatch.setattr(
        "bot.pictures.drawing.find_draw_functions",
        lambda key: dict.fromkeys(find_draw_functions(key), lambda *_: blank),
    )


def clicks_of(game: str, first_word: str, seats: int, **options: object) -> list[int]:
    """Return the clicks that each move with this first word takes, over a scripted match."""
    played = Played(Match.deal_by_key(game, seats=seats, options=options, seed=SEED))
    counted: list[int] = []
    for seat, _ in random_steps(played, lot=7, most=60):
        scene = played.scene(seat)
        some = [str(move) for move in scene.table_view.legal if str(move).split()[0] == first_word]
        # A die on the Altar for nothing is asked about twice, and what the Altar does is another choice.
        some = [move for move in some if "altar" not in move]
        counted += [clicks_to(scene, move) for move in some[:: max(1, len(some) // 2)]]
    return counted


@pytest.mark.parametrize(
    ("game", "first_word", "seats", "most"),
    [
        ("goblin_teeth", "place", 4, 2),
        ("goblin_teeth", "place", 2, 2),
        ("emerald_skulls", "bet", 4, 1),
        ("goblin_market", "pass", 3, 1),
        ("gobblestones", "lay", 3, 2),
    ],
)
def test_a_decision_takes_few_clicks(game: str, first_word: str, seats: int, most: int) -> None:
    counted = clicks_of(game, first_word, seats)
    assert counted
    assert max(counted) <= most


def matches(game: str, seats: int, most: int = 80, **options: object) -> Iterator[tuple[Played, int]]:
    """Yield scripted matches of a game before each step, with who is to move."""
    for lot in range(4):
        played = Played(Match.deal_by_key(game, seats=seats, options=options, seed=bytes([lot]) * 32))
        for seat, _ in random_steps(played, lot=lot, most=most):
            yield played, seat


def one_by_one(played: Played, seat: int, moves: Sequence[str]) -> int:
    """Return the clicks of several moves that are made one by one, each from the panel as it then stands."""
    fork, clicks = Played(played.match.fork(), moves=list(played.moves)), 0
    for move in moves:
        clicks += clicks_to(fork.scene(seat), move)
        fork.play(seat, move)
    return clicks


def rows_of_three() -> Iterator[tuple[int, int]]:
    """Yield, for each turn with such a row, the clicks of the best with the end of the turn, and tile by tile."""
    for played, seat in matches("gobblestones", 3):
        scene = played.scene(seat)
        reader = find_screen("gobblestones").move_texts.build_move_controls(scene)
        row = next((whole.text for whole in reader.menus.whole if whole.text.count(",") == 2), None)
        if row is None or scene.view.laid:  # type: ignore[attr-defined]  # the view of this game
            continue
        lays = [f"lay {space} {colour}" for tile in row.split(", ") for space, colour in [tile.split()]]
        moves = [*map(_spelled, lays), "end"]
        whole = 1 + one_by_one(played, seat, moves) - one_by_one(played, seat, moves[:-1])
        yield whole, one_by_one(played, seat, moves)


def _spelled(lay: str) -> str:
    """Return a lay with its colour in full."""
    verb, space, short = lay.split()
    return f"{verb} {space} {next(colour for colour in TILE_COLOURS if colour.startswith(short))}"


def divisions() -> Iterator[tuple[int, int]]:
    """Yield, for each pile of five cards, the clicks of the form that divides it, and of giving card by card."""
    for played, seat in matches("goats_and_goblins", 4, most=250):
        view = played.scene(seat).view
        if played.match.decision and played.match.decision.kind == "divide" and len(view.pile) == 5:  # type: ignore[attr-defined]  # the same
            (sheet,) = (
                find_screen("goats_and_goblins")
                .move_texts.build_move_controls(played.scene(seat))
                .build_forms(paths_of(played, seat))
            )
            filled = {
                field.name: next(option.value for option in field.options if option.chosen) for field in sheet.fields
            }
            gives = [str(move) for move in played.match.parse_player_input(seat, sheet.write(filled))]
            clicks = sheet_clicks(played.scene(seat), "divide")
            assert clicks
            yield clicks, one_by_one(played, seat, gives)


def paths_of(played: Played, seat: int) -> list[Path]:
    return [tuple(str(move).split()) for move in played.match.legal_moves(seat)]


def test_a_row_of_three_stones_and_the_end_of_the_turn_take_two_clicks() -> None:
    counted = list(islice(rows_of_three(), 12))
    assert len(counted) > 5
    assert {whole for whole, _ in counted} == {2}
    assert max(tile_by_tile for _, tile_by_tile in counted) >= 4


def test_five_cards_are_divided_in_two_clicks() -> None:
    counted = list(divisions())
    assert counted
    assert {form for form, _ in counted} == {2}
    assert min(card_by_card for _, card_by_card in counted) >= 4


@pytest.mark.parametrize(
    ("game", "name", "most"),
    [("emerald_skulls", "bets", 3), ("goblin_teeth", "place i2", 3)],
)
def test_what_has_several_parts_takes_few_clicks_by_its_form(game: str, name: str, most: int) -> None:
    counted = [
        clicks for played, seat in matches(game, 4, most=30) if (clicks := sheet_clicks(played.scene(seat), name))
    ]
    assert len(counted) > 5
    assert max(counted) == most
