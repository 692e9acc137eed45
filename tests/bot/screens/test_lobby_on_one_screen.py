"""The invitation fits one phone's screen: five buttons and a menu; the promise stands there, and nowhere else."""

import re
from dataclasses import replace

import pytest

from bot.screens.board import render_board
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import Menu, Row
from bot.screens.lobby import render_lobby
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.options import format_options_line
from bot.store.models import Removal, RemovalBy, Sitter, Table
from bot.ui.surfaces.ping_decider import plays_alone_without_clock
from games import find_game, list_game_keys
from games.engine import Match, shorten_commitment
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, text_of

pytestmark = pytest.mark.usefixtures("in_words")

AGES = ["young", "grown", "old"]
PRESETS = ["first-game", "hard-goblins"]


def opened(game: str) -> Table:
    """Return an invitation to a game, which one person has opened."""
    table = Played(Match.deal_by_key(game, seats=max(2, find_game(game).seats[0]), seed=bytes(32))).table
    return replace(table, status="lobby", sitters=table.sitters[:1], started_at=None, thread_id=None)


def menu_of(table: Table, *, goblins: bool = True, role: bool = False, ladder: bool = False) -> list[str]:
    shown = render_lobby(table, load_words(), goblins=goblins, callable_role=role, ladder=ladder)
    (menu,) = [part for part in shown.parts if isinstance(part, Menu)]
    return [option.value for option in menu.options]


@pytest.mark.parametrize("game", list_game_keys())
def test_an_invitation_has_five_buttons_and_one_menu_below_its_title_and_figures(game: str) -> None:
    shown = render_lobby(opened(game), load_words())
    rows = [part for part in shown.parts if isinstance(part, Row)]
    assert [len(row.buttons) for row in rows] == [3, 2], "no row of a phone wraps"
    verbs = [act.verb for row in rows for button in row.buttons if (act := parse_custom_id(button.act))]
    assert verbs == ["join", "start", "options", "howto", "leave"]
    title, *small = text_of(shown).splitlines()
    assert title.startswith("### ")
    assert find_game(game).title in title
    assert any(line.startswith("-# ") and re.search(r" \d+ minutes \(goblins only: \d+\)$", line) for line in small)


def test_each_change_makes_the_menu_new_so_that_it_forgets_what_was_chosen() -> None:
    tables = [replace(opened("goblin_market"), version=version) for version in (1, 2)]
    shown = [render_lobby(table, load_words()) for table in tables]
    acts = [part.act for screen in shown for part in screen.parts if isinstance(part, Menu)]
    assert len(set(acts)) == 2
    assert all(parse_custom_id(act) for act in acts)


@pytest.mark.parametrize(("by", "told"), [("block", "closed it."), ("manager", "removed Ann, its host.")])
def test_an_invitation_that_a_manager_closed_by_its_host_says_so(by: RemovalBy, told: str) -> None:
    host = opened("goblin_market").sitters[0]
    left = (Removal(host.user_id, "Ann", by),)
    closed = replace(opened("goblin_market"), status="closed", sitters=(), removals=left)
    assert f"A manager of this server {told}" in text_of(render_lobby(closed, load_words()))


def test_the_invitation_to_a_rematch_does_not_say_who_was_removed_from_the_match_before() -> None:
    before, here = Removal(8, "Jo", "vote"), Removal(9, "Max", "host", 1)
    lobby = replace(opened("goblin_market"), rematch_of=6, removals=(before, here))
    said = text_of(render_lobby(lobby, load_words()))
    assert "Max was removed by the host" in said
    assert "Jo" not in said


@pytest.mark.parametrize("game", list_game_keys())
def test_a_goblins_age_and_a_preset_are_chosen_in_the_menu(game: str) -> None:
    assert menu_of(opened(game))[: len(AGES + PRESETS)] == AGES + PRESETS
    assert not {*AGES, *PRESETS} & {*menu_of(opened(game), goblins=False)}
    assert "call" in menu_of(opened(game), role=True)
    assert "call" not in menu_of(opened(game))
    assert "fair" in menu_of(opened(game)), "what the promise means is behind a tap"
    assert "fair" not in menu_of(replace(opened(game), commitment=None))


