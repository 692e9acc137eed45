"""The pictures of Emerald Skulls: the board now, and the board at the end of a turn.

Nothing here is secret, so there is no picture for a single player.
"""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures.alt_text import build_board_alt_text, build_faces_alt_text
from bot.games.emerald_skulls.pictures.board import draw_table
from bot.games.emerald_skulls.pictures.cards_overview import draw_card_shelves
from bot.games.emerald_skulls.pictures.contents import rebuild_last_turn_view
from bot.games.emerald_skulls.pictures.poster import draw_poster
from bot.pictures.picture import Picture
from games.emerald_skulls import EmeraldSkullsView
from games.engine.words import Words


def draw_board_pictures(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the current board."""
    return [draw_table(view, names, words).to_picture(build_board_alt_text(view, names, words))]


def draw_log_pictures(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the board at the end of the last turn, for the log."""
    return draw_board_pictures(rebuild_last_turn_view(view), names, words)


def draw_faces_pictures(view: EmeraldSkullsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Draw only the betting cards, for the rules."""
    return [draw_card_shelves(view.cards, words).to_picture(build_faces_alt_text(view.cards, words))]


def draw_poster_pictures(_view: EmeraldSkullsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the poster (key picture) of the invitation."""
    return [draw_poster().to_picture(words("picture-emerald-skulls-poster"))]


PICTURES = {
    "board": draw_board_pictures,
    "log": draw_log_pictures,
    "faces": draw_faces_pictures,
    "poster": draw_poster_pictures,
}
