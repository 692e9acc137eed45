"""Parallel work in batches, on as many cores as wanted, here or on a cluster; a stopped run is resumed.

Everything that computes elsewhere is an `Executor` of the standard library. Dask's own client provides one too, so a
cluster needs only its address (`pip install "goblin-parlour[cluster]"`).
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from games.cli.refusals import BadArgument

MIN_BLOCKS_A_JOB = 8
"""At least this many blocks per core, so that none waits long for the others."""
DEFAULT_MAX_BLOCK_MATCHES = 2
"""At most this many matches per block, by default: a stop loses no more than that."""

Block = tuple[int, ...]
"""The numbers of some matches."""
Result = dict[str, Any]
"""The result of a block, in JSON's values."""
Work = Callable[[Block], Result]


@dataclass(frozen=True, slots=True)
class WorkPlan:
    """How work is done: by this many processes, or by the cluster at an address; finished blocks are kept in a file."""

    jobs: int = 1
    cluster: str | None = None
    journal: Path | None = None


def plan_batches(matches: int, jobs: int, largest: int = DEFAULT_MAX_BLOCK_MATCHES) -> Iterator[Block]:
    """Yield the numbers from 1 to `matches`, in batches."""
    size = max(1, min(largest, matches // (jobs * MIN_BLOCKS_A_JOB)))
    for first in range(1, matches + 1, size):
        yield tuple(range(first, min(first + size, matches + 1)))


def run_batches(work: Work, todo: Iterable[Block], labour: WorkPlan, what: Mapping[str, Any]) -> Iterator[Result]:
    """Run batches in parallel; yield each result, in any order. Batches in the journal are not computed again.

    `what` names the run in the journal, in JSON's values. Raises `BadArgument` for a journal of another run.
    """
    journal = BatchJournal(labour.journal, what) if labour.journal else None
    done = journal.read_journal_batches() if journal else {}
    for block, result in _compute_batches(work, todo, done, labour):
        if journal and block not in done:
            journal.append_batch(block, result)
        yield result


def _compute_batches(
    work: Work, todo: Iterable[Block], done: Mapping[Block, Result], labour: WorkPlan
) -> Iterator[tuple[Block, Result]]:
    if labour.jobs == 1 and labour.cluster is None:
        yield from ((block, done[block] if block in done else work(block)) for block in todo)
        return
    with open_worker_pool(labour) as hands:
        batches = dict[Future[Result], Block]()
        for block in todo:
            if block in done:
                yield block, done[block]
            else:
                batches[hands.submit(work, block)] = block
        try:
            yield from ((batches[future], future.result()) for future in as_completed(batches))
        finally:
            for future in batches:
                future.cancel()


@contextmanager
def open_worker_pool(labour: WorkPlan) -> Iterator[Executor]:
    """Provide the executor: processes of this machine, or the workers of a Dask cluster. Raises `BadArgument`."""
    if labour.cluster is None:
        with ProcessPoolExecutor(labour.jobs) as processes:
            yield processes
        return
    try:
        dask = import_module("distributed")
    except ModuleNotFoundError:
        raise BadArgument("no-cluster") from None
    try:
        client = dask.Client(labour.cluster)
    except (OSError, ValueError):  # ValueError: an address that is none
        raise BadArgument("cluster-away", cluster=labour.cluster) from None
    with client, client.get_executor(pure=False) as workers:
        yield workers


class BatchJournal:
    """A file (checkpoint) of finished batches, one per line, below a line that names the run."""

    def __init__(self, file: Path, what: Mapping[str, Any]) -> None:
        self._file = file
        self._what = json.dumps(what, sort_keys=True)

    def read_journal_batches(self) -> dict[Block, Result]:
        """Return the finished blocks, and create the file if there is none; raises `BadArgument`.

        A last line that was cut off by a stop is ignored and ended, so that the next one is on its own line.
        """
        try:
            text = self._file.read_text() if self._file.exists() else ""
            if not text:
                self._append_line(self._what)
                return {}
            if not text.endswith("\n"):
                self._append_line("")
        except (OSError, ValueError) as problem:
            raise BadArgument("unwritable", place=str(self._file), problem=str(problem)) from None
        first, *lines = text.splitlines()
        if first != self._what:
            raise BadArgument("other-journal", place=str(self._file))
        return dict(entry for line in lines if (entry := _parse_journal_line(line)))

    def append_batch(self, block: Block, result: Result) -> None:
        """Write down a finished batch."""
        self._append_line(json.dumps({"block": block, "result": result}))

    def _append_line(self, line: str) -> None:
        with self._file.open("a") as journal:
            journal.write(f"{line}\n")


def _parse_journal_line(line: str) -> tuple[Block, Result] | None:
    """Return a line's block, unless the line is cut off."""
    try:
        entry = json.loads(line)
        return tuple(entry["block"]), entry["result"]
    except (ValueError, KeyError, TypeError):
        return None
