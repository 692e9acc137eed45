"""The deals of the bots that run in the tests' own process; a bot in a process of its own draws its deals."""

from itertools import count

import pytest

from bot.tables import seed_commitment


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same matches each time: a bot's first table has the seed `bytes(range(32))`, the next another."""
    seeds = (bytes((first + index) % 256 for index in range(32)) for first in count())
    monkeypatch.setattr(seed_commitment, "generate_seed", lambda: next(seeds))
