"""What a picture of Gobblestones shows, read from a view: which tile lies where and how, and the players' plates."""

from collections.abc import Container, Sequence
from functools import cache

from bot.games.gobblestones.pictures.layout import (
    FieldWindow,
    choose_field_crop,
    choose_final_window,
    measure_verdict_height,
)
from bot.games.gobblestones.pictures.tiles import Light, SeenTile, Shade
from bot.games.gobblestones.rows import WholeRow, list_spaces_in_line
from bot.pictures.shared.players import Plate
from bot.pictures.shared.review_marks import list_review_marks
from games.gobblestones import GobblestonesView, build_field
from games.gobblestones.field import (
    ROW_STRIDE,
    SPACE_BY_NAME,
    STEP_DOWN,
    STEP_RIGHT,
    list_spaces,
    pack_spaces_into_mask,
)
from games.gobblestones.moves import LayTile, TakeBackTile
from games.gobblestones.row import compute_open_spaces


def list_compared_rows(view: GobblestonesView) -> list[WholeRow]:
    """Return the rows that a review compares, the goblin's first; `honest` is the goblin's, the seat's is not.

    Who ends the turn without a tile has none.
    """
    entries = []
    for moves, seat in reversed(list_review_marks(view)):
        tiles = dict(view.laid)
        for move in moves:
            if isinstance(move, LayTile):
                tiles[move.space] = move.colour
            elif isinstance(move, TakeBackTile):
                tiles.pop(move.space)
        if tiles:
            entries.append(WholeRow(tuple(tiles.items()), 0, honest=seat is None))
    return entries


def is_play_judged(view: GobblestonesView) -> bool:
    """Tell whether a face-down play waits to be trusted or challenged."""
    return view.last is not None and view.last.settled == "asked"


def list_seats_to_answer(view: GobblestonesView) -> tuple[int, ...]:
    """Return who has still to say whether they believe the row that is judged."""
    return view.decision.seats if is_play_judged(view) and view.decision else ()


def find_covered_spaces(view: GobblestonesView) -> set[int]:
    """Return the spaces on which tiles are seen."""
    own = view.last.spaces if view.last and is_play_judged(view) else [space for space, _ in view.laid]
    return {*(tile.space for tile in view.tiles), *own}


def list_visible_field_tiles(view: GobblestonesView, rows: Sequence[WholeRow] = ()) -> dict[int, SeenTile]:
    """Return every visible tile on the field, by space: laid for good, waiting to be trusted, or half laid.

    Those that were laid of late shine for all whom nothing else is open to, and so does a row that is judged, with the
    tiles that it goes on from; when the match is over all shine. While rows are offered, tiles that are in none are
    dimmer than others that lie beside the light.
    """
    late = {space for _, row in list_recent_rows(view) for space in row} if view.ending is None else set[int]()
    late |= list_spaces_in_line(view.last.spaces) if view.last and is_play_judged(view) else set()
    over = view.outcome is not None
    near = {space for row in rows for space in list_spaces_in_line(row.space_indices)}
    lying = {
        tile.space: _stone(
            tile.colour,
            tile.face_up,
            dim=(not over and tile.space not in late) + (bool(rows) and tile.space not in near),
        )
        for tile in view.tiles
    }
    return lying | (list_challenged_tiles(view) if is_play_judged(view) else _list_turn_tiles(view))


_stone = cache(SeenTile)
"""Makes each tile that lies for good once."""


def list_recent_rows(view: GobblestonesView) -> list[tuple[int, list[int]]]:
    """Return the rows that were laid of late: who laid each, and its spaces in order."""
    laid = [(seat, SPACE_BY_NAME[name]) for seat, name in view.recent]
    laid += [(view.last.seat, space) for space in view.last.spaces] if view.last else []
    lying, rows = {tile.space for tile in view.tiles}, dict[int, set[int]]()
    for seat, space in laid:
        if space in lying:
            rows.setdefault(seat, set()).add(space)
    return [(seat, row) for seat, spaces in rows.items() for row in _split_unless_in_line(sorted(spaces))]


