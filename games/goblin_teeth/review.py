"""Reasons in reviews of Goblin Teeth why another move was better: how likely a die wins its Item, what may raise it."""

from collections.abc import Sequence

from games.engine.review import ReviewFact, ReviewMeasure
from games.goblin_teeth.bids import is_legal_bid_change
from games.goblin_teeth.notation import DIE_BY_WORD, SLOT_BY_WORD, SLOT_WORDS, GoblinTeethMove
from games.goblin_teeth.offerings import OfferingProgress, load_offerings, measure_offering_progress
from games.goblin_teeth.rule_of_thumb import estimate_bid_win_chance
from games.goblin_teeth.state import HIDDEN_SLOT, GoblinTeethState
from games.goblin_teeth.views import GoblinTeethView

Moves = Sequence[GoblinTeethMove]
MIN_BETTER_CHANCE = 10
"""Another die is better for its Item if it wins that so many in 100 times more often: fewer explain no mistake."""
MAX_LACKING = 2
"""Who lacks no more Items than these for an Offering needs exactly them."""


def compare_bids(view: GoblinTeethView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return how likely two dice win their Items, in per cent."""
    chances = [_estimate_win_chance(view, moves[0]) for moves in (played, other)]
    if None in chances:
        return None
    chance, more = (percent or 0 for percent in chances)
    return ReviewFact("bid", {"chance": chance, "more": more}) if more - chance >= MIN_BETTER_CHANCE else None


def explain_needed_item(view: GoblinTeethView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return what the nearest Offering lacked, if the other die is on an Item that it needs, and the one played is not.

    Where many Items would do, as at the start of a match, that is no reason.
    """
    nearest = min(view.get_progress(view.seat or 0), key=lambda progress: progress.lacking)
    mine, item = (_find_item_bid_for(view, moves[0]) for moves in (played, other))
    if item is None or nearest.lacking > MAX_LACKING or _brings_nearer(view, nearest, mine):
        return None
    if not _brings_nearer(view, nearest, item):
        return None
    missing = ((line.kind, line.need - line.have) for line in nearest.lines if line.have < line.need)
    return ReviewFact(
        "needed",
        {
            "item": f"goblin-teeth-item-{item}",
            "offering": f"goblin-teeth-offering-{nearest.offering}",
            "kind": "six" if nearest.offering == "six" else "letter",
            "lines": " ".join(f"goblin-teeth-line-{kind}:{count}" for kind, count in missing),
        },
    )


def _find_item_bid_for(view: GoblinTeethView, move: GoblinTeethMove) -> str | None:
    """Return the Item for which a placed die bids, as far as the viewer knows it."""
    words = move.words
    return view.pot[SLOT_BY_WORD[words[2]]].item if words[0] == "place" and words[2] in SLOT_BY_WORD else None


def _brings_nearer(view: GoblinTeethView, progress: OfferingProgress, item: str | None) -> bool:
    hand = view.hand or ()
    return item is not None and (
        measure_offering_progress(load_offerings()[progress.offering], (*hand, item)).lacking < progress.lacking
    )


def explain_raise(view: GoblinTeethView, played: Moves, other: Moves) -> ReviewFact | None:
    """Return how one more die could make the highest bid of the other one, which is too low by itself.

    `None` if that is so of the bid that was made, too. Rulebook "Bidding on Items": a player's dice there add up.
    """
    return None if _find_raise(view, played[0]) else _find_raise(view, other[0])


def _find_raise(view: GoblinTeethView, move: GoblinTeethMove) -> ReviewFact | None:
    """Return the most that one more die can make of a bid below the highest one, if that is the highest then."""
    words, seat = move.words, view.seat or 0
    if words[0] != "place" or words[2] not in SLOT_BY_WORD:
        return None
    bids, placed = [*view.pot[SLOT_BY_WORD[words[2]]].bids], DIE_BY_WORD[words[1]]
    bids[seat] += view.dice[placed].value
    bid, highest = bids[seat], max(bids)
    left = [
        die.value
        for index, die in enumerate(view.dice)
        if die.seat == seat and index != placed and die.place == "unplayed"
    ]
    raises = [value for value in left if bid + value > highest and is_legal_bid_change(bids, seat, value)]
    if bid == highest or not raises:
        return None
    return ReviewFact("raise", {"bid": bid, "die": max(raises), "sum": bid + max(raises), "highest": highest})


def explain_die_worth(view: GoblinTeethView, move: GoblinTeethMove) -> ReviewFact | None:
    """Return how likely a placed die wins its Item, in per cent."""
    chance = _estimate_win_chance(view, move)
    return None if chance is None else ReviewFact("die", {"chance": chance})


def _estimate_win_chance(view: GoblinTeethView, move: GoblinTeethMove) -> int | None:
    """Return how likely a placed die wins its Item, in per cent; `None` for what is no bid."""
    words, seat = move.words, view.seat or 0
    if words[0] != "place" or words[2] not in SLOT_BY_WORD:
        return None
    bids = view.pot[SLOT_BY_WORD[words[2]]].bids
    coming = sum(die.place == "unplayed" and die.seat != seat for die in view.dice)
    return round(100 * estimate_bid_win_chance(bids, seat, bids[seat] + view.dice[DIE_BY_WORD[words[1]]].value, coming))


def explain_hidden_item(state: GoblinTeethState, seat: int, played: Moves, other: Moves) -> ReviewFact | None:
    """Return which Item lay face down, if it matters and the seat did not know it."""
    placed = {move.words[2] for moves in (played, other) for move in moves if move.words[0] == "place"}
    if SLOT_WORDS[HIDDEN_SLOT] not in placed or state.hidden_seen >> seat & 1 or not state.pot:
        return None
    return ReviewFact("hidden", {"item": f"goblin-teeth-item-{state.pot[HIDDEN_SLOT]}"})


REVIEW = ReviewMeasure(
    facts=("needed", "bid", "raise", "die"),
    points=0,
    praised=0.3,
    reasons=(explain_needed_item, compare_bids, explain_raise),
    advice=(explain_die_worth,),
    truths=("hidden",),
    truth=explain_hidden_item,
)
