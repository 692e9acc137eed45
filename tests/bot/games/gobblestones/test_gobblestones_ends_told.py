"""What a match of Gobblestones with bluff says once it is over, and which draws and doubts the log names."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.gobblestones.bluffs import count_bluffs
from bot.screens.shelf import screen_of
from bot.store.models import StoredMove
from games.engine import Event, Match
from games.gobblestones import GobblestonesView
from games.gobblestones.challenge import rightly_laid
from games.gobblestones.events import Drew, Hid
from tests.bot.screens.scenes import Played, random_steps

SCREEN = screen_of("gobblestones")


def played_out(lot: int, seats: int = 3) -> tuple[Played, list[int]]:
    """Return a match with bluff to its end, and for each seat how many rows of another colour it laid."""
    played = Played(Match.new("gobblestones", seats=seats, options={"bluff": True}, seed=bytes([lot]) * 32))
    bluffed, known = [0] * seats, 0
    for _ in random_steps(played, lot, most=2_000):
        for move in played.moves[known:]:
            for event in move.events:
                if isinstance(event, Hid):
                    bluffed[event.seat] += not rightly_laid(played.match.state)
        known = len(played.moves)
    return played, bluffed


def all_events(moves: list[StoredMove]) -> list[Event]:
    return [event for move in moves for event in move.events]


def test_bluffs_are_counted_as_the_tiles_are_that_lie_face_down() -> None:
    played, bluffed = played_out(3)
    view = played.match.view(None)
    assert isinstance(view, GobblestonesView)
    found = count_bluffs(view.layout, all_events(played.moves))
    assert [found[seat] for seat in range(3)] == bluffed
    assert sum(bluffed) > 0


def test_the_end_of_a_match_with_bluff_says_who_bluffed_how_often() -> None:
    played, bluffed = played_out(3)
    assert played.match.outcome is not None
    back: Any = SimpleNamespace(all_events=lambda: all_events(played.moves))
    line = SCREEN.ends.final_lines(replace(played.scene(), hindsight=back))[-1]
    assert line.startswith(f"Bluffs: Ann {bluffed[0]}")
    assert SCREEN.ends.final_lines(played.scene())[-1] == "**Record** lists all tiles, face-down ones too."


@pytest.mark.parametrize(("seats", "who"), [(2, "Bob trusts Ann"), (3, "Everybody trusts Ann")])
def test_who_trusts_is_named_where_only_one_can_and_what_was_drawn_is_told(seats: int, who: str) -> None:
    match = Match.new("gobblestones", seats=seats, options={"bluff": True, "first": 1}, seed=bytes(32))
    played = Played(match)
    while not any(move.events and match.decision and match.decision.kind == "challenge" for move in played.moves):
        moves = [str(move) for move in match.legal_moves(0)]
        lays = [move for move in moves if move.startswith("lay ")]
        played.play(0, lays[0] if lays and len(played.moves) == 0 else "end")
    for seat in range(1, seats):
        played.play(seat, "trust")
    (line,) = SCREEN.retells.describe_move(played.scene(), played.scene().table_view.told[-1])
    assert line.startswith(who)
    (drew,) = (event.count for event in played.moves[-1].events if isinstance(event, Drew))
    assert line.endswith(f"and draws {drew} tiles.")
