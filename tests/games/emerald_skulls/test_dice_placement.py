"""Rulebook "Dice Placement" and "Buy dice"."""

import pytest

from games.emerald_skulls.moves import PlaceDice
from games.emerald_skulls.tumbler_steps import list_roll_placements
from tests.games.emerald_skulls.skull_table import SkullTable, one


def rolled(faces: str, *, first: str = "", placed: str = "", cubes: int = 0) -> SkullTable:
    """Return a table at which Ann has rolled these faces, after a first roll of which she placed something."""
    dice = len((first or faces).split())
    table = SkullTable(2, gears=[10], supply=70, cubes=[cubes])
    table.do(f"ann buy {dice}")
    if first:
        table.tumble(first, placed)
    table.tumble(faces)
    return table


class TestBuyingDice:
    @pytest.mark.parametrize(("dice", "price"), [(3, 0), (4, 1), (5, 3), (6, 6), (7, 10)])
    def test_a_pool_costs_by_its_size_and_gears_go_back_to_the_supply(self, dice: int, price: int) -> None:
        table = SkullTable(2, gears=[12], supply=68)
        bought = one(table.do(f"ann buy {dice}"), "bought")
        assert bought.facts == {"seat": 0, "dice": dice, "gears": price}
        assert (table.state.gears[0], table.state.supply, table.state.turn.pool) == (12 - price, 68 + price, dice)

    def test_the_first_tumbler_has_no_gears_and_rolls_three_dice(self) -> None:
        assert SkullTable(4).legal("ann") == ["buy 3"]

    def test_example_buying_five_dice_for_three_gears(self) -> None:
        table = SkullTable(4, gears=[3], supply=157)
        assert table.legal("ann") == ["buy 3", "buy 4", "buy 5"]
        table.do("ann buy 5")
        assert (table.state.gears[0], table.state.supply) == (0, 160)

    @pytest.mark.parametrize("dice", [2, 8, 0])
    def test_a_pool_has_three_to_seven_dice(self, dice: int) -> None:
        assert SkullTable(2, gears=[50]).refusal(f"ann buy {dice}") == "buy-range"

    def test_dice_that_one_cannot_pay_are_refused(self) -> None:
        assert SkullTable(2, gears=[5]).refusal("ann buy 6") == "buy-gears"

    def test_a_later_tumbler_without_gears_gets_three_dice_without_being_asked(self) -> None:
        table = SkullTable(2)
        table.do("ann buy 3")
        table.tumble("1 1 2", "place lower 2 +0")
        events = table.do("ann chicken")
        assert one(events, "bought").facts == {"seat": 1, "dice": 3, "gears": 0}
        assert table.asked == "bet ann"


class TestExampleOfTheRulebook:
    """A 3 lies on the board; the second roll is a 2, a 3, a 4 and a skull."""

    def table(self, cubes: int = 0) -> SkullTable:
        return rolled("2 3 4 6", first="3 1 1 2 2", placed="place nose 1 +0", cubes=cubes)

    def test_the_2_cannot_be_placed(self) -> None:
        assert self.table().refusal("ann place upper 1 +0") == "place-below"

    def test_the_3_goes_alone_or_with_the_skull_on_the_nose(self) -> None:
        assert {"place nose 1 +0", "place nose 1 +1"} <= set(self.table().legal("ann"))

    def test_the_4_goes_alone_or_with_the_skull_on_the_eyes(self) -> None:
        assert {"place eyes 1 +0", "place eyes 1 +1"} <= set(self.table().legal("ann"))

    def test_the_skull_goes_alone_on_nose_eyes_or_gem(self) -> None:
        assert {"place nose 0 +1", "place eyes 0 +1", "place gem 0 +1"} <= set(self.table().legal("ann"))

    def test_a_reroll_action_is_the_fifth_choice_and_there_is_no_other(self) -> None:
        moves = self.table(cubes=1).legal("ann")
        assert moves[-2:] == ["reroll cube", "reroll nose"]
        assert len(moves) == 2 + 2 + 3 + 2


def test_the_first_roll_may_go_to_any_level() -> None:
    assert {move.split()[1] for move in rolled("1 2 3 4 5").legal("ann")} == {"lower", "upper", "nose", "eyes", "gem"}


def test_at_least_one_die_is_placed() -> None:
    assert rolled("1 2 3").refusal("ann place lower 0 +0") == "place-none"


def test_not_all_dice_of_a_result_need_be_placed() -> None:
    moves = rolled("2 2 2").legal("ann")
    assert moves == ["place upper 1 +0", "place upper 2 +0", "place upper 3 +0"]


def test_dice_that_show_something_else_are_refused() -> None:
    table = rolled("2 2 6")
    assert table.refusal("ann place upper 3 +0") == "place-dice"
    assert table.refusal("ann place upper 1 +2") == "place-skulls"


def test_eyes_take_two_dice() -> None:
    table = rolled("4 4 4")
    assert table.legal("ann") == ["place eyes 1 +0", "place eyes 2 +0"]
    assert table.refusal("ann place eyes 3 +0") == "place-room"


def test_eyes_of_earlier_rolls_count() -> None:
    table = rolled("4 6 1 4", first="4 1 1 1 1", placed="place eyes 1 +0")
    assert table.legal("ann") == ["place eyes 0 +1", "place eyes 1 +0", "place gem 0 +1"]


def test_the_gem_takes_one_die() -> None:
    assert [move for move in rolled("5 5 6").legal("ann") if "gem" in move] == ["place gem 0 +1", "place gem 1 +0"]


def test_faq_two_4s_and_a_5_are_no_double_out() -> None:
    table = rolled("4 4 5")
    assert table.legal("ann") == ["place eyes 1 +0", "place eyes 2 +0", "place gem 1 +0"]
    assert "double" not in {event.facts.get("out") for event in table.do("ann place eyes 2 +0")}
    assert table.asked == "check ann"


def test_faq_the_tumbler_cannot_bust_while_a_die_can_be_placed() -> None:
    table = rolled("2 3 4")
    assert table.refusal("ann bust") == "now-place"
    assert table.refusal("ann chicken") == "now-place"


def test_placing_waits_for_the_roll() -> None:
    table = SkullTable(2)
    assert table.refusal("ann place lower 1 +0") == "now-buy"


def brute_force(roll: tuple[int, ...], floor: int, eyes: int) -> set[PlaceDice]:
    """Return all placements of a roll by trying every subset of its dice on every level."""
    found = set()
    for level in range(floor, 6):
        for chosen in range(1, 1 << len(roll)):
            dice = [face for index, face in enumerate(roll) if chosen >> index & 1]
            room = {4: eyes, 5: 1}.get(level, 7)
            if set(dice) <= {level, 6} and len(dice) <= room:
                found.add(PlaceDice(level, dice.count(level), dice.count(6)))
    return found


@pytest.mark.parametrize("roll", [(1,), (4, 4, 4, 6, 6), (5, 6), (1, 2, 3, 4, 5, 6), (3, 3, 3, 3, 6, 6, 6), (2, 2)])
@pytest.mark.parametrize("floor", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_the_list_of_placements_is_what_trying_every_subset_finds(roll: tuple[int, ...], floor: int, eyes: int) -> None:
    found = list_roll_placements(roll, floor, eyes)
    assert set(found) == brute_force(roll, floor, eyes)
    assert len(set(found)) == len(found)
