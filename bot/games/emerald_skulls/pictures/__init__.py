"""The pictures of Emerald Skulls: the board now, and the board at the end of a turn.

Nothing here is secret, so there is no picture for a single player.
"""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures.board import draw_table
from bot.games.emerald_skulls.pictures.contents import view_at_turn_end
from bot.games.emerald_skulls.pictures.faces import draw_faces
from bot.games.emerald_skulls.pictures.poster import draw_poster
from bot.games.emerald_skulls.pictures.telling import board_in_words, faces_in_words
from bot.pictures.picture import Picture
from games.emerald_skulls import EmeraldSkullsView
from games.engine.words import Words


def board_pictures(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the current board."""
    return [draw_table(view, names, words).picture(board_in_words(view, names, words))]


def log_pictures(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the board at the end of the last turn."""
    return board_pictures(view_at_turn_end(view), names, words)


def faces_pictures(view: EmeraldSkullsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return only the betting cards, for the rules."""
    return [draw_faces(view.cards, words).picture(faces_in_words(view.cards, words))]


def poster_pictures(_view: EmeraldSkullsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return the key picture of the invitation."""
    return [draw_poster().picture(words("picture-emerald-skulls-poster"))]


PICTURES = {"board": board_pictures, "log": log_pictures, "faces": faces_pictures, "poster": poster_pictures}
