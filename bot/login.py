"""Where the bot logs in (token): on Discord, otherwise in a sandbox on this machine, which is loaded only then."""

import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from bot.error_codes import explain_file_error, explain_port_error
from bot.settings import BadSetting, Settings
from games import find_game, list_game_keys
from games.engine.words import Words, get_english_sentence, list_languages, load_words

if TYPE_CHECKING:
    from bot.sandbox import FirstSteps

FIRST_TABLE_GOBLINS = 3
"""This many sit at a newcomer's first table."""


async def get_token(settings: Settings, stack: AsyncExitStack) -> str:
    """Return the token to log in with: Discord's, or that of a sandbox that lives as long as the stack.

    Raises `BadSetting` or `Trouble` if the sandbox cannot have its port or its state file.
    """
    if settings.sandbox_address:
        _set_api_address(settings.sandbox_address)
    token = (
        settings.discord_token.get_secret_value()
        if settings.discord_token
        else await _connect_to_sandbox(settings, stack)
    )
    if settings.discord_api:
        _redirect_rest_api(settings.discord_api)
    return token


async def _connect_to_sandbox(settings: Settings, stack: AsyncExitStack) -> str:
    address, token = await _start_sandbox(settings, stack)
    _set_api_address(address)
    sys.stderr.write(get_english_sentence("main-sandbox", address=address) + "\n")
    return token


def _redirect_rest_api(api: str) -> None:
    """Send every REST request of this process to another address; the gateway stays where it is."""
    from discord.http import Route  # noqa: PLC0415  nothing of it where nobody asks for it

    Route.BASE = api


def _set_api_address(address: str) -> None:
    from bot.sandbox.discord_py import point_discord_at  # noqa: PLC0415  nothing of the sandbox where nobody asks for it

    point_discord_at(address)


def list_first_steps() -> "list[FirstSteps]":
    """Return what the sandbox's page offers to new visitors: a table with three goblins, and a lesson."""
    return [steps for language in sorted(list_languages()) for steps in _translate_first_steps(load_words(language))]


def _translate_first_steps(say: Words) -> "list[FirstSteps]":
    """Return the first steps in one language."""
    from bot.sandbox import FirstSteps  # noqa: PLC0415  nothing of it where there is a token

    counted = {key: _count_button_presses(find_game(key).seats[0]) for key in list_game_keys()}
    presses = {key: (say("lobby-grown"),) * count for key, count in counted.items()}
    return [
        FirstSteps(say("page-first-table"), "play", presses, say.language),
        FirstSteps(say("page-first-lesson"), "learn", language=say.language),
    ]


def _count_button_presses(min_seats: int) -> int:
    """Return how often "Add a grown goblin" brings three of them: the first press brings as many as a match needs."""
    return FIRST_TABLE_GOBLINS + 1 - max(1, min_seats - 1)


async def _start_sandbox(settings: Settings, stack: AsyncExitStack) -> tuple[str, str]:
    """Start a sandbox; return its address and the bot's token."""
    from bot.sandbox import Sandbox  # noqa: PLC0415  nothing of it where there is a token
    from bot.sandbox.state_file import InvalidStateFile  # noqa: PLC0415  the same

    try:
        sandbox = Sandbox(
            settings.sandbox_port,
            settings.sandbox_record,
            servers=settings.sandbox_servers,
            state=settings.sandbox_state,
            first_steps=list_first_steps(),
        )
        await stack.enter_async_context(sandbox)
    except InvalidStateFile as problem:
        raise BadSetting("bad-setting", name="SANDBOX_STATE", problem=str(problem)) from None
    except OSError as problem:
        of_record = problem.filename is not None and problem.filename == str(settings.sandbox_record)
        named = "SANDBOX_RECORD" if of_record else "SANDBOX_STATE"
        of_file = explain_file_error(problem, settings.sandbox_state, named)
        raise of_file or explain_port_error(problem, settings.sandbox_port, port_name="SANDBOX_PORT") from None
    return sandbox.address, sandbox.token
