"""Titles that stand out from any light: their letters have a dark line round them, and may be thick."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import ELLIPSIS, Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.short_names import shorten_goblin_name
from bot.pictures.painting.sprites import Point
from bot.pictures.painting.theme import BLACK, BONE, CAVE, CREAM, GREEN, RED, YELLOW
from bot.store.goblin_numbers import GOBLIN_NAMES
from games.engine import View
from games.engine.words import Words

OUTLINE_OFFSETS = tuple((x, y) for x in (-3, 0, 3) for y in (-3, 0, 3, 6) if (x, y) != (0, 0))
"""Where the letters are written in the dark."""
SMALLER_TITLE_SIZES = (36, 32, 28, 24)
"""Sizes of a title that has room for no larger one."""


LETTER_DEPTH = 3
"""How far the lower side of letters is seen."""


@dataclass(frozen=True, slots=True)
class LetterMaterial:
    """What letters are made of: the tone of their front, and of their lower side."""

    front: str
    side: str


STONE_LETTERS, EMERALD_LETTERS = LetterMaterial(YELLOW.pale, YELLOW.deep), LetterMaterial("#92c374", GREEN.deep)
GOLD_LETTERS, MARKET_LETTERS, BONE_LETTERS = (
    LetterMaterial(YELLOW.soft, YELLOW.deep),
    LetterMaterial(CREAM, RED.base),
    LetterMaterial(BONE.pale, BONE.deep),
)


def write_title(
    canvas: Canvas, title: Lettering, middle: Point, ink: str, within: int, side: str | None = None
) -> None:
    """Write a title centred on its ink, at most `within` wide; with a `side`, its letters are thick."""
    x, y = middle
    for right, down in OUTLINE_OFFSETS:
        canvas.write_centred(title, (x + right, y + down), BLACK, CAVE, within=within)
    if side:
        canvas.write_centred(title, (x, y + LETTER_DEPTH), side, BLACK, within=within)
    canvas.write_centred(title, middle, ink, CAVE, within=within)


def is_called_off(view: View) -> bool:
    """Tell whether a match ended level by agreement: its last picture celebrates nobody."""
    return view.outcome is not None and view.outcome.nobody_wins


def fit_winner_title_of_view(
    view: View, names: Sequence[str], sizes: tuple[int, ...], room: int, words: Words
) -> Lettering:
    """Return who won in the view of an end, or that it was called off where all agreed to stop level."""
    if view.outcome is None or is_called_off(view):
        called_off = words("pictures-called-off")
        return fit_name(called_off, sizes, room, called_off)
    return fit_winner_title([names[seat] for seat in view.outcome.winners], sizes, room, words)


def fit_winner_title(names: Sequence[str], sizes: tuple[int, ...], room: int, words: Words) -> Lettering:
    """Return as lettering who won, at the first size that fits.

    If none does, goblins lose the word for their level, and anybody else who won alone is called by the first word of
    their name. Then the letters are smaller, and only at last names are cut, never what is said of them.
    """
    named = words.join_with_commas(list(map(shorten_goblin_name, names)))
    first = [name.split()[0] for name in names if len(names) == 1 and name == named and name.split()]
    shorter = [words.join_with_commas(names), named, *first]
    for shown, tried in (*((text, sizes) for text in dict.fromkeys(shorter)), (shorter[-1], SMALLER_TITLE_SIZES)):
        lettering = fit_name(words("pictures-wins", names=shown, count=len(names)), tried, room, shown)
        if (
            not lettering.text.endswith(ELLIPSIS) and lettering.text not in GOBLIN_NAMES
        ):  # there a goblin lost what is said of it
            return lettering
    face, whole = FontFace(Font.ROUND, SMALLER_TITLE_SIZES[-1]), words("pictures-wins", names=named, count=len(names))
    beside = measure_pixel_width(whole, face) - measure_pixel_width(named, face)
    cut = fit_name(named, SMALLER_TITLE_SIZES[-1:], room - beside, named)
    return Lettering(words("pictures-wins", names=cut.text, count=len(names)), cut.face)
