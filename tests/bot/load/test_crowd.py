"""The people of a house in trouble: a control may be gone by the time that they use it."""

from bot.load.crowd.people import ClickOutcome, Crowd
from bot.sandbox import Sandbox, Seen


async def test_a_control_in_a_thread_that_is_gone_is_an_outcome() -> None:
    async with Sandbox(people=("Ann",)) as sandbox:
        crowd = Crowd(sandbox)
        message = Seen({"id": "1", "channel_id": "2", "components": []}, {})
        assert await crowd.use(crowd.people[0].id, message, "play:1:1:pass") == ClickOutcome(0.0)
