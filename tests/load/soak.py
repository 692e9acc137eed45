"""`python -m tests.load.soak [--tables N] [--seconds S | --kills N | --matches N] …`: the bot in trouble."""

import argparse
import asyncio
import itertools
import math
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

from bot.sandbox.world.snowflake import compute_shard
from games import list_game_keys
from tests.load.clicking import among, at_rate
from tests.load.crowd.party import PACE
from tests.load.houses.database import AUTO, HouseDatabase, kept
from tests.load.houses.fleet import Fleet
from tests.load.houses.measured_house import GUESTS, ROOT, House, logged, parlour
from tests.load.houses.memory_limit import MemoryLimit, limit_memory, watch_memory
from tests.load.houses.postgres_server import NoServer
from tests.load.measurement import DIRECT
from tests.load.tally import Tally
from tests.load.trouble.accepted_moves import Soaked
from tests.load.trouble.consistency import Doubled, Witness
from tests.load.trouble.darkness import lit, told_of_the_end, waiting
from tests.load.trouble.duplicate_messages import Twin, twins
from tests.load.trouble.evidence import QuickTime, of_dark, of_doubled, of_lost, of_twin, of_unanswered, unanswered
from tests.load.trouble.faults import DEAF, HARMLESS, TROUBLES, FaultScene, troubles
from tests.load.trouble.shown_times import WrongTime, find_pauses, find_wrong_times
from tests.words import tool_text

SMALL_HOST_UNIT, ENVIRONMENT = ROOT / "deploy" / "small-host.conf", "Environment="
FAST_CLOCK_BOT = Path(__file__).parent / "houses" / "fast_clock_bot.py"
SPEED, AT_LAST = 20.0, 6000.0
"""How many times as fast as real time the bot's clock runs: during troubles, unless set otherwise; and at the end."""
RATE = 8.0
LEVEL = "WARNING"
EPISODE, FOREVER = 4.0, 100_000.0
"""Seconds of clicks with a trouble, and as many after it; seconds that no soak exceeds."""

EARLY, GROWTH = 0.2, 1.05
"""After which share of the matches the memory is first noted, and how much more it may be at the end."""

DARK = 60.0
"""After this many seconds a table that shows an old state counts as dark."""

ALIVE = (0.2, 2.5)
"""Seconds that a bot which is killed often may play between two kills."""

SILENT = 4
"""At one in this many tables, nobody does anything after the start."""


CLOSED = GUESTS[1]
"""Accepts no direct messages, ever."""
AGAIN = 0.5
"""Seconds between two looks at whether a table is alive."""


@dataclass(frozen=True, slots=True)
class SoakPlan:
    """What to soak."""

    tables: int
    seed: int = 1
    speed: float = SPEED
    processes: int = 1
    rate: float = RATE
    level: str = LEVEL
    """How much the bots write into their logs."""
    troubles: tuple[str, ...] = ()
    """Which troubles come; none named: all that there are."""
    memory: float | None = None
    """How many MiB a small host's bot may have, if memory is the only trouble."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a soak counted.

    `dark` are the tables that stayed so, and after which trouble; `twins` the messages; `alive` has the seconds after
    which each table was alive again, by trouble; `unanswered` what was seen instead of answers; `lost` the
    moves, by table; `wrong_times` the boards that show none or an old one, and after which trouble; `evidence` says of
    each of these what is known.
    """

    counts: dict[str, int | float]
    dark: dict[int, str]
    alive: dict[str, list[float]] = field(default_factory=dict)
    unanswered: Counter[str] = field(default_factory=Counter)
    twins: dict[Twin, str] = field(default_factory=dict)
    lost: dict[int, list[str]] = field(default_factory=dict)
    evidence: list[str] = field(default_factory=list)
    wrong_times: dict[WrongTime, str] = field(default_factory=dict)


