"""The board says who is away; players who left the server are noticed; goblins play for both."""

from pathlib import Path

import pytest

from bot.tables import VirtualClock
from tests.e2e.house import house
from tests.e2e.robot import behind_more, open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_a_seat_goes_on_without_a_player_who_left_the_server_and_the_others_are_told(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "left-server", clock) as home:
        ann, bob, settle = home.person("Ann"), home.person("Bob"), home.parlour.delivery.wait_until_settled
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await settle()
        home.sandbox.faults.leave_guild("Bob")
        await home.parlour.tables.play_move(table, ann.id, "end")
        for _ in range(2):
            clock.advance(100)
            await home.parlour.tables.time.process_due_tables()
            await settle()
        sitter = (await home.parlour.tables.find_table(table)).find_sitter(bob.id)
        assert sitter is not None
        assert sitter.gone
        assert "Bob has left. Want the seat? `/table sit`" in (await robot.board()).text
        await home.parlour.tables.play_move(table, ann.id, "end")
        await home.parlour.goblins.wait_until_idle()
        assert (await home.parlour.tables.load_view(table, ann.id)).waits_for_viewer
        assert home.parlour.delivery.failure_count == 0


async def test_a_goblin_plays_for_the_missing_as_all_are_told_until_they_come_back(tmp_path: Path) -> None:
    async with house(tmp_path, "told-away") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await home.parlour.tables.changes.change_table(table, lambda draft: draft.set_sitter(bob.id, silent=2))
        await home.parlour.tables.play_move(table, ann.id, "end")
        await home.parlour.goblins.wait_until_idle()
        await home.parlour.delivery.wait_until_settled()
        board = await robot.board()
        assert "Bob is away." in board.text
        assert "Bob’s goblin" in (await behind_more(ann, board)).text
        assert (await home.parlour.tables.load_view(table, ann.id)).waits_for_viewer
        await home.parlour.tables.resign_match(table, bob.id)
        await home.parlour.delivery.wait_until_settled()
        answer = await bob.click(await robot.board(), "My hand")
        assert answer.message
        await bob.click(answer.message, "Take my seat back")
        assert (await home.parlour.tables.find_table(table)).find_seat(bob.id) == 1
