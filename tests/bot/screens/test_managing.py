"""What managers see of the tables of their server, what they are asked, and what they are told is so then."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import DiscordMenu, Menu
from bot.screens.pages.managing import (
    BLOCKED_PAGE_SIZE,
    MANAGED_TABLES_PAGE_SIZE,
    MAX_REPORTED_TABLES,
    BlockedPlayer,
    ask_manager_to_confirm,
    ask_to_confirm_block,
    describe_block,
    describe_kicks_after_block,
    format_managed_table_line,
    paginate_tables,
    render_blocked_people,
    render_manager_result,
    render_table_management,
    render_tables_overview,
)
from bot.screens.scene import Scene
from bot.store.models import MAX_IDLE_TIME, Removal, Table
from bot.tables import TableError
from bot.tables.draft import TableDraft
from bot.tables.use_cases.managing import BlockEffect, ManagerAct, act_as_manager
from bot.ui.interactions.manager_clicks import parse_manager_act
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import NOW, Played, breaches, buttons_of, menus_of, text_of

ANN, BOB, EVE = 100, 101, 7
WHO = "Emerald Skulls in <#3>, with Ann and Bob"
BARRED = "Bob cannot come back unless a manager allows it."
SEEN = "Ann and Bob see it on the board."


def scene_of(people: int = 2, **facts: object) -> Scene:
    """Return a match of so many, of which everybody is a person."""
    scene = Played(Match.deal_by_key("emerald_skulls", seats=people, options={"first": 1}, seed=bytes(32))).scene()
    return with_table(scene, replace(scene.table, **facts))  # type: ignore[arg-type]  # they fit


def with_table(scene: Scene, table: Table) -> Scene:
    return replace(scene, table_view=replace(scene.table_view, table=table))


def lobby_of(people: int = 2) -> Table:
    return scene_of(people, status="lobby", started_at=None, thread_id=None).table


@pytest.mark.parametrize(
    ("count", "asked", "shown", "page", "pages"),
    [(0, 0, 0, 0, 1), (10, 0, 10, 0, 1), (11, 0, 10, 0, 2), (11, 1, 1, 1, 2), (11, 9, 1, 1, 2), (25, 1, 10, 1, 3)],
)
def test_tables_come_in_pages_of_ten(count: int, asked: int, shown: int, page: int, pages: int) -> None:
    found, is_page, has = paginate_tables([lobby_of()] * count, asked)
    assert (len(found), is_page, has) == (shown, page, pages)


def test_a_full_page_of_full_tables_fits_and_each_has_its_buttons() -> None:
    scenes = [scene_of(8, id=number) for number in range(1, MANAGED_TABLES_PAGE_SIZE + 1)]
    screen = render_tables_overview(scenes, 1, 3, 25, load_words())
    assert breaches(screen) == []
    assert "25 open tables in channels you can see. Page 2 of 3." in text_of(screen)
    shows, turns = buttons_of(screen)[:MANAGED_TABLES_PAGE_SIZE], buttons_of(screen)[MANAGED_TABLES_PAGE_SIZE:]
    assert [button.act for button in shows] == [
        f"watch:{number}:0:" for number in range(1, MANAGED_TABLES_PAGE_SIZE + 1)
    ]
    assert [button.act for button in turns] == ["overview:0:0:0", "overview:0:0:2"]
    (menu,) = menus_of(screen)
    assert [one.value for one in menu.options] == [str(number) for number in range(1, MANAGED_TABLES_PAGE_SIZE + 1)]


def test_where_no_table_is_it_says_so_and_offers_nothing() -> None:
    screen = render_tables_overview([], 0, 1, 0, load_words())
    assert text_of(screen).endswith("No open tables in channels you can see.")
    assert (buttons_of(screen), menus_of(screen)) == ([], [])


def test_a_line_says_where_who_since_when_and_waiting_for_whom() -> None:
    stamp = f"<t:{int(NOW.timestamp())}:R>"
    begin = f"**Emerald Skulls** in <#3>, opened {stamp}: Ann and Bob."
    assert format_managed_table_line(scene_of(decision_since=NOW)) == f"{begin} Waiting for Ann, asked {stamp}."
    assert format_managed_table_line(scene_of(paused_at=NOW)) == f"{begin} Paused {stamp}."
    lobby = with_table(scene_of(), lobby_of())
    assert (
        format_managed_table_line(lobby) == f"**Emerald Skulls** in <#2>, opened {stamp}: Ann and Bob. Not started yet."
    )


OFFERED: tuple[tuple[Callable[[], Table], list[str]], ...] = (
    (lambda: scene_of().table, ["kick 100", "kick 101", "host 101", "pause", "close"]),
    (lambda: scene_of(paused_at=NOW).table, ["kick 100", "kick 101", "host 101", "resume", "close"]),
    (lobby_of, ["kick 100", "kick 101", "host 101", "close"]),
    (
        lambda: scene_of(1, removals=(Removal(9, "Jo", "vote"),)).table,
        ["kick 100", "let-in 9", "pause", "close"],
    ),
)


@pytest.mark.parametrize(("table", "offered"), OFFERED)
def test_one_menu_has_all_that_may_be_done_with_a_table(table: Callable[[], Table], offered: list[str]) -> None:
    screen = render_table_management(with_table(scene_of(), table()))
    (menu,) = [part for part in screen.parts if isinstance(part, Menu)]
    assert [one.value for one in menu.options] == offered
    assert [button.label for button in buttons_of(screen)] == ["Show", "All tables"]
    assert "-# Host: Ann. Pace: live." in text_of(screen)
    assert breaches(screen) == []


def test_the_menu_of_a_full_table_with_many_who_were_removed_fits() -> None:
    removed = tuple(Removal(number, "E" * 40, "host") for number in range(30))
    screen = render_table_management(scene_of(8, removals=removed))
    assert breaches(screen) == []
    (menu,) = [part for part in screen.parts if isinstance(part, Menu)]
    assert [one.value for one in menu.options][-2:] == ["pause", "close"]


ASKED: tuple[tuple[ManagerAct, int, str, str], ...] = (
    (
        *("pause", 0, "Pause"),
        (
            f"**Pause the match?** {WHO}. Nobody can play, and the clock stops, until a manager lets it go on, "
            "or a week has passed. Everybody there sees that a manager of this server paused it."
        ),
    ),
    ("resume", 0, "Go on", f"**Go on with the match?** {WHO}. It goes on with the time that was left."),
    (
        *("kick", BOB, "Remove Bob"),
        f"**Remove Bob?** {WHO}. Default moves are played in that seat. {BARRED}",
    ),
    ("host", BOB, "Make Bob the host", f"**Make Bob the host?** {WHO}. Bob will decide on pace and players."),
    ("let-in", 9, "Let Jo come back", f"**Let Jo come back?** {WHO}. Jo was removed."),
    (
        *("close", 0, "Close the table"),
        (
            f"**Close the table?** {WHO}. Nobody can go on playing, and everybody sees "
            "that a manager of this server closed it."
        ),
    ),
)


@pytest.mark.parametrize(("act", "whom", "label", "question"), ASKED)
def test_each_act_asks_once_naming_game_place_and_players(
    act: ManagerAct, whom: int, label: str, question: str
) -> None:
    screen = ask_manager_to_confirm(scene_of(removals=(Removal(9, "Jo", "vote"),)).table, act, whom, load_words())
    assert text_of(screen) == question
    done, this, back = buttons_of(screen)
    assert (done.label, this.label, back.label) == (label, "Back to this table", "All tables")
    assert this.act.startswith("this-table:")
    meant = parse_custom_id(done.act)
    assert meant
    assert parse_manager_act(meant.path) == (act, whom)


def test_a_lobby_has_no_seats_to_be_played_on() -> None:
    asked = text_of(ask_manager_to_confirm(lobby_of(), "kick", BOB, load_words()))
    assert asked == f"**Remove Bob?** Emerald Skulls in <#2>, with Ann and Bob. {BARRED}"


def test_who_removes_a_host_reads_who_is_host_then() -> None:
    table = scene_of().table
    assert "Bob becomes the host." in text_of(ask_manager_to_confirm(table, "kick", ANN, load_words()))
    assert "becomes the host" not in text_of(ask_manager_to_confirm(table, "kick", BOB, load_words()))
    told = render_manager_result(table, replace(table, host_id=BOB), "kick", ANN, load_words())
    assert "Bob is the host now." in text_of(told)
    assert [button.label for button in buttons_of(told)] == ["Back to this table", "All tables"]
    closed = render_manager_result(table, replace(table, status="closed", closed_by=EVE), "close", 0, load_words())
    assert [button.label for button in buttons_of(closed)] == ["Say why it is closed…", "All tables"]


WEEK = f"<t:{int((NOW + MAX_IDLE_TIME).timestamp())}:R>"
NOTHING: dict[str, object] = {}
DONE: tuple[tuple[ManagerAct, int, dict[str, object], bool, str], ...] = (
    # what, about whom, how the table is, whether goblins are allowed: what is so then
    ("pause", 0, NOTHING, True, f"Emerald Skulls in <#3> is paused until a manager lets it go on, or {WEEK}. {SEEN}"),
    ("resume", 0, {"paused_at": NOW, "held": True}, True, f"Emerald Skulls in <#3> goes on. {SEEN}"),
    (
        "kick",
        BOB,
        {"takeover": True},
        True,
        "Bob is removed from Emerald Skulls in <#3>. A goblin plays on in that seat. Ann sees it on the board.",
    ),
    (
        "kick",
        BOB,
        {"takeover": True},
        False,
        "Bob is removed from Emerald Skulls in <#3>. Default moves are played in that seat. Ann sees it on the board.",
    ),
    ("host", BOB, NOTHING, True, f"Bob is the host of Emerald Skulls in <#3> now. {SEEN}"),
    (
        "let-in",
        9,
        NOTHING,
        True,
        "The match goes on without Jo. They may ask for a seat that becomes free, with `/table sit`.",
    ),
    ("close", 0, NOTHING, True, "Emerald Skulls in <#3> is closed. Ann and Bob see that."),
)


@pytest.mark.parametrize(("act", "whom", "facts", "goblins", "sentence"), DONE)
def test_each_act_is_answered_by_what_is_so_now(
    act: ManagerAct, whom: int, facts: dict[str, object], goblins: bool, sentence: str
) -> None:
    match = Match.deal_by_key("emerald_skulls", seats=2, options={"first": 1}, seed=bytes(32))
    before = replace(Played(match).table, removals=(Removal(9, "Jo", "vote"),), **facts)  # type: ignore[arg-type]
    draft = TableDraft.from_table(before, match, NOW)
    act_as_manager(draft, act, EVE, whom, goblins=goblins)
    assert text_of(render_manager_result(before, draft.table, act, whom, load_words())) == sentence


def test_in_a_lobby_the_invitation_shows_it_and_the_last_person_closes_it() -> None:
    for people, told in (
        (2, "Bob is removed from Emerald Skulls in <#2>. Ann sees it in the invitation."),
        (1, "Ann is removed from Emerald Skulls in <#2>. Nobody else was there, so the table is closed."),
    ):
        draft = TableDraft.from_table(lobby_of(people), None, NOW)
        whom = ANN + people - 1
        act_as_manager(draft, "kick", EVE, whom)
        assert text_of(render_manager_result(lobby_of(people), draft.table, "kick", whom, load_words())) == told


@pytest.mark.parametrize("text", ["", "nonsense", "kick", "kick x", "kick -1", "kick 99999999999999999999"])
def test_a_control_that_nobody_offers_is_refused(text: str) -> None:
    with pytest.raises(TableError):
        parse_manager_act(text)
    assert parse_manager_act("pause whatever") == ("pause", 0)


def test_a_block_tells_of_each_table_what_became_of_it() -> None:
    say, playing = load_words(), scene_of(takeover=True).table
    effect = BlockEffect(
        (replace(lobby_of(), status="closed"), lobby_of()), (playing, replace(playing, takeover=False))
    )
    assert describe_block(BOB, effect, say, goblins=True) == [
        f"**<@{BOB}> is blocked**: they cannot open or join tables on this server.",
        "- Emerald Skulls in <#2>, not started yet: nobody else was there, so their invitation is closed.",
        "- Emerald Skulls in <#2>, not started yet: they were removed, and the invitation says so.",
        "- Emerald Skulls in <#3>: they play on. If you remove them, a goblin plays on in that seat.",
        "- Emerald Skulls in <#3>: they play on. If you remove them, default moves are played in that seat.",
    ]
    assert "goblin" not in "".join(describe_block(BOB, effect, say, goblins=False))
    many = describe_block(BOB, BlockEffect((), (playing,) * 20), say, goblins=True)
    assert len(many) == 1 + MAX_REPORTED_TABLES
    assert many[-1] == "- … and 13 more tables."
    assert describe_kicks_after_block(BOB, [playing, replace(playing, status="closed")], say) == [
        f"**<@{BOB}> is removed from 2 matches.** The boards say so.",
        "- Emerald Skulls in <#3>: a goblin plays on in that seat.",
        "- Emerald Skulls in <#3>: nobody else was there, so that table is closed.",
    ]


BLOCKED = {one: "*Late*" if one in (6, 19) else "" for one in range(20)}


def test_who_is_blocked_is_unblocked_or_removed_by_one_press_and_others_are_blocked_by_a_menu() -> None:
    playing = {5: BlockedPlayer("Bob", 2), 19: BlockedPlayer("Cid", 1)}  # Cid is on another page
    screen = render_blocked_people(["It is so."], BLOCKED, 1, load_words(), playing=playing, turn=4)
    assert breaches(screen) == []
    bob, evict, *undo, back, on = buttons_of(screen)
    assert (evict.label, evict.act) == ("Remove Bob from 2 matches", "evict:0:4:5")
    ids = range(BLOCKED_PAGE_SIZE, 2 * BLOCKED_PAGE_SIZE)
    assert [one.act for one in (bob, *undo)] == [f"unblock:0:4:{one}" for one in ids]
    assert (back.act, on.act) == ("blocks:0:4:0", "blocks:0:4:2")
    (menu,) = [part for part in screen.parts if isinstance(part, DiscordMenu)]
    assert (menu.act, menu.max_values, menu.min_values) == ("block:0:4:", 1, 1)
    assert text_of(screen).count("The reason: “*Late*”".replace("*", r"\*")) == 1
    assert text_of(render_blocked_people([], {}, 0, load_words())) == "Nobody is blocked on this server."


def test_a_manager_is_asked_once_whether_to_block_somebody() -> None:
    playing = scene_of().table
    screen = ask_to_confirm_block(BOB, [lobby_of(), playing, playing], load_words(), 3)
    assert text_of(screen) == (
        f"**Block <@{BOB}>?** They cannot open or join tables on this server until you unblock them. "
        "They are removed from one invitation. They play on in 2 matches, until you remove them."
    )
    assert [(one.label, one.act) for one in buttons_of(screen)] == [
        ("Block", f"blocked:0:3:{BOB}"),
        ("Back", "blocks:0:3:0"),
    ]


def test_who_paused_a_match_lets_it_go_on_with_the_next_press() -> None:
    table = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32))).scene().table
    shown = render_manager_result(table, replace(table, held=True), "pause", 0, load_words())
    first = buttons_of(shown)[0]
    assert (first.label, first.act) == ("Go on", f"managed:{table.id}:0:resume")
