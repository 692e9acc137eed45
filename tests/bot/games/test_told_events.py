"""The sentences for a game's events use only what the events tell: checked without playing."""

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache

import pytest

from bot.screens.screen_registry import find_screen
from games import find_game, list_game_keys
from games.engine.words import ENGLISH
from tests.languages import Language, list_references

ADDED = {
    "emerald-skulls-event-earned": {"bet", "dice", "each", "rate", "means"},
    "emerald-skulls-event-bet": {"payout", "pays", "count"},
    "emerald-skulls-event-out": {"chosen"},
    **{f"goats-and-goblins-event-{kind}": {"cards"} for kind in ("drew", "drew-cave-in")},
    "goats-and-goblins-event-pushed": {"more"},
    **{f"gobblestones-event-{kind}": {"tiles"} for kind in ("played", "hid", "proved")},
    "gobblestones-event-caught": {"tiles", "count"},
    "gobblestones-event-nothing-to-lay": {"draws"},
    "goats-and-goblins-event-failed": {"inside"},
    "goats-and-goblins-event-succeeded": {"alone"},
    "goats-and-goblins-event-all-lost": {"gold", "voting"},
    "goats-and-goblins-event-got": {"gold"},
    "gobblestones-event-trusted": {"others", "names"},
    "goblin-market-event-sisterhood": {"payments"},
    "goblin-market-event-goblin-money": {"payments"},
    "goblin-teeth-event-moved": {"from", "own"},
    "goblin-teeth-event-put-down": {"own", "gist"},
    "goblin-teeth-event-placed": {"altar"},
    "goblin-teeth-event-took": {"hidden"},
    "goblin-teeth-event-won": {"kind", "needs"},
}
"""What screens put into a sentence beside the facts of its event."""


@cache
def all_sentences() -> dict[str, set[str]]:
    """Return the variables of each sentence."""
    english = Language(ENGLISH)
    return {key: set(list_references(english.entries[key]).variables) for key in english.keys}


def lacks(key: str, sentences: dict[str, set[str]]) -> Iterator[str]:
    """Yield what the sentences for the events of a game ask for that no event tells."""
    screen, kinds = find_screen(key), find_game(key).event_kinds
    for kind, event in kinds.items():
        sentence = f"{screen.prefix}-event-{kind}"
        facts = {field.name.replace("_", "-") for field in fields(event)}  # type: ignore[arg-type]  # kinds are dataclasses
        facts |= ADDED.get(sentence, set()) | ({"count"} if "cards" in facts else set())
        yield from (f"{sentence}: no ${name}" for name in sorted(sentences.get(sentence, set()) - facts))
    told = re.compile(f"{screen.prefix}-event-(.+)")
    named = [match[1] for sentence in sentences if (match := told.fullmatch(sentence))]
    yield from (f"nothing to tell: {kind}" for kind in named if kind not in kinds or kind in screen.narrator.untold)


LISTED = [key for key in list_game_keys() if find_game(key).event_kinds]


@pytest.mark.parametrize("key", LISTED)
def test_every_event_is_told_in_a_sentence_of_what_it_tells(key: str) -> None:
    assert list(lacks(key, all_sentences())) == []


def test_an_unknown_variable_and_a_sentence_for_nothing_are_named() -> None:
    planted = all_sentences() | {"goblin-market-event-bid": {"seat", "zog"}, "goblin-market-event-offered": {"cards"}}
    assert list(lacks("goblin_market", planted)) == ["goblin-market-event-bid: no $zog", "nothing to tell: offered"]
