"""What is news for a panel, and what it shows to whom."""

import pytest

from bot.screens.controls.paths import ROOT_FOCUS
from bot.screens.layout import Figure, Screen
from bot.screens.panel import render_panel
from bot.ui.surfaces.boards import RoundStarts
from bot.ui.surfaces.panels import PanelContent
from games.engine import Match
from tests.bot.screens.scenes import Played

IN_HAND = {"gobblestones": "Your rack", "goblin_teeth": "Your hand"}
"""How the pictures of a hand begin in words, by game."""


def played(game: str) -> Played:
    return Played(Match.deal_by_key(game, seats=3, seed=bytes(32)))


def alts(screen: Screen) -> list[str]:
    return [part.alt for part in screen.parts if isinstance(part, Figure)]


def idle_panel(rounds: RoundStarts, *, at_the_board: bool = False) -> PanelContent:
    """Return the panel of somebody who is not asked."""
    table = played("gobblestones")
    assert table.match.decision is not None
    seat = (table.match.decision.seats[0] + 1) % 3
    return PanelContent(table.scene(seat), table.scene(), rounds, homeless=False, at_the_board=at_the_board)


@pytest.mark.parametrize("game", IN_HAND)
def test_a_panel_that_stands_while_others_play_shows_the_hand_and_not_the_table(game: str) -> None:
    table = played(game)
    assert table.match.decision is not None
    turn = table.match.decision.seats[0]
    idle = alts(render_panel(table.scene((turn + 1) % 3), ROOT_FOCUS, stands=True))
    assert [alt[: len(IN_HAND[game])] for alt in idle] == [IN_HAND[game]]
    assert alts(render_panel(table.scene(turn), ROOT_FOCUS, stands=True)) == alts(render_panel(table.scene(turn)))


def test_who_looks_at_their_panel_just_now_sees_the_table() -> None:
    table = played("goblin_teeth")
    shown = [alts(render_panel(table.scene(seat))) for seat in range(3)]
    assert [len(pictures) for pictures in shown] == [1, 1, 1]
    assert all("Left in the decks" in picture for (picture,) in shown), "the table stands below the hand"


def test_a_panel_that_heard_nothing_in_a_whole_round_catches_up_as_the_next_begins() -> None:
    rounds = RoundStarts()
    rounds.record_round_start(1)
    shown = idle_panel(rounds).content_snapshot
    rounds.record_round_start(2)
    assert not idle_panel(rounds).has_panel_changed_since(shown)
    rounds.record_round_start(2)
    rounds.record_round_start(3)
    assert idle_panel(rounds).has_panel_changed_since(shown)
    assert not idle_panel(rounds, at_the_board=True).has_panel_changed_since(shown), (
        "the board tells them, until they leave it"
    )
    assert not idle_panel(rounds).has_panel_changed_since(idle_panel(rounds).content_snapshot)


def test_who_plays_elsewhere_and_is_not_asked_is_shown_nothing_that_would_not_be_kept_up_to_date() -> None:
    table = played("goats_and_goblins")
    assert table.match.decision is not None
    (leader,) = table.match.decision.seats
    table.play(leader, "declare 3")
    asked = (leader + 1) % 3
    assert len(alts(render_panel(table.scene(leader), ROOT_FOCUS, stands=True))) == 1, (
        "the leader may play cards while others vote"
    )
    assert alts(render_panel(table.scene(leader), ROOT_FOCUS, stands=True, elsewhere=True)) == []
    assert len(alts(render_panel(table.scene(asked), ROOT_FOCUS, stands=True, elsewhere=True))) == 1


def test_a_hand_that_its_player_opens_shows_the_table_in_a_game_without_hands() -> None:
    table = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32)))
    idle = next(seat for seat in range(3) if seat not in table.match.decision.seats)  # type: ignore[union-attr]  # it has begun
    assert alts(render_panel(table.scene(idle), ROOT_FOCUS, stands=True)) == []
    assert len(alts(render_panel(table.scene(idle), ROOT_FOCUS, stands=True, opened=True))) == 1
