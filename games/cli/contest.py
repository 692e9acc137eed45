"""A contest (round robin): the same players take turns on every seat of the same deals, and how each of them did."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations, permutations
from math import sqrt
from types import FunctionType
from typing import Any

from games import find_game
from games.cli.players import Player, find_player, time_move
from games.engine.balance import BalanceCase
from games.engine.contract import Game
from games.engine.convention import load_game_object
from games.engine.errors import IllegalMove, IncompleteGame
from games.engine.events import Event
from games.engine.match import Match
from games.engine.questions import Tempo
from games.engine.random_play import UnfinishedMatch, create_move_rng, derive_match_seed, require_outcome
from games.engine.words import get_english_sentence

CONFIDENCE_Z_SCORE = 1.96
"""An interval of 95 % is this many standard errors wide on each side."""


def list_seatings(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return all line-ups (pairings): all players in every order of the circle, or all selections that fill the seats.

    The player named last fills the remaining seats.
    """
    filled = [*players, *[players[-1]] * (seats - len(players))]
    tables = combinations(filled, seats)
    return list(dict.fromkeys((*table[turn:], *table[:turn]) for table in tables for turn in range(seats)))


@dataclass(slots=True)
class PlayerTally:
    """The statistics of one player: seats taken, victories (shared ones in part), milliseconds of each decision."""

    seats: int = 0
    wins: float = 0.0
    milliseconds: list[float] = field(default_factory=list)

    def merge_tally(self, other: "PlayerTally") -> None:
        """Add the counts of another batch of matches."""
        self.seats += other.seats
        self.wins += other.wins
        self.milliseconds += other.milliseconds

    @property
    def win_rate(self) -> float:
        """The win rate: victories per seat."""
        return self.wins / max(1, self.seats)

    @property
    def interval(self) -> tuple[float, float]:
        """The confidence interval of the win rate at 95 % (Wilson, "Probable inference", 1927)."""
        return compute_wilson_interval(self.win_rate, self.seats)

    @property
    def decision_times(self) -> dict[str, float]:
        """Milliseconds per decision: mean, 95th percentile, maximum."""
        ordered = sorted(self.milliseconds) or [0.0]
        facts = {
            "mean": sum(ordered) / len(ordered),
            "p95": ordered[(len(ordered) - 1) * 95 // 100],
            "max": ordered[-1],
        }
        return {name: round(number, 1) for name, number in facts.items()}


def compute_wilson_interval(share: float, number: int) -> tuple[float, float]:
    """Compute the confidence interval (Wilson, 95 %) around a fraction that was seen in this many trials."""
    if not number:
        return 0.0, 1.0
    square = CONFIDENCE_Z_SCORE * CONFIDENCE_Z_SCORE / number
    middle = share + square / 2
    margin = CONFIDENCE_Z_SCORE * sqrt(share * (1 - share) / number + square / number / 4)
    return (middle - margin) / (1 + square), (middle + margin) / (1 + square)


@dataclass(slots=True)
class ContestResult:
    """The result of the matches so far: by player, and by seat; and what broke, in words.

    `lengths` counts rounds, and questions by their tempo; `trials` counts what matches show of the balance, by the name
    of the table and the row, with a blank between them; `pairs` counts how often one player placed better than another
    (half for a tie), by both names, in the same way.
    """

    tallies: dict[str, PlayerTally] = field(default_factory=dict)
    matches: int = 0
    moves: int = 0
    wins_by_seat: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    lengths: dict[str, int] = field(default_factory=dict)
    trials: dict[str, PlayerTally] = field(default_factory=dict)
    pairs: dict[str, PlayerTally] = field(default_factory=dict)

    def merge_result(self, other: "ContestResult") -> None:
        """Add the counts of another batch of matches."""
        self.matches += other.matches
        self.moves += other.moves
        self.failures += other.failures
        mine = self.wins_by_seat or [0.0] * len(other.wins_by_seat)
        self.wins_by_seat = [a + b for a, b in zip(mine, other.wins_by_seat, strict=True)]
        for player, tally in other.tallies.items():
            self.get_tally(player).merge_tally(tally)
        for trial, tally in other.trials.items():
            self.trials.setdefault(trial, PlayerTally()).merge_tally(tally)
        for pair, tally in other.pairs.items():
            self.pairs.setdefault(pair, PlayerTally()).merge_tally(tally)
        for name, number in other.lengths.items():
            self.add_length(name, number)

    def add_length(self, name: str, number: int) -> None:
        """Add a number of rounds or questions."""
        self.lengths[name] = self.lengths.get(name, 0) + number

    def tally_pairs(self, names: Sequence[str], ranks: Sequence[int]) -> None:
        """Count who placed better than whom in a match; players of the same name are not compared."""
        for (permutation, mine), (other, theirs) in permutations(zip(names, ranks, strict=True), 2):
            if permutation != other:
                won = 0.5 if mine == theirs else float(mine < theirs)
                self.pairs.setdefault(f"{permutation} {other}", PlayerTally()).merge_tally(PlayerTally(1, won))

    def get_tally(self, player: str) -> PlayerTally:
        """Return how a player did so far."""
        return self.tallies.setdefault(player, PlayerTally())

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values."""
        return asdict(self)

    @classmethod
    def from_dict(cls, facts: Mapping[str, Any]) -> "ContestResult":
        """Read what `as_json` wrote."""
        kinds = ("tallies", "trials", "pairs")
        read = {kind: {name: PlayerTally(**tally) for name, tally in facts.get(kind, {}).items()} for kind in kinds}
        return cls(**{**facts, **read})


@dataclass(frozen=True, slots=True)
class ContestPlan:
    """What is played: only plain values, so that it can go to another process."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str
    players: tuple[str, ...]

    def play_matches(self, numbers: Iterable[int]) -> ContestResult:
        """Play the matches of these numbers, from 1; one that breaks a rule ends the block."""
        result = ContestResult(wins_by_seat=[0.0] * self.seats)
        for number in numbers:
            try:
                self._play_match(number, result)
            except (IllegalMove, UnfinishedMatch) as problem:
                broken = get_english_sentence(
                    "cli-simulate-broken", name=f"seed {self.seed}/{number}", problem=str(problem)
                )
                result.failures.append(broken)
                break
        return result

    def _play_match(self, number: int, result: ContestResult) -> None:
        """Play one match and count it: every line-up plays each deal once."""
        tables = list_seatings(self.players, self.seats)
        deal, turn = divmod(number - 1, len(tables))
        names, sown, game = tables[turn], derive_match_seed(self.seed, deal + 1), find_game(self.game)
        match = Match.deal(game, seats=self.seats, options=self.options, seed=sown)
        course = _play_to_end(match, [find_player(game, name) for name in names])
        outcome = require_outcome(game, match.state)
        winners = outcome.winners
        result.matches += 1
        result.moves += match.step
        for name, times in course.count_lengths(game).items():
            result.add_length(name, times)
        for trial in load_trials(self.game)(match, course.told):
            result.trials.setdefault(f"{trial.title} {trial.row}", PlayerTally()).merge_tally(PlayerTally(1, trial.won))
        result.tally_pairs(names, outcome.ranks)
        for seat, name in enumerate(names):
            won = (seat in winners) / max(1, len(winners))
            result.wins_by_seat[seat] += won
            result.get_tally(name).merge_tally(PlayerTally(1, won, course.spent[seat]))


@dataclass(slots=True)
class MatchCourse:
    """How a match went: milliseconds of each seat's decisions, what happened, and the tempo of each question."""

    spent: list[list[float]]
    told: list[Event] = field(default_factory=list)
    asked: list[Tempo] = field(default_factory=list)

    def count_lengths(self, game: Game[Any, Any, Any]) -> Counter[str]:
        """Count rounds, and questions by their tempo."""
        return Counter(self.asked) + Counter(rounds=sum(type(event) in game.rounds for event in self.told))


def _play_to_end(match: Match, players: Sequence[Player]) -> MatchCourse:
    """Play a match to its end."""
    rng, course, asked = create_move_rng(match.seed), MatchCourse([[] for _ in players]), 0
    while match.decision is not None:
        if match.step >= match.game.longest_match:
            raise UnfinishedMatch(f"more than {match.game.longest_match} moves")
        if match.decision.number != asked:
            asked = match.decision.number
            course.asked.append(match.game.question_tempo(match.decision.kind))
        seat = rng.pick(match.decision.seats, "seat")
        move, milliseconds = time_move(players[seat], match, seat, rng)
        course.spent[seat].append(round(milliseconds, 2))
        course.told += match.play(seat, move)
    return course


Trials = Callable[[Match, Sequence[Event]], Iterable[BalanceCase]]


@cache
def load_trials(key: str) -> Trials:
    """Return what finds the trials of a game in a finished match; most games have none."""
    try:
        return load_game_object(key, f"games.{key}.balance", "iter_balance_cases", FunctionType)
    except IncompleteGame:
        return lambda _match, _told: ()


def play_contest_batch(contest: ContestPlan, numbers: tuple[int, ...]) -> dict[str, Any]:
    """Play a batch of matches; a function at module level, for other processes."""
    return contest.play_matches(numbers).to_dict()
