"""Great moments at the podium: pieces of the board where it changed, what they were worth, one of the reader's own."""

import pytest
from PIL import ImageColor

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.theme import BLACK, CREAM, PINK, RED
from bot.pictures.shared.cut_outs import (
    CELL_SIZE,
    HEIGHT,
    WIDTH,
    draw_highlight_cut_outs,
    find_largest_changed_area,
    read_png,
)
from bot.pictures.shared.podium import WIDTH as PODIUM
from bot.replays.highlights import MatchHighlightReplay
from bot.replays.replay_scene import build_replay_scene
from bot.screens.custom_ids import ReplayReference
from bot.screens.ending import build_ending, render_end_announcement
from bot.screens.game_texts.highlights import MAX_HIGHLIGHTS, choose_highlights
from bot.screens.layout import Figure, Screen, Text
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables.table_view import filter_visible_moves
from games.engine.words import load_words
from tests.bot.replays.records import ALL_GAMES, played, table_of
from tests.bot.screens.scenes import breaches

MOST_BYTES = 30_000
MANY_COLOURS = 12
"""A piece of a board has more; a bare ground has one."""


def ended(key: str, seat: int | None = None, name: str = "") -> Scene:
    """Return the end of a golden match as a podium shows it."""
    again = played(key, name)
    table = table_of(again)
    known = [move for move in again.list_moves() if move.is_known_to(None)]
    scene = build_replay_scene(table, again, ReplayReference("m1", again.last_step), load_words(), seat=seat)
    return Scene(
        scene.table_view,
        load_words(),
        filter_visible_moves(None, len(known), known),
        hindsight=MatchHighlightReplay(table, again, load_words()),
    )


def test_a_podium_shows_a_piece_of_a_field_for_each_great_moment() -> None:
    screen = Screen(tuple(build_ending(ended("gobblestones", name="plain-2"), find_screen("gobblestones"))))
    assert not breaches(screen)
    (whole,) = screen.figures
    assert "piece" in whole.alt
    plain = next(
        iter(render_end_announcement(ended("gobblestones", name="plain-2"), find_screen("gobblestones")).figures)
    )
    assert len(whole.content) - len(plain.content) <= MOST_BYTES
    pieces, without = read_png(whole.content), read_png(plain.content)
    assert (pieces.width, pieces.height) == (without.width, without.height + HEIGHT), (
        "one picture: a desk has no room for two"
    )
    strip = pieces.crop((0, without.height, WIDTH, pieces.height))
    assert len(strip.getcolors() or []) > MANY_COLOURS
    lines = [part.markdown for part in screen.parts if isinstance(part, Text)][-1]
    assert 1 <= lines.count("\n") + 1 <= 3
    assert (PODIUM, HEIGHT) == (WIDTH, 160)


def test_what_no_board_shows_comes_without_a_piece_of_it() -> None:
    """Leftover tiles decided this match, after many changes of the lead: of the three, only the best row is shown."""
    parts = build_ending(ended("gobblestones", name="plain-3"), find_screen("gobblestones"))
    assert [figure.alt.count("piece") for figure in parts if isinstance(figure, Figure)] == [1]
    assert any("leftover tiles" in part.markdown for part in parts if isinstance(part, Text))


def test_two_moments_are_told_without_pieces_rather_than_one_with_its_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.screens.ending.MAX_ROWS_WITH_PIECES", 5)
    parts = build_ending(ended("gobblestones", name="bluff-2"), find_screen("gobblestones"))
    assert [figure.alt.count("piece") for figure in parts if isinstance(figure, Figure)] == [0]
    text = [part.markdown for part in parts if isinstance(part, Text)][-1]
    assert text.count("\n") + 1 >= 2


@pytest.mark.parametrize("key", ALL_GAMES)
def test_one_of_the_moments_is_the_readers_own(key: str) -> None:
    game = find_screen(key)
    for seat in range(len(table_of(played(key)).sitters)):
        scene = ended(key, seat)
        found = game.result_texts.find_highlights(scene.view, [move.events for move in scene.story])
        own = [one for one in choose_highlights(found, MAX_HIGHLIGHTS, seat) if one.candidate.seat == seat]
        text = "\n".join(part.markdown for part in build_ending(scene, game) if isinstance(part, Text))
        assert not own or scene.format_seat_name(seat) in text


def test_without_a_replay_the_moments_are_told_in_words_alone() -> None:
    scene = ended("goblin_market")
    parts = build_ending(Scene(scene.table_view, load_words(), scene.story), find_screen("goblin_market"))
    assert [part.name for part in parts if isinstance(part, Figure)] == ["podium"]


