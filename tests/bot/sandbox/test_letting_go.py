"""A sandbox that runs for days deletes what nobody needs: files, expired interactions, sessions that said good-bye."""

import time
from pathlib import Path

import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.world.attachments import MAX_KEPT_DROPPED_FILES
from bot.sandbox.world.interactions import MIN_INTERACTIONS_TO_PURGE, NO_ANSWER_TEXT
from bot.sandbox.world.protocol import InteractionKind
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.raw import Raw
from tests.hand_clock import HandClock


async def _edit_often(sandbox: Sandbox, raw: Raw) -> str:
    path = f"/channels/{sandbox.channel_id}/messages"
    _, sent = await raw("POST", path, {"content": "board"}, {"board.png": b"0"})
    for number in range(MAX_KEPT_DROPPED_FILES + 5):
        status, sent = await raw("PATCH", f"{path}/{sent['id']}", {"attachments": []}, {"board.png": b"%d" % number})
        assert status == 200
    return str(sent["attachments"][0]["id"])


async def test_a_picture_that_an_edit_replaced_is_forgotten_after_a_while(sandbox: Sandbox, raw: Raw) -> None:
    newest = await _edit_often(sandbox, raw)
    assert len(sandbox.stage.files.content) == MAX_KEPT_DROPPED_FILES + 1
    assert int(newest) in sandbox.stage.files.content


async def test_a_state_folder_holds_no_more_than_the_messages_do(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    async with Sandbox(state=state) as sandbox, Raw(sandbox) as raw:
        newest = await _edit_often(sandbox, raw)
    Sandbox(state=state)
    assert [path.name for path in (tmp_path / "state.json.files").iterdir()] == [newest]


async def test_an_interaction_whose_token_is_dead_is_forgotten(sandbox: Sandbox, ann: Person, clock: HandClock) -> None:
    def open_one() -> int:
        channel = ann.find_room().channel
        return sandbox.interactions.send_interaction_to_bot(
            InteractionKind.COMMAND, ann.user, channel, {"name": "do"}
        ).id

    first, *_ = [open_one() for _ in range(MIN_INTERACTIONS_TO_PURGE)]
    assert sandbox.interactions.find_interaction(first)
    clock.pass_by(16 * 60)
    last = open_one()
    assert sandbox.interactions.find_interaction(first) is None
    assert sandbox.interactions.find_interaction(last)


async def test_a_session_ends_with_a_good_bye(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    await parrot.come(sandbox.token)
    assert len(sandbox.gateway.sessions) == 1
    await parrot.close()
    await ann.wait_until(lambda: not sandbox.gateway.is_online)
    assert sandbox.gateway.sessions == {}


async def test_time_itself_fails_an_interaction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.sandbox.world.interactions.INTERACTION_ANSWER_SECONDS", 0.02)
    async with Sandbox(now=time.monotonic) as sandbox:
        ann = sandbox.person("Ann")
        sent = sandbox.interactions.send_interaction_to_bot(
            InteractionKind.COMMAND, ann.user, ann.find_room().channel, {"name": "do"}
        )
        assert sent.state == "pending"
        await sent.settled.wait()
        assert sent.failed == NO_ANSWER_TEXT
