"""What a picture of Gobblestones shows, read from a view: which tile lies where and how, and the players' plates."""

from collections.abc import Sequence
from dataclasses import replace

from bot.pictures.gobblestones.stones import Stone
from bot.pictures.players import Plate
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.views import TileSeen


def public(view: GobblestonesView) -> GobblestonesView:
    """Return what is left of a view for everyone: whoever's it was, the board never shows more."""
    tiles = tuple(TileSeen(tile.space, tile.colour if tile.face_up else None, tile.face_up) for tile in view.tiles)
    return replace(view, seat=None, tiles=tiles, rack=None, laid=(), laid_points=0)


def asked(view: GobblestonesView) -> bool:
    """Tell whether a face-down play waits to be trusted or challenged."""
    return view.last is not None and view.last.settled == "asked"


def stones(view: GobblestonesView) -> dict[int, Stone]:
    """Return every tile to be seen on the field, by space: those that lie, those asked about, those half laid."""
    fresh = set(view.last.spaces) if view.last else set()
    lying = {tile.space: Stone(tile.colour, tile.face_up, tile.space in fresh) for tile in view.tiles}
    return lying | (_asked_about(view) if asked(view) else _half_laid(view))


def _asked_about(view: GobblestonesView) -> dict[int, Stone]:
    own = dict(view.laid)
    spaces = view.last.spaces if view.last else ()
    return {space: Stone(own.get(space), face_up=False, last=True) for space in spaces}


def _half_laid(view: GobblestonesView) -> dict[int, Stone]:
    field = field_of(view.layout)
    return {
        space: Stone(colour, face_up=True, space=(field.colour[space], field.value[space]))
        for space, colour in view.laid
    }


def plates(view: GobblestonesView, names: Sequence[str]) -> list[Plate]:
    """Return the plates of the players: points, tiles on the rack, whom the table waits for, who won."""
    return [
        Plate(
            seat,
            names[seat],
            view.scores[seat],
            (("gobblestones/rack", view.rack_sizes[seat]),),
            turn=seat == view.turn and not view.outcome,
            waited_for=view.decision is not None and seat in view.decision.seats,
            won=view.outcome is not None and seat in view.outcome.winners,
        )
        for seat in range(view.seats)
    ]
