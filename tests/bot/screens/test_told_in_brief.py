"""What happened in two small lines of a phone: what matters most, in the order of time, and no more than that."""

from bot.screens.parts.brief_lines import Fact, in_brief
from bot.screens.text_width import ACROSS, Room
from games.engine.words import load_words

SAY = load_words()


def test_the_weightiest_facts_are_told_in_the_order_of_time() -> None:
    facts = [Fact("Grub leads." + "." * 30, 1), Fact("Mogga busts." + "." * 30, 3), Fact("You lose." + "." * 30, 4)]
    assert in_brief(SAY, facts) == [f"{facts[1].said} {facts[2].said}"]


def test_of_equal_facts_the_latest_are_told() -> None:
    facts = [Fact(f"{number}" * 20) for number in range(1, 7)]
    assert in_brief(SAY, facts) == [" ".join(f"{number}" * 20 for number in range(3, 7))]


def test_a_fact_may_begin_in_the_first_line_and_end_in_the_second() -> None:
    facts = [Fact(f"{who} plays Priest, a 2 on the Altar.") for who in ("Grub", "Mogga", "Zik")]
    assert in_brief(SAY, facts) == [" ".join(fact.said for fact in facts[1:])]
    assert in_brief(SAY, [Fact(f"{who}: Priest, 2 on the Altar.") for who in ("Grub", "Mogga", "Zik")])[0].startswith(
        "Grub"
    )


def test_marks_take_no_room_and_a_narrow_place_has_shorter_lines() -> None:
    bold, plain = Fact(f"**{'x ' * 18}**"), Fact("y")
    assert in_brief(SAY, [bold, plain], Room(1, ACROSS.width)) == [f"{bold.said} y"]
    assert in_brief(SAY, [Fact("a" * 20), Fact("b" * 20), Fact("c" * 10)], Room(2, 170)) == [f"{'b' * 20} {'c' * 10}"]


def test_what_takes_two_lines_by_itself_stands_alone() -> None:
    long = Fact("Mogga’s cave fell, and everything in it. " * 2, 2)
    assert in_brief(SAY, [Fact("Grub leads the goats."), long]) == [long.said]


def test_what_weighs_nothing_is_told_only_where_nothing_else_is() -> None:
    assert in_brief(SAY, [Fact("Ann places a die.", 0)]) == ["Ann places a die."]
    assert in_brief(SAY, [Fact("Ann bets.", 1), Fact("Ann places a die.", 0)]) == ["Ann bets."]
    assert in_brief(SAY, []) == []
