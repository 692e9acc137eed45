"""The pictures of Goats & Goblins: cave, expedition, stack and open hands; a panel adds what only its player knows."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.goats_and_goblins.pictures.camp import HEIGHT, draw_camp
from bot.games.goats_and_goblins.pictures.cave import cave_height, draw_cave
from bot.games.goats_and_goblins.pictures.key import draw_key, key_height
from bot.games.goats_and_goblins.pictures.layout import WIDTH
from bot.games.goats_and_goblins.pictures.plates.crew import crew_height, draw_crew
from bot.games.goats_and_goblins.pictures.poster import draw_poster
from bot.games.goats_and_goblins.pictures.telling import board_in_words, panel_in_words
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.theme import CAVE
from bot.pictures.picture import Picture
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView


def board_pictures(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the table as everyone may see it."""
    return [_compose_table(view, names, words).picture(board_in_words(view, names, words))]


def log_pictures(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the table for a superseded board: nobody is asked, and the expedition's result is visible."""
    return board_pictures(replace(view, decision=None), names, words)


def panel_pictures(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the table with its player's own vote and the card they saw; nothing for a spectator."""
    if view.seat is None:
        return []
    return [_compose_table(view, names, words).picture(panel_in_words(view, names, words))]


def _compose_table(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> Canvas:
    top = HEIGHT if view.outcome else cave_height(view)
    bottom = top + crew_height(view)
    canvas = Canvas((WIDTH, bottom + key_height(view, words)), CAVE)
    if view.outcome:
        draw_camp(canvas, view, names, words)
    else:
        draw_cave(canvas, view, words)
    draw_crew(canvas, view, names, words, top)
    draw_key(canvas, view, words, bottom)
    return canvas


def poster_pictures(_view: GoatsAndGoblinsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return the key picture of the invitation."""
    return [draw_poster().picture(words("picture-goats-and-goblins-poster"))]


PICTURES = {"board": board_pictures, "panel": panel_pictures, "log": log_pictures, "poster": poster_pictures}
