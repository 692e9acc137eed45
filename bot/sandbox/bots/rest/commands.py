"""Routes of application commands, global and of a server."""

from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NO_CONTENT, RestCall, Route
from bot.sandbox.bots.validation import validate_command, validate_commands
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.protocol import JsonObject

CHAT_INPUT = 1


def _find_command_scope(call: RestCall) -> int | None:
    """Return whose commands the path means: the server's id, or None for the global ones."""
    if call.read_snowflake_in_path("application") != call.world.application_id:
        raise build_refusal(20012)
    if "guild" not in call.where:
        return None
    if call.read_snowflake_in_path("guild") not in call.world.guilds:
        raise build_refusal(50001)
    return call.read_snowflake_in_path("guild")


def _get_commands_in_scope(call: RestCall) -> list[JsonObject]:
    return call.world.commands.setdefault(_find_command_scope(call), [])


def _find_command(call: RestCall) -> JsonObject:
    command_id = str(call.read_snowflake_in_path("command"))
    for command in _get_commands_in_scope(call):
        if command["id"] == command_id:
            return command
    raise build_refusal(10063)


def _build_command_key(command: JsonObject) -> tuple[int, str]:
    return command.get("type") or CHAT_INPUT, command["name"]


def build_command_json(call: RestCall, body: JsonObject, command_id: str | None = None) -> JsonObject:
    """Return a command as Discord answers it: with its id and version, defaults filled in."""
    world, scope = call.world, _find_command_scope(call)
    fields = {key: value for key, value in body.items() if value is not None}
    command = fields | {
        "id": command_id or str(world.generate_id()),
        "application_id": str(world.application_id),
        "version": str(world.generate_id()),
        "type": body.get("type") or CHAT_INPUT,
        "description": body.get("description") or "",
        "default_member_permissions": _stringify_if_given(body.get("default_member_permissions")),
        "dm_permission": body.get("dm_permission", True) is not False,
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": bool(body.get("nsfw")),
    }
    return command if scope is None else command | {"guild_id": str(scope)}


def _stringify_if_given(number: object) -> str | None:
    return None if number is None else str(number)


def _announce_commands(call: RestCall) -> None:
    call.stage.feed.send_to_everybody("commands", {"commands": call.world.list_all_commands()})


def list_commands(call: RestCall) -> RestAnswer:
    """Answer the commands."""
    return RestAnswer(_get_commands_in_scope(call))


def bulk_overwrite_commands(call: RestCall) -> RestAnswer:
    """Replace the whole set of commands; a command keeps its id by its name."""
    commands = call.json or []
    validate_commands(commands)
    old = {_build_command_key(command): command["id"] for command in _get_commands_in_scope(call)}
    call.world.commands[_find_command_scope(call)] = [
        build_command_json(call, command, old.get(_build_command_key(command))) for command in commands
    ]
    _announce_commands(call)
    return RestAnswer(_get_commands_in_scope(call))


def create_command(call: RestCall) -> RestAnswer:
    """Add one command, replacing the one with its name."""
    validate_command(call.body)
    commands = _get_commands_in_scope(call)
    old = [command for command in commands if _build_command_key(command) == _build_command_key(call.body)]
    new = build_command_json(call, call.body, old[0]["id"] if old else None)
    call.world.commands[_find_command_scope(call)] = [command for command in commands if command not in old] + [new]
    _announce_commands(call)
    return RestAnswer(new, 200 if old else 201)


def get_command(call: RestCall) -> RestAnswer:
    """Answer one command."""
    return RestAnswer(_find_command(call))


def edit_command(call: RestCall) -> RestAnswer:
    """Change one command."""
    old = _find_command(call)
    changed = {key: value for key, value in old.items() if key != "version"} | call.body
    validate_command(changed)
    old.update(build_command_json(call, changed, old["id"]))
    _announce_commands(call)
    return RestAnswer(old)


def delete_command(call: RestCall) -> RestAnswer:
    """Delete one command."""
    _get_commands_in_scope(call).remove(_find_command(call))
    _announce_commands(call)
    return NO_CONTENT


_GLOBAL, _GUILD = "/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"
ROUTES: tuple[Route, ...] = tuple(
    route
    for base in (_GLOBAL, _GUILD)
    for route in (
        ("GET", base, list_commands),
        ("PUT", base, bulk_overwrite_commands),
        ("POST", base, create_command),
        ("GET", base + "/{command}", get_command),
        ("PATCH", base + "/{command}", edit_command),
        ("DELETE", base + "/{command}", delete_command),
    )
)
