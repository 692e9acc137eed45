"""What moves on a screen, by the table's setting: moments and the podium, dice that decide; off is today's still."""

from dataclasses import replace
from random import Random

import pytest

from bot.pictures import Picture
from bot.screens.board import render_board
from bot.screens.layout import Figure, Screen
from bot.screens.log_posts import render_log_post, split_into_log_posts
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import Motion
from games.emerald_skulls import EmeraldSkullsView
from games.engine import Match
from tests.bot.screens.scenes import Played

MOST_MOVES = 400


def challenged() -> Scene:
    """Return what spectators see when a bluff was turned over."""
    played = Played(
        Match.deal_by_key("gobblestones", seats=2, options={"bluff": True, "first": 1}, seed=bytes(range(32)))
    )
    played.play(0, next(move for move in played.match.legal_moves(0) if str(move).startswith("lay")))
    played.play(0, "end")
    played.play(1, "challenge")
    return played.scene()


def rolled() -> Scene:
    """Return what spectators see when the last dice were rolled in Emerald Skulls, and the tumbler is asked."""
    played, luck = Played(Match.deal_by_key("emerald_skulls", seats=2, seed=bytes(32))), Random(1)
    for _ in range(MOST_MOVES):
        seat = played.match.decision.seats[0] if played.match.decision else 0
        played.play(seat, luck.choice(list(played.match.legal_moves(seat))))
        scene = played.scene()
        if find_screen("emerald_skulls").animate_roll(scene):
            return scene
    raise AssertionError("no roll decides anything")


def ended() -> Scene:
    """Return the end of a match as a spectator sees it."""
    played = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32)))
    while played.match.decision:
        seat = played.match.decision.seats[0]
        played.play(seat, played.match.default_move(seat))
    return played.scene()


def shown(scene: Scene, motion: Motion) -> dict[str, Figure]:
    """Return the pictures of a board by their names."""
    return {figure.name: figure for figure in render_board(replace(scene, motion=motion)).figures}


def endings(screen: Screen) -> list[str]:
    return [figure.file_name.rpartition(".")[2] for figure in screen.figures]


@pytest.mark.parametrize(
    ("make", "name", "moving"),
    [
        (challenged, "beat", {"moments", "on"}),
        (rolled, "picture1", {"on"}),
        (ended, "podium", {"moments", "on"}),
    ],
)
def test_it_moves_where_its_setting_says_and_is_said_in_the_same_words(
    make: object, name: str, moving: set[Motion]
) -> None:
    scene: Scene = make()  # type: ignore[operator]  # one of the three above
    still = shown(scene, "off")[name]
    assert still.content.startswith(b"\x89PNG")
    assert still.file_name.endswith(".png")
    for motion in ("off", "moments", "on"):
        figure = shown(scene, motion)[name]
        assert figure.alt == still.alt
        assert figure.file_name.endswith(".gif" if motion in moving else ".png")
        assert (figure.content == still.content) == (motion not in moving)


def test_off_is_byte_for_byte_what_is_drawn_without_any_motion() -> None:
    scene = challenged()
    drawn = find_screen(scene.table.game).draw_beat(scene)
    assert isinstance(drawn, Picture)
    assert shown(scene, "off")["beat"].content == drawn.png == replace(drawn, moves=None).get_file_bytes(moving=True)
    assert render_board(scene).digest == render_board(replace(scene, motion="off")).digest


def test_off_makes_nothing_that_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> bytes:
        raise AssertionError("a reel was made")

    monkeypatch.setattr("bot.pictures.painting.reel.Reel.encode_gif", never)
    for make in (challenged, rolled, ended):
        render_board(make())
    with pytest.raises(AssertionError, match="a reel"):
        render_board(replace(challenged(), motion="moments"))


def test_a_superseded_board_is_the_still() -> None:
    scene = replace(rolled(), motion="on")
    assert endings(render_log_post(scene, split_into_log_posts(scene)[-1], scene.view)) == ["png"]


def test_the_podium_of_a_panel_moves_for_its_reader() -> None:
    played = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32)))
    while played.match.decision:
        seat = played.match.decision.seats[0]
        played.play(seat, played.match.default_move(seat))
    scene = played.scene(0)
    assert endings(render_panel(scene)) == ["png"]
    assert endings(render_panel(replace(scene, motion="moments"))) == ["gif"]


def test_a_roll_that_decides_asks_somebody() -> None:
    scene = rolled()
    view = scene.view
    assert isinstance(view, EmeraldSkullsView)
    assert view.decision is not None
    assert view.decision.kind == "bust" or len(view.roll) <= 2
