"""The options (settings) of a table in words: one line for all, and the host's form. Shows only those for its seats."""

from collections.abc import Iterator, Mapping, Sequence

from pydantic.fields import FieldInfo

from bot.pictures.drawing import has_animated_rolls
from bot.screens.controls.form import Form, FormChoice, FormField, FormLine
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Option, Screen, Text
from bot.screens.parts.time_limits import format_time_limits, format_unnamed_time_limits, has_quick_answers
from bot.screens.scene import escape_name
from bot.screens.screen_registry import find_screen
from bot.store.models import Pace
from bot.tables import PACES, Motion, Table
from bot.tables.deadlines.pace import resolve_pace
from games import find_game
from games.engine.choices import FIRST_SEAT_OPTION, build_option_key, list_option_choices, parse_option_choice
from games.engine.words import Words

PACE_FIELD, GOBLINS_FIELD = "pace", "goblins"
"""The fields of the form that are not options of the game."""
QUICK_ANSWER_SENTENCES: Mapping[Pace, str] = {
    "live": "lobby-pace-live",
    "relaxed": "lobby-pace-relaxed",
    "by-day": "lobby-pace-by-day",
}
"""The sentences about a pace where some questions have less time than a turn."""
GOBLIN_SWITCHES = ("takeover", "hints")
"""What goblins may do at a table; each is a field of it."""
MOTION_PARTS: Mapping[str, Sequence[Motion]] = {"moments": ("moments", "on"), "rolls": ("on",)}
"""What may move in its pictures, and at which of its settings. A form of Discord's has no room for one more field."""


def format_options_line(table: Table, say: Words) -> str:
    """Summarize the options of a table in one line: what differs from the defaults, the pace, and whether it counts."""
    sentences = [_format_option(table, name, field, say) for name, field in _iter_fitting_options(table)]
    lines = [line for line in sentences if line] or [say("lobby-plain-rules")]
    counts = [say("lobby-counts-now")] if table.counts else []
    return say("lobby-chosen", options=say("lobby-dot").join([*counts, *lines, _format_pace(table, say)]))


def _format_pace(table: Table, say: Words) -> str:
    """Return the pace of a table, and why it is another one than was chosen."""
    pace = resolve_pace(table)
    if pace != table.pace:
        return say("pace-alone")
    quick = QUICK_ANSWER_SENTENCES.get(pace) if has_quick_answers(table, pace) else None
    return say(quick, what=f"{find_screen(table.game).prefix}-tempo-answer") if quick else say(f"pace-{pace}")


def build_options_form(table: Table, say: Words) -> Form:
    """Return the form in which the host chooses all of them; last what is only for one who plays alone."""
    fields, alone = list[FormField](), list[FormField]()
    for name, field in _iter_fitting_options(table):
        shown_fields = alone if _is_only_for_one(table.game, name) else fields
        shown_fields.append(_build_option_field(table, name, field, say))
    return Form(
        say("lobby-options"),
        str(ClickAction("chosen", table.id)),
        (*fields, _build_pace_field(table, say), _build_goblins_field(table, say), *alone),
    )


def render_options_for_guest(table: Table, say: Words) -> Screen:
    """Return all options of a lobby as they are now, for somebody who cannot change them."""
    host, pace = escape_name(table.host.name) if table.host else "", resolve_pace(table)
    lines = [
        say("lobby-options-for-guests", host=host, known="yes" if host else "no"),
        *(_format_option_with_help(table, name, field, say) for name, field in _iter_fitting_options(table)),
        say("lobby-options-pace", pace=f"pace-{pace}", limits=format_time_limits(table, pace, say)),
    ]
    return Screen((Text("\n".join(lines)),))


def _format_option_with_help(table: Table, name: str, field: FieldInfo, say: Words) -> str:
    key, value = _build_table_option_key(table, name), table.options.get(name, field.default)
    shown = escape_name(_format_value(table, name, value, say))
    return say("lobby-options-line", option=key, value=shown, help=f"{key}-help")


def parse_options(game: str, filled: Mapping[str, str]) -> dict[str, object]:
    """Parse the options that a filled form names, into the game's own values."""
    fields = find_game(game).Options.model_fields
    return {name: parse_option_choice(fields[name], text) for name, text in filled.items() if name in fields}


