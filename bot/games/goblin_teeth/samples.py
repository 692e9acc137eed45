"""Sample positions of Goblin Teeth, from the first turn to the last, with few players and many."""

from collections.abc import Callable
from random import Random

from bot.pictures.sample import NAMES, SEED, Sample, played
from games.engine.match import Match
from games.goblin_teeth import GoblinTeethView


def samples() -> list[Sample]:
    """Return the positions."""
    start = _match(3)
    duel = played(_match(2), _cheater, _round(3))
    middle = played(_match(4), _cheater, lambda match: _round(3)(match) and _placed(match) >= 7)
    crowded = played(_match(5), _cheater, lambda match: _round(4)(match) and _placed(match) >= 13)
    advanced = played(_match(5, advanced=True), _cheater, lambda match: _round(3)(match) and _placed(match) >= 9)
    alarm = played(_match(4), _cheater, lambda match: _nearly(match) and _placed(match) >= 3)
    over = played(_match(5), _cheater, lambda _: False)
    return [
        _sample("start", "board", start, None),
        _sample("start-panel", "panel", start, 1),
        _sample("duel", "board", duel, None),
        _sample("duel-panel", "panel", duel, _seen(duel).turn),
        _sample("middle", "board", middle, None),
        _sample("middle-panel", "panel", middle, _seen(middle).turn),
        _sample("middle-hand", "hand", middle, (_seen(middle).turn + 1) % 4),
        _sample("crowded", "board", crowded, None),
        _sample("crowded-panel", "panel", crowded, _seen(crowded).turn),
        _sample("advanced", "board", advanced, None),
        _sample("alarm", "board", alarm, None),
        _sample("alarm-panel", "panel", alarm, _seen(alarm).turn),
        _sample("over", "board", over, None),
        _sample("poster", "poster", start, None),
    ]


def _sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), NAMES[: match.seats])


def _match(seats: int, *, advanced: bool = False) -> Match:
    return Match.new("goblin_teeth", seats=seats, options={"advanced": advanced}, seed=SEED)


def _seen(match: Match, seat: int | None = None) -> GoblinTeethView:
    view = match.view(seat)
    if not isinstance(view, GoblinTeethView):
        raise TypeError(type(view))
    return view


def _round(number: int) -> Callable[[Match], bool]:
    return lambda match: _seen(match).round >= number


def _nearly(match: Match) -> bool:
    view = _seen(match)
    return any(one.lacking == 1 for seat in range(match.seats) for one in view.progress_of(seat))


def _placed(match: Match) -> int:
    return sum(die.place != "unplayed" for die in _seen(match).dice)


def _cheater(match: Match, seat: int, random: Random) -> str:
    """Put Ongoing cards down, cheat now and then, usually bid high, and draw on the Altar."""
    moves = [str(move) for move in match.legal_moves(seat)]
    cheats = [move for move in moves if move.startswith("cheat")]
    bids = [move for move in moves if move.startswith("place") and "altar" not in move]
    draws = [move for move in moves if move.endswith("altar draw")]
    if cheats and random.random() < 0.3:
        return random.choice(cheats)
    if bids and random.random() < 0.8:
        return random.choice(bids)
    return random.choice(draws or moves)
