"""Validates application (slash) commands as Discord does."""

import re
from collections.abc import Sequence

from bot.discord_api import load_shapes
from bot.sandbox.bots.validation.schema_checks import build_shape_check, find_type_value, list_part_shapes
from bot.sandbox.bots.validation.shapes import Complaints, FieldPath, build_choice_check, build_list_check
from bot.sandbox.world.protocol import JsonObject, OptionKind

COMMAND_NAME_PATTERN = re.compile(r"[-_'\w]{1,32}")
MAX_COMMAND_CHARACTERS = 8000
CHAT_INPUT = 1
MAX_COMMANDS_BY_TYPE = {1: 100, 2: 15, 3: 15}
"""How many commands of each type an application may have."""

_COMMAND_NAME = "ApplicationCommandUpdateRequest"
_COMMAND = build_shape_check(_COMMAND_NAME, type=build_choice_check(*MAX_COMMANDS_BY_TYPE))
_OPTIONS = {
    OptionKind(int(find_type_value(name))): load_shapes()[name]["properties"]
    for name in list_part_shapes(_COMMAND_NAME, "options")
}
"""The fields of each kind of option."""
_NESTING_OPTION_KINDS = frozenset(kind for kind, fields in _OPTIONS.items() if "options" in fields)
"""The kinds that hold further options: sub-commands and groups of them."""


def validate_commands(commands: Sequence[JsonObject]) -> None:
    """Refuse a whole set of commands that Discord would refuse (50035, the command's index first in the path)."""
    complaints = Complaints()
    build_list_check(_COMMAND, 0, sum(MAX_COMMANDS_BY_TYPE.values()))(complaints, (), commands)
    complaints.raise_if_any()
    names = set()
    for index, command in enumerate(commands):
        _check_command(complaints, (index,), command)
        key = (command.get("type") or CHAT_INPUT, command["name"])
        if key in names:
            sentence = "Application command names must be unique"
            complaints.add_error((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence)
        names.add(key)
    _check_numbers(complaints, commands)
    complaints.raise_if_any()


def validate_command(command: JsonObject) -> None:
    """Refuse one command that Discord would refuse."""
    complaints = Complaints()
    _COMMAND(complaints, (), command)
    complaints.raise_if_any()
    _check_command(complaints, (), command)
    complaints.raise_if_any()


def _check_numbers(complaints: Complaints, commands: Sequence[JsonObject]) -> None:
    for kind, max_commands in MAX_COMMANDS_BY_TYPE.items():
        if sum((command.get("type") or CHAT_INPUT) == kind for command in commands) > max_commands:
            sentence = f"Maximum number of application commands reached ({max_commands})"
            complaints.add_error((), "APPLICATION_COMMAND_MAX", sentence)


def _check_command(complaints: Complaints, field_path: FieldPath, command: JsonObject) -> None:
    if (command.get("type") or CHAT_INPUT) == CHAT_INPUT:
        _check_name(
            complaints, field_path, command["name"], "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"
        )
        if not command.get("description"):
            complaints.add_error((*field_path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _check_menu(complaints, field_path, command)
    if count_command_characters(command) > MAX_COMMAND_CHARACTERS:
        sentence = f"Command exceeds maximum size ({MAX_COMMAND_CHARACTERS})"
        complaints.add_error(field_path, "APPLICATION_COMMAND_TOO_LARGE", sentence)
    _check_options(complaints, (*field_path, "options"), command.get("options") or ())


def _check_menu(complaints: Complaints, field_path: FieldPath, command: JsonObject) -> None:
    """Refuse what only slash commands have in a command of a person's or a message's menu."""
    if command.get("description"):
        sentence = "Context menu commands cannot have description"
        complaints.add_error((*field_path, "description"), "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", sentence)
    if command.get("options"):
        sentence = "Context menu commands cannot have options"
        complaints.add_error((*field_path, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID", sentence)


def _check_options(complaints: Complaints, field_path: FieldPath, options: Sequence[JsonObject]) -> None:
    names: set[str] = set()
    optional = False
    for index, option in enumerate(options):
        place, name = (*field_path, index), option["name"]
        _check_name(complaints, place, name, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name is invalid")
        if name in names:
            sentence = f"Option name {name} already used"
            complaints.add_error((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_USED", sentence)
        names.add(name)
        if option["type"] not in _NESTING_OPTION_KINDS:
            if option.get("required") and optional:
                sentence = "Required options must be placed before non-required options"
                complaints.add_error(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
            optional |= not option.get("required")
        if "autocomplete" in _OPTIONS[option["type"]] and option.get("autocomplete") and option.get("choices"):
            sentence = "Options with autocomplete cannot have choices"
            complaints.add_error(place, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", sentence)
        _check_options(complaints, (*place, "options"), _list_inner_options(option))
    kinds = {option["type"] in _NESTING_OPTION_KINDS for option in options}
    if len(kinds) > 1:
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        complaints.add_error(field_path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence)


def _check_name(complaints: Complaints, field_path: FieldPath, name: str, code: str, sentence: str) -> None:
    if not COMMAND_NAME_PATTERN.fullmatch(name) or name != name.lower():
        complaints.add_error((*field_path, "name"), code, sentence)


def count_command_characters(command: JsonObject) -> int:
    """Return how many characters of a command count, each text in its longest language."""
    return _count_text_characters(command) + sum(
        _count_option_characters(option) for option in command.get("options") or ()
    )


def _count_option_characters(option: JsonObject) -> int:
    offered = (option.get("choices") or ()) if "choices" in _OPTIONS[option["type"]] else ()
    choices = sum(_compute_max_text_length(choice, "name") + len(str(choice["value"])) for choice in offered)
    return (
        _count_text_characters(option)
        + choices
        + sum(_count_option_characters(inner) for inner in _list_inner_options(option))
    )


def _list_inner_options(option: JsonObject) -> Sequence[JsonObject]:
    return (option.get("options") or ()) if option["type"] in _NESTING_OPTION_KINDS else ()


def _count_text_characters(part: JsonObject) -> int:
    return sum(_compute_max_text_length(part, key) for key in ("name", "description"))


def _compute_max_text_length(part: JsonObject, key: str) -> int:
    texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)
