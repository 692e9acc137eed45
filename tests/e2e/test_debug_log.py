"""The most detailed log gives nothing away: no seed, no hand, no token."""

import contextlib
import re
import sqlite3
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.e2e.house import BotProcess, traffic
from tests.e2e.witness import Witness, online, started
from tests.forked_bot import run_drawn_bot
from tests.hand_clock import HandClock

pytestmark = pytest.mark.slow


def rows(folder: Path, query: str) -> list[tuple[str, ...]]:
    """Return what the bot's database says."""
    with contextlib.closing(sqlite3.connect(folder / "parlour.db")) as database:
        return list(database.execute(query))


def hidden_events(folder: Path) -> set[str]:
    """Return the events of moves that others know nothing of."""
    return {events for (events,) in rows(folder, "SELECT events FROM moves WHERE NOT public")}


def secrets(folder: Path, requests: Path) -> dict[str, set[str]]:
    """Return what must not be in a log: the seed, what seats alone were told, and tokens that answer clicks."""
    dealt = "SELECT json_extract(snapshot, '$.seed'), json_extract(snapshot, '$.state') FROM tables"
    ((seed, state),) = rows(folder, dealt)
    tokens = set(re.findall(r"/(?:interactions|webhooks)/\d+/([\w.-]{20,})", requests.read_text()))
    return {"seed": {seed}, "state": {state}, "hidden events": hidden_events(folder), "tokens": tokens}


async def test_a_log_of_a_whole_match_at_debug_holds_no_seed_no_hand_and_no_token(tmp_path: Path) -> None:
    requests = traffic(tmp_path, "debug-log")
    async with Sandbox(record=requests, now=HandClock()) as sandbox:
        bot = BotProcess(sandbox, tmp_path, level="DEBUG", run=run_drawn_bot)
        ann, bob = sandbox.person("Ann"), sandbox.person("Bob")
        await bot.start()
        try:
            await online(sandbox)
            await started(ann, bob)
            witness = Witness(tmp_path, [ann, bob])
            while not hidden_events(tmp_path):
                await witness.act()
            while witness.decision() is not None:
                await witness.lay_nothing()
        finally:
            await bot.kill()
        hidden = secrets(tmp_path, requests)
        assert all(hidden.values()), "there was something to hide"
        assert " DEBUG " in bot.log
        for kind, found in {**hidden, "the bot's token": {sandbox.token}}.items():
            assert not [secret for secret in found if secret in bot.log], kind
