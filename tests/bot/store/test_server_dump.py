"""The dump of a running bot, and its return, by the very commands of docs/hosting.md."""

import re
import subprocess
from pathlib import Path

from sqlalchemy import make_url

from bot.store import Store
from bot.tables import Person, SystemClock, TableService
from games.engine.assets import ASSETS
from tests.postgres import Server

COMMANDS = re.findall(r"`(pg_(?:dump|restore) [^`]+)`", (ASSETS.parent / "docs" / "hosting.md").read_text("utf-8"))


def carried_out(command: str, server: Server, url: str, folder: Path) -> None:
    """Carry out a documented command with the server's own programs, which read what its docs call a URL."""
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    environment = {"DATABASE_URL": address, "PATH": f"{server.programs}:/usr/bin:/bin"}
    subprocess.run(["sh", "-ec", command], env=environment, cwd=folder, check=True, capture_output=True)


async def test_a_dump_of_a_running_house_brings_it_back_as_it_was(tmp_path: Path, postgres: Server) -> None:
    dump, restore = COMMANDS
    url = postgres.house()
    store = await Store.open(url)
    tables = TableService(store, SystemClock())
    table = await tables.open_lobby("emerald_skulls", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await tables.start_match(table.id, 1)
    kept = await tables.load_view(table.id, 1)
    carried_out(dump, postgres, url, tmp_path)
    await tables.play_move(table.id, 1, str(kept.legal[0]))
    await tables.open_lobby("gobblestones", Person(2, "Bob"), guild_id=1, channel_id=3, language="en")
    await store.close()
    carried_out(restore, postgres, url, tmp_path)
    store = await Store.open(url)
    tables = TableService(store, SystemClock())
    assert [one.id for one in await store.tables.list_tables_in_use()] == [table.id]
    now = await tables.load_view(table.id, 1)
    assert (now.legal, now.decision) == (kept.legal, kept.decision)
    played = await tables.play_move(table.id, 1, str(kept.legal[0]))
    assert played.version == kept.table.version + 1
    await store.close()
