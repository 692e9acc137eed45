"""What Discord refuses in application commands."""

from typing import Any

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.bots.validation import validate_commands
from bot.sandbox.world.errors import Refused
from tests.bot.sandbox.bodies import commands, spoilt
from tests.bot.sandbox.contract import request_problems
from tests.bot.sandbox.raw import Raw, named_fields


def option(kind: int, name: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "Something"} | fields


LONG = [option(3, f"o{n}", choices=[{"name": "n" * 100, "value": "v" * 100}] * 2) for n in range(25)]
COMMANDS: list[tuple[str, Any, str]] = [
    ("0.name", "Play", "0.name"),
    ("0.name", "play it", "0.name"),
    ("0.name", "x" * 33, "0.name"),
    ("0.name", ..., "0.name"),
    ("0.name", "table", "1.name"),
    ("0.description", "x" * 101, "0.description"),
    ("0.description", "", "0.description"),
    ("0.type", 9, "0.type"),
    ("0.contexts", [0, 0], "0.contexts.1"),
    ("0.contexts", [3], "0.contexts.0"),
    ("0.options", [option(3, f"o{n}") for n in range(26)], "0.options"),
    ("0.options.0.name", "Game", "0.options.0.name"),
    ("0.options.0.name", "seats", "0.options.1.name"),
    ("0.options.0.description", ..., "0.options.0.description"),
    ("0.options.0.type", 12, "0.options.0.type"),
    ("0.options.0.choices", [{"name": str(n), "value": str(n)} for n in range(26)], "0.options.0.choices"),
    ("0.options.0.choices.0.name", "x" * 101, "0.options.0.choices.0.name"),
    ("0.options.0.autocomplete", True, "0.options.0"),
    ("0.options.1.min_value", "two", "0.options.1.min_value"),
    ("0.options.3.channel_types", [99], "0.options.3.channel_types.0"),
    ("0.options", LONG, "0"),
    ("1.options", [option(1, f"s{n}") for n in range(26)], "1.options"),
    ("1.options.1.options.0.type", 3, "1.options.1.options.0.type"),
    ("1.options.0.options.0.type", 1, "1.options.0.options.0.type"),
    ("2.description", "A description", "2.description"),
]


async def _put(sandbox: Sandbox, raw: Raw, body: Any) -> tuple[int, Any]:
    return await raw("PUT", f"/applications/{sandbox.application_id}/commands", body)


async def test_a_set_of_commands_is_taken(sandbox: Sandbox, raw: Raw) -> None:
    status, said = await _put(sandbox, raw, commands())
    assert (status, [command["name"] for command in said]) == (200, ["play", "table", "Look"])


@pytest.mark.parametrize(("at", "value", "named"), COMMANDS)
def test_a_spoilt_command_is_refused(at: str, value: Any, named: str) -> None:
    with pytest.raises(Refused) as refused:
        validate_commands(spoilt(commands(), at, value))
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert named in named_fields(refused.value.errors)


async def test_a_refused_set_of_commands_changes_nothing(sandbox: Sandbox, raw: Raw) -> None:
    status, said = await _put(sandbox, raw, spoilt(commands(), "0.name", "Play"))
    assert (status, said["code"], list(said["errors"]["0"])) == (400, 50035, ["name"])
    assert sandbox.world.list_all_commands() == []


@pytest.mark.parametrize(("at", "value"), [(at, value) for at, value, _ in COMMANDS])
def test_discords_description_refuses_the_same_command(at: str, value: Any) -> None:
    assert request_problems("PUT", "/applications/1/commands", spoilt(commands(), at, value))


async def test_a_required_option_after_an_optional_one_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    options = [option(3, "first"), option(3, "second", required=True)]
    status, said = await _put(sandbox, raw, [{"name": "do", "description": "d", "options": options}])
    assert (status, named_fields(said["errors"])) == (400, {"0.options.1"})


async def test_subcommands_beside_plain_options_are_refused(sandbox: Sandbox, raw: Raw) -> None:
    options = [option(1, "show"), option(3, "word")]
    status, said = await _put(sandbox, raw, [{"name": "do", "description": "d", "options": options}])
    assert (status, named_fields(said["errors"])) == (400, {"0.options"})


async def test_a_hundred_commands_are_taken_and_one_more_is_not(sandbox: Sandbox, raw: Raw) -> None:
    many = [{"name": f"do{n}", "description": "d"} for n in range(101)]
    assert (await _put(sandbox, raw, many[:100]))[0] == 200
    assert (await _put(sandbox, raw, many))[0] == 400


async def test_commands_of_another_application_are_not_touched(raw: Raw) -> None:
    status, said = await raw("PUT", "/applications/1/commands", [])
    assert (status, said["code"]) == (403, 20012)


async def test_commands_of_another_guild_are_out_of_reach(sandbox: Sandbox, raw: Raw) -> None:
    status, said = await raw("PUT", f"/applications/{sandbox.application_id}/guilds/1/commands", [])
    assert (status, said["code"]) == (403, 50001)


async def test_one_command_is_refused_by_itself_too(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.application_id}/commands"
    status, said = await raw("POST", path, {"name": "Do", "description": "d"})
    assert (status, list(said["errors"])) == (400, ["name"])
    assert (await raw("POST", path, {"name": "do", "description": "d"}))[0] == 201
    assert (await raw("POST", path, {"name": "do", "description": "e"}))[0] == 200
