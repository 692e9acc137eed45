"""What players and hosts may do with their table in one menu, and what they are asked once before it is done."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.custom_ids import parse_custom_id
from bot.screens.pages.table_acts import ask_player_to_confirm_action, build_table_menu_button, render_table_menu
from bot.store.models import Proposal, Removal
from bot.tables import Table, TableError
from bot.tables.use_cases.table_acts import TableAct, require_possible_action
from bot.ui.interactions.table_clicks import parse_table_act
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import NOW, Played, breaches, buttons_of, menus_of, text_of

ANN, BOB, CID = 100, 101, 102
SAY = load_words()
ASKING = Proposal(number=1, kind="pause", user_id=101, name="Bob", until=NOW)
LEFT = Removal(9, "Jo", "vote")
BARRED = Removal(8, "Max", "manager")
PACES = ["pace relaxed", "pace by-day", "pace none"]
PEOPLE = ["kick 101", "kick 102", "host 101", "host 102"]


def seated(people: int = 3, **facts: Any) -> Table:
    table = Played(Match.deal_by_key("goblin_market", seats=people, seed=bytes(32))).scene().table
    return replace(table, host_id=ANN, **facts)


def lobby(**facts: Any) -> Table:
    return seated(status="lobby", started_at=None, thread_id=None, **facts)


def offered(table: Table, user: int) -> list[str]:
    menus = menus_of(render_table_menu(table, user, SAY))
    return [one.value for menu in menus for one in menu.options]


OFFERED: tuple[tuple[dict[str, Any], int, list[str]], ...] = (
    # how the table is, who looks: what they may do
    ({}, ANN, [*PEOPLE, *PACES, "pause", "leave", "end", "close"]),
    ({}, BOB, [*PACES, "pause", "leave", "end"]),
    ({"paused_at": NOW}, BOB, [*PACES, "resume", "leave", "end"]),
    ({"paused_at": NOW, "held": True}, BOB, [*PACES, "leave"]),
    (
        {"removals": (LEFT, BARRED)},
        ANN,
        [*PEOPLE[:2], "let-in 9", *PEOPLE[2:], *PACES, "pause", "leave", "end", "close"],
    ),
    ({"proposal": ASKING}, ANN, ["host 101", "host 102", *PACES, "leave", "close"]),
    ({"proposal": ASKING}, BOB, ["leave"]),
    ({"status": "over"}, ANN, []),
    ({}, 7, []),
)


@pytest.mark.parametrize(("facts", "user", "found"), OFFERED)
def test_one_menu_has_all_that_somebody_may_do_with_their_table_now(
    facts: dict[str, Any], user: int, found: list[str]
) -> None:
    table = seated(**facts)
    assert offered(table, user) == found
    menus = menus_of(render_table_menu(table, user, SAY))
    helps = {one.value: (one.label, one.description) for menu in menus for one in menu.options}
    if "pace none" in helps:
        asks = ", if the others agree" if user == BOB else ""
        assert helps["pace none"] == ("Pace: no clock", f"Everybody takes as long as they like{asks}")
    if "pause" in helps:
        assert helps["pause"][1] == "If the others agree, nobody can play until 2 of you agree to go on"
    assert breaches(render_table_menu(table, user, SAY)) == []
    label = "Host menu: pause, remove, end…" if user == ANN else "Table menu: pause, pace, leave…"
    assert [button.label for button in build_table_menu_button(table, user, SAY)] == [label] * bool(found)


def test_in_a_lobby_the_host_may_remove_and_hand_on_and_others_nothing() -> None:
    assert offered(lobby(removals=(LEFT,)), ANN) == [*PEOPLE[:2], "let-in 9", *PEOPLE[2:]]
    assert offered(lobby(), ANN) == PEOPLE
    assert offered(lobby(), BOB) == []
    assert "nothing that you can change" in text_of(render_table_menu(lobby(), BOB, SAY))


def test_the_menu_of_a_full_table_with_many_who_were_removed_fits() -> None:
    removed = tuple(Removal(number, "E" * 40, "host") for number in range(30))
    table = replace(
        Played(Match.deal_by_key("emerald_skulls", seats=8, seed=bytes(32))).scene().table, removals=removed
    )
    assert breaches(render_table_menu(table, ANN, SAY)) == []
    assert offered(table, ANN)[-1] == "close"


MARKET = "Goblin Market in <#3>, with Ann, Bob, and Cid."
SMALL = "Goblin Market in <#3>, with Ann and Cid."
ONE = " The board asks Bob and Cid, with Yes and No: one of them must agree."
BACK = " {name} can come back only if you allow it."
SEAT = " Default moves are played in that seat."
ASKED: tuple[tuple[str, int, dict[str, Any], str, str, str], ...] = (
    # what, who asks, how the table is: the question, and the button's label and what it does
    (
        *("pause", ANN, {}),
        (
            f"**Pause the match?** {MARKET} Nobody can play, and the clock stops.{ONE}"
            " You set the pace alone, but a pause needs the others."
        ),
        *("Ask the others", "acted pause"),
    ),
    (
        *("resume", ANN, {"paused_at": NOW}),
        f"**Go on with the match?** {MARKET} It goes on with the time that was left.{ONE}",
        *("Ask the others", "acted resume"),
    ),
    (
        *("pace none", ANN, {}),
        f"**Change the pace?** {MARKET} The new pace: *No clock*.",
        *("Change the pace", "acted pace none"),
    ),
    (
        *("pace none", BOB, {}),
        (
            f"**Change the pace?** {MARKET} The new pace: *No clock*."
            " The board asks Ann and Cid, with Yes and No: one of them must agree."
        ),
        *("Ask the others", "acted pace none"),
    ),
    (
        *("kick 101", ANN, {}),
        f"**Remove Bob?** {MARKET}{SEAT}{BACK.format(name='Bob')} The board asks Cid, with Yes and No.",
        *("Ask the others", "acted kick 101"),
    ),
    (
        *("kick 102", ANN, {"takeover": True, "silent": CID, "gone": BOB}),
        f"**Remove Cid?** {SMALL} A goblin plays on in that seat.{BACK.format(name='Cid')}",
        *("Remove Cid", "acted kick 102"),
    ),
    (
        "host 101",
        ANN,
        {},
        f"**Make Bob the host?** {MARKET} You will no longer be the host.",
        "Make Bob the host",
        "acted host 101",
    ),
    (
        *("end", ANN, {}),
        (
            f"**End the match for everybody?** {MARKET} It ends with the scores as they are,"
            " and counts in everybody’s results unless all are level. What is not finished yet earns nothing."
            " The board asks Bob and Cid, with Yes and No: all must agree."
        ),
        *("Ask the others", "acted end"),
    ),
    (
        *("leave", ANN, {"takeover": True, "counts": True}),
        (
            f"**Leave the match?** {MARKET} A goblin plays for you, and you can take your seat back at any time."
            " Everybody at the table sees that you left. This match counts for the ladder: you count as last."
        ),
        *("Leave the match", "leave sure"),
    ),
    (
        *("close", ANN, {"counts": True}),
        (
            f"**Close the table?** {MARKET} Nobody can go on playing, and everybody sees who closed it."
            " This match counts for the ladder: you count as last, and it counts for nobody else."
        ),
        *("Close the table", "acted close"),
    ),
)


def test_a_menu_to_which_somebody_went_back_forgets_what_was_chosen() -> None:
    table = seated()
    (first,) = menus_of(render_table_menu(table, ANN, SAY))
    _, back = buttons_of(ask_player_to_confirm_action(table, "pause", ANN, "", SAY, 1))
    act = parse_custom_id(back.act)
    assert act
    (again,) = menus_of(render_table_menu(table, ANN, SAY, act.decision))
    assert first.act != again.act


@pytest.mark.parametrize(("what", "user", "facts", "question", "label", "does"), ASKED)
def test_each_act_asks_once_naming_game_place_people_and_who_must_agree(
    what: str, user: int, facts: dict[str, Any], question: str, label: str, does: str
) -> None:
    facts, act, about = dict(facts), *parse_table_act(what)
    silent, gone = facts.pop("silent", 0), facts.pop("gone", 0)
    table = seated(**facts)
    sitters = tuple(
        replace(one, name=name, silent=2 * (one.user_id == silent), gone=one.user_id == gone)
        for one, name in zip(table.sitters, ("Ann", "Bob", "Cid"), strict=True)
    )
    asked = ask_player_to_confirm_action(replace(table, sitters=sitters), act, user, about, SAY)
    assert text_of(asked) == question
    button, *beside = buttons_of(asked)
    meant = parse_custom_id(button.act)
    assert meant
    assert (button.label, f"{meant.verb} {meant.path}") == (label, does)
    assert [one.label for one in beside] == ["Back to the menu"] * (meant.verb == "acted")


@pytest.mark.parametrize(("people", "names"), [(3, "Bob and C\\*d\\_\\[\\] sit"), (2, "Bob sits")])
def test_a_lobby_is_closed_after_a_question_that_names_the_others_who_sit_there(people: int, names: str) -> None:
    table = seated(status="lobby")
    asked = ask_player_to_confirm_action(replace(table, sitters=table.sitters[:people]), "close", ANN, "", SAY)
    assert text_of(asked) == f"**Close this table?** {names} here."
    assert [button.label for button in buttons_of(asked)] == ["Close the table"]


def test_a_host_reads_why_the_only_other_player_cannot_be_removed_and_gets_back_to_the_menu() -> None:
    ways = " Until then, you can ask to pause or end the match, or leave it."
    timed = "With two people, nobody else can agree to it. You can once their time has run out."
    untimed = "Nobody else can agree to it. You can at a pace with a clock, once their time has run out."
    for pace, clock, why in (("live", "", timed), ("none", ", so choose a pace with a clock first", untimed)):
        table = seated(pace=pace)
        table = replace(table, sitters=tuple(replace(one, gone=one.user_id == CID) for one in table.sitters))
        told = ask_player_to_confirm_action(table, "kick", ANN, str(BOB), SAY)
        name = table.get_sitter_at(1).name
        until = f"You can remove them once their time has run out{clock}.{ways}"
        assert text_of(told) == f"{name} is playing, and nobody else here can vote. {until}"
        assert [button.label for button in buttons_of(told)] == ["Back to the menu"]
        (menu,) = menus_of(render_table_menu(table, ANN, SAY))
        assert [one.description for one in menu.options if one.value == f"kick {BOB}"] == [why]


@pytest.mark.parametrize("text", ["", "nonsense", "kick", "kick x", "kick -1", "host", "let-in"])
def test_an_act_that_nobody_offers_is_refused(text: str) -> None:
    with pytest.raises(TableError):
        parse_table_act(text)


REFUSED: tuple[tuple[TableAct, int, str, str], ...] = (
    ("kick", BOB, "102", "not-host"),
    ("kick", ANN, "100", "not-yourself"),
    ("kick", ANN, "7", "not-there"),
    ("host", BOB, "102", "not-host"),
    ("host", ANN, "7", "not-there"),
    ("let-in", BOB, "9", "not-host"),
    ("end", 7, "", "not-seated"),
)


@pytest.mark.parametrize(("act", "user", "about", "code"), REFUSED)
def test_what_makes_no_sense_is_refused_before_it_is_asked(act: TableAct, user: int, about: str, code: str) -> None:
    with pytest.raises(TableError) as refusal:
        require_possible_action(seated(), act, user, about)
    assert refusal.value.code == code
