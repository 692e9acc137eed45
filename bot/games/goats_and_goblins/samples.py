"""Sample positions of Goats & Goblins, from the first declaration to the last card."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from bot.pictures.sample import NAMES, SEED, Sample, played
from games.engine.match import Match
from games.goats_and_goblins import GoatsAndGoblinsView, PlayedSeen

PLAIN = ("Ann", "Bob", "Cid", "Dot")
"""The names on the pages of the rules."""

ANSWERS = (PlayedSeen(2, "warding-stone", None), PlayedSeen(3, "warding-stone", None), PlayedSeen(1, "push-3", None))
"""A Push, a Warding Stone on it, and another on that."""


def samples() -> list[Sample]:
    """Return the positions."""
    begin = _match(4)
    voting = played(_match(5), _choose, lambda match: _kind(match) == "vote" and len(_asked(match)) == 2)
    voter = next(seat for seat in range(5) if _seen(voting, seat).my_vote is not None)
    stack = played(_match(4), _eager, lambda match: len(_seen(match).stack) >= 3, lot=2)
    seen = played(_match(4), _choose, lambda match: bool(_seen(match).seers))
    deep = played(_match(6), _choose, lambda match: len(_seen(match).drawn) + _seen(match).to_draw > 14)
    dividing = played(_match(6), _choose, lambda match: _kind(match) == "divide" and _seen(match).cave < 40)
    taking = played(_match(4), _choose, lambda match: _kind(match) == "take")
    over = played(_match(6), _choose, lambda _: False)
    two = played(_match(2), _choose, lambda match: _seen(match).cave < 30 and len(_seen(match).drawn) > 2)
    under_way = played(_match(4), _choose, _rich, lot=9)
    home = played(_match(4), _choose, lambda match: _kind(match) == "declare" and _seen(match).last is not None)
    return [
        Sample("expedition", "board", under_way.view(None), PLAIN),
        Sample("answers", "board", replace(_seen(under_way), stack=ANSWERS), PLAIN),
        _sample("home", "log", home, None),
        _sample("begin", "board", begin, None),
        _sample("voting", "board", voting, None),
        _sample("voting-panel", "panel", voting, voter),
        _sample("stack", "board", stack, None),
        _sample("seen", "board", seen, None),
        _sample("seen-panel", "panel", seen, _seen(seen).seers[0]),
        _sample("deep", "board", deep, None),
        _sample("dividing", "board", dividing, None),
        _sample("taking", "board", taking, None),
        _sample("two", "board", two, None),
        _sample("over", "board", over, None),
        _sample("poster", "poster", begin, None),
    ]


def _sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), NAMES[: match.seats])


def _match(seats: int, options: Mapping[str, object] | None = None) -> Match:
    return Match.new("goats_and_goblins", seats=seats, options=options, seed=SEED)


def _seen(match: Match, seat: int | None = None) -> GoatsAndGoblinsView:
    view = match.view(seat)
    if not isinstance(view, GoatsAndGoblinsView):
        raise TypeError(type(view))
    return view


def _kind(match: Match) -> str:
    return match.decision.kind if match.decision else ""


def _asked(match: Match) -> tuple[int, ...]:
    return match.decision.seats if match.decision else ()


def _rich(match: Match) -> bool:
    """Tell whether an expedition has drawn some cards, a Cave-In among them, and goes on."""
    view = _seen(match)
    return len(view.drawn) > 2 and bool(view.cave_in_value) and view.to_draw > 1 and all(view.hands)


def _choose(match: Match, seat: int, random: Random) -> str:
    """Declare some cards, and seldom play one."""
    return _declared(match, seat, random) or _played(match, seat, random, often=0.12)


def _eager(match: Match, seat: int, random: Random) -> str:
    """Play a card whenever one can be played, mostly."""
    return _declared(match, seat, random) or _played(match, seat, random, often=0.8)


def _declared(match: Match, seat: int, random: Random) -> str:
    moves = list(map(str, match.legal_moves(seat)))
    return random.choice(moves[:8]) if _kind(match) == "declare" else ""


def _played(match: Match, seat: int, random: Random, *, often: float) -> str:
    moves = list(map(str, match.legal_moves(seat)))
    plays = [move for move in moves if move.startswith("play")]
    others = [move for move in moves if not move.startswith(("play", "no"))]
    return random.choice(plays if plays and random.random() < often else others)
