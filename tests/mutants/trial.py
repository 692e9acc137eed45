"""Runs by its path in a workshop: mutmut writes the mutants, and tests try to kill those that are named.

pytest starts once. Each mutant is a process forked from there that runs the tests that come near its function: first
those that killed others of the same function, then quick ones that come near little else. Only a processor's own
time counts, as on a busy machine the clock on the wall says nothing. In the end all tests that killed are run without
a mutant: where one fails then, its kills do not count.
"""

import gc
import hashlib
import json
import os
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from itertools import accumulate
from pathlib import Path
from threading import Semaphore
from typing import Any, NamedTuple

import libcst as cst
import pytest
from _pytest.runner import runtestprotocol
from mutmut import __main__ as mutmut
from mutmut.mutation import file_mutation
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, setup_source_paths
from mutmut.utils.format_utils import mangled_name_from_mutant_name

TICKS = os.sysconf("SC_CLK_TCK")
KILLED, SURVIVED, UNTESTED, OUT_OF_TIME = 1, 0, 33, -24
STUCK, AT_WORK = 60.0, 3.0
"""A process that in so many seconds did not work, nor wait for a processor, for so long waits for what never comes.

It may still wake now and then, as a heart beats.
"""
NO_MUTANT = ""
BEGIN_THREADS = ThreadPoolExecutor._adjust_thread_count
"""How a pool begins its threads."""
IS_SKIPPED, ARRANGE = (
    file_mutation.MutationVisitor._skip_node_and_children,
    file_mutation.function_trampoline_arrangement,
)
"""What mutmut leaves out, and how it writes the mutants of a function."""
MUTMUTS_OWN = frozenset({"staticmethod", "classmethod"})
"""Decorators that it mutates by itself."""
OF_ONE_NAME = frozenset({"deleter", "getter", "overload", "register", "setter"})
"""Decorators of functions that share a name with others: mutmut tells its mutants apart by name."""


class Asked(NamedTuple):
    """What is to be done, as `asked.json` says it: `mutants` by file; `patience` in seconds of tests for each.

    After so many `minutes` no further mutant is tried.
    """

    tests: list[str]
    mutants: dict[str, list[str]]
    workers: int
    patience: float
    minutes: float


@dataclass(slots=True)
class Near:
    """What tests come near a function, and how long each takes; kept in `near.json` for the next time.

    `begun`: tests that began something that all share, such as a server.
    """

    took: dict[str, float] = field(default_factory=dict)
    touched: dict[str, list[str]] = field(default_factory=dict)
    begun: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path) -> "Near":
        """Return what is known from the last time."""
        return cls(**json.loads(file.read_text("utf-8"))) if file.exists() else cls()

    def write(self, file: Path) -> None:
        """Keep it."""
        file.write_text(json.dumps({"took": self.took, "touched": self.touched, "begun": self.begun}), "utf-8")

    def by_function(self, tests: Container[str]) -> dict[str, list[str]]:
        """Return which of these tests are near each function: first quick ones that come near little else."""
        found = defaultdict[str, list[str]](list)
        asked = [test for test in self.took if test in tests]
        for test in sorted(asked, key=lambda test: self.took[test] * len(self.touched[test])):
            for function in self.touched[test]:
                found[function].append(test)
        return found


@dataclass(slots=True)
class Running:
    """A process that tries a mutant: `told` is where it tells which test killed it."""

    pid: int
    name: str
    told: int
    since: float = field(default_factory=time.monotonic)
    looked: float = field(default_factory=time.monotonic)
    used: float = 0.0
    waited: float = 0.0

    def is_stuck(self) -> bool:
        """Tell whether the process and its children have hardly worked, nor waited for a processor, for long."""
        now, (used, waiting) = time.monotonic(), _used_by(self.pid)
        if waiting:
            self.waited += now - self.looked
        self.looked = now
        if used - self.used + self.waited > AT_WORK:
            self.used, self.waited, self.since = used, 0.0, now
        return now - self.since > STUCK


def _used_by(pid: int) -> tuple[float, bool]:
    """Return the seconds that a process and its children have used, and whether one of them works or waits to work."""
    used, waiting = 0.0, False
    for task in Path("/proc").glob(f"{pid}/task/*"):
        try:
            status = (task / "stat").read_text("utf-8").rpartition(")")[2].split()
            children = (task / "children").read_text("utf-8").split()
        except OSError:  # a thread that has ended in the meantime
            continue
        used += sum(map(int, status[11:15])) / TICKS
        waiting |= status[0] == "R"
        for child in map(_used_by, map(int, children)):
            used, waiting = used + child[0], waiting | child[1]
    return used, waiting


@dataclass(frozen=True, slots=True)
class Another:
    """Stands for a further test, so that what all tests share is not ended: the parent has begun it for all."""

    session: pytest.Session

    def listchain(self) -> list[pytest.Session]:
        """Return where the further test belongs."""
        return [self.session]


