"""The pictures of Goblin Teeth: the table for everyone; for a player their hand, and the table as they know it."""

from collections.abc import Sequence

from bot.games.goblin_teeth.pictures.hand import draw_hand
from bot.games.goblin_teeth.pictures.poster import draw_poster
from bot.games.goblin_teeth.pictures.table import draw_table
from bot.games.goblin_teeth.pictures.telling import board_in_words, hand_in_words, panel_in_words
from bot.pictures.picture import Picture
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView


def board_pictures(view: GoblinTeethView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the table as everyone may see it."""
    return [draw_table(view, names, words).picture(board_in_words(view, names, words))]


def panel_pictures(view: GoblinTeethView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return the table as its player knows it, with their own Cheats on their plate; nothing for a spectator."""
    return [draw_table(view, names, words).picture(panel_in_words(view, names, words))] if view.hand is not None else []


def hand_pictures(view: GoblinTeethView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return only the hand; nothing for a spectator."""
    return [draw_hand(view, words).picture(hand_in_words(view, words))] if view.hand is not None else []


def poster_pictures(_view: GoblinTeethView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Return the key picture of the invitation."""
    return [draw_poster().picture(words("picture-goblin-teeth-poster"))]


PICTURES = {"board": board_pictures, "panel": panel_pictures, "hand": hand_pictures, "poster": poster_pictures}
