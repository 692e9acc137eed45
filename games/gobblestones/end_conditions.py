"""The end conditions of Gobblestones: what ends the match when a turn ends. Rulebook "Game end", rulings End."""

from games.gobblestones.row import MAX_ROW_TILES
from games.gobblestones.state import GobblestonesState as State

MATCH_ENDS = SHORT_DRAW_END, EMPTY_RACK_END, ALL_IDLE_END = "short-draw", "empty-rack", "all-idle"
"""The ends: a draw that the bag cannot give; a turn with an empty rack; nobody lays. Rulings (a) and (b), (b), (c)."""


def count_tiles_to_draw(state: State, laid: int) -> int:
    """Return how many tiles a turn draws after laying this many: 5 minus these, or what the bag holds."""
    return min(MAX_ROW_TILES - laid, sum(state.bag))


def is_bag_short_of_tiles(state: State, laid: int) -> bool:
    """Tell whether a turn with this many tiles laid ends the match by a draw that the bag cannot give in full."""
    bag_size = sum(state.bag)
    if MAX_ROW_TILES - laid <= bag_size:
        return False
    emptied = bool(laid) and not any(state.racks[state.turn])
    return emptied or (_may_end(state, bag_size) and not all(map(any, state.racks)))


def find_end_after_pass(state: State, idle: int, bag_size: int) -> str | None:
    """Find the reason why the match ends as the turn passes on, if it does."""
    if idle == state.seats:
        return ALL_IDLE_END
    return None if any(state.racks[find_next_seat(state)]) or not _may_end(state, bag_size) else EMPTY_RACK_END


def predict_end_reason(state: State) -> str | None:
    """Find the reason why the match ends if the turn in progress ends with the tiles as they are, and these stand."""
    laid, bag_size = len(state.laid), sum(state.bag)
    if is_bag_short_of_tiles(state, laid):
        return SHORT_DRAW_END
    if not laid and not bag_size and state.idle + 1 == state.seats:
        return ALL_IDLE_END
    return _end_by_empty_racks(state, count_tiles_to_draw(state, laid))


def _end_by_empty_racks(state: State, drawn: int) -> str | None:
    """Return what ends the match after the turn's draw: empty racks draw in turn, until one finds the bag empty."""
    racks, bag_size = [sum(rack) for rack in state.racks], sum(state.bag) - drawn
    racks[state.turn] += drawn
    for step in range(1, state.seats + 1):
        if racks[(state.turn + step) % state.seats]:
            return None
        if _may_end(state, bag_size):
            return EMPTY_RACK_END
        bag_size -= min(MAX_ROW_TILES, bag_size)
    return None


def find_next_seat(state: State) -> int:
    """Return the next seat in turn."""
    return (state.turn + 1) % state.seats


def _may_end(state: State, bag_size: int) -> bool:
    """Tell whether an empty rack can end the match now: once the bag is empty, or at any time (`short_end`)."""
    return state.short_end or not bag_size
