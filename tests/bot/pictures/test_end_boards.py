"""Boards at the end: nobody is crowned whose player had gone or where nobody wins, and those who tie are equal."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from io import BytesIO

import pytest
from PIL import Image, ImageColor

from bot.games.goblin_market.pictures import ending
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Lettering
from bot.pictures.picture import Picture
from bot.pictures.shared.scenery import FLAG_COLOURS
from bot.screens.screen_registry import find_screen
from games import list_game_keys
from games.engine import AGREED_REASON, Match, Outcome, View
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, random_steps

NAMES = ("Ann", "Bob", "Cid")
MIN_FESTIVE_PIXELS = 1500
"""Confetti or bunting has more pixels of its colours; crowns alone have fewer."""


@lru_cache(maxsize=5)
def played_out(game: str) -> Played:
    """Return a match of three that has ended."""
    table = Played(Match.deal_by_key(game, seats=3, seed=bytes([3]) * 32))
    for _ in random_steps(table, lot=3):
        pass
    return table


def ended(game: str, ranks: tuple[int, ...], reason: str = "", vacant: tuple[int, ...] = ()) -> View:
    """Return the view of an end with these ranks."""
    view: View = played_out(game).match.view(None)
    assert view.outcome
    outcome = Outcome(view.outcome.scores, ranks, reason or view.outcome.reason)
    return replace(view, outcome=outcome, vacant=vacant)


def drawn(view: View, game: str) -> Picture:
    return draw_pictures(game, "board", view, NAMES, load_words())[0]


@pytest.mark.parametrize(
    ("ranks", "reason", "vacant", "crowned"),
    [
        ((1, 2, 3), "", (), (0,)),
        ((1, 2, 3), "", (0,), ()),
        ((1, 1, 3), "", (0,), (1,)),
        ((1, 2, 3), "", (2,), (0,)),
        ((1, 1, 1), "", (), (0, 1, 2)),
        ((1, 1, 1), AGREED_REASON, (), ()),
    ],
)
def test_who_is_crowned(ranks: tuple[int, ...], reason: str, vacant: tuple[int, ...], crowned: tuple[int, ...]) -> None:
    assert ended("goblin_market", ranks, reason, vacant).crown_wearers == crowned


@pytest.mark.parametrize("game", list_game_keys())
def test_a_board_crowns_nobody_whose_player_had_gone(game: str) -> None:
    there, gone = (drawn(ended(game, (1, 2, 3), vacant=vacant), game) for vacant in ((), (0,)))
    assert there.png != gone.png
    level = drawn(ended(game, (1, 1, 1), AGREED_REASON), game)
    assert "won by nobody" in level.full_text


def count_pixels(picture: Picture, colours: Iterable[str]) -> int:
    """Return how many pixels have one of these colours."""
    drawn_colours = Image.open(BytesIO(picture.png)).convert("RGB").getcolors(1 << 24) or ()
    wanted = {ImageColor.getrgb(colour) for colour in colours}
    return sum(int(count) for count, colour in drawn_colours if colour in wanted)


@pytest.mark.parametrize("game", list_game_keys())
def test_a_board_celebrates_nothing_where_the_match_was_called_off(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of confetti and bunting is there, which a victory of all has, and the picture says what happened."""
    titles: list[str] = []
    monkeypatch.setattr(Canvas, "write_centred", _note_text(titles, Canvas.write_centred))
    all_won, called_off = (
        count_pixels(drawn(ended(game, (1, 1, 1), why), game), FLAG_COLOURS) for why in ("", AGREED_REASON)
    )
    assert all_won - called_off > MIN_FESTIVE_PIXELS
    assert "Called off" in titles


def _note_text(noted: list[str], write: Callable[..., None]) -> Callable[..., None]:
    def write_and_note(canvas: Canvas, lettering: Lettering, *args: object, **options: object) -> None:
        noted.append(lettering.text)
        write(canvas, lettering, *args, **options)

    return write_and_note


@pytest.mark.parametrize("game", list_game_keys())
def test_a_screen_says_whose_seat_was_left(game: str) -> None:
    table = played_out(game)
    scene = table.scene()
    outcome = scene.table_view.outcome
    assert outcome
    best = outcome.winners[0]
    sitters = tuple(replace(one, gone=one.seat == best) for one in scene.table.sitters)
    left = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))
    (shown, *_), (before, *_) = (find_screen(game).draw_surface_pictures(one, "board") for one in (left, scene))
    assert shown.png != before.png
    assert f"{scene.raw_names[best]}’s seat" in shown.full_text


def test_those_who_tie_stand_equally_high(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the ranks of the podium, whatever the points: what decides a tie is no point."""
    stands: dict[int, int] = {}
    monkeypatch.setattr(
        ending, "_draw_player_on_crates", lambda _canvas, _view, seat, rank, _room: stands.update({seat: rank})
    )
    for ranks in ((1, 1, 3), (1, 2, 2), (2, 1, 3)):
        drawn(ended("goblin_market", ranks), "goblin_market")
        assert tuple(stands[seat] for seat in range(3)) == ranks
