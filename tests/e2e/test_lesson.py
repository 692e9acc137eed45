"""A lesson on the sandbox by clicks: a wrong move, a restart in the middle, and on to a real match."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.replays.lessons import _play_lesson_line
from bot.sandbox import Sandbox, SeenMessage, list_buttons
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.people.person import Person
from bot.screens.custom_ids import ReplayReference
from bot.store import Store
from bot.store.goblin_numbers import find_goblin_level
from bot.tables.deadlines.clock import VirtualClock
from bot.ui.parlour_client import ParlourClient
from games.engine.goblins import GoblinLevel
from games.engine.lessons import load_lesson
from tests.e2e.house import house, serving, traffic
from tests.empty_house import lay
from tests.hand_clock import HandClock
from tests.load.crowd.offers import acts, ways

GAME = "goblin_market"


def place(message: SeenMessage) -> ReplayReference:
    (found,) = {act.table for act in acts(message) if isinstance(act.table, ReplayReference)}
    return found


async def press(person: Person, message: SeenMessage, move: str) -> SeenMessage:
    """Press a move where the message stands now, and return the message."""
    now = person.refresh_message(message) or message
    act = next(act for act in ways(now) if act.verb == "play" and act.path == move)
    assert (await person.click(now, custom_id=str(act))).failure_reason is None
    return person.refresh_message(message) or message


@asynccontextmanager
async def bot_in(sandbox: Sandbox, folder: Path) -> AsyncIterator[ParlourClient]:
    """Let a bot play that remembers nothing of an earlier one but what lies in its store."""
    _play_lesson_line.cache_clear()
    load_lesson.cache_clear()
    store = await Store.open(f"sqlite+aiosqlite:///{lay(folder / 'parlour.db')}")
    parlour = ParlourClient(store, clock=VirtualClock(), goblin_pause=timedelta(0), own_emoji=False, faces=False)
    async with serving(parlour, store, sandbox):
        yield parlour


@pytest.mark.usefixtures("undrawn")
async def test_a_lesson_survives_a_wrong_move_and_a_restart_and_leads_to_a_real_match(tmp_path: Path) -> None:
    async with Sandbox(record=traffic(tmp_path, "lesson"), now=HandClock(), identify_seconds=0) as sandbox:
        point_discord_at(sandbox.address)
        ann, bob = sandbox.person("Ann"), sandbox.person("Bob")
        async with bot_in(sandbox, tmp_path):
            lesson = (await ann.slash("learn", game=GAME)).message
            assert lesson is not None
            assert lesson.is_ephemeral
            assert bob.refresh_message(lesson) is None
            assert "1 of 7" in lesson.text
            told = await press(ann, lesson, "bid 2")
            assert "**You tried:** Bid 2" in told.text
            assert "1 of 7" in told.text
            assert [button.label for button in list_buttons(told) if button.disabled] == ["2"]
            await press(ann, lesson, "bid 3")
        async with bot_in(sandbox, tmp_path) as parlour:
            for wish in ("bid 6", "take"):
                now = await press(ann, lesson, wish)
            assert "4 of 7" in now.text
            await ann.click(now, "Leave")
            await ann.click(ann.refresh_message(lesson) or lesson, "Go on")
            for wish in ("pass", "bid 3", "share", "pick ace-of-waves"):
                now = await press(ann, lesson, wish)
            assert "now you know how to play" in now.text
            began = await ann.click(now, "Play a real match")
            assert began.failure_reason is None
            await ann.wait_for_message(lambda message: "The match is on" in message.text)
            (table,) = await parlour.tables.list_user_tables(ann.id)
            assert (table.game, table.status) == (GAME, "playing")
            assert [find_goblin_level(sitter.user_id) for sitter in table.goblins] == [GoblinLevel.YOUNG] * 3
            assert table.hints


@pytest.mark.usefixtures("undrawn")
async def test_teach_me_is_where_newcomers_look(tmp_path: Path) -> None:
    async with house(tmp_path, "teach-me") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        lobby = (await ann.slash("play", game=GAME)).message
        assert lobby is not None
        joined = await bob.click(lobby, "Join")
        assert joined.message is not None
        begun = (await bob.click(joined.message, "Teach me")).message
        assert begun is not None
        assert place(begun) == ReplayReference(f"l{GAME}", 0, "0")
        rules = (await bob.slash("rules", game=GAME)).message
        assert rules is not None
        assert (await bob.click(rules, "Teach me")).message is not None
