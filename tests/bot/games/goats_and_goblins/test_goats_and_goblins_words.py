"""Sentences of Goats & Goblins that a newcomer misread: each says what it counts."""

from dataclasses import replace
from functools import partial

import pytest

from bot.games.goats_and_goblins.forms import build_division_forms
from bot.games.goats_and_goblins.pictures.legend import list_legend_cards
from bot.screens.log_posts import render_log_post, split_into_log_posts
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from games.engine import Match
from games.engine.words import load_words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.events import CardsReceived, CaveCollapsedOnEverybody, ReturnedWithCards
from tests.bot.games.goats_and_goblins.test_goats_and_goblins_screen import SCREEN, laid
from tests.bot.screens.scenes import Played, buttons_of, text_of
from tests.story.thread import alt_of

CARD = "goats-and-goblins-card"
SAID: tuple[tuple[str, dict[str, str | int], str], ...] = (
    ("event-pushed", {"seat": "Bob", "number": 2, "to-draw": 2, "more": "no"}, "Bob’s push adds 2 cards."),
    ("event-pushed", {"seat": "Bob", "number": 2, "to-draw": 5, "more": "yes"}, "Bob’s push adds 2 cards: 5 to go."),
    (
        "event-drew-cave-in",
        {"seat": "Ann", "cards": f"{CARD}-gold:3 {CARD}-cave-in:2", "value": 3, "to-draw": 0},
        "Ann draws Gold 3 and Cave-In 2. Cave-Ins: **3 of 3**.",
    ),
    (
        "event-drew-cave-in",
        {"seat": "Ann", "cards": f"{CARD}-cave-in:2", "value": 4, "to-draw": 0},
        "Ann draws Cave-In 2. Cave-Ins: **4 (the cave falls at 3)**.",
    ),
    ("gist-drew", {"value": 4}, "Cave-Ins: 4 (the cave falls at 3)."),
    (
        "why-declare",
        {},
        "It goes as deep as it dares: with each card it is likelier that Cave-Ins add up to 3 or more.",
    ),
    (
        "tie-goats",
        {"first": "Grub", "second": "Ann", "more": 2, "less": 1},
        "-# Grub and Ann tie in gold: 2 against 1 Goats put Grub first.",
    ),
)


@pytest.mark.parametrize(("key", "facts", "sentence"), SAID)
def test_a_sentence_says_what_it_counts(key: str, facts: dict[str, str | int], sentence: str) -> None:
    assert load_words()(f"goats-and-goblins-{key}", **facts) == sentence


def test_the_short_rules_say_who_plays_without_votes_and_speak_of_nobody_as_us() -> None:
    say = load_words()
    assert "play without votes" in say("goats-and-goblins-short-end")
    assert " our " not in say("goats-and-goblins-short-house")


@pytest.mark.parametrize(("cards", "said"), [(5, ""), (6, " 1 more card is given"), (7, " 2 more cards are given")])
def test_the_form_says_how_many_cards_are_left_for_after_it(cards: int, said: str) -> None:
    table = laid(f"ann declare {cards}", "bob in", "cid out", "dot out", top=", ".join(["gold 1"] * cards), more=9)
    scene = table.scene(0)
    view = scene.table_view.view
    assert isinstance(view, GoatsAndGoblinsView)
    [form] = build_division_forms(scene, view, [("give", "1"), ("give", "2")])
    helps = [field.help for field in form.fields]
    assert helps[-1] == f"Who gets it?{said}{' after this form.' if said else ''}"
    assert not any(
        "more" in text.removeprefix("Who gets it? Shares differ by one card at most.") for text in helps[:-1]
    )


def test_the_form_for_dividing_begins_with_equal_shares_and_the_best_card_for_the_leader() -> None:
    top = "gold 3, gold 2, gold 1, trinket 1"
    table = laid("bob declare 4", "ann in", "cid out", "dot out", top=top, more=9, leader="bob")
    scene = table.scene(1)
    [form] = build_division_forms(scene, view_of(scene), [("give", "1"), ("give", "2")])
    chosen = [next(option.value for option in field.options if option.chosen) for field in form.fields]
    assert chosen == ["2", "1", "2", "1"]


