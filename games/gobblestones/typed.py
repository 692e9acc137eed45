"""A whole row typed at once, as `H8 right: red blue green`, read as the moves that lay it."""

import re

from games.engine.contract import require_turn
from games.engine.errors import BadNotation, IllegalMove
from games.gobblestones.field import STEP_DOWN, STEP_RIGHT, format_space_name, pack_spaces_into_mask, parse_space
from games.gobblestones.moves import LAY_MOVES, GobblestonesMove, parse_tile_colour
from games.gobblestones.row import find_next_free_space, find_open_spaces, find_starting_spaces
from games.gobblestones.state import GobblestonesState

STEP_BY_DIRECTION = {"right": STEP_RIGHT, "left": -STEP_RIGHT, "down": STEP_DOWN, "up": -STEP_DOWN}
TYPED_ROW_PATTERN = re.compile(
    r"\s*(?P<space>[a-o]\d{1,2})\s*(?:(?P<way>right|left|down|up)\b)?\s*:\s*(?P<colours>[a-z ,]+)",
    re.IGNORECASE,
)


def parse_row(state: GobblestonesState, seat: int, text: str) -> list[GobblestonesMove] | None:
    """Parse a typed row into the moves that lay it, each legal in its turn; `None` if the text is not a row.

    Raises `BadNotation` for a wrong colour or space, `IllegalMove` for a row that runs off the field. The row continues
    the tiles of the turn, which only its player may see: a row typed by anybody else is refused without looking at
    them.
    """
    match = TYPED_ROW_PATTERN.fullmatch(text)
    if match is None:
        return None
    if require_turn(state.decision, seat).kind != "turn":
        raise IllegalMove("gobblestones-answer-first")
    colours = [parse_tile_colour(word) for word in re.split(r"[ ,]+", match["colours"].strip(" ,"))]
    if len(colours) > 1 and not match["way"]:
        raise BadNotation("gobblestones-which-way")
    spaces = _find_row_spaces(
        state, parse_space(match["space"]), STEP_BY_DIRECTION[(match["way"] or "right").lower()], len(colours)
    )
    tiles = list(zip(spaces, colours, strict=True))
    return [LAY_MOVES[colour][space] for space, colour in _order_by_touching(state, tiles)]


def _find_row_spaces(state: GobblestonesState, first: int, step: int, count: int) -> list[int]:
    covered = state.covered | pack_spaces_into_mask(*state.laid)
    spaces = [first]
    while len(spaces) < count:
        following = find_next_free_space(spaces[-1], step, covered)
        if following is None:
            raise IllegalMove("gobblestones-edge", space=format_space_name(spaces[-1]))
        spaces.append(following)
    return spaces


def _order_by_touching(state: GobblestonesState, tiles: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Begin where the row touches tiles on the field, so that every tile is legal when it is laid."""
    touching = find_open_spaces(state) if state.laid else find_starting_spaces(state.covered)
    first = next((index for index, (space, _) in enumerate(tiles) if touching >> space & 1), 0)
    return tiles[first:] + tiles[:first][::-1]
