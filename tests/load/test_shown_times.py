"""What boards say of time is compared with the store, as soon as the bot takes them for up to date."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from tests.load.crowd.sights import Sight
from tests.load.trouble.shown_times import PAUSED, RUNNING, WrongTime, find_pauses, find_wrong_times

BOARD, SECOND = 5, 1_000_000


def crowd(text: str, *, onlooker: int | None = None, there: bool = True) -> Any:
    """Return people who see one message of a table."""
    shown = SeenMessage({"id": str(BOARD), "channel_id": "1", "content": text, "components": [], "embeds": []}, {})
    sight = Sight(shown, onlooker, frozenset(), [], frozenset({"all"}))
    world = SimpleNamespace(channels={1: SimpleNamespace(messages={BOARD: shown} if there else {})})
    return SimpleNamespace(sandbox=SimpleNamespace(world=world), sights=SimpleNamespace(of=lambda _: [sight]))


@dataclass
class Stored:
    """A store with these answers, one after another."""

    answers: list[Sequence[tuple[Any, ...]]]

    async def rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        assert query in (RUNNING, PAUSED)
        return self.answers.pop(0)


def stored(*rows: tuple[Any, ...], later: tuple[Any, ...] | None = None) -> Any:
    return Stored([rows, rows if later is None else (later,)])


RUNS = (7, 3, 60 * SECOND, BOARD)
STANDS = (7, 3, None, BOARD)
SEEN = [
    # what people see, the table's row (id, version, deadline, board), and what is wrong
    ("⏳ <t:60:R> · Ann, your turn", RUNS, None),
    ("⏳ <t:30:R> · Bob, your turn", RUNS, "old"),
    ("Ann, your turn", RUNS, "none"),
    ("Ann, your turn", STANDS, "none"),
    ("⏳ <t:30:R> · Ann, your turn", STANDS, "old"),
]


@pytest.mark.parametrize(("text", "row", "wrong"), SEEN)
async def test_a_board_says_until_when_its_match_waits(text: str, row: tuple[Any, ...], wrong: Any) -> None:
    expected = {WrongTime(7, wrong)} if wrong else set()
    assert await find_wrong_times(crowd(text), stored(row)) == expected


async def test_what_changes_while_the_boards_are_read_is_not_judged() -> None:
    assert await find_wrong_times(crowd("Ann"), stored(RUNS, later=(7, 4, 90 * SECOND, BOARD))) == set()


@pytest.mark.parametrize("hidden", [{"onlooker": 9}, {"there": False}])
async def test_what_not_everybody_sees_is_no_board(hidden: dict[str, Any]) -> None:
    assert await find_wrong_times(crowd("Ann", **hidden), stored(RUNS)) == set()


@pytest.mark.parametrize(("text", "told"), [("Paused <t:60:R>", True), ("⏳ <t:30:R> · Ann", False), ("Ann", False)])
async def test_a_pause_is_told_where_people_see_since_when(text: str, told: bool) -> None:
    assert await find_pauses(crowd(text), stored((7, 60 * SECOND))) == {7: told}
