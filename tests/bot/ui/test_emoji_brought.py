"""How the bot's own emoji are found at Discord, uploaded or renamed, and noted, as a table of truths."""

import json
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.pictures.emoji import list_emoji_uploads
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
    assert own_emoji.find_uploaded_emoji_name(drawing("die", "new"), kept, there) == known
    free = next(name for name in ("die", "die_v2", "die_v3", "die_v4") if name not in there)
    assert own_emoji.find_free_name("die", there) == free


UPLOADED, RENAMED = 100, 200
"""The ids of emoji that were uploaded or renamed; others have the length of their name."""


class Application:
    """The emoji of an application at Discord, and what was done to them."""

    def __init__(self, there: tuple[str, ...]) -> None:
        self.there, self.did = there, list[str]()

    async def fetch_application_emojis(self) -> list[Any]:
        return [SimpleNamespace(id=len(name), name=name, edit=partial(self._edit, name)) for name in self.there]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        assert image == name.partition("_")[0].encode()
        self.did.append(f"+{name}")
        return SimpleNamespace(id=UPLOADED)

    async def _edit(self, before: str, *, name: str) -> Any:
        self.did.append(f"{before}>{name}")
        return SimpleNamespace(id=RENAMED)


class Notes:
    """What the store notes of emoji."""

    def __init__(self, note: str | None) -> None:
        self.kept = json.loads(note or "{}")
        self._note = note

    async def get_stored_value(self, _: str) -> str | None:
        return self._note

    async def save_stored_value(self, _: str, note: str) -> None:
        self.kept = json.loads(note)


BROUGHT: tuple[tuple[str | None, tuple[str, ...], bool, list[str], dict[str, int]], ...] = (
    # what was noted and is there, whether to upload: what is sent, and what is shown, with its id
    (None, (), True, ["+die", "+worm"], {"die": UPLOADED, "worm": UPLOADED}),
    (None, (), False, [], {}),
    (None, ("die", "worm"), True, [], {"die": 3, "worm": 4}),
    (
        '{"die": ["old", "die"], "worm": ["new", "worm"]}',
        ("die", "worm"),
        True,
        ["+die_v2"],
        {"die_v2": UPLOADED, "worm": 4},
    ),
    ('{"worm": ["new", "worm"]}', ("die_new", "worm"), True, ["die_new>die"], {"die": RENAMED, "worm": 4}),
    ('{"worm": ["new", "worm"]}', ("die_new", "worm"), False, [], {"die_new": 7, "worm": 4}),
)


@pytest.mark.parametrize(("note", "there", "upload", "did", "shown"), BROUGHT)
async def test_emoji_are_brought_once(
    note: str | None,
    there: tuple[str, ...],
    upload: bool,
    did: list[str],
    shown: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = {name: drawing(name, "new") for name in ("die", "worm")}

    async def composed(work: Callable[[], object], _: object) -> object:
        return wanted if work is list_emoji_uploads else work()

    monkeypatch.setattr(own_emoji, "run_in_drawing_thread", composed)
    monkeypatch.setattr(own_emoji, "render_emoji_png", str.encode)
    application: Any = Application(there)
    limit, notes, house = AsyncMock(), Notes(note), OwnEmoji()
    before = notes.kept
    assert await house.sync_emoji(application, limit, notes, upload=upload) is (len(shown) == len(wanted))
    assert application.did == did
    assert limit.wait_for_slot.await_count == len(did)
    assert {emoji.name: emoji.id for emoji in house._there.values()} == shown
    today = {name: ["new", found] for name, found in zip(wanted, shown, strict=False)}
    assert notes.kept == (today if upload else before)


async def test_what_applicationrefuses_leaves_the_emoji_that_are_there(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_emoji, "run_in_drawing_thread", AsyncMock(return_value={"die": drawing("die", "new")}))
    client: Any = Mock(fetch_application_emojis=AsyncMock(side_effect=answered(503, 0)))
    assert not await OwnEmoji().sync_emoji(
        client, AsyncMock(), AsyncMock(get_stored_value=AsyncMock(return_value=None))
    )
    assert caplog.messages[0].startswith("0 of 1 emoji are there: 503")
