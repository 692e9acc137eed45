"""Sample positions of Goblin Teeth, from the first turn to the last, with few players and many."""

from collections.abc import Callable
from random import Random

from bot.pictures.sample import SAMPLE_NAMES, SAMPLE_SEED, Sample, play_until
from games.engine.match import Match
from games.goblin_teeth import GoblinTeethView


def samples() -> list[Sample]:
    """Return the positions."""
    start = _create_match(3)
    duel = play_until(_create_match(2), _choose_as_cheater, _reaches_round(3))
    middle = play_until(
        _create_match(4), _choose_as_cheater, lambda match: _reaches_round(3)(match) and _count_placed_dice(match) >= 7
    )
    crowded = play_until(
        _create_match(5), _choose_as_cheater, lambda match: _reaches_round(4)(match) and _count_placed_dice(match) >= 13
    )
    advanced = play_until(
        _create_match(5, advanced=True),
        _choose_as_cheater,
        lambda match: _reaches_round(3)(match) and _count_placed_dice(match) >= 9,
    )
    alarm = play_until(
        _create_match(4), _choose_as_cheater, lambda match: _has_near_winner(match) and _count_placed_dice(match) >= 3
    )
    over = play_until(_create_match(5), _choose_as_cheater, lambda _: False)
    return [
        _make_sample("start", "board", start, None),
        _make_sample("start-panel", "panel", start, 1),
        _make_sample("duel", "board", duel, None),
        _make_sample("duel-panel", "panel", duel, _create_view(duel).turn),
        _make_sample("middle", "board", middle, None),
        _make_sample("middle-panel", "panel", middle, _create_view(middle).turn),
        _make_sample("middle-hand", "hand", middle, (_create_view(middle).turn + 1) % 4),
        _make_sample("crowded", "board", crowded, None),
        _make_sample("crowded-panel", "panel", crowded, _create_view(crowded).turn),
        _make_sample("advanced", "board", advanced, None),
        _make_sample("alarm", "board", alarm, None),
        _make_sample("alarm-panel", "panel", alarm, _create_view(alarm).turn),
        _make_sample("over", "board", over, None),
        _make_sample("poster", "poster", start, None),
    ]


def _make_sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), SAMPLE_NAMES[: match.seats])


def _create_match(seats: int, *, advanced: bool = False) -> Match:
    return Match.deal_by_key("goblin_teeth", seats=seats, options={"advanced": advanced}, seed=SAMPLE_SEED)


def _create_view(match: Match, seat: int | None = None) -> GoblinTeethView:
    view = match.view(seat)
    if not isinstance(view, GoblinTeethView):
        raise TypeError(type(view))
    return view


def _reaches_round(number: int) -> Callable[[Match], bool]:
    return lambda match: _create_view(match).round >= number


def _has_near_winner(match: Match) -> bool:
    view = _create_view(match)
    return any(progress.lacking == 1 for seat in range(match.seats) for progress in view.get_progress(seat))


def _count_placed_dice(match: Match) -> int:
    return sum(die.place != "unplayed" for die in _create_view(match).dice)


def _choose_as_cheater(match: Match, seat: int, random: Random) -> str:
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
