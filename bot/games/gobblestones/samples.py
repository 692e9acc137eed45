"""Sample positions of Gobblestones, from the empty field to the nearly full one."""

from collections.abc import Callable
from random import Random

from bot.pictures.sample import NAMES, SEED, Sample, played
from games.engine.match import Match
from games.gobblestones import GobblestonesView


def samples() -> list[Sample]:
    """Return the positions."""
    empty = _match(2)
    middle = played(_match(3), _lay, _tiles(30))
    half = played(middle.fork(), _lay, _half_laid)
    full = played(_match(4), _lay, _tiles(72))
    over = played(_match(4), _lay, _tiles(200))
    asked = played(_match(4, bluff=True), _lay, lambda match: _tiles(30)(match) and _asked(match))
    caught = played(asked.fork(), _lay, _caught)
    layer, half_layer = _seen(asked).turn, _seen(half).turn
    return [
        _sample("empty", "board", empty, None),
        _sample("empty-panel", "panel", empty, 1),
        _sample("middle", "board", middle, None),
        _sample("half-laid", "panel", half, half_layer),
        _sample("full", "board", full, None),
        _sample("turn", "panel", middle, _seen(middle).turn),
        _sample("full-turn", "panel", full, _seen(full).turn),
        _sample("full-panel", "panel", full, 0),
        _sample("full-hand", "hand", full, 0),
        _sample("over", "board", over, None),
        _sample("bluff", "board", asked, None),
        _sample("bluff-layer", "panel", asked, layer),
        _sample("bluff-opponent", "panel", asked, (layer + 1) % 4),
        _sample("caught", "board", caught, None),
        _sample("field", "field", full, None),
        _sample("film", "film", middle, None),
        _sample("poster", "poster", empty, None),
    ]


def _sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), NAMES[: match.seats])


def _match(seats: int, *, bluff: bool = False) -> Match:
    return Match.new("gobblestones", seats=seats, options={"bluff": bluff}, seed=SEED)


def _seen(match: Match, seat: int | None = None) -> GobblestonesView:
    view = match.view(seat)
    if not isinstance(view, GobblestonesView):
        raise TypeError(type(view))
    return view


def _tiles(count: int) -> Callable[[Match], bool]:
    return lambda match: len(_seen(match).tiles) >= count


def _asked(match: Match) -> bool:
    return match.decision is not None and match.decision.kind == "challenge"


def _caught(match: Match) -> bool:
    last = _seen(match).last
    return last is not None and last.settled == "caught"


def _half_laid(match: Match) -> bool:
    return len(_seen(match, _seen(match).turn).laid) >= 3


def _lay(match: Match, seat: int, random: Random) -> str:
    """Lay while a tile fits, but rest now and then, so that racks fill; usually trust."""
    if _asked(match):
        return random.choice(["trust", "trust", "trust", "challenge"])
    view = _seen(match, seat)
    lays = [str(move) for move in match.legal_moves(seat) if str(move).startswith("lay")]
    rests = len(view.laid) >= 3 or sum(view.rack or ()) < random.choice([2, 9])
    return "end" if rests or not lays else random.choice(lays)
