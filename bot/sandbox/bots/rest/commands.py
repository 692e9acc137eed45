"""Routes of application commands, global and of a server."""

from bot.sandbox.bots.refuse import check_command, check_commands
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.call import NOTHING, Call, Route
from bot.sandbox.world.errors import refusal
from bot.sandbox.world.protocol import JsonObject

CHAT_INPUT = 1


def _scope(call: Call) -> int | None:
    """Return whose commands the path means: the server's id, or None for the global ones."""
    if call.id("application") != call.world.application_id:
        raise refusal(20012)
    if "guild" not in call.where:
        return None
    if call.id("guild") not in call.world.guilds:
        raise refusal(50001)
    return call.id("guild")


def _commands(call: Call) -> list[JsonObject]:
    return call.world.commands.setdefault(_scope(call), [])


def _one(call: Call) -> JsonObject:
    wanted = str(call.id("command"))
    for command in _commands(call):
        if command["id"] == wanted:
            return command
    raise refusal(10063)


def _kind(command: JsonObject) -> tuple[int, str]:
    return command.get("type") or CHAT_INPUT, command["name"]


def finished(call: Call, asked: JsonObject, command_id: str | None = None) -> JsonObject:
    """Return a command as Discord answers it: with its id and version, defaults filled in."""
    world, scope = call.world, _scope(call)
    kept = {key: value for key, value in asked.items() if value is not None}
    shown = kept | {
        "id": command_id or str(world.new_id()),
        "application_id": str(world.application_id),
        "version": str(world.new_id()),
        "type": asked.get("type") or CHAT_INPUT,
        "description": asked.get("description") or "",
        "default_member_permissions": _text(asked.get("default_member_permissions")),
        "dm_permission": asked.get("dm_permission", True) is not False,
        "contexts": asked.get("contexts"),
        "integration_types": asked.get("integration_types") or [0],
        "nsfw": bool(asked.get("nsfw")),
    }
    return shown if scope is None else shown | {"guild_id": str(scope)}


def _text(number: object) -> str | None:
    return None if number is None else str(number)


def _announce(call: Call) -> None:
    call.stage.feed.to_everybody("commands", {"commands": call.world.all_commands()})


def get_all(call: Call) -> RestAnswer:
    """Answer the commands."""
    return RestAnswer(_commands(call))


def overwrite(call: Call) -> RestAnswer:
    """Replace the whole set of commands; a command keeps its id by its name."""
    asked = call.json or []
    check_commands(asked)
    old = {_kind(command): command["id"] for command in _commands(call)}
    call.world.commands[_scope(call)] = [finished(call, one, old.get(_kind(one))) for one in asked]
    _announce(call)
    return RestAnswer(_commands(call))


def create(call: Call) -> RestAnswer:
    """Add one command, replacing the one with its name."""
    check_command(call.body)
    commands = _commands(call)
    old = [command for command in commands if _kind(command) == _kind(call.body)]
    new = finished(call, call.body, old[0]["id"] if old else None)
    call.world.commands[_scope(call)] = [command for command in commands if command not in old] + [new]
    _announce(call)
    return RestAnswer(new, 200 if old else 201)


def get(call: Call) -> RestAnswer:
    """Answer one command."""
    return RestAnswer(_one(call))


def edit(call: Call) -> RestAnswer:
    """Change one command."""
    old = _one(call)
    changed = {key: value for key, value in old.items() if key != "version"} | call.body
    check_command(changed)
    old.update(finished(call, changed, old["id"]))
    _announce(call)
    return RestAnswer(old)


def delete(call: Call) -> RestAnswer:
    """Delete one command."""
    _commands(call).remove(_one(call))
    _announce(call)
    return NOTHING


_GLOBAL, _GUILD = "/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"
ROUTES: tuple[Route, ...] = tuple(
    route
    for base in (_GLOBAL, _GUILD)
    for route in (
        ("GET", base, get_all),
        ("PUT", base, overwrite),
        ("POST", base, create),
        ("GET", base + "/{command}", get),
        ("PATCH", base + "/{command}", edit),
        ("DELETE", base + "/{command}", delete),
    )
)
