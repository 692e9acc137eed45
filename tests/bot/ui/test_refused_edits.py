"""Where Discord refuses every edit but takes every post, a message is posted anew at most once for each decision."""

from random import Random

import pytest

from bot.ui.connection.refused_edits import RefusedEdits

THIS = 7
STEPS: tuple[tuple[str, list[int | None], list[bool]], ...] = (
    # what happens; the decisions that ask its readers, at each change; whether it is posted anew for it
    ("the first time at once, whoever is asked", [None, None], [True, False]),
    ("once for a decision", [4, 4, 4], [True, False, False]),
    ("again for the next that asks people", [4, 5, 5, 6], [True, True, False, True]),
    ("not for those of goblins", [4, None, None, 7, None], [True, False, False, True, False]),
    ("the end is a decision, too", [4, 0, 0], [True, True, False]),
)


@pytest.mark.parametrize(("what", "asked", "posted"), STEPS)
def test_a_message_whose_edits_are_refused_is_posted_once_for_each_decision(
    what: str, asked: list[int | None], posted: list[bool]
) -> None:
    refused: RefusedEdits[int] = RefusedEdits()
    assert [_change(refused, one) for one in asked] == posted, what


def test_no_more_is_posted_than_there_are_decisions_for_people() -> None:
    """The law: any number of changes, in which most questions are answered bit by bit or by goblins."""
    chance = Random(1)
    for _ in range(200):
        refused: RefusedEdits[int] = RefusedEdits()
        decisions = [(number, chance.random() < 0.5) for number in range(1, 30)]
        changes = [number if people else None for number, people in decisions for _ in range(chance.randint(1, 9))]
        posts = sum(_change(refused, asked) for asked in changes)
        assert posts <= len({asked for asked in changes if asked is not None}) + 1


def test_a_post_that_fails_does_not_count_and_an_edit_that_passes_begins_anew() -> None:
    refused: RefusedEdits[int] = RefusedEdits()
    refused.record_refusal(THIS)
    assert [refused.may_repost(THIS, 4), refused.may_repost(THIS, 4)] == [True, True], "nothing was posted yet"
    assert [_change(refused, 4), _change(refused, 4)] == [True, False]
    refused.record_edit(THIS)
    assert [_change(refused, 4), _change(refused, 4)] == [True, False]


def test_a_post_for_another_reason_counts_only_while_edits_are_refused() -> None:
    refused: RefusedEdits[int] = RefusedEdits()
    refused.record_repost(THIS, 4)
    assert _change(refused, 4)
    refused.record_repost(THIS, 5)
    assert not _change(refused, 5)


def _change(refused: RefusedEdits[int], asked: int | None) -> bool:
    """Let a change come, whose edit is refused; tell whether the message is posted anew."""
    refused.record_refusal(THIS)
    if not refused.may_repost(THIS, asked):
        return False
    refused.record_repost(THIS, asked)
    return True
