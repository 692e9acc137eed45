"""The board shows what everybody should see of the last move, above the table; the next move removes it."""

from dataclasses import replace

from bot.games.goblin_market.screen import GoblinMarketScreen
from bot.screens.board import board
from games.engine import Match
from tests.bot.screens.scenes import Played

SEED = bytes(range(32))


def shown(played: Played) -> list[str]:
    return [figure.name for figure in board(played.scene()).figures]


def test_a_challenge_that_is_decided_is_seen_until_the_next_move() -> None:
    played = Played(Match.new("gobblestones", seats=2, options={"bluff": True, "first": 1}, seed=SEED))
    played.play(0, next(move for move in played.match.legal_moves(0) if str(move).startswith("lay")))
    played.play(0, "end")
    assert shown(played) == ["picture1"]
    played.play(1, "challenge")
    assert shown(played) == ["beat", "picture1"]
    played.play(1, "end")
    assert shown(played) == ["picture1"]


def test_what_was_sold_is_seen_once_on_the_board_of_goblins_or_in_the_log() -> None:
    played = Played(Match.new("goblin_market", seats=3, options={"first": 1}, seed=SEED))
    for seat in (0, 1, 2):
        played.play(seat, "pass")
    assert shown(played) == ["picture1"]
    scene = played.scene()
    assert GoblinMarketScreen().pictures(scene, "log")
    goblins = tuple(replace(sitter, user_id=-sitter.user_id) for sitter in scene.table.sitters)
    alone = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=goblins)))
    assert [figure.name for figure in board(alone).figures] == ["beat", "picture1"]
