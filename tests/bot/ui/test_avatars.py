"""People's own pictures: fetched once, for those who allow it, and nothing waits for them."""

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from PIL import Image

from bot.pictures.shared.portraits import PORTRAIT_SIDE, AvatarImage, Portrait
from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.store.models import Preferences
from bot.tables import Sitter
from bot.tables.goblin_names import make_goblin
from bot.ui.composing import avatars as own_avatars
from bot.ui.composing.avatars import (
    AVATAR_FETCH_TIMEOUT,
    MAX_AVATAR_BYTES,
    MAX_AVATAR_FETCHES,
    AvatarCache,
    _download_picture,
)
from games.engine.goblins import GoblinLevel


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        point_discord_at(sandbox.address)
        yield sandbox


@pytest.fixture
async def ann(sandbox: Sandbox) -> AsyncIterator[discord.User]:
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(sandbox.token)
        yield await client.fetch_user(sandbox.world.find_person("Ann").id)


def _sitter(user: discord.User, wish: Preferences | None = None) -> Sitter:
    return Sitter(0, user.id, user.name, wish=wish or Preferences())


async def _fetched(avatars: AvatarCache) -> None:
    await asyncio.gather(*avatars._fetching.values())


async def test_a_picture_is_not_waited_for_and_is_there_the_next_time(ann: discord.User) -> None:
    avatars = AvatarCache()
    avatars.record_avatar(ann)
    assert avatars.find_portraits([_sitter(ann)]) == (None,)
    await _fetched(avatars)
    (photo,) = avatars.find_portraits([_sitter(ann)])
    assert isinstance(photo, AvatarImage)
    assert not avatars._fetching


async def test_what_is_shown_once_waits_for_a_picture_that_comes_soon(
    ann: discord.User, monkeypatch: pytest.MonkeyPatch
) -> None:
    avatars = AvatarCache()
    avatars.record_avatar(ann)
    assert await avatars.wait_for_avatar(_sitter(ann, Preferences(avatar=False))) is None
    assert isinstance(await avatars.wait_for_avatar(_sitter(ann)), AvatarImage)
    slow = AvatarCache()
    slow.record_avatar(ann)
    monkeypatch.setattr(own_avatars, "AVATAR_WAIT_SECONDS", 0.0)
    assert await slow.wait_for_avatar(_sitter(ann)) is None
    await _fetched(slow)
    assert await slow.wait_for_avatar(_sitter(ann))


async def test_who_does_not_wish_it_is_not_even_fetched(ann: discord.User) -> None:
    avatars = AvatarCache()
    avatars.record_avatar(ann)
    assert avatars.find_portraits([_sitter(ann, Preferences(avatar=False))]) == (None,)
    assert not avatars._fetching
    avatars.find_portraits([_sitter(ann)])
    await _fetched(avatars)
    assert avatars.find_portraits([_sitter(ann, Preferences(avatar=False))]) == (None,)
    avatars.find_portraits([_sitter(ann)])
    assert avatars._fetching, "who wishes it again is shown again at once"
    await _fetched(avatars)


