"""Nothing is told twice in the two short lines of Goats & Goblins."""

from dataclasses import replace
from typing import Any, Literal

import pytest

from bot.games.goats_and_goblins.recap import _drop_outdated_events, _sum_cave_ins_by_homecoming, _sum_received_cards
from bot.games.goats_and_goblins.screen import GoatsAndGoblinsScreen
from bot.screens.text_width import ROOM_ABOVE_PICTURE, ROOM_BESIDE_PICTURE
from bot.tables import SeenMove
from games.engine import Event, Match
from games.goats_and_goblins.events import (
    ActionPlayed,
    ActionWarded,
    CardsReceived,
    CaveCollapsedOnEverybody,
    CaveCollapsedWithSurvivors,
    CaveInDrawn,
    CaveInPropped,
    DrawingHalted,
    DrawsDeclared,
    ExpeditionBegan,
    ReturnAnnounced,
    ReturnedWithCards,
    SafeCardDrawn,
    VotesRevealedMixed,
)
from tests.bot.screens import scenes

SCREEN = GoatsAndGoblinsScreen()
ALONE, TOGETHER, FELL = (
    ReturnedWithCards(1, ["Gem 4"], []),
    ReturnedWithCards(1, ["Gem 4"], [2]),
    CaveCollapsedWithSurvivors(1, ["Gem 4"], [0]),
)


@pytest.mark.parametrize(
    ("told", "onlooker", "shares"),
    [
        ([TOGETHER, CardsReceived(1, ["Gem 4"]), CardsReceived(2, ["Gold 1"])], 0, [{1: ["Gem 4"], 2: ["Gold 1"]}]),
        ([TOGETHER, CardsReceived(1, ["Gem 4"]), CardsReceived(2, ["Gold 1"])], 2, [{1: ["Gem 4"]}, {2: ["Gold 1"]}]),
        ([ALONE, CardsReceived(1, ["Gem 4"])], 0, []),
        ([ALONE, CardsReceived(1, ["Gem 4"])], None, []),
        ([ALONE, CardsReceived(1, ["Gem 4"])], 1, [{1: ["Gem 4"]}]),
        ([FELL, CardsReceived(0, ["Gem 4"])], 2, [{0: ["Gem 4"]}]),
        ([ALONE, CardsReceived(1, ["Gem 4"]), FELL, CardsReceived(0, ["Gold 1"])], 2, [{0: ["Gold 1"]}]),
        ([TOGETHER, CardsReceived(1, ["Gem 4"]), CardsReceived(1, ["Gold 1"])], 2, [{1: ["Gem 4", "Gold 1"]}]),
    ],
    ids=[
        "two",
        "one of two",
        "alone",
        "alone, at the board",
        "alone, to themself",
        "fell",
        "alone before",
        "in two steps",
    ],
)
def test_what_somebody_got_is_told_unless_they_came_home_alone(
    told: list[Event], onlooker: int | None, shares: list[dict[int, list[str]]]
) -> None:
    assert list(_sum_received_cards(told, onlooker, {}).values()) == shares


BEFORE, NOW = (
    (DrawsDeclared(1, 4, 30), ActionPlayed(0, "push-2"), FELL),
    (ExpeditionBegan(0, 20), DrawsDeclared(0, 8, 20)),
)
WAITS, GOLD, PLAYED = DrawingHalted(2), SafeCardDrawn(1, "Gold 1", 4, 40), ActionPlayed(2, "push-2")
WARD, WARDED = ActionPlayed(1, "warding-stone"), ActionWarded(1, 2, "push-2")
FIRST, SECOND = CaveInDrawn(1, "1", 3, 39, 1, 1), CaveInDrawn(1, "1", 2, 38, 2, 2)


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ([GOLD, WAITS], [GOLD, WAITS]),
        ([WAITS, GOLD], [GOLD]),
        ([WAITS, PLAYED], [PLAYED]),
        ([FIRST, WAITS, SECOND], [SECOND]),
        ([PLAYED, WARD, WARDED], [PLAYED, WARDED]),
        ([WARDED, WARD], [WARDED, WARD]),
        ([FIRST, SECOND, WAITS], [SECOND, WAITS]),
        ([ReturnAnnounced(1), ALONE, ReturnAnnounced(2)], [ALONE, ReturnAnnounced(2)]),
        ([FIRST, ALONE, SECOND], [ALONE, SECOND]),
    ],
    ids=[
        "thinks",
        "thought before a card",
        "thought, and played",
        "before a Cave-In",
        "cancelled",
        "not yet resolved",
        "after two",
        "came home",
        "came home after a Cave-In",
    ],
)
def test_what_is_past_by_a_later_card_is_not_told(told: list[Event], left: list[Event]) -> None:
    scene: Any = None
    assert [event for _, event in _drop_outdated_events((scene, event) for event in told)] == left


