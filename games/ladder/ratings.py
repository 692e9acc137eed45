"""Ratings (as Elo, by Bradley-Terry): after each match, everybody is compared with each other entrant of it.

openskill's Bradley-Terry model does the comparing. Three choices make the laws of a ladder hold:

- All entrants are equally uncertain, for ever. So players who tie and stood alike move alike, and nobody passes
  a player who placed better, however many matches either of them has behind them.
- Steps are small (`MATCH_LUCK`), because one match of luck and bluff says little.
- A match between people who have met on the same day says less each time. It does so for all its entrants alike:
  if pairs differed, a third could pass a second.
"""

import math
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from itertools import combinations
from statistics import fmean
from types import MappingProxyType

from openskill.models import BradleyTerryFull

from games.ladder.matches import CountingMatch, Entrant

START_STRENGTH = 25.0
"""How strong somebody is thought to be before their first match, and a person who deleted their data always."""
STRENGTH_UNCERTAINTY = 25 / 3
"""How uncertain every strength is: openskill's default."""
MATCH_LUCK = 45.0
"""How much luck decides a match, in points of strength (openskill's beta). More luck makes smaller steps."""
STRENGTH_SCALE = math.sqrt(2 * (STRENGTH_UNCERTAINTY**2 + MATCH_LUCK**2))
"""A lead of this many points wins against another player in 73 of 100 matches: odds of e to 1."""
RECENT_MATCHES = 10
"""A step is the change over this many matches."""

RATING_MODEL = BradleyTerryFull(mu=START_STRENGTH, sigma=STRENGTH_UNCERTAINTY, beta=MATCH_LUCK, tau=0.0)

GoblinStrength = Callable[[str, int, str], float]
"""How strong a goblin plays, by the game's key, the number of seats, and the goblin's level."""


@dataclass(slots=True)
class PlayerRating:
    """A person's rating: how strong they play, from how many matches, and after each of the last ones."""

    strength: float = START_STRENGTH
    matches: int = 0
    course: deque[float] = field(default_factory=lambda: deque([START_STRENGTH], maxlen=RECENT_MATCHES + 1))

    @property
    def step(self) -> float:
        """The change over the last ten matches, or over all if there were fewer."""
        return self.strength - self.course[0]

    def record_strength(self, strength: float) -> None:
        """Record the strength (rating) after another match."""
        self.strength = strength
        self.matches += 1
        self.course.append(strength)


class Ladder:
    """The ratings of people (leaderboard), match by match in the order of their ends."""

    def __init__(self, strength_of_goblin: GoblinStrength) -> None:
        self._strength_of_goblin = strength_of_goblin
        self._standings: dict[int, PlayerRating] = {}
        self._day: date | None = None
        self._met_today: Counter[tuple[int | None, int | None]] = Counter()

    @property
    def standings(self) -> Mapping[int, PlayerRating]:
        """The standing of everybody who moved at least once."""
        return MappingProxyType(self._standings)

    def rate_matches(self, matches: Iterable[CountingMatch]) -> "Ladder":
        """Rate matches that ended after all others; each must come once. Return the ladder itself."""
        for match in matches:
            self._count_match(match)
        return self

    def _count_match(self, match: CountingMatch) -> None:
        weight = self._compute_match_weight(match)
        before = [self._get_strength(match, entrant) for entrant in match.entrants]
        after = rate_entrants(before, [entrant.rank for entrant in match.entrants])
        for entrant, old, new in zip(match.entrants, before, after, strict=True):
            if entrant.person is not None and (match.ranks or entrant.left):
                change = min(0.0, new - old) if entrant.left else new - old
                self._standings.setdefault(entrant.person, PlayerRating()).record_strength(old + weight * change)

    def _get_strength(self, match: CountingMatch, entrant: Entrant) -> float:
        if entrant.level is not None:
            return self._strength_of_goblin(match.game, match.seats, entrant.level)
        rating = self._standings.get(entrant.person) if entrant.person is not None else None
        return rating.strength if rating else START_STRENGTH

    def _compute_match_weight(self, match: CountingMatch) -> float:
        """Return how much a match says, from how often its people met each other on that day, and note that they met.

        Goblins are left out: they cannot help anybody to win. All people who deleted their data count as one.
        """
        if match.day != self._day:
            self._day = match.day
            self._met_today.clear()
        people = sorted((entrant.person or 0) for entrant in match.entrants if not entrant.is_goblin)
        pairs = list(combinations(people, 2))
        weight = fmean(weigh_repeats(self._met_today[pair]) for pair in pairs) if pairs else 1.0
        self._met_today.update(set(pairs))
        return weight


def weigh_repeats(repeats: int) -> float:
    """Return the weight of a match of two people who met so often that day (against farming): 1, 2/3, 1/2, 2/5 ..."""
    return 2 / (2 + repeats)


def rate_entrants(strengths: Iterable[float], ranks: list[int]) -> list[float]:
    """Compute new ratings (Elo, Bradley-Terry) of entrants after a match, from their old ones and ranks (1 is best)."""
    teams = [[RATING_MODEL.rating(mu=strength, sigma=STRENGTH_UNCERTAINTY)] for strength in strengths]
    return [team[0].mu for team in RATING_MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