@dataclass(slots=True)
class Trials:
    """Takes the place of pytest's own loop over the tests."""

    asked: Asked
    items: dict[str, pytest.Item] = field(default_factory=dict)
    near: dict[str, list[str]] = field(default_factory=dict)
    took: dict[str, float] = field(default_factory=dict)
    killers: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    killed_by: dict[str, str] = field(default_factory=dict)
    codes: dict[str, int] = field(default_factory=dict)
    caches: list[Any] = field(default_factory=list)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out what each test comes near; then let the tests try to kill the mutants."""
        if session.testsfailed:
            raise session.Failed("the tests cannot be read")
        self.items = {item.nodeid: item for item in session.items}
        self.caches = _caches(self.asked.mutants)
        self._learn(Path("../near.json"))
        gc.collect()
        gc.freeze()  # otherwise each process copies what pytest has loaded as soon as it counts its objects
        asked = [name for names in self.asked.mutants.values() for name in names]
        for done, (name, code) in enumerate(self._tried(asked)):
            self.codes[name] = code
            if not done % 50:
                self._note()
        self._trust_no_test_that_fails_anyway()
        self._note()
        return True

    def _learn(self, file: Path) -> None:
        near = Near.read(file)
        fresh = [test for test in self.items if test not in near.took or test in near.begun]
        set_mutant_under_test("stats")
        for test, following in zip(fresh, [*fresh[1:], ""], strict=True):
            state()._stats.clear()
            self._forget_results()
            shared, begun = _shared(self.items[test]), _processor_time()
            if _passes(self.items[test], self.items.get(following)):
                near.took[test], near.touched[test] = _processor_time() - begun, sorted(state()._stats)
            else:
                sys.stderr.write(f"left out, as it fails without a mutant: {test}\n")
            if _shared(self.items[test]) > shared and test not in near.begun:
                near.begun.append(test)
        near.write(file)
        sys.stderr.write(
            f"{len(fresh)} of {len(self.items)} tests were run, in {sum(near.took.values()):.0f} s in all\n"
        )
        self.near, self.took = near.by_function(self.items), near.took

    def _tried(self, names: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Yield each mutant with what became of it, by lot: those that there is time for are a fair sample."""
        running, end = list[Running](), time.monotonic() + 60 * self.asked.minutes
        waiting = sorted(names, key=lambda name: hashlib.sha256(name.encode()).digest())
        while waiting or running:
            if time.monotonic() > end:
                waiting.clear()
            while waiting and len(running) < self.asked.workers:
                name = waiting.pop()
                if self._tests_for(name):
                    running.append(self._begin(name))
                else:
                    yield name, UNTESTED
            for one in list(running):
                code = self._ended(one)
                if code is not None:
                    running.remove(one)
                    yield one.name, code
            time.sleep(0.02)

    def _tests_for(self, name: str) -> list[str]:
        """Return the tests for a mutant, as many as patience allows."""
        function = mangled_name_from_mutant_name(name)
        near, module = self.near.get(function, ()), function.rpartition(".")[0]
        likely = [*self.killers[function], *(test for test in self.killers[module] if test in near)]
        tests = list(dict.fromkeys([*likely, *near]))
        spent = accumulate(self.took[test] for test in tests)
        return [test for test, seconds in zip(tests, spent, strict=True) if seconds <= self.asked.patience] or tests[:1]

    def _begin(self, name: str) -> Running:
        tests = self._tests_for(name)
        hear, tell = os.pipe()
        pid = os.fork()
        if pid:
            os.close(tell)
            return Running(pid, name, hear)
        self._try(name, tests, tell)
        os._exit(SURVIVED)

    def _try(self, name: str, tests: Sequence[str], tell: int) -> None:
        """Run tests in a process of their own; tell of the first that fails, and end."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(1, 2)
        limit = round(time.process_time() + 15 + 5 * sum(self.took[test] for test in tests))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        set_mutant_under_test(name)
        self._forget_results()
        items = [self.items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if not _passes(item, following):
                os.write(tell, item.nodeid.encode())
                _tidy(item)
                os._exit(KILLED)

    def _forget_results(self) -> None:
        for cache in self.caches:
            cache.cache_clear()

    def _ended(self, one: Running) -> int | None:
        """Return what became of a mutant; `None` while its tests run."""
        pid, status = os.waitpid(one.pid, os.WNOHANG)
        if not pid and not one.is_stuck():
            return None
        if not pid:
            os.kill(one.pid, 9)
            _, status = os.waitpid(one.pid, 0)
        killer = os.read(one.told, 4096).decode()
        os.close(one.told)
        if killer:
            self.killed_by[one.name] = killer
            function = mangled_name_from_mutant_name(one.name)
            for place in (function, function.rpartition(".")[0]):
                self.killers[place] = [killer, *(test for test in self.killers[place] if test != killer)]
            return KILLED
        return SURVIVED if status == 0 else OUT_OF_TIME if os.WIFSIGNALED(status) else KILLED

    def _trust_no_test_that_fails_anyway(self) -> None:
        killers, failing = sorted(set(self.killed_by.values())), set[str]()
        while killers:
            hear, tell = os.pipe()
            pid = os.fork()
            if not pid:
                self._try(NO_MUTANT, killers, tell)
                os._exit(SURVIVED)
            os.close(tell)
            os.waitpid(pid, 0)
            failed = os.read(hear, 4096).decode()
            os.close(hear)
            failing |= {failed} if failed else set()
            killers = killers[killers.index(failed) + 1 :] if failed else []
        for name, killer in self.killed_by.items():
            if killer in failing:
                self.codes[name] = SURVIVED
        sys.stderr.write(f"{len(failing)} tests fail without a mutant, too: {sorted(failing)}\n")

    def _note(self) -> None:
        """Write down what is known, where mutmut keeps it."""
        for file, names in self.asked.mutants.items():
            data = SourceFileMutationData(path=Path(file))
            os.chdir("..")
            data.load()
            data.exit_code_by_key.update({name: self.codes[name] for name in names if name in self.codes})
            data.save()
            os.chdir("mutants")


def _caches(files: Container[str]) -> list[Any]:
    """Return the caches of functions in these files: a mutant of a function whose results are kept never wakes."""
    modules = [module for name, module in list(sys.modules.items()) if f"{name.replace('.', '/')}.py" in files]
    spaces: list[Mapping[str, Any]] = [vars(module) for module in modules]
    spaces += [vars(one) for space in list(spaces) for one in space.values() if isinstance(one, type)]
    return [one for space in spaces for one in space.values() if isinstance(one, _lru_cache_wrapper)]


def _begin_threads_anew(pool: ThreadPoolExecutor) -> None:
    """Let a pool begin a thread if it needs one: a forked process has none of those that its parent began."""
    if not all(thread.is_alive() for thread in pool._threads):
        pool._threads, pool._idle_semaphore = set(), Semaphore(0)
    BEGIN_THREADS(pool)


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test, and leave what it shares with the `following` one, or with all that may follow."""
    further: Any = following or Another(item.session)
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=further))


