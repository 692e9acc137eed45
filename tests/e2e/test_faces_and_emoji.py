"""The bot as people really see it: with their own pictures at its tables, and its own emoji."""

import asyncio
from pathlib import Path

import pytest

from bot.pictures.emoji import list_emoji_uploads
from bot.pictures.shared.portraits import AvatarImage, Portrait
from tests.e2e.house import house, wait_for_own_emoji
from tests.e2e.robot import from_menu, open_table, start


async def test_who_sits_at_a_table_is_known_by_face_and_emoji_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = dict(list(list_emoji_uploads().items())[:3])
    monkeypatch.setattr("bot.ui.composing.own_emoji.list_emoji_uploads", lambda: few)
    async with house(tmp_path, "dressed", dressed=True) as home:
        ann, avatars = home.person("Ann"), home.parlour._crew.avatars
        number, lobby = await open_table(home, ann, game="emerald_skulls")
        await from_menu(ann, lobby, "grown")
        table = await home.parlour.tables.find_table(number)
        assert avatars is not None
        avatars.find_portraits(table.sitters)
        await asyncio.gather(*avatars._fetching.values())
        assert [type(face) for face in avatars.find_portraits(table.sitters)] == [AvatarImage, Portrait]
        await from_menu(ann, lobby, "dismiss")
        await home.person("Bob").click(lobby, "Join")
        await start(home, number, lobby, [ann])
        thread = (await home.parlour.tables.find_table(number)).thread_id
        await home.person("Bob").slash("table leave", channel=thread)
        await home.parlour.tables.resign_match(number, home.person("Bob").id)
        cid = home.person("Cid")
        await cid.slash("table sit", channel=thread)
        proposal = (await home.parlour.tables.find_table(number)).proposal
        assert proposal is not None
        await home.parlour.tables.vote_on_proposal(number, ann.id, proposal.number, yes=True)
        newcomers = (await home.parlour.tables.find_table(number)).sitters
        assert newcomers[1].name == "Cid"
        avatars.find_portraits(newcomers)
        await asyncio.gather(*avatars._fetching.values())
        assert [type(face) for face in avatars.find_portraits(newcomers)] == [AvatarImage, AvatarImage], (
            "a substitute has their own face"
        )
        await wait_for_own_emoji(home)
        assert {emoji.name for emoji in home.sandbox.world.emojis.values()} == {one.name for one in few.values()}
