"""How plates are lit in Goblin Teeth: only the player who must act stands in the light, and an alarm is red."""

from dataclasses import dataclass, replace

from bot.games.goblin_teeth.pictures.contents import has_won, is_waited_for, lacks_one_item
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.slabs import CARD_LOOK, DIM_LOOK, LIT_LOOK, OWN_LOOK, PLAIN_LOOK, SlabLook
from bot.pictures.painting.sprites import Point, Sprite, render_rounded_plate_sprite
from bot.pictures.painting.theme import BROWN, CREAM, GOLD, GREEN, RED, SAND, SEAT_LOOKS, SLATE, mix_colours
from bot.pictures.shared.figures import draw_character
from bot.pictures.shared.players import render_badge_sprite
from bot.pictures.shared.portraits import GOBLIN_HEADS, build_portrait, find_portrait, use_portraits
from games.goblin_teeth import GoblinTeethView

TABLE_COLOUR, PALE_WOOD = BROWN.dark, "#704b28"
"""The wood on which plates lie, and that in the light."""
BACK_LOOK = SlabLook(SLATE.base, SLATE.deep, SLATE.soft, SLATE.dark, CREAM, SLATE.base)
"""The back of a card."""
TRAY_LOOK = SlabLook(BROWN.deep, BROWN.base, BROWN.dark, BROWN.dark, CREAM, mix_colours(BROWN.deep, BROWN.base))
"""The tray in which a hand lies."""
PLAYABLE_LOOK = replace(CARD_LOOK, edge=GOLD, rim=5)
"""A card of the hand that can be played now."""
FRONT_LOOK, FRESH_FRONT_LOOK = (
    SlabLook(TABLE_COLOUR, TABLE_COLOUR, BROWN.base, edge, CREAM, TABLE_COLOUR, rim=3) for edge in (BROWN.base, GOLD)
)
"""A Cheat that lies on the table before its player, and one that is there since the last turn: no card of a hand."""
FRONT_RADIUS = 28
"""How round its place is at most: rounder than any card."""
LIT_GHOST, DIM_GHOST, ALARMED_GHOST = (
    mix_colours(SLATE.base, SLATE.soft),
    mix_colours(SLATE.soft, mix_colours(SLATE.soft, SLATE.pale)),
    SLATE.pale,
)
"""The colour of what is missing, on a lit plate, on others, and where it is nearly all there."""
LIT_LAST_COLOUR, LIT_THERE_COLOUR = "#a8271b", "#33691d"
"""The colours of the only missing thing and of what is there, on a lit plate."""


@dataclass(frozen=True, slots=True)
class PlateColours:
    """How a plate is lit, and the colours of what is missing, of the only missing thing, and of what is there."""

    look: SlabLook
    ghost: str
    last: str
    there: str

    @property
    def fill(self) -> str:
        """The ground into which blends what lies on it."""
        return self.look.ground

    @property
    def is_light(self) -> bool:
        """Tell whether it is a light ground."""
        return self.look.ink != CREAM

    @property
    def ink(self) -> str:
        """The colour of letters."""
        return self.look.ink


def choose_plate_colours(*, lit: bool, turn: bool = False) -> PlateColours:
    """Return the colours of a plate; it is lit if the table waits for its player, or if they have won.

    Whose turn it is while others act has a pale edge.
    """
    if lit:
        return PlateColours(LIT_LOOK, LIT_GHOST, LIT_LAST_COLOUR, LIT_THERE_COLOUR)
    return PlateColours(replace(PLAIN_LOOK, edge=SAND) if turn else DIM_LOOK, DIM_GHOST, RED.soft, GREEN.base)


ALARMED_COLOURS = PlateColours(
    SlabLook(RED.deep, RED.dark, RED.base, RED.base, CREAM, RED.dark), ALARMED_GHOST, RED.pale, GREEN.base
)
"""The colours of a plate whose player lacks a single Item of an Offering."""


TABLET_COLOURS = PlateColours(
    SlabLook(TABLE_COLOUR, TABLE_COLOUR, BROWN.base, BROWN.base, CREAM, TABLE_COLOUR), DIM_GHOST, RED.soft, GREEN.base
)
"""A tablet of dark wood, and the colours on it: cards of the hand beside it are brighter."""


