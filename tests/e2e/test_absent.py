"""A player who was silent too often is told that the table no longer waits, and comes back with one click."""

from pathlib import Path

import pytest

from tests.e2e.house import house
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_one_click_on_the_board_brings_an_absent_player_back(tmp_path: Path) -> None:
    async with house(tmp_path, "absent") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        _, robot = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        await home.parlour.tables.changes.change_table(table, lambda draft: draft.set_sitter(bob.id, silent=2))
        await bob.wait_for_message(lambda message: "You missed two turns" in message.text, where=bob.dm)
        await bob.click(await robot.board(), "My hand")
        await home.parlour.delivery.wait_until_settled()
        assert not any("You missed two turns" in message.text for message in bob.list_visible_messages(bob.dm))
        await home.parlour.tables.play_move(table, ann.id, "end")
        assert (await home.parlour.tables.load_view(table, bob.id)).waits_for_viewer
