"""Simulates people of known skill, to test whether the ladder's ratings find it.

A seat plays as well as its skill plus luck. The luck has the distribution for which the odds between two players are
those of the ladder's model. Skill differs between people as much as luck differs between matches. Matches have all
that real ones have: ties, people who resign, fall silent or are voted out, substitutes, closed matches, and people who
meet again on the same day.
"""

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from statistics import correlation, fmean
from types import MappingProxyType

from games.engine.goblins import GoblinLevel
from games.ladder.goblin_ratings import GoblinStrengthTable
from games.ladder.matches import list_rated_matches
from games.ladder.ratings import START_STRENGTH, STRENGTH_SCALE, Ladder

PEOPLE_COUNT = 30
SEAT_COUNT = 4
STRENGTH_SPREAD = STRENGTH_SCALE * math.pi / math.sqrt(6)
"""The standard deviation of luck, and of skill, in points of strength."""
TIE_BAND = STRENGTH_SCALE / 2
"""Results that are closer than this may be ties."""
ROUNDS_A_DAY = 2
CORRELATION_AIMS: Mapping[int, float] = MappingProxyType({10: 0.85, 30: 0.93})
"""The least rank correlation of skill and strength after so many matches, among people and against goblins alone."""
LEAVING_RATE_BY_WAY: Mapping[str, float] = MappingProxyType({"resigned": 0.02, "silent": 0.01, "voted-out": 0.01})
"""How often a person leaves in each way; a substitute plays on."""
CLOSED_BY_ONE_RATE = 0.01
"""How often one person closes a match that the others still play."""
FIRST_DAY = datetime(2030, 1, 1, 12, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class SimulatedResult:
    """A row of results, as `games.ladder.matches` reads them."""

    table_id: int
    seat: int
    user_id: int | None
    place: int | None
    level: str | None = None
    turn: int = 0
    game: str = ""
    seats: int = SEAT_COUNT
    leaving: str | None = None
    ending: str = "rules"
    counts: bool = True
    ended_at: datetime = FIRST_DAY


@dataclass(frozen=True, slots=True)
class SimulatedPlayer:
    """A person or goblin of known skill."""

    user_id: int
    skill: float
    level: str | None = None


class LadderSimulation:
    """People of known skill, and all that they play; the same seed plays the same."""

    def __init__(self, seed: int, values: GoblinStrengthTable, game: str) -> None:
        self._rng = random.Random(seed)  # noqa: S311  nobody can win anything here
        self._game = game
        self._ladder = Ladder(values.find_measured_strength)
        self._tables = 0
        self.people = [
            SimulatedPlayer(number, self._rng.gauss(START_STRENGTH, STRENGTH_SPREAD))
            for number in range(1, PEOPLE_COUNT + 1)
        ]
        self._goblins = [
            SimulatedPlayer(-number, values.find_measured_strength(game, SEAT_COUNT, level), level.value)
            for number, level in enumerate(GoblinLevel, start=1)
        ]

    def correlate_among_people(self, after: Sequence[int]) -> list[float]:
        """Let people play each other; return the rank correlation of skill and strength after so many matches each."""
        return self._simulate_rounds(self._iter_rounds_among_people(), after)

    def correlate_among_goblins(self, after: Sequence[int]) -> list[float]:
        """Let each person play against goblins alone; return the rank correlation after so many matches each."""
        return self._simulate_rounds(self._iter_rounds_among_goblins(), after)

    def _iter_rounds_among_people(self) -> Iterator[list[list[SimulatedPlayer]]]:
        """Yield rounds in which all people sit at tables by lot; some wait for the next round."""
        waiting: list[SimulatedPlayer] = []
        while True:
            others = [player for player in self.people if player not in waiting]
            self._rng.shuffle(others)
            queue = [*waiting, *others]
            playing, waiting = (
                queue[: PEOPLE_COUNT - PEOPLE_COUNT % SEAT_COUNT],
                queue[PEOPLE_COUNT - PEOPLE_COUNT % SEAT_COUNT :],
            )
            self._rng.shuffle(playing)
            yield [playing[first : first + SEAT_COUNT] for first in range(0, len(playing), SEAT_COUNT)]

    def _iter_rounds_among_goblins(self) -> Iterator[list[list[SimulatedPlayer]]]:
        """Yield rounds in which each person sits with goblins of levels by lot."""
        while True:
            yield [[person, *self._rng.choices(self._goblins, k=SEAT_COUNT - 1)] for person in self.people]

    def _simulate_rounds(self, rounds: Iterable[list[list[SimulatedPlayer]]], after: Sequence[int]) -> list[float]:
        """Play rounds until each person has had so many counting matches; take each strength at exactly that point."""
        ratings: list[dict[int, float]] = [{} for _ in after]
        for number, tables in enumerate(rounds):
            day = FIRST_DAY + timedelta(days=number // ROUNDS_A_DAY, hours=number % ROUNDS_A_DAY)
            rows = [row for players in tables for row in self._play_match(players, day)]
            self._rng.shuffle(rows)
            for match in list_rated_matches(rows):
                self._ladder.rate_matches([match])
                for person, standing in self._ladder.standings.items():
                    for rating, matches in zip(ratings, after, strict=True):
                        if standing.matches == matches:
                            rating[person] = standing.strength
            if len(ratings[-1]) == len(self.people):
                break
        return [self._compare_with_skill(rating) for rating in ratings]

    def _compare_with_skill(self, strengths: Mapping[int, float]) -> float:
        skills = rank_values([person.skill for person in self.people])
        return correlation(skills, rank_values([strengths[person.user_id] for person in self.people]))

    def _play_match(self, players: Sequence[SimulatedPlayer], ended_at: datetime) -> list[SimulatedResult]:
        """Return the rows of a match, in no particular order."""
        self._tables += 1
        points = [math.floor((player.skill + self._draw_luck()) / TIE_BAND) for player in players]
        rows = [
            SimulatedResult(
                self._tables,
                seat,
                player.user_id,
                1 + sum(other > points[seat] for other in points),
                player.level,
                game=self._game,
                ended_at=ended_at,
            )
            for seat, player in enumerate(players)
        ]
        if self._rng.random() < CLOSED_BY_ONE_RATE:
            return self._close_match(rows)
        return [row for simulated in rows for row in self._leave_early(simulated)]

    def _draw_luck(self) -> float:
        return STRENGTH_SCALE * -math.log(self._rng.expovariate(1))

    def _leave_early(self, row: SimulatedResult) -> list[SimulatedResult]:
        """Return the row of somebody who stayed, or that of somebody who left and of a substitute."""
        if row.level is None:
            for leaving, share in LEAVING_RATE_BY_WAY.items():
                if self._rng.random() < share:
                    substitute = replace(row, user_id=self._rng.choice(self.people).user_id, turn=1)
                    return [replace(row, leaving=leaving, place=None), substitute]
        return [row]

    def _close_match(self, rows: list[SimulatedResult]) -> list[SimulatedResult]:
        closed = [replace(row, place=None, ending="closed") for row in rows]
        return [replace(closed[0], leaving="closed"), *closed[1:]]


def rank_values(values: Sequence[float]) -> list[int]:
    """Return the rank of each value, from 0; equal ones rank as they come."""
    order = sorted(range(len(values)), key=values.__getitem__)
    return sorted(range(len(values)), key=order.__getitem__)


def compute_ladder_correlations(
    values: GoblinStrengthTable, game: str, seeds: Iterable[int]
) -> dict[str, list[list[float]]]:
    """Return the rank correlations of each seed after as many matches as there are aims for, in JSON's values."""
    return {
        "people": [
            LadderSimulation(seed, values, game).correlate_among_people(tuple(CORRELATION_AIMS)) for seed in seeds
        ],
        "goblins": [
            LadderSimulation(seed, values, game).correlate_among_goblins(tuple(CORRELATION_AIMS)) for seed in seeds
        ],
    }


def average_correlations(blocks: Iterable[Mapping[str, list[list[float]]]]) -> dict[tuple[str, int], float]:
    """Return the mean of all seeds, by who the opponents were and the number of matches."""
    correlations: dict[tuple[str, int], list[float]] = defaultdict(list)
    for block in blocks:
        for opponents, seeds in block.items():
            for row in seeds:
                for matches, value in zip(CORRELATION_AIMS, row, strict=True):
                    correlations[opponents, matches].append(value)
    return {key: fmean(values) for key, values in correlations.items()}
