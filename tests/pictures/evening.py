"""An evening at many tables: what pictures cost while matches go on, now here and now there, as in a running bot."""

import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count
from statistics import fmean
from typing import NamedTuple, TypedDict

from bot.pictures.drawing import draw_pictures
from games import find_game
from games.engine import Match
from games.engine.words import load_words

MOVES = 20
"""Moves at each table, on the average."""
MOST_SEATS = 4


class EveningCost(TypedDict):
    """What the pictures of a kind cost: how many, mean milliseconds of processor time, mean kilobytes."""

    game: str
    kind: str
    pictures: int
    ms: float
    kB: float


class Cost(NamedTuple):
    """What one picture cost: milliseconds and kilobytes."""

    ms: float
    size: float


def simulate_evening(games: Sequence[str], tables: int) -> list[EveningCost]:
    """Play at random at this many tables; measure what is drawn after each move, with what the bot has cached."""
    luck, deals = random.Random(1), count()
    matches = [_deal_evening_match(games[table % len(games)], next(deals)) for table in range(tables)]
    costs: defaultdict[tuple[str, str], list[Cost]] = defaultdict(list)
    for _ in range(tables * MOVES):
        table = luck.randrange(tables)
        match = matches[table]
        for kind, seat in _play_random_move(match, luck):
            if cost := _measure_drawing(match, kind, seat, table):
                costs[match.game.key, kind].append(cost)
        if match.decision is None:
            matches[table] = _deal_evening_match(match.game.key, next(deals))
    return [_average_cost(*drawn, costs[drawn]) for drawn in sorted(costs)]


def _deal_evening_match(key: str, number: int) -> Match:
    return Match.deal_by_key(key, seats=min(MOST_SEATS, find_game(key).seats[-1]), seed=number.to_bytes(32, "big"))


def _play_random_move(match: Match, luck: random.Random) -> Iterator[tuple[str, int | None]]:
    """Play a move; yield what is drawn then: the player's panel, the board, and the panel of one who is asked now."""
    player = luck.choice(match.decision.seats if match.decision else ())
    match.play(player, luck.choice(match.legal_moves(player)))
    asked = match.decision.seats if match.decision else ()
    yield "panel" if player in asked else "hand", player
    yield "board", None
    if asked and player not in asked:
        yield "panel", luck.choice(asked)


def _measure_drawing(match: Match, kind: str, seat: int | None, table: int) -> Cost | None:
    """Draw a picture and return its cost; nothing if the game has no such picture."""
    view, names = match.view(seat), [f"{table}/{place}" for place in range(match.seats)]
    begin = time.thread_time()
    pictures = draw_pictures(match.game.key, kind, view, names, load_words())
    ms = 1000 * (time.thread_time() - begin)
    return Cost(ms, sum(len(picture.png) for picture in pictures) / 1000) if pictures else None


def _average_cost(game: str, kind: str, costs: Sequence[Cost]) -> EveningCost:
    ms, size = fmean(cost.ms for cost in costs), fmean(cost.size for cost in costs)
    return EveningCost(game=game, kind=kind, pictures=len(costs), ms=round(ms, 2), kB=round(size, 1))