@dataclass
class Soak:
    """One soak, and its counts."""

    house: House[Fleet]
    witness: Witness
    luck: random.Random
    flags: Path
    """The folder for files that tell the bots of their troubles."""
    asked: SoakPlan
    began: float
    """When the bot's clock and real time were the same."""
    parties: list[Soaked] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    troubles: Counter[str] = field(default_factory=Counter)
    dark: dict[int, str] = field(default_factory=dict)
    """The tables that stayed dark, and after which trouble."""
    between: list[int] = field(default_factory=list)
    """How many moves were stored between two successive kills, in a soak with kills only."""
    alive: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """The seconds after which each table was alive again, by the trouble that came before."""
    unanswered: Counter[str] = field(default_factory=Counter)
    """How many clicks were not answered by the process that has the table, though nothing hindered it; and why not."""
    twins: dict[Twin, str] = field(default_factory=dict)
    """The messages that stayed as second boards or bells, and after which trouble."""
    wrong_times: dict[WrongTime, str] = field(default_factory=dict)
    """The tables whose board showed a wrong time, and after which trouble."""
    memory: list[float] = field(default_factory=list)
    """The bot's resident memory, in MiB, after a fifth of the matches and after all, in a search for leaks."""
    evidence: list[str] = field(default_factory=list)
    """What was known of each dark table when it was found to be one, line by line."""
    limit: MemoryLimit = field(default_factory=lambda: MemoryLimit(math.inf))
    unfinished: int = 0
    """How many matches were still running when there was no more time to play them to their ends."""

    async def seat(self) -> None:
        """Open the tables, game after game, and server after server."""
        people, servers = self.house.crowd.people, self.house.crowd.servers
        self.house.crowd.sandbox.faults.close_dms(CLOSED)
        for number, key in zip(range(self.asked.tables), itertools.cycle(list_game_keys()), strict=False):
            goblins = number % 3
            sitters = [people[(3 * number + seat) % len(people)] for seat in range(3 - goblins)]
            luck = random.Random(number)
            pace = PACE if number % SILENT else "live"
            server = servers[number % len(servers)]
            note = partial(self.tally.note, far=compute_shard(server, self.asked.processes) != DIRECT)
            party = Soaked(
                self.house.crowd, key, sitters, note, luck, pace, goblins, server=server, witness=self.witness
            )
            self.parties.append(party)
            await party.open()
        self.unanswered += self._all("unanswered")

    async def go_on(self, seconds: float) -> None:
        """Bring one trouble after another, each at least once if there is time."""
        possible = self.asked.troubles or troubles(self.witness.kept)
        until = time.monotonic() + seconds
        for name in itertools.cycle(self.luck.sample(possible, len(possible))):
            if time.monotonic() > until:
                break
            self.troubles[name] += 1
            async with TROUBLES[name](FaultScene(self.house, self.luck, self.flags)):
                await self.witness.look()
                self._record_shut_out()
                await self._click(unhindered=name in HARMLESS, heard=name not in DEAF)
                self._record_shut_out()
                lifted = time.monotonic()
            await self._alive(name, lifted)
            await self._click(unhindered=True)
            await self.witness.look()

    def _record_shut_out(self) -> None:
        """Note who sits where and gets no direct messages now: they accept none, or have left all servers."""
        left = self.house.crowd.sandbox.world.has_left
        for party in self.parties:
            unreached = {one.id for one in party.people if not one.dms_open or left(one.id)}
            self.house.crowd.shut_out |= {(party.table, one) for one in unreached}

    async def only_play(self, seconds: float) -> None:
        """Let people play without any trouble."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await self._click(unhindered=True)
            await self.witness.look()

    async def play_matches(self, number: int) -> None:
        """Play so many matches, without any trouble; note the bot's memory after a fifth of them, and at the end."""
        while (over := (await self.witness.standing())["over"]) < number:
            if over >= number * EARLY and not self.memory:
                self.memory.append(self.house.bot.memory())
            await self._click(unhindered=True)
        self.memory.append(self.house.bot.memory())

    @property
    def leaked(self) -> float:
        """How many MiB the bot has grown beyond what is allowed, since it had played a fifth of its matches."""
        early, late = self.memory[0] if self.memory else 0.0, self.memory[-1] if self.memory else 0.0
        return round(max(0.0, late - early * GROWTH), 1)

    async def be_killed(self, times: int) -> None:
        """Click all the time, and kill a process of the bot at random moments; it is restarted at once."""
        clicking, killed = asyncio.create_task(self._click(FOREVER)), 0.0
        for _ in range(times):
            await asyncio.sleep(self.luck.uniform(*ALIVE))
            bot, killed = self.luck.choice(self.house.bot.bots), time.monotonic()
            await bot.kill()
            self.troubles["killed"] += 1
            before = self.witness.moves
            await self.witness.look()
            self.between.append(self.witness.moves - before)
            await bot.start()
            await self.house.ready()
        clicking.cancel()
        await self._alive("killed", killed)

    async def play_out(self, within: float) -> None:
        """Let nobody do anything and the clock race, until each match is over or paused with a reason."""
        await self.house.bot.stop()
        began = joined(self.began, time.time(), self.asked.speed, AT_LAST)
        for bot in self.house.bot.bots:
            bot.environment = {**bot.environment, "SOAK_SPEED": str(AT_LAST), "SOAK_BEGAN": repr(began)}
        await self.house.open()
        end = time.monotonic() + within
        while await self.witness.unfinished() and time.monotonic() < end:  # noqa: ASYNC110  the database tells nothing
            await asyncio.sleep(AGAIN)
        self.unfinished = len(await self.witness.unfinished())
        await self._alive("played_out", time.monotonic(), "over")

    @property
    def _talkative(self) -> list[Soaked]:
        return [party for number, party in enumerate(self.parties) if number % SILENT]

    async def _click(self, seconds: float = EPISODE, *, unhindered: bool = False, heard: bool = True) -> None:
        """Click. Each click that was `heard` must be answered; if nothing hindered it, by the table's process."""
        failed, unanswered = self._all("failed"), self._all("unanswered")
        await at_rate(self.asked.rate, seconds, among(self._talkative, self.luck), self.tally)
        if unhindered:
            self.unanswered += self._all("unanswered") - unanswered
        elif heard:
            self.unanswered += self._all("failed") - failed

    def _all(self, what: str) -> Counter[str]:
        return sum((getattr(party, what) for party in self.parties), Counter[str]())

    async def _alive(self, after: str, lifted: float, status: str = "playing") -> None:
        """Wait until each table offers everybody what it asks of them, and answers; then until none has twins.

        `lifted` is the moment from which their time counts. Tables where nobody does anything are not asked.
        """
        dark = await self._dark(status)
        silent = {party.table: party for party in self._talkative if party.table} if status == "playing" else {}
        left = set(await self.witness.versions(status)) | silent.keys()
        while left and time.monotonic() - lifted < DARK:
            await self._record_wrong_times(after)
            dark &= await self._dark(status)
            answers = await asyncio.gather(*(party.alive() for party in silent.values()))
            silent = {table: silent[table] for table, alive in zip(list(silent), answers, strict=True) if not alive}
            alive = left - dark - silent.keys()
            self.alive[after] += [time.monotonic() - lifted] * len(alive)
            left -= alive
            await asyncio.sleep(AGAIN * bool(left))
        self.dark = dict.fromkeys(left, after) | self.dark
        for table in left:
            answer = await silent[table].asked_for_hand() if table in silent else None
            kept, crowd, log = self.witness.kept, self.house.crowd, logged(self.flags)
            self.evidence += [f"dark after {after}", *await of_dark(kept, crowd, table, log, answer)]
        await self._record_wrong_times(after)
        for twin in await self._twins() - self.twins.keys():
            self.twins[twin] = after
            self.evidence += await of_twin(self.witness.kept, self.house.crowd, twin, logged(self.flags))

    async def _record_wrong_times(self, after: str) -> None:
        found = await find_wrong_times(self.house.crowd, self.witness.kept)
        self.wrong_times = dict.fromkeys(found, after) | self.wrong_times

    async def _dark(self, status: str) -> set[int]:
        """Return the tables that leave somebody in the dark now; of those that are over, those that do not say so."""
        crowd, kept = self.house.crowd, self.witness.kept
        if status == "playing":
            return {table.table for table in await waiting(kept) if not lit(crowd, table)}
        return {table for table in await self.witness.versions(status) if not told_of_the_end(crowd, table)}

    async def _twins(self) -> set[Twin]:
        """Return the second boards and bells that have stayed for as long as a table may be dark, and those before."""
        found, end = await twins(self.house.crowd, self.witness.kept), time.monotonic() + DARK
        while found - self.twins.keys() and time.monotonic() < end:
            await asyncio.sleep(AGAIN)
            found &= await twins(self.house.crowd, self.witness.kept)
        return found