def test_a_piece_shows_where_the_board_changed_most() -> None:
    again, scene = played("gobblestones"), ended("gobblestones")
    row = next(move for move in again.list_moves() if any(event.kind == "played" for event in move.events))
    boards = [
        find_screen("gobblestones").draw_surface_pictures(
            build_replay_scene(scene.table, again, ReplayReference("m1", step), load_words(), seat=None), "board"
        )[0]
        for step in (row.number - 1, row.number)
    ]
    left, top, right, bottom = find_largest_changed_area(*(read_png(board.png) for board in boards))
    assert 0 <= left < right < boards[1].width + CELL_SIZE
    assert 0 <= top < bottom < boards[1].height + CELL_SIZE
    assert find_largest_changed_area(read_png(boards[0].png), read_png(boards[0].png)) != (left, top, right, bottom)


def test_a_row_that_is_higher_than_its_piece_is_seen_whole() -> None:
    before, after = Canvas((920, 900), BLACK), Canvas((920, 900), BLACK)
    for index, colour in enumerate((RED.base, CREAM, CREAM, CREAM, PINK.base)):
        after.paste(Canvas((54, 54), colour), (400, 300 + 54 * index))
    pieces = [
        draw_highlight_cut_outs([(before.to_picture("").png, after.to_picture("").png)] * count, "")
        for count in (1, 2, 3)
    ]
    for piece in pieces:
        seen = {colour for _, colour in read_png(piece.png).convert("RGB").getcolors(1 << 16) or ()}
        assert {ImageColor.getrgb(colour) for colour in (RED.base, CREAM, PINK.base)} <= seen


def test_a_level_row_has_the_room_that_upright_rows_beside_it_do_not_need() -> None:
    before, level, upright = (Canvas((920, 900), BLACK) for _ in range(3))
    for index in range(7):
        level.paste(Canvas((54, 54), RED.base if index in (0, 6) else CREAM), (270 + 54 * index, 420))
        upright.paste(Canvas((54, 54), PINK.base), (420, 240 + 54 * index))
    boards = [(before.to_picture("").png, after.to_picture("").png) for after in (upright, level, upright)]
    seen = read_png(draw_highlight_cut_outs(boards, "").png).convert("RGB")
    red = ImageColor.getrgb(RED.base)
    across = [x for x in range(seen.width) if seen.getpixel((x, HEIGHT // 2)) == red]
    assert across[-1] - across[0] + 1 == 7 * 54, "both ends are seen, at their full size"


WIDE = {1: 15, 2: 7, 3: 5}
"""The most tiles of a level row beside each other in a piece, by the number of pieces, at their full size."""


@pytest.mark.parametrize("tiles", [2, 5, 9, 15])
@pytest.mark.parametrize("corner", [(0, 0), (400, 300), (920, 937)])
@pytest.mark.parametrize("upright", [True, False])
def test_a_row_of_any_length_is_whole_in_its_piece(tiles: int, corner: tuple[int, int], *, upright: bool) -> None:
    """Both ends of a row are seen, upright or level, at the edges too; a short one is not made smaller."""
    before, after = Canvas((920, 937), BLACK), Canvas((920, 937), BLACK)
    left, top = (
        min(at, side - 54 * (tiles if along else 1))
        for at, side, along in zip(corner, (920, 937), (not upright, upright), strict=True)
    )
    for index in range(tiles):
        colour = RED.base if index == 0 else PINK.base if index == tiles - 1 else CREAM
        after.paste(Canvas((54, 54), colour), (left, top + 54 * index) if upright else (left + 54 * index, top))
    for count in (1, 2, 3):
        piece = draw_highlight_cut_outs([(before.to_picture("").png, after.to_picture("").png)] * count, "")
        found = {colour: number for number, colour in read_png(piece.png).convert("RGB").getcolors(1 << 16) or ()}
        ends = [found.get(ImageColor.getrgb(colour), 0) / count for colour in (RED.base, PINK.base)]
        assert min(ends) > 50, (count, ends)
        assert max(ends) < 1.3 * min(ends), "no end is cut"
        assert upright or tiles > WIDE[count] - 2 or min(ends) > 54 * 54 * 0.9


def test_a_moment_says_what_it_was_worth() -> None:
    told_of = {
        key: "\n".join(part.markdown for part in build_ending(ended(key), find_screen(key)) if isinstance(part, Text))
        for key in ALL_GAMES
    }
    assert "takes the lead for good" in told_of["emerald_skulls"]
    assert "overtakes" in told_of["gobblestones"]
