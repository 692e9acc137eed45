"""`balance`: figures for what a game offers; and what each seat is worth, from matches played for it."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from types import FunctionType

from games import find
from games.cli.asked import labour_of
from games.cli.contest import Contest, Standing, Tally, wilson
from games.cli.status import Status
from games.cli.tournament import played, prepared
from games.engine.balance import Table
from games.engine.convention import part
from games.engine.errors import BadShelf
from games.engine.words import said

MINUTE = 60
SECONDS: Mapping[str, int] = {"turn": 25, "answer": 12, "reaction": 5, "call": 5, "beat": 2}
"""About how long people at a table take for a question, by its tempo."""
LENGTHS = ("rounds", *SECONDS, "minutes")


def balance(chosen: argparse.Namespace) -> Status:
    """Print the tables of a game; raises `BadShelf` if it has none and no matches are to be played."""
    seen: list[Table] = []
    if chosen.matches:
        contest = prepared(chosen, (chosen.player,))
        standing = played(contest, chosen.matches, labour_of(chosen))
        for broken in standing.failures:
            print(broken, file=sys.stderr)
        if standing.failures:
            return Status.FAILED
        seen = [_seats(contest, standing), _lengths(standing), *_trials(standing)]
    _tell([*_reckoned(chosen), *seen], as_json=chosen.json)
    return Status.WELL


def _reckoned(chosen: argparse.Namespace) -> Iterator[Table]:
    """Yield the tables that a game computes itself; if matches are played, it need not have any."""
    key = find(chosen.game).key
    try:
        tables = part(key, f"games.{key}.balance", "tables", FunctionType)
    except BadShelf:
        if not chosen.matches:
            raise
        return
    yield from tables()


def _seats(contest: Contest, standing: Standing) -> Table:
    """Return how often each seat won, with the same kind of player on all of them, and intervals of 95 %."""
    title = said(
        "cli-balance-seats",
        game=find(contest.game).title,
        seats=contest.seats,
        matches=standing.matches,
        player=contest.players[0],
        moves=round(standing.moves / standing.matches),
    )
    columns = [said(f"cli-balance-{name}") for name in ("seat", "share", "least", "most")]
    shares = [wins / standing.matches for wins in standing.wins_by_seat]
    figures = [(share, *wilson(share, standing.matches)) for share in shares]
    return Table(title, columns, [(str(seat), *map(_percent, row)) for seat, row in enumerate(figures, start=1)])


def _lengths(standing: Standing) -> Table:
    """Return how long a match takes: rounds, questions, and minutes if people sit together."""
    seconds = sum(SECONDS.get(name, 0) * number for name, number in standing.lengths.items())
    numbers = {**standing.lengths, "minutes": seconds / MINUTE}
    rows = [(said(f"cli-balance-{name}"), f"{numbers.get(name, 0) / standing.matches:.1f}") for name in LENGTHS]
    return Table(said("cli-balance-length"), [said("cli-balance-what"), said("cli-balance-mean")], rows)


def _trials(standing: Standing) -> Iterator[Table]:
    """Yield what the game itself finds about its balance, with intervals of 95 %."""
    by_name: dict[str, dict[str, Tally]] = {}
    for trial, tally in standing.trials.items():
        name, _, row = trial.partition(" ")
        by_name.setdefault(name, {})[row] = tally
    for name, rows in sorted(by_name.items()):
        columns = [said(f"cli-balance-{it}") for it in ("what", "times", "part", "least", "most")]
        ordered = sorted(rows.items(), key=lambda it: (len(it[0]), it[0]))
        yield Table(
            said(name),
            columns,
            [(row, str(tally.seats), *map(_percent, (tally.share, *tally.interval))) for row, tally in ordered],
        )


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _tell(tables: list[Table], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps([table._asdict() for table in tables], indent=1, ensure_ascii=False))
    else:
        print("\n\n".join(table.markdown() for table in tables))