def joined(began: float, now: float, before: float, after: float) -> float:
    """Return when a clock of another speed must have begun to show the same time now; in seconds since 1970."""
    shows = began + (now - began) * before
    return (shows - now * after) / (1 - after)


def read_small_host_environment() -> dict[str, str]:
    """Return the environment that the unit of a small host gives to the bot."""
    unit = SMALL_HOST_UNIT.read_text("utf-8").splitlines()
    given = next(line for line in unit if line.startswith(ENVIRONMENT)).removeprefix(ENVIRONMENT)
    return dict(variable.split("=", 1) for variable in given.split())


async def soaked(
    folder: Path, place: HouseDatabase, asked: SoakPlan, trouble: Callable[[Soak], Awaitable[None]]
) -> Counted:
    """Open a bot, let the trouble come, and return what is counted."""
    began = time.time()
    settings = {
        # With a fast clock half a year passes quickly, and deleted tables would count as lost.
        "KEEP_DAYS": "0",
        "SOAK_SPEED": str(asked.speed),
        "SOAK_BEGAN": repr(began),
        "SOAK_FLAGS": str(folder),
        "LOG_LEVEL": asked.level,
        **({} if asked.memory is None else read_small_host_environment()),
    }
    with limit_memory(asked.memory) as limit:
        async with parlour(folder, ROOT, place, asked.processes, asked.processes, FAST_CLOCK_BOT, settings) as house:
            luck = random.Random(asked.seed)
            soak = Soak(house, Witness(place), luck, folder, asked, began, limit=limit)
            for bot in house.bot.bots:
                bot.prefix = limit.prefix
            if asked.memory is not None:
                await house.bot.bots[0].migrate_unused_database()
            async with watch_memory(limit, house.bot.own_memory):
                await house.open()
                await soak.seat()
                await trouble(soak)
        limit.read_group()
    return await _counted(soak, logged(folder))


