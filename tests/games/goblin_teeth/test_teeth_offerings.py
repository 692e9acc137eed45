"""What completes an Offering, and how much is lacking: verified by trying every card on every line."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.goblin_teeth import ITEMS, TEETH_BY_CARD, OfferingLine, get_item_type, load_offerings
from games.goblin_teeth.offerings import (
    Offering,
    completes_offering,
    list_items_on_free_lines,
    measure_offering_progress,
)

HANDS = st.lists(st.sampled_from((*ITEMS, "borrow")), max_size=7)
OFFERINGS = st.builds(
    Offering,
    name=st.just("made"),
    kind=st.just("A"),
    items=st.dictionaries(st.sampled_from(("emerald", "worm", "button")), st.integers(1, 2), max_size=2),
    teeth=st.integers(0, 4),
    pairs=st.integers(0, 2),
    any=st.integers(0, 2),
)


def lacking_by_force(offering: Offering, cards: list[str]) -> int:
    """Put each card, one after the other, on every line that takes it or on none, and see what is left at best.

    A pair is a line of two places, the second for the same type as the first.
    """

    @cache
    def best(hand: tuple[str, ...], needs: tuple[tuple[str, int], ...]) -> int:
        if not hand:
            return sum(count for _, count in needs)
        card, rest = hand[0], hand[1:]
        left = [best(rest, needs)]
        for index, (kind, count) in enumerate(needs):
            left += [best(rest, (*needs[:index], new, *needs[index + 1 :])) for new in put(card, kind, count)]
        return min(left)

    def put(card: str, kind: str, count: int) -> list[tuple[str, int]]:
        own = get_item_type(card)
        if count == 0:
            return []
        if kind == "teeth":
            return [(kind, max(0, count - TEETH_BY_CARD[card]))] if card in TEETH_BY_CARD else []
        if kind == "pair":
            return [(f"second {own}", 1)]
        return [(kind, count - 1)] if kind in (own, "any", f"second {own}") else []

    lines = [*offering.items.items(), ("teeth", offering.teeth), *[("pair", 2)] * offering.pairs, ("any", offering.any)]
    return best(tuple(card for card in cards if card in ITEMS), tuple(lines))


@given(HANDS, OFFERINGS)
def test_what_is_lacking_is_the_least_that_any_assignment_leaves(hand: list[str], offering: Offering) -> None:
    found = measure_offering_progress(offering, hand)
    assert found.lacking == lacking_by_force(offering, hand)
    free = [line.have for line in found.lines if line.kind in ("any", "pair")]
    assert [len(items) for items in list_items_on_free_lines(offering, hand)] == free


@pytest.mark.parametrize("name", load_offerings())
@given(HANDS)
def test_so_it_is_for_the_offerings_of_the_box(name: str, hand: list[str]) -> None:
    offering = load_offerings()[name]
    assert measure_offering_progress(offering, hand).lacking == lacking_by_force(offering, hand)
    assert completes_offering(offering, hand) == (lacking_by_force(offering, hand) == 0)


def lines(name: str, hand: str) -> list[OfferingLine]:
    return list(measure_offering_progress(load_offerings()[name], hand.split()).lines)


class TestLines:
    def test_each_type_counts_up_to_what_is_asked(self) -> None:
        assert lines("b1", "emerald emerald emerald emerald") == [
            OfferingLine("emerald", 3, 3),
            OfferingLine("button", 1, 0),
        ]

    def test_what_is_over_fills_any(self) -> None:
        assert lines("a1", "emerald emerald emerald") == [
            *(
                OfferingLine("emerald", 2, 2),
                OfferingLine("worm", 1, 0),
                OfferingLine("fish-eye", 1, 0),
                OfferingLine("any", 1, 1),
            )
        ]

    def test_teeth_are_counted_not_cards(self) -> None:
        assert lines("b4", "tooth-3 tooth-2") == [OfferingLine("teeth", 5, 5), OfferingLine("any", 1, 0)]

    def test_a_tooth_card_that_is_not_needed_for_the_number_fills_any(self) -> None:
        assert lines("b4", "tooth-1 tooth-2 tooth-3") == [OfferingLine("teeth", 5, 5), OfferingLine("any", 1, 1)]

    def test_more_teeth_than_asked_are_not_carried_over(self) -> None:
        assert lines("b3", "tooth-3") == [OfferingLine("fish-eye", 3, 0), OfferingLine("teeth", 2, 2)]

    def test_two_pairs_may_be_of_one_type(self) -> None:
        assert lines("b5", "worm worm worm worm button") == [
            OfferingLine("button", 1, 1),
            OfferingLine("pair", 2, 2),
            OfferingLine("pair", 2, 2),
        ]

    def test_teeth_of_any_number_make_a_pair(self) -> None:
        assert lines("b5", "tooth-1 tooth-3") == [
            OfferingLine("button", 1, 0),
            OfferingLine("pair", 2, 2),
            OfferingLine("pair", 2, 0),
        ]

    def test_a_card_serves_one_line(self) -> None:
        assert lines("b5", "button button button") == [
            OfferingLine("button", 1, 1),
            OfferingLine("pair", 2, 2),
            OfferingLine("pair", 2, 0),
        ]

    def test_half_a_pair_counts_for_one(self) -> None:
        assert lines("b5", "worm") == [
            OfferingLine("button", 1, 0),
            OfferingLine("pair", 2, 1),
            OfferingLine("pair", 2, 0),
        ]

    def test_the_six_takes_a_tooth_card_of_any_number(self) -> None:
        hand = ["emerald", "worm", "fish-eye", "mushroom", "button", "tooth-3"]
        assert completes_offering(load_offerings()["six"], hand)

    def test_cheats_count_for_nothing(self) -> None:
        assert measure_offering_progress(load_offerings()["six"], ["borrow", "pass"]).lacking == 6
