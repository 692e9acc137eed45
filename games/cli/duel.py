"""`duel`: one goblin against players who move at random, or who never say anything."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tqdm import tqdm

from games import find
from games.cli.refusals import BadArgument
from games.cli.simulate import read_options
from games.cli.status import Status
from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game, GameOptions, Move
from games.engine.errors import IllegalMove
from games.engine.goblins import goblin_move
from games.engine.match import Match
from games.engine.random_play import Unfinished, final_outcome, match_seed, picks
from games.engine.words import said

Player = Callable[[Match, int, Chance], Move]
"""Returns what a seat plays now."""


def random_player(match: Match, seat: int, lots: Chance) -> Move:
    """Return any legal move."""
    return lots.pick(match.legal_moves(seat), "move")


def silent_player(match: Match, seat: int, _lots: Chance) -> Move:
    """Return what silence means."""
    return match.default_move(seat)


OPPONENTS: dict[str, Player] = {"random": random_player, "silent": silent_player}


@dataclass(slots=True)
class Duel:
    """What is played, and what came of it so far: the goblin's share of the wins, its milliseconds by decision."""

    game: Game[Any, Any, Any]
    seats: int
    options: GameOptions
    seed: str
    against: str
    matches: int = 0
    wins: float = 0.0
    milliseconds: list[float] = field(default_factory=list)

    def play(self, number: int) -> None:
        """Play the match of this number, with the goblin on the next seat, and count it."""
        sown = match_seed(self.seed, number)
        match = Match.deal(self.game, seats=self.seats, options=self.options.model_dump(), seed=sown)
        goblin, lots = (number - 1) % self.seats, picks(sown)
        while match.decision is not None:
            seat = lots.pick(match.decision.seats, "seat")
            match.play(seat, self._move(match, seat, lots) if seat != goblin else self._thought(match, seat, lots))
        winners = final_outcome(self.game, match.state).winners
        self.matches += 1
        self.wins += (goblin in winners) / max(1, len(winners))

    def _move(self, match: Match, seat: int, lots: Chance) -> Move:
        return OPPONENTS[self.against](match, seat, lots)

    def _thought(self, match: Match, seat: int, lots: Chance) -> Move:
        """Return the goblin's move, timed."""
        own = SwiftChance(lots.below(1 << 48, "goblin"))
        start = time.process_time()
        move = goblin_move(match, seat, own)
        self.milliseconds.append((time.process_time() - start) * 1000)
        return move

    def as_json(self) -> dict[str, Any]:
        """Return the result for `--json`; alone, there is no chance to compare with."""
        return {
            "game": self.game.key,
            "seats": self.seats,
            "options": self.options.model_dump(mode="json"),
            "against": self.against,
            "matches": self.matches,
            "share_of_wins": round(self.wins / self.matches, 3),
            "share_by_chance": round(1 / self.seats, 3) if self.seats > 1 else None,
            "decisions": len(self.milliseconds),
            "milliseconds": _spread(self.milliseconds),
        }


def _spread(milliseconds: list[float]) -> dict[str, float]:
    """Return the mean, the 95th percentile and the greatest of some times; zeros where there are none."""
    ordered = sorted(milliseconds) or [0.0]
    told = {"mean": sum(ordered) / len(ordered), "p95": ordered[(len(ordered) - 1) * 95 // 100], "max": ordered[-1]}
    return {name: round(number, 1) for name, number in told.items()}


def duel(chosen: argparse.Namespace) -> Status:
    """Play the matches that were asked for and tell how the goblin fared, or that one failed."""
    run = _prepared(chosen)
    # The bar shows on a terminal only, and only when it takes longer than a second.
    for number in tqdm(range(1, chosen.matches + 1), unit="", delay=1, disable=None, leave=False):
        try:
            run.play(number)
        except (IllegalMove, Unfinished) as problem:
            broken = said("cli-simulate-broken", name=f"seed {run.seed}/{number}", problem=str(problem))
            print(broken, file=sys.stderr)
            return Status.FAILED
    print(json.dumps(run.as_json(), indent=1)) if chosen.json else _tell(run)
    return Status.WELL


def _prepared(chosen: argparse.Namespace) -> Duel:
    """Read what was asked for; raises `BadOptions` or `BadArgument` before anything is played."""
    game = find(chosen.game)
    seats = max(2, game.seats[0]) if chosen.seats is None else chosen.seats
    game.check_seats(seats)
    options = game.options(read_options(chosen.option))
    if chosen.matches < 1:
        raise BadArgument("matches", matches=chosen.matches)
    game.deal(seats, options, SwiftChance(0))  # options that do not fit the seats are refused here
    return Duel(game, seats, options, chosen.seed, chosen.against)


def _tell(run: Duel) -> None:
    told = run.as_json()
    print(said("cli-duel-played", game=run.game.title, seats=run.seats, matches=run.matches, against=run.against))
    share = f"{told['share_of_wins']:.1%}"
    if told["share_by_chance"] is None:
        print(said("cli-duel-alone", share=share))
    else:
        print(said("cli-duel-share", share=share, chance=f"{told['share_by_chance']:.1%}"))
    print(said("cli-duel-time", decisions=told["decisions"], **_words(told["milliseconds"])))


def _words(numbers: dict[str, float]) -> dict[str, str]:
    return {name: f"{number:.1f}" for name, number in numbers.items()}
