"""A soak within a limit of memory: which control group, what it says, and what a watch notes without one."""

import math
from pathlib import Path

import pytest

from tests.load.houses import memory_limit
from tests.load.houses.memory_limit import NEW, OLD, MemoryLimit, count_kills, limit_memory, own_group


@pytest.mark.parametrize(
    ("groups", "found"),
    [
        ("9:pids:/\n4:memory:/house/7\n0::/", (OLD, OLD.folder / "house/7")),
        ("0::/user.slice", (NEW, NEW.folder / "user.slice")),
        ("3:cpuset:/", None),
    ],
)
def test_the_group_of_this_process_is_found(groups: str, found: object) -> None:
    assert own_group(groups) == found


def test_kills_are_counted_and_groups_of_them_are_not() -> None:
    assert count_kills("oom 3\noom_kill 2\noom_group_kill 1\n") == 2
    assert count_kills("oom_kill_disable 0\nunder_oom 0\noom_kill 1\n") == 1


def test_a_bot_above_its_limit_counts_once_each_time() -> None:
    limit = MemoryLimit(100)
    for mib in (90, 101, 120, 99, 130):
        limit.note(mib)
    assert (limit.kills, limit.most) == (2, 130)


def test_where_no_group_can_be_made_memory_is_only_watched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(memory_limit, "own_group", lambda _: (OLD, tmp_path / "none"))
    with limit_memory(256) as limit:
        assert (limit.mib, limit.group, limit.prefix) == (256, None, ())
    with limit_memory(None) as limit:
        assert limit.mib == math.inf
