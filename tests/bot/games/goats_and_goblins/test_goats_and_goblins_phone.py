"""Goats & Goblins on one phone screen: three rows of controls, and what hurts is told with its cause."""

import pytest

from bot.games.goats_and_goblins.screen import GoatsAndGoblinsScreen
from bot.screens.board import render_board
from bot.screens.layout import Row
from bot.screens.panel import render_panel
from bot.screens.text_width import ROOM_ABOVE_PICTURE
from tests.bot.games.goats_and_goblins.test_goats_and_goblins_screen import laid, played
from tests.bot.screens.scenes import Played, random_steps, text_of
from tests.games.goats_and_goblins.cave_table import CaveTable

pytestmark = pytest.mark.usefixtures("undrawn")

SCREEN = GoatsAndGoblinsScreen()
FALLS = "gold 3, cave-in 1, goat 2, cave-in 2"


def test_no_message_has_more_than_three_rows() -> None:
    for seats in (2, 4, 6):
        table = played(seats)
        for seat, _ in random_steps(table, lot=7, most=80):
            for shown in (render_board(table.scene()), render_panel(table.scene(seat))):
                assert sum(isinstance(part, Row) for part in shown.parts) <= 3


def test_whoever_was_in_reads_whose_cave_fell_and_what_it_cost() -> None:
    moves = ("ann declare 4", "bob in", "cid out", "dot out")
    table = laid(*moves, top=FALLS, more=9)
    assert "**Ann’s cave fell on you: 2 cards lost.**" in text_of(render_panel(table.scene(1)))
    assert "**Ann’s cave fell:** 2 cards for the Outs." in text_of(render_panel(table.scene(2)))


def test_the_gist_tells_nobody_what_a_stone_showed() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    table = laid("ann declare 3", "bob play seeing-stone", "cid pass", top="gruff 5, gold 1, gold 2", hands=hands)
    for reader in (0, 2):
        told = SCREEN.narrator.format_brief_recap(
            table.scene(reader), list(table.scene(reader).table_view.recent_moves), reader, ROOM_ABOVE_PICTURE
        )
        assert told is not None
        assert "Gruff" not in " ".join(told)
        assert "Bob peeked at the next card." in " ".join(told)


def test_the_board_tells_who_goes_in_once_the_votes_are_open() -> None:
    table = laid(
        "ann declare 3", "bob in", "cid out", "dot out", top="gold 1, gold 2, gold 3", hands={"dot": "push-2 0"}
    )
    assert "In with Ann: Bob." in text_of(render_board(table.scene()))


def test_without_votes_nothing_that_fell_is_left_for_outs() -> None:
    table = Played(CaveTable(seats=2, top="gold 3, cave-in 2, cave-in 1").match)
    for _ in range(3):
        table.play(0, "draw")
    assert "**Your cave fell: your part of 1 card is lost.**" in text_of(render_panel(table.scene(0)))
    assert "**Ann’s cave fell on everybody: 1 card lost.**" in text_of(render_panel(table.scene(1)))
    assert "Outs" not in text_of(render_board(table.scene()))
