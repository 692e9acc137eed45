"""What a match of Gobblestones with bluff says once it is over, and which draws and doubts the log names."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.screens.board import render_board
from bot.screens.screen_registry import find_screen
from games.engine import Match
from games.gobblestones import TILE_COLOURS, build_field
from games.gobblestones.events import TilesDrawn
from games.gobblestones.field import SPACE_BY_NAME
from tests.bot.screens.scenes import Played, text_of

SCREEN = find_screen("gobblestones")


@pytest.mark.parametrize(("seats", "who"), [(2, "Bob trusts Ann"), (3, "Everybody trusts Ann")])
def test_who_trusts_is_named_where_only_one_can_and_what_was_drawn_is_told(seats: int, who: str) -> None:
    match = Match.deal_by_key("gobblestones", seats=seats, options={"bluff": True, "first": 1}, seed=bytes(32))
    played = Played(match)
    while not any(move.events and match.decision and match.decision.kind == "challenge" for move in played.moves):
        moves = [str(move) for move in match.legal_moves(0)]
        lays = [move for move in moves if move.startswith("lay ")]
        played.play(0, lays[0] if lays and len(played.moves) == 0 else "end")
    for seat in range(1, seats):
        played.play(seat, "trust")
    (line,) = SCREEN.narrator.describe_move(played.scene(), played.scene().table_view.recent_moves[-1])
    assert line.startswith(who)
    (drew,) = (event.count for event in played.moves[-1].events if isinstance(event, TilesDrawn))
    assert line.endswith(f"and draws {drew} tiles.")


def test_a_round_of_the_log_ends_with_the_points_of_all() -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=bytes(32)))
    played.play(0, "end")
    assert "Now · " not in text_of(played.log())
    played.play(1, "end")
    post = played.log_of_the_round_before()
    assert post
    assert text_of(post).endswith("-# Now · Ann 0 · Bob 0.")


def test_that_players_agreed_to_end_comes_right_after_who_won() -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"bluff": True, "first": 1}, seed=bytes(32)))
    played.play(0, "end")
    played.match.end_by_agreement()
    assert text_of(played.log()).endswith("-# At the end · Ann 0 · Bob 0."), "in a round that was broken off, too"
    scene = played.scene()
    lines = text_of(render_board(replace(scene, story=tuple(move.move for move in scene.table_view.log)))).splitlines()
    agreed = next(index for index, line in enumerate(lines) if "agreed to end" in line)
    assert "bluff" not in "".join(lines[:agreed])
    assert "No bluff got through." in lines[agreed + 1]
    assert "face down" not in text_of(played.log()), "no tile is"


def is_lay_right(move: str, fits: Sequence[int]) -> bool:
    """Tell whether a tile has the colour of its space."""
    _, space, colour = move.split()
    return bool(fits[TILE_COLOURS.index(colour)] >> SPACE_BY_NAME[space.upper()] & 1)


@pytest.mark.parametrize("bluffs", [False, True])
def test_it_says_why_tiles_on_the_last_board_are_masked_and_where_bluffs_are_listed_but_not_before(
    bluffs: bool,
) -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"bluff": True, "first": 1}, seed=bytes(32)))
    field = build_field(played.match.state.layout)
    lays = [move for move in map(str, played.match.legal_moves(0)) if move.startswith("lay ")]
    wrong = {not is_lay_right(move, field.fits): move for move in lays}
    played.play(0, wrong[bluffs])
    played.play(0, "end")
    played.play(1, "trust")
    why = "-# Trusted tiles stay face down, after the match too."
    assert why not in text_of(played.log())
    played.match.end_by_agreement()
    where = " **Uncaught bluffs** lists all rows that were bluffs." if bluffs else ""
    assert text_of(played.log()).endswith(why + where)
