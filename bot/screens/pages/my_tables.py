"""All the tables of one person, wherever they are: whose turn it is there, and a link to them."""

from collections.abc import Sequence

from bot.screens.board import format_timestamp
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button, Menu, Option, Part, Row, Screen, Section, Text, make_paragraph
from bot.screens.scene import Scene, join_label_names, join_sitter_names, mention_place
from bot.screens.screen_registry import find_screen
from bot.tables import Table
from bot.tables.use_cases.seat_counts import count_seats
from games.engine.words import Words

MAX_MY_TABLES = 25
"""At most this many are listed."""
MAX_OPEN_TABLES = 9
"""At most this many tables of others are listed, each with its button."""


def render_own_tables(own: Sequence[Scene], others: Sequence[Table], say: Words) -> Screen:
    """List somebody's tables in the order in which they come, then the others that they can join or watch here."""
    return Screen((*_build_own_table_parts(own, say), *_build_open_tables(others, say, seated=bool(own))))


def _build_own_table_parts(scenes: Sequence[Scene], say: Words) -> list[Part]:
    """Return somebody's tables, each with whose turn it is and where."""
    return (
        [Text(say("mine-title")), *make_paragraph(_format_table_line(scene) for scene in scenes[:MAX_MY_TABLES])]
        if scenes
        else []
    )


def _build_open_tables(tables: Sequence[Table], say: Words, *, seated: bool) -> list[Part]:
    """Return the tables of a server where somebody does not sit: join those that are open, watch the others."""
    if seated and not tables:
        return []
    title = Text(say("mine-others" if seated else "mine-nowhere", count=len(tables)))
    joinable = sorted(tables, key=lambda table: table.status != "lobby")
    return [title, *(_build_open_table_section(table, say) for table in joinable[:MAX_OPEN_TABLES])]


def _build_open_table_section(table: Table, say: Words) -> Section:
    """Return a table that can be joined or watched, with the button for it."""
    free = count_seats(table) - len(table.present_people)
    verb = "join" if table.status == "lobby" and free > 0 else "watch"
    who, place = table.remaining_sitters, mention_place(table)
    facts = {"game": find_screen(table.game).title, "place": place, "names": join_sitter_names(who, say), "state": verb}
    line = say("mine-open", **facts, count=len(who))
    return Section(
        line, Button(say(f"mine-{verb}"), str(ClickAction(verb, table.id)), "good" if verb == "join" else "plain")
    )


def render_next_table(scene: Scene | None, say: Words) -> Screen:
    """Return which table waits longest for somebody (their next turn), with the way there."""
    if scene is None:
        return Screen((Text(say("mine-none-waits")),))
    label = find_screen(scene.table.game).get_hand_label(say)
    hand = Button(label, str(ClickAction("hand", scene.table.id)), "main")
    return Screen((Text(_format_table_line(scene)), Row((hand,))))


def build_next_table_button(scene: Scene) -> list[Button]:
    """Return the button to another table, for somebody who plays at others and whom this one does not wait for."""
    return (
        [Button(scene.say("mine-next"), str(ClickAction("next", scene.table.id)))]
        if is_waiting_for_others(scene)
        else []
    )


def is_waiting_for_others(scene: Scene) -> bool:
    """Tell whether a match goes on in which the viewer has a seat and nothing to do now."""
    playing = scene.decision is not None and scene.seat is not None and not scene.table.paused_at
    return playing and not scene.may_move


def render_table_choice(tables: Sequence[Table], command: str, say: Words) -> Screen:
    """Ask somebody which table a command is about; `command` is its name, with its values."""
    menu = Menu(
        say("mine-choose"),
        str(ClickAction("which", 0, path=command)),
        tuple(_build_own_table_option(table, say) for table in tables[:MAX_MY_TABLES]),
    )
    return Screen((Text(say("mine-which")), menu))


def _build_own_table_option(table: Table, say: Words) -> Option:
    names = join_label_names(table.remaining_sitters, say)
    return Option(say("mine-hand", game=find_screen(table.game).title, table=str(table.id)), str(table.id), names)


def _format_table_line(scene: Scene) -> str:
    table, decision = scene.table, scene.decision
    lobby = "lobby" if table.rematch_of is None else "rematch"
    state = lobby if decision is None else "yours" if scene.is_asked else "paused" if table.paused_at else "others"
    names = scene.format_acting_players(decision.seats) if decision else ""
    place = mention_place(table)
    began = table.paused_at or table.decision_since
    since = format_timestamp(began) if began else ""
    return scene.say(
        "mine-line", game=find_screen(table.game).title, place=place, state=state, names=names, since=since
    )
