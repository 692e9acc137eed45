"""What somebody may do with a table (kick, pause, resign …), in one menu, and the question whether they mean it.

Players, hosts and managers choose and are asked alike: each question names game, place and people.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

from bot.screens.controls.form import Form, FormLine
from bot.screens.custom_ids import CONFIRMED_PATH, ClickAction
from bot.screens.layout import MAX_OPTIONS, Button, Menu, Option, Part, Row, Screen, Style, Text, make_paragraph
from bot.screens.scene import (
    MAX_NAME_LENGTH,
    escape_name,
    find_person_name,
    join_sitter_names,
    mention_place,
    shorten_name,
)
from bot.screens.screen_registry import find_screen
from bot.store.models import MAX_REASON_LENGTH
from bot.tables import Table
from bot.tables.use_cases.agreements import AGREEMENTS
from bot.tables.use_cases.lobby import may_explain_closing, may_explain_removal
from bot.tables.use_cases.table_acts import (
    PERSON_TABLE_ACTS,
    PROPOSALS_BY_ACT,
    TableAct,
    find_refusal_for_now,
    list_sitter_acts,
    preview_vote,
)
from games.engine.words import Word, Words

ActingRole = Literal["player", "host", "manager"]
"""Who does something with a table."""
BUTTON_STYLES_BY_ACT: Mapping[TableAct, Style] = {
    "kick": "danger",
    "end": "danger",
    "leave": "danger",
    "close": "danger",
}
REASON_FIELD = "reason"
"""The field of the form in which somebody tells why they removed a person, or closed the table."""
CLOSING = 0
"""Stands in place of a person whose removal is explained: the closing of the table is."""
MAX_TITLE_NAME_LENGTH = 24
"""So long a name has room in the title of a form in any language: Discord allows 45 characters."""
BACK_PATH = "back"
"""The path of a button that shows the menu in the message that was clicked."""


def find_acting_role(table: Table, user_id: int) -> ActingRole:
    """Return in which role (host, player) somebody does something with a table where they sit."""
    return "host" if table.host_id == user_id else "player"


def render_table_menu(table: Table, user_id: int, say: Words, turn: int = 0) -> Screen:
    """Render the menu of all that somebody who sits at a table may do with it, and how it is set now.

    Discord keeps what was chosen in a menu in sight until its custom_id is another one: `turn` says how often the
    message was changed before.
    """
    facts: dict[str, Word] = {
        **build_table_facts(table, say),
        "host": escape_name(table.host.name) if table.host else "",
        "pace": f"pace-{table.pace}",
        "state": "paused" if table.paused_at else table.status,
        "asked": _classify_question(table, user_id),
    }
    options = build_act_options(table, list_sitter_acts(table, user_id), find_acting_role(table, user_id), user_id, say)
    parts: list[Part] = [Text(say("acts-title", **facts)), *make_paragraph([say("acts-state", **facts)])]
    if not options:
        return Screen((*parts, Text(say("acts-none"))))
    return Screen((*parts, Menu(say("managed-do"), str(ClickAction("act", table.id, turn)), options)))


def _classify_question(table: Table, user_id: int) -> Literal["no", "own", "yes"]:
    """Tell whether a match asks the table something, and whether somebody may take it back, who has a vote on it."""
    if table.status != "playing" or table.proposal is None:
        return "no"
    return "own" if table.proposal.user_id == user_id else "yes"


def build_act_options(
    table: Table, acts: Iterable[tuple[TableAct, str]], by: ActingRole, user_id: int, say: Words
) -> tuple[Option, ...]:
    """Return the lines of a menu of acts for somebody; each value is the act, and about whom or what."""
    return tuple(_build_act_option(table, act, target, by, user_id, say) for act, target in acts)[:MAX_OPTIONS]


def _build_act_option(table: Table, act: TableAct, target: str, by: ActingRole, user_id: int, say: Words) -> Option:
    votes = "yes" if by != "manager" and preview_vote(table, act, user_id, target)[1] else "no"
    go_on = preview_vote(table, "resume", 0, "")[1]  # as nobody has said yes to that yet
    waits = by != "manager" and find_refusal_for_now(table, act, user_id, target)
    facts: dict[str, Word] = {
        "people": len(table.present_people),
        "needed": go_on,
        "about": target,
        "waits": "yes" if waits else "no",
        "clock": "no" if table.pace == "none" else "yes",
    }
    help_ = say(f"act-{act}-help", by=by, vote=votes, state=table.status, **facts)
    return Option(_label_act(table, act, target, say), f"{act} {target}".strip(), help_)


def _label_act(table: Table, act: TableAct, target: str, say: Words) -> str:
    name = shorten_name(find_person_name(table, int(target), say), MAX_NAME_LENGTH) if act in PERSON_TABLE_ACTS else ""
    return say(f"act-{act}", name=name, about=target)


def ask_to_confirm_action(
    table: Table,
    act: TableAct,
    user_id: int,
    target: str,
    by: ActingRole,
    button: ClickAction,
    say: Words,
    *beside: Button,
) -> Screen:
    """Ask once to confirm an act, naming game, place and people, with what follows and who must agree.

    `button` is the custom_id of the button that does it, and stands before those `beside` it.
    """
    voters, needed = preview_vote(table, act, user_id, target) if by != "manager" else (frozenset[int](), 0)
    other_voters = [sitter for sitter in table.present_people if sitter.user_id in voters]
    others = any(sitter.user_id != user_id for sitter in table.present_people)
    facts: dict[str, Word] = {
        **build_table_facts(table, say),
        "by": by,
        "name": find_person_name(table, int(target), say) if act in PERSON_TABLE_ACTS else "",
        "pace": f"pace-{target}" if act == "pace" else "",
        "asked": join_sitter_names(other_voters, say),
        "voters": len(other_voters),
        "needed": needed,
        "all": "yes" if act in PROPOSALS_BY_ACT and AGREEMENTS[PROPOSALS_BY_ACT[act]].share == "all" else "no",
        "alone": "no" if others else "yes",
        "counts": "yes" if table.counts and (others or act == "leave") and table.find_sitter(user_id) else "no",
        "named": "yes" if table.find_sitter(user_id) else "no",
        "goblin": "yes" if table.takeover else "no",
        "state": table.status,
        "clock": "no" if table.pace == "none" else "yes",
    }
    if act == "kick":
        heir = _name_heir(table, int(target), say)
        facts |= {"heir": heir, "inherits": "yes" if heir else "no"}
    if _is_close_of_own_lobby(table, act, by):
        seated = [sitter for sitter in table.present_people if sitter.user_id != user_id]
        question = say("sure-close-lobby", names=join_sitter_names(seated, say), count=len(seated))
    else:
        question = say(f"sure-{act}", **facts)
    label = _label_act(table, act, target, say) if act != "pace" else say("sure-pace-label")
    label = say("sure-ask") if needed else label
    return Screen(
        (
            Text(question),
            Row((Button(label, str(button), BUTTON_STYLES_BY_ACT.get(act, "main")), *beside)),
        )
    )


def _is_close_of_own_lobby(table: Table, act: TableAct, by: ActingRole) -> bool:
    """Tell whether a lobby is closed in front of those who sit there, not on a manager's page of tables."""
    return act == "close" and table.status == "lobby" and by != "manager"


