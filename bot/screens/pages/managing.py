"""Pages for managers (moderators): the tables of a server, what they may do with one, and whom they blocked."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from bot.screens.board import format_timestamp
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import (
    Button,
    DiscordMenu,
    Menu,
    Option,
    Part,
    Row,
    Screen,
    Section,
    Text,
    make_paragraph,
)
from bot.screens.pages.game_night import build_game_night_list
from bot.screens.pages.table_acts import ask_to_confirm_action, build_act_options, build_reason_buttons
from bot.screens.scene import (
    MAX_NAME_LENGTH,
    Scene,
    escape_name,
    find_person_name,
    format_reason,
    join_label_names,
    join_sitter_names,
    mention_place,
    shorten_name,
)
from bot.screens.screen_registry import find_screen
from bot.store.game_night_models import GameNight
from bot.store.models import MAX_BLOCK_REASON_LENGTH, MAX_IDLE_TIME
from bot.tables import Table
from bot.tables.deadlines.pace import resolve_pace
from bot.tables.use_cases.managing import (
    PERSON_MANAGER_ACTS,
    BlockEffect,
    ManagerAct,
    list_manager_acts,
    list_readmittable_by_manager,
)
from games.engine.words import Word, Words

MANAGED_TABLES_PAGE_SIZE, BLOCKED_PAGE_SIZE = 10, 5
"""So many tables are on a page, and so many people who are blocked."""
MAX_LET_IN_BY_MANAGER = 8
"""So many who were removed can be let in again, the last ones: a menu has room for them beside eight players."""
MAX_REPORTED_TABLES = 8
"""Of so many tables of somebody it is said what became of them."""
T = TypeVar("T")


def paginate_tables(
    things: Sequence[T], page: int, size: int = MANAGED_TABLES_PAGE_SIZE
) -> tuple[Sequence[T], int, int]:
    """Return the things of a page, counted from 0, which page that is, and how many there are."""
    pages = max(1, -(-len(things) // size))
    page = max(0, min(page, pages - 1))
    return things[page * size : (page + 1) * size], page, pages


def render_tables_overview(
    scenes: Sequence[Scene],
    page: int,
    pages: int,
    whole: int,
    say: Words,
    game_nights: Sequence[GameNight] = (),
    turn: int = 0,
) -> Screen:
    """Return a moderator's page of a server's tables: where, who, since when, waiting for whom; of `whole` in all.

    The first page has its game nights, too. `turn`: how often the message was changed before, so that Discord
    forgets what was chosen in its menu.
    """
    parts: list[Part] = [
        Text(say("managed-title", count=whole, page=page + 1, pages=pages)),
        *(
            Section(
                format_managed_table_line(scene), Button(say("managed-show"), str(ClickAction("watch", scene.table.id)))
            )
            for scene in scenes
        ),
    ]
    if scenes:
        options = tuple(_build_table_option(scene.table, say) for scene in scenes)
        parts.append(Menu(say("managed-choose"), str(ClickAction("look-after", 0, turn)), options))
    turns = [(say("managed-back"), page - 1), (say("managed-on"), page + 1)]
    buttons = [Button(label, str(ClickAction("overview", 0, turn, str(to)))) for label, to in turns if 0 <= to < pages]
    planned = build_game_night_list(game_nights, say) if page == 0 else []
    return Screen((*parts, *([Row(tuple(buttons))] if buttons else []), *planned))


def format_managed_table_line(scene: Scene) -> str:
    """Return a table in a line."""
    table, decision = scene.table, scene.decision
    state = "lobby" if table.started_at is None else "paused" if table.paused_at else "asked"
    since = table.paused_at or table.decision_since or table.started_at or table.created_at
    facts: dict[str, Word] = {
        "opened": format_timestamp(table.created_at),
        "waiting": scene.format_acting_players(decision.seats) if decision else "",
        "since": format_timestamp(since),
        "names": join_sitter_names(table.remaining_sitters, scene.say),
    }
    return scene.say("managed-line", state=state, **_build_place_facts(table), **facts)


def _build_table_option(table: Table, say: Words) -> Option:
    names = join_label_names(table.remaining_sitters, say)
    return Option(say("mine-hand", game=find_screen(table.game).title, table=str(table.id)), str(table.id), names)


def render_table_management(scene: Scene, turn: int = 0) -> Screen:
    """Return one table with all that a manager (moderator) may do with it, in one menu."""
    table, say = scene.table, scene.say
    acts = [(act, target) for act in list_manager_acts(table) for target in _list_targets(table, act)]
    menu = Menu(
        say("managed-do"), str(ClickAction("manage", table.id, turn)), build_act_options(table, acts, "manager", 0, say)
    )
    show = Button(say("managed-show"), str(ClickAction("watch", table.id)))
    host = escape_name(table.host.name) if table.host else ""
    state = say("managed-state", host=host, hosted="yes" if host else "no", about=resolve_pace(table))
    return Screen(
        (
            *make_paragraph([format_managed_table_line(scene), state]),
            menu,
            Row((show, _build_overview_button(say, turn))),
        )
    )


def _list_targets(table: Table, act: ManagerAct) -> list[str]:
    """Return about whom something may be done; "" if it is about nobody."""
    if act not in PERSON_MANAGER_ACTS:
        return [""]
    if act == "let-in":
        return [str(user_id) for user_id in reversed(list_readmittable_by_manager(table)[-MAX_LET_IN_BY_MANAGER:])]
    return [str(sitter.user_id) for sitter in table.present_people if act == "kick" or sitter.user_id != table.host_id]


def ask_manager_to_confirm(
    table: Table, act: ManagerAct, whom: int, say: Words, manager: int = 0, turn: int = 0
) -> Screen:
    """Ask a manager (moderator) once whether something is meant, naming game, place and players."""
    target = str(whom) if act in PERSON_MANAGER_ACTS else ""
    button = ClickAction("managed", table.id, turn, f"{act} {target}".strip())
    beside = (_build_table_button(table, say, turn), _build_overview_button(say, turn))
    return ask_to_confirm_action(table, act, manager, target, "manager", button, say, *beside)


def render_manager_result(before: Table, after: Table, act: ManagerAct, whom: int, say: Words, turn: int = 0) -> Screen:
    """Return what is so now, after a manager (moderator) has decided something, and who sees it."""
    seers = after.present_people if act != "close" else before.present_people
    facts = _build_sentence_facts(before, whom, say) | {
        "names": join_sitter_names(seers, say),
        "count": len(seers),
        "goblin": "yes" if after.takeover else "no",
        "state": after.status,
        "heir": escape_name(after.host.name) if after.host and after.host_id != before.host_id else "",
        "inherits": "yes" if after.host and after.host_id != before.host_id else "no",
        "until": format_timestamp(after.paused_at + MAX_IDLE_TIME) if after.paused_at else "",
    }
    go_on = Button(say("act-resume"), str(ClickAction("managed", after.id, turn, "resume")), "good")
    explains = act in ("kick", "close")
    why = build_reason_buttons(after, after.closed_by or 0, say, after.guild_id, turn) if explains else []
    buttons = (*([go_on] if act == "pause" else []), *why, *build_manager_ways_back(after, say, turn))
    late = act == "let-in" and not after.takes_part(whom)
    return Screen((Text(say("answer-let-in-late" if late else f"managed-{act}-done", **facts)), Row(buttons)))


def build_manager_ways_back(table: Table, say: Words, turn: int) -> list[Button]:
    """Return the buttons with which a manager gets back to a table, unless it is closed, and to all tables."""
    again = [] if table.status == "closed" else [_build_table_button(table, say, turn)]
    return [*again, _build_overview_button(say, turn)]


def _build_sentence_facts(table: Table, whom: int, say: Words) -> dict[str, Word]:
    return {
        "names": join_sitter_names(table.present_people, say),
        "count": len(table.present_people),
        "name": find_person_name(table, whom, say),
        "state": table.status,
        "goblin": "yes" if table.takeover else "no",
        **_build_place_facts(table),
    }


def _build_place_facts(table: Table) -> dict[str, Word]:
    return {"game": find_screen(table.game).title, "place": mention_place(table)}


def _build_table_button(table: Table, say: Words, turn: int) -> Button:
    return Button(say("managed-this"), str(ClickAction("this-table", table.id, turn)))


def _build_overview_button(say: Words, turn: int) -> Button:
    return Button(say("managed-all"), str(ClickAction("overview", 0, turn, "0")))


def describe_block(user_id: int, effect: BlockEffect, say: Words, *, goblins: bool) -> list[str]:
    """Return that somebody is blocked, and what became of each of their tables, or would if they were removed.

    `goblins`: whether the server lets goblins play on for somebody.
    """
    lobbies = [
        say("blocked-lobby", closed="yes" if table.status == "closed" else "no", **_build_place_facts(table))
        for table in effect.lobbies
    ]
    matches = [
        say("blocked-match", goblin="yes" if goblins and table.takeover else "no", **_build_place_facts(table))
        for table in effect.matches
    ]
    return [say("blocked-now", name=f"<@{user_id}>"), *_cut_list([*lobbies, *matches], say)]


def describe_kicks_after_block(user_id: int, tables: Sequence[Table], say: Words) -> list[str]:
    """Return that somebody was removed (kicked) from matches, and of each who plays on in that seat."""
    sentences = []
    for table in tables:
        goblin = "closed" if table.status == "closed" else "yes" if table.takeover else "no"
        sentences.append(say("blocked-seat", goblin=goblin, **_build_place_facts(table)))
    return [say("blocked-evicted", name=f"<@{user_id}>", count=len(tables)), *_cut_list(sentences, say)]


def _cut_list(lines: Sequence[str], say: Words) -> list[str]:
    """Truncate a list of tables: of a long one, return the first."""
    if len(lines) <= MAX_REPORTED_TABLES:
        return [*lines]
    shown_lines = lines[: MAX_REPORTED_TABLES - 1]
    return [*shown_lines, say("blocked-more", count=len(lines) - len(shown_lines))]


class BlockedPlayer(NamedTuple):
    """Somebody who is blocked and plays on in so many matches."""

    name: str
    matches: int


def render_blocked_people(
    lines: Sequence[str],
    blocked: Mapping[int, str],
    page: int,
    say: Words,
    *,
    playing: Mapping[int, BlockedPlayer] | None = None,
    turn: int = 0,
) -> Screen:
    """Return what was decided about somebody, a page of all who are blocked and why, and a menu to block somebody else.

    Those who are `playing` yet may be removed from their matches. `turn` says how often the message was changed before.
    """
    people, page, pages = paginate_tables(list(blocked), page, BLOCKED_PAGE_SIZE)
    parts: list[Part] = [*make_paragraph(lines)]
    parts.append(Text(say("blocked-all", count=len(blocked), page=page + 1, pages=pages)))
    for person in people:
        list_text = "\n".join([f"<@{person}>", *format_reason(blocked[person], say, MAX_BLOCK_REASON_LENGTH)])
        parts.append(Section(list_text, Button(say("blocked-undo"), str(ClickAction("unblock", 0, turn, str(person))))))
        if player := (playing or {}).get(person):
            label = say("blocked-evict", name=shorten_name(player.name, MAX_NAME_LENGTH), count=player.matches)
            parts.append(Row((Button(label, str(ClickAction("evict", 0, turn, str(person))), "danger"),)))
    turns = [(say("managed-back"), page - 1), (say("managed-on"), page + 1)]
    buttons = [Button(label, str(ClickAction("blocks", 0, turn, str(to)))) for label, to in turns if 0 <= to < pages]
    # Discord keeps what was chosen in a menu in sight until its custom_id is another one.
    menu = DiscordMenu(say("blocked-choose"), str(ClickAction("block", 0, turn)), max_values=1, min_values=1)
    return Screen((*parts, *([Row(tuple(buttons))] if buttons else []), menu))


def ask_to_confirm_block(user_id: int, tables: Sequence[Table], say: Words, turn: int = 0, reason: str = "") -> Screen:
    """Ask a manager once whether somebody is to be blocked, with what becomes of their `tables` on the server.

    The `reason`, if there is one, is what the person reads.
    """
    facts: dict[str, Word] = {
        "name": f"<@{user_id}>",
        "lobbies": sum(table.status == "lobby" for table in tables),
        "matches": sum(table.status == "playing" for table in tables),
    }
    yes = Button(say("blocked-yes"), str(ClickAction("blocked", 0, turn, str(user_id))), "danger")
    back = Button(say("blocked-back"), str(ClickAction("blocks", 0, turn, "0")))
    sentences = [say("sure-block", **facts), *format_reason(reason, say, MAX_BLOCK_REASON_LENGTH)]
    return Screen((*make_paragraph(sentences), Row((yes, back))))
