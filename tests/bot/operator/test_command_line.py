"""python -m bot with a command: what the operator is told, and what is done."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import Mock

import discord
import pytest
from pydantic import SecretStr

from bot import __main__ as entry
from bot.__main__ import main
from bot.operator.commands import check_command
from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.settings import Settings
from bot.store import Store
from bot.store.rows.operator_command_queue import OperatorOrder
from bot.store.upkeep.backups import make_rotating_backup
from bot.store.upkeep.migrate import find_newest_revision
from bot.tables import Person, SystemClock, TableService
from bot.ui.connection.permission_check import (
    NEEDED_PERMISSIONS,
    PermissionSurvey,
    ServerPermissions,
    fetch_server_permissions,
    list_missing_permissions,
)
from bot.version import VERSION
from tests.empty_house import lay
from tests.postgres import Server


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out + captured.err


def lay_store() -> Path:
    """Put an empty database where the bot looks for it."""
    Path("data").mkdir(exist_ok=True)
    return lay(Path("data/parlour.db"))


async def opened() -> Store:
    store = await Store.open(str(lay_store()))
    await TableService(store, SystemClock()).open_lobby(
        "goblin_teeth", Person(1, "Ann"), guild_id=5, channel_id=6, language="en"
    )
    return store


@pytest.mark.parametrize("arguments", [["--help"], ["tables", "--help"], ["restore", "--help"]])
def test_help_tells_and_starts_nothing(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    assert "usage: python -m bot" in capsys.readouterr().out
    assert list(Path().iterdir()) == []


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["dance"])
    assert ended.value.code == 2


async def test_tables_are_listed_while_the_house_is_open(capsys: pytest.CaptureFixture[str]) -> None:
    store = await opened()
    status, said = await asyncio.to_thread(told, capsys, "tables", "list")
    await store.close()
    assert status == 0
    assert "goblin_teeth  lobby  1 seat  server 5  channel 6" in said
    assert said.endswith("1 table is in use.\n")


async def test_an_order_waits_in_the_store_of_an_open_house(capsys: pytest.CaptureFixture[str]) -> None:
    store = await opened()
    status, said = await asyncio.to_thread(told, capsys, "tables", "resend", "1")
    assert (status, await store.load_orders()) == (0, [OperatorOrder("resend", 1)])
    await store.close()
    assert "within some seconds" in said


def test_an_order_waits_for_the_start_of_a_closed_house(capsys: pytest.CaptureFixture[str]) -> None:
    async def begin() -> None:
        await (await opened()).close()

    async def left() -> list[OperatorOrder]:
        store = await Store.open("data/parlour.db")
        orders = await store.load_orders()
        await store.close()
        return orders

    asyncio.run(begin())
    status, said = told(capsys, "tables", "close", "1")
    assert (status, asyncio.run(left())) == (0, [OperatorOrder("close", 1)])
    assert "at its next start" in said


async def test_an_order_for_a_table_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    store = await opened()
    status, said = await asyncio.to_thread(told, capsys, "tables", "close", "9")
    await store.close()
    assert (status, said) == (2, "No table 9 is in use.\n")


async def test_a_backup_is_put_back(capsys: pytest.CaptureFixture[str]) -> None:
    store = await opened()
    status, _ = await asyncio.to_thread(told, capsys, "backup", "copy.db")
    refused, why = await asyncio.to_thread(told, capsys, "restore", "copy.db")
    await store.close()
    assert (status, refused) == (0, 2)
    assert why.startswith("goblin-parlour: Another process has ")
    status, said = await asyncio.to_thread(told, capsys, "restore", "copy.db")
    assert status == 0
    assert "is kept as data/parlour.db.before-" in said


HALF_MADE = ("data/backups/parlour-20291231-040000.db.gz.new", "data/parlour.db.new")
"""What a killed backup and a killed `restore` leave."""


def leave_half_made() -> None:
    for file in map(Path, HALF_MADE):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()


def half_made() -> list[str]:
    return [file for file in HALF_MADE if Path(file).exists()]


@pytest.mark.parametrize("command", ["backup", "restore"])
async def test_a_backup_command_deletes_half_made_copies_unless_the_bot_may_be_making_one(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await opened()
    assert (await asyncio.to_thread(told, capsys, "backup", "copy.db"))[0] == 0
    leave_half_made()
    await asyncio.to_thread(told, capsys, command, "copy.db")
    assert half_made() == list(HALF_MADE)
    await store.close()
    assert (await asyncio.to_thread(told, capsys, command, "copy.db"))[0] == 0
    assert half_made() == []


async def test_a_start_deletes_half_made_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ended(Exception):
        """The start goes no further."""

    await (await opened()).close()
    leave_half_made()
    monkeypatch.setattr(entry, "ParlourClient", Mock(side_effect=Ended))
    with pytest.raises(Ended):
        await entry.run_bot(Settings(_env_file=None, discord_token=SecretStr("token"), small_host=True))
    assert half_made() == []


def test_the_shape_of_a_closed_database_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    async def begin() -> None:
        await (await opened()).close()

    asyncio.run(begin())
    assert told(capsys, "downgrade", "0001")[0] == 0
    status, said = told(capsys, "tables", "list")
    assert (status, "0001" in said, "of an older version" in said) == (2, True, True)
    status, said = told(capsys, "upgrade")
    assert (status, said.count("\n")) == (0, 1)
    assert f"schema revision is {find_newest_revision()}." in said
    assert told(capsys, "tables", "list")[0] == 0
    status, said = told(capsys, "downgrade", "9999")
    assert (status, said.count("\n")) == (2, 1)
    assert "no earlier schema revision 9999" in said


def test_a_backup_in_the_place_of_the_database_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("data").mkdir()
    lay(Path("data/parlour.db"))
    status, said = told(capsys, "backup", "data/parlour.db")
    assert (status, said.count("\n")) == (2, 1)
    assert "is the database itself" in said


def test_what_is_no_backup_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("letter.txt").write_text("Dear goblins")
    status, said = told(capsys, "restore", "letter.txt")
    assert (status, said.count("\n")) == (2, 1)
    assert "letter.txt is no whole database" in said


def test_a_check_without_a_token_looks_at_everything_else(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = told(capsys, "check")
    assert status == 0
    assert [line.partition(":")[0] for line in said.splitlines()] == [
        "Database",
        "Backup",
        "Games",
        "Fonts and drawings",
        "Token",
    ]


def test_a_check_finds_a_damaged_database(capsys: pytest.CaptureFixture[str]) -> None:
    Path("data").mkdir()
    Path("data/parlour.db").write_text("no database at all")
    status, said = told(capsys, "check")
    assert status == 1
    assert "damaged" in said


async def test_discord_is_asked_what_the_bot_may_do() -> None:
    async with Sandbox() as sandbox:
        point_discord_at(sandbox.address)
        found = await fetch_server_permissions(sandbox.token)
        application = sandbox.world.bot.id
    (server,) = found.servers
    assert (bool(server.name), server.missing) == (True, ())
    assert f"client_id={application}&" in found.link


@pytest.mark.parametrize("name", NEEDED_PERMISSIONS)
def test_a_permission_that_is_missing_is_named(name: str) -> None:
    granted = discord.Permissions(**dict.fromkeys(NEEDED_PERMISSIONS, True))
    granted.update(**{name: False})
    assert list_missing_permissions(granted) == (name,)
    assert list_missing_permissions(discord.Permissions(administrator=True)) == ()


def test_a_check_names_what_is_missing_on_each_server(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(_token: str, _skew: object) -> PermissionSurvey:
        servers = [ServerPermissions("Green Hill", ()), ServerPermissions("Old Cave", ("embed_links", "attach_files"))]
        return PermissionSurvey(servers, "https://discord.com/oauth2/authorize?client_id=1")

    monkeypatch.setenv("DISCORD_TOKEN", "none")
    monkeypatch.setattr(check_command, "fetch_server_permissions", found)
    status, said = told(capsys, "check")
    assert status == 1
    assert "permissions that it needs: https://discord.com/oauth2/authorize?client_id=1\n" in said
    assert "Green Hill: all permissions are there." in said
    assert "Old Cave: the bot may not embed links." in said
    assert "Old Cave: the bot may not attach files." in said


def test_the_settings_file_is_for_its_owner_alone(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text("LOG_LEVEL=INFO\n")
    Path(".env").chmod(0o644)
    told(capsys, "check")
    assert Path(".env").stat().st_mode & 0o777 == 0o600


async def test_a_house_on_a_server_is_looked_after_by_the_same_commands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, postgres: Server
) -> None:
    store = await opened()
    await store.close()
    url = postgres.database()
    status, said = await asyncio.to_thread(told, capsys, "move-store", "data/parlour.db", url)
    assert (status, said.partition(" are now in ")[0]) == (0, "1 table and 0 moves")
    monkeypatch.setenv("DATABASE_URL", url)
    status, said = await asyncio.to_thread(told, capsys, "tables", "list")
    assert (status, said.splitlines()[-1]) == (0, "1 table is in use.")
    assert "answers" in (await asyncio.to_thread(told, capsys, "check"))[1]
    house = await Store.open(url)
    assert (await asyncio.to_thread(told, capsys, "tables", "close", "1"))[0] == 0
    assert await house.load_orders() == [OperatorOrder("close", 1)]
    await house.close()
    status, said = await asyncio.to_thread(told, capsys, "backup", "copy.db")
    assert status == 2
    assert "pg_dump" in said


def test_a_house_that_is_not_there_is_not_moved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, said = told(capsys, "move-store", "nowhere.db", str(tmp_path / "new.db"))
    assert (status, said) == (2, "There is no database nowhere.db. Nothing was copied.\n")
    assert not (tmp_path / "new.db").exists()


def test_a_move_to_what_is_no_database_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["move-store", "data/parlour.db", "mysql://u:secret@host/parlour"])
    assert ended.value.code == 2
    assert "must be a path" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"Goblin Parlour {VERSION}\n")


async def test_a_check_tells_of_the_last_backup_and_of_a_night_without_one(capsys: pytest.CaptureFixture[str]) -> None:
    await (await opened()).close()
    now = datetime.now(UTC)
    make_rotating_backup(Path("data/parlour.db"), Path("data/backups"), 7, now - timedelta(days=2))
    status, said = await asyncio.to_thread(told, capsys, "check")
    assert (status, "none was made in the last night" in said) == (1, True)
    make_rotating_backup(Path("data/parlour.db"), Path("data/backups"), 7, now)
    status, said = await asyncio.to_thread(told, capsys, "check")
    assert (status, f"the last good one is of {now:%Y-%m-%d %H:%M}" in said) == (0, True)


async def test_what_is_decided_on_the_command_line_is_in_the_store_of_an_open_house_and_of_a_closed_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    await asyncio.to_thread(told, capsys, "refuse", "person", "7")
    store = await opened()
    for words in (("refuse", "server", "8"), ("refuse", "person", "9"), ("allow", "person", "7")):
        assert (await asyncio.to_thread(told, capsys, *words))[0] == 0
    _, said = await asyncio.to_thread(told, capsys, "announce", "down", "for", "five", "minutes", "--minutes", "5")
    assert "for 5 minutes" in said
    decided = await store.load_decisions()
    assert decided.people == {9}
    assert decided.servers == {8}
    assert decided.announcement is not None
    assert decided.announcement.text == "down for five minutes"
    _, said = await asyncio.to_thread(told, capsys, "refused")
    assert said == "person  9\nserver  8\n2 are refused.\n"
    await asyncio.to_thread(told, capsys, "announce")
    assert (await store.load_decisions()).announcement is None
    await store.close()