GOALS_COLOURS = PlateColours(
    SlabLook(PALE_WOOD, PALE_WOOD, BROWN.base, BROWN.soft, CREAM, PALE_WOOD),
    DIM_GHOST,
    RED.soft,
    GREEN.base,
)
"""A board of pale wood with what all need: nobody's plate is like it."""
LACKING_FRAME = SlabLook(RED.dark, RED.dark, RED.dark, RED.pale, CREAM, RED.dark)
"""The frame about the only thing that an Offering lacks."""
COMPLETE_COLOURS, LACKING_COLOURS, NEAREST_COLOURS = (
    replace(TABLET_COLOURS, look=replace(TABLET_COLOURS.look, ground=ground, edge=edge))
    for ground, edge in (("#8a6a22", GOLD), (RED.deep, RED.base), (PALE_WOOD, CREAM))
)
"""The light behind an Offering on its tablet that is there, that lacks one thing, or is the nearest."""
COLOURS_BY_LACK = {0: COMPLETE_COLOURS, 1: LACKING_COLOURS}
"""The light behind an Offering by how much it lacks, however near others are."""


def get_plate_colours(view: GoblinTeethView, seat: int) -> PlateColours:
    """Return the colours of a seat's plate."""
    look = choose_plate_colours(
        lit=is_waited_for(view, seat) or has_won(view, seat), turn=seat == view.turn and view.outcome is None
    )
    if not lacks_one_item(view, seat):
        return look
    return replace(look, look=replace(look.look, edge=RED.base)) if look.look is LIT_LOOK else ALARMED_COLOURS


def get_own_plate_colours(view: GoblinTeethView, seat: int) -> PlateColours:
    """Return the colours of the reader's own plate: it is never among the darkest."""
    look = get_plate_colours(view, seat)
    return replace(look, look=OWN_LOOK) if look.look.ground in (DIM_LOOK.ground, PLAIN_LOOK.ground) else look


def draw_cheat_slot(canvas: Canvas, box: tuple[int, int, int, int], slab_look: SlabLook, ground: PlateColours) -> None:
    """Draw the place of the table on which a Cheat lies, in a box (left, top, width, height): flat and round."""
    left, top, width, height = box
    canvas.paste(
        render_rounded_plate_sprite(
            (width, height), min(height // 2, FRONT_RADIUS), slab_look.ground, slab_look.edge, ground.fill
        ),
        (left, top),
    )


def draw_portrait(canvas: Canvas, seat: int, side: int, point: Point, colours: PlateColours) -> None:
    """Draw a seat's badge with its left upper corner at a place, on a patch in the seat's colour."""
    hue, (left, top) = SEAT_LOOKS[seat][0], point
    fill = hue.soft if colours.is_light else hue.deep
    patch = render_rounded_plate_sprite(
        (side + 2 * PATCH_REACH, side + 2 * PATCH_REACH), 12, fill, hue.base, colours.fill, crisp=True
    )
    canvas.paste(patch, (left - PATCH_REACH, top - PATCH_REACH))
    canvas.paste(render_badge_sprite(seat, side, fill), point)


PATCH_REACH = 4
"""So far the patch behind a badge reaches beyond it."""


def draw_winner_bust(canvas: Canvas, seat: int, side: int, ground: str, foot: Point) -> None:
    """Draw a seat with shoulders behind an edge, as a goblin of the bot if it has no face."""
    with use_portraits(
        [None] * seat + [find_portrait(seat) or build_portrait(GOBLIN_HEADS[seat % len(GOBLIN_HEADS)], "grown")]
    ):
        draw_character(canvas, seat, side, ground, foot)


def render_portrait_sprite(seat: int, side: int, ground: str) -> Sprite:
    """Return the large portrait of a seat: its face, or a goblin of the bot for somebody without one."""
    head = find_portrait(seat) or build_portrait(GOBLIN_HEADS[seat % len(GOBLIN_HEADS)], "grown")
    with use_portraits([None] * seat + [head]):
        return render_badge_sprite(seat, side, ground)
