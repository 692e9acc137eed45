"""People play with goblins of the bot: with secret hands, and at a table where everything is open."""

from pathlib import Path

import pytest

from bot.sandbox import SeenMessage, list_pictures
from bot.sandbox.people.person import Person
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, from_menu, in_menu, open_table, start

pytestmark = pytest.mark.usefixtures("hasty_goblins")

ADD, DISMISS = "grown", "dismiss"


async def with_goblins(home: House, game: str, count: int) -> tuple[int, Robot]:
    """Ann opens a table and starts it with some goblins."""
    ann = home.person("Ann")
    table, lobby = await open_table(home, ann, game=game)
    for _ in range(count):
        assert (await from_menu(ann, lobby, ADD)).failure_reason is None
    (robot,) = await start(home, table, lobby, [ann])
    return table, robot


async def asked(home: House, table: int, person: Person) -> tuple[int, list[str]] | None:
    """Let the goblins play; return what Ann is asked and may play then, or `None` when the match is over."""
    await home.parlour.goblins.wait_until_idle()
    table_view = await home.parlour.tables.load_view(table, person.id)
    if table_view.decision is None:
        return None
    assert table_view.waits_for_viewer, "the table waits for people alone, once the goblins have played"
    return table_view.decision.number, [str(move) for move in table_view.legal]


@pytest.mark.usefixtures("undrawn")
async def test_a_whole_match_of_goblin_teeth_with_two_goblins(tmp_path: Path) -> None:
    async with house(tmp_path, "teeth-with-goblins") as home:
        table, ann = await with_goblins(home, "goblin_teeth", 2)
        while question := await asked(home, table, ann.person):
            await ann.wander(question[0], lambda _: 1)
        final = await ann.person.wait_for_message(lambda message: "Rematch" in labels(message), where=ann.board_channel)
        assert "Grub" in final.text or "Snig" in final.text or "Ann" in final.text
        told = " ".join(message.text for message in ann.person.list_visible_messages(ann.board_channel))
        assert "<@-" not in told
        again = await ann.person.click(final, "Rematch")
        assert again.message is not None
        assert "Grub" in again.message.text


@pytest.mark.usefixtures("in_words")
async def test_goblins_bet_and_tumble_on_the_board(tmp_path: Path) -> None:
    async with house(tmp_path, "skulls-with-goblins") as home:
        table, ann = await with_goblins(home, "emerald_skulls", 2)
        tumblers: set[str] = set()
        for _ in range(30):
            if tumblers == {"Grub", "Snig"}:
                break
            question = await asked(home, table, ann.person)
            assert question is not None
            number, legal = question
            board = await ann.offered(number)
            tumblers |= {name for name in ("Grub", "Snig") if f"{name} tumbles" in str(list_pictures(board)[0].alt)}
            move = next((move for move in ("ready", "chicken", "bust") if move in legal), legal[0])
            if move == "bust":
                board = await sure(ann, board, move)
            assert (await ann.make(board, move)).failure_reason is None
        assert tumblers == {"Grub", "Snig"}


async def sure(robot: Robot, board: SeenMessage, move: str) -> SeenMessage:
    """Press what is asked twice; return the message that asks again."""
    answer = await robot.press(board, "sure", move)
    assert answer.message is not None
    return answer.message


@pytest.mark.usefixtures("undrawn")
async def test_the_lobby_offers_goblins_to_its_host(tmp_path: Path) -> None:
    async with house(tmp_path, "goblins-in-the-lobby") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        _, lobby = await open_table(home, ann, bob)
        assert ADD in in_menu(ann, lobby)
        assert DISMISS not in in_menu(ann, lobby)
        refused = await from_menu(bob, lobby, ADD)
        assert [m.text for m in refused.messages if m.is_ephemeral] == ["Only Ann, the host, can do that."]
        for _ in range(2):
            await from_menu(ann, lobby, ADD)
        full = await bob.wait_for_message(lambda message: "Grub, and Snig" in message.text)
        assert ADD not in in_menu(ann, full)
        await from_menu(ann, full, DISMISS)
        fewer = await bob.wait_for_message(lambda message: "and Grub" in message.text)
        assert "Snig" not in fewer.text
        assert ADD in in_menu(ann, fewer)
