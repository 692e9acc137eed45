"""Sentences of Goats & Goblins that a newcomer misread: each says what it counts."""

import pytest

from games.engine.words import load_words

SAID = (
    (
        "moment-failed",
        {"name": "Snig", "inside": 2, "gold": 5},
        "**Snig’s cave falls** with 2 inside: 5 gold for the Outs.",
    ),
    ("moment-home", {"name": "Mogga", "gold": 15}, "**Mogga’s expedition comes home:** 15 gold in all."),
    (
        "tie-goats",
        {"first": "Grub", "second": "Ann", "more": 2, "less": 1},
        "-# Grub and Ann tie in gold: 2 against 1 Goats put Grub first.",
    ),
)


@pytest.mark.parametrize(("key", "facts", "sentence"), SAID)
def test_a_sentence_says_what_it_counts(key: str, facts: dict[str, object], sentence: str) -> None:
    assert load_words()(f"goats-and-goblins-{key}", **facts) == sentence
