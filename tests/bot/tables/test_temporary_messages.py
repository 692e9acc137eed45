"""What stands beside boards and panels about one question."""

from dataclasses import replace
from functools import partial

from bot.ui.surfaces.temporary_messages import TemporaryMessages
from tests.bot.tables.parlour import Parlour


async def test_only_the_newest_of_several_hands_is_shown_anew_and_once(parlour: Parlour) -> None:
    temporary_messages, renewed = TemporaryMessages(), list[str]()

    async def renew(hand: str) -> None:
        renewed.append(hand)

    table = await parlour.match(2, rounds=40)
    for user, hand in ((7, "first"), (7, "second"), (8, "another player's")):
        temporary_messages.add_temporary_message(table, user, partial(renew, hand))
    await temporary_messages.clear_outdated_answers(table)
    assert renewed == [], "their question is still open"
    later = replace(table, decision_number=(table.decision_number or 0) + 1)
    await temporary_messages.clear_outdated_answers(later)
    await temporary_messages.clear_outdated_answers(later)
    assert sorted(renewed) == ["another player's", "second"]
    for user in (7, 8):
        temporary_messages.add_temporary_message(
            later, user, partial(renew, f"of player {user}"), lambda table: table.host_id
        )
    temporary_messages.forget_temporary_message(later.id, 8)
    await temporary_messages.clear_outdated_answers(table)
    assert len(renewed) == 2, "the host is the same"
    await temporary_messages.clear_outdated_answers(replace(table, host_id=8))
    assert renewed[2:] == ["of player 7"]
