"""Who can play on the command line: at random, in silence, by rules of thumb, and goblins of all levels."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from games.cli.refusals import BadArgument
from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Game, Move
from games.engine.goblins import GoblinLevel, goblin_move
from games.engine.match import Match

Player = Callable[[Match, int, Chance], Move]
"""Returns the move that a seat plays now."""


def random_player(match: Match, seat: int, lots: Chance) -> Move:
    """Return any legal move."""
    return lots.pick(match.legal_moves(seat), "move")


def silent_player(match: Match, seat: int, _lots: Chance) -> Move:
    """Return what silence means."""
    return match.default_move(seat)


def _thumb_player(name: str, match: Match, seat: int, lots: Chance) -> Move:
    """Return the move of a player by rules of thumb, who knows only a view and the legal moves."""
    return match.game.thumbs[name](match.view(seat), match.legal_moves(seat), lots)  # type: ignore[no-any-return]


def _goblin_player(level: GoblinLevel, match: Match, seat: int, lots: Chance) -> Move:
    return goblin_move(match, seat, SwiftChance(lots.below(1 << 48, "goblin")), level)


PLAYERS: dict[str, Player] = {
    "random": random_player,
    "silent": silent_player,
    **{level.value: partial(_goblin_player, level) for level in GoblinLevel},
}


def player_of(game: Game[Any, Any, Any], name: str) -> Player:
    """Return a player by name; "thumb" is the first thumb of a game, or plays at random if the game has none.

    Raises `BadArgument`.
    """
    if name in PLAYERS:
        return PLAYERS[name]
    thumbs = list(game.thumbs)
    if name in thumbs or name == "thumb":
        return partial(_thumb_player, name if name in thumbs else thumbs[0]) if thumbs else random_player
    known = ", ".join(dict.fromkeys([*PLAYERS, "thumb", *thumbs]))
    raise BadArgument("player", player=name, players=known)


def timed(player: Player, match: Match, seat: int, lots: Chance) -> tuple[Move, float]:
    """Return a player's move, and the milliseconds of processor time that it took."""
    start = time.process_time()
    move = player(match, seat, lots)
    return move, (time.process_time() - start) * 1000