async def _counted(soak: Soak, log: str) -> Counted:
    witness = soak.witness
    await witness.look()
    exact, wrong = await witness.verified()
    standing, pauses = await witness.standing(), await find_pauses(soak.house.crowd, witness.kept)
    shown = Counter(wrong.shows for wrong in soak.wrong_times)
    doubled = await witness.doubled()
    counts = {
        "tables": sum(standing.values()),
        "over": standing["over"],
        "closed": standing["closed"],
        "playing": standing["playing"],
        "aside": standing["aside"],
        "unfinished": soak.unfinished,
        "paused": len(pauses),
        "untold": sum(not told for told in pauses.values()),
        "still": shown["none"],
        "old": shown["old"],
        "troubles": sum(soak.troubles.values()),
        "kills": soak.troubles["killed"],
        "between": sum(soak.between),
        "fruitful": sum(moves > 0 for moves in soak.between),
        "clicks": soak.tally.clicks,
        "handed": len(soak.tally.handed),
        "unanswered": soak.unanswered.total(),
        "moves": witness.moves,
        "accepted": sum(map(len, witness.accepted.values())),
        "lost": sum(map(len, witness.lost().values())),
        "doubled": sum(one.times for one in doubled),
        "exact": exact,
        "diverged": wrong,
        "twins": len(soak.twins),
        "dark": len(soak.dark),
        "slowest": round(max(itertools.chain(*soak.alive.values()), default=0), 1),
        "early": round(soak.memory[0]) if soak.memory else 0,
        "late": round(soak.memory[-1]) if soak.memory else 0,
        "leaked": soak.leaked,
        "most": round(soak.limit.most),
        "ended": soak.limit.kills,
        "defects": log.count("Traceback"),
    }
    return Counted(
        counts,
        soak.dark,
        soak.alive,
        soak.unanswered,
        soak.twins,
        witness.lost(),
        await _evidence(soak, doubled, log),
        soak.wrong_times,
    )


async def _evidence(soak: Soak, doubled: Sequence[Doubled], log: str) -> list[str]:
    """Return what is known of whatever was counted, line by line."""
    crowd, clock = soak.house.crowd, QuickTime(soak.began, soak.asked.speed)
    told = list(soak.evidence)
    for one in doubled:
        told += await of_doubled(soak.witness.kept, crowd, one, clock)
    for table in soak.witness.lost():
        told += await of_lost(soak.witness.kept, crowd, table, soak.witness.accepted[table], clock)
    for pressed in unanswered(crowd.pressed):
        told += of_unanswered(pressed, log)
    return told


