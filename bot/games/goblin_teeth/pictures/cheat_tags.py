"""Cheats in one line of a plate: with their names if these fit, otherwise their signs alone."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.games.goblin_teeth.names import get_card_name
from bot.games.goblin_teeth.pictures import layout, pieces
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.sprites import Point, render_rounded_plate_sprite
from bot.pictures.painting.theme import COAL, CREAM, GOLD, SLATE
from games.engine.words import Words

TAGS_RIGHT = layout.WIDTH - layout.EDGE_GAP - 8
PADDING, INK_OVERHANG = 18, 4
"""Beside a sign and a name; the ink of letters may be a little wider than their length."""
MIN_NAME_PART = 0.85
"""Names are compressed to this part of their width at most."""


@dataclass(frozen=True, slots=True)
class CheatTags:
    """How Cheats are drawn: in these words, on this ground, up to a right end; what is new has a golden edge."""

    words: Words
    ground: str
    fresh: Collection[str] = ()
    right: int = TAGS_RIGHT


def draw_cheat_tags(canvas: Canvas, cards: Sequence[str], point: Point, look: CheatTags) -> None:
    """Draw Cheats from a left end to the edge of the plate."""
    x, middle = point
    named = fit_tag_widths(cards, look.words, look.right - x)
    widths = named or [layout.TAG_HEIGHT] * len(cards)
    steps = [width + layout.TAG_GAP for width in widths]
    if not named:
        steps = [
            min(layout.TAG_HEIGHT + layout.TAG_GAP, (look.right - x - layout.TAG_HEIGHT) // max(1, len(cards) - 1))
        ] * len(cards)
    for card, name, width, step in zip(cards, _build_card_letterings(cards, look.words), widths, steps, strict=True):
        edge = GOLD if card in look.fresh else COAL.dark
        canvas.paste(
            render_rounded_plate_sprite((width, layout.TAG_HEIGHT), 12, SLATE.base, edge, look.ground),
            (x, middle - layout.TAG_HEIGHT // 2),
        )
        canvas.paste_centred(
            pieces.render_cheat_sprite(card, layout.TAG_ICON, SLATE.base), (x + 3 + layout.TAG_ICON // 2, middle)
        )
        if named:
            within = width - layout.TAG_ICON - PADDING + INK_OVERHANG
            canvas.draw_text(name, (x + layout.TAG_ICON + 8, middle), CREAM, SLATE.base, within=within)
        x += step


def _build_card_letterings(cards: Sequence[str], words: Words) -> list[Lettering]:
    return [Lettering(get_card_name(words, card), FontFace(Font.ROUND, layout.TAG_SIZE)) for card in cards]


def fit_tag_widths(cards: Sequence[str], words: Words, room: int) -> list[int]:
    """Return the widths of Cheats with names in a room, compressed a little if need be; none if these do not fit."""
    letters = [measure_pixel_width(name.text, name.face) for name in _build_card_letterings(cards, words)]
    free = room - len(cards) * (layout.TAG_ICON + PADDING) - layout.TAG_GAP * (len(cards) - 1)
    if free < MIN_NAME_PART * sum(letters):
        return []
    part = min(1, free / max(1, sum(letters)))
    return [layout.TAG_ICON + PADDING + int(part * width) for width in letters]
