"""The pictures of Emerald Skulls: the board now, and the board at the end of a turn.

Nothing here is secret, so there is no picture for a single player.
"""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures.board import draw_table
from bot.games.emerald_skulls.pictures.contents import at_the_end_of_the_turn
from bot.games.emerald_skulls.pictures.faces import draw_faces
from bot.games.emerald_skulls.pictures.poster import draw_poster
from bot.games.emerald_skulls.pictures.telling import faces_in_words, in_words
from bot.pictures.picture import Picture
from games.emerald_skulls import EmeraldSkullsView
from games.engine.words import Words


def board(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the current board."""
    return [draw_table(view, names, words).picture(in_words(view, names, words))]


def log(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the board at the end of the last turn."""
    return board(at_the_end_of_the_turn(view), names, words)


def faces(view: EmeraldSkullsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return only the betting cards, for the rules."""
    return [draw_faces(view.cards, words).picture(faces_in_words(view.cards, words))]


def poster(_view: EmeraldSkullsView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return the key picture of the invitation."""
    return [draw_poster().picture(words("picture-emerald-skulls-poster"))]


PICTURES = {"board": board, "log": log, "faces": faces, "poster": poster}
