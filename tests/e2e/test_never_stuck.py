"""Nobody is stuck with anybody: a sleeper is replaced, a host changes, a manager closes, and everybody is told."""

from pathlib import Path

import pytest

from bot.sandbox.people.person import ClickResult
from bot.screens.board import render_board
from games.engine import Match
from tests.bot.screens.scenes import Played, text_of
from tests.e2e.house import house, labels
from tests.e2e.robot import ask_and_mean, kick, open_table, start
from tests.load.crowd.offers import menus

pytestmark = pytest.mark.usefixtures("undrawn")


def said(answer: ClickResult) -> str:
    assert answer.message is not None
    return answer.message.text


async def test_a_goblin_plays_on_for_somebody_removed_by_a_vote_until_the_host_lets_them_back(tmp_path: Path) -> None:
    async with house(tmp_path, "replaced") as home:
        ann, bob, cid, settle = (
            *(home.person(name) for name in ("Ann", "Bob", "Cid")),
            home.parlour.delivery.wait_until_settled,
        )
        table, lobby = await open_table(home, ann, bob, cid, first="1")
        robot, *_ = await start(home, table, lobby, [ann, bob, cid])
        await settle()
        here = robot.board_channel
        assert "You asked to remove Cid from the match." in said(await kick(ann, cid, here))
        await settle()
        board_now = await robot.board()
        assert "remove Cid from the match? A goblin plays on in that seat." in board_now.text
        await bob.click(board_now, "Yes, remove")
        await settle()
        assert (await home.parlour.tables.find_table(table)).find_seat(cid.id) is None
        told = await cid.wait_for_message(lambda message: "You were removed from" in message.text, where=cid.dm)
        assert labels(told) == []
        assert "only if Ann, the host, lets you" in said(await cid.slash("table sit", channel=here))
        assert (await home.parlour.tables.find_table(table)).find_seat(cid.id) is None
        more = (await ann.click(await robot.board(), "Menu…")).message
        assert more
        menu = (await ann.click(more, "Host menu: pause, remove, end…")).message
        assert menu
        let_in = await ann.choose_option(menu, menus(menu, "act")[0].custom_id, [f"let-in {cid.id}"])
        assert "Cid may come back to this table." in said(let_in)
        assert let_in.message
        assert labels(let_in.message) == ["Back to the menu"]
        await settle()
        called = await cid.wait_for_message(lambda message: "and may come back now" in message.text, where=cid.dm)
        back = await cid.click(called, "Take my seat back")
        assert "You are back at" in said(back)
        await settle()
        hand = await cid.wait_for_message(lambda message: bool(message.files), where=cid.dm)
        assert "You are back" not in hand.text, "the hand itself, in a message of its own"
        assert (await home.parlour.tables.find_table(table)).find_seat(cid.id) == 2


async def test_a_running_match_is_closed_after_a_question_that_names_its_players_who_are_told(tmp_path: Path) -> None:
    async with house(tmp_path, "closed-running") as home:
        ann, bob, settle = home.person("Ann"), home.person("Bob"), home.parlour.delivery.wait_until_settled
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await settle()
        await ann.write_message("blorp", ann.dm)
        await ann.wait_for_message(lambda message: "“blorp”" in message.text, where=ann.dm)
        asked = await ann.slash("table close", channel=robot.board_channel)
        assert "Close the table?" in said(asked)
        assert "with Ann and Bob." in said(asked)
        assert (await home.parlour.tables.find_table(table)).status == "playing", "nothing is closed yet"
        assert "do that" in said(await bob.slash("table close", channel=robot.board_channel))
        assert asked.message
        await ann.click(asked.message, "Close the table")
        await settle()
        told = "Ann has closed the match of"
        await bob.wait_for_message(lambda message: told in message.text, where=robot.board_channel)
        await bob.wait_for_message(lambda message: told in message.text, where=bob.dm)
        assert not any(labels(message) for message in ann.list_visible_messages(ann.dm)), (
            "no typed move can be pressed any more"
        )


async def test_who_watches_gets_a_board_without_anybody_s_buttons(tmp_path: Path) -> None:
    async with house(tmp_path, "watched") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, bob, cid, game="goblin_market", first="1")
        robot, *_ = await start(home, table, lobby, [ann, bob, cid])
        await home.parlour.delivery.wait_until_settled()
        shown = await home.person("Egon").slash("table show", channel=robot.board_channel)
        assert shown.message
        assert "bid or pass" in shown.message.text
        assert labels(shown.message) == []


async def test_the_hand_is_that_of_the_match_that_runs_and_not_of_a_lobby_opened_before(tmp_path: Path) -> None:
    async with house(tmp_path, "hand-of-which") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        await open_table(home, ann, game="goblin_market")
        table, lobby = await open_table(home, ann, bob, first="2")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        assert f"<#{robot.board_channel}>" in said(await ann.slash("hand", channel=ann.dm))


async def test_a_host_who_took_over_is_named_to_everybody(tmp_path: Path) -> None:
    async with house(tmp_path, "new-host") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        assert "host" not in (await robot.board()).text
        await ask_and_mean(ann, "table host", "Make Bob the host?", channel=robot.board_channel, member=bob.id)
        await home.parlour.delivery.wait_until_settled()
        assert "Bob is the host now." in (await robot.board()).text


async def test_one_yes_that_is_enough_is_not_called_an_agreement(tmp_path: Path) -> None:
    async with house(tmp_path, "alone") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        here = robot.board_channel
        await ann.slash("table pause", channel=here)
        assert "The match is paused. Ann sees it on the board." in said(await bob.slash("table pause", channel=here))
        assert "goes on" in said(await bob.slash("table resume", channel=here))


def test_a_match_that_is_ended_where_all_stand_level_has_no_winner() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32)))
    played.match.end_by_agreement()
    told = text_of(render_board(played.scene()))
    assert "**Called off, no winner.**" in told
    assert "share the victory" not in told