@pytest.mark.parametrize(
    "content", [b"", b"no picture", bytes(MAX_AVATAR_BYTES + 1)], ids=["refused", "broken", "large"]
)
async def test_what_cannot_be_had_leaves_the_sign_and_is_let_rest(
    ann: discord.User, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def read(address: str) -> bytes:
        asked.append(address)
        return content

    monkeypatch.setattr("bot.ui.composing.avatars._download_picture", read)
    avatars = AvatarCache()
    avatars.record_avatar(ann)
    for _ in range(3):
        assert avatars.find_portraits([_sitter(ann)]) == (None,)
        await _fetched(avatars)
    assert len(asked) == 1


async def test_an_address_that_refuses_gives_nothing(sandbox: Sandbox, ann: discord.User) -> None:
    avatars = AvatarCache()
    avatars.record_avatar(ann)
    sandbox.world.find_person("Ann").colour = "#000000"  # another picture now: the one that is asked for is gone
    avatars.find_portraits([_sitter(ann)])
    await _fetched(avatars)
    assert avatars.find_portraits([_sitter(ann)]) == (None,)


async def test_a_new_picture_takes_the_place_of_the_old_one(sandbox: Sandbox, ann: discord.User) -> None:
    avatars = AvatarCache()
    avatars.record_avatar(ann)
    avatars.find_portraits([_sitter(ann)])
    await _fetched(avatars)
    before = avatars.find_portraits([_sitter(ann)])
    sandbox.world.find_person("Ann").colour = "#000000"
    ann._avatar = sandbox.world.find_person("Ann").avatar_hash
    avatars.record_avatar(ann)
    assert avatars.find_portraits([_sitter(ann)]) == before
    await _fetched(avatars)
    assert avatars.find_portraits([_sitter(ann)]) != before
    ann._avatar = None
    avatars.record_avatar(ann)
    assert avatars.find_portraits([_sitter(ann)]) == (None,)


async def test_a_goblin_of_the_house_has_its_portrait_and_a_departed_one_has_none() -> None:
    snig = make_goblin(GoblinLevel.OLD, 1)
    sitters = [Sitter(0, snig.user_id, snig.name), Sitter(1, -9000, "A departed goblin")]
    assert AvatarCache().find_portraits(sitters) == (Portrait(("snig", "old")), None)


def picture(size: int) -> bytes:
    """Return a picture of exactly so many bytes."""
    made = io.BytesIO()
    Image.new("RGB", (PORTRAIT_SIDE, PORTRAIT_SIDE), "#2e7d32").save(made, "PNG")
    return made.getvalue().ljust(size, b"\0")


def asset(key: str = "a key") -> Any:
    """Return what Discord tells of somebody's picture: its address says at what size and how it is asked for."""
    return Mock(key=key, replace=lambda **how: Mock(url=f"https://cdn/{key}.{how['format']}?size={how['size']}"))


async def looked_at(asked: AvatarCache, *people: int) -> list[bool]:
    """Return whose face is known, once all that is fetched for them has come."""
    sitters = [Sitter(0, person, "Ann") for person in people]
    for _ in range(2):  # nothing is fetched twice at once
        asked.find_portraits(sitters)
    await asyncio.gather(*asked._fetching.values())
    return [face is not None for face in asked.find_portraits(sitters)]


@pytest.mark.parametrize(("size", "known"), [(MAX_AVATAR_BYTES, True), (MAX_AVATAR_BYTES + 1, False)])
async def test_a_picture_is_asked_for_small_and_one_that_is_large_all_the_same_is_not_even_read(
    size: int, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    asked: list[str] = []

    async def read(address: str) -> bytes:
        asked.append(address)
        return picture(size)

    monkeypatch.setattr(own_avatars, "_download_picture", read)
    avatars = AvatarCache()
    avatars.record_avatar(Mock(id=5, avatar=asset()))
    assert await looked_at(avatars, 5) == [known]
    assert asked == [f"https://cdn/a key.png?size={PORTRAIT_SIDE}"]


@pytest.mark.parametrize("wrong", [aiohttp.ClientError(), TimeoutError(), OSError()], ids=repr)
async def test_a_picture_that_does_not_come_in_time_leaves_the_sign_and_no_error(
    wrong: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(own_avatars, "_download_picture", Mock(side_effect=wrong))
    avatars = AvatarCache()
    avatars.record_avatar(Mock(id=5, avatar=asset()))
    with caplog.at_level("INFO", "bot.ui.composing.avatars"):
        assert await looked_at(avatars, 5) == [False]
    assert caplog.messages == ["no picture of 5 can be had"]


async def test_few_pictures_are_fetched_at_once_and_none_any_more_after_a_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def read(address: str) -> bytes:
        begun.append(address)
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(own_avatars, "_download_picture", read)
    avatars = AvatarCache()
    people = range(MAX_AVATAR_FETCHES + 1)
    for person in people:
        avatars.record_avatar(Mock(id=person, avatar=asset(f"{person}")))
    for _ in range(2):
        avatars.find_portraits([Sitter(0, person, "Ann") for person in people])
        for _ in range(3):
            await asyncio.sleep(0)
    assert len(begun) == MAX_AVATAR_FETCHES
    await avatars.stop_fetching()
    await asyncio.sleep(0)
    assert not avatars._fetching


class Pieces:
    """What Discord sends, piece by piece; `read` of them were taken."""

    def __init__(self, pieces: Sequence[bytes], status: int) -> None:
        self.pieces, self.status, self.read, self.content = pieces, status, 0, self

    async def iter_chunked(self, size: int) -> AsyncIterator[bytes]:
        assert size == MAX_AVATAR_BYTES
        for piece in self.pieces:
            self.read += 1
            yield piece


HALF = bytes([1]) * (MAX_AVATAR_BYTES // 2)


@pytest.mark.parametrize(
    ("status", "pieces", "content", "read"),
    [
        (200, (b"one ", b"two"), b"one two", 2),
        (200, (), b"", 0),
        (404, (b"no",), b"", 0),
        (200, (HALF, HALF, b"", b"1"), HALF + HALF + b"1", 4),
        (200, (HALF, HALF, b"1", b"2", b"3"), HALF + HALF + b"1", 3),
    ],
)
async def test_a_picture_is_read_in_pieces_until_it_is_too_large(
    status: int, pieces: Sequence[bytes], content: bytes, read: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, asked = Pieces(pieces, status), list[object]()

    @asynccontextmanager
    async def session(**how: aiohttp.ClientTimeout) -> AsyncIterator[Any]:
        asked.append(how["timeout"].total)

        @asynccontextmanager
        async def get(address: str) -> AsyncIterator[Pieces]:
            asked.append(address)
            yield answer

        yield Mock(get=get)

    monkeypatch.setattr(aiohttp, "ClientSession", session)
    assert await _download_picture("https://cdn/a.png") == content
    assert (answer.read, asked) == (read, [AVATAR_FETCH_TIMEOUT, "https://cdn/a.png"])
