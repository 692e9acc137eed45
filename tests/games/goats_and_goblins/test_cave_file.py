"""The cave's data file: its shape, and what is said about a wrong one."""

from collections import Counter
from pathlib import Path

import pytest

from games.engine import BadData
from games.goats_and_goblins.cave import (
    CARDS,
    CAVE_FILE,
    STARTING_CARDS,
    VOTE_KINDS,
    list_full_cave_deck,
    load_cave_cards,
)

WHOLE = CAVE_FILE.read_text("utf-8")


def test_the_cave_holds_44_treasures_and_19_cave_ins() -> None:
    cards = [CARDS[card] for card in list_full_cave_deck(voting=True)]
    cave_ins = Counter(card.value for card in cards if card.kind == "cave-in")
    assert len(cards) - cave_ins.total() == 44
    assert cave_ins == {1: 14, 2: 5}


def test_the_cave_is_that_of_the_rules_page() -> None:
    cards = Counter(str(CARDS[card]) for card in list_full_cave_deck(voting=True))
    assert cards == {
        "gold 1": 6,
        "gold 2": 5,
        "gold 3": 4,
        "gem 4": 3,
        "trinket 1": 3,
        "goat 2": 4,
        "gruff 5": 1,
        "goblin 1": 4,
        "push-2 1": 2,
        "push-3 1": 2,
        "seeing-stone 1": 2,
        "warding-stone 1": 3,
        "pit-prop 1": 2,
        "second-thoughts 1": 1,
        "drag-along 1": 1,
        "leave-behind 1": 1,
        "cave-in 1": 14,
        "cave-in 2": 5,
    }


def test_without_votes_the_vote_cards_leave_the_cave() -> None:
    kinds = {CARDS[card].kind for card in list_full_cave_deck(voting=False)}
    assert not kinds & VOTE_KINDS
    assert len(list_full_cave_deck(voting=True)) - len(list_full_cave_deck(voting=False)) == 3


def test_starting_cards_carry_no_gold() -> None:
    assert [(card.kind, card.gold) for card in STARTING_CARDS] == [("push-2", 0), ("seeing-stone", 0)]


def test_the_house_says_that_the_numbers_are_its_own() -> None:
    assert load_cave_cards().source == "house"


@pytest.mark.parametrize(
    ("old", "new", "entry", "expected"),
    [
        ('source = "house"', 'source = "mine"', "source", "'house' or 'printed'"),
        ('kind = "gem"', 'kind = "jewel"', "card.3.kind", "'gem'"),
        ("copies = 14", "copies = 0", "card.16.copies", "greater than or equal to 1"),
        ("copies = 14", "copies = 100", "card.16.copies", "less than or equal to 99"),
        ("value = 2", "value = 0", "card.17 (cave-in)", "a Cave-In has a value"),
        ("value = 2", "value = 4", "card.17.value", "less than or equal to 3"),
        ("value = 2", "value = 1", "cave-in 1", "stands once"),
        ("gold = 4", "gold = 4\nvalue = 1", "card.3 (gem)", "only a Cave-In has a value"),
        ("gold = 4", "gold = 4\nshine = 1", "card.3.shine", "not permitted"),
        ('kind = "gruff"', 'kind = "goat"', "card", "missing: gruff"),
        ("[[card]]", "[[card", "-", "line 7"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(tmp_path: Path, old: str, new: str, entry: str, expected: str) -> None:
    file = tmp_path / "cave.toml"
    file.write_text(
        WHOLE.replace("copies = 5", "copies = 90").replace(old, new, 1)
        if new == "copies = 99"
        else WHOLE.replace(old, new, 1),
        "utf-8",
    )
    with pytest.raises(BadData) as problem:
        load_cave_cards(file)
    assert problem.value.arguments["file"] == "cave.toml"
    assert problem.value.arguments["entry"] == entry
    assert expected in str(problem.value)


def test_too_many_cards_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "cave.toml"
    file.write_text(WHOLE.replace("copies = 14", "copies = 99").replace("copies = 6", "copies = 99"))
    with pytest.raises(BadData, match="at most 200 cards in all"):
        load_cave_cards(file)


def test_too_few_cave_ins_for_the_setup_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "cave.toml"
    file.write_text(
        WHOLE.replace("copies = 14", "copies = 1").replace("value = 2\ncopies = 5", "value = 2\ncopies = 2")
    )
    with pytest.raises(BadData, match="at least 4 Cave-Ins"):
        load_cave_cards(file)


def test_printed_numbers_may_differ_from_the_house_ones(tmp_path: Path) -> None:
    file = tmp_path / "cave.toml"
    file.write_text(WHOLE.replace('"house"', '"printed"').replace("copies = 14", "copies = 20"))
    assert load_cave_cards(file).source == "printed"
