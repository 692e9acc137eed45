"""A turn: tiles are laid one by one, stay and count, others are drawn, the turn passes or the game ends."""

from games.engine.chance import Chance
from games.engine.contract import open_decision
from games.engine.events import Event
from games.gobblestones import events
from games.gobblestones.boards import TILE_COLOURS, list_colour_names
from games.gobblestones.end_conditions import (
    SHORT_DRAW_END,
    count_tiles_to_draw,
    find_end_after_pass,
    find_next_seat,
    is_bag_short_of_tiles,
)
from games.gobblestones.field import format_space_name, list_space_names
from games.gobblestones.moves import EndTurn, LayTile, TakeBackTile, TurnMoves
from games.gobblestones.refusals import explain_illegal_lay, explain_illegal_take
from games.gobblestones.row import compute_turn_points, find_open_spaces, find_removable_tiles, map_fitting_spaces
from games.gobblestones.state import GobblestonesState as State
from games.gobblestones.state import LastPlay, NextStep


def list_turn_moves(state: State, seat: int) -> TurnMoves:
    """Return the tiles that can be laid or taken back, and `end`."""
    spaces, fits = find_open_spaces(state), map_fitting_spaces(state)
    lays = [(colour, spaces & fits[colour]) for colour, tiles in enumerate(state.racks[seat]) if tiles]
    return TurnMoves(lays if spaces else [], find_removable_tiles(state))


def lay_tile(state: State, seat: int, move: LayTile, _chance: Chance, event_log: list[Event]) -> None:
    """Lay a tile; nobody else is told before the turn ends."""
    rack, space_bit = state.racks[seat], 1 << move.space
    if not (rack[move.colour] and find_open_spaces(state) & map_fitting_spaces(state)[move.colour] & space_bit):
        raise explain_illegal_lay(state, seat, move)
    rack[move.colour] -= 1
    state.laid[move.space] = move.colour
    event_log.append(events.TileLaid(seat, format_space_name(move.space), TILE_COLOURS[move.colour], to=seat))


def take_back_tile(state: State, seat: int, move: TakeBackTile, _chance: Chance, event_log: list[Event]) -> None:
    """Take a tile of this turn back (undo)."""
    if move.space not in find_removable_tiles(state):
        raise explain_illegal_take(state, move.space)
    colour = state.laid.pop(move.space)
    state.racks[seat][colour] += 1
    event_log.append(events.TileTakenBack(seat, format_space_name(move.space), TILE_COLOURS[colour], to=seat))


def end_turn(state: State, seat: int, _move: EndTurn, _chance: Chance, event_log: list[Event]) -> NextStep:
    """Let the laid tiles stay and count; with bluffs, the others are asked first."""
    if not state.laid:
        event_log.append(events.TurnPassed(seat))
        return _lay_nothing(state)
    if state.bluff:
        return "ask"
    worth, spaces, colours = compute_turn_points(state), tuple(state.laid), tuple(state.laid.values())
    state.last = LastPlay(seat, spaces, colours, worth, "shown")
    state.scores[seat] += worth
    commit_laid_tiles(state, face_down=False)
    event_log.append(events.TilesPlayed(seat, list_space_names(spaces), list_colour_names(colours), worth))
    return "close"


def commit_laid_tiles(state: State, *, face_down: bool) -> None:
    """Put the tiles of the turn on the field for good."""
    for space, colour in state.laid.items():
        state.tiles[space] = colour
        state.covered |= 1 << space
        if face_down:
            state.down[space] = state.turn
    state.laid.clear()


def draw_tiles(state: State, seat: int, count: int, chance: Chance) -> list[int]:
    """Move `count` tiles from the bag to a rack, one by one at random; return their colours."""
    bag, rack, drawn = state.bag, state.racks[seat], []
    left = sum(bag)
    for _ in range(count):
        place, colour = chance.random_below(left, "bag"), 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        rack[colour] += 1
        left -= 1
        drawn.append(colour)
    return drawn


def refill_rack_and_pass(state: State, chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Draw 5 minus the number of tiles laid (or what the bag holds), unless the game ends here; then pass on."""
    laid, bag_size = len(state.last.spaces) if state.last else 0, sum(state.bag)
    if is_bag_short_of_tiles(state, laid):
        _end_match(state, SHORT_DRAW_END, event_log)
        return None
    if count := count_tiles_to_draw(state, laid):
        drawn = draw_tiles(state, state.turn, count, chance)
        event_log.append(events.TilesDrawn(state.turn, count))
        event_log.append(events.OwnTilesDrawn(state.turn, list_colour_names(drawn), to=state.turn))
    return pass_turn(state, event_log, idle=not laid and not bag_size)


def pass_turn(state: State, event_log: list[Event], *, idle: bool) -> NextStep | None:
    """Give the turn to the next player, or end the game. `idle`: no tile was laid, and the bag was empty.

    A player without tiles is not asked: they lay nothing and draw. Ruling End (b).
    """
    state.idle = state.idle + 1 if idle else 0
    reason = find_end_after_pass(state, state.idle, sum(state.bag))
    if reason:
        _end_match(state, reason, event_log)
        return None
    state.turn = find_next_seat(state)
    if any(state.racks[state.turn]):
        open_decision(state, "turn", (state.turn,))
        return None
    event_log.append(events.TurnWithoutTiles(state.turn))
    return _lay_nothing(state)


def _lay_nothing(state: State) -> NextStep:
    state.last = LastPlay(state.turn, (), (), 0, "nothing")
    return "close"


def _end_match(state: State, reason: str, event_log: list[Event]) -> None:
    """End the match: each tile left on a rack is worth 1 to its player. Rulebook "Game end"."""
    bonus = [sum(rack) for rack in state.racks]
    state.scores = [score + extra for score, extra in zip(state.scores, bonus, strict=True)]
    state.decision, state.ended = None, reason
    event_log.append(events.MatchEnded(reason, bonus, list(state.scores)))