def test_guests_read_who_starts_the_match_and_can_ask_for_them() -> None:
    alone = opened("goblin_market")
    alone = replace(alone, host_id=alone.sitters[0].user_id)
    guest = replace(alone, sitters=(*alone.sitters, Sitter(None, 99, "Bob")))
    goblin = replace(alone, sitters=(*alone.sitters, Sitter(None, -1, "Grub")))
    for table, has_guests in ((alone, False), (goblin, False), (guest, True)):
        assert ("Ann is the host and starts the match." in text_of(render_lobby(table, load_words()))) is has_guests
        assert ("ask-host" in menu_of(table)) is has_guests


@pytest.mark.parametrize("game", list_game_keys())
def test_the_promise_stands_once_in_small_print_and_only_in_the_invitation(game: str) -> None:
    table = opened(game)
    assert table.commitment
    promise = shorten_commitment(table.commitment)
    assert len(promise) == 43
    lines = [line for line in text_of(render_lobby(table, load_words())).splitlines() if promise in line]
    assert len(lines) == 1
    assert lines[0].startswith("-# ")
    played = Played(Match.deal_by_key(game, seats=max(2, find_game(game).seats[0]), seed=bytes(32)))
    for shown in (
        render_board(played.scene()),
        render_panel(played.scene(0)),
        render_more_menu(played.scene(0), played.scene()),
    ):
        assert shorten_commitment(played.match.commitment) not in text_of(shown)


def test_a_match_that_counts_says_so_and_the_menu_has_the_switch_where_there_is_a_ladder() -> None:
    plain = opened("gobblestones")
    counting = replace(plain, counts=True)
    assert "Counts for the ladder" in text_of(render_lobby(counting, load_words(), ladder=True))
    assert "ladder" not in text_of(render_lobby(plain, load_words(), ladder=True))
    switches = {"counts", "counts-not"}
    assert switches & {*menu_of(plain)} == set()
    assert switches & {*menu_of(plain, ladder=True)} == {"counts"}
    assert switches & {*menu_of(counting, ladder=True)} == {"counts-not"}
    assert switches & {*menu_of(counting)} == {"counts-not"}, "a ladder that was switched off since"


def test_a_table_of_an_evening_counts_each_seat_once_and_is_opened_by_nobody_there() -> None:
    waiting = replace(opened("goblin_market"), evening_id=1, invited=(1, 2, 3), host_id=1)
    ann = replace(waiting.sitters[0], user_id=1)
    for sitters, kept in (((), 3), ((ann,), 2)):
        text = text_of(render_lobby(replace(waiting, sitters=sitters), load_words()))
        free = find_game("goblin_market").seats[-1] - 3
        assert f"{free} more seats are free for anybody" in text
        assert text.count(" free") == 1, kept
        assert "### Game night: Goblin Market" in text
        assert "invites" not in text
    rematch = replace(opened("goblin_market"), evening_id=1, rematch_of=1)
    assert "invites you to Goblin Market" in text_of(render_lobby(rematch, load_words()))


def test_a_lobby_says_why_its_pace_is_another_than_was_chosen() -> None:
    ann = Sitter(None, 1, "Ann")
    alone = replace(
        opened("goblin_market"), pace="live", paced=False, sitters=(ann, *(Sitter(None, -n, "Grub") for n in (1, 2)))
    )
    assert format_options_line(alone, load_words()).endswith("No clock while one person plays")
    company = replace(alone, sitters=(*alone.sitters, Sitter(None, 2, "Bob")))
    assert format_options_line(company, load_words()).endswith(
        "Live: 3 minutes a turn, 6 for a beginner’s first two; picks: 1 minute"
    )
    assert plays_alone_without_clock(replace(alone, pace="none"))
    assert not plays_alone_without_clock(replace(company, pace="none"))
