"""A moment moves on the board that people see, where their server says so; a person decides on their own messages."""

from pathlib import Path
from typing import Any

from bot.sandbox import SeenMessage
from tests.e2e.house import house
from tests.e2e.robot import open_table, start


def files(message: SeenMessage) -> list[dict[str, Any]]:
    """Return what is told of the pictures of moments on a message."""
    return [one for one in message.json["attachments"] if one["filename"].startswith("beat-")]


async def test_a_bluff_that_is_turned_over_moves_on_the_board_and_not_where_the_server_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, "motion") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        for motion, ending in (("moments", "gif"), ("off", "png")):
            shown = await ann.slash("parlour settings", motion=motion)
            assert shown.message is not None
            assert ("Great moments" in shown.message.text) == (motion == "moments")
            table, lobby = await open_table(home, ann, bob, first="1", bluff="true")
            assert (await home.parlour.tables.find_table(table)).motion == motion
            robots = await start(home, table, lobby, [ann, bob])
            tables = home.parlour.tables
            lays = [move for move in (await tables.load_view(table, ann.id)).legal if str(move).startswith("lay")]
            await tables.play_move(table, ann.id, str(lays[0]))
            await tables.play_move(table, ann.id, "end")
            await tables.play_move(table, bob.id, "challenge")
            await home.parlour.delivery.wait_until_settled()
            board = await bob.wait_for_message(files, where=robots[1].board_channel)
            [moment] = files(board)
            assert moment["filename"].endswith(f".{ending}")
            assert (moment["content_type"], moment["width"], moment["height"]) == (f"image/{ending}", 900, 400)
            await home.parlour.tables.close_table(table, ann.id)


async def test_a_person_says_what_moves_in_their_own_messages(tmp_path: Path) -> None:
    async with house(tmp_path, "own-motion") as home:
        bob = home.person("Bob")
        shown = await bob.slash("me", motion="off")
        assert shown.message is not None
        assert "**Animated pictures:** none" in shown.message.text
        _, lobby = await open_table(home, bob)
        assert lobby.json["attachments"][0]["filename"].endswith(".png")