def _processor_time() -> float:
    """Return the seconds that this process has used, and its children that have ended."""
    return sum(os.times()[:4])


def _shared(item: pytest.Item) -> int:
    """Return how much there is that all tests share."""
    stack = item.session._setupstate.stack
    return len(stack[item.session][0]) if item.session in stack else 0


def _tidy(item: pytest.Item) -> None:
    """End what is shared by several tests, but not what all share."""
    further: Any = Another(item.session)
    try:
        item.session._setupstate.teardown_exact(further)
    except Exception as failure:  # noqa: BLE001 - whatever a mutant breaks
        sys.stderr.write(str(failure))


def mutate_decorated() -> None:
    """Let mutmut mutate decorated functions, too: most moves, cards and properties of the rules are such."""
    file_mutation.MutationVisitor._skip_node_and_children = _is_skipped  # type: ignore[assignment,method-assign]  # it has no hook
    file_mutation.function_trampoline_arrangement = _arrange


def _is_skipped(visitor: file_mutation.MutationVisitor, node: cst.CSTNode) -> bool:
    if isinstance(node, cst.FunctionDef) and node.decorators and not _decorators(node) & OF_ONE_NAME:
        node = node.with_changes(decorators=())
    return IS_SKIPPED(visitor, node)


def _arrange(function: cst.FunctionDef, mutants: Any, class_name: str | None) -> tuple[Any, Any, Any, Any]:
    """Write the mutants of a function: its decorators stay where it is called, and go from what is called there."""
    if len(function.decorators) == 1 and _decorators(function) <= MUTMUTS_OWN:
        return ARRANGE(function, mutants, class_name)
    bare = function.with_changes(decorators=())
    before, nodes, after, names = ARRANGE(bare, mutants, class_name)
    called: Any = nodes[0]
    called = called.with_changes(decorators=[*function.decorators, *called.decorators])
    return before, [called, *nodes[1:]], after, names


def _decorators(function: cst.FunctionDef) -> set[str]:
    """Return the last word of each decorator."""
    return {_last_word(one.decorator) for one in function.decorators}


def _last_word(node: cst.CSTNode) -> str:
    if isinstance(node, cst.Call):
        return _last_word(node.func)
    return node.attr.value if isinstance(node, cst.Attribute) else getattr(node, "value", "")


def generate(workers: int) -> None:
    """Write the mutants of all files to be mutated."""
    mutate_decorated()
    set_mutant_under_test("mutant_generation")
    Path("mutants").mkdir(exist_ok=True)
    copy_src_dir()
    copy_also_copy_files()
    setup_source_paths()
    mutmut.create_mutants(workers)


def run(asked: Asked) -> int:
    """Let the tests try to kill these mutants."""
    setup_source_paths()
    os.chdir("mutants")
    set_mutant_under_test(NO_MUTANT)
    ThreadPoolExecutor._adjust_thread_count = _begin_threads_anew  # type: ignore[assignment,method-assign]  # typeshed names itself twice
    options = ["--rootdir=.", "-q", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider"]
    return int(pytest.main([*options, *asked.tests], plugins=[Trials(asked)]))


def main() -> Any:
    """Do what `asked.json` says: write mutants, or try those that it names."""
    asked = Asked(**json.loads(Path("asked.json").read_text("utf-8")))
    return run(asked) if asked.mutants else generate(asked.workers)


if __name__ == "__main__":
    sys.exit(main())
