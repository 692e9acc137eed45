"""Sample positions of Gobblestones, from the empty field to the nearly full one."""

from collections.abc import Callable
from random import Random

from bot.pictures.sample import SAMPLE_NAMES, SAMPLE_SEED, Sample, play_until
from games.engine.match import Match
from games.gobblestones import GobblestonesView


def samples() -> list[Sample]:
    """Return the positions."""
    empty = _create_match(2)
    middle = play_until(_create_match(3), _choose_lay, _has_tiles(30))
    half = play_until(middle.fork(), _choose_lay, _is_half_laid)
    full = play_until(_create_match(4), _choose_lay, _has_tiles(72))
    over = play_until(_create_match(4), _choose_lay, _has_tiles(200))
    asked = play_until(
        _create_match(4, bluff=True), _choose_lay, lambda match: _has_tiles(30)(match) and _is_challenge_open(match)
    )
    caught = play_until(asked.fork(), _choose_lay, _is_last_caught)
    layer, half_layer = _create_view(asked).turn, _create_view(half).turn
    return [
        _make_sample("empty", "board", empty, None),
        _make_sample("empty-panel", "panel", empty, 1),
        _make_sample("middle", "board", middle, None),
        _make_sample("half-laid", "panel", half, half_layer),
        _make_sample("full", "board", full, None),
        _make_sample("turn", "panel", middle, _create_view(middle).turn),
        _make_sample("full-turn", "panel", full, _create_view(full).turn),
        _make_sample("full-panel", "panel", full, 0),
        _make_sample("full-hand", "hand", full, 0),
        _make_sample("over", "board", over, None),
        _make_sample("bluff", "board", asked, None),
        _make_sample("bluff-layer", "panel", asked, layer),
        _make_sample("bluff-opponent", "panel", asked, (layer + 1) % 4),
        _make_sample("caught", "board", caught, None),
        _make_sample("field", "field", full, None),
        _make_sample("film", "film", middle, None),
        _make_sample("poster", "poster", empty, None),
    ]


def _make_sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), SAMPLE_NAMES[: match.seats])


def _create_match(seats: int, *, bluff: bool = False) -> Match:
    return Match.deal_by_key("gobblestones", seats=seats, options={"bluff": bluff}, seed=SAMPLE_SEED)


def _create_view(match: Match, seat: int | None = None) -> GobblestonesView:
    view = match.view(seat)
    if not isinstance(view, GobblestonesView):
        raise TypeError(type(view))
    return view


def _has_tiles(count: int) -> Callable[[Match], bool]:
    return lambda match: len(_create_view(match).tiles) >= count


def _is_challenge_open(match: Match) -> bool:
    return match.decision is not None and match.decision.kind == "challenge"


def _is_last_caught(match: Match) -> bool:
    last = _create_view(match).last
    return last is not None and last.settled == "caught"


def _is_half_laid(match: Match) -> bool:
    return len(_create_view(match, _create_view(match).turn).laid) >= 3


def _choose_lay(match: Match, seat: int, random: Random) -> str:
    """Lay while a tile fits, but rest now and then, so that racks fill; usually trust."""
    if _is_challenge_open(match):
        return random.choice(["trust", "trust", "trust", "challenge"])
    view = _create_view(match, seat)
    lays = [str(move) for move in match.legal_moves(seat) if str(move).startswith("lay")]
    rests = len(view.laid) >= 3 or sum(view.rack or ()) < random.choice([2, 9])
    return "end" if rests or not lays else random.choice(lays)
