"""How a turn closes: tiles come to lie, tiles are drawn, the turn passes or the game ends. Rulebook "Game end"."""

from games.engine.chance import Chance
from games.engine.contract import Event, next_decision
from games.gobblestones.boards import COLOURS
from games.gobblestones.row import LONGEST
from games.gobblestones.state import GobblestonesState

SHORT_DRAW, EMPTY_RACK, ALL_IDLE = "short-draw", "empty-rack", "all-idle"
"""The ends. Rulings End (a), (b): a draw that the bag cannot give; a turn with an empty rack; (c): nobody lays."""


def let_lie(state: GobblestonesState, *, face_down: bool) -> None:
    """Put the tiles of the turn on the field for good."""
    for space, colour in state.laid.items():
        state.tiles[space] = colour
        state.covered |= 1 << space
        if face_down:
            state.down[space] = state.turn
    state.laid.clear()


def draw(state: GobblestonesState, seat: int, count: int, chance: Chance) -> list[int]:
    """Move `count` tiles from the bag to a rack, one by one at random; return their colours."""
    bag, rack, drawn = state.bag, state.racks[seat], []
    left = sum(bag)
    for _ in range(count):
        place, colour = chance.below(left, "bag"), 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        rack[colour] += 1
        left -= 1
        drawn.append(colour)
    return drawn


def close_turn(state: GobblestonesState, laid: int, chance: Chance) -> list[Event]:
    """Draw 5 minus the tiles laid (or what the bag holds), unless the game ends here; then pass the turn on."""
    needed, held = LONGEST - laid, sum(state.bag)
    if needed > held and not all(map(any, state.racks)):
        return end(state, SHORT_DRAW)
    count = min(needed, held)
    drawn = draw(state, state.turn, count, chance)
    events = _drew(state.turn, drawn) if count else []
    return events + pass_on(state, idle=not laid and not held)


def pass_on(state: GobblestonesState, *, idle: bool) -> list[Event]:
    """Give the turn to the next player, or end the game. `idle`: nothing came to lie, and the bag was empty."""
    state.idle = state.idle + 1 if idle else 0
    if state.idle == state.seats:
        return end(state, ALL_IDLE)
    state.turn = (state.turn + 1) % state.seats
    if not any(state.racks[state.turn]):
        return end(state, EMPTY_RACK)
    next_decision(state, "turn", (state.turn,))
    return []


def end(state: GobblestonesState, reason: str) -> list[Event]:
    """End the match: each tile left on a rack is worth 1 to its player."""
    bonus = [sum(rack) for rack in state.racks]
    state.scores = [score + extra for score, extra in zip(state.scores, bonus, strict=True)]
    state.decision, state.ended = None, reason
    return [Event("ended", {"reason": reason, "bonus": bonus, "scores": list(state.scores)})]


def _drew(seat: int, drawn: list[int]) -> list[Event]:
    return [
        Event("drew", {"seat": seat, "count": len(drawn)}),
        Event("drew-tiles", {"seat": seat, "colours": [COLOURS[colour] for colour in drawn]}, to=seat),
    ]