def _name_heir(table: Table, whom: int, say: Words) -> str:
    """Return who becomes host if somebody is removed; nothing if they are not the host, or nobody is left."""
    others = [sitter for sitter in table.present_people if sitter.user_id != whom]
    return join_sitter_names(others[:1], say) if whom == table.host_id else ""


def ask_player_to_confirm_action(
    table: Table, act: TableAct, user_id: int, target: str, say: Words, turn: int = 0
) -> Screen:
    """Ask somebody who sits at a table once whether an act is meant, or say why it must wait.

    `turn` is that of the menu to go back to.
    """
    by = find_acting_role(table, user_id)
    if act == "leave":  # also asked where nobody came from the menu
        return ask_to_confirm_action(
            table, act, user_id, target, by, ClickAction("leave", table.id, path=CONFIRMED_PATH), say
        )
    # A lobby is closed in the menu of its invitation, which is not the menu to go back to.
    goes_back = list_sitter_acts(table, user_id) and not _is_close_of_own_lobby(table, act, by)
    back = [build_back_to_menu_button(table, say, turn)] if goes_back else []
    if refusal := find_refusal_for_now(table, act, user_id, target):
        return Screen((Text(say(refusal.sentence_key, **refusal.arguments)), *([Row(tuple(back))] if back else [])))
    button = ClickAction("acted", table.id, turn, f"{act} {target}".strip())
    return ask_to_confirm_action(table, act, user_id, target, by, button, say, *back)


def build_reason_buttons(
    table: Table, user_id: int, say: Words, manages: int | None = None, turn: int = 0
) -> list[Button]:
    """Return the button with which who closed a table, or removed somebody last, may say why, once."""
    if may_explain_closing(table, user_id):
        return [Button(_label_reason(table, CLOSING, say), str(ClickAction("why", table.id, turn, str(CLOSING))))]
    last = (table.removals or ())[-1:]
    return [
        Button(
            _label_reason(table, removal.user_id, say), str(ClickAction("why", table.id, turn, str(removal.user_id)))
        )
        for removal in last
        if not removal.reason and may_explain_removal(table, removal, user_id, manages)
    ]


def build_reason_form(table: Table, whom: int, say: Words, turn: int = 0) -> Form:
    """Return the form in which somebody tells a person why they were removed, or all why the table is closed."""
    help_ = say("removal-line-help", about="closing" if whom == CLOSING else "person")
    field = FormLine(REASON_FIELD, say("removal-line"), help_, "", MAX_REASON_LENGTH, 1)
    return Form(_label_reason(table, whom, say), str(ClickAction("because", table.id, turn, str(whom))), (field,))


def _label_reason(table: Table, whom: int, say: Words) -> str:
    if whom == CLOSING:
        return say("closing-explain")
    return say("removal-explain", name=shorten_name(find_person_name(table, whom, say), MAX_TITLE_NAME_LENGTH))


def build_back_to_menu_button(table: Table, say: Words, turn: int = 0) -> Button:
    """Return the button that shows the menu again, in place of what an act was answered."""
    return Button(say("acts-back"), str(ClickAction("acts", table.id, turn, BACK_PATH)))


def build_table_menu_button(table: Table, user_id: int, say: Words) -> list[Button]:
    """Return the button to all that somebody may do with a table where they sit; none if that is nothing."""
    if not list_sitter_acts(table, user_id):
        return []
    return [Button(say("acts-open", by=find_acting_role(table, user_id)), str(ClickAction("acts", table.id)))]


def build_seat_request_button(table: Table, say: Words) -> Button:
    """Return the button that asks for the seat of somebody who left or is away."""
    return Button(say("seat-request"), str(ClickAction("sit", table.id)), "good")


def build_table_facts(table: Table, say: Words) -> dict[str, Word]:
    """Return game, place and people of a table, as facts of a sentence."""
    return {
        "game": find_screen(table.game).title,
        "place": mention_place(table),
        "names": join_sitter_names([sitter for sitter in table.sitters if not sitter.gone], say),
        "count": len(table.present_people),
    }
