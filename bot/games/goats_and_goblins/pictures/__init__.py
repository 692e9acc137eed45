"""The pictures of Goats & Goblins: cave, expedition, stack and open hands; a panel adds what only its player knows."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.goats_and_goblins.pictures.alt_text import build_board_alt_text, build_panel_alt_text
from bot.games.goats_and_goblins.pictures.cave import draw_cave, measure_cave_height
from bot.games.goats_and_goblins.pictures.ending import HEIGHT, draw_camp
from bot.games.goats_and_goblins.pictures.layout import WIDTH
from bot.games.goats_and_goblins.pictures.legend import draw_legend, measure_legend_height
from bot.games.goats_and_goblins.pictures.plates.carts import normalize_view_for_picture
from bot.games.goats_and_goblins.pictures.plates.player_plates import draw_player_plates, measure_crew_height
from bot.games.goats_and_goblins.pictures.poster import draw_poster
from bot.pictures.drawing_cache import draw_cached_picture
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.theme import CAVE
from bot.pictures.picture import Picture, PictureText
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblins, GoatsAndGoblinsView


def draw_board_pictures(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the table (board) as everyone may see it."""
    return [_draw_table(view, names, words, build_board_alt_text(view, names, words))]


def draw_log_pictures(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the table for a superseded board: nobody is asked, and the expedition's result is visible.

    So it is of the last expedition: the end of the match has a picture of its own.
    """
    return draw_board_pictures(replace(view, decision=None, outcome=None), names, words)


def draw_panel_pictures(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the table with its player's own vote and the card they saw; nothing for a spectator."""
    if view.seat is None:
        return []
    return [_draw_table(view, names, words, build_panel_alt_text(view, names, words))]


def _draw_table(view: GoatsAndGoblinsView, names: Sequence[str], words: Words, alt_text: PictureText) -> Picture:
    """Draw the table once for all who see the same of it, and tell it to each in their own words."""
    shown_view = normalize_view_for_picture(view)
    whose = GoatsAndGoblins.key, shown_view.seat, words.language, tuple(names)
    return draw_cached_picture(whose, (shown_view,), alt_text, lambda: _compose_table(shown_view, names, words))


def _compose_table(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> Canvas:
    top = HEIGHT if view.outcome else measure_cave_height(view)
    bottom = top + measure_crew_height(view)
    canvas = Canvas((WIDTH, bottom + measure_legend_height(view, words)), CAVE)
    if view.outcome:
        draw_camp(canvas, view, names, words)
    else:
        draw_cave(canvas, view, words)
    draw_player_plates(canvas, view, names, words, top)
    draw_legend(canvas, view, words, bottom)
    return canvas


def draw_poster_pictures(_view: GoatsAndGoblinsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the poster (key picture) of the invitation."""
    return [draw_poster().to_picture(words("picture-goats-and-goblins-poster"))]


PICTURES = {
    "board": draw_board_pictures,
    "panel": draw_panel_pictures,
    "log": draw_log_pictures,
    "poster": draw_poster_pictures,
}
