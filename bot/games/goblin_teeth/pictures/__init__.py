"""The pictures of Goblin Teeth: the table for everyone; for a player their hand, and the table as they know it."""

from collections.abc import Sequence

from bot.games.goblin_teeth.pictures.alt_text import build_board_alt_text, build_hand_alt_text, build_panel_alt_text
from bot.games.goblin_teeth.pictures.hand import draw_hand, find_hand_seen
from bot.games.goblin_teeth.pictures.poster import draw_poster
from bot.games.goblin_teeth.pictures.table import draw_table
from bot.pictures.drawing_cache import draw_cached_picture
from bot.pictures.picture import Picture
from games.engine.words import Words
from games.goblin_teeth import GoblinTeeth, GoblinTeethView


def draw_board_pictures(view: GoblinTeethView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the table (board) as everyone may see it."""
    return [draw_table(view, names, words).to_picture(build_board_alt_text(view, names, words))]


def draw_panel_pictures(view: GoblinTeethView, names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the table as its player knows it, with their own Cheats on their plate; nothing for a spectator."""
    return (
        [draw_table(view, names, words).to_picture(build_panel_alt_text(view, names, words))]
        if view.hand is not None
        else []
    )


def draw_hand_pictures(view: GoblinTeethView, names: Sequence[str], words: Words) -> list[Picture]:
    """Return only the hand; nothing for a spectator. It is drawn once for as long as it looks the same."""
    if view.hand is None:
        return []
    hand, whose = find_hand_seen(view), (GoblinTeeth.key, view.seat, words.language, tuple(names))
    alt_text = build_hand_alt_text(view, words)
    return [draw_cached_picture(whose, (hand,), alt_text, lambda: draw_hand(hand, words))]


def draw_poster_pictures(_view: GoblinTeethView, _names: Sequence[str], words: Words) -> list[Picture]:
    """Draw the poster (key picture) of the invitation."""
    return [draw_poster().to_picture(words("picture-goblin-teeth-poster"))]


PICTURES = {
    "board": draw_board_pictures,
    "panel": draw_panel_pictures,
    "hand": draw_hand_pictures,
    "poster": draw_poster_pictures,
}
