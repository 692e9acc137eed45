"""Evenings in the store: as they were written, guarded by their version, exported and forgotten with their people."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Shards, Store
from bot.store.errors import VersionConflict
from bot.store.game_night_models import GameNightGuest
from bot.tables.game_nights.game_night import end_game_night
from tests.bot.evenings import ANN, BOB, CAT, NOW, draft_evening, plan_game_night
from tests.empty_house import lay

DAY = timedelta(days=1)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(lay(tmp_path / "house.db")))
    yield store
    await store.close()


async def test_an_evening_is_read_as_it_was_written(store: Store) -> None:
    new = replace(plan_game_night(3), named=(7, 8), weekly=True)
    evening = await store.game_nights.add_game_night(new)
    assert evening == replace(new, id=1)
    assert await store.game_nights.find_game_night(1) == evening
    after = replace(evening, guests=evening.guests[1:], named=(), status="called", tables=(3,))
    assert await store.game_nights.save_game_night(evening, after) == replace(after, version=2)
    assert await store.game_nights.find_game_night(1) == replace(after, version=2)
    assert await store.game_nights.find_game_night(2) is None


async def test_of_two_changes_to_one_version_one_counts(store: Store) -> None:
    evening = await store.game_nights.add_game_night(plan_game_night(2))
    await store.game_nights.save_game_night(evening, replace(evening, weekly=True))
    with pytest.raises(VersionConflict):
        await store.game_nights.save_game_night(evening, replace(evening, status="called"))


async def test_what_is_live_and_what_is_not_shown_yet(store: Store) -> None:
    await store.game_nights.add_game_night(draft_evening())
    evening = await store.game_nights.add_game_night(plan_game_night(2))
    over = await store.game_nights.add_game_night(end_game_night(plan_game_night(), NOW))
    assert [one.id for one in await store.game_nights.list_live_game_nights()] == [evening.id]
    assert [one.id for one in await store.game_nights.list_unshown_game_nights()] == [evening.id, over.id]
    await store.game_nights.save_shown_version(evening.id, 1)
    await store.game_nights.save_shown_version(over.id, 1)
    assert await store.game_nights.list_unshown_game_nights() == ()
    shown = await store.game_nights.find_game_night(evening.id)
    assert shown
    await store.game_nights.save_game_night(shown, replace(shown, weekly=True))
    assert [one.id for one in await store.game_nights.list_unshown_game_nights()] == [evening.id]


async def test_a_process_sees_the_evenings_of_its_servers(store: Store) -> None:
    for guild in (1 << 22, 2 << 22):
        await store.game_nights.add_game_night(replace(plan_game_night(), guild_id=guild))
    assert [one.guild_id for one in await store.game_nights.list_live_game_nights(Shards(1, 1, 4))] == [1 << 22]


async def test_waiting_evenings_are_counted(store: Store) -> None:
    for evening in (plan_game_night(), plan_game_night(guild_id=12), plan_game_night(host_id=5), draft_evening()):
        await store.game_nights.add_game_night(evening)
    await store.game_nights.add_game_night(end_game_night(plan_game_night(), NOW, "host"))
    assert await store.game_nights.count_upcoming_game_nights(ANN.user_id, 10) == (2, 2)


async def test_old_evenings_and_forgotten_drafts_are_deleted(store: Store) -> None:
    kept = [
        await store.game_nights.add_game_night(one)
        for one in (plan_game_night(), end_game_night(plan_game_night(), NOW), draft_evening())
    ]
    ended_before = await store.game_nights.add_game_night(replace(end_game_night(plan_game_night(), NOW - DAY)))
    old_draft = await store.game_nights.add_game_night(replace(draft_evening(), changed_at=NOW - DAY))
    await store.game_nights.delete_old_game_nights(NOW - DAY / 2, NOW - DAY / 2)
    left = [number for number in range(1, 6) if await store.game_nights.find_game_night(number)]
    assert left == [one.id for one in kept]
    assert {ended_before.id, old_draft.id}.isdisjoint(left)


async def test_a_damaged_evening_harms_no_other(store: Store) -> None:
    for _ in range(2):
        await store.game_nights.add_game_night(plan_game_night(2))
    await store._database.write(lambda c: c.execute(text("UPDATE evenings SET game = 5, due_at = 'x' WHERE id = 1")))
    assert [one.id for one in await store.game_nights.list_live_game_nights()] == [2]
    assert len((await store.people.export_person(ANN.user_id))["evenings"]) == 2


async def test_people_learn_what_is_kept_of_them(store: Store) -> None:
    await store.game_nights.add_game_night(replace(plan_game_night(2), named=(CAT.user_id,)))
    (of_host,) = (await store.people.export_person(ANN.user_id))["evenings"]
    assert (of_host["host"], of_host["asked"], of_host["answer"]) == (True, "thursday at 8pm", "come")
    (of_guest,) = (await store.people.export_person(BOB.user_id))["evenings"]
    assert (of_guest["host"], of_guest["asked"], of_guest["answer"]) == (False, None, "come")
    (of_named,) = (await store.people.export_person(CAT.user_id))["evenings"]
    assert (of_named["host"], of_named["answer"]) == (False, None)


async def test_somebody_who_is_forgotten_hands_on_their_evening(store: Store) -> None:
    await store.game_nights.add_game_night(replace(plan_game_night(2), named=(CAT.user_id,)))
    await store.people.forget_person(ANN.user_id, "Somebody")
    evening = await store.game_nights.find_game_night(1)
    assert evening
    assert (evening.host_id, evening.guests) == (2, (GameNightGuest(2, "P2", "come"),))
    assert (evening.asked, evening.zone, evening.status, evening.version) == ("", "UTC", "open", 2)
    await store.people.forget_person(BOB.user_id, "Somebody")
    evening = await store.game_nights.find_game_night(1)
    assert evening
    assert (evening.host_id, evening.status, evening.guests) == (-999, "off", ())
    for person in (ANN, BOB, CAT):
        assert (await store.people.export_person(person.user_id))["evenings"] == []
