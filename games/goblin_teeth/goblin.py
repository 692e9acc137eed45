"""The goblin (AI) of Goblin Teeth: it looks ahead to the awards of the round, and counts what hands still lack."""

from collections.abc import Iterator, Sequence

from games.engine.chance import Chance, SwiftChance, add_noise
from games.engine.contract import compute_lead
from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.notation import DIE_WORDS, ONE_SLOT_ROWS, GoblinTeethMove
from games.goblin_teeth.placing import list_open_items
from games.goblin_teeth.questions import QUESTIONS
from games.goblin_teeth.rule_of_thumb import (
    DRAWN_CHEAT_WORTH,
    FREE_CHEATS,
    HELPFUL_ONGOING,
    compute_completion_cost,
    compute_item_value,
    estimate_bid_win_chance,
    pick_items,
)
from games.goblin_teeth.state import ALTAR_PLACE, HIDDEN_SLOT, UNPLAYED_PLACE, GoblinTeethState

CHEAT_WORTH = 2
"""The worth of a Cheat in hand."""
ONGOING_WORTH = 3
"""The worth of an Ongoing card to a player it helps, and its cost to a player it hurts."""
MAX_PLACEMENTS_TRIED, MAX_CHEATS_TRIED, MAX_ANSWERS_TRIED = 4, 5, 6
"""A goblin considers this many placements, plays of Cheats, and answers to other questions."""
SAMPLED_PLAYS = 40
"""It looks at about this many plays to find them."""
FREE_CHEAT_LEAD = 1000.0
"""The lead given to a Cheat that brings another card, so that it is always considered."""

Promise = tuple[float, int, int]


def evaluate_seat(state: GoblinTeethState, seat: int) -> int:
    """Evaluate a seat: how near it is to an Offering, with its Cheats and the cards in front of it."""
    hand = state.hands[seat]
    items = pick_items(hand)
    before = sum(ONGOING_WORTH if card in HELPFUL_ONGOING else -ONGOING_WORTH for card in state.front[seat])
    return CHEAT_WORTH * (len(hand) - len(items)) + before - compute_completion_cost(state.offerings[seat], items)


def evaluate_position(state: GoblinTeethState, seat: int) -> int:
    """Evaluate a position: return how much nearer a seat is to its Offering than the best of the others."""
    return compute_lead([evaluate_seat(state, other) for other in range(state.seats)], seat)


def compute_item_values(state: GoblinTeethState, seat: int) -> list[float]:
    """Return the value of each Item of the Pot to a seat, the face-down one too as far as the seat knows it."""
    items, offerings = pick_items(state.hands[seat]), state.offerings[seat]
    knows = state.hidden_seen >> seat & 1
    return [
        compute_item_value(offerings, items, None if slot == HIDDEN_SLOT and not knows else it)
        for slot, it in enumerate(state.pot)
    ]


def list_placement_values(state: GoblinTeethState, seat: int) -> Iterator[Promise]:
    """Yield what each placement of a die may bring, as the thumb sees it: with the die, and the Item or the Altar."""
    look, worth = SeatLook(state, seat), compute_item_values(state, seat)
    coming = state.places.count(UNPLAYED_PLACE) - len(state.list_dice_left(seat))
    now = [estimate_bid_win_chance(bids, seat, bids[seat], coming) for bids in look.bids]
    for die in look.own_dice_left:
        value = state.dice[die]
        yield DRAWN_CHEAT_WORTH - value / 10, die, ALTAR_PLACE
        for slot in list_open_items(look, die):
            if worth[slot]:
                bids = look.bids[slot]
                yield (
                    worth[slot] * (estimate_bid_win_chance(bids, seat, bids[seat] + value, coming) - now[slot]),
                    die,
                    slot,
                )


def build_placement_move(promise: Promise) -> GoblinTeethMove:
    """Return the move of a promise."""
    _, die, place = promise
    return GoblinTeethMove(
        ("place", DIE_WORDS[die], *(("altar", "draw") if place == ALTAR_PLACE else ONE_SLOT_ROWS[place]))
    )


def guess_placement(state: GoblinTeethState, seat: int, rng: Chance) -> GoblinTeethMove:
    """Guess a placement (a hunch): of the die that promises about the most."""
    return build_placement_move(max(list_placement_values(state, seat), key=lambda promise: add_noise(promise[0], rng)))


def evaluate_seat_with_bids(state: GoblinTeethState, seat: int) -> float:
    """Evaluate a seat: how it stands, with what its bids may still bring."""
    coming = state.places.count(UNPLAYED_PLACE) - len(state.list_dice_left(seat))
    bids = SeatLook(state, seat).bids
    hopes = zip(compute_item_values(state, seat), bids, strict=True)
    hoped: float = sum(
        worth * estimate_bid_win_chance(row, seat, row[seat], coming) for worth, row in hopes if row[seat]
    )
    return evaluate_seat(state, seat) + hoped


def filter_sensible_moves(
    state: GoblinTeethState, seat: int, moves: Sequence[GoblinTeethMove]
) -> Sequence[GoblinTeethMove]:
    """Return the placements that promise most, and of other moves those that leave the seat best off at first sight."""
    if state.asked and state.asked.kind != "turn":
        return _choose_best_moves_by_lead(state, seat, moves, MAX_ANSWERS_TRIED)
    places = sorted(list_placement_values(state, seat), key=lambda promise: -promise[0])[:MAX_PLACEMENTS_TRIED]
    others = [move for move in moves if move.words[0] != "place"]
    return [*map(build_placement_move, places), *_choose_best_moves_by_lead(state, seat, others, MAX_CHEATS_TRIED)]


def _choose_best_moves_by_lead(
    state: GoblinTeethState, seat: int, moves: Sequence[GoblinTeethMove], max_count: int
) -> Sequence[GoblinTeethMove]:
    """Return the moves after which a seat leads most; from a long list, only part of the moves are tried."""
    if len(moves) <= max_count:
        return moves
    sample = list(moves)[:: 1 + len(moves) // SAMPLED_PLAYS]
    return sorted(sample, key=lambda move: -_compute_lead_after(state, seat, move))[:max_count]


def _compute_lead_after(state: GoblinTeethState, seat: int, move: GoblinTeethMove) -> float:
    """Return by how much a seat leads the best of the others after a move."""
    if move.words[0] == "cheat" and move.words[1] in FREE_CHEATS:
        return FREE_CHEAT_LEAD
    after = state.clone()
    QUESTIONS[state.decision.kind if state.decision else "turn"].play(after, seat, move, SwiftChance(seat), [])
    hopes = [evaluate_seat_with_bids(after, other) for other in range(state.seats)]
    return hopes.pop(seat) - max(hopes)


def choose_young_goblin_placement(state: GoblinTeethState, seat: int, rng: Chance) -> GoblinTeethMove:
    """Place the first die that comes to hand where it does best, or second best, as a young goblin does."""
    die = rng.pick(SeatLook(state, seat).own_dice_left, "slip")
    best, *others = sorted(
        (promise for promise in list_placement_values(state, seat) if promise[1] == die), reverse=True
    )
    return build_placement_move(rng.pick([best, *(other for other in others[:1] if other[0] > 0)], "slip"))
