"""What no current client offers arrives all the same, and is answered with one sentence."""

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import ClickResult, Person
from tests.e2e.house import house
from tests.e2e.robot import kick, open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")

STRING, BOOLEAN = 3, 5


def option(name: str, value: Any, kind: int = STRING) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value}


def sub(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "type": 1, "options": list(options)}


OUTDATED: tuple[tuple[dict[str, Any], str], ...] = (
    # what an outdated client sends, and a part of the answer
    ({"name": "gamble"}, "older version"),
    ({"name": "table"}, "older version"),
    ({"name": "table", "options": [sub("rename", option("to", "x"))]}, "older version"),
    ({"name": "play"}, "older version"),
    ({"name": "play", "options": [option("game", "chess")]}, "older version"),
    ({"name": "play", "options": [option("game", "gobblestones"), option("preset", "nobody")]}, "older version"),
    ({"name": "learn", "options": [option("game", "chess")]}, "older version"),
    ({"name": "rules", "options": [option("game", "")]}, "older version"),
    ({"name": "me", "options": [option("ring", "bell")]}, "older version"),
    ({"name": "me", "options": [option("motion", "fast")]}, "older version"),
    ({"name": "me", "options": [option("moon", "full")]}, "older version"),
    ({"name": "me", "options": [option("avatar", 7)]}, "older version"),
    ({"name": "table", "options": [sub("pace", option("pace", "hasty"))]}, "older version"),
    ({"name": "parlour", "options": [sub("settings", option("pace", "hasty"))]}, "older version"),
    ({"name": "parlour", "options": [sub("settings", option("motion", "fast"))]}, "older version"),
    ({"name": "privacy", "options": [sub("delete", option("sure", "perhaps"))]}, "older version"),
    ({"name": "house", "options": [sub("refuse", option("kind", "cat"), option("id", "5"))]}, "older version"),
)


def said(answer: ClickResult) -> str:
    assert answer.failure_reason is None
    assert answer.message is not None
    return answer.message.text


async def test_what_no_client_offers_is_answered_in_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, "outdated") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        await open_table(home, ann, bob)
        with caplog.at_level(logging.WARNING):
            told = [(sent, part, said(await ann.slash_outdated(sent))) for sent, part in OUTDATED]
            for locale in ("", "..", "xx-XX", "zz", "/"):
                ann.user.locale = locale
                assert "goblin" in said(await ann.slash("help")).lower(), locale
        assert [(sent, part, text) for sent, part, text in told if part not in text] == []
        assert not [record for record in caplog.records if record.exc_info], caplog.text
        wish = await home.parlour.tables.people.change_preferences(ann.id, {})
        assert (wish.ring, wish.motion, wish.moon, wish.avatar) == ("played", "table", False, True)


async def test_a_command_may_name_somebody_who_left_the_server(tmp_path: Path) -> None:
    async with house(tmp_path, "named-who-left") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, bob, cid)
        home.sandbox.faults.leave_guild("Bob")
        assert "Bob is not on this server any more" in said(await named(ann, "host", bob))
        assert "Bob is removed from this table" in said(await kick(ann, bob))
        robots = await start(home, table, lobby, [ann, cid])
        home.sandbox.faults.leave_guild("Cid")
        place = robots[0].board_channel
        assert "Cid is not on this server any more" in said(await named(ann, "host", cid, place))
        assert "Cid is playing" in said(await named(ann, "kick", cid, place))


async def named(who: Person, command: str, whom: Person, channel: Any = None) -> ClickResult:
    return await who.slash(f"table {command}", channel=channel, member=whom)
