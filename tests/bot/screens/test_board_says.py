"""What a board says of who is missing and who is asked, and what its log and its pictures are."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.screens.board import (
    format_board_notices,
    format_missing_people_line,
    format_timestamp,
    format_waiting_line,
    has_return_time,
    list_missing_people,
    render_board,
    render_watched_board,
)
from bot.screens.game_texts.event_narrator import FIRST_ROUND, LogRound
from bot.screens.layout import Figure
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.text_width import ROOM_ABOVE_HIGH_CONTENT
from bot.store.models import (
    ABSENT_AFTER_TURNS,
    AWAY_SILENT_TURNS,
    DEAL_PLACE,
    BoardAnnouncement,
    Preferences,
    Proposal,
    Removal,
    RemovedBy,
    SeatChange,
)
from bot.tables import SeenMove
from games.emerald_skulls import events as skulls
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.boards_told import auction, seen
from tests.bot.screens.scenes import Played, buttons_of, menus_of, text_of

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
BACK = Preferences(away_until=NOON + timedelta(days=1))
STAMP = f"<t:{int((NOON + timedelta(days=1)).timestamp())}:f>"


def shown(changed: dict[int, dict[str, Any]] | None = None, people: int = 4, **facts: Any) -> Scene:
    """Return a board at noon, with some facts of its table and of its sitters, by seat, changed."""
    scene = Played(Match.deal_by_key("emerald_skulls", seats=people, options={"first": 1}, seed=bytes(32))).scene()
    sitters = tuple(replace(one, **(changed or {}).get(one.seat or 0, {})) for one in scene.table.sitters)
    table = replace(scene.table, sitters=sitters, decision_since=NOON, **facts)
    return replace(scene, table_view=replace(scene.table_view, table=table))


@pytest.mark.parametrize(
    ("changed", "facts", "told"),
    [
        ({}, {}, []),
        ({1: {"silent": ABSENT_AFTER_TURNS}}, {}, ["-# Bob is away"]),
        ({1: {"silent": ABSENT_AFTER_TURNS}, 3: {"silent": ABSENT_AFTER_TURNS}}, {}, ["-# Bob and Dee are away"]),
        ({1: {"gone": True}}, {}, ["-# Bob is not at the table now"]),
        ({1: {"gone": True, "silent": ABSENT_AFTER_TURNS}}, {}, ["-# Bob is not at the table now"]),
        (
            {1: {"silent": ABSENT_AFTER_TURNS}, 3: {"gone": True}},
            {},
            ["-# Bob is away", "-# Dee is not at the table now"],
        ),
        ({1: {"silent": AWAY_SILENT_TURNS, "wish": BACK}}, {}, [f"-# Bob is away until {STAMP}."]),
        (
            {1: {"silent": AWAY_SILENT_TURNS, "wish": BACK}},
            {"takeover": True},
            [f"-# Bob is away until {STAMP}: a goblin"],
        ),
        ({1: {"gone": True}}, {"removals": (Removal(101, "Bob", "vote"),)}, ["-# Bob was removed by a vote, and"]),
        ({1: {"gone": True}}, {"removals": (Removal(101, "Bob", "host"),)}, ["-# Bob was removed by the host, and"]),
        ({1: {"gone": True}}, {"removals": (Removal(101, "Bob", "host", 100),)}, ["-# Bob was removed by Ann, and"]),
        (
            {1: {"gone": True}},
            {"removals": (Removal(101, "Bob", "vote", 100),)},
            ["-# Bob was removed by a vote that Ann asked for, and"],
        ),
        (
            {1: {"gone": True}, 3: {"gone": True}},
            {"removals": (Removal(103, "Dee", "manager"),)},
            ["-# Bob is not at the table now", "-# Dee was removed by a manager of this server, and"],
        ),
        ({}, {"removals": (Removal(109, "Jo", "host"),)}, []),
        ({}, {"host_id": 101}, []),
    ],
    ids=str,
)
def test_who_does_not_play_now_is_named(
    changed: dict[int, dict[str, Any]], facts: dict[str, Any], told: list[str]
) -> None:
    lines = list_missing_people(shown(changed, **facts))
    assert len(lines) == len(told)
    assert [line[: len(begun)] for line, begun in zip(lines, told, strict=True)] == told


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("vote", "-# Bob was removed by a vote. A goblin plays on."),
        ("host", "-# Bob was removed by the host. A goblin plays on."),
        ("manager", "-# Bob was removed by a manager of this server. A goblin plays on."),
    ],
)
def test_a_board_says_in_one_line_who_removed_somebody(by: RemovedBy, told: str) -> None:
    scene = shown({1: {"gone": True}, 2: {"gone": True}}, removals=(Removal(101, "Bob", by),), takeover=True)
    assert format_missing_people_line(scene) == [told]
    removals = (Removal(101, "Bob", "host", 100), Removal(102, "Cid", "host", 103))
    named = shown({1: {"gone": True}, 2: {"gone": True}}, removals=removals, takeover=True)
    assert format_missing_people_line(named) == [r"-# C\*d\_\[\] was removed by Dee. A goblin plays on."]


def test_a_board_says_the_newest_decision_first_and_always_something_of_the_moves() -> None:
    gone, removals = (
        {seat: {"gone": True} for seat in (1, 2)},
        (Removal(101, "Bob", "vote"), Removal(102, "Cid", "host")),
    )
    facts: dict[str, Any] = {"removals": removals, "takeover": True}
    cid, bob = SeatChange(102, "Cid", "host", 1), SeatChange(101, "Bob", "vote", 2)
    pace = BoardAnnouncement(kind="pace", by="host", about="relaxed", unseen=(100,))
    newest = shown(gone, seat_changes=(cid, bob), notice=pace, **facts)
    (removed,) = format_missing_people_line(newest)
    assert removed == "-# Bob was removed by a vote. A goblin plays on."
    assert format_board_notices(newest)[0] == removed
    later = shown(gone, seat_changes=(cid, bob, SeatChange(0, "relaxed", "pace-by-host", 3)), notice=pace, **facts)
    assert format_board_notices(later)[1] == removed
    told = (SeenMove(1, 0, None, "player", (skulls.PoolRolled(0, (1, 2)), skulls.DicePlaced(0, "nose", 1, 0))),)
    moved = replace(later, table_view=replace(later.table_view, recent_moves=told))
    board = text_of(render_board(moved))
    assert "another pace" in board
    assert "Ann: 1 die on the nose." in board
    assert removed in board, "two decisions since the last move have a line more"
    seen_before = replace(told[0], changes=2)
    one_new = replace(later, table_view=replace(later.table_view, recent_moves=(seen_before,)))
    assert removed not in text_of(render_board(one_new))


def test_a_board_says_all_that_was_decided_since_the_last_move_once_by_subject() -> None:
    changes = (
        SeatChange(0, "live", "pace-by-host", 1, (0,)),
        SeatChange(100, "Ann", "refused-end", 1),
        SeatChange(0, "relaxed", "pace-by-host", 1, (0,)),
        SeatChange(101, "Bob", "new-host", 1, (0,)),
    )
    said = [
        "-# Ann handed the table to Bob: Bob is the host now.",
        f"-# Ann set another pace · *{load_words()('pace-relaxed')}*",
        "-# Ann asked to end the match; the table said no.",
    ]
    facts: dict[str, Any] = {"notice": BoardAnnouncement(kind="host", by="host", about="Bob", unseen=(102,))}
    assert format_board_notices(shown(seat_changes=changes, **facts)) == said
    told = [
        text_of(render_board(seen(auction((0, "bid 4")), None, seat_changes=changes[place:], **facts)))
        for place in (0, 1, 3)
    ]
    assert ["is the host now" in board for board in told] == [True] * 3
    assert ["set another pace" in board for board in told] == [True, True, False]


@pytest.mark.parametrize("seat", [None, 1])
def test_a_single_line_says_what_was_decided_until_somebody_plays(
    monkeypatch: pytest.MonkeyPatch, seat: int | None
) -> None:
    for module in ("board", "panel"):
        monkeypatch.setattr(f"bot.screens.{module}.choose_line_room", lambda *_, **__: ROOM_ABOVE_HIGH_CONTENT)
    facts: dict[str, Any] = {"removals": (Removal(102, "Cid", "vote"),), "takeover": True}
    facts |= {"seat_changes": (SeatChange(102, "Cid", "vote", 1),)}
    decided = seen(auction((0, "bid 4")), seat, {2: {"gone": True}}, **facts)
    last = replace(decided.table_view.recent_moves[-1], changes=1)
    played = replace(decided, table_view=replace(decided.table_view, recent_moves=(last,)))
    texts = [text_of(render_board(scene) if seat is None else render_panel(scene)) for scene in (decided, played)]
    assert ["removed by a vote" in text for text in texts] == [True, False]
    assert ["Ann bids 4." in text for text in texts] == [False, True]


def test_a_panel_says_first_that_its_player_is_asked_to_vote_until_they_have() -> None:
    asked = Proposal(number=3, kind="pause", user_id=100, name="Ann", until=NOON, yes=(100,))
    texts = [
        text_of(render_panel(seen(auction(), 1, proposal=replace(asked, yes=yes)), stands=True))
        for yes in ((100,), (100, 101))
    ]
    assert ["Say yes or no below" in text for text in texts] == [True, False]


def test_who_left_or_was_let_in_again_may_come_back_and_others_may_ask() -> None:
    scene = shown({1: {"gone": True}}, takeover=True)
    assert format_missing_people_line(scene) == ["-# Bob has left. Want the seat? `/table sit`"]
    (line,) = list_missing_people(scene)
    assert line.endswith("They may come back; others can ask for the seat with `/table sit`.")


@pytest.mark.parametrize(
    ("user", "missing", "told"),
    [
        (101, {"gone": True}, "Bob’s goblin is thinking."),
        (101, {"silent": ABSENT_AFTER_TURNS}, "Bob’s goblin is thinking."),
        (-4, {}, "Bob is thinking."),
    ],
)
def test_a_goblin_that_plays_for_somebody_is_named_as_the_one_that_thinks(
    user: int, missing: dict[str, Any], told: str
) -> None:
    scene = shown({1: {"user_id": user, **missing}}, takeover=True, deadline=None)
    assert scene.decision
    asked = replace(scene, table_view=replace(scene.table_view, decision=replace(scene.decision, seats=(1,))))
    assert format_waiting_line(asked, find_screen("emerald_skulls")) == told


@pytest.mark.parametrize(
    ("silent", "until", "paused", "said"),
    [
        (ABSENT_AFTER_TURNS, 1, None, True),
        (ABSENT_AFTER_TURNS, 0, None, False),
        (ABSENT_AFTER_TURNS, -1, None, False),
        (0, 1, None, False),
        (0, 1, NOON, True),
        (0, 0, NOON, False),
        (ABSENT_AFTER_TURNS, None, NOON, False),
    ],
)
def test_who_has_said_until_when_is_said_to_be_away_until_then(
    silent: int, until: int | None, paused: datetime | None, said: bool
) -> None:
    wish = Preferences(away_until=None if until is None else NOON + timedelta(seconds=until))
    table = shown({1: {"silent": silent, "wish": wish}}, paused_at=paused).table
    assert has_return_time(table, table.sitters[1]) is said


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ((0,), "Ann"),
        ((0, 1), "Ann and Bob"),
        ((0, 1, 2), r"Ann, Bob, and C\*d\_\[\]"),
        ((0, 1, 2, 3, 4), "Ann, Bob, and 3 more"),
    ],
)
def test_of_many_who_are_asked_only_the_first_are_named(seats: tuple[int, ...], names: str) -> None:
    scene = shown(people=5, deadline=None)
    assert scene.decision
    asked = replace(scene, table_view=replace(scene.table_view, decision=replace(scene.decision, seats=seats)))
    assert names in format_waiting_line(asked, find_screen("emerald_skulls"))
    over = replace(scene, table_view=replace(scene.table_view, decision=None))
    assert format_waiting_line(over, find_screen("emerald_skulls")) == ""


def test_a_moment_counts_down_by_itself_unless_it_is_said_otherwise() -> None:
    assert (format_timestamp(NOON), format_timestamp(NOON, "f")) == ("<t:1893499200:R>", "<t:1893499200:f>")


def test_the_log_of_a_round_tells_it_with_its_picture_and_nothing_to_press() -> None:
    played = Played(Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=bytes(32)))
    played.play(0, "buy 3")
    scene, game = played.scene(), find_screen("emerald_skulls")
    screen = played.log()
    assert screen.accent == "calm"
    assert text_of(screen).splitlines() == [
        "Ann, Bob, and C\\*d\\_\\[\\] play, in this order. Ann begins, drawn by lot.",
        scene.say("emerald-skulls-log-rules"),
        "**Turn 1: Ann**",
        "Ann takes the 3 dice that are free.",
    ]
    again = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, rematch_of=1)))
    first = [game.narrator.format_log_heading(one, DEAL_PLACE, FIRST_ROUND)[0] for one in (scene, again)]
    assert [line == "**Rematch**" for line in first] == [False, True]
    assert game.narrator.format_log_heading(again, DEAL_PLACE + 1, LogRound(2, begins=True)) == ["**Turn 2: Ann**"]
    assert render_board(scene).accent == "waiting"
    for figure, picture in zip(screen.figures, game.draw_log_pictures(scene, ended=False), strict=True):
        assert (figure.name, figure.content, figure.alt, figure.brief) == (
            "picture1",
            picture.png,
            picture.alt_text,
            False,
        )


@pytest.mark.parametrize("game", ["emerald_skulls", "gobblestones", "goblin_teeth"])
def test_who_watches_has_a_link_to_the_table_and_reads_of_no_button(game: str) -> None:
    scene = Played(Match.deal_by_key(game, seats=3, seed=bytes(32))).scene()
    sitters = tuple(replace(one, met=()) for one in scene.table.sitters)
    new = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))
    assert "Menu…" in text_of(render_board(new)), "newcomers read where help is"
    seen = render_watched_board(new, "https://discord.com/channels/1/3/4")
    assert "(https://discord.com/channels/1/3/4)" in text_of(seen)
    assert buttons_of(seen) + menus_of(seen) == []
    assert "Menu…" not in "\n".join([text_of(seen), *(figure.alt for figure in seen.figures)])


def test_who_watches_a_match_that_is_over_has_the_link_too() -> None:
    played = Played(Match.deal_by_key("goblin_market", seats=3, seed=bytes(32)))
    played.match.end_by_agreement()
    seen = render_watched_board(played.scene(), "LINK")
    assert text_of(seen).endswith("-# [Go to the table](LINK)")
    assert buttons_of(seen) == []


def test_a_hand_that_is_asked_for_says_whose_turn_it_is_and_a_standing_panel_does_not() -> None:
    played = Played(Match.deal_by_key("goblin_teeth", seats=3, seed=bytes(32)))  # Ann begins
    scene = played.scene(1)
    which = "-# Goblin Teeth · <#3>\n"
    assert text_of(render_panel(scene)).startswith(f"{which}The table waits for Ann. I call you when it is your turn.")
    assert text_of(render_panel(scene, stands=True)).startswith(f"{which}I call you when it is your turn.")
    assert text_of(render_panel(played.scene(0), stands=True)).startswith(which), "panels of two tables look apart"
    assert which not in text_of(render_panel(scene, here=True))
    assert any(isinstance(part, Figure) and "Your hand: " in part.alt for part in render_panel(scene).parts)
