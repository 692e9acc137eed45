"""Forms open by themselves though this machine's clock is fast, and by a button where the store is slow."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import list_buttons
from bot.sandbox.world.interactions import Interaction
from bot.ui.answers import reply
from bot.ui.connection.clock_skew import MACHINE_SKEW
from tests.e2e.house import House, house
from tests.e2e.robot import open_table

pytestmark = pytest.mark.usefixtures("undrawn")


def newest(home: House) -> Interaction:
    """Return what somebody did last."""
    return next(reversed(home.sandbox.interactions._open.values()))


async def test_forms_open_whatever_the_clock_and_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, "forms", patience=1.8) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        home.sandbox.faults.shift_clock(-2.2)
        _, lobby = await open_table(home, ann, bob)
        assert MACHINE_SKEW.seconds <= -1.2
        opened = await ann.click(lobby, "Options")
        MACHINE_SKEW.forget_answers()
        home.sandbox.faults.shift_clock(0)
        assert opened.modal is not None, "the form opens though the clock here is fast"

        monkeypatch.setattr(reply, "ANSWER_PROMISE_SECONDS", 0.01)
        monkeypatch.setattr(reply, "FORM_ANSWER_SECONDS", 0.01)
        find, awake = home.parlour.tables.find_table, asyncio.Event()

        async def slowly(*wanted: Any) -> Any:
            await awake.wait()
            return await find(*wanted)

        monkeypatch.setattr(home.parlour.tables, "find_table", slowly)
        asking = asyncio.create_task(ann.click(lobby, "Options"))
        await ann.wait_until(lambda: newest(home) is not opened.interaction and newest(home).answer)
        awake.set()
        late = await asking
        there = await ann.wait_for_message(lambda message: "too slow" in message.text)
        assert late.failure_reason is None
        monkeypatch.undo()
        opened = await ann.click(there, list_buttons(there)[0].label)
        assert opened.modal is not None
        done = await ann.submit(opened.modal, {})
        assert done.failure_reason is None
        assert "Done" in (ann.refresh_message(there) or there).text
