"""The odds: the exact probability that an expedition succeeds, from what a viewer can count.

The unseen cards are those of the cave and the four that left. Those four were drawn from four treasures and four
Cave-Ins, so they hold more Cave-Ins than four cards drawn from the whole: the cave is a little kinder than all unseen
cards together.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, perm

from games.goats_and_goblins.cave import SET_ASIDE_OF_EACH, VALUE_BY_CARD, list_full_cave_deck
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE
from games.goats_and_goblins.views import GoatsAndGoblinsView


@dataclass(frozen=True, slots=True)
class UnseenCards:
    """Cards unseen: treasures (all cards but Cave-Ins), and Cave-Ins counted by value, from 0 to 3.

    `treasures` and `cave_ins` count cards in the cave and aside together; `aside` of them are not in the cave.
    """

    treasures: int
    cave_ins: tuple[int, ...]
    aside: int = SET_ASIDE_OF_EACH

    @property
    def cave_size(self) -> int:
        """How many cards are in the cave."""
        return self.treasures + sum(self.cave_ins) - self.aside

    def remove_card(self, value: int) -> "UnseenCards":
        """Return the unseen cards after one card of this Cave-In value (0: a treasure) is seen."""
        if not value:
            return UnseenCards(self.treasures - 1, self.cave_ins, self.aside)
        counts = tuple(count - (index == value) for index, count in enumerate(self.cave_ins))
        return UnseenCards(self.treasures, counts, self.aside)


@lru_cache(maxsize=4)
def count_unseen_at_start(*, voting: bool) -> UnseenCards:
    """Return the whole cave, before anything was seen."""
    cards = list_full_cave_deck(voting=voting)
    counts = tuple(
        sum(VALUE_BY_CARD[card] == value for card in cards) * bool(value) for value in range(FATAL_CAVE_IN_VALUE + 1)
    )
    return UnseenCards(len(cards) - sum(counts), counts)


def compute_expedition_odds(view: GoatsAndGoblinsView, draws: int | None = None) -> Fraction:
    """Compute the probability that the expedition of this view succeeds, if nobody plays another card.

    `draws` is how many cards are still to be drawn: by default the rest of those declared (before a declaration, and in
    games without votes, give a number). A player who has seen the top card of the cave takes it into account; everybody
    else's view gives the same result.
    """
    unseen = count_unseen_in_view(view)
    left = view.to_draw if draws is None else draws
    value = view.cave_in_value
    if left and view.seen is not None:
        value += view.seen.value
        left -= 1
    return compute_success_chance(unseen, count_unseen_at_start(voting=view.voting), left, value)


def count_unseen_in_view(view: GoatsAndGoblinsView) -> UnseenCards:
    """Return what the viewer of a view has not seen."""
    counts = [0] * (FATAL_CAVE_IN_VALUE + 1)
    for card_count in view.unseen:
        counts[card_count.card.value] += card_count.count
    unseen = UnseenCards(counts[0], (0, *counts[1:]))
    return unseen if view.seen is None else unseen.remove_card(view.seen.value)


@lru_cache(maxsize=1 << 10)
def compute_success_chance(unseen: UnseenCards, start: UnseenCards, draws: int, value: int = 0) -> Fraction:
    """Return the chance that `draws` cards bring Cave-Ins of less than 3 together with the `value` drawn so far.

    `start` is the whole cave before anything was seen; more draws than the cave holds mean all of its cards.
    """
    draws = min(draws, unseen.cave_size)
    return sum(
        (
            _compute_cave_in_chance(unseen, start, draws, number)
            * _compute_chance_below(unseen.cave_ins, number, FATAL_CAVE_IN_VALUE - value)
        )
        for number in range(min(draws, FATAL_CAVE_IN_VALUE) + 1)
    ) or Fraction(0)


def _compute_cave_in_chance(unseen: UnseenCards, start: UnseenCards, draws: int, number: int) -> Fraction:
    """Return the chance that exactly this many of the next cards are Cave-Ins, whichever cards left the cave."""
    total = Fraction(0)
    weights = compute_aside_weights(unseen, start)
    for gone, weight in enumerate(weights):
        if weight:
            inside = sum(unseen.cave_ins) - gone
            ways = comb(inside, number) * comb(unseen.cave_size - inside, draws - number)
            total += Fraction(weight * ways, comb(unseen.cave_size, draws))
    return total / sum(weights)


def compute_aside_weights(unseen: UnseenCards, start: UnseenCards) -> list[int]:
    """Return, for 0 to 4 Cave-Ins among the cards aside, its likelihood by all that was seen, as whole numbers.

    By Bayes, from the setup: the chance to put that many aside, times the chance to see then what was seen.
    """
    cave_ins, all_cave_ins = sum(unseen.cave_ins), sum(start.cave_ins)
    seen_cave_ins, seen_treasures = all_cave_ins - cave_ins, start.treasures - unseen.treasures
    weights = []
    for gone in range(unseen.aside + 1):
        aside = comb(SET_ASIDE_OF_EACH, gone) * comb(SET_ASIDE_OF_EACH, unseen.aside - gone)
        cave_ins_then, treasures_then = all_cave_ins - gone, start.treasures - unseen.aside + gone
        weights.append(aside * perm(cave_ins_then, seen_cave_ins) * perm(treasures_then, seen_treasures))
    return weights


def _compute_chance_below(cave_ins: tuple[int, ...], number: int, limit: int) -> Fraction:
    """Return the chance that this many of the Cave-Ins, all equally likely, have a sum below a value."""
    if number > sum(cave_ins):
        return Fraction(0)
    ways = [[0] * FATAL_CAVE_IN_VALUE for _ in range(number + 1)]
    ways[0][0] = 1
    for value, count in enumerate(cave_ins):
        ways = _add_ways_with_value(ways, value, count)
    return Fraction(sum(ways[number][: max(limit, 0)]), comb(sum(cave_ins), number))


def _add_ways_with_value(ways: list[list[int]], value: int, count: int) -> list[list[int]]:
    """Return the ways to draw (by number and sum), if some of `count` Cave-Ins of this value may be among them."""
    return [
        [
            sum(
                ways[drawn - more][total - more * value] * comb(count, more)
                for more in range(drawn + 1)
                if more * value <= total
            )
            for total in range(FATAL_CAVE_IN_VALUE)
        ]
        for drawn in range(len(ways))
    ]
