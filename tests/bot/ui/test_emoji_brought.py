"""How the house's own emoji are found at Discord, uploaded or renamed, and noted, as a table of truths."""

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.pictures.emoji import filed
from bot.ui.composing import own_emoji
from bot.ui.composing.own_emoji import OwnEmoji


def answered(status: int, code: int) -> discord.HTTPException:
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(Mock(status=status, reason=""), {"code": code, "message": ""})


def drawing(name: str, ink: str) -> Any:
    return SimpleNamespace(name=name, ink=ink)


KNOWN: tuple[tuple[dict[str, tuple[str, str]], set[str], str | None], ...] = (
    # what was noted of a drawing with today's ink, and what Discord has: its name there
    ({}, set(), None),
    ({"die": ("new", "die")}, {"die"}, "die"),
    ({"die": ("new", "die_v2")}, {"die", "die_v2"}, "die_v2"),
    ({"die": ("new", "die")}, {"other"}, None),
    ({"die": ("old", "die")}, {"die"}, None),
    ({"die": ("old", "die")}, {"die", "die_new"}, "die_new"),
    ({}, {"die_new"}, "die_new"),
    ({}, {"die"}, "die"),
    ({}, {"die", "die_v2", "die_v3"}, "die_v3"),
)


@pytest.mark.parametrize(("kept", "there", "known"), KNOWN)
def test_an_emoji_is_known_by_what_was_noted(
    kept: dict[str, tuple[str, str]], there: set[str], known: str | None
) -> None:
    assert own_emoji.known_as(drawing("die", "new"), kept, there) == known
    free = next(name for name in ("die", "die_v2", "die_v3", "die_v4") if name not in there)
    assert own_emoji.free_name("die", there) == free


BROUGHT: tuple[tuple[str | None, tuple[str, ...], bool, list[str], list[str], bool], ...] = (
    # what was noted and is there, whether to upload: what is sent, what is shown, whether all are there
    (None, (), True, ["+die", "+worm"], ["die", "worm"], True),
    (None, (), False, [], [], False),
    (None, ("die", "worm"), True, [], ["die", "worm"], True),
    ('{"die": ["old", "die"], "worm": ["new", "worm"]}', ("die", "worm"), True, ["+die_v2"], ["die_v2", "worm"], True),
    ('{"worm": ["new", "worm"]}', ("die_new", "worm"), True, ["die_new>die"], ["die", "worm"], True),
    ('{"worm": ["new", "worm"]}', ("die_new", "worm"), False, [], ["die_new", "worm"], True),
)


@pytest.mark.parametrize(("note", "there", "upload", "done", "names", "whole"), BROUGHT)
async def test_emoji_are_brought_once(
    note: str | None,
    there: tuple[str, ...],
    upload: bool,
    done: list[str],
    names: list[str],
    whole: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = {name: drawing(name, "new") for name in ("die", "worm")}
    did: list[str] = []

    async def composed(work: Callable[[], object], _: object) -> object:
        return wanted if work is filed else work()

    async def create(*, name: str, image: bytes) -> Any:
        did.append(f"+{name}")
        assert image == name.partition("_")[0].encode()
        return SimpleNamespace(id=100)

    def named(name: str) -> Any:
        async def edit(*, name: str, before: str = name) -> Any:
            did.append(f"{before}>{name}")
            return SimpleNamespace(id=200)

        emoji = SimpleNamespace(id=len(name), edit=edit)
        emoji.name = name
        return emoji

    monkeypatch.setattr(own_emoji, "composed", composed)
    monkeypatch.setattr(own_emoji, "emoji_png", str.encode)
    client: Any = Mock(fetch_application_emojis=AsyncMock(return_value=[*map(named, there)]))
    client.create_application_emoji = create
    limit, notes, house = AsyncMock(), AsyncMock(note=AsyncMock(return_value=note)), OwnEmoji()
    assert await house.bring(client, limit, notes, upload=upload) is whole
    assert did == done
    assert limit.passed.await_count == len(done)
    assert [emoji.name for emoji in house._there.values()] == names
    ids = {"+": 100, ">": 200}
    expected = {name: len(name) for name in names} | {
        each.rpartition(">")[2].lstrip("+"): ids["+" if each[0] == "+" else ">"] for each in done
    }
    assert {emoji.name: emoji.id for emoji in house._there.values()} == expected
    if upload and notes.set_note.await_args:
        last = json.loads(notes.set_note.await_args.args[1])
        assert last == {name: ["new", found] for name, found in zip(wanted, names, strict=True)}
    elif upload:
        assert json.loads(note or "{}") == {name: ["new", name] for name in names}
    else:
        notes.set_note.assert_not_awaited()


async def test_what_discord_refuses_leaves_the_emoji_that_are_there(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_emoji, "composed", AsyncMock(return_value={"die": drawing("die", "new")}))
    client: Any = Mock(fetch_application_emojis=AsyncMock(side_effect=answered(503, 0)))
    assert not await OwnEmoji().bring(client, AsyncMock(), AsyncMock(note=AsyncMock(return_value=None)))
    assert caplog.messages[0].startswith("0 of 1 emoji are there: 503")
