"""Where Discord refuses pictures or edits, a match goes on: in words, and on boards that are posted anew."""

from pathlib import Path

import pytest

from bot.sandbox import ClickResult
from tests.e2e.house import house
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


def said(answer: ClickResult) -> str:
    assert answer.failure_reason is None
    assert answer.message is not None
    return answer.message.text


@pytest.mark.parametrize(("status", "code"), [(413, 0), (400, 20009), (400, 240000)])
async def test_a_match_goes_on_in_words_where_pictures_are_refused(tmp_path: Path, status: int, code: int) -> None:
    async with house(tmp_path, "no-pictures") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        home.sandbox.faults.refuse_file_uploads(code, status)
        robots = await start(home, table, lobby, [ann, bob])
        board = await robots[0].board()
        hand = said(await ann.slash("hand", channel=robots[0].board_channel))
        beside = await ann.click(board, "My hand")
        assert said(beside) == hand
        assert "gobblestones" in hand.splitlines(), "what the picture says"
        await robots[0].lay_row(1, most=1)
        assert (await home.parlour.tables.load_view(table, None)).recent_moves, "moves are played by the words alone"


async def test_where_discord_lets_nobody_edit_the_board_is_posted_anew_and_nothing_is_tried_again(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, "no-edits") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        for request in ("PATCH", "DELETE"):
            home.sandbox.faults.refuse_requests(f"{request} /channels/*/messages/*", 50005, 403, times=None)
        before = await robots[0].board()
        await home.parlour.delivery.resend_table(table)
        await home.parlour.delivery.wait_until_settled()
        assert home.parlour.delivery.failure_count == 0
        anew = await robots[0].board()
        assert anew.id != before.id
        for _ in range(3):
            await home.parlour.delivery.resend_table(table)
            await home.parlour.delivery.wait_until_settled()
        assert (await robots[0].board()).id == anew.id, "edits of the new one are refused, too: once for a decision"
        outdated = await ann.click(before, "My hand")
        assert outdated.failure_reason is None
