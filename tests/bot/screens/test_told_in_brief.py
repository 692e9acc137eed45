"""What happened in two small lines of a phone: what matters most, in the order of time, and no more than that."""

from bot.screens.parts.brief_lines import BriefFact, fit_brief_facts
from bot.screens.text_width import ROOM_ABOVE_PICTURE, TextRoom
from games.engine.words import load_words

SAY = load_words()


def test_the_weightiest_facts_are_told_in_the_order_of_time() -> None:
    facts = [
        BriefFact("Grub leads." + "." * 30, 1),
        BriefFact("Mogga busts." + "." * 30, 3),
        BriefFact("You lose." + "." * 30, 4),
    ]
    assert fit_brief_facts(SAY, facts) == [f"{facts[1].said} {facts[2].said}"]


def test_of_equal_facts_the_latest_are_told() -> None:
    facts = [BriefFact(f"{number}" * 20) for number in range(1, 7)]
    assert fit_brief_facts(SAY, facts) == [" ".join(f"{number}" * 20 for number in range(3, 7))]


def test_a_fact_may_begin_in_the_first_line_and_end_in_the_second() -> None:
    facts = [BriefFact(f"{who} plays Priest, a 2 on the Altar.") for who in ("Grub", "Mogga", "Zik")]
    assert fit_brief_facts(SAY, facts) == [" ".join(fact.said for fact in facts[1:])]
    assert fit_brief_facts(SAY, [BriefFact(f"{who}: Priest, 2 on the Altar.") for who in ("Grub", "Mogga", "Zik")])[
        0
    ].startswith("Grub")


def test_marks_take_no_room_and_a_narrow_place_has_shorter_lines() -> None:
    bold, plain = BriefFact(f"**{'x ' * 18}**"), BriefFact("y")
    assert fit_brief_facts(SAY, [bold, plain], TextRoom(1, ROOM_ABOVE_PICTURE.width)) == [f"{bold.said} y"]
    assert fit_brief_facts(SAY, [BriefFact("a" * 20), BriefFact("b" * 20), BriefFact("c" * 10)], TextRoom(2, 170)) == [
        f"{'b' * 20} {'c' * 10}"
    ]


def test_what_takes_two_lines_by_itself_stands_alone() -> None:
    long = BriefFact("Mogga’s cave fell, and everything in it. " * 2, 2)
    assert fit_brief_facts(SAY, [BriefFact("Grub leads the goats."), long]) == [long.said]


def test_what_weighs_nothing_is_told_only_where_nothing_else_is() -> None:
    assert fit_brief_facts(SAY, [BriefFact("Ann places a die.", 0)]) == ["Ann places a die."]
    assert fit_brief_facts(SAY, [BriefFact("Ann bets.", 1), BriefFact("Ann places a die.", 0)]) == ["Ann bets."]
    assert fit_brief_facts(SAY, []) == []
