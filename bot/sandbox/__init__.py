"""A Discord on this machine: REST and gateway on loopback for an unmodified discord.py, and people to play with.

async with Sandbox() as sandbox:
    point_discord_at(sandbox.address)        # from bot.sandbox.pointing; before the client connects
    asyncio.create_task(client.start(sandbox.token))
    ann = sandbox.person("Ann")
    answer = await ann.slash("play", game="gobblestones")
    await ann.click(answer.message, "Join")
"""

from bot.sandbox.errors import NotPossible
from bot.sandbox.looking import Button, Choice, Modal, Picture, Seen, Select, buttons, pictures, selects, texts
from bot.sandbox.person import Answer, Person, Room
from bot.sandbox.server import Sandbox

__all__ = [
    "Answer",
    "Button",
    "Choice",
    "Modal",
    "NotPossible",
    "Person",
    "Picture",
    "Room",
    "Sandbox",
    "Seen",
    "Select",
    "buttons",
    "pictures",
    "selects",
    "texts",
]
