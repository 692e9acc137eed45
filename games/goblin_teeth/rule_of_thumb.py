"""A rule-of-thumb player: high dice on what its hand lacks, helpful cards for itself, hurtful ones for the leader."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp

from games.engine.chance import Chance
from games.goblin_teeth.bids import MAX_BID
from games.goblin_teeth.items import ITEM_SET, load_items
from games.goblin_teeth.notation import DIE_BY_WORD, SEAT_BY_WORD, SLOT_BY_WORD, GoblinTeethMove, MoveWords
from games.goblin_teeth.offerings import load_offerings, measure_offering_progress
from games.goblin_teeth.views import DieSeen, GoblinTeethView

NEAREST_OFFERING_COST, ANY_OFFERING_COST = 12, 3
"""The cost of an Item that the nearest Offering lacks, and of one that any Offering lacks."""
DRAWN_CHEAT_WORTH = 2
"""The worth of a Cheat from the Altar."""
HELPFUL_ONGOING = frozenset({"blessed", "clumsy", "fresh-start", "patient", "poisoner", "priest"})
"""The Ongoing cards that help the player they are in front of; the others hurt."""
FREE_CHEATS = frozenset({"pass", "pilfer", "share-the-load", "revivify"})
"""The Cheats that bring another card in return, or a better one."""
MAX_FREE_CHEATS_A_TURN = 2
"""It plays these only until it has played so many Cheats in a turn: later they bring back each other, no die nearer."""
LOW_DIE_VALUE, HIGH_DIE_VALUE, MEAN_DIE_VALUE = 2, 5, 3.5
"""Values of dice: poor, rich, and in between."""
BID_STEEPNESS, UNPLAYED_DIE_WEIGHT = 0.6, 4.0
"""How much surer a bid is that is one higher, and how much each unplayed die of others weighs against it."""
WEIGHT_BY_BID = (0.0, *(exp(BID_STEEPNESS * bid) for bid in range(1, MAX_BID + 1)))
MAX_CACHED_HANDS = 1 << 10
"""How many judged hands are cached; sixty-four times as many save no time that can be measured."""

Items = tuple[str, ...]
Names = tuple[str, ...]
Judgement = Callable[[GoblinTeethView, MoveWords], bool]


def pick_items(hand: Sequence[str]) -> Items:
    """Return the Items of a hand in order."""
    return tuple(sorted([card for card in hand if card in ITEM_SET]))


@lru_cache(maxsize=MAX_CACHED_HANDS)
def compute_completion_cost(offerings: Names, items: Items) -> int:
    """Return the cost of Items that complete none of these Offerings, cached: the same hands come again and again."""
    every = load_offerings()
    lacking = [measure_offering_progress(every[name], items).lacking for name in offerings]
    return NEAREST_OFFERING_COST * min(lacking) + ANY_OFFERING_COST * sum(lacking)


@lru_cache(maxsize=MAX_CACHED_HANDS)
def compute_item_value(offerings: Names, items: Items, item: str | None) -> float:
    """Return the value of one more Item; `None` is a face-down one."""
    if item is None:
        box = load_items()
        return sum(compute_item_value(offerings, items, other) for other in box) / len(box)
    return compute_completion_cost(offerings, items) - compute_completion_cost(offerings, tuple(sorted((*items, item))))


def estimate_bid_win_chance(bids: Sequence[int], seat: int, total: int, coming: int) -> float:
    """Return how likely a seat's bid on an Item is to be the highest; `coming` dice of others are unplayed."""
    if not coming:
        return float(total > 0 and total >= max(bids))
    rivals = sum([WEIGHT_BY_BID[bid] for bid in bids]) - WEIGHT_BY_BID[bids[seat]]
    return WEIGHT_BY_BID[total] / (WEIGHT_BY_BID[total] + rivals + UNPLAYED_DIE_WEIGHT * coming)


def choose_rule_of_thumb_move(view: GoblinTeethView, moves: Sequence[GoblinTeethMove], _rng: Chance) -> GoblinTeethMove:
    """Choose a move by rules of thumb (a heuristic): the first Cheat that makes sense, then the most useful die."""
    listed = list(moves)
    if view.question:
        fits = ANSWER_JUDGEMENTS[view.question.kind]
        return next((move for move in listed if fits(view, move.words)), listed[-1])
    cheats = [move for move in listed if _is_sensible_cheat(view, move.words)]
    places = [move for move in listed if move.words[0] == "place"]
    return cheats[0] if cheats else max(places, key=lambda move: _evaluate_placement(view, move.words[1:]))


