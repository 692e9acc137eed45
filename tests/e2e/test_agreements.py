"""A command asks a table, buttons on the board answer, and a seat that was left goes to somebody new."""

from pathlib import Path

import pytest

from bot.sandbox.people.person import ClickResult
from tests.e2e.house import house, labels
from tests.e2e.robot import open_table, start
from tests.load.crowd.offers import menus

pytestmark = pytest.mark.usefixtures("undrawn")


def said(answer: ClickResult) -> str:
    """Return what an answer says, to its person alone."""
    assert answer.message is not None
    assert answer.message.is_ephemeral
    return answer.message.text


async def test_a_table_is_paused_goes_on_and_is_ended_by_its_players(tmp_path: Path, any_url: str) -> None:
    async with house(tmp_path, "agreed", url=any_url) as home:
        ann, bob, settle = home.person("Ann"), home.person("Bob"), home.parlour.delivery.wait_until_settled
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await settle()
        here = robot.board_channel
        assert "You asked to pause the match. Bob sees the question" in said(
            await ann.slash("table pause", channel=here)
        )
        await settle()
        board = await robot.board()
        assert "Ann asks: pause the match?" in board.text
        assert "1 yes: 2 of 2 must agree" in board.text
        await bob.click(board, "Yes, pause")
        await settle()
        board = await robot.board()
        assert "**Ann and Bob agreed to pause**" in board.text
        assert labels(board)[:2] == ["Go on", "My hand"]
        assert "agreed to pause" in said(await ann.click(board, "My hand"))
        await ann.click(board, "Go on")
        await settle()
        assert "Ann let the match go on." in (await robot.board()).text
        assert "The pace is now *By day" in said(await ann.slash("table pace", channel=here, pace="by-day"))
        more = (await bob.click(await robot.board(), "Menu…")).message
        assert more is not None
        menu = (await bob.click(more, "Table menu: pause, pace, leave…")).message
        assert menu is not None
        sure = (await bob.choose_option(menu, menus(menu, "act")[0].custom_id, ["end"])).message
        assert sure is not None
        assert "The board asks Ann, with Yes and No." in sure.text
        assert "You asked to end the match now" in said(await bob.click(sure, "Ask the others"))
        await settle()
        assert "1 yes: all must agree; not answered yet: Ann" in (await robot.board()).text
        await ann.click(await robot.board(), "Yes, end it")
        board = await ann.wait_for_message(lambda message: "Rematch" in labels(message), where=here)
        assert "Bob asked, all agreed: the match ends here." in board.text


async def test_a_substitute_gets_the_hand_of_a_left_seat_and_the_former_panel_goes(
    tmp_path: Path, any_url: str
) -> None:
    async with house(tmp_path, "substitute", url=any_url) as home:
        ann, bob, cid, settle = (
            home.person("Ann"),
            home.person("Bob"),
            home.person("Cid"),
            home.parlour.delivery.wait_until_settled,
        )
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await settle()
        here = robot.board_channel
        assert "No seat is free" in said(await cid.slash("table sit", channel=here))
        asked = await bob.slash("table leave", channel=here)
        assert asked.message is not None
        await bob.click(asked.message, "Leave the match")
        more = (await cid.click(await robot.board(), "Menu…")).message
        assert more is not None
        assert "The host, or half" in said(await cid.click(more, "Ask for the seat"))
        await settle()
        board = await robot.board()
        assert "Cid would like to play on in the seat of Bob" in board.text
        assert "You have no seat" in said(await cid.click(board, "Yes, let them"))
        await ann.click(board, "Yes, let them")
        await settle()
        assert any(f"<#{here}>" in message.text for message in cid.list_visible_messages(cid.dm))
        assert not any(
            "your hand" in message.text.lower() and labels(message) for message in bob.list_visible_messages(bob.dm)
        )
        told = [message for message in bob.list_visible_messages(bob.dm) if "Cid took over your seat" in message.text]
        assert [labels(message) for message in told] == [[]], "what a goblin would give back is no longer there"
        assert "You have no seat at this table" in said(await bob.click(await robot.board(), "My hand"))
        assert (await home.parlour.tables.find_table(table)).find_seat(cid.id) == 1
