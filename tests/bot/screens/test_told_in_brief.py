"""Two small lines of what happened: what matters most, in the order of time, and no more than a phone shows."""

from bot.screens.letters import ACROSS, Room
from bot.screens.parts.brief import Fact, in_brief

LINE = ACROSS.width


def test_the_weightiest_facts_are_told_in_the_order_of_time() -> None:
    facts = [Fact("Grub leads." + "." * 30, 1), Fact("Mogga busts." + "." * 30, 3), Fact("You lose." + "." * 30, 4)]
    assert in_brief(facts) == [facts[1].said, facts[2].said]


def test_of_equal_facts_the_latest_is_told_and_short_ones_share_a_line() -> None:
    facts = [Fact(f"{number}" * 20) for number in range(1, 7)]
    assert in_brief(facts) == [f"{'3' * 20} {'4' * 20}", f"{'5' * 20} {'6' * 20}"]


def test_marks_take_no_room_and_a_narrow_place_has_shorter_lines() -> None:
    bold = Fact(f"**{'x' * 40}**")
    assert LINE - 30 < bold.width < LINE - 20
    assert Fact("x" * 40).width < bold.width
    assert in_brief([bold, Fact("y")]) == [f"{bold.said} y"]
    assert in_brief([Fact("a" * 20), Fact("b" * 20), Fact("c" * 10)], Room(2, 170)) == ["b" * 20, "c" * 10]


def test_what_takes_two_lines_by_itself_stands_alone() -> None:
    long = Fact("Mogga’s cave fell, and everything in it. " * 2, 2)
    assert LINE < long.width < 2 * LINE
    assert in_brief([Fact("Grub leads."), long]) == [long.said]


def test_what_weighs_nothing_is_told_only_where_nothing_else_is() -> None:
    assert in_brief([Fact("Ann places a die.", 0)]) == ["Ann places a die."]
    assert in_brief([Fact("Ann bets.", 1), Fact("Ann places a die.", 0)]) == ["Ann bets."]
    assert in_brief([]) == []
