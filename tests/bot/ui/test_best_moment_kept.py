"""The best moment of a person: looked for once, kept as table and step, gone with its table or its person."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.replays.matches import StoredMatches
from bot.replays.replayed_match import ReplayedMatch
from bot.store import Store
from bot.store.models import Table
from bot.store.rows.profiles.moment_rows import KnownMoment
from bot.tables import TableService, VirtualClock
from bot.ui.profiles import profile_pages
from bot.ui.profiles.profile_pages import ProfilePages
from games.engine.words import load_words
from tests.bot.tables.test_privacy import ANN, BOB, over
from tests.empty_house import lay

SAY = load_words()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    yield TableService(store, VirtualClock())
    await store.close()


async def test_it_is_looked_for_once_and_known_after_a_restart(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's best moment is that of step 3, and Bob has none."""
    searched, number = list[int](), await over(tables)

    def find_step(_table: Table, _again: ReplayedMatch, user_id: int) -> int | None:
        searched.append(user_id)
        return 3 if user_id == ANN.user_id else None

    monkeypatch.setattr(profile_pages, "find_best_step", find_step)
    monkeypatch.setattr(profile_pages, "build_best_moment", lambda _table, _again, user_id, step, *_: (user_id, step))
    for _ in range(2):
        pages = ProfilePages(tables, StoredMatches(tables))
        seen: list[Any] = [await pages._load_moment(number, who.user_id, SAY) for who in (ANN, BOB)]
        assert seen == [(ANN.user_id, 3), None]
    assert searched == [ANN.user_id, BOB.user_id], "one search for each of the two"
    assert await tables.store.moments.load_best_highlight(number, ANN.user_id) == KnownMoment(3)
    assert await tables.store.moments.load_best_highlight(number, BOB.user_id) == KnownMoment(None)


async def test_it_is_told_to_its_person_and_goes_with_them_and_with_its_table(tables: TableService) -> None:
    number = await over(tables)
    moments = tables.store.moments
    assert await moments.load_best_highlight(number, ANN.user_id) is None
    await moments.save_moment(number, ANN.user_id, 4)
    await moments.save_moment(number, ANN.user_id, 9)
    await moments.save_moment(number, BOB.user_id, None)
    assert await moments.load_best_highlight(number, ANN.user_id) == KnownMoment(4)
    assert await moments.load_best_highlight(number, BOB.user_id) == KnownMoment(None)
    assert (await tables.people.export_data(ANN.user_id))["best_moments"] == [{"table": number, "step": 4}]
    await tables.people.forget_person(ANN.user_id)
    await moments.save_moment(number, ANN.user_id, 4)
    assert await moments.load_best_highlight(number, ANN.user_id) is None, "a search that was under way notes nothing"
    await tables.store.delete_ended_tables(VirtualClock().now().replace(year=2999))
    assert await moments.load_best_highlight(number, BOB.user_id) is None
