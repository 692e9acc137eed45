"""Where Discord refuses every picture, everybody reads words: on the board, by DM, and in the answer to their click."""

from pathlib import Path

import pytest

from bot.sandbox import Answer
from tests.e2e.house import house
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


def said(answer: Answer) -> str:
    assert answer.failed is None
    assert answer.message is not None
    return answer.message.text


@pytest.mark.parametrize(("status", "code"), [(413, 0), (400, 20009), (400, 240000)])
async def test_a_match_goes_on_in_words_where_pictures_are_refused(tmp_path: Path, status: int, code: int) -> None:
    async with house(tmp_path, "no-pictures") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        home.sandbox.faults.refuse_files(code, status)
        robots = await start(home, table, lobby, [ann, bob])
        board = await robots[0].board()
        hand = said(await ann.slash("hand", channel=robots[0].board_channel))
        beside = await ann.click(board, "My hand")
        assert said(beside) == hand
        assert hand.splitlines()[-1] == "gobblestones", "what the picture says"
        await robots[0].lay_row(1, most=1)
        assert (await home.parlour.tables.look(table, None)).told, "moves are played by the words alone"
