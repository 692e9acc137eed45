"""Who is rung when a table begins to wait: decided from plain facts, with a table of truths in the tests."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple


class PanelCall(NamedTuple):
    """How a panel is brought up to date.

    `post`: as a new message, otherwise by an edit. `quiet`: no sound, also where an edit finds the panel gone.
    `counts`: its player counts as called; otherwise they are called after their quiet hours.
    """

    post: bool
    quiet: bool
    counts: bool


class Mentioned(NamedTuple):
    """Who is mentioned now, and who counts as called: they too, and those who are at the table already."""

    now: list[int]
    called: list[int]


def begins_to_wait(asked: int | None, shown: int | None, *, brief: bool) -> bool:
    """Tell whether a table begins to wait for somebody: their panel shows no such decision yet, and it is not brief."""
    return asked is not None and not brief and shown != asked


def panel_call(*, begins: bool, here: bool, awake: bool, stands: bool, written_below: bool) -> PanelCall:
    """Return how a panel is shown.

    `here`: its player clicked a moment ago, or wants no ring. `awake`: they have no quiet hours. `stands`: there is a
    panel; `written_below`: its player wrote below it since.
    """
    later = begins and not here and not awake
    quiet = here or later or not begins
    return PanelCall(post=not (stands and quiet and not written_below), quiet=quiet, counts=not later)


def not_yet_called(waiting: Sequence[int], called: Mapping[int, int], decision: int) -> list[int]:
    """Return those who were not called for this decision yet; `called` has the last decision for each."""
    return [user for user in waiting if called.get(user) != decision]


def mentioned(fresh: Sequence[int], here: Collection[int], awake: Collection[int]) -> Mentioned:
    """Return whom to mention of those not called yet: who sleeps is called later, who is here needs no sound."""
    called = [user for user in fresh if user in here or user in awake]
    return Mentioned([user for user in called if user not in here], called)