@pytest.mark.parametrize(
    ("told", "value"),
    [
        ([GOLD, ALONE], 0),
        ([FIRST, GOLD, SECOND, ALONE], 2),
        ([FIRST, SECOND, CaveInPropped(2, 1, 1), ALONE], 1),
        ([FIRST, ExpeditionBegan(1, 38), ALONE], 0),
    ],
    ids=["none", "two", "one is propped", "in an earlier expedition"],
)
def test_who_comes_home_is_told_with_the_cave_ins_that_were_drawn_on_the_way(told: list[Event], value: int) -> None:
    assert list(_sum_cave_ins_by_homecoming(told).values()) == [value]


@pytest.mark.parametrize(
    ("fell", "reader", "said"),
    [
        (CaveCollapsedOnEverybody(1, ["Gem 4"], []), None, "**Bob’s cave fell on everybody: 1 card lost.**"),
        (FELL, None, "**Bob’s cave fell:** 1 card for the Outs."),
        (FELL, 0, "**Bob’s cave fell:** 1 card for the Outs."),
        (FELL, 1, "**Your cave fell: your part of 1 card is lost.**"),
    ],
    ids=["everybody", "board", "an Out", "an In"],
)
def test_a_board_does_not_name_its_reader_alone_where_a_cave_fell_on_several(
    fell: Event, reader: int | None, said: str
) -> None:
    table = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32)))
    told = SeenMove(1, 1, None, "player", (VotesRevealedMixed(1, [1, 2], [0]), fell))
    scene, called = table.scene(reader), 2 if reader is None else reader
    assert SCREEN.narrator.format_brief_recap(scene, [told], called, ROOM_ABOVE_PICTURE) == [said]


@pytest.mark.parametrize("reader", [2, 0])
def test_in_one_line_a_question_says_what_it_is_about_though_a_cave_fell_on_its_reader(reader: int) -> None:
    table = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=bytes(32)))
    table.play(0, "declare 8")
    events = (VotesRevealedMixed(1, [1, 2], [0]), FELL, ExpeditionBegan(0, 20), DrawsDeclared(0, 8, 20))
    told = SeenMove(1, 1, None, "player", events)
    viewer = table.scene(reader) if reader else table.scene()
    viewer = replace(viewer, table_view=replace(viewer.table_view, recent_moves=(told,)))
    lines = SCREEN.narrator.format_brief_recap(viewer, [told], reader, ROOM_BESIDE_PICTURE)
    assert lines
    assert lines[0].startswith("Ann leads, to draw 8 cards.")
    assert SCREEN.narrator.format_brief_recap(viewer, [], reader, ROOM_BESIDE_PICTURE) == [
        "Ann leads, to draw 8 cards."
    ]


@pytest.mark.parametrize("by", ["clock", "player"])
def test_the_log_says_for_whom_the_clock_divided_a_pile(by: Literal["clock", "player"]) -> None:
    got = [SeenMove(number, 2, None, by, (CardsReceived(seat, ["gem 4"]),)) for number, seat in enumerate((0, 1))]
    told = (SeenMove(0, 2, None, "player", (TOGETHER,)), *got)
    scene = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32))).scene()
    scene = replace(scene, table_view=replace(scene.table_view, recent_moves=told))
    *_, line = SCREEN.narrator.format_log_lines(scene, told)
    clock = f"Time was up for {scene.format_seat_name(2)}, so the clock chose. " if by == "clock" else ""
    assert line == f"{clock}Ann gets Gem 4 (worth **4 gold**). Bob gets Gem 4 (worth **4 gold**)."


def test_all_who_got_cards_are_named_in_one_line() -> None:
    got = (CardsReceived(0, ["gem 4"]), CardsReceived(1, ["gold 1", "gold 2"]), CardsReceived(0, ["gold 3"]))
    told = SeenMove(0, 2, None, "player", (TOGETHER, *got))
    table = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32)))
    lines = [
        SCREEN.narrator.format_brief_recap(table.scene(reader), [told], reader, ROOM_ABOVE_PICTURE)
        for reader in (None, 1)
    ]
    assert ["Cards: Ann 2, Bob 2." in str(line) for line in lines] == [True, False]
    assert "**You got Gold 1 and Gold 2.** Ann got 2 cards." in str(lines[1])