def _evaluate_placement(view: GoblinTeethView, move_words: MoveWords) -> float:
    """Evaluate a placement: the Item's value times how much surer its bid gets; on the Altar, a Cheat."""
    seat, value = view.seat or 0, view.dice[DIE_BY_WORD[move_words[0]]].value
    if move_words[1] == "altar":
        return (DRAWN_CHEAT_WORTH if move_words[2:] == ("draw",) else 0) - value / 10
    pot = view.pot[SLOT_BY_WORD[move_words[1]]]
    coming = sum(die.place == "unplayed" and die.seat != seat for die in view.dice)
    now, then = (
        estimate_bid_win_chance(pot.bids, seat, bid, coming) for bid in (pot.bids[seat], pot.bids[seat] + value)
    )
    return compute_item_value(view.offerings[seat], pick_items(view.hand or ()), pot.item) * (then - now)


def find_leader(view: GoblinTeethView) -> int:
    """Return the opponent who is known to lack least; of equal ones, the one with most cards."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return min(
        others,
        key=lambda seat: (
            compute_completion_cost(view.offerings[seat], pick_items(view.known[seat])),
            -view.hand_sizes[seat],
        ),
    )


def _is_sensible_cheat(view: GoblinTeethView, move_words: MoveWords) -> bool:
    """Tell whether a move plays a Cheat, and a useful one, as far as a rule of thumb can tell."""
    if move_words[0] != "cheat":
        return False
    if len(move_words) == 3 and move_words[2] in SEAT_BY_WORD:
        return SEAT_BY_WORD[move_words[2]] == (view.seat if move_words[1] in HELPFUL_ONGOING else find_leader(view))
    if move_words[1] in FREE_CHEATS:
        return view.spent < MAX_FREE_CHEATS_A_TURN
    return move_words[1] in CHEAT_JUDGEMENTS and CHEAT_JUDGEMENTS[move_words[1]](view, move_words[2:])


def _find_dice(view: GoblinTeethView, move_words: MoveWords) -> list[DieSeen]:
    return [view.dice[DIE_BY_WORD[word]] for word in move_words]


def _has_low_roll(view: GoblinTeethView, _words: MoveWords) -> bool:
    """Tell whether the seat's own unplayed dice have a low sum."""
    values = [die.value for die in view.dice if die.seat == view.seat and die.place == "unplayed"]
    return sum(values) < MEAN_DIE_VALUE * len(values) - 1


def _is_low(view: GoblinTeethView, move_words: MoveWords) -> bool:
    """Tell whether a die is unplayed and low."""
    return all(die.place == "unplayed" and die.value <= LOW_DIE_VALUE for die in _find_dice(view, move_words))


def _is_useless(view: GoblinTeethView, move_words: MoveWords) -> bool:
    """Tell whether the hand does as well without an Item."""
    items, offerings = pick_items(view.hand or ()), view.offerings[view.seat or 0]
    place = items.index(move_words[0])
    return compute_completion_cost(offerings, items[:place] + items[place + 1 :]) == compute_completion_cost(
        offerings, items
    )


def _is_lead_change(view: GoblinTeethView, move_words: MoveWords) -> bool:
    """Tell whether an own die is raised, and another's reduced on the same Item."""
    raised, reduced = _find_dice(view, move_words)
    return raised.seat == view.seat != reduced.seat and raised.place == reduced.place != "altar"


def _is_set_well(view: GoblinTeethView, move_words: MoveWords) -> bool:
    """Tell whether an own low die is set to 4, or a high one of another player to 3."""
    die = view.dice[DIE_BY_WORD[move_words[1]]]
    return (
        move_words[2] == "4" and die.value <= LOW_DIE_VALUE
        if die.seat == view.seat
        else move_words[2] == "3" and die.value >= HIGH_DIE_VALUE
    )


CHEAT_JUDGEMENTS: Mapping[str, Judgement] = {
    "borrow": _is_lead_change,
    "exchange": _is_useless,
    "second-chance": _is_low,
    "table-bump": _has_low_roll,
    "total-re-roll": _has_low_roll,
}
"""When other Cheats make sense, by the words after their name."""

ANSWER_JUDGEMENTS: Mapping[str, Judgement] = {
    "blessed": lambda _view, _words: True,
    "clumsy": lambda view, words: words[0] == "reroll" and view.dice[DIE_BY_WORD[words[1]]].seat != view.seat,
    "divide": lambda _view, _words: True,
    "fingers": lambda _view, words: words[0] == "decline",
    "fresh-start": lambda view, words: words[0] == "reroll" and _has_low_roll(view, words),
    "helped": lambda _view, _words: True,
    "patient": _is_sensible_cheat,
    "pilfer": lambda _view, words: words[-1] in HELPFUL_ONGOING,
    "shift": lambda view, words: _is_lead_change(view, words[1:]),
    "sneaky": _is_set_well,
}
"""How all other questions are answered: by the first answer that fits, or the last one."""
