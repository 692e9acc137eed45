"""The best moment of a person: looked for once, kept as table and step, gone with its table or its person."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.replays.best_moment import find_best_step
from bot.replays.matches import StoredMatches
from bot.store import Store
from bot.store.rows.profiles.moment_rows import KnownMoment
from bot.tables import Tables, VirtualClock
from bot.ui.profiles import profile_pages
from bot.ui.profiles.profile_pages import ProfilePages
from games.engine.words import load_words
from tests.bot.tables.test_privacy import ANN, BOB, over
from tests.empty_house import lay

SAY = load_words()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    yield Tables(store, VirtualClock())
    await store.close()


async def test_it_is_looked_for_once_and_known_after_a_restart(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    searches, number = [0], await over(tables)

    def find_step(*asked: Any) -> int | None:
        searches[0] += 1
        return find_best_step(*asked)

    monkeypatch.setattr(profile_pages, "find_best_step", find_step)
    seen = []
    for _ in range(2):
        pages = ProfilePages(tables, StoredMatches(tables))
        seen.append([await pages._load_moment(number, who.user_id, SAY) for who in (ANN, BOB)])
    assert searches == [2], "one search for each of the two"
    assert seen[0] == seen[1]
    for who, moment in zip((ANN, BOB), seen[0], strict=True):
        known = await tables.store.moments.find_moment(number, who.user_id)
        assert known == KnownMoment(moment.step if moment else None)
    assert any(seen[0])


async def test_it_is_told_to_its_person_and_goes_with_them_and_with_its_table(tables: Tables) -> None:
    number = await over(tables)
    moments = tables.store.moments
    assert await moments.find_moment(number, ANN.user_id) is None
    await moments.note_moment(number, ANN.user_id, 4)
    await moments.note_moment(number, ANN.user_id, 9)
    await moments.note_moment(number, BOB.user_id, None)
    assert await moments.find_moment(number, ANN.user_id) == KnownMoment(4)
    assert await moments.find_moment(number, BOB.user_id) == KnownMoment(None)
    assert (await tables.people.export_data(ANN.user_id))["best_moments"] == [{"table": number, "step": 4}]
    await tables.people.forget_person(ANN.user_id)
    await moments.note_moment(number, ANN.user_id, 4)
    assert await moments.find_moment(number, ANN.user_id) is None, "a search that was under way notes nothing"
    await tables.store.clear_ended(VirtualClock().now().replace(year=2999))
    assert await moments.find_moment(number, BOB.user_id) is None
