"""`daily`: plays daily deals on the command line, with a test secret. What it prints never changes from run to run."""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta
from statistics import median

from games import find_game
from games.cli.players import Player, find_player
from games.cli.refusals import BadArgument
from games.cli.status import ExitStatus
from games.engine.daily import (
    PERSON_SEAT,
    DailyMatch,
    choose_daily_game,
    create_daily_rng,
    deal_daily_match,
    format_share_line,
)
from games.engine.words import get_english_sentence


def show_daily_matches(arguments: argparse.Namespace) -> ExitStatus:
    """Print each day's game, moves, result and share line, and how many questions each game asks in the median."""
    questions, lasting = defaultdict[str, list[int]](list), arguments.secret.encode(errors="surrogatepass")
    for day in _parse_days(arguments):
        game = find_game(arguments.game or choose_daily_game(day))
        played = play_daily_match(lasting, day, game.key, find_player(game, arguments.player))
        questions[game.key].append(len(played.questions))
        _print_day(day, played)
    for key, answered in questions.items():
        print(get_english_sentence("cli-daily-median", game=key, median=f"{median(answered):g}", days=len(answered)))
    return ExitStatus.WELL


def play_daily_match(lasting: bytes, day: date, key: str, player: Player) -> DailyMatch:
    """Play a day's match to its end, with this player on the person's seat."""
    played = DailyMatch(deal_daily_match(lasting, day, key))
    while played.match.decision is not None:
        played.play(player(played.match, PERSON_SEAT, create_daily_rng(played.match, "person")))
    return played


def _parse_days(arguments: argparse.Namespace) -> Iterator[date]:
    """Yield the days; raises `BadArgument`."""
    if arguments.days < 1:
        raise BadArgument("days", days=arguments.days)
    try:
        days = [date.fromisoformat(arguments.first) + timedelta(number) for number in range(arguments.days)]
    except (ValueError, OverflowError):
        raise BadArgument("first-day", day=arguments.first) from None
    yield from days


def _print_day(day: date, played: DailyMatch) -> None:
    match = played.match
    print(
        get_english_sentence(
            "cli-daily-day",
            day=day.isoformat(),
            game=match.game.key,
            questions=len(played.questions),
            moves=match.step,
            place=match.outcome.ranks[PERSON_SEAT] if match.outcome else 0,
            seats=match.seats,
        )
    )
    print(", ".join(f"{move.seat + 1} {move.move}" for move in match.moves))
    print(format_share_line(match.game.key, played.progress.signs, played.progress.score(match).number))
