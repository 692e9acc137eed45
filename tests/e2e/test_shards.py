"""One process with several shards: a server comes by one, direct messages by another, and each may be cut by itself."""

from pathlib import Path

import discord
import pytest

from tests.e2e.house import House, house
from tests.e2e.robot import Robot, open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let shards identify one after the other without the five seconds that Discord asks for between two."""

    async def at_once(*_: object, **_more: object) -> None: ...

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)


async def test_a_match_is_played_by_direct_messages_of_one_shard_on_a_server_of_another(tmp_path: Path) -> None:
    async with house(tmp_path, "shards", sharded=True) as home:
        shard = (home.sandbox.guild_id >> 22) % home.sandbox.gateway.shards
        assert home.parlour.shard_count == home.sandbox.gateway.shards
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await whole_turn(home, table, robots)
        resumed = home.parlour.wait_for("shard_resumed", check=lambda number: number == shard, timeout=60)
        home.sandbox.gateway.drop_connections(shard=shard)
        await resumed
        await whole_turn(home, table, robots)


async def whole_turn(home: House, table: int, robots: list[Robot]) -> None:
    """Let the player who is asked lay what they can by their panel, and see that the board shows it."""
    await home.parlour.delivery.wait_until_settled()
    decision = (await home.parlour.tables.load_view(table, None)).decision
    assert decision is not None
    (seat,) = decision.seats
    await robots[seat].lay_row(decision.number, most=1)
    await home.parlour.delivery.wait_until_settled()
    after = (await home.parlour.tables.load_view(table, None)).decision
    assert after is not None
    assert after.number > decision.number
    now = await home.parlour.tables.find_table(table)
    boards = [one for one in await home.parlour.tables.shown.list_surfaces(table) if one.kind == "board" and one.live]
    assert [board.version_shown for board in boards] == [now.version]
