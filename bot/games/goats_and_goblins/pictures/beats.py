"""What everybody should see in Goats & Goblins: the cave falls."""

from collections.abc import Sequence
from functools import partial

from bot.games.goats_and_goblins.pictures.falling import bare_hall, fallen_hall, falling
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned
from bot.pictures.shared.stage import draw_stage
from games.engine import Event
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView, events


def beat(story: Sequence[Event], view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the cave that fell in this move, with everybody who was in it."""
    fell = next((event for event in story if isinstance(event, events.Collapse)), None)
    if fell is None:
        return None
    inside = [seat for seat in range(view.seats) if seat not in fell.out_seats]
    buried, takes = words("picture-goats-and-goblins-beat-in"), words("picture-goats-and-goblins-beat-out")
    parties = [
        *(Concerned(seat, buried, "buried") for seat in inside),
        *(Concerned(seat, takes, "glad") for seat in fell.out_seats),
    ]
    title = words("picture-goats-and-goblins-beat-fell")
    out = isinstance(fell, events.AllLost)
    shown = Beat(title, None, tuple(parties), grim=True, before=partial(falling, out))
    return draw_stage(shown, names, words, fallen_hall(out), partial(bare_hall, out))
