"""The pictures of Gobblestones: the board for everyone, and a player's panel with rack and half-laid turn."""

from collections.abc import Sequence

from bot.games.gobblestones.pictures.board import draw_field, draw_hand, draw_own_table, draw_table
from bot.games.gobblestones.pictures.poster import draw_poster
from bot.games.gobblestones.pictures.telling import board_in_words, hand_in_words, panel_in_words
from bot.pictures.picture import Picture
from games.engine.words import Words
from games.gobblestones import GobblestonesView


def board_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the board as everyone may see it."""
    canvas = draw_table(view, names, words)
    return [canvas.picture(board_in_words(view, names, words))]


def panel_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the board as its player sees it, with rack and half-laid turn; nothing for a spectator."""
    if view.rack is None:
        return []
    canvas = draw_own_table(view, names, words)
    return [canvas.picture(panel_in_words(view, names, words))]


def hand_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return only a player's rack; nothing for a spectator."""
    return [draw_hand(view).picture(hand_in_words(view, names, words))] if any(view.rack or ()) else []


def field_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the whole field, from which pieces are cut for great moments."""
    return [draw_field(view, words).picture(board_in_words(view, names, words))]


def film_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the board with the whole field: as large at the beginning of a match as at its end."""
    return [draw_table(view, names, words, whole=True).picture(board_in_words(view, names, words))]


def poster_pictures(_view: GobblestonesView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return the key picture of the invitation."""
    return [draw_poster().picture(words("picture-gobblestones-poster"))]


PICTURES = {
    "board": board_pictures,
    "panel": panel_pictures,
    "hand": hand_pictures,
    "field": field_pictures,
    "film": film_pictures,
    "poster": poster_pictures,
}
