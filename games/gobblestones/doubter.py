"""Measures how well the bluffs of goblins can be read: `python -m games.gobblestones.doubter [LEVEL] [--fit N] …`.

The doubter lays like a grown goblin, and doubts by a table: how often goblins of a level lied with rows of the same
look, where a look is the number of tiles, the value of the row, the odds of holding it, and whether the bag is full,
half empty or empty. The table is made in matches in which all tiles are known afterwards, and measured in fresh ones.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from games.cli.contest import PlayerTally
from games.cli.jobs import WorkPlan, plan_batches, run_batches
from games.engine.chance import Chance
from games.engine.goblins import GoblinLevel, compute_goblin_move
from games.engine.match import Match
from games.engine.notation import parse_number
from games.engine.random_play import create_move_rng, derive_match_seed, require_outcome
from games.engine.words import get_english_sentence
from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.challenge import is_play_right
from games.gobblestones.field import build_field
from games.gobblestones.game import Gobblestones
from games.gobblestones.lie_probability import compute_rack_chance
from games.gobblestones.moves import CHALLENGE_MOVE, TRUST_MOVE, GobblestonesMove
from games.gobblestones.row import MAX_ROW_TILES
from games.gobblestones.views import GobblestonesView

GAME = Gobblestones()
SEAT_COUNT = 2
POINTS_A_BAND, FULL_BAG_TILES = 3, 40
"""Rows within so many points look alike, and so do bags with more tiles than this."""
ODDS_BANDS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.7)
"""Rows look alike if the odds of holding them are between the same two of these."""
PRIOR_ROWS = 8
"""How many rows of the same look count as much as all rows with as many tiles and points."""
POINTS_A_TILE = 2
"""The points that a tile on the rack brings: a liar who is caught does not draw."""


class RowLook(NamedTuple):
    """What a row looks like: its number of tiles, and bands of its value, of the odds of holding it, and of the bag."""

    tiles: int
    value: int
    odds: int
    bag: int


@dataclass(slots=True)
class HonestyCounts:
    """How many rows of each look were honest, and how many lies."""

    rows: dict[RowLook, tuple[int, int]] = field(default_factory=dict)

    def count_rows(self, row_look: RowLook, honest: int, lies: int) -> None:
        """Count rows of a look."""
        known = self.rows.get(row_look, (0, 0))
        self.rows[row_look] = known[0] + honest, known[1] + lies

    def get_lie_odds(self, row_look: RowLook) -> float:
        """Return how likely a row of a look is a lie, by rows of the same look, and of the same length and value."""
        honest, lies = self.rows.get(row_look, (0, 0))
        usual = compute_lie_rate(rows for other, rows in self.rows.items() if other[:2] == row_look[:2])
        return (lies + PRIOR_ROWS * usual) / (honest + lies + PRIOR_ROWS)


def compute_lie_rate(rows: Iterable[tuple[int, int]]) -> float:
    """Return the rate of lies among rows, each number of honest ones with that of lies; half of them if none."""
    honest, lies = (sum(numbers) for numbers in zip((0, 0), *rows, strict=True))
    return lies / (honest + lies) if honest + lies else 0.5


def classify_row(view: GobblestonesView) -> RowLook:
    """Classify the row that the others are asked about by its look, to one of them."""
    last, colour = view.last, build_field(view.layout).colour
    if last is None:
        raise ValueError("no row to judge")
    claims = [colour[space] for space in last.spaces]
    needs = [claims.count(hue) for hue in range(len(TILE_COLOURS))]
    odds = compute_rack_chance(needs, view.unseen_tiles, len(last.spaces) + view.rack_sizes[last.seat])
    bag = (view.bag > 0) + (view.bag > FULL_BAG_TILES)
    return RowLook(len(claims), last.points // POINTS_A_BAND, sum(odds >= min_odds for min_odds in ODDS_BANDS), bag)


def should_doubt(table: HonestyCounts, view: GobblestonesView) -> bool:
    """Tell whether to doubt a row pays, by the table: what a liar loses, against what the doubter pays."""
    look, points = classify_row(view), view.last.points if view.last else 0
    lie = table.get_lie_odds(look)
    lost = points + POINTS_A_TILE * (min(view.bag, MAX_ROW_TILES - look.tiles) - look.tiles)
    return lie * lost > (1 - lie) * points


MoveChooser = Callable[[Match, int, Chance], GobblestonesMove]


def build_goblin(level: GoblinLevel) -> MoveChooser:
    """Return a goblin of a level as a player."""
    return partial(compute_goblin_move, level=level)  # type: ignore[return-value]  # any game's


def build_doubter(table: HonestyCounts) -> MoveChooser:
    """Return a player who lays like a grown goblin, and doubts by a table, or like a goblin if the table is empty."""

    def answer_or_lay(match: Match, seat: int, rng: Chance) -> GobblestonesMove:
        if table.rows and match.decision and match.decision.kind == "challenge":
            return CHALLENGE_MOVE if should_doubt(table, match.view(seat)) else TRUST_MOVE  # type: ignore[arg-type]  # any game's
        return build_goblin(GoblinLevel.GROWN)(match, seat, rng)

    return answer_or_lay


@dataclass(slots=True)
class DoubterResult:
    """What some matches show: how many there were, the doubter's victories, and the rows of the goblin by look."""

    won: PlayerTally = field(default_factory=PlayerTally)
    looks: HonestyCounts = field(default_factory=HonestyCounts)

    def add_batch(self, facts: Mapping[str, Any]) -> None:
        """Add the figures of a batch of matches, as `play_doubter_batch` returns them."""
        self.won.merge_tally(PlayerTally(facts["matches"], facts["won"]))
        for look, honest, lies in facts["rows"]:
            self.looks.count_rows(RowLook(*look), honest, lies)


