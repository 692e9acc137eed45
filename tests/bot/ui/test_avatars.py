"""People's own pictures: fetched once, for those who allow it, and nothing waits for them."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from bot.pictures.shared.portraits import Photo, Portrait
from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.store.models import Preferences
from bot.tables import Sitter
from bot.tables.house_goblins import goblin
from bot.ui.composing.avatars import MOST_BYTES, Avatars
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
        yield await client.fetch_user(sandbox.world.person("Ann").id)


def _sitter(user: discord.User, wish: Preferences | None = None) -> Sitter:
    return Sitter(0, user.id, user.name, wish=wish or Preferences())


async def _fetched(avatars: Avatars) -> None:
    await asyncio.gather(*avatars._fetching.values())


async def test_a_picture_is_not_waited_for_and_is_there_the_next_time(ann: discord.User) -> None:
    avatars = Avatars()
    avatars.note(ann)
    assert avatars.faces([_sitter(ann)]) == (None,)
    await _fetched(avatars)
    (photo,) = avatars.faces([_sitter(ann)])
    assert isinstance(photo, Photo)
    assert not avatars._fetching


async def test_who_does_not_wish_it_is_not_even_fetched(ann: discord.User) -> None:
    avatars = Avatars()
    avatars.note(ann)
    assert avatars.faces([_sitter(ann, Preferences(avatar=False))]) == (None,)
    assert not avatars._fetching
    avatars.faces([_sitter(ann)])
    await _fetched(avatars)
    assert avatars.faces([_sitter(ann, Preferences(avatar=False))]) == (None,)


@pytest.mark.parametrize("content", [b"", b"no picture", bytes(MOST_BYTES + 1)], ids=["refused", "broken", "large"])
async def test_what_cannot_be_had_leaves_the_sign_and_is_let_rest(
    ann: discord.User, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def read(address: str) -> bytes:
        asked.append(address)
        return content

    monkeypatch.setattr("bot.ui.composing.avatars._read", read)
    avatars = Avatars()
    avatars.note(ann)
    for _ in range(3):
        assert avatars.faces([_sitter(ann)]) == (None,)
        await _fetched(avatars)
    assert len(asked) == 1


async def test_an_address_that_refuses_gives_nothing(sandbox: Sandbox, ann: discord.User) -> None:
    avatars = Avatars()
    avatars.note(ann)
    sandbox.world.person("Ann").colour = "#000000"  # another picture now: the one that is asked for is gone
    avatars.faces([_sitter(ann)])
    await _fetched(avatars)
    assert avatars.faces([_sitter(ann)]) == (None,)


async def test_a_new_picture_takes_the_place_of_the_old_one(sandbox: Sandbox, ann: discord.User) -> None:
    avatars = Avatars()
    avatars.note(ann)
    avatars.faces([_sitter(ann)])
    await _fetched(avatars)
    before = avatars.faces([_sitter(ann)])
    sandbox.world.person("Ann").colour = "#000000"
    ann._avatar = sandbox.world.person("Ann").avatar
    avatars.note(ann)
    assert avatars.faces([_sitter(ann)]) == before
    await _fetched(avatars)
    assert avatars.faces([_sitter(ann)]) != before
    ann._avatar = None
    avatars.note(ann)
    assert avatars.faces([_sitter(ann)]) == (None,)


async def test_a_goblin_of_the_house_has_its_portrait_and_a_departed_one_has_none() -> None:
    snig = goblin(GoblinLevel.OLD, 1)
    sitters = [Sitter(0, snig.user_id, snig.name), Sitter(1, -9000, "A departed goblin")]
    assert Avatars().faces(sitters) == (Portrait(("snig", "old")), None)
