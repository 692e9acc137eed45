"""Players of the command line: random, silent, rules of thumb, habits, baseline players, and goblins of all levels.

A baseline player may have other thresholds than its own: "plain:low=0.4,high=0.65".
"""

import time
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from games.cli.refusals import BadArgument
from games.engine.baseline_player import BaselinePlayer
from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game, Move, PlainPlayerPolicy
from games.engine.convention import load_game_object
from games.engine.errors import IncompleteGame
from games.engine.goblins import GoblinLevel, compute_goblin_move
from games.engine.match import Match

Player = Callable[[Match, int, Chance], Move]
"""Returns the move that a seat plays now."""


def choose_random_move(match: Match, seat: int, rng: Chance) -> Move:
    """Choose any legal move, at random."""
    return rng.pick(match.legal_moves(seat), "move")


def choose_silent_move(match: Match, seat: int, _rng: Chance) -> Move:
    """Choose the default move (after a timeout): what silence means."""
    return match.default_move(seat)


def _choose_thumb_move(thumb: PlainPlayerPolicy, match: Match, seat: int, rng: Chance) -> Move:
    """Return the move of a player by rules of thumb, who knows only a view and the legal moves."""
    return thumb(match.view(seat), match.legal_moves(seat), rng)  # type: ignore[no-any-return]


def choose_quick_move(match: Match, seat: int, rng: Chance) -> Move:
    """Return the move of a goblin that does not think: its habit, or a hunch if it has none."""
    game, state = match.game, match.state
    if habit := game.choose_habit_move(state, seat, rng):
        return habit  # type: ignore[no-any-return]
    return game.choose_rollout_move(game.imagine_for_goblin(state, seat, rng), seat, rng)  # type: ignore[no-any-return]


def _choose_goblin_move(level: GoblinLevel, match: Match, seat: int, rng: Chance) -> Move:
    return compute_goblin_move(match, seat, SwiftChance(rng.random_below(1 << 48, "goblin")), level)


PLAYER_BY_NAME: dict[str, Player] = {
    "random": choose_random_move,
    "silent": choose_silent_move,
    "habit": choose_quick_move,
    **{level.value: partial(_choose_goblin_move, level) for level in GoblinLevel},
}


@cache
def load_baseline_players(key: str) -> Mapping[str, BaselinePlayer]:
    """Return the baseline players of a game by name, from `games/KEY/baseline_players.py`; a game may have none."""
    try:
        return load_game_object(key, f"games.{key}.baseline_players", "baseline_players", dict)
    except IncompleteGame:
        return {}


def find_player(game: Game[Any, Any, Any], name: str) -> Player:
    """Return a player by name; "thumb" is the first thumb of a game, or plays at random if the game has none.

    Raises `BadArgument`.
    """
    if name in PLAYER_BY_NAME:
        return PLAYER_BY_NAME[name]
    thumbs = list(game.thumbs)
    if name in thumbs or name == "thumb":
        return (
            partial(_choose_thumb_move, game.thumbs[name if name in thumbs else thumbs[0]])
            if thumbs
            else choose_random_move
        )
    return partial(_choose_thumb_move, _find_baseline_player(game, name))


def _find_baseline_player(game: Game[Any, Any, Any], name: str) -> BaselinePlayer:
    """Return a baseline player by name, with thresholds of its own or those after the name; raises `BadArgument`."""
    called, _, thresholds = name.partition(":")
    players = load_baseline_players(game.key)
    if called not in players:
        names = ", ".join(dict.fromkeys([*PLAYER_BY_NAME, "thumb", *game.thumbs, *players]))
        raise BadArgument("player", player=name, players=names)
    try:
        pairs = (threshold.split("=") for threshold in thresholds.split(",") if threshold)
        return players[called].replace_thresholds({threshold: float(number) for threshold, number in pairs})
    except (KeyError, ValueError):
        raise BadArgument("thresholds", player=called, thresholds=", ".join(players[called].thresholds)) from None


def time_move(player: Player, match: Match, seat: int, rng: Chance) -> tuple[Move, float]:
    """Return a player's move, and the milliseconds of processor time that it took."""
    start = time.process_time()
    move = player(match, seat, rng)
    return move, (time.process_time() - start) * 1000
