"""How plates of players look as carts and tents: their light, their wheels, and what stands on those in the dark."""

from dataclasses import replace

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.contents import (
    asks_only_few,
    choose_plate_tag,
    choose_seat_tag,
    has_answer_dots,
    is_buried,
)
from bot.games.goats_and_goblins.pictures.tunnel import GRAIN
from bot.pictures.painting.slabs import DIM_LOOK, LIT_LOOK, OWN_LOOK, PLAIN_LOOK, SlabLook
from bot.pictures.painting.sprites import Size, Sprite, render_svg_sprite, sprite_cache
from bot.pictures.painting.theme import BROWN, CREAM, GOLD, GREEN, GREY
from bot.pictures.shared.scenery import OUTLINE
from games.goats_and_goblins import GoatsAndGoblinsView

LEADER_LOOK = SlabLook(BROWN.deep, BROWN.deep, BROWN.base, "#c38d17", CREAM, BROWN.deep, rim=4)
IN_CAVE_LOOK = replace(LEADER_LOOK, edge=GREEN.base)
"""Plates of those who are in the cave, in the light of its lamps: the edge is as the tag."""
LOW_LEADER_LOOK = replace(LEADER_LOOK, edge=BROWN.base, rim=3)
"""The same while cards on the stack are in the light."""
OVER_LOOK = replace(LEADER_LOOK, lip=BROWN.soft, edge=OUTLINE, rim=3)
"""All plates when the match is over, but for the winner's and the reader's own."""
LIT_PLATE, PLAIN_PLATE, DIM_PLATE = (
    replace(look, above=look.ground, below=look.ground) for look in (LIT_LOOK, PLAIN_LOOK, DIM_LOOK)
)
"""Plates of one tone each: the steps of a gradient are hardly seen on them, and cost bytes in each picture."""

LAMPLIGHT, LIGHT_ON_CREAM = ("#66400f", "#815808"), ("#f3e3bb", "#f6e1a7")
"""The light of the lantern on a broad plate in the dark, and on one in the light."""
TENT_CLOTH, TENT_GLOW = ("#573719", "#704b28"), ("#a8730b", "#f4c850")
"""The tent of those who wait: its cloth, also where light falls on it; and the light of the lamp in it."""


def choose_plate_look(view: GoatsAndGoblinsView, seat: int) -> SlabLook:
    """Return how a plate is lit: whole if it is one of few asked or won, or on its edge: who may answer, the reader."""
    asked_seats = view.decision.seats if view.decision else ()
    if (seat in asked_seats and asks_only_few(view)) or (view.outcome and seat in view.outcome.winners):
        return LIT_PLATE
    look = OVER_LOOK if view.outcome else _choose_look_by_place(view, seat)
    if view.stack and has_answer_dots(view, seat):
        return replace(look, edge=GOLD, rim=LIT_PLATE.rim)
    return replace(look, edge=OWN_LOOK.edge, rim=OWN_LOOK.rim) if seat == view.seat else look


def normalize_view_for_picture(view: GoatsAndGoblinsView) -> GoatsAndGoblinsView:
    """Return a view of which all looks the same, without what no pixel shows: the decision's number, and its reader.

    A reader is seen in the camp, by a vote that only they know, and on their own plate unless its edge says more.
    """
    if view.decision is not None:
        view = replace(view, decision=replace(view.decision, number=0))
    seat = view.seat
    if seat is None or view.outcome:
        return view
    hidden = replace(view, seat=None, my_vote=None)
    seen, public = (
        (
            choose_plate_look(seen_view, seat),
            choose_seat_tag(seen_view, seat),
            choose_plate_tag(seen_view, seat),
        )
        for seen_view in (view, hidden)
    )
    return hidden if seen == public else view


def _choose_look_by_place(view: GoatsAndGoblinsView, seat: int) -> SlabLook:
    """Return how a plate looks by where its player is."""
    shown = choose_seat_tag(view, seat)
    if shown == "out" or is_buried(view, seat):
        return DIM_PLATE
    if shown not in ("in", "leader"):
        return PLAIN_PLATE
    return LOW_LEADER_LOOK if view.stack else LEADER_LOOK if shown == "leader" else IN_CAVE_LOOK


@sprite_cache(1)
def render_wheel_sprite() -> Sprite:
    """Return a wheel of a cart."""
    half = layout.WHEEL // 2
    circles = "".join(
        f'<circle cx="{half}" cy="{half}" r="{radius}" fill="{tone}"/>'
        for radius, tone in ((half, OUTLINE), (half - 3, GREY.deep), (half - 10, GREY.base), (5, OUTLINE))
    )
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{layout.WHEEL}" height="{layout.WHEEL}"'
    svg = f'{opening} shape-rendering="crispEdges">{circles}</svg>'
    return render_svg_sprite(svg, GRAIN, (OUTLINE, GREY.deep, GREY.base))


@sprite_cache(1)
def render_tent_sprite() -> Sprite:
    """Return the tent of those who wait at the camp, with a lamp in it."""
    width, height = layout.TENT_ON_PLATE
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" shape-rendering="crispEdges">'
    half = width // 2
    shapes = (
        f'<path fill="{TENT_CLOTH[1]}" d="M0 {height}L{half} 0 {width} {height}z"/>'
        f'<path fill="{TENT_CLOTH[0]}" d="M{half} 0L{width} {height}H{half}z"/>'
        f'<path fill="{TENT_GLOW[0]}" d="M{half} 16l26 {height - 16}h-52z"/>'
        f'<path fill="{TENT_GLOW[1]}" d="M{half} 40l13 {height - 40}h-26z"/>'
    )
    return render_svg_sprite(f"{opening}{shapes}</svg>", PLAIN_PLATE.ground, (*TENT_CLOTH, *TENT_GLOW))


@sprite_cache(4)
def render_light_beam_sprite(size: Size, tones: tuple[str, str], ground: str) -> Sprite:
    """Return the light of the lantern on a broad plate: it falls on the player who leads, from the right."""
    width, height = size
    cones = "".join(
        f'<path fill="{tone}" d="M{width} {height // 2 - near}L0 {far}V{height - far}L{width} {height // 2 + near}z"/>'
        for tone, near, far in zip(tones, (16, 8), (0, height // 4), strict=True)
    )
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" shape-rendering="crispEdges">'
    return render_svg_sprite(f"{opening}{cones}</svg>", ground, tones)
