"""Highlights of matches that plain players and goblins play: each match beside its log, or how great they usually are.

`python -m tests.bot.replays.played_highlights GAME --matches 12` prints them; `--usual 200` prints by kind in how many
matches it is found, and how great the greatest of a match is: the thresholds of `bot/games/KEY/highlights.py` are from
there.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import quantiles
from typing import Any

from bot.replays.replayed_match import ReplayedMatch
from bot.screens.game_texts.highlights import MatchStory
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables.table_view import filter_visible_moves
from games import list_game_keys
from games.cli.players import find_player
from games.engine import Match, SwiftChance
from games.engine.random_play import create_move_rng, derive_match_seed
from games.engine.words import load_words
from tests.bot.replays.highlights_told import build_end_scene, list_moments

SEATS: Mapping[str, Sequence[tuple[int, Mapping[str, Any]]]] = {
    "gobblestones": ((2, {}), (3, {}), (4, {}), (3, {"bluff": True}), (4, {"bluff": True})),
    "emerald_skulls": ((2, {}), (3, {}), (4, {}), (3, {"advanced": True})),
    "goats_and_goblins": ((4, {}), (5, {}), (3, {}), (2, {})),
    "goblin_market": ((3, {}), (4, {}), (5, {}), (4, {"hidden_coins": True})),
    "goblin_teeth": ((3, {}), (4, {}), (2, {}), (4, {"advanced": True})),
}
"""With how many players and which options each game is played, in turn."""
TENTHS = 10


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=[*list_game_keys(), []], help="the games; all, if none is named")
    parser.add_argument("--matches", type=int, default=12, help="so many matches are told of each")
    parser.add_argument("--usual", type=int, default=0, help="so many matches are measured instead")
    parser.add_argument("--log", action="store_true", help="print what everybody saw, too")
    parser.add_argument("--language", default="en", help="the language in which they are told")
    asked = parser.parse_args(arguments)
    for game in asked.game or list_game_keys():
        if asked.usual:
            sys.stdout.writelines(measure_kinds(game, asked.usual))
        else:
            for number in range(1, asked.matches + 1):
                sys.stdout.writelines(tell_match(game, number, log=asked.log, language=asked.language))
        sys.stdout.flush()
    return 0


def play_match(game: str, number: int) -> Match:
    """Return a match that is over: every second player is a plain one, the others are goblins that play by habit."""
    ways = SEATS.get(game, ((4, {}),))
    seats, options = ways[number % len(ways)]
    seed = derive_match_seed("highlights", number)
    match, rng = Match.deal_by_key(game, seats=seats, options=options, seed=seed), create_move_rng(seed)
    players = [find_player(match.game, "habit" if (seat + number) % 2 else "thumb") for seat in range(seats)]
    while match.decision is not None:
        mover = match.decision.seats[0]
        match.play(mover, players[mover](match, mover, SwiftChance(rng.random_below(1 << 48, "move"))))
    return match


def measure_kinds(game: str, matches: int) -> Iterator[str]:
    """Yield by kind of highlight how often it is found, and the tenths of the greatest of a match."""
    greatest = defaultdict[str, list[int]](list)
    for number in range(1, matches + 1):
        match = play_match(game, number)
        found = defaultdict[str, list[int]](list)
        story = _build_story(match)
        for kind, tale in find_screen(game).result_texts.highlights.items():
            found[kind] += [deed.size for deed in tale.find(story)]
        for kind, sizes in found.items():
            if sizes:
                greatest[kind].append(max(sizes))
    yield f"{game}, {matches} matches\n"
    for kind, sizes in greatest.items():
        tenths = [round(one) for one in quantiles(sizes, n=TENTHS)] if len(sizes) > 1 else sizes
        yield f"  {kind:14} in {len(sizes) * 100 // matches:3} % of matches; its greatest, by tenths: {tenths}\n"


def _build_story(match: Match) -> MatchStory[Any]:
    again = ReplayedMatch.from_record(match.build_record())
    moves = [[event for event in move.events if event.is_visible_to(None)] for move in again.list_moves()]
    return MatchStory(match.view(None), moves)


def tell_match(game: str, number: int, *, log: bool = False, language: str = "en") -> Iterator[str]:
    """Yield how a match ended, its log if asked for, and its highlights."""
    match = play_match(game, number)
    again = ReplayedMatch.from_record(match.build_record())
    scene = build_end_scene(again, load_words(language))
    outcome = match.outcome
    assert outcome is not None
    yield f"\n{game} {number}, {match.seats} players, {match.options}: {outcome.scores}, won {outcome.winners}\n"
    if log:
        yield from _tell_log(game, again, scene)
    yield from (f"  * {line}\n" for line in list_moments(scene))


def _tell_log(game: str, again: ReplayedMatch, scene: Scene) -> Iterator[str]:
    """Yield what everybody saw of each move, with everybody's points after it where they changed."""
    narrator, happened = find_screen(game).narrator, list[Any]()
    before: Sequence[int] = ()
    seen = [move for move in again.list_moves() if move.is_known_to(None)]
    for move, told in zip(seen, filter_visible_moves(None, len(seen), seen), strict=True):
        happened += told.events
        lines = narrator.format_log_lines(scene, [told])
        scores = again.get_match_at(move.number).view(None).scores
        changed = f"  {list(scores)}" if scores != before else ""
        before = scores
        if lines:
            round_number = narrator.count_rounds(len(scores), happened)
            yield f"    {round_number}: {' | '.join(lines)}{changed}\n"


if __name__ == "__main__":
    sys.exit(main())
