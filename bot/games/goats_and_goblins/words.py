"""Goats & Goblins: how cards are named, and the odds of an expedition in words."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import takewhile
from typing import get_args

from bot.screens.scene import Scene
from bot.tables import SeenMove
from games.engine.words import join_heap_keys
from games.goats_and_goblins import GoatsAndGoblinsView, StackedAction, compute_expedition_odds, events
from games.goats_and_goblins.cave import (
    ACTION_CARDS,
    ACTION_KINDS,
    CARDS,
    CaveCardKind,
    TreasureKind,
    build_action_key,
    build_card_key,
)
from games.goats_and_goblins.expedition import MIN_DECLARED

ACTION_CARD_RANKS = {str(kind): rank for rank, kind in enumerate(ACTION_KINDS)}
"""The action cards, in their usual order."""
SOURCE_NAMES = ("gold", "gem", "trinket", "goat", "goblin", "action")
SOURCE_BY_KIND: Mapping[CaveCardKind, str] = {
    **dict.fromkeys(ACTION_KINDS, "action"),
    **{kind: kind for kind in get_args(TreasureKind)},
    "gruff": "goat",
}
"""Where the gold in a hand came from, by the kind of the card: Gruff is a goat."""
ODDS_ROWS = 6
"""The odds are listed for these numbers of cards."""


def join_card_heap(names: Iterable[str]) -> str:
    """Return a heap of cards by their keys, equal ones together, as `NAME` reads them."""
    return join_heap_keys(map(build_card_key, names))


def find_gold_paid(seen_moves: Iterable[SeenMove], played: events.ActionPlayed | events.ActionPlayedAtSeat) -> int:
    """Return the gold on a card that was played, as far as it follows from what was told lately; otherwise 0.

    Of two of a kind the one with less gold goes first: a card that everybody starts with, which has none.
    """
    golds = [CARDS[card].gold for kind in ACTION_KINDS if kind == played.action for card in ACTION_CARDS[kind]]
    if golds[0]:
        return golds[0]
    story = takewhile(lambda event: event is not played, (event for move in seen_moves for event in move.events))
    alike = ((event.seat, event.action) for event in story if isinstance(event, events.ActionPlayed))
    return golds[-1] if (played.seat, played.action) in alike else 0


def describe_stack_card(scene: Scene, played: StackedAction) -> str:
    """Return a card on the stack, with who played it and at whom."""
    facts = {"action": build_action_key(played.kind), "name": scene.format_seat_name(played.seat)}
    if played.left:
        return scene.say("goats-and-goblins-line-stacked-push", **facts, left=played.left)
    if played.target is None:
        return scene.say("goats-and-goblins-line-stacked", **facts)
    return scene.say("goats-and-goblins-line-stacked-at", **facts, target=scene.format_seat_name(played.target))


def format_odds(scene: Scene, view: GoatsAndGoblinsView) -> str:
    """Format the odds (probabilities) as the viewer of a view can calculate them, and the unseen cards."""
    lines = [
        *(_format_expedition_odds(scene, view) or _format_next_cards_odds(scene, view)),
        *_format_unseen_cards(scene, view),
    ]
    if view.seen:
        lines.append(scene.say("goats-and-goblins-odds-seen"))
    return "\n".join(lines)


def _format_expedition_odds(scene: Scene, view: GoatsAndGoblinsView) -> list[str]:
    """Return the odds of an expedition whose length is known; nothing if the next one is open."""
    if view.stage in ("turn", "dividing", "taking") or not (view.voting or view.to_draw):
        return []
    facts = {
        "left": view.to_draw,
        "value": view.cave_in_value,
        "percent": _round_percent(compute_expedition_odds(view)),
    }
    return [scene.say("goats-and-goblins-odds-now", **facts)]


def _format_next_cards_odds(scene: Scene, view: GoatsAndGoblinsView) -> list[str]:
    first = MIN_DECLARED if view.voting else 1
    numbers = range(first, min(first + ODDS_ROWS, view.cave + 1))
    rows = [
        scene.say(
            "goats-and-goblins-odds-row", draws=number, percent=_round_percent(compute_expedition_odds(view, number))
        )
        for number in numbers
    ]
    return [scene.say("goats-and-goblins-odds-title"), *rows] if rows else []


def _format_unseen_cards(scene: Scene, view: GoatsAndGoblinsView) -> list[str]:
    """Return the unseen cards by kind: Cave-Ins, and all others."""
    counts = {card_count.card: card_count.count for card_count in view.unseen}
    cave_ins = [str(card) for card, count in counts.items() if card.value for _ in range(count)]
    others = [str(card) for card, count in counts.items() if not card.value for _ in range(count)]
    total = sum(counts.values())
    facts = {"unseen": total, "aside": total - view.cave, "cave-ins": len(cave_ins)}
    key = "goats-and-goblins-odds-unseen" if cave_ins else "goats-and-goblins-odds-no-cave-ins"
    lines = [scene.say(key, **facts, cards=join_card_heap(cave_ins))]
    return [*lines, scene.say("goats-and-goblins-odds-others", cards=join_card_heap(others))] if others else lines


def _round_percent(chance: Fraction) -> int:
    """Return a chance as a whole percentage; only certainty is 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
