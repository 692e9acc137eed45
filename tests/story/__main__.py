"""Plays matches of each game with people and goblins, kills the bot now and then, and judges the thread by the record.

python -m tests.story [GAME …] [--matches 200] [--first 1]
"""

import asyncio
import logging
import sys
from argparse import ArgumentParser
from collections import Counter
from time import process_time

from games import list_game_keys
from tests.story.playing import Way, play
from tests.story.sandbox import crowd, ran


def main() -> None:
    """Play, print what was found, and fail if the law of the log was broken."""
    asks = ArgumentParser(description=__doc__)
    asks.add_argument("games", nargs="*", default=[], metavar="GAME")
    asks.add_argument("--matches", type=int)
    asks.add_argument("--first", type=int, default=1)
    asks.add_argument("--sandbox", action="store_true")
    asked = asks.parse_args()
    logging.disable()
    judged, usual = (_judged_by_clicks, 20) if asked.sandbox else (_judged, 200)
    numbers = range(asked.first, asked.first + (asked.matches or usual))
    broken = sum(judged(game, numbers) for game in asked.games or list_game_keys())
    raise SystemExit(bool(broken))


def _judged(game: str, numbers: range) -> int:
    count, broken, began = Counter[str](), 0, process_time()
    for number in numbers:
        told = asyncio.run(play(Way(game, number)))
        count.update(moves=len(told.views) - 1, events=len(told.wanted), posts=len(told.thread.log), kills=told.kills)
        for breach in told.breaches():
            broken += 1
            _say(f"  match {number}: {breach[:400]}")
    facts = ", ".join(f"{number} {name}" for name, number in count.items())
    _say(f"{game}: {len(numbers)} matches, {facts}; {broken} breaches ({process_time() - began:.0f} s)")
    return broken


def _judged_by_clicks(game: str, numbers: range) -> int:
    broken, moves, requests, kills = 0, 0, 0, 0
    for number in numbers:
        match = asyncio.run(ran(game, number, *crowd(game, number)))
        moves, requests, kills = moves + match.moves, requests + match.requests, kills + match.kills
        for breach in match.breaches():
            broken += 1
            _say(f"  match {number} of {crowd(game, number)}: {breach[:400]}")
    each = requests / moves
    _say(f"{game}: {len(numbers)} matches, {moves} moves, {each:.2f} requests each, {kills} kills; {broken} breaches")
    return broken


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
