"""What shares a phone's screen: pictures below each other, and what a table is asked beside the controls."""

import struct
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.screens.board import render_board
from bot.screens.controls.widget import MoveWidget
from bot.screens.custom_ids import parse_custom_id
from bot.screens.frame import add_vote_buttons, fit_pictures
from bot.screens.layout import Button, Figure, Row, Screen, SmallPicture, arrange_buttons
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.agreement_lines import build_vote_buttons
from bot.screens.scene import Scene, escape_name
from bot.screens.screen_registry import find_screen
from bot.store.models import Proposal
from games.engine import Match
from tests.bot.screens.scenes import NOW, Played, buttons_of, text_of


def still(width: int, height: int) -> Figure:
    return Figure("board", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + struct.pack(">II", width, height), "A board.")


def moving(width: int, height: int) -> Figure:
    return Figure("beat", b"GIF89a" + struct.pack("<HH", width, height), "A moment.")


def test_a_moment_stands_alone_where_the_table_below_it_would_leave_the_screen() -> None:
    scene, low, high = moving(900, 400), still(900, 250), still(900, 700)
    assert fit_pictures([scene, low]) == [scene, low]
    assert fit_pictures([scene, high]) == [scene]
    assert fit_pictures([high]) == [high]
    assert fit_pictures([]) == []


def build_both_scenes(game: str, seats: int, **facts: Any) -> tuple[Scene, Scene]:
    """Return a table that is asked for a pause, or something else, as everybody and the player on turn see it."""
    played = Played(Match.deal_by_key(game, seats=seats, seed=bytes(32)))
    decision = played.match.decision
    assert decision is not None
    whole: dict[str, Any] = {"kind": "pause", "yes": (101,), **facts}
    proposal = Proposal(number=1, user_id=101, name="Bob", until=NOW + timedelta(minutes=9), **whole)
    scenes = (played.scene(), played.scene(decision.seats[0]))
    public, own = (
        replace(one, table_view=replace(one.table_view, table=replace(one.table, proposal=proposal))) for one in scenes
    )
    return public, own


def verbs(screen: Screen) -> set[str]:
    return {act.verb for button in buttons_of(screen) if (act := parse_custom_id(button.act))}


@pytest.mark.parametrize(("game", "seats"), [("goblin_market", 3), ("gobblestones", 2)])
def test_what_a_table_is_asked_adds_no_fourth_row_and_who_must_agree_is_behind_more(game: str, seats: int) -> None:
    public, own = build_both_scenes(game, seats)
    for shown in (render_board(public), render_panel(own)):
        assert {"no", "all"} <= verbs(shown)
        assert len([part for part in shown.parts if isinstance(part, Row)]) <= 3
        assert "pause the match?" in text_of(shown)
        assert f"1 yes: 2 of {seats} must agree" in text_of(shown)
        assert "more than half" not in text_of(shown)
    assert "yes" in verbs(render_board(public))
    behind = render_more_menu(own, public)
    assert "more than half of those who play must agree" in text_of(behind)
    assert "hand" in verbs(behind)


@pytest.mark.parametrize(("letters", "said"), [(3, "Yes, pause"), (7, "Yes"), (10, "Yes"), (11, "Yes, pause")])
def test_a_yes_is_only_as_short_as_it_must_be_to_save_a_row(letters: int, said: str) -> None:
    public, _ = build_both_scenes("goblin_market", 3)
    widget = MoveWidget(7, 1, find_screen("goblin_market").move_texts.build_move_controls(public), public.say)
    move = Button("m" * letters, "x")
    shown = add_vote_buttons(
        public, widget, lambda widget: [*[Row((move,))] * 3, *arrange_buttons([move, *widget.more])]
    )
    labels = [button.label for row in shown if isinstance(row, Row) for button in row.buttons]
    assert labels[-2:] == [said, "No"]


def test_the_question_names_who_said_no_and_asks_nobody_about_themselves() -> None:
    public, _ = build_both_scenes("goblin_market", 3, kind="end", yes=(101,))
    rest = public.join_list([escape_name(public.table.sitters[seat].name) for seat in (0, 2)])
    assert f"1 yes: all must agree; not answered yet: {rest} · " in text_of(render_board(public))
    removal = {"kind": "replace", "yes": (101,), "no": (102,)}
    public, own = build_both_scenes("goblin_market", 3)
    assert own.seat is not None
    whom, about = (own.table.get_sitter_at(own.seat).user_id,), str((own.seat + 1) % 3)
    public, own = build_both_scenes("goblin_market", 3, about=str(own.seat), **removal)
    assert f"1 yes, 1 no ({escape_name(public.table.sitters[2].name)}): 2 of 2 must agree" in text_of(
        render_board(public)
    )
    assert [button.label for button in build_vote_buttons(public)] == ["Yes, remove", "No"]
    assert build_vote_buttons(own) == []
    for vote, left, line in (("yes", "No", "-# You said yes."), ("no", "Yes, remove", "-# You said no.")):
        votes = {"kind": "replace", "yes": (), "no": (), vote: whom}
        public, voter = build_both_scenes("goblin_market", 3, about=about, **votes)
        assert [button.label for button in build_vote_buttons(voter)] == [left]
        assert line in text_of(render_panel(voter, public=public)).splitlines()
        assert line not in text_of(render_board(public))
    assert "only if the host allows it" in text_of(render_board(public))


def newcomer(met: tuple[str, ...] | None = ()) -> tuple[Scene, Scene]:
    """Return a second player's first question after another's move, as they and as everybody see it.

    `met` are the kinds of questions that they know; `None`: they know the game.
    """
    played = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32)))
    assert played.match.decision is not None
    (first,) = played.match.decision.seats
    played.play(first, "bid 1")
    (second,) = played.match.decision.seats
    scenes = []
    for scene in (played.scene(second), played.scene()):
        sitters = tuple(replace(one, met=met) if one.seat == second else one for one in scene.table.sitters)
        table = replace(scene.table, sitters=sitters)
        scenes.append(replace(scene, table_view=replace(scene.table_view, table=table)))
    return scenes[0], scenes[1]


def test_who_is_asked_something_for_the_first_time_reads_what_happened_and_where_help_is() -> None:
    for screen in (render_panel(newcomer()[0]), render_board(newcomer()[1])):
        head = text_of(screen)
        assert "bids 1" in head
        assert "new to this?" in head.lower()
    for met in (("bid",), None):
        assert "new to this?" not in text_of(render_panel(newcomer(met)[0])).lower()


def test_a_paused_board_tells_only_of_the_pause() -> None:
    _, public = newcomer()
    paused = replace(public.table, paused_at=NOW, deadline=None)
    told = text_of(render_board(replace(public, table_view=replace(public.table_view, table=paused))))
    assert "bids 1" not in told
    assert "new to this?" not in told.lower()


def test_a_moment_too_high_for_the_table_below_it_stands_beside_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32)))
    assert played.match.decision is not None
    (asked_seat,) = played.match.decision.seats
    others = played.scene((asked_seat + 1) % 3)
    monkeypatch.setattr("bot.screens.panel.build_missed_moment", lambda *_: [moving(900, 400)])
    shown = render_panel(others)
    assert [part.figure.name for part in shown.parts if isinstance(part, SmallPicture)] == ["beat"]
    assert [part.name for part in shown.parts if isinstance(part, Figure)] == ["picture1"]
