"""What a plate says about its player, in large or in small: who leads, is In or Out, has voted, or may answer."""

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.contents import Tag, is_buried
from bot.games.goats_and_goblins.pictures.pieces import FOLDER
from bot.games.goats_and_goblins.pictures.plates.carts import LIT_PLATE
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.sprites import (
    Drawing,
    Size,
    Sprite,
    build_paint,
    compose_sprite,
    list_drawing_tones,
    render_plain_icon,
    render_rounded_plate_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import CREAM, GOLD, GREEN, GREY, INK, LEDGE, SKY, mix_colours
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView

QUIET_INK = "#e6d9bd"
"""Words of what is quiet."""
TAG_COLOURS: dict[Tag, tuple[str, str]] = {
    "leader": (GOLD, INK),
    "in": (GREEN.base, GREEN.dark),
    "out": (SKY.dark, QUIET_INK),
    "voted": (LEDGE, QUIET_INK),
    "voting": (GREY.deep, CREAM),
}
"""Fill and ink of a tag. Three dots say who may still answer: here with a word, elsewhere alone."""
BRASS, MOSS = "#c38d17", mix_colours(GREEN.deep, GREEN.base)
"""Gold and green in less light: as clear, but darker."""
LOW_TAG_COLOURS: dict[Tag, tuple[str, str]] = {"leader": (BRASS, INK), "in": (MOSS, INK)}
"""The same while cards on the stack are in the light."""
DOTS_COLOURS = (CREAM, INK)
"""Fill and ink of the three dots alone: they stand out from every plate."""
BURIED_COLOURS = (GREY.dark, GREY.soft)
"""The same of those who lie buried."""
SIGN_INKS: dict[Tag, str] = {"voted": GREEN.soft}
"""The ink of a tag's sign, if it is not that of the word."""

TAG_DRAWINGS: dict[Tag, tuple[str, Size]] = {"out": ("fire", (50, 62)), "in": ("cart-front", (92, 55))}
"""What tags show that are drawings of their own, as in the cave above; and how large they are."""


@sprite_cache(8)
def render_answer_dots_sprite(ground: str) -> Sprite:
    """Return the sign of somebody who may answer."""
    (width, height), (fill, ink) = layout.OWES_SIGN_SIZE, DOTS_COLOURS
    canvas = Canvas(layout.OWES_SIGN_SIZE, ground)
    canvas.paste(render_rounded_plate_sprite(layout.OWES_SIGN_SIZE, layout.TAG_RADIUS, fill, fill, ground), (0, 0))
    sign = render_plain_icon(f"{FOLDER}/voting", layout.TAG_ICON, fill, build_paint(sign=ink), 4)
    canvas.paste_centred(sign, (width // 2, height // 2))
    return canvas.to_sprite()


@sprite_cache(16)
def render_large_tag_sprite(tag: Tag, words: Words, ground: str, tones: tuple[str, str]) -> Sprite:
    """Return a large tag: the drawing of where somebody is, or of what they did, over the word.

    Who has not voted has no tag of another colour than their plate.
    """
    (fill, ink), width = tones, layout.STUB[0]
    if tag == "voting":
        fill, ink = ground, INK if ground == LIT_PLATE.ground else QUIET_INK
    canvas = Canvas(layout.STUB, ground)
    canvas.paste(render_rounded_plate_sprite(layout.STUB, layout.TAG_RADIUS, fill, fill, ground), (0, 0))
    if tag in TAG_DRAWINGS:
        name, size = TAG_DRAWINGS[tag]
        art = compose_sprite(
            size,
            (Drawing(f"{FOLDER}/{name}", (0, 0, size[0]), crisp=True, height=size[1]),),
            fill,
            list_drawing_tones(f"{FOLDER}/{name}"),
        )
    else:
        art = render_plain_icon(f"{FOLDER}/{tag}", layout.STUB_ICON, fill, build_paint(sign=SIGN_INKS.get(tag, ink)), 4)
    canvas.paste_centred(art, (width // 2, layout.STUB_MIDDLES[0]))
    text = Lettering(words("picture-goats-and-goblins-tag", tag=tag), FontFace(Font.ROUND, layout.STUB_SIZE))
    canvas.write_centred(text, (width // 2, layout.STUB_MIDDLES[1]), ink, fill, within=width - 8)
    return canvas.to_sprite()


def choose_tag_tones(view: GoatsAndGoblinsView, seat: int, tag: Tag) -> tuple[str, str]:
    """Return fill and ink of a tag: few are in the light of their colour."""
    if is_buried(view, seat):
        return BURIED_COLOURS
    return LOW_TAG_COLOURS.get(tag, TAG_COLOURS[tag]) if view.stack else TAG_COLOURS[tag]