def play_doubter_batch(level: GoblinLevel, seed: str, table: HonestyCounts, numbers: Sequence[int]) -> dict[str, Any]:
    """Play a batch of matches of a doubter against a goblin; each sits on the first seat of every other one."""
    result = DoubterResult()
    for number in numbers:
        won = play_match(level, derive_match_seed(seed, number), number % SEAT_COUNT, table, result.looks)
        result.won.merge_tally(PlayerTally(1, won))
    rows = [(look, *counted) for look, counted in result.looks.rows.items()]
    return {"matches": result.won.seats, "won": result.won.wins, "rows": rows}


def play_match(level: GoblinLevel, seed: bytes, seat: int, table: HonestyCounts, looks: HonestyCounts) -> float:
    """Play a match with the doubter on a seat, note the goblin's rows, and return the doubter's part in the victory."""
    match, rng = Match.deal(GAME, seats=SEAT_COUNT, options={"bluff": True}, seed=seed), create_move_rng(seed)
    players = [build_doubter(table) if number == seat else build_goblin(level) for number in range(SEAT_COUNT)]
    while match.decision:
        (asked,) = match.decision.seats
        if asked == seat and match.decision.kind == "challenge":
            honest = is_play_right(match.state)
            looks.count_rows(classify_row(match.view(seat)), honest, not honest)  # type: ignore[arg-type]  # any game's
        match.play(asked, players[asked](match, asked, rng))
    winners = require_outcome(GAME, match.state).winners
    return (seat in winners) / max(1, len(winners))


def measure_doubter(
    level: GoblinLevel, seed: str, table: HonestyCounts, matches: int, labour: WorkPlan
) -> DoubterResult:
    """Play matches of a doubter with a table against goblins of a level."""
    result, what = (
        DoubterResult(),
        {"level": level, "seed": seed, "matches": matches, "rows": repr(sorted(table.rows.items()))},
    )
    for block in run_batches(
        partial(play_doubter_batch, level, seed, table), plan_batches(matches, labour.jobs), labour, what
    ):
        result.add_batch(block)
    return result


def fit_table(level: GoblinLevel, seed: str, matches: int, jobs: int) -> HonestyCounts:
    """Return a table of goblins of a level, who met first a goblin, then a doubter with the table of those matches."""
    first = measure_doubter(level, f"{seed}/first", HonestyCounts(), matches, WorkPlan(jobs)).looks
    return measure_doubter(level, f"{seed}/second", first, matches, WorkPlan(jobs)).looks


def parse_positive_number(text: str) -> int:
    """Return an argument as a number of at least 1; raises `ArgumentTypeError` if it is none."""
    number = parse_number(text, 1)
    if number is None:
        raise ArgumentTypeError(f"invalid number value: {text!r}")
    return number


def main(arguments: Sequence[str] | None = None) -> None:
    """Make a table, measure the doubter with it, and print how often goblins lie with rows of each length and value."""
    parser = ArgumentParser(
        prog="python -m games.gobblestones.doubter", description=get_english_sentence("gobblestones-doubter")
    )
    parser.add_argument("level", nargs="?", choices=[str(level) for level in GoblinLevel], default="grown")
    parser.add_argument(
        "--fit", type=parse_positive_number, default=200, help=get_english_sentence("gobblestones-doubter-fit-help")
    )
    parser.add_argument(
        "--matches", type=parse_positive_number, default=100, help=get_english_sentence("cli-matches-help")
    )
    parser.add_argument("--seed", default="1", help=get_english_sentence("cli-seed-help"))
    parser.add_argument("--jobs", type=parse_positive_number, default=1, help=get_english_sentence("cli-jobs-help"))
    parser.add_argument("--journal", type=Path, metavar="FILE", help=get_english_sentence("cli-journal-help"))
    parsed_arguments = parser.parse_args(arguments)
    level = GoblinLevel(parsed_arguments.level)
    table = fit_table(level, parsed_arguments.seed, parsed_arguments.fit, parsed_arguments.jobs)
    result = measure_doubter(
        level,
        f"{parsed_arguments.seed}/fresh",
        table,
        parsed_arguments.matches,
        WorkPlan(parsed_arguments.jobs, None, parsed_arguments.journal),
    )
    for line in format_doubter_report(level, result):
        sys.stdout.write(f"{line}\n")


def format_doubter_report(level: GoblinLevel, result: DoubterResult) -> Iterable[str]:
    """Yield what the matches show: the doubter's victories, then the lies among rows of each length and value."""
    share, low, high = (f"{part:.1%}" for part in (result.won.win_rate, *result.won.interval))
    yield get_english_sentence(
        "gobblestones-doubter-won", level=level, matches=result.won.seats, share=share, least=low, most=high
    )
    alike: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for look, counted in sorted(result.looks.rows.items()):
        alike.setdefault((look.tiles, look.value), []).append(counted)
    for (tiles, value), rows in alike.items():
        lies, number = sum(lies for _, lies in rows), sum(sum(counted) for counted in rows)
        band = {"least": value * POINTS_A_BAND, "most": value * POINTS_A_BAND + POINTS_A_BAND - 1}
        share = f"{compute_lie_rate(rows):.0%}"
        yield get_english_sentence(
            "gobblestones-doubter-rows", tiles=tiles, lies=lies, number=number, share=share, **band
        )


if __name__ == "__main__":
    main()
