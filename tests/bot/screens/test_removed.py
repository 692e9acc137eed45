"""What is said of people who were removed from a table: to them, in the lobby, and to the host who may let them in."""

from dataclasses import replace

import pytest

from bot.screens.board import format_missing_people_line, list_missing_people
from bot.screens.layout import Menu
from bot.screens.lobby import render_lobby
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.leaving import (
    can_return_to_seat,
    render_closing,
    render_former_player_panel,
    render_kicked_player_notice,
    render_readmission,
    render_resignation,
)
from bot.screens.pages.managing import render_manager_result
from bot.screens.pages.table_acts import build_reason_buttons, render_table_menu
from bot.store.models import REMOVALS, BoardAnnouncement, Leaving, Removal, RemovedBy
from bot.tables import Table
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, buttons_of, text_of

BOB = 101


def removed_from(status: str = "playing", by: RemovedBy = "vote") -> Table:
    """Return a match of three that Bob was removed from."""
    table = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).scene().table
    sitters = tuple(replace(one, gone=one.user_id == BOB) for one in table.sitters)
    facts = {"status": status, "sitters": sitters, "removals": (Removal(BOB, "Bob", by, 100 if by == "host" else 0),)}
    return replace(table, takeover=True, **facts)  # type: ignore[arg-type]  # they fit


SAID: dict[RemovedBy, tuple[str, str]] = {
    "vote": ("by a vote", ".{plays} You can come back only if Ann, the host, lets you."),
    "host": ("by Ann", ", the host.{plays} You can come back only if the host lets you."),
    "manager": ("by a manager of this server", ".{plays} A manager of this server may let you come back."),
}


@pytest.mark.parametrize("by", SAID)
@pytest.mark.parametrize("status", ["lobby", "playing", "over", "closed"])
def test_who_was_removed_reads_so_in_one_sentence_with_no_way_back(by: RemovedBy, status: str) -> None:
    told, (who, way_back) = render_kicked_player_notice(removed_from(status, by), BOB, load_words()), SAID[by]
    assert told
    plays = " A goblin plays on for you." if status == "playing" else ""
    ending = way_back.format(plays=plays) if status in ("lobby", "playing") else "."
    assert text_of(told) == f"You were removed from **Goblin Market** in <#3> {who}{ending}"
    assert buttons_of(told) == []
    assert render_former_player_panel(removed_from(status, by), BOB, load_words()) is None  # the notice says it
    assert not can_return_to_seat(removed_from(status, by), BOB)


@pytest.mark.parametrize(
    ("by", "user", "manages", "asked"),
    [("host", 100, None, True), ("host", 102, 1, False), ("manager", 100, None, False), ("manager", 0, 1, True)],
)
def test_who_removed_somebody_may_tell_them_why_once_in_plain_words(
    by: RemovedBy, user: int, manages: int | None, asked: bool
) -> None:
    table, say = removed_from(by=by), load_words()
    assert bool(build_reason_buttons(table, user, say, manages)) is asked
    assert table.removals
    told = replace(table, removals=(table.removals[0]._replace(reason="*Rude* to <@102>"),))
    assert build_reason_buttons(told, user, say, manages) == []
    screen = render_kicked_player_notice(told, BOB, say)
    assert screen
    assert r"The reason: “\*Rude\* to \<\@102\>”" in text_of(screen).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("closer", "who"), [(100, "Ann"), (102, r"C\*d\_\[\], a manager,"), (9, "A manager of this server")]
)
def test_a_closed_table_says_in_which_role_somebody_closed_it_and_why_if_they_say(closer: int, who: str) -> None:
    table = replace(removed_from("closed"), closed_by=closer, removals=None)
    say = load_words()
    told = text_of(render_closing(table, say))
    assert told.startswith(f"{who} has closed the match of **Goblin Market** in <#3> before its end.")
    assert f"**{who} closed this match before its end.**" in text_of(render_lobby(table, say))
    assert [button.label for button in build_reason_buttons(table, closer, say)] == ["Say why it is closed…"]
    assert build_reason_buttons(table, BOB, say) == []
    explained = replace(table, closing_reason="*Spam*")
    assert build_reason_buttons(explained, closer, say) == []
    for screen in (render_closing(explained, say), render_lobby(explained, say)):
        assert r"The reason: “\*Spam\*”" in text_of(screen).replace("\u2068", "").replace("\u2069", "")


