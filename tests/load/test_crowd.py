"""The people of a bot in trouble: a control may be gone by the time that they use it, and an answer read at once."""

import asyncio

import pytest

from bot.sandbox import Sandbox, SeenMessage
from bot.sandbox.bots.interaction_answers import apply_interaction_response
from bot.sandbox.world import messages
from bot.sandbox.world.protocol import AnswerKind
from tests.hand_clock import HandClock, lose_patience
from tests.load.crowd import people
from tests.load.crowd.people import ClickOutcome, Crowd

CLICK = "play:1:1:pass"
ROW = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Pass", "custom_id": CLICK, "id": 2}], "id": 1}


async def test_a_control_in_a_thread_that_is_gone_is_an_outcome() -> None:
    async with Sandbox(people=("Ann",)) as sandbox:
        crowd = Crowd(sandbox)
        message = SeenMessage({"id": "1", "channel_id": "2", "components": []}, {})
        assert await crowd.use(crowd.people[0].id, message, CLICK) == ClickOutcome(0.0)


async def test_a_command_of_somebody_who_has_left_the_server_is_an_outcome() -> None:
    async with Sandbox(people=("Ann",)) as sandbox:
        crowd = Crowd(sandbox)
        ann = crowd.people[0]
        sandbox.world.guilds[sandbox.guild_id].departed.add(ann.id)
        assert await crowd.command(ann, "play", game="gobblestones") == ClickOutcome(0.0)


async def test_people_have_discord_in_their_languages_in_turns() -> None:
    async with Sandbox(people=("Ann", "Bob", "Cid")) as sandbox:
        crowd = Crowd(sandbox)
        crowd.choose_languages(("en", "de"))
        assert [person.locale for person in crowd.people] == ["en-US", "de", "en-US"]


OPENER = "options:1::"


async def test_a_form_that_nobody_opens_or_whose_button_is_gone_is_an_outcome() -> None:
    async with Sandbox(people=("Ann",), now=HandClock()) as sandbox:
        crowd = Crowd(sandbox)
        stage, ann = sandbox.stage, crowd.people[0]
        row = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Options", "custom_id": OPENER, "id": 2}]}
        channel = stage.world.get_channel(sandbox.find_channel_id("parlour"))
        lobby = messages.post_message(
            stage, channel, stage.world.bot, {"content": "A table", "components": [row | {"id": 1}]}
        )
        seen = SeenMessage(stage.build_page_message(lobby), {})
        pressing = asyncio.create_task(crowd.fill(ann.id, seen, OPENER, {"pace": "live"}))
        await asyncio.sleep(0)
        assert crowd.pressed[-1].control == OPENER
        lose_patience(sandbox)
        assert (await pressing).failed == "The application did not respond"
        messages.delete_message_and_announce(stage, lobby)
        assert await crowd.fill(ann.id, seen, OPENER, {}) == ClickOutcome(0.0)


async def test_what_the_answer_says_is_read_at_once_though_another_edit_follows() -> None:
    async with Sandbox(people=("Ann",)) as sandbox:
        crowd = Crowd(sandbox)
        stage, interactions = sandbox.stage, sandbox.interactions
        channel = stage.world.get_channel(sandbox.find_channel_id("parlour"))
        board = messages.post_message(stage, channel, stage.world.bot, {"content": "Your turn", "components": [ROW]})
        seen = SeenMessage(stage.build_page_message(board), {})
        clicking = asyncio.create_task(crowd.use(crowd.people[0].id, seen, CLICK))
        await asyncio.sleep(0)
        sent = interactions.find_interaction(crowd.pressed[-1].interaction)
        assert sent
        apply_interaction_response(interactions, sent, {"type": AnswerKind.UPDATE, "data": {"content": "Too late"}}, ())
        messages.edit_message_and_announce(stage, board, {"content": "Bob thinks"})
        outcome = await clicking
        assert (outcome.text, outcome.promised, outcome.failed) == ("Too late", False, None)
        assert crowd.pressed[-1].ended == "UPDATE"


@pytest.mark.parametrize("gone", [True, False])
async def test_a_promise_in_a_message_that_is_gone_is_kept_elsewhere(
    monkeypatch: pytest.MonkeyPatch, *, gone: bool
) -> None:
    monkeypatch.setattr(people, "PATIENCE", 0.05)
    async with Sandbox(people=("Ann",)) as sandbox:
        crowd = Crowd(sandbox)
        stage, interactions = sandbox.stage, sandbox.interactions
        channel = stage.world.get_channel(sandbox.find_channel_id("parlour"))
        panel = messages.post_message(stage, channel, stage.world.bot, {"content": "Your turn", "components": [ROW]})
        clicking = asyncio.create_task(
            crowd.use(crowd.people[0].id, SeenMessage(stage.build_page_message(panel), {}), CLICK)
        )
        await asyncio.sleep(0)
        sent = interactions.find_interaction(crowd.pressed[-1].interaction)
        assert sent
        if gone:
            messages.delete_message_and_announce(stage, panel)
        apply_interaction_response(interactions, sent, {"type": AnswerKind.DEFERRED_UPDATE}, ())
        assert (await clicking).failed == (None if gone else "never shown")
        assert crowd.pressed[-1].ended.endswith("its message is gone") is gone