BAD_FOR_TABLES = ("lost", "doubled", "diverged", "dark", "twins", "aside", "unfinished", "untold", "still", "old")
BAD = (*BAD_FOR_TABLES, "unanswered", "defects", "leaked", "ended")
"""What must not happen."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Soak a bot and report; 1 if anything is counted that must not happen."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.soak", description=tool_text("soak-help"))
    parser.add_argument("--tables", type=int, default=50, help=tool_text("soak-help-tables"))
    parser.add_argument("--seconds", type=float, default=1800.0, help=tool_text("soak-help-seconds"))
    parser.add_argument("--kills", type=int, help=tool_text("soak-help-kills"))
    parser.add_argument("--matches", type=int, help=tool_text("soak-help-matches"))
    parser.add_argument("--memory", type=float, help=tool_text("soak-help-memory"))
    parser.add_argument("--rate", type=float, default=RATE, help=tool_text("soak-help-rate"))
    parser.add_argument("--seed", type=int, default=1, help=tool_text("soak-help-seed"))
    parser.add_argument("--out", type=float, default=1800.0, help=tool_text("soak-help-out"))
    parser.add_argument("--speed", type=float, default=SPEED, help=tool_text("soak-help-speed"))
    parser.add_argument("--processes", type=int, default=1, help=tool_text("soak-help-processes"))
    parser.add_argument("--log", type=Path, help=tool_text("soak-help-log"))
    parser.add_argument("--level", default=LEVEL, help=tool_text("soak-help-level"))
    parser.add_argument("--troubles", type=_named, default=(), help=tool_text("soak-help-troubles"))
    asked = parser.parse_args(arguments)
    try:
        counted = _soaked(asked)
    except NoServer as reason:
        sys.stderr.write(tool_text("load-no-server", reason=str(reason)) + "\n")
        return 2
    for line in _told(counted):
        sys.stdout.write(f"{line}\n")
    return 1 if any(counted.counts[name] for name in BAD) else 0


def _soaked(asked: argparse.Namespace) -> Counted:
    wanted = SoakPlan(
        asked.tables, asked.seed, asked.speed, asked.processes, asked.rate, asked.level, asked.troubles, asked.memory
    )
    where = AUTO if asked.processes > 1 else None
    with tempfile.TemporaryDirectory(prefix="parlour-soak-") as name, kept(where, Path(name)) as place:
        counted = asyncio.run(soaked(Path(name), place, wanted, _trouble(asked)))
        if asked.log:
            asked.log.write_text(logged(Path(name)))
    return counted


def _named(names: str) -> tuple[str, ...]:
    """Read the names of troubles; ArgumentTypeError with those that there are, if one is none."""
    asked = tuple(names.split(","))
    if not TROUBLES.keys() >= set(asked):
        raise argparse.ArgumentTypeError(", ".join(TROUBLES))
    return asked


def _told(counted: Counted) -> Iterator[str]:
    for name, count in counted.counts.items():
        yield f"{count:>8}  {tool_text('soak-row', name=name)}"
    for trouble, seconds in sorted(counted.alive.items()):
        p50, most = f"{median(seconds):.1f}", f"{max(seconds):.1f}"
        yield tool_text("soak-alive", trouble=trouble, tables=len(seconds), median=p50, most=most)
    for seen, clicks in counted.unanswered.items():
        yield tool_text("soak-unanswered", seen=seen, clicks=clicks)
    for twin, trouble in counted.twins.items():
        yield tool_text("soak-twin", message=str(twin.message), kind=twin.kind, trouble=trouble)
    for table, moves in counted.lost.items():
        yield tool_text("soak-lost", table=str(table), moves=", ".join(moves))
    for table, trouble in counted.dark.items():
        yield tool_text("soak-dark", table=str(table), trouble=trouble)
    for wrong, trouble in counted.wrong_times.items():
        yield tool_text("soak-wrong-time", table=str(wrong.table), shows=wrong.shows, trouble=trouble)
    yield from counted.evidence


def _trouble(asked: argparse.Namespace) -> Callable[[Soak], Awaitable[None]]:
    async def trouble(soak: Soak) -> None:
        if asked.memory:
            await soak.only_play(asked.seconds)
        elif asked.matches:
            await soak.play_matches(asked.matches)
        else:
            await (soak.be_killed(asked.kills) if asked.kills else soak.go_on(asked.seconds))
        if asked.out and not (asked.matches or asked.memory):
            await soak.play_out(asked.out)

    return trouble


if __name__ == "__main__":
    sys.exit(main())
