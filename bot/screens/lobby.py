"""The lobby of a table: who sits there, what the host chose, and the buttons to join and to start."""

from collections.abc import Iterator

from pydantic.fields import FieldInfo

from bot.screens.acts import Act
from bot.screens.layout import Button, Menu, Option, Part, Row, Rule, Screen, Style, Text, rows, texts
from bot.screens.scene import plain
from bot.screens.shelf import screen_of
from bot.tables import PACES, Sitter, Table
from games import find
from games.engine.choices import FIRST, choices
from games.engine.words import Words


def lobby(table: Table, say: Words) -> Screen:
    """Return the lobby: seats, options, buttons; or, once it is closed or under way, what became of it."""
    game = find(table.game)
    head = Text(
        "\n".join(
            [say("lobby-title", game=game.title, status=table.status), say(f"{screen_of(table.game).prefix}-blurb")]
        )
    )
    if table.status != "lobby":
        place = f"<#{table.thread_id or table.channel_id}>"
        return Screen((head, Text(say(f"lobby-{table.status}", place=place)), *_seats(table, say)), "over")
    most, least = game.seats[-1], game.seats[0]
    count = Text(say("lobby-count", seated=len(table.sitters), least=least, most=most))
    parts: list[Part] = [head, *_seats(table, say), count, Rule(), *_menus(table, say), *_buttons(table, say)]
    return Screen(tuple(parts), "waiting")


def _seats(table: Table, say: Words) -> list[Text]:
    """Return who sits here; nothing where the last has left."""
    return texts(_seat(table, sitter, number, say) for number, sitter in enumerate(table.sitters, start=1))


def _seat(table: Table, sitter: Sitter, number: int, say: Words) -> str:
    host = "yes" if sitter.user_id == table.host_id else "no"
    return say(_seat_key(table, sitter), number=number, name=plain(sitter.name), host=host)


def _seat_key(table: Table, sitter: Sitter) -> str:
    if sitter.goblin:
        return "lobby-seat-goblin"
    by_button = sitter.dm == "closed" and screen_of(table.game).panels
    return "lobby-seat-buttons" if by_button else "lobby-seat"


STYLES: dict[str, Style] = {"join": "good", "start": "main", "shut": "danger"}


def _buttons(table: Table, say: Words) -> list[Row]:
    """Return what can be done in the lobby: goblins come as long as there is a seat, and go if there are any."""
    goblins = {"goblin": len(table.sitters) < find(table.game).seats[-1], "dismiss": bool(table.goblins)}
    verbs = ["join", "leave", "start", "shut", *(verb for verb, possible in goblins.items() if possible)]
    return rows([Button(say(f"lobby-{verb}"), str(Act(verb, table.id)), STYLES.get(verb, "plain")) for verb in verbs])


def _menus(table: Table, say: Words) -> Iterator[Part]:
    fields = find(table.game).Options.model_fields
    for name, field in fields.items():
        if field.annotation is not str:
            yield _option_menu(table, name, field, say)
    yield from rows([_written_option(table, name, say) for name, field in fields.items() if field.annotation is str])
    paces = tuple(Option(say(f"pace-{pace}"), pace, say(f"pace-{pace}-help"), pace == table.pace) for pace in PACES)
    yield Menu(say("pace-title"), str(Act("pace", table.id)), paces)


def _written_option(table: Table, name: str, say: Words) -> Button:
    """Return the button of an option whose value is typed."""
    value = str(table.options.get(name, "")) or say("lobby-option-none")
    label = say("lobby-option", option=say(_option_key(table, name)), value=value)
    return Button(label, str(Act("write", table.id, 0, name)))


def _option_key(table: Table, name: str) -> str:
    return f"{screen_of(table.game).prefix}-option-{name.replace('_', '-')}"


def _option_menu(table: Table, name: str, field: FieldInfo, say: Words) -> Menu:
    key = _option_key(table, name)
    chosen = table.options.get(name, field.default)
    options = tuple(
        Option(
            say("lobby-option", option=say(key), value=_value_label(table, key, name, value, say)),
            str(value).lower() if isinstance(value, bool) else str(value),
            say(f"{key}-help"),
            value == chosen,
        )
        for value in choices(field)
    )
    return Menu(say(key), str(Act("option", table.id, 0, name)), options)


def _value_label(table: Table, key: str, name: str, value: object, say: Words) -> str:
    if isinstance(value, bool):
        return say("lobby-on" if value else "lobby-off")
    if name == FIRST:
        return _first(table, int(str(value)), say)
    return say(f"{key}-{value}") if isinstance(value, str) or f"{key}-{value}" in say else str(value)


def _first(table: Table, number: int, say: Words) -> str:
    """Return who begins, by their number from 1; 0 draws lots."""
    if not number:
        return say("lobby-seat-drawn")
    return (
        table.sitters[number - 1].name[:32] if number <= len(table.sitters) else say("lobby-seat-number", number=number)
    )
