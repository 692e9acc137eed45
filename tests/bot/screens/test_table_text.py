"""A picture's description is in whole sentences; if there are too many, "Read the table" shows them all."""

import pytest

from bot.pictures import alt_text
from bot.pictures.alt_text import LONGEST_BRIEF, choose_fitting_alt_text
from bot.pictures.picture import LONGEST_ALT
from bot.screens.board import render_board
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.table_text import TABLE_TOPIC, describe_help_topic
from bot.screens.screen_registry import find_screen
from games import find_game, list_game_keys
from games.engine import Match
from tests.bot.screens.scenes import Played, buttons_of


def test_what_fits_is_said_whole() -> None:
    told = choose_fitting_alt_text([lambda: "x" * LONGEST_ALT, lambda: "short"])
    assert (len(told.brief), told.brief) == (LONGEST_ALT, told.whole)


def test_the_essence_is_said_where_all_of_it_does_not_fit() -> None:
    told = choose_fitting_alt_text([lambda: "long " * 500, lambda: "too long " * 200, lambda: "the essence."])
    assert told.brief == "the essence."
    assert told.whole == "long " * 500


def test_an_essence_that_is_too_long_loses_whole_words_and_is_cut_in_none() -> None:
    told = choose_fitting_alt_text([lambda: "A sentence of some length; another one. " * 100])
    assert len(told.brief) <= LONGEST_BRIEF
    assert told.brief.endswith(("A…", "sentence…", "of…", "some…", "length;…", "another…", "one.…"))


@pytest.mark.parametrize("game", list_game_keys())
def test_a_button_reads_all_of_a_picture(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played, screen = Played(Match.deal_by_key(game, seats=find_game(game).seats[-1], seed=bytes(32))), find_screen(game)
    monkeypatch.setattr(alt_text, "LONGEST_ALT", 60)
    monkeypatch.setattr(alt_text, "LONGEST_BRIEF", 50)
    for scene, shown in (
        (played.scene(), render_board(played.scene())),
        (played.scene(0), render_panel(played.scene(0))),
    ):
        brief = [figure for figure in shown.figures if figure.brief]
        assert [button.label for button in buttons_of(render_more_menu(scene))].count("Read the table") == 1
        if brief:
            assert brief[0].alt.endswith("Read the table”.")
            assert len(describe_help_topic(scene, screen, TABLE_TOPIC, played.scene())) > len(brief[0].alt)


@pytest.mark.parametrize("game", list_game_keys())
def test_players_and_spectators_may_have_the_table_read(game: str) -> None:
    played, screen = Played(Match.deal_by_key(game, seats=find_game(game).seats[-1], seed=bytes(32))), find_screen(game)
    for seat in (None, 0):
        assert describe_help_topic(played.scene(seat), screen, TABLE_TOPIC, played.scene())
