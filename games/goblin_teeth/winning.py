"""The winners: who has completed an Offering, and who wins (ties). Rulebook "Winning the Game", rulings Ties."""

from functools import lru_cache

from games.goblin_teeth.items import ITEM_SET, sum_teeth
from games.goblin_teeth.offerings import OFFERING_KINDS, completes_offering, load_offerings, measure_offering_progress
from games.goblin_teeth.state import GoblinTeethState

MAX_CACHED_HANDS = 1 << 10
"""How many judged hands are cached: the same ones come again and again."""


def find_first_completed(state: GoblinTeethState, seat: int) -> str | None:
    """Return the left-most Offering that a hand completes, or `None`."""
    return _find_first_completed_offering(state.offerings[seat], _list_hand_items(state, seat))


@lru_cache(maxsize=MAX_CACHED_HANDS)
def _find_first_completed_offering(offerings: tuple[str, ...], items: tuple[str, ...]) -> str | None:
    every = load_offerings()
    return next((name for name in offerings if completes_offering(every[name], items)), None)


def count_lacking(state: GoblinTeethState, seat: int) -> int:
    """Return how many Items a hand lacks to its nearest Offering."""
    return _count_least_lacking(state.offerings[seat], _list_hand_items(state, seat))


@lru_cache(maxsize=MAX_CACHED_HANDS)
def _count_least_lacking(offerings: tuple[str, ...], items: tuple[str, ...]) -> int:
    every = load_offerings()
    return min(measure_offering_progress(every[name], items).lacking for name in offerings)


def _list_hand_items(state: GoblinTeethState, seat: int) -> tuple[str, ...]:
    """Return the Items of a hand in order."""
    return tuple(sorted(filter(ITEM_SET.__contains__, state.hands[seat])))


def rank_players(state: GoblinTeethState) -> list[int]:
    """Rank the players: everyone's rank.

    First those who completed an Offering, the left-most first; then the fewest missing Items; then teeth. Equal players
    share: nobody here can judge who is the ugliest.
    """
    standing = [_build_ranking_key(state, seat) for seat in range(state.seats)]
    return [1 + sum(other < mine for other in standing) for mine in standing]


def _build_ranking_key(state: GoblinTeethState, seat: int) -> tuple[int, int, int]:
    name, teeth = find_first_completed(state, seat), sum_teeth(state.hands[seat])
    if name is None:
        return len(OFFERING_KINDS), count_lacking(state, seat), -teeth
    return OFFERING_KINDS.index(load_offerings()[name].kind), 0, -teeth
