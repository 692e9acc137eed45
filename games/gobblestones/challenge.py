"""Rulebook "Bluffing variant": tiles lie face down, opponents trust or challenge in secret, the play is settled."""

from typing import Literal

from games.engine.chance import Chance
from games.engine.contract import open_decision, require_turn
from games.engine.events import Event
from games.gobblestones import events
from games.gobblestones.boards import list_colour_names
from games.gobblestones.field import build_field, list_space_names
from games.gobblestones.moves import ChallengePlay, TrustPlay
from games.gobblestones.row import compute_turn_points
from games.gobblestones.state import GobblestonesState as State
from games.gobblestones.state import LastPlay, NextStep
from games.gobblestones.turns import commit_laid_tiles, pass_turn


def ask_for_challenges(state: State, _chance: Chance, event_log: list[Event]) -> None:
    """Ask every opponent in secret whether they trust the play."""
    spaces, worth = tuple(state.laid), compute_turn_points(state)
    state.last = LastPlay(state.turn, spaces, (), worth, "asked")
    open_decision(state, "challenge", _list_opponents(state), sealed=True)
    event_log.append(events.TilesPlayedFaceDown(state.turn, list_space_names(spaces), worth))


def record_challenge_answer(
    state: State, seat: int, move: TrustPlay | ChallengePlay, _chance: Chance, event_log: list[Event]
) -> NextStep | None:
    """Record whether an opponent trusts or challenges; settle the play if it was the last."""
    decision = require_turn(state.decision, seat).remove_seat(seat)
    state.decision = decision
    state.doubts[seat] = isinstance(move, ChallengePlay)
    event_log.append(events.ChallengeAnswered(seat))
    return None if decision.seats else "settle"


def resolve_challenge(state: State, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Settle a challenge: let the play stand, or give it back if it was wrong and doubted."""
    challenger = next((seat for seat in _list_opponents(state) if state.doubts[seat]), None)
    _count_answers(state, challenger)
    state.doubts.clear()
    if challenger is None or is_play_right(state):
        return _accept_play(state, challenger, event_log)
    return _reject_play(state, challenger, event_log)


def _count_answers(state: State, challenger: int | None) -> None:
    """Count how each seat answered, as far as everybody saw it: nobody knows the answers after the first doubt."""
    others = _list_opponents(state)
    for seat in others[: others.index(challenger) if challenger is not None else None]:
        state.trusted[seat] = state.trusted.get(seat, 0) + 1
    if challenger is not None:
        state.doubted[challenger] = state.doubted.get(challenger, 0) + 1


def _list_opponents(state: State) -> tuple[int, ...]:
    return tuple((state.turn + step) % state.seats for step in range(1, state.seats))


def is_play_right(state: State) -> bool:
    """Tell whether every tile of the turn has the colour of its space."""
    fits = build_field(state.layout).fits
    return all(fits[colour] >> space & 1 for space, colour in state.laid.items())


def _accept_play(state: State, challenger: int | None, event_log: list[Event]) -> NextStep:
    """Let the play stand: face down if trusted, face up and at the challenger's cost if challenged."""
    worth, spaces = compute_turn_points(state), tuple(state.laid)
    state.scores[state.turn] += worth
    if challenger is None:
        state.last = LastPlay(state.turn, spaces, (), worth, "trusted")
        event_log.append(events.PlayUnchallenged(state.turn, list_space_names(spaces), worth))
    else:
        state.scores[challenger] -= worth
        state.proved[state.turn] = state.proved.get(state.turn, 0) + 1
        event_log.append(_reveal_play(state, "proved", challenger))
    commit_laid_tiles(state, face_down=challenger is None)
    return "close"


def _reject_play(state: State, challenger: int, event_log: list[Event]) -> NextStep | None:
    """Put a wrong play back on the rack: no points, no draw, turn over."""
    event_log.append(_reveal_play(state, "caught", challenger))
    state.caught[state.turn] = state.caught.get(state.turn, 0) + 1
    for colour in state.laid.values():
        state.racks[state.turn][colour] += 1
    state.laid.clear()
    return pass_turn(state, event_log, idle=not any(state.bag))


def _reveal_play(state: State, settled: Literal["proved", "caught"], challenger: int) -> Event:
    """Turn up the tiles of a play that was doubted, and tell how it is settled."""
    spaces, colours, worth = tuple(state.laid), tuple(state.laid.values()), compute_turn_points(state)
    state.last = state.turned_up = LastPlay(state.turn, spaces, colours, worth, settled, challenger)
    kind = events.PlayProvedHonest if settled == "proved" else events.BluffCaught
    return kind(state.turn, list_space_names(spaces), worth, challenger, list_colour_names(colours))
