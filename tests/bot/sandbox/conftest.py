"""A sandbox for every test, with its whole traffic checked against Discord's published API description."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.bots.recorder import Recorder
from bot.sandbox.discord_py import point_discord_at
from tests.bot.sandbox.contract import UNDESCRIBED, answer_problems, request_problems
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.raw import Raw
from tests.hand_clock import HandClock

BEYOND = (
    "add_reactions",
    "use_external_emojis",
    "use_application_commands",
    "create_private_threads",
    "manage_threads",
    "pin_messages",
)
"""What these tests' bot is granted beyond the parlour's own invitation: the sandbox serves any bot."""


class Checking(Recorder):
    """Notes what Discord's description says against a request that was taken, or against an answer."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(path)
        self.problems: list[str] = []

    def log_rest_request(self, method: str, path: str, body: Any, files: Any, status: int, answer: Any = None) -> None:
        super().log_rest_request(method, path, body, files, status, answer)
        if status >= 300 or path.startswith(UNDESCRIBED):
            return
        found = request_problems(method, path, body, files) + answer_problems(method, path, status, answer)
        self.problems += [f"{method} {path}: {problem}" for problem in found]


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def sandbox(clock: HandClock, tmp_path: Path) -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(now=clock, identify_seconds=0)
    sandbox.recorder = checking = Checking(tmp_path / "requests.jsonl")
    sandbox.faults.grant_permissions(*BEYOND)
    async with sandbox:
        yield sandbox
    assert checking.problems == []


@pytest.fixture
async def parrot(sandbox: Sandbox) -> AsyncIterator[Parrot]:
    """A bot that is not logged in yet, so that a test can teach it commands first."""
    point_discord_at(sandbox.address)
    bot = Parrot()
    yield bot
    await bot.leave()
    assert bot.errors == []


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with Raw(sandbox) as raw:
        yield raw


@pytest.fixture
def ann(sandbox: Sandbox) -> Person:
    return sandbox.person("Ann")


@pytest.fixture
def bob(sandbox: Sandbox) -> Person:
    return sandbox.person("Bob")