def test_all_that_a_player_gets_of_a_pile_is_one_sentence_and_the_pile_one_line_in_the_log() -> None:
    table = laid("ann declare 3", "bob in", "cid out", "dot out", top="gold 3, gold 2, gold 1", more=9)
    for move in ("ann give 1", "ann give 2", "ann give 1"):
        if table.match.decision and table.match.decision.kind == "divide":
            table.play(0, move.partition(" ")[2])
    scene = table.scene()
    told = text_of(render_log_post(scene, split_into_log_posts(scene)[0], scene.view)).splitlines()
    assert told[1].startswith("-# Treasure shows its gold;")
    alt = alt_of(render_log_post(scene, replace(split_into_log_posts(scene)[0], ended=True), scene.view))
    assert "leads" not in alt, "the picture is of the expedition before"
    assert told[-3:] == [
        "\ue000goats_goat\ue001**Ann’s expedition comes home** with 3 cards, which Ann divides.",
        "Ann gets Gold 3 and Gold 1 (**4 gold** in all). Bob gets Gold 2 (worth **2 gold**).",
        "-# Now · Ann: 4 gold · Bob: 2 gold · C\\*d\\_\\[\\]: 0 gold · Dee: 0 gold.",
    ]


def test_the_gold_on_a_card_that_is_played_is_told() -> None:
    hands = {"ann": "push-3 1", "bob": "push-2 0, push-2 1"}
    table = laid("ann declare 3", "bob play push-2", "bob play push-2", "ann play push-3", top="gold 1", hands=hands)
    scene = table.scene()
    played = [event for move in scene.table_view.recent_moves for event in move.events if event.kind == "played"]
    assert [SCREEN.narrator.describe_event(scene, event) for event in played] == [
        "Bob plays **Push 2**.",
        "Bob plays **Push 2** (−1 gold).",
        "Ann plays **Push 3** (−1 gold).",
    ], "the one without gold goes first"


def test_the_form_for_a_declaration_asks_how_many_cards() -> None:
    assert SCREEN.move_texts.format_typing_title(load_words()) == "How many cards?"


def test_a_leader_without_votes_is_alone_at_home_and_below_the_cave() -> None:
    scene = Played(Match.deal_by_key("goats_and_goblins", seats=2, seed=bytes(32))).scene()
    tell = partial(SCREEN.narrator.describe_event, scene)
    assert tell(ReturnedWithCards(1, ["gem 4", "push-2 1"], [1])).endswith(
        "**Bob’s expedition comes home** with 2 cards."
    )
    assert tell(CaveCollapsedOnEverybody(1, ["gem 4", "push-2 1"], [])).endswith(
        "**The cave comes down on Bob:** 2 cards with 5 gold are lost."
    )


def view_of(scene: Scene) -> GoatsAndGoblinsView:
    assert isinstance(scene.view, GoatsAndGoblinsView)
    return scene.view


def test_action_cards_that_are_divided_are_named_below_the_picture() -> None:
    table = laid("ann declare 4", "bob in", "cid out", "dot out", top="pit-prop 1, gold 2, gem 4, gold 1", more=9)
    view = table.scene(0).table_view.view
    assert isinstance(view, GoatsAndGoblinsView)
    assert view.decision
    assert view.decision.kind == "divide"
    assert "pit-prop" in list_legend_cards(view)


def test_who_divides_reads_who_is_served_first_by_dealing_the_rest() -> None:
    table = laid("ann declare 3", "bob in", "cid in", "dot out", top="gold 3, gem 4, goat 2")
    assert table.match.decision is not None
    assert table.match.decision.kind == "divide"
    own = render_panel(table.scene(0))
    assert "**Deal rest** deals the rest" in text_of(own)
    assert "Deal rest" in {button.short for button in buttons_of(own)}
    table.play(0, "deal")
    assert next(event for event in table.moves[-1].events if isinstance(event, CardsReceived)).seat == 1