def _split_unless_in_line(spaces: list[int]) -> list[list[int]]:
    """Return spaces as one row if they are in one line, otherwise each by itself."""
    if len({space // ROW_STRIDE for space in spaces}) == 1 or len({space % ROW_STRIDE for space in spaces}) == 1:
        return [spaces]
    return [[space] for space in spaces]


def choose_visible_rows(view: GobblestonesView, rows: Sequence[WholeRow] = ()) -> FieldWindow:
    """Return the rows of the field to show: those where tiles lie, or lay in the last play, and where rows may go."""
    more = frozenset(space for row in rows for space in row.space_indices)
    if view.outcome:
        return choose_final_window(_find_spaces_in_play(view))
    return choose_field_crop(
        _find_spaces_in_play(view), more, judged=is_play_judged(view) or measure_challenge_tray_height(view) > 0
    )


def _find_spaces_in_play(view: GobblestonesView) -> frozenset[int]:
    return frozenset((*find_covered_spaces(view), *(view.last.spaces if view.last else ())))


def measure_challenge_tray_height(view: GobblestonesView) -> int:
    """Return the height of the tray that shows how a challenge ended: 0 if none did, or if there is no room.

    It is on the board for everybody, in place of rows of the field that are not in play: no picture is higher for it.
    """
    if view.last is None or view.last.challenger is None or view.outcome or view.rack is not None:
        return 0
    spaces = _find_spaces_in_play(view)
    return measure_verdict_height(choose_field_crop(spaces, judged=True), choose_field_crop(spaces))


def choose_space_lights(view: GobblestonesView, rows: Sequence[WholeRow] = ()) -> dict[int, Light]:
    """Return how brightly spaces lie; all others are far from the action, as all are while a play is judged.

    The active player sees where their own tiles may lie; the spaces of rows that are offered shine, and those where
    a row that has begun goes on. For everybody else all spaces that some rack may cover are lit: that follows from the
    tiles that lie there; while none does, they shine. Where a row was taken back are embers, and nothing else is lit.
    """
    if view.outcome or is_play_judged(view):
        return {}
    if view.ending is None:
        if view.last and view.last.settled == "caught":
            return dict.fromkeys(view.last.spaces, "embers")
        return dict.fromkeys(
            list_spaces(compute_open_spaces(pack_spaces_into_mask(*find_covered_spaces(view)), ())),
            "open" if view.tiles else "row",
        )
    own: dict[int, Light] = dict.fromkeys(view.playable_spaces, "row" if view.laid and not rows else "mine")
    return own | dict.fromkeys((space for row in rows for space in row.space_indices), "row")


def find_space_shade(space: int, lying: Container[int]) -> Shade:
    """Return which tiles shade a space."""
    return space % ROW_STRIDE > 0 and space - STEP_RIGHT in lying, space - STEP_DOWN in lying


def list_last_claims(view: GobblestonesView) -> list[tuple[int, int | None]]:
    """Return the spaces of the last play with their colours (`None`: grey), which it claims to match."""
    colour = build_field(view.layout).colour
    return [(space, colour[space]) for space in (view.last.spaces if view.last else ())]


def list_challenged_tiles(view: GobblestonesView) -> dict[int, SeenTile]:
    """Return the tiles of the row that is judged, by space."""
    own, value = dict(view.laid), build_field(view.layout).value
    return {
        space: SeenTile(own.get(space), face_up=False, space=(colour, value[space]))
        for space, colour in list_last_claims(view)
    }


def _list_turn_tiles(view: GobblestonesView) -> dict[int, SeenTile]:
    field = build_field(view.layout)
    return {
        space: SeenTile(colour, face_up=True, space=(field.colour[space], field.value[space]))
        for space, colour in view.laid
    }


def build_player_plates(view: GobblestonesView, names: Sequence[str]) -> list[Plate]:
    """Return the plates of the players: points, tiles on the rack, whom the table waits for, who won.

    While several have to answer, only the viewer's own plate says so by its light.
    """
    waiting = view.decision.seats if view.decision else ()
    lit = {view.seat} & {*waiting} if is_play_judged(view) else {*waiting}
    return [
        Plate(
            seat,
            names[seat],
            view.scores[seat],
            (("gobblestones/rack", view.rack_sizes[seat]),),
            turn=seat == view.turn and not view.outcome,
            waited_for=seat in lit,
            won=seat in view.crown_wearers,
        )
        for seat in range(view.seats)
    ]
