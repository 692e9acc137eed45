"""The operator's `tables resend`: missing messages come back, even if the bot never heard that they went."""

from pathlib import Path

import pytest

from bot.sandbox.world.messages import delete_message_and_announce
from tests.e2e.house import house, labels
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_a_message_that_went_unheard_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, "resend") as home:
        people = [home.person("Ann"), home.person("Bob")]
        table, lobby = await open_table(home, *people, first="1")
        ann, _ = await start(home, table, lobby, people)
        await home.parlour.delivery.wait_until_settled()
        board = await ann.board()
        monkeypatch.setattr(home.parlour.delivery, "mark_message_deleted", lambda _message: None)
        delete_message_and_announce(
            home.sandbox.stage, home.sandbox.world.channels[board.channel_id].messages[board.id]
        )
        await home.parlour.delivery.wait_until_settled()
        assert not [m for m in ann.person.list_visible_messages(board.channel_id) if "My hand" in labels(m)]
        await home.parlour.delivery.resend_table(table)
        back = await ann.person.wait_for_message(lambda m: "My hand" in labels(m), where=board.channel_id)
        assert back.id != board.id
