"""The standings (podium) of a game night: who did best in several matches."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.store.models import Table
from games.engine import Outcome

Places = Mapping[int, int]
"""The place of each person in a match, 1 for the first; equal for those who tie. Goblins have numbers below zero."""


def list_final_ranks(table: Table, outcome: Outcome) -> Places:
    """Return the place of everybody at a table whose match is over; of nobody where it was called off."""
    if outcome.nobody_wins:
        return {}
    return {sitter.user_id: rank for sitter, rank in zip(table.sitters, outcome.ranks, strict=True)}


def compute_beaten_shares(places: Places) -> dict[int, Fraction]:
    """Return for each person the fraction of the others at their table whom they beat; a tie counts half."""
    others = len(places) - 1
    return {
        user: Fraction(sum(_compare_places(place, other) for who, other in places.items() if who != user), 2 * others)
        for user, place in places.items()
        if others and user > 0
    }


def _compare_places(place: int, other: int) -> int:
    """Return 2 for a better place, 1 for a tie."""
    return 2 if place < other else 1 if place == other else 0


def rank_game_night(matches: Sequence[Places]) -> list[tuple[int, Fraction]]:
    """Rank all people of a game night (leaderboard) by their points, the best first; those who tie by their numbers."""
    sums: dict[int, Fraction] = defaultdict(Fraction)
    for places in matches:
        for user, share in compute_beaten_shares(places).items():
            sums[user] += share
    return sorted(sums.items(), key=lambda entry: (-entry[1], entry[0]))