@pytest.mark.parametrize(
    ("got", "said"),
    [
        ((CardsReceived(0, ["gem 4"]), CardsReceived(2, ["gold 1"])), "Ann and C*d_[] took a card each."),
        (
            (CardsReceived(0, ["gem 4"]), CardsReceived(2, ["gold 1"]), CardsReceived(0, ["gold 2"])),
            "cards: Ann 2, C*d_[] 1.",
        ),
        ((CardsReceived(2, ["gold 1"]),), "C*d_[] took Gold 1."),
    ],
    ids=["one each", "not as many", "one alone"],
)
def test_who_took_the_cards_of_a_cave_that_fell_before_reads_whose_it_was(got: tuple[Event, ...], said: str) -> None:
    fell, taken = (SeenMove(1, number, None, "player", of) for number, of in enumerate(((FELL,), got)))
    scene = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32))).scene()
    scene = replace(scene, table_view=replace(scene.table_view, recent_moves=(fell, taken)))
    (line,) = SCREEN.narrator.format_brief_recap(scene, [taken], 2, ROOM_ABOVE_PICTURE) or []
    assert line.replace("\\", "") == f"**Bob’s cave fell:** {said}"


def test_the_log_says_for_whom_the_clock_voted() -> None:
    table = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=4, options={"first": 1}, seed=bytes(32)))
    table.play(0, "declare 3")
    table.play(3, "in")
    table.play(1, "out", "clock")
    table.play(2, "out", "clock")
    scene = table.scene()
    (_, line) = SCREEN.narrator.format_log_lines(scene, scene.table_view.recent_moves)
    late = scene.join_seat_names([1, 2])
    assert line == f"In with Ann: Dee. Out: {late}. Time was up for {late}, so the clock chose."


@pytest.mark.parametrize(
    ("events", "reader", "said"),
    [
        ((*BEFORE, *NOW), 2, "Last expedition: **Bob’s cave fell:** 1 card for the Outs. Ann leads, to draw 8 cards."),
        (
            (*BEFORE, ExpeditionBegan(1, 24), *BEFORE, *NOW),
            2,
            "Earlier expeditions: **Bob’s cave fell:** 1 card for the Outs.",
        ),
        ((*BEFORE, *NOW), None, "Ann leads, to draw 8 cards."),
    ],
    ids=["the last one", "several", "on a board, below the log"],
)
def test_what_was_before_this_expedition_is_told_apart_and_only_as_it_ended(
    events: tuple[Event, ...], reader: int | None, said: str
) -> None:
    table = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=bytes(32)))
    table.play(0, "declare 8")
    told = SeenMove(1, 1, None, "player", events)
    (line,) = SCREEN.narrator.format_brief_recap(table.scene(reader), [told], 2, ROOM_ABOVE_PICTURE) or []
    assert line.startswith(said)
    assert line.endswith("Ann leads, to draw 8 cards.")


def test_before_a_leader_says_anything_a_board_tells_how_the_last_expedition_ended() -> None:
    table = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32)))
    told = SeenMove(1, 1, None, "player", (ActionPlayed(0, "push-2"), FELL, ExpeditionBegan(0, 20)))
    assert SCREEN.narrator.format_brief_recap(table.scene(), [told], 2, ROOM_ABOVE_PICTURE) == [
        "Last expedition: Ann plays Push 2. **Bob’s cave fell:** 1 card for the Outs."
    ]


def test_who_took_several_cards_one_by_one_reads_all_of_that_expedition() -> None:
    moments = ((CardsReceived(2, ["gem 2"]), FELL, CardsReceived(2, ["gem 4"])), (CardsReceived(0, ["gold 1"]),))
    told = [
        SeenMove(seat, number, None, "player", of)
        for number, (seat, of) in enumerate(((2, moments[0]), (0, moments[1]), (2, (CardsReceived(2, ["gold 3"]),))))
    ]
    scene = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32))).scene(2)
    scene = replace(scene, table_view=replace(scene.table_view, recent_moves=tuple(told)))
    (line,) = SCREEN.narrator.format_brief_recap(scene, told[-1:], 2, ROOM_ABOVE_PICTURE) or []
    assert line == "**You got Gem 4 and Gold 3.**"


def test_whoever_gets_gruff_is_told_so_among_the_others() -> None:
    got = (CardsReceived(0, ["gold 4", "gruff 5"]), CardsReceived(1, ["gold 1"]))
    scene = scenes.Played(Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32))).scene(2)
    lines = [
        SCREEN.narrator.format_brief_recap(
            scene, [SeenMove(0, 2, None, "player", (TOGETHER, *cards))], 2, ROOM_ABOVE_PICTURE
        )
        for cards in (got, got[:1])
    ]
    assert "Cards: Ann 2 with Gruff, Bob 1." in str(lines[0])
    assert "Ann got 2 cards with Gruff." in str(lines[1])