def test_a_lobby_names_who_was_removed_and_one_menu_of_it_lets_the_host_forgive_the_hosts_own_word() -> None:
    table = replace(
        removed_from("lobby"),
        sitters=removed_from().sitters[:1],
        started_at=None,
        removals=(
            Removal(BOB, "Bob", "host", 100),
            Removal(5, "Jo", "vote"),
            Removal(6, "Max", "manager"),
            Removal(7, "Egon", "host", 8),
        ),
    )
    shown = render_lobby(table, load_words())
    lines = [line for line in text_of(shown).splitlines() if "removed" in line]
    assert lines == [
        "-# Bob was removed by Ann.",
        "-# Egon was removed by the host.",
        "-# Jo was removed by a vote.",
        "-# Max was removed by a manager of this server.",
    ]
    welcome = replace(table, notice=BoardAnnouncement(kind="let-in", by="host", about="Egon", unseen=(7,)))
    assert "-# Egon may join again." in text_of(render_lobby(welcome, load_words())).splitlines()
    (more,), (people,) = (
        [part for part in screen.parts if isinstance(part, Menu)]
        for screen in (shown, render_table_menu(table, table.host_id, load_words()))
    )
    assert [one.value for one in more.options if one.value.startswith("let-in")] == []
    assert "acts" in [one.value for one in more.options]
    assert [(one.label, one.value) for one in people.options][-3:] == [
        ("Let Egon come back", "let-in 7"),
        ("Let Jo come back", "let-in 5"),
        ("Let Bob come back", f"let-in {BOB}"),
    ]


WELCOME = "You were removed from **Goblin Market** in <#3>, and may come back now"


@pytest.mark.parametrize("takeover", [True, False])
@pytest.mark.parametrize("leaving", sorted(REMOVALS))
def test_who_was_removed_and_let_in_again_is_never_told_that_they_left(leaving: Leaving, *, takeover: bool) -> None:
    removed = removed_from()
    sitters = tuple(replace(one, leaving=leaving if one.gone else None) for one in removed.sitters)
    table = replace(removed, removals=None, takeover=takeover, sitters=sitters)
    sent = render_readmission(table, BOB, load_words())
    assert sent
    assert render_former_player_panel(table, BOB, load_words()) is None
    assert WELCOME in text_of(sent)
    assert [button.label for button in buttons_of(sent)] == ["Take my seat back" if takeover else "Ask for the seat"]
    if takeover:
        assert text_of(render_resignation(table, BOB, load_words())) == text_of(sent)
    assert render_readmission(removed, BOB, load_words()) is None
    for status, ended in (("over", table.started_at), ("closed", table.started_at), ("closed", None)):
        late = render_readmission(replace(table, status=status, ended_at=ended), BOB, load_words())  # type: ignore[arg-type]
        assert late
        end = "is over" if ended else "was closed before its end"
        assert text_of(late) == f"The match of **Goblin Market** in <#3> {end}, so you cannot come back to it any more."
        assert buttons_of(late) == []
    scene = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).scene()
    seen = replace(scene, table_view=replace(scene.table_view, table=table))
    assert format_missing_people_line(seen) == ["-# Bob was removed, and may come back."]
    assert "left" not in "".join(list_missing_people(seen))
    asks = [
        [one.act for one in buttons_of(render_more_menu(viewed)) if one.act == "sit:7:0:"] for viewed in (seen, scene)
    ]
    assert asks == [["sit:7:0:"], []]


def test_who_is_let_in_to_a_lobby_is_told_once_and_who_has_no_part_in_the_match_is_promised_none() -> None:
    removed = removed_from()
    others = tuple(one for one in removed.sitters if one.user_id != BOB)
    lobby, late = (replace(removed, status=status, sitters=others, removals=None) for status in ("lobby", "playing"))
    told = render_readmission(lobby, BOB, load_words())
    assert told
    assert text_of(told) == "You may come back to **Goblin Market** in <#3>: press **Join** in the invitation."
    assert render_readmission(late, BOB, load_words()) is None
    result = render_manager_result(replace(removed, sitters=others), late, "let-in", BOB, load_words())
    assert "The match goes on without Bob." in text_of(result)
    assert "may come back" not in text_of(result)
