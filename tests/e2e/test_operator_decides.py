"""What the operator decides for all processes: who is refused, which server is left, what all boards say."""

import argparse
import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.operator.commands import server_commands
from bot.sandbox.discord_py import point_discord_at
from bot.settings import Settings
from bot.store.rows.operator_decision_rows import Announcement
from tests.e2e.house import House, house

pytestmark = pytest.mark.usefixtures("undrawn")


async def playing(home: House) -> int:
    """Start a match of Ann and Bob; return its table."""
    ann, bob = home.person("Ann"), home.person("Bob")
    opened = await ann.slash("play", game="gobblestones")
    assert opened.message is not None
    await bob.click(opened.message, "Join")
    await ann.click(opened.message, "Start")
    await home.parlour.delivery.wait_until_settled()
    return 1


def boards(home: House) -> str:
    """Return what all messages of the server say."""
    return str([message.json for room in home.person("Cid").rooms for message in room.messages])


def how_many(home: House) -> int:
    return sum(len(room.messages) for room in home.person("Cid").rooms)


async def test_who_is_refused_gets_one_sentence_and_leaves_the_tables(tmp_path: Path) -> None:
    async with house(tmp_path, "refused") as home:
        table, bob = await playing(home), home.person("Bob")
        await home.parlour.tables.store.add_ban("person", bob.id)
        await home.parlour.apply_operator_decisions()
        assert [sitter.gone for sitter in (await home.parlour.tables.find_table(table)).sitters] == [False, True]
        told = await bob.slash("play", game="gobblestones")
        assert "has blocked you" in str(told.message and told.message.json)
        kept = await bob.slash("privacy export")
        assert kept.message is not None
        assert kept.message.files, "what is kept of somebody is theirs"
        await home.parlour.tables.store.remove_ban("person", bob.id)
        await home.parlour.apply_operator_decisions()
        opened = await bob.slash("play", game="gobblestones")
        assert "has blocked you" not in str(opened.message and opened.message.json)


async def test_a_click_of_who_is_refused_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, "refused-click") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        opened = await ann.slash("play", game="gobblestones")
        assert opened.message is not None
        await home.parlour.tables.store.add_ban("person", bob.id)
        await home.parlour.apply_operator_decisions()
        answer = await bob.click(opened.message, "Join")
        assert "has blocked you" in str(answer.message and answer.message.json)
        assert [sitter.name for sitter in (await home.parlour.tables.find_table(1)).sitters] == ["Ann"]


async def test_a_refused_server_is_left_and_its_tables_close(tmp_path: Path) -> None:
    async with house(tmp_path, "refused-server") as home:
        table = await playing(home)
        (guild,) = home.parlour.guilds
        await home.parlour.tables.store.add_ban("server", guild.id)
        await home.parlour.apply_operator_decisions()
        async with asyncio.timeout(30):
            while (await home.parlour.tables.find_table(table)).status != "closed":  # noqa: ASYNC110  no event tells it
                await asyncio.sleep(0.01)
        assert list(home.parlour.guilds) == []


async def test_a_refused_server_that_invites_the_bot_is_left_at_once(tmp_path: Path) -> None:
    async with house(tmp_path, "refused-invitation") as home:
        (guild,) = home.parlour.guilds
        await home.parlour.tables.store.add_ban("server", guild.id)
        await home.parlour.on_guild_join(guild)
        assert list(home.parlour.guilds) == [guild], "not known to be refused yet"
        await home.parlour.tables.decisions.reload_operator_decisions()
        await home.parlour.on_guild_join(guild)
        async with asyncio.timeout(30):
            while home.parlour.guilds:  # noqa: ASYNC110  no event tells it
                await asyncio.sleep(0.01)


async def test_boards_say_what_is_announced_until_it_is_over_and_call_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, "announced") as home:
        await playing(home)
        before = how_many(home)
        until = home.parlour.tables.clock.now() + timedelta(minutes=5)
        await home.parlour.tables.store.set_announcement(Announcement("down for <@1> *five* minutes", until))
        await home.parlour.apply_operator_decisions()
        await home.parlour.delivery.wait_until_settled()
        assert r"down for \\<\\@1\\> \\*five\\* minutes" in boards(home)
        assert how_many(home) == before, "an edit calls nobody"
        await home.parlour.tables.store.set_announcement(None)
        await home.parlour.apply_operator_decisions()
        await home.parlour.delivery.wait_until_settled()
        assert "down for" not in boards(home)


async def test_the_owner_decides_in_a_direct_message_and_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path, "owner") as home:
        application = home.parlour.application
        assert application is not None
        owner = next(p for p in (home.person("Ann"), home.person("Bob")) if p.id == application.owner.id)
        other = home.person("Cid")
        refused = await other.slash("house refuse", other.dm, kind="person", id="123")
        assert "Only the owner" in str(refused.message and refused.message.json)
        done = await owner.slash("house refuse", owner.dm, kind="person", id="123")
        assert "Done" in str(done.message and done.message.json)
        wrong = await owner.slash("house allow", owner.dm, kind="person", id="Bob")
        assert "That is not an id" in str(wrong.message and wrong.message.json)
        await owner.slash("house announce", owner.dm, text="closing soon")
        decided = await home.parlour.tables.store.load_decisions()
        assert decided.people == {123}
        assert decided.announcement is not None
        assert decided.announcement.text == "closing soon"


async def test_servers_are_listed_and_left_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(tmp_path, "servers") as home:
        (guild,) = home.parlour.guilds
        point_discord_at(home.sandbox.address)
        settings = Settings(_env_file=None, discord_token=home.sandbox.token)
        asked = [
            (server_commands.list_servers, {}),
            (server_commands.leave_server_by_id, {"id": guild.id}),
            (server_commands.leave_server_by_id, {"id": guild.id}),
        ]
        ended = [await asyncio.to_thread(does, settings, argparse.Namespace(**more)) for does, more in asked]
    told = capsys.readouterr().out
    assert ended == [0, 0, 1]
    assert f"{guild.id}  {guild.name}" in told
    assert f"The bot is not on server {guild.id}" in told
