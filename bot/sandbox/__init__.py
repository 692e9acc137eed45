"""A fake (mock) Discord on this machine: REST and gateway on loopback for an unmodified discord.py, and people.

async with Sandbox() as sandbox:
    point_discord_at(sandbox.address)        # from bot.sandbox.discord_py; before the client connects
    asyncio.create_task(client.start(sandbox.token))
    ann = sandbox.person("Ann")
    answer = await ann.slash("play", game="gobblestones")
    await ann.click(answer.message, "Join")
"""

from bot.sandbox.people.first_steps import FirstSteps
from bot.sandbox.people.person import ClickResult, Person, SeenChannel
from bot.sandbox.people.seen_messages import (
    Modal,
    SeenButton,
    SeenMessage,
    SeenOption,
    SeenPicture,
    Select,
    list_buttons,
    list_pictures,
    list_selects,
    list_texts,
)
from bot.sandbox.server import Sandbox
from bot.sandbox.world.errors import NotPossible

__all__ = [
    "ClickResult",
    "FirstSteps",
    "Modal",
    "NotPossible",
    "Person",
    "Sandbox",
    "SeenButton",
    "SeenChannel",
    "SeenMessage",
    "SeenOption",
    "SeenPicture",
    "Select",
    "list_buttons",
    "list_pictures",
    "list_selects",
    "list_texts",
]
