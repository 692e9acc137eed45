"""What a picture of Gobblestones shows, read from a view: which tile lies where and how, and the players' plates."""

from collections.abc import Container, Sequence
from functools import cache

from bot.games.gobblestones.pictures.layout import Window, played_window, verdict_height, window
from bot.games.gobblestones.pictures.stones import Light, Shade, Stone
from bot.games.gobblestones.rows import WholeRow, line_of
from bot.pictures.shared.players import Plate
from games.gobblestones import GobblestonesView, field_of
from games.gobblestones.field import DOWN, RIGHT, ROW, SPACE_BY_NAME, members, spaces_of
from games.gobblestones.row import open_to


def asked(view: GobblestonesView) -> bool:
    """Tell whether a face-down play waits to be trusted or challenged."""
    return view.last is not None and view.last.settled == "asked"


def answering(view: GobblestonesView) -> tuple[int, ...]:
    """Return who has still to say whether they believe the row that is judged."""
    return view.decision.seats if asked(view) and view.decision else ()


def covered(view: GobblestonesView) -> set[int]:
    """Return the spaces on which tiles are seen."""
    own = view.last.spaces if view.last and asked(view) else [space for space, _ in view.laid]
    return {*(tile.space for tile in view.tiles), *own}


def stones(view: GobblestonesView, rows: Sequence[WholeRow] = ()) -> dict[int, Stone]:
    """Return every visible tile on the field, by space: laid for good, waiting to be trusted, or half laid.

    Those that were laid of late shine for all whom nothing else is open to, and so does a row that is judged, with the
    tiles that it goes on from; when the match is over all shine. While rows are offered, tiles that are in none are
    dimmer than others that lie beside the light.
    """
    late = {space for _, row in fresh(view) for space in row} if view.ending is None else set[int]()
    late |= line_of(view.last.spaces) if view.last and asked(view) else set()
    over = view.outcome is not None
    near = {space for row in rows for space in line_of(row.places)}
    lying = {
        tile.space: _stone(
            tile.colour,
            tile.face_up,
            dim=(not over and tile.space not in late) + (bool(rows) and tile.space not in near),
        )
        for tile in view.tiles
    }
    return lying | (asked_about(view) if asked(view) else _half_laid(view))


_stone = cache(Stone)
"""Makes each tile that lies for good once."""


def fresh(view: GobblestonesView) -> list[tuple[int, list[int]]]:
    """Return the rows that were laid of late: who laid each, and its spaces in order."""
    laid = [(seat, SPACE_BY_NAME[name]) for seat, name in view.recent]
    laid += [(view.last.seat, space) for space in view.last.spaces] if view.last else []
    lying, rows = {tile.space for tile in view.tiles}, dict[int, set[int]]()
    for seat, space in laid:
        if space in lying:
            rows.setdefault(seat, set()).add(space)
    return [(seat, row) for seat, spaces in rows.items() for row in _in_line(sorted(spaces))]


def _in_line(spaces: list[int]) -> list[list[int]]:
    """Return spaces as one row if they are in one line, otherwise each by itself."""
    if len({space // ROW for space in spaces}) == 1 or len({space % ROW for space in spaces}) == 1:
        return [spaces]
    return [[space] for space in spaces]


def in_play(view: GobblestonesView, rows: Sequence[WholeRow] = ()) -> Window:
    """Return the rows of the field to show: those where tiles lie, or lay in the last play, and where rows may go."""
    more = frozenset(space for row in rows for space in row.places)
    if view.outcome:
        return played_window(_played(view))
    return window(_played(view), more, judged=asked(view) or verdict(view) > 0)


def _played(view: GobblestonesView) -> frozenset[int]:
    return frozenset((*covered(view), *(view.last.spaces if view.last else ())))


def verdict(view: GobblestonesView) -> int:
    """Return the height of the tray that shows how a challenge ended: 0 if none did, or if there is no room.

    It is on the board for everybody, in place of rows of the field that are not in play: no picture is higher for it.
    """
    if view.last is None or view.last.challenger is None or view.outcome or view.rack is not None:
        return 0
    spaces = _played(view)
    return verdict_height(window(spaces, judged=True), window(spaces))


def lights(view: GobblestonesView, rows: Sequence[WholeRow] = ()) -> dict[int, Light]:
    """Return how brightly spaces lie; all others are far from the action, as all are while a play is judged.

    The active player sees where their own tiles may lie; the spaces of rows that are offered shine, and those where
    a row that has begun goes on. For everybody else all spaces that some rack may cover are lit: that follows from the
    tiles that lie there; while none does, they shine. Where a row was taken back are embers, and nothing else is lit.
    """
    if view.outcome or asked(view):
        return {}
    if view.ending is None:
        if view.last and view.last.settled == "caught":
            return dict.fromkeys(view.last.spaces, "embers")
        return dict.fromkeys(members(open_to(spaces_of(*covered(view)), ())), "open" if view.tiles else "row")
    own: dict[int, Light] = dict.fromkeys(view.open, "row" if view.laid and not rows else "mine")
    return own | dict.fromkeys((space for row in rows for space in row.places), "row")


def shade(space: int, lying: Container[int]) -> Shade:
    """Return which tiles shade a space."""
    return space % ROW > 0 and space - RIGHT in lying, space - DOWN in lying


def claimed(view: GobblestonesView) -> list[tuple[int, int | None]]:
    """Return the spaces of the last play with their colours (`None`: grey), which it claims to match."""
    colour = field_of(view.layout).colour
    return [(space, colour[space]) for space in (view.last.spaces if view.last else ())]


def asked_about(view: GobblestonesView) -> dict[int, Stone]:
    """Return the tiles of the row that is judged, by space."""
    own, value = dict(view.laid), field_of(view.layout).value
    return {
        space: Stone(own.get(space), face_up=False, space=(colour, value[space])) for space, colour in claimed(view)
    }


def _half_laid(view: GobblestonesView) -> dict[int, Stone]:
    field = field_of(view.layout)
    return {
        space: Stone(colour, face_up=True, space=(field.colour[space], field.value[space]))
        for space, colour in view.laid
    }


def plates(view: GobblestonesView, names: Sequence[str]) -> list[Plate]:
    """Return the plates of the players: points, tiles on the rack, whom the table waits for, who won.

    While several have to answer, only the viewer's own plate says so by its light.
    """
    waiting = view.decision.seats if view.decision else ()
    lit = {view.seat} & {*waiting} if asked(view) else {*waiting}
    return [
        Plate(
            seat,
            names[seat],
            view.scores[seat],
            (("gobblestones/rack", view.rack_sizes[seat]),),
            turn=seat == view.turn and not view.outcome,
            waited_for=seat in lit,
            won=seat in view.crowned,
        )
        for seat in range(view.seats)
    ]
