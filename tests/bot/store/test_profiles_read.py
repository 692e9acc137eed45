"""What an asker may know of what somebody else played."""

from collections.abc import AsyncIterator, Callable
from dataclasses import asdict

import pytest
from sqlalchemy import insert

from bot.store import Store, schema
from bot.store.models import Preferences
from bot.tables import TableError
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.profiles.profiles import ProfileRequester, ProfileService
from tests.bot.tables.test_profile_figures import BOB, CID, ME, NOW, result, rival

HERE, ELSEWHERE, OPEN, CLOSED = 7, 9, 80, 81
ROWS = (
    result(1, guild_id=HERE, channel_id=OPEN),
    result(2, guild_id=HERE, channel_id=CLOSED),
    result(3, guild_id=HERE, channel_id=CLOSED),
    result(4, guild_id=ELSEWHERE, channel_id=OPEN),
    result(5, guild_id=ELSEWHERE, channel_id=OPEN),
    result(6, guild_id=None, channel_id=OPEN),
    rival(1, 3, BOB, 2),
    rival(1, 5, BOB, 2),
    rival(1, 2, CID, 2),
    rival(2, 2, CID + 1, 2),
)


@pytest.fixture
async def store(any_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(any_url)
    await opened._database.write(lambda one: one.execute(insert(schema.results), list(map(asdict, ROWS))))
    yield opened
    await opened.close()


def everything(_: int) -> bool:
    return True


def only_open(channel: int) -> bool:
    return channel == OPEN


@pytest.mark.parametrize(
    ("asker", "guild", "sees", "matches", "listed", "met"),
    [
        (ME, None, everything, 6, 6, BOB),
        (BOB, HERE, everything, 4, 4, BOB),  # the server's, and what both played elsewhere
        (BOB, HERE, only_open, 4, 3, BOB),  # Bob sat at table 3 himself: it is listed
        (CID, HERE, everything, 3, 3, CID),
        (5, HERE, only_open, 3, 1, None),  # what is not listed names nobody
        (BOB, None, everything, 2, 2, BOB),  # in a DM, or about somebody who left
        (9, None, everything, 0, 0, None),
    ],
)
async def test_others_know_of_the_servers_matches_and_of_those_where_both_sat(
    store: Store,
    asker: int,
    guild: int | None,
    sees: Callable[[int], bool],
    matches: int,
    listed: int,
    met: int | None,
) -> None:
    seen = await ProfileService(store, VirtualClock(NOW)).load_statistics(ME, ProfileRequester(asker, guild, sees))
    assert (seen.matches, sum(game.matches for game in seen.games), len(seen.latest)) == (matches, matches, listed)
    assert (seen.most_met and seen.most_met.user_id) == met
    assert (seen.best is not None) == bool(listed)


async def test_who_closed_their_profile_shows_it_to_nobody_else(store: Store) -> None:
    await store.people.set_preferences(ME, Preferences(profile=False))
    profiles = ProfileService(store, VirtualClock(NOW))
    with pytest.raises(TableError) as refusal:
        await profiles.load_statistics(ME, ProfileRequester(BOB, HERE, everything))
    assert refusal.value.code == "profile-closed"
    assert (await profiles.load_statistics(ME, ProfileRequester(ME, HERE, everything))).matches == 6


async def test_nothing_of_a_person_is_known_any_more_once_another_process_forgot_them(store: Store) -> None:
    profiles = ProfileService(store, VirtualClock(NOW))
    asker = ProfileRequester(BOB, HERE, everything)
    assert (await profiles.load_statistics(ME, asker)).matches == 4
    await store.people.forget_person(ME, "Somebody")
    assert (await profiles.load_statistics(ME, asker)).matches == 0


@pytest.mark.parametrize(
    ("game", "people", "page", "tables", "at", "total"),
    [
        ("", (), 0, (1, 2), 0, 6),
        ("", (), 2, (5, 6), 2, 6),
        ("", (), 9, (5, 6), 2, 6),  # beyond the last page is the last
        ("", (BOB,), 0, (3, 5), 0, 2),
        ("", (BOB, CID), 0, (), 0, 0),
        ("gobblestones", (CID,), 0, (2,), 0, 1),
        ("goblin_teeth", (), 3, (), 0, 0),
    ],
)
async def test_matches_are_listed_by_game_and_people_page_by_page(
    store: Store, game: str, people: tuple[int, ...], page: int, tables: tuple[int, ...], at: int, total: int
) -> None:
    assert await store.played.load_match_history(ME, game, people, page, 2) == (tables, at, total)
