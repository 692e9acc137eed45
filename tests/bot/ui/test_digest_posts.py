"""The digest of the daily deal: once a day, silent, only if somebody played, also over kills and in two processes."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store import Store
from bot.store.models import DailyPlay, DailyResult, Preferences, Server
from bot.tables import TableService, VirtualClock
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.days.digest_posts import DigestPosts
from games.engine.daily import choose_daily_game
from tests.empty_house import lay

GUILD, CHANNEL, MANAGER = 7 << 22, 70, 900
SUNDAY = datetime(2030, 1, 6, 12, tzinfo=UTC)
NONCES_KEPT = timedelta(minutes=5)


class Killed(BaseException):
    """The process ends here."""


class Discord:
    """As much of Discord as digests use: channels with messages, nonces that are kept for minutes, refusals."""

    def __init__(self, clock: VirtualClock) -> None:
        self.clock = clock
        self.posted: list[tuple[int, dict[str, Any]]] = []
        self.nonces: dict[str, datetime] = {}
        self.kill: str | None = None
        self.refusals: dict[int, int] = {}
        self.http = SimpleNamespace(logs_from=self.list_messages)

    def get_partial_messageable(self, channel_id: int) -> SimpleNamespace:
        async def send(**sent: Any) -> None:
            if code := self.refusals.get(channel_id):
                raise refusal(code)
            self.end_if("before")
            known = self.nonces.get(sent.get("nonce", ""))
            if known is None or self.clock.now() - known > NONCES_KEPT:
                self.posted.append((channel_id, sent))
                self.nonces[sent.get("nonce", "")] = self.clock.now()
            self.end_if("after")

        return SimpleNamespace(send=send)

    def end_if(self, moment: str) -> None:
        if self.kill == moment:
            self.kill = None
            raise Killed

    async def list_messages(self, channel_id: int, limit: int, after: int) -> list[dict[str, Any]]:
        return [{"components": sent["view"].to_components()} for place, sent in self.posted if place == channel_id]

    async def create_dm(self, user: discord.Object) -> discord.Object:
        return user

    def get_guild(self, guild_id: int) -> SimpleNamespace:
        return SimpleNamespace(name="The Cellar", features=[])

    def texts(self, channel_id: int = CHANNEL) -> list[str]:
        return [str(sent["view"].to_components()) for place, sent in self.posted if place == channel_id]


def refusal(code: int) -> discord.HTTPException:
    return discord.Forbidden(SimpleNamespace(status=403, reason="no"), {"code": code, "message": ""})  # type: ignore[arg-type]


class Place:
    """A server with a digest, and a bot that can be started again."""

    def __init__(self, store: Store, clock: VirtualClock) -> None:
        self.store, self.clock, self.discord = store, clock, Discord(clock)
        self.posts = self.start()

    def start(self) -> DigestPosts:
        tables = TableService(self.store, self.clock)
        return DigestPosts(self.discord, tables, tables.digests, OutgoingRateLimit(1000.0))  # type: ignore[arg-type]

    async def choose(self, **chosen: Any) -> Server:
        server = Server(GUILD, digest=CHANNEL, digest_by=MANAGER, **chosen)
        await self.store.servers.save_server(server)
        return server

    async def play(self, user: int, rank: int | None = 1, *, named: bool = True, guild: int | None = GUILD) -> None:
        """Let somebody play the day that is running."""
        today = self.posts.tables.days.today
        result = None if rank is None else DailyResult(f"{rank:07}", rank, "🟩🟨⬜")
        play = DailyPlay(
            user_id=user,
            day=today.toordinal(),
            game=choose_daily_game(today),
            rules_version=1,
            guild_id=guild,
            begun_at=self.clock.now(),
            moves=(),
            result=result,
            name=f"*Person {user}*",
        )
        await self.store.daily.begin_daily_try(play)
        await self.store.people.set_preferences(user, Preferences(days=named))

    async def pass_day(self) -> None:
        self.clock.advance(timedelta(days=1).total_seconds())
        await self.posts.post_due_digests()


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    found = Place(store, VirtualClock(SUNDAY - timedelta(days=2)))
    await found.choose()
    await found.posts.post_due_digests()
    yield found
    await store.close()


async def test_three_days_have_three_digests_over_kills_before_and_after_a_post(place: Place) -> None:
    assert not place.discord.posted, "the first digest comes on the day after it was chosen"
    for number, kill in enumerate((None, "before", "after"), start=1):
        await place.play(1)
        place.discord.kill = kill
        place.clock.advance(timedelta(days=1).total_seconds())
        if kill:
            with pytest.raises(Killed):
                await place.posts.post_due_digests()
        for _ in range(2):
            place.posts = place.start()
            await place.posts.post_due_digests()
        assert len(place.discord.posted) == number
    last = place.discord.texts()[-1]
    assert "Somebody here has played 3 days in a row" in last
    assert "The last 30 days on this server" in last, "it comes on a Monday"
    assert "The last 30 days" not in place.discord.texts()[0]
    assert all(sent["silent"] and not sent["allowed_mentions"].users for _, sent in place.discord.posted)


async def test_a_digest_that_was_posted_before_a_kill_is_found_hours_later(place: Place) -> None:
    await place.play(1)
    place.discord.kill = "after"
    with pytest.raises(Killed):
        await place.pass_day()
    place.clock.advance(3 * 3600)
    place.posts = place.start()
    await place.posts.post_due_digests()
    assert len(place.discord.posted) == 1


async def test_of_two_processes_one_posts(place: Place) -> None:
    await place.play(1)
    place.clock.advance(timedelta(days=1).total_seconds())
    (server, note), *_ = await place.store.digests.list_digest_servers()
    first, second = place.start(), place.start()
    for posts in (first, second):
        await posts._post_if_due(server, note)
    assert len(place.discord.posted) == 1


async def test_a_day_without_players_has_no_digest_and_ends_the_run(place: Place) -> None:
    await place.play(1, guild=None)
    await place.pass_day()
    assert not place.discord.posted
    await place.play(1)
    await place.pass_day()
    assert "in a row" not in place.discord.texts()[0]


async def test_the_run_is_longer_than_tries_are_kept(place: Place) -> None:
    for _ in range(3):
        await place.play(1)
        await place.pass_day()
        await place.store.daily.delete_old_days(place.posts.tables.days.today.toordinal(), 0)
    assert "3 days in a row" in place.discord.texts()[-1]


async def test_the_three_best_who_agreed_are_named_and_others_count(place: Place) -> None:
    for user, rank in ((1, 9), (2, 8), (3, 8), (4, 5), (5, 1), (6, None)):
        await place.play(user, rank, named=user != 1)
    await place.play(8, 99, guild=None)
    await place.store.blocks.block_person(GUILD, 4)
    await place.pass_day()
    (told,) = place.discord.texts()
    assert "6 people here played it, 5 of them to the end." in told
    for place_of, user in ((2, 2), (2, 3), (5, 5)):
        assert f"**{place_of}.** **" in told
        assert f"Person {user}" in told
    assert all(f"Person {user}" not in told for user in (1, 4, 6, 8))
    assert r"\\*Person 2\\*" in told, "names are no markup"
    assert "daily:0:0:" in told, "with a button to play"


async def test_it_comes_at_the_hour_that_was_chosen(place: Place) -> None:
    await place.choose(digest_hour=18)
    await place.play(1)
    place.clock.advance(timedelta(hours=18).total_seconds() - 1)
    await place.posts.post_due_digests()
    assert not place.discord.posted
    place.clock.advance(timedelta(hours=12, minutes=11).total_seconds())
    await place.posts.post_due_digests()
    assert len(place.discord.posted) == 1


@pytest.mark.parametrize("code", [10003, 50001, 50013])
async def test_a_lost_channel_is_told_to_the_manager_once_and_turns_the_digest_off(place: Place, code: int) -> None:
    place.discord.refusals[CHANNEL] = code
    for _ in range(2):
        await place.play(1)
        await place.pass_day()
    (told,) = place.discord.texts(MANAGER)
    assert "**The Cellar**" in told.replace("\u2068", "").replace("\u2069", "")
    assert (await place.store.servers.load_server_settings(GUILD)).digest is None
    await place.posts.handle_deleted_channel(GUILD, CHANNEL)
    assert len(place.discord.texts(MANAGER)) == 1


async def test_another_refusal_is_tried_again(place: Place) -> None:
    await place.play(1)
    place.discord.refusals[CHANNEL] = 0
    place.discord.refusals[CHANNEL] = 30000
    await place.pass_day()
    place.discord.refusals.clear()
    await place.posts.post_due_digests()
    assert len(place.discord.posted) == 1


async def test_digests_of_many_servers_are_spread_over_ten_minutes(place: Place) -> None:
    days = place.posts.tables.days
    seconds = [
        (
            days.find_digest_time(replace(await place.choose(), guild_id=guild), days.today)
            - days.find_day_end(days.today)
        ).seconds
        for guild in range(1, 200)
    ]
    assert min(seconds) < 60
    assert 540 < max(seconds) < 600
