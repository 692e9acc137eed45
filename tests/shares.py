"""Which test files each of several workers collects and runs: `pytest -n 4 --dist each`.

Without this, every worker collects all tests: that takes it half a minute on a clean clone. Each file has one worker,
so what its tests share is made once; all files that need a browser have the same worker, as those with a database
server.
"""

import heapq
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
SHARED = {"browser": ("BROWSER_MARKS",), "server": ("postgres", "any_url", "forked_bot")}
"""What files share that is costly to start, a bot to be forked among it, and the names by which they take it."""
SECONDS = {
    "browser": 130.0,
    "server": 151.5,
    "bot/games/emerald_skulls/test_emerald_skulls_screen.py": 6.0,
    "bot/games/goblin_teeth/test_goblin_teeth_pictures.py": 5.0,
    "bot/games/goblin_teeth/test_goblin_teeth_screen.py": 7.0,
    "bot/pictures/test_readable.py": 10.0,
    "bot/replays/test_daily.py": 13.0,
    "bot/screens/test_recap.py": 5.0,
    "bot/store/test_store_errors.py": 6.0,
    "bot/store/test_upgrade.py": 5.0,
    "bot/tables/test_one_bad_byte.py": 13.0,
    "bot/tables/test_table_goblins.py": 5.0,
    "bot/ui/test_told.py": 13.0,
    "e2e/test_budgets.py": 21.0,
    "e2e/test_deleted_unheard.py": 6.0,
    "e2e/test_delivery.py": 7.0,
    "e2e/test_emerald_skulls_match.py": 11.0,
    "e2e/test_evening.py": 8.0,
    "e2e/test_goats_and_goblins_match.py": 20.0,
    "e2e/test_gobblestones_match.py": 16.0,
    "e2e/test_goblin_market_match.py": 17.0,
    "e2e/test_goblin_players.py": 7.0,
    "e2e/test_goblin_teeth_match.py": 16.0,
    "e2e/test_lobby.py": 5.0,
    "e2e/test_never_forgotten.py": 15.0,
    "e2e/test_patience.py": 5.0,
    "games/cli/test_command_line.py": 15.0,
    "games/cli/test_baseline_players.py": 5.0,
    "games/emerald_skulls/test_skull_matches.py": 6.0,
    "games/emerald_skulls/test_skull_skill.py": 8.0,
    "games/engine/test_audit.py": 12.0,
    "games/gobblestones/test_gobblestones_goblins.py": 6.0,
    "games/test_manners.py": 7.0,
    "prose/test_documents.py": 5.0,
    "shelf/test_every_game_by_its_laws.py": 13.0,
    "shelf/test_every_game_in_pictures.py": 9.0,
    "shelf/test_every_game_in_words.py": 14.0,
    "shelf/test_every_game_with_goblins.py": 15.0,
    "shelf/test_whatever_is_played.py": 10.0,
    "story/test_story.py": 9.0,
    "test_catalogue.py": 8.0,
    "test_hosting.py": 15.0,
    "test_languages.py": 7.0,
    "test_names.py": 9.0,
    "test_wheel.py": 8.0,
    "texts/test_texts.py": 7.0,
}
"""How long the slowest files take by processor time, as `pytest --processor 40` says; it need not be exact."""
OTHER = 1.0
"""How long any other file takes."""


def share_out(seconds: dict[str, float], shares: int) -> dict[str, int]:
    """Return which of so many shares has each unit: the slowest first, each to the share that has least."""
    least = [(0.0, share) for share in range(shares)]
    given: dict[str, int] = {}
    for unit, taken in sorted(seconds.items(), key=lambda one: (-one[1], one[0])):
        so_far, given[unit] = heapq.heappop(least)
        heapq.heappush(least, (so_far + taken, given[unit]))
    return given


def unit_of(file: Path) -> str:
    """Return what goes to one worker: all files that share something costly, or this file alone."""
    text = file.read_text(encoding="utf-8")
    shared = (name for name, words in SHARED.items() if any(word in text for word in words))
    return next(shared, file.relative_to(TESTS).as_posix())


def files_of(share: int, shares: int, files: Iterable[Path]) -> Iterator[Path]:
    """Return the files of one share."""
    units = {file: unit_of(file) for file in files}
    given = share_out({unit: SECONDS.get(unit, OTHER) for unit in units.values()}, shares)
    return (file for file, unit in units.items() if given[unit] == share)


class Share:
    """Lets a worker collect its own files alone."""

    def __init__(self, share: int, shares: int) -> None:
        files = set(TESTS.rglob("test_*.py"))
        self._others = files - set(files_of(share, shares, files))

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave the files of others out."""
        return True if collection_path in self._others else None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave them out also where they are named: pytest collects these in any case."""
        items[:] = [item for item in items if item.path not in self._others]


class Sharing:
    """Tells each worker which share it has."""

    def pytest_configure_node(self, node: Any) -> None:
        """Name the share with what xdist tells a worker; a worker that replaces one that died has the same."""
        numbers = [spec.id for spec in node.nodemanager.specs]
        node.workerinput["share"] = numbers.index(node.gateway.spec.id), len(numbers)

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Note where pytest counts what was collected."""
        self._session, self._collected = session, 0

    def pytest_xdist_node_collection_finished(self, node: Any, ids: Sequence[str]) -> None:
        """Count the tests of all workers together."""
        self._collected += len(ids)

    def pytest_runtest_logstart(self) -> None:
        """Let the percentage be one of all tests: xdist notes those of the last worker alone, which may have none."""
        self._session.testscollected = self._collected


def register(config: pytest.Config) -> None:
    """Share files out, where each worker runs all that it collects."""
    told = getattr(config, "workerinput", None)
    if told is None:
        if config.getoption("dist", "no") == "each":
            config.pluginmanager.register(Sharing())
    elif "share" in told:
        config.pluginmanager.register(Share(*told["share"]))
