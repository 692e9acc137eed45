"""Sample positions of Emerald Skulls: from two players and four cards to eight players and ten."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.pictures.sample import NAMES, SEED, Sample, played
from games.emerald_skulls import ADVANCED, FACES, Deck, EmeraldSkullsView, bare_cards
from games.engine.match import Match

Condition = Callable[[EmeraldSkullsView], bool]
FRIENDS = ("Ann", "Bob", "Cid", "Dee")


def samples() -> list[Sample]:
    """Return the positions."""
    rules = _sample("rules", _played(4, _in_the_middle, seed=b"skull" * 6 + b"!!"), FRIENDS)
    full = _played(8, _crowded, advanced=True)
    return [
        rules,
        _sample("empty", _match(2)),
        _sample("window", _played(4, lambda view: view.phase == "bet" and _bets(view) >= 4)),
        _sample("roll", _played(3, lambda view: view.phase == "place" and view.top >= 2 and _bets(view) >= 3)),
        _sample("judged", _played(4, lambda view: view.phase == "jackpot", lot=2)),
        _sample("log", _played(4, lambda view: _paid(view) >= 3), kind="log"),
        _sample("advanced", _played(4, _in_the_middle, advanced=True)),
        _sample("rules-advanced", _played(4, _in_the_middle, advanced=True, lot=3), FRIENDS),
        *(_faces(deck) for deck in ADVANCED),
        _sample("crowded", full),
        _sample("crowded-log", _played(8, lambda view: _paid(view) >= 6, advanced=True), kind="log"),
        _sample("over", _played(4, lambda _: False)),
        _sample("alone", _played(1, lambda view: view.phase == "place" and view.top >= 2)),
        _sample("alone-over", _played(1, lambda _: False)),
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
    return played(_match(seats, advanced=advanced, seed=seed), _move, lambda match: until(_seen(match)), lot)


def _seen(match: Match) -> EmeraldSkullsView:
    view = match.view(None)
    if not isinstance(view, EmeraldSkullsView):
        raise TypeError(type(view))
    return view


def _bets(view: EmeraldSkullsView) -> int:
    return sum(len(bet.stack) for card in view.cards for bet in card.bets)


def _paid(view: EmeraldSkullsView) -> int:
    return len(view.last.payments) if view.last and not view.top else 0


def _in_the_middle(view: EmeraldSkullsView) -> bool:
    return view.phase == "bet" and view.top >= 4 and sum(view.ordinary) >= 4 and _bets(view) >= 4


def _crowded(view: EmeraldSkullsView) -> bool:
    return view.phase == "place" and view.top >= 2 and _bets(view) >= 9


def _move(match: Match, seat: int, random: Random) -> str:
    """Bet now and then, buy many dice, place at random, and go on as long as there is much to roll."""
    moves = [str(move) for move in match.legal_moves(seat)]
    if "ready" in moves:
        return random.choice(moves) if random.random() < 0.6 else "ready"
    if "roll" in moves:
        return "roll" if _seen(match).pool > 1 else random.choice(moves)
    if moves[0].startswith("buy"):
        return moves[-1]
    return random.choice(moves)
