"""Slash commands as a person types them: which command and subcommand, and what each option takes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sandbox.people.resolved_options import RESOLVED_BY_OPTION, Resolver
from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.interactions import find_context
from bot.sandbox.world.permissions import PERMISSIONS, compute_person_permissions
from bot.sandbox.world.protocol import CommandKind, JsonObject, OptionKind
from bot.sandbox.world.world import Channel, User, World

INSTALLED_BY_SERVER, INSTALLED_BY_PERSON = 0, 1
"""For whom a command can be installed."""


def list_available_commands(world: World, user: User, channel: Channel, kind: CommandKind) -> list[JsonObject]:
    """Return the commands of a kind that a channel offers; a server's own one hides a global one with its name."""
    own = [c for c in world.commands.get(channel.guild_id, []) if c["type"] == kind] if channel.in_guild else []
    names = {command["name"] for command in own}
    everywhere = [c for c in world.commands[None] if c["type"] == kind and c["name"] not in names]
    commands = [*own, *(command for command in everywhere if _is_installed(command, world, user, channel))]
    return [command for command in commands if _is_open_to(command, world, user, channel)]


def _is_open_to(command: JsonObject, world: World, user: User, channel: Channel) -> bool:
    """Tell whether somebody has the permissions that a command requires of members; in a DM it requires none."""
    permissions = int(command["default_member_permissions"] or 0)
    allowed = compute_person_permissions(world, user, channel)
    return not channel.in_guild or bool(allowed & PERMISSIONS["administrator"]) or not permissions & ~allowed


def _is_installed(command: JsonObject, world: World, user: User, channel: Channel) -> bool:
    """Tell whether a command is there by the server, or because somebody installed it for themselves."""
    kinds = command["integration_types"]
    installed = (world.has_bot(channel) and INSTALLED_BY_SERVER in kinds) or (
        user.has_app and INSTALLED_BY_PERSON in kinds
    )
    return installed and _is_offered_in(command, channel)


def _is_offered_in(command: JsonObject, channel: Channel) -> bool:
    contexts = command["contexts"]
    if contexts is not None:
        return find_context(channel) in contexts
    return channel.in_guild or (command["dm_permission"] and not channel.is_group)


def find_command(
    world: World, user: User, channel: Channel, name: str, kind: CommandKind = CommandKind.SLASH
) -> JsonObject:
    """Return the command with a name, or tell the person that there is none here."""
    for command in list_available_commands(world, user, channel, kind):
        if command["name"] == name:
            return command
    raise NotPossible(f"There is no command {'/' if kind is CommandKind.SLASH else ''}{name} here.")


def find_subcommand_options(command: JsonObject, subcommand: Sequence[str]) -> list[JsonObject]:
    """Return the options that a command's subcommand takes, or tell the person that there is no such subcommand."""
    options: list[JsonObject] = command.get("options") or []
    for name in subcommand:
        inner = [o for o in options if o["name"] == name and o["type"] in {OptionKind.SUBCOMMAND, OptionKind.GROUP}]
        if not inner:
            raise NotPossible(f"/{command['name']} has no subcommand {name}.")
        options = inner[0].get("options") or []
    if any(option["type"] in {OptionKind.SUBCOMMAND, OptionKind.GROUP} for option in options):
        raise NotPossible(f"/{command['name']} needs a subcommand.")
    return options


def build_command_data(
    command: JsonObject, subcommand: Sequence[str], options: list[JsonObject], resolver: Resolver
) -> JsonObject:
    """Return the `data` of an interaction for a command that was typed."""
    kinds = [OptionKind.GROUP, OptionKind.SUBCOMMAND] if len(subcommand) == 2 else [OptionKind.SUBCOMMAND]
    for name, kind in reversed(list(zip(subcommand, kinds, strict=False))):
        options = [{"type": int(kind), "name": name, "options": options}]
    payload = identify_command(command) | {"options": options}
    return payload | ({"resolved": resolver.resolved} if resolver.resolved else {})


def build_menu_data(command: JsonObject, target_id: str, resolver: Resolver) -> JsonObject:
    """Return the `data` of an interaction for a command in the menu of a person or a message."""
    return identify_command(command) | {"target_id": target_id, "resolved": resolver.resolved}


def identify_command(command: JsonObject) -> JsonObject:
    """Return which command it is, as every interaction about it begins."""
    return {key: command[key] for key in ("id", "name", "type", "guild_id") if key in command}


def read_typed_options(
    specs: Sequence[JsonObject], values: Mapping[str, Any], resolver: Resolver, focused: str | None = None
) -> list[JsonObject]:
    """Validate what was typed against a command's options, and write it as the bot gets it.

    While an option is being completed (`focused`) its text goes as it is, and nothing has to be complete.
    """
    unknown = set(values) - {spec["name"] for spec in specs}
    if unknown:
        raise NotPossible(f"There is no option {', '.join(sorted(unknown))}.")
    missing = [s["name"] for s in specs if s.get("required") and values.get(s["name"]) is None]
    if missing and focused is None:
        raise NotPossible(f"The option {', '.join(missing)} is missing.")
    typed_specs = [spec for spec in specs if values.get(spec["name"]) is not None]
    return [
        _read_option(spec, values[spec["name"]], resolver, is_focused=spec["name"] == focused) for spec in typed_specs
    ]


def _read_option(spec: JsonObject, value: object, resolver: Resolver, *, is_focused: bool) -> JsonObject:
    payload: JsonObject = {"name": spec["name"], "type": spec["type"]}
    if is_focused:
        return payload | {"value": value, "focused": True}
    return payload | {"value": _read_value(spec, value, resolver)}


def _read_value(spec: JsonObject, value: object, resolver: Resolver) -> object:
    kind = spec["type"]
    if kind in RESOLVED_BY_OPTION:
        return resolver.resolve_id(value, RESOLVED_BY_OPTION[kind])
    if spec.get("choices"):
        return _match_choice(spec, value)
    if kind == OptionKind.ATTACHMENT:
        return resolver.store_file(value)
    if kind == OptionKind.STRING:
        value = resolver.insert_mentions(str(value))
    return _READERS[OptionKind(kind)](spec, value)


def _match_choice(spec: JsonObject, value: object) -> object:
    for choice in spec["choices"]:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    raise NotPossible(f"{value} is not among the choices of {spec['name']}.")


def _read_string(spec: JsonObject, value: object) -> str:
    text = str(value)
    if not spec.get("min_length", 0) <= len(text) <= spec.get("max_length", 6000):
        raise NotPossible(f"The text of {spec['name']} is too short or too long.")
    return text


def _read_number(read: Callable[[Any], Any], spec: JsonObject, value: object) -> Any:
    try:
        number = read(value)
    except (TypeError, ValueError):
        raise NotPossible(f"{value} is not a number.") from None
    if not spec.get("min_value", number) <= number <= spec.get("max_value", number):
        raise NotPossible(f"{value} is out of bounds for {spec['name']}.")
    return number


def _read_boolean(spec: JsonObject, value: object) -> bool:
    if not isinstance(value, bool):
        raise NotPossible(f"{spec['name']} takes true or false.")
    return value


_READERS: dict[OptionKind, Callable[[JsonObject, object], object]] = {
    OptionKind.STRING: _read_string,
    OptionKind.INTEGER: lambda spec, value: _read_number(int, spec, value),
    OptionKind.NUMBER: lambda spec, value: _read_number(float, spec, value),
    OptionKind.BOOLEAN: _read_boolean,
}
