"""How turns follow one another and the match ends. Rulebook "Game End", "Solo How to Play"."""

from games.emerald_skulls import events
from games.emerald_skulls.card_spread import build_spread
from games.emerald_skulls.dice import MIN_DICE
from games.emerald_skulls.moves import BUY_MOVES
from games.emerald_skulls.opposition import KUR_SEAT, VRAX_SEAT, load_opposition_cards
from games.emerald_skulls.state import EmeraldSkullsState
from games.emerald_skulls.steps import NextStep
from games.emerald_skulls.tumbler_steps import buy_dice
from games.emerald_skulls.turn import TumblerTurn
from games.engine.chance import Chance
from games.engine.contract import Outcome, open_decision
from games.engine.events import Event

EMPTY_SUPPLY_END, EMPTY_DECK_END, LAST_ROUND_END = "empty-supply", "empty-deck", "last-round"
"""The ends: no gear is left; no opposition card is left (solitary); everybody has tumbled `MAX_ROUNDS` times."""

MAX_ROUNDS = 40
"""Ruling Last round: a match ends when everybody has tumbled this often, so that gears do not go round for ever."""


def reveal_opposition(state: EmeraldSkullsState, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Turn up an opposition card and put Vrax's and Kur's markers where it says. Rulebook "Opposition Bets"."""
    card = state.deck.pop()
    state.shown.append(card)
    spread = build_spread(state.faces)
    vrax, kur = load_opposition_cards()[card].get_bets(state.turn.pool)
    for rival, bet in ((VRAX_SEAT, vrax), (KUR_SEAT, kur)):
        number = spread.number[bet]
        state.stacks[number] = (rival,)
        state.own[rival] = 1 << number
    event_log.append(events.OppositionRevealed(state.turn.pool, vrax, kur, len(state.deck)))
    return "roll"


def begin_next_turn(state: EmeraldSkullsState, chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Return markers and dice and pass the dice on; end the match if no turn follows."""
    if state.is_solitary and not state.deck:
        return _end_match(state, EMPTY_DECK_END, event_log)
    if state.number == MAX_ROUNDS * state.seats:
        return _end_match(state, LAST_ROUND_END, event_log)
    state.number += 1
    state.tumbler = (state.tumbler + 1) % state.seats
    state.began = state.decision.number + 1 if state.decision else 1
    state.turn = TumblerTurn()
    state.stacks = [()] * len(state.stacks)
    state.own = [0] * len(state.own)
    state.resting = []
    event_log.append(events.TurnBegan(state.tumbler, state.number))
    if not state.gears[state.tumbler]:
        return buy_dice(state, state.tumbler, BUY_MOVES[MIN_DICE], chance, event_log)
    open_decision(state, "buy", (state.tumbler,))
    return None


def end_without_gears(state: EmeraldSkullsState, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """End the match because the supply is empty: out of gears."""
    return _end_match(state, EMPTY_SUPPLY_END, event_log)


def _end_match(state: EmeraldSkullsState, reason: str, event_log: list[Event]) -> NextStep | None:
    """End the match. In the solitary mode Vrax and Kur take what is left."""
    if state.is_solitary and state.supply:
        event_log.append(events.SupplySwept(state.supply))
        state.rivals += state.supply
        state.supply = 0
    state.decision, state.ended = None, reason
    rivals = state.rivals if state.is_solitary else None
    event_log.append(events.MatchEnded(reason, tuple(state.gears), tuple(state.cubes), rivals))
    return None


def rank_at_end(state: EmeraldSkullsState) -> Outcome | None:
    """Return the ranking by gears, then cubes, then the latest tumbler. Alone, one needs more than Vrax and Kur."""
    return None if state.ended is None else rank_players(state, state.ended)


def rank_players(state: EmeraldSkullsState, reason: str) -> Outcome:
    """Rank the players as it is now."""
    if state.is_solitary:
        won = state.gears[0] > state.rivals
        return Outcome((state.gears[0],), (1 if won else 2,), reason)
    ties = [(state.cubes[seat], find_last_tumble(state, seat)) for seat in range(state.seats)]
    return Outcome.from_scores(state.gears, reason, ties)


def find_last_tumble(state: EmeraldSkullsState, seat: int) -> int:
    """Return the number of the last turn in which a seat was the tumbler, 0 if it never was."""
    return max(0, state.number - (state.tumbler - seat) % state.seats)
