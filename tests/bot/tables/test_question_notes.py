"""What stands beside boards and panels about one question."""

from dataclasses import replace
from functools import partial

from bot.ui.surfaces.question_notes import QuestionNotes
from tests.bot.tables.parlour import Parlour


async def test_only_the_newest_of_several_hands_is_shown_anew_and_once(parlour: Parlour) -> None:
    question_notes, renewed = QuestionNotes(), list[str]()

    async def renew(hand: str) -> None:
        renewed.append(hand)

    table = await parlour.match(2, rounds=40)
    for user, hand in ((7, "first"), (7, "second"), (8, "another player's")):
        question_notes.add_note(table, user, partial(renew, hand))
    await question_notes.clear_outdated_answers(table)
    assert renewed == [], "their question is still open"
    later = replace(table, decision_number=(table.decision_number or 0) + 1)
    await question_notes.clear_outdated_answers(later)
    await question_notes.clear_outdated_answers(later)
    assert sorted(renewed) == ["another player's", "second"]
    for user in (7, 8):
        question_notes.add_note(later, user, partial(renew, f"of player {user}"), lambda table: table.host_id)
    question_notes.drop_note(later.id, 8)
    await question_notes.clear_outdated_answers(table)
    assert len(renewed) == 2, "the host is the same"
    await question_notes.clear_outdated_answers(replace(table, host_id=8))
    assert renewed[2:] == ["of player 7"]
