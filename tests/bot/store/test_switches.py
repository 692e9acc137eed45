"""What people, hosts and managers choose about results, profiles and ladders is kept; without a choice, the usual."""

from dataclasses import replace
from pathlib import Path

from bot.store import Store
from bot.store.models import Preferences, Server
from tests.bot.store.test_found import opened
from tests.empty_house import lay


async def test_what_is_chosen_about_results_is_kept(tmp_path: Path) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    usual = await store.people.get_preferences(1)
    assert (usual.profile, usual.ladder, (await store.servers.load_server_settings(7)).ladder) == (True, True, False)
    await store.people.set_preferences(1, Preferences(profile=False, ladder=False))
    await store.servers.save_server(Server(7, ladder=True))
    table = await store.tables.add_table(opened("a"))
    assert not table.counts
    await store.tables.save_table(table, replace(table, counts=True))
    kept = await store.tables.find_table(table.id)
    assert kept
    assert kept.counts
    wish = await store.people.get_preferences(1)
    assert (wish.profile, wish.ladder, (await store.servers.load_server_settings(7)).ladder) == (False, False, True)
    await store.close()
