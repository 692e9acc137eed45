"""Sample positions of Emerald Skulls: from two players and four cards to eight players and ten."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.pictures.sample import NAMES, SEED, Sample, played
from games.emerald_skulls import ADVANCED, FACES, Deck, EmeraldSkullsView, bare_cards
from games.emerald_skulls.state import EmeraldSkullsState
from games.engine.match import Match

Condition = Callable[[EmeraldSkullsState], bool]
"""When to stop playing: asked at every move, so of the state, which takes no view."""
FRIENDS = ("Ann", "Bob", "Cid", "Dee")


def samples() -> list[Sample]:
    """Return the positions."""
    rules = _sample("rules", _played(4, _in_the_middle, seed=b"skull" * 6 + b"!!"), FRIENDS)
    full = _played(8, _crowded, advanced=True)
    return [
        rules,
        _sample("empty", _match(2)),
        _sample("window", _played(4, lambda state: _asks(state, "bet") and _bets(state) >= 4)),
        _sample("roll", _played(3, lambda state: _placing(state) and _bets(state) >= 3)),
        _sample("judged", _played(4, lambda state: _asks(state, "jackpot"), lot=2)),
        _sample("log", _played(4, lambda state: _paid(state) >= 3), kind="log"),
        _sample("advanced", _played(4, _in_the_middle, advanced=True)),
        _sample("rules-advanced", _played(4, _in_the_middle, advanced=True, lot=3), FRIENDS),
        *(_faces(deck) for deck in ADVANCED),
        _sample("crowded", full),
        _sample("crowded-log", _played(8, lambda state: _paid(state) >= 6, advanced=True), kind="log"),
        _sample("over", _played(4, lambda _: False)),
        _sample("alone", _played(1, _placing)),
        _sample("alone-over", _played(1, lambda _: False)),
        _sample("poster", _match(2), kind="poster"),
    ]


def _sample(name: str, match: Match, names: tuple[str, ...] = NAMES, *, kind: str = "board") -> Sample:
    return Sample(name, kind, match.view(None), names[: match.seats])


def _faces(deck: Deck) -> Sample:
    """Return all faces of a deck, side by side."""
    view = replace(_seen(_match(2)), cards=bare_cards(FACES[deck]))
    return Sample(f"faces-{deck}", "faces", view, FRIENDS[:2])


def _match(seats: int, *, advanced: bool = False, seed: bytes = SEED) -> Match:
    return Match.new("emerald_skulls", seats=seats, options={"advanced": advanced}, seed=seed)


def _played(seats: int, until: Condition, *, advanced: bool = False, lot: int = 1, seed: bytes = SEED) -> Match:
    return played(_match(seats, advanced=advanced, seed=seed), _move, lambda match: until(match.state), lot)


def _seen(match: Match) -> EmeraldSkullsView:
    view = match.view(None)
    if not isinstance(view, EmeraldSkullsView):
        raise TypeError(type(view))
    return view


def _asks(state: EmeraldSkullsState, kind: str) -> bool:
    return state.decision is not None and state.decision.kind == kind


def _placing(state: EmeraldSkullsState) -> bool:
    return _asks(state, "place") and state.turn.top >= 2


def _bets(state: EmeraldSkullsState) -> int:
    return sum(map(len, state.stacks))


def _paid(state: EmeraldSkullsState) -> int:
    return len(state.last.payments) if state.last and not state.turn.top else 0


def _in_the_middle(state: EmeraldSkullsState) -> bool:
    turn = state.turn
    return _asks(state, "bet") and turn.top >= 4 and sum(turn.ordinary) >= 4 and _bets(state) >= 4


def _crowded(state: EmeraldSkullsState) -> bool:
    return _placing(state) and _bets(state) >= 9


def _move(match: Match, seat: int, random: Random) -> str:
    """Bet now and then, buy many dice, place at random, and go on as long as there is much to roll."""
    moves = [str(move) for move in match.legal_moves(seat)]
    if "ready" in moves:
        return random.choice(moves) if random.random() < 0.6 else "ready"
    if "roll" in moves:
        return "roll" if match.state.turn.pool > 1 else random.choice(moves)
    if moves[0].startswith("buy"):
        return moves[-1]
    return random.choice(moves)
