"""Pixels that several people see are drawn once, and nobody sees in them what another alone may know."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.games.goats_and_goblins import pictures as goats
from bot.games.goats_and_goblins.pictures.plates.carts import normalize_view_for_picture
from bot.pictures.drawing import PRIVATE_KINDS, draw_game_moment, draw_pictures
from bot.pictures.drawing_cache import RecentDrawings, use_drawing_cache
from bot.pictures.painting.canvas import Canvas
from bot.pictures.picture import Picture, PictureText
from bot.screens.screen_registry import find_screen
from games import list_game_keys
from games.engine import Event, Match, View
from games.engine.chance import SwiftChance
from games.engine.words import load_words
from games.goats_and_goblins import GoatsAndGoblinsView

NAMES = "Ann", "Bob", "Cid"
SHARED = {"goats_and_goblins": ("board", "panel"), "goblin_teeth": ("hand",), "gobblestones": ("hand",)}
"""The games that share drawings, and the kinds of these."""
MOVES, EVERY = 13, 6
LATER, ENOUGH = 400, 2
"""In so many random moves there are moments; so many of them are compared."""


def look(key: str, kind: str, view: View) -> list[Picture]:
    return draw_pictures(key, kind, view, NAMES, load_words())


def draw_fingerprint(canvas: Canvas, told: PictureText | str, _moves: object = None) -> Picture:
    """Return a picture of the bytes by which its bands are known, which nobody needs to paint."""
    words = PictureText(told, told) if isinstance(told, str) else told
    return Picture(canvas.hash_rows(0, canvas.height), words, canvas.width, canvas.height)


def iter_worlds(key: str) -> Iterator[Match]:
    """Yield a match at some instants of random play, each time with a world that looks the same to one seat."""
    luck, match = Random(5), Match.deal_by_key(key, seats=len(NAMES), seed=bytes(32))
    for number in range(MOVES):
        if number % EVERY == 0:
            yield from (match, match.imagine_hidden(luck.randrange(len(NAMES)), SwiftChance(number)))
        if match.decision:
            seat = luck.choice(match.decision.seats)
            match.play(seat, luck.choice(match.legal_moves(seat)))


@pytest.mark.parametrize("key", SHARED)
def test_what_looks_the_same_is_drawn_once_and_shows_no_more_than_its_viewer_knows(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed = list[Canvas]()

    def fingerprint(canvas: Canvas, told: PictureText | str) -> Picture:
        composed.append(canvas)
        return draw_fingerprint(canvas, told)

    monkeypatch.setattr(Canvas, "to_picture", fingerprint)
    recent, shown = RecentDrawings(64), 0
    for match in iter_worlds(key):
        seats = {kind: range(len(NAMES)) if kind in PRIVATE_KINDS else (None,) for kind in SHARED[key]}
        looks = [(kind, match.view(seat)) for kind, looking in seats.items() for seat in looking]
        alone = [look(key, kind, view) for kind, view in looks]
        shown += sum(map(len, alone))
        with use_drawing_cache(recent):
            for _ in range(2):
                assert [look(key, kind, view) for kind, view in looks] == alone
    assert len(composed) < 3 * shown, "some were drawn once"


def test_a_reader_is_hidden_only_where_no_pixel_shows_them() -> None:
    def fingerprint(view: GoatsAndGoblinsView) -> bytes:
        canvas = goats._compose_table(view, NAMES, load_words())
        return canvas.hash_rows(0, canvas.height)

    seen = (match.view(seat) for match in iter_worlds("goats_and_goblins") for seat in range(len(NAMES)))
    views = [view for view in seen if isinstance(view, GoatsAndGoblinsView)]
    hidden = [normalize_view_for_picture(view) for view in views]
    assert [fingerprint(one) for one in hidden] == [fingerprint(view) for view in views]
    assert {one.seat is None for one in hidden} == {True, False}


@pytest.mark.parametrize("key", list_game_keys())
def test_a_moment_looks_the_same_whatever_is_played_after_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a moment would have to be drawn anew for each panel that shows it later."""
    monkeypatch.setattr(Canvas, "to_picture", draw_fingerprint)
    luck, screen, found = Random(3), find_screen(key), 0
    options = {"bluff": True} if key == "gobblestones" else {}
    match = Match.deal_by_key(key, seats=len(NAMES), options=options, seed=bytes(32))
    moment: tuple[Sequence[Event], object, Picture] | None = None
    for _ in range(LATER):
        if match.decision is None:
            break
        seat = luck.choice(match.decision.seats)
        told = match.play(seat, luck.choice(match.legal_moves(seat)))
        view = match.view(None)
        if moment and screen.find_moment_facts(view) == moment[1]:
            assert draw_game_moment(key, moment[0], view, NAMES, load_words()) == moment[2]
            found, moment = found + 1, None
        elif picture := draw_game_moment(key, told, view, NAMES, load_words()):
            moment = told, screen.find_moment_facts(view), picture
        if found == ENOUGH:
            break
    assert found
