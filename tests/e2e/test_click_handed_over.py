"""A click is plain data: written down and read again, as another process would get it, it is answered just the same."""

from pathlib import Path

import pytest
from pydantic import TypeAdapter

from bot.ui.answers.click import Click
from bot.ui.interactions.dispatch import ClickDispatcher
from tests.e2e.house import house
from tests.e2e.robot import behind_more, open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")

WIRE = TypeAdapter(Click)


async def test_clicks_and_modals_are_answered_from_what_was_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, sent = ClickDispatcher.__call__, list[bytes]()

    async def answer_elsewhere(clicks: ClickDispatcher, click: Click, _: object) -> None:
        sent.append(WIRE.dump_json(click))
        await answer(clicks, WIRE.validate_json(sent[-1]))

    monkeypatch.setattr(ClickDispatcher, "__call__", answer_elsewhere)
    async with house(tmp_path, "handed-over") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await robots[0].lay_row(1, most=1)
        opened = await bob.click(await behind_more(bob, await robots[1].panel(2)), "Type a move")
        assert opened.modal is not None
        legal = (await home.parlour.tables.load_view(table, bob.id)).legal
        _, space, colour = str(next(iter(legal))).split()
        typed = await bob.submit(opened.modal, {"Your move": f"{space}: {colour}"})
        assert typed.failure_reason is None
        hand = await ann.click(await robots[0].board(), "My hand")
        assert hand.message is not None
        assert hand.message.is_ephemeral
        assert len(sent) >= 7
        moves = await home.parlour.tables.store.tables.list_record_moves(table)
        assert moves[-1].seat == 1
