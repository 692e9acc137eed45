"""`tournament`: players of all kinds against each other, on every seat; and `duel`, one goblin against the others."""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from tqdm import tqdm

from games import find
from games.cli.asked import labour_of, table_of
from games.cli.contest import Contest, Standing, Tally, lineups, play_block
from games.cli.jobs import Labour, blocks, finished
from games.cli.players import player_of
from games.cli.status import Status
from games.engine.goblins import GoblinLevel
from games.engine.words import said

GOBLIN = GoblinLevel.GROWN.value
OPPONENTS = ("random", "silent")
"""The opponents of a duel."""


def tournament(chosen: argparse.Namespace) -> Status:
    """Play the matches that were asked for and tell how each player did, or that a match failed."""
    return _held(chosen, prepared(chosen, tuple(chosen.players)), _table_json, _tell_table)


def duel(chosen: argparse.Namespace) -> Status:
    """Let a grown goblin play against others of one kind, and tell how it did."""
    players = (GOBLIN,) if chosen.seats == 1 else (GOBLIN, chosen.against)
    return _held(chosen, prepared(chosen, players), _duel_json, _tell_duel)


def _held(
    chosen: argparse.Namespace,
    contest: Contest,
    as_json: Callable[[Contest, Standing], dict[str, Any]],
    tell: Callable[[Contest, Standing], None],
) -> Status:
    standing = played(contest, chosen.matches, labour_of(chosen))
    for broken in standing.failures:
        print(broken, file=sys.stderr)
    if standing.failures:
        return Status.FAILED
    print(json.dumps(as_json(contest, standing), indent=1)) if chosen.json else tell(contest, standing)
    return Status.WELL


def prepared(chosen: argparse.Namespace, players: tuple[str, ...]) -> Contest:
    """Read what was asked for; raises `BadOptions` or `BadArgument` before anything is played."""
    game, seats, options = table_of(chosen, least=2)
    for name in players:
        player_of(game, name)
    return Contest(chosen.game, seats, options, chosen.seed, players[: max(seats, len(players))])


def played(contest: Contest, matches: int, labour: Labour) -> Standing:
    """Play the matches, with a bar on a terminal when it takes longer than a second; stop at the first that fails."""
    standing, what = Standing(), {"contest": _what(contest), "matches": matches}
    with tqdm(total=matches, unit="", delay=1, disable=None, leave=False) as bar:
        for result in finished(partial(play_block, contest), blocks(matches, labour.jobs), labour, what):
            block = Standing.of_json(result)
            standing.add(block)
            bar.update(block.matches)
            if standing.failures:
                break
    return standing


def _what(contest: Contest) -> dict[str, Any]:
    """Return what is played in JSON's values."""
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "players": list(contest.players),
    }


def _by_chance(contest: Contest) -> float | None:
    """Return an equal share of victories; a single player has nobody to compare with."""
    return round(1 / contest.seats, 3) if contest.seats > 1 else None


def _table_json(contest: Contest, standing: Standing) -> dict[str, Any]:
    return {
        **_what(contest),
        "matches": standing.matches,
        "lineups": len(lineups(contest.players, contest.seats)),
        "moves": standing.moves,
        "share_by_chance": _by_chance(contest),
        "wins_by_seat": [round(wins, 2) for wins in standing.wins_by_seat],
        "standing": [{"player": name, **_row_json(standing.tally(name))} for name in dict.fromkeys(contest.players)],
    }


def _row_json(tally: Tally) -> dict[str, Any]:
    return {
        "seats": tally.seats,
        "wins": round(tally.wins, 2),
        "share": round(tally.share, 3),
        "interval": [round(end, 3) for end in tally.interval],
        "decisions": len(tally.milliseconds),
        "milliseconds": tally.spread,
    }


def _tell_table(contest: Contest, standing: Standing) -> None:
    print(said("cli-tournament-played", game=find(contest.game).title, seats=contest.seats, matches=standing.matches))
    columns = ("player", "share", "least", "most", "mean", "p95")
    print(
        f"{said('cli-tournament-player'):<12}"
        + "".join(f"{said(f'cli-tournament-{name}'):>10}" for name in columns[1:])
    )
    for name in dict.fromkeys(contest.players):
        tally = standing.tally(name)
        shares = "".join(f"{share:>10.1%}" for share in (tally.share, *tally.interval))
        print(f"{name:<12}{shares}{tally.spread['mean']:>10.1f}{tally.spread['p95']:>10.1f}")
    print(said("cli-tournament-seats", wins=" ".join(f"{wins:g}" for wins in map(_rounded, standing.wins_by_seat))))


def _rounded(wins: float) -> float:
    return round(wins, 2)


def _duel_json(contest: Contest, standing: Standing) -> dict[str, Any]:
    goblin = standing.tally(GOBLIN)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "against": contest.players[-1],
        "matches": standing.matches,
        "share_of_wins": round(goblin.share, 3),
        "share_by_chance": _by_chance(contest),
        "decisions": len(goblin.milliseconds),
        "milliseconds": goblin.spread,
    }


def _tell_duel(contest: Contest, standing: Standing) -> None:
    told, title = _duel_json(contest, standing), find(contest.game).title
    print(said("cli-duel-played", game=title, seats=contest.seats, matches=standing.matches, against=told["against"]))
    share = f"{told['share_of_wins']:.1%}"
    if told["share_by_chance"] is None:
        print(said("cli-duel-alone", share=share))
    else:
        print(said("cli-duel-share", share=share, chance=f"{told['share_by_chance']:.1%}"))
    print(said("cli-duel-time", decisions=told["decisions"], **_words(told["milliseconds"])))


def _words(numbers: dict[str, float]) -> dict[str, str]:
    return {name: f"{number:.1f}" for name, number in numbers.items()}
