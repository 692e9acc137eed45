"""Rulebook "Bluffing variant": tiles lie face down, opponents trust or challenge in secret, the play is settled."""

from games.engine.chance import Chance
from games.engine.contract import Event, Fact, next_decision, owing
from games.gobblestones.boards import COLOURS
from games.gobblestones.field import field_of, space_name
from games.gobblestones.row import points
from games.gobblestones.state import GobblestonesState, LastPlay, Settled
from games.gobblestones.turns import close_turn, let_lie, pass_on


def ask(state: GobblestonesState, worth: int) -> list[Event]:
    """Ask every opponent in secret whether they trust the play."""
    spaces = list(state.laid)
    others = tuple((state.turn + step) % state.seats for step in range(1, state.seats))
    state.last = LastPlay(state.turn, spaces, [], worth, "asked")
    next_decision(state, "challenge", others, sealed=True)
    return [Event("hid", {"seat": state.turn, "spaces": [space_name(space) for space in spaces], "points": worth})]


def answer(state: GobblestonesState, seat: int, doubt: bool, chance: Chance) -> list[Event]:
    """Note an opponent's answer; settle the play when it was the last."""
    decision = owing(state.decision, seat).without(seat)
    state.decision = decision
    state.doubts[seat] = doubt
    told = [Event("answered", {"seat": seat})]
    return told if decision.seats else told + _settle(state, chance)


def _settle(state: GobblestonesState, chance: Chance) -> list[Event]:
    order = [(state.turn + step) % state.seats for step in range(1, state.seats)]
    challenger = next((seat for seat in order if state.doubts[seat]), None)
    state.doubts.clear()
    if challenger is None:
        return _stands(state, "trusted", None, chance)
    if rightly_laid(state):
        return _stands(state, "proved", challenger, chance)
    return _caught(state, challenger)


def rightly_laid(state: GobblestonesState) -> bool:
    """Tell whether every tile of the turn has the colour of its space."""
    fits = field_of(state.layout).fits
    return all(fits[colour] >> space & 1 for space, colour in state.laid.items())


def _stands(state: GobblestonesState, settled: Settled, challenger: int | None, chance: Chance) -> list[Event]:
    """Let the play stand: face down if trusted, face up and at the challenger's cost if challenged."""
    laid, worth = len(state.laid), points(state)
    events = [_told(state, settled, challenger, worth)]
    state.scores[state.turn] += worth
    if challenger is not None:
        state.scores[challenger] -= worth
    let_lie(state, face_down=challenger is None)
    return events + close_turn(state, laid, chance)


def _caught(state: GobblestonesState, challenger: int) -> list[Event]:
    """Put a wrong play back on the rack: no points, no draw, turn over."""
    events = [_told(state, "caught", challenger, points(state))]
    for colour in state.laid.values():
        state.racks[state.turn][colour] += 1
    state.laid.clear()
    return events + pass_on(state, idle=not any(state.bag))


def _told(state: GobblestonesState, settled: Settled, challenger: int | None, worth: int) -> Event:
    """Tell how the play was settled, with the tiles only if they were turned up."""
    spaces, colours = list(state.laid), [] if challenger is None else list(state.laid.values())
    state.last = LastPlay(state.turn, spaces, colours, worth, settled, challenger)
    facts: dict[str, Fact] = {"seat": state.turn, "spaces": [space_name(space) for space in spaces], "points": worth}
    if challenger is not None:
        facts |= {"challenger_seat": challenger, "colours": [COLOURS[colour] for colour in colours]}
    return Event(settled, facts)
