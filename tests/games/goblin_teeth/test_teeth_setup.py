"""Rulebook "Setup" and "Advanced Play"."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import BadOptions, Match, SwiftChance
from games.goblin_teeth import CHEATS, GoblinTeeth, GoblinTeethOptions, GoblinTeethView
from games.goblin_teeth.items import load_items
from games.goblin_teeth.offerings import list_offering_names
from games.goblin_teeth.state import GoblinTeethState

GAME = GoblinTeeth()
SEATS = st.integers(2, 5)


def dealt(seats: int, seed: int = 1, **options: object) -> GoblinTeethState:
    return GAME.deal(seats, GoblinTeethOptions.model_validate(options), SwiftChance(seed))


@given(SEATS, st.integers())
def test_all_cards_are_there(seats: int, seed: int) -> None:
    pieces = GAME.count_pieces(dealt(seats, seed))
    assert {name: pieces[name] for name in CHEATS} == dict.fromkeys(CHEATS, 1)
    assert {name: pieces[name] for name in set(load_items())} == Counter(load_items())
    assert pieces["dice"] == 3 * seats


@given(SEATS, st.integers())
def test_everyone_has_one_cheat_and_the_pot_one_item_each_the_first_face_down(seats: int, seed: int) -> None:
    view = GAME.view(dealt(seats, seed), None)
    assert view.hand_sizes == (1,) * seats
    assert [item.face_up for item in view.pot] == [False] + [True] * (seats - 1)
    assert (view.cheat_deck, view.item_deck) == (30 - seats, 31 - seats)


@given(SEATS, st.integers())
def test_nobody_starts_with_three_equal_dice(seats: int, seed: int) -> None:
    dice = dealt(seats, seed).dice
    assert all(len(set(dice[start : start + 3])) > 1 for start in range(0, len(dice), 3))


@given(SEATS, st.integers())
def test_the_highest_roll_goes_first_and_has_the_token(seats: int, seed: int) -> None:
    state = dealt(seats, seed)
    sums = [sum(state.dice[start : start + 3]) for start in range(0, len(state.dice), 3)]
    assert sums[state.first] == max(sums)
    assert state.turn == state.first
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seats) == ("turn", (state.first,))


def test_a_tie_for_the_first_player_is_decided_by_lot() -> None:
    deals = [dealt(2, seed) for seed in range(300)]
    firsts = Counter(state.first for state in deals if sum(state.dice[:3]) == sum(state.dice[3:]))
    assert min(firsts[0], firsts[1]) > 5


@given(SEATS, st.integers())
def test_all_play_for_the_same_six_a_and_b(seats: int, seed: int) -> None:
    offerings = dealt(seats, seed).offerings
    assert all(names == offerings[0] for names in offerings)
    six, a, b = offerings[0]
    assert [six] == list_offering_names("6")
    assert a in list_offering_names("A")
    assert b in list_offering_names("B")


@given(SEATS, st.integers())
def test_in_advanced_play_everyone_has_an_own_a_and_b_beside_the_six(seats: int, seed: int) -> None:
    offerings = dealt(seats, seed, advanced=True).offerings
    assert {names[0] for names in offerings} == set(list_offering_names("6"))
    for column, kind in ((1, "A"), (2, "B")):
        named = [names[column] for names in offerings]
        assert len(set(named)) == seats
        assert set(named) <= set(list_offering_names(kind))


@pytest.mark.parametrize("seats", [1, 6])
def test_it_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadOptions):
        Match.deal_by_key("goblin_teeth", seats=seats)


def test_a_match_stands_in_the_catalogue() -> None:
    match = Match.deal_by_key("goblin_teeth", seats=5, options={"advanced": True}, seed=bytes(32))
    assert isinstance(match.view(0), GoblinTeethView)


def test_setup_and_first_round_need_no_further_roll() -> None:
    view = GAME.view(dealt(3), None)
    assert view.round == 1
    assert all(die.place == "unplayed" for die in view.dice)
