"""The pictures of Gobblestones: the board for everyone, and a player's panel with rack and half-laid turn."""

from collections.abc import Sequence

from bot.games.gobblestones.pictures.alt_text import build_board_alt_text, build_hand_alt_text, build_panel_alt_text
from bot.games.gobblestones.pictures.board import draw_field, draw_hand, draw_own_table, draw_table
from bot.games.gobblestones.pictures.poster import draw_poster
from bot.pictures.drawing_cache import draw_cached_picture
from bot.pictures.picture import Picture
from games.engine.words import Words
from games.gobblestones import Gobblestones, GobblestonesView


def draw_board_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the board as everyone may see it."""
    canvas = draw_table(view, names, words)
    return [canvas.to_picture(build_board_alt_text(view, names, words))]


def draw_panel_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the board as its player sees it, with rack and half-laid turn; nothing for a spectator."""
    if view.rack is None:
        return []
    canvas = draw_own_table(view, names, words)
    return [canvas.to_picture(build_panel_alt_text(view, names, words))]


def draw_hand_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return only a player's rack; nothing for a spectator. It is drawn once for as long as it looks the same."""
    if not any(view.rack or ()):
        return []
    whose, shown = (Gobblestones.key, view.seat, tuple(names)), (view.seat, view.rack)
    return [draw_cached_picture(whose, shown, build_hand_alt_text(view, names, words), lambda: draw_hand(view))]


def draw_field_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the whole field, from which pieces are cut for great moments."""
    return [draw_field(view, words).to_picture(build_board_alt_text(view, names, words))]


def draw_film_pictures(view: GobblestonesView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the board with the whole field: as large at the beginning of a match as at its end."""
    return [draw_table(view, names, words, whole=True).to_picture(build_board_alt_text(view, names, words))]


def draw_poster_pictures(_view: GobblestonesView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the poster (key picture) of the invitation."""
    return [draw_poster().to_picture(words("picture-gobblestones-poster"))]


PICTURES = {
    "board": draw_board_pictures,
    "panel": draw_panel_pictures,
    "hand": draw_hand_pictures,
    "field": draw_field_pictures,
    "film": draw_film_pictures,
    "poster": draw_poster_pictures,
}