def _iter_fitting_options(table: Table) -> Iterator[tuple[str, FieldInfo]]:
    game = find_game(table.game)
    for name in game.list_options_for_seats(max(len(table.sitters), game.seats[0])):
        yield name, game.Options.model_fields[name]


def _is_only_for_one(game: str, name: str) -> bool:
    """Tell whether an option means nothing any more once a second player joins."""
    return name in find_game(game).list_options_for_seats(1) and name not in find_game(game).list_options_for_seats(2)


def _build_table_option_key(table: Table, name: str) -> str:
    return build_option_key(find_screen(table.game).prefix, name)


def _format_option(table: Table, name: str, field: FieldInfo, say: Words) -> str:
    """Return an option with its value, or by its name alone if it is on; nothing as long as it is as at first."""
    chosen = table.options.get(name, field.default)
    value, at_first = (_format_value(table, name, choice, say) for choice in (chosen, field.default))
    if value == at_first:
        return ""
    key = "lobby-option-on" if chosen is True else "lobby-option"
    return say(key, option=_build_table_option_key(table, name), value=escape_name(value))


def _build_option_field(table: Table, name: str, field: FieldInfo, say: Words) -> FormField:
    key, value = _build_table_option_key(table, name), table.options.get(name, field.default)
    if field.annotation is str:
        return FormLine(name, say(key), say(f"{key}-help"), str(value))
    values = [
        choice
        for choice in list_option_choices(field)
        if name != FIRST_SEAT_OPTION or int(str(choice)) <= len(table.sitters)
    ]
    options = (
        Option(_format_value(table, name, choice, say), str(choice).lower(), chosen=choice == value)
        for choice in values
    )
    return FormChoice(name, say(key), say(f"{key}-help"), tuple(options))


def _build_pace_field(table: Table, say: Words) -> FormChoice:
    chosen = resolve_pace(table)
    options = (
        Option(say(f"pace-{pace}"), pace, format_unnamed_time_limits(table, pace, say), pace == chosen)
        for pace in PACES
    )
    return FormChoice(PACE_FIELD, say("pace-title"), say("pace-help"), tuple(options))


def _build_goblins_field(table: Table, say: Words) -> FormChoice:
    switches = {name: getattr(table, name) for name in GOBLIN_SWITCHES}
    parts = [name for name in MOTION_PARTS if name != "rolls" or has_animated_rolls(table.game)]
    switches |= {name: table.motion in MOTION_PARTS[name] for name in parts}
    options = (
        Option(say(f"goblins-{name}"), name, say(f"goblins-{name}-help"), chosen=on) for name, on in switches.items()
    )
    return FormChoice(
        GOBLINS_FIELD, say("goblins-title"), say("goblins-help"), tuple(options), max_values=len(switches)
    )


def parse_goblin_switches(filled: Mapping[str, str]) -> dict[str, bool | Motion]:
    """Return what goblins may do and what moves according to a filled form; nothing if the form does not ask."""
    names = filled.get(GOBLINS_FIELD, "").split(", ")
    motion: Motion = "on" if "rolls" in names else "moments" if "moments" in names else "off"
    return {name: name in names for name in GOBLIN_SWITCHES} | {"motion": motion} if PACE_FIELD in filled else {}


def _format_value(table: Table, name: str, value: object, say: Words) -> str:
    """Return the value of an option in words."""
    if isinstance(value, bool):
        return say("lobby-on" if value else "lobby-off")
    if name == FIRST_SEAT_OPTION:
        return _format_starter(table, int(str(value)), say)
    if isinstance(value, str) and not value:
        return say("lobby-option-none")
    key = f"{_build_table_option_key(table, name)}-{value}"
    return say(key) if key in say else str(value)


def _format_starter(table: Table, number: int, say: Words) -> str:
    """Return who begins (first player), by their number from 1; 0 draws lots.

    In a rematch it is the next in turn: who that is depends on who joins.
    """
    if number == 1 and table.begins_in_turn and table.pending_invitees:
        return say("lobby-seat-next")
    seated = 0 < number <= len(table.sitters)
    return table.sitters[number - 1].name if seated else say("lobby-seat-drawn")
