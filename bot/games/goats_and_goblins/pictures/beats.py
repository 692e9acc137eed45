"""The beat (great moment) of Goats & Goblins that all should see: the cave falls."""

from collections.abc import Sequence
from functools import partial

from bot.games.goats_and_goblins.pictures.falling import (
    draw_collapse_frames,
    render_cave_background_sprite,
    render_rubble_background_sprite,
)
from bot.pictures.picture import Picture
from bot.pictures.shared.great_moment import GreatMoment, MomentParty
from bot.pictures.shared.moment_scene import draw_stage
from games.engine import Event
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView, events


def beat(event_list: Sequence[Event], view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the cave that fell in this move, with everybody who was in it."""
    fell = next((event for event in event_list if isinstance(event, events.CaveCollapsed)), None)
    if fell is None:
        return None
    inside = [seat for seat in range(view.seats) if seat not in fell.out_seats]
    buried, takes = words("picture-goats-and-goblins-beat-in"), words("picture-goats-and-goblins-beat-out")
    parties = [
        *(MomentParty(seat, buried, "buried") for seat in inside),
        *(MomentParty(seat, takes, "glad") for seat in fell.out_seats),
    ]
    title = words("picture-goats-and-goblins-beat-fell")
    out = isinstance(fell, events.CaveCollapsedOnEverybody)
    great_moment = GreatMoment(title, None, tuple(parties), grim=True, before=partial(draw_collapse_frames, out))
    return draw_stage(
        great_moment, names, words, render_rubble_background_sprite(out), partial(render_cave_background_sprite, out)
    )
