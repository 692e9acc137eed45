"""Ranks people on a ladder (leaderboard), each in a tier that has the name of a place in the parlour."""

from typing import NamedTuple

from games.ladder.ratings import Ladder

TIERS: tuple[tuple[str, float], ...] = (
    ("throne", 75.0),
    ("top-table", 50.0),
    ("fireside", 33.0),
    ("long-table", 17.0),
    ("bench", -10.0),
    ("doorstep", float("-inf")),
)
"""The tiers from the top, and from how many points on somebody is in each. Newcomers start at the long table."""
MIN_PLACED_MATCHES = 3
"""Who has had fewer matches that count is not placed yet."""


class LadderPlace(NamedTuple):
    """Somebody's place on a ladder (leaderboard): 1 is the top, and who is equally strong shares a place."""

    place: int
    person: int
    tier: str
    strength: float
    step: int
    """By how many points they moved over their last ten matches, or over all if there were fewer."""
    matches: int


def find_tier(strength: float) -> str:
    """Return the tier (league) of somebody who plays so well."""
    return next(tier for tier, min_strength in TIERS if strength >= min_strength)


def rank_standings(ladder: Ladder) -> tuple[LadderPlace, ...]:
    """Rank everybody on a ladder who has had enough matches, the strongest first."""
    standings = [
        (person, rating) for person, rating in ladder.standings.items() if rating.matches >= MIN_PLACED_MATCHES
    ]
    standings.sort(key=lambda pair: (-pair[1].strength, pair[0]))
    placed: list[LadderPlace] = []
    for number, (person, rating) in enumerate(standings, start=1):
        shared = placed and placed[-1].strength == rating.strength
        place = placed[-1].place if shared else number
        placed.append(
            LadderPlace(place, person, find_tier(rating.strength), rating.strength, round(rating.step), rating.matches)
        )
    return tuple(placed)


def drop_opted_out_people(placed: tuple[LadderPlace, ...], hidden: frozenset[int]) -> list[LadderPlace]:
    """Return a ladder without people who opted out; those below them move up."""
    if hidden.isdisjoint(place.person for place in placed):
        return list(placed)
    ladder_places: list[LadderPlace] = []
    for place in placed:
        if place.person not in hidden:
            shared = ladder_places and ladder_places[-1].strength == place.strength
            ladder_places.append(place._replace(place=ladder_places[-1].place if shared else len(ladder_places) + 1))
    return ladder_places
