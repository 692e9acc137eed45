"""`python -m bot.load.soak [--tables N] [--seconds S | --kills N] [--out S] [--seed N]`: a mixed house in trouble."""

import argparse
import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bot.load.clicking import among, at_rate
from bot.load.crowd import Crowd
from bot.load.havoc import FULL, TROUBLES, Scene
from bot.load.house import GUESTS, ROOT, House
from bot.load.party import PACE
from bot.load.process import BotProcess
from bot.load.tally import Tally, Traffic
from bot.load.witness import Witness
from bot.load.yes import Soaked
from bot.sandbox import Sandbox
from games import keys
from games.engine.words import said

HURRIED = Path(__file__).with_name("hurried.py")
SPEED, AT_LAST = 20.0, 6000.0
"""How many times as fast as real time the house's clock runs: during troubles, unless set otherwise; and at the end."""
RATE = 8.0
EPISODE, FOREVER = 4.0, 100_000.0
"""Seconds of clicks with a trouble, and as many after it; seconds that no soak exceeds."""

DARK = 60.0
"""After this many seconds a table that shows an old state counts as dark."""

ALIVE = (0.2, 2.5)
"""Seconds that a house which is killed often may play between two kills."""

SILENT = 4
"""At one in this many tables, nobody does anything after the start."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a soak counted, and which table stayed dark after which trouble."""

    counts: dict[str, int | float]
    dark: dict[int, str]


@dataclass
class Soak:
    """One soak, and its counts."""

    house: House[BotProcess]
    sandbox: Sandbox
    witness: Witness
    luck: random.Random
    speed: float
    """How many times as fast as real time the house's clock runs during troubles."""
    began: float
    """When the house's clock and real time were the same."""
    parties: list[Soaked] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    troubles: Counter[str] = field(default_factory=Counter)
    dark: dict[int, str] = field(default_factory=dict)
    """The tables that stayed dark, and after which trouble."""
    between: list[int] = field(default_factory=list)
    """How many moves were stored between two successive kills, in a soak with kills only."""
    slowest: float = 0.0
    unfinished: int = 0
    """How many matches were still running when there was no more time to play them to their ends."""

    async def seat(self, tables: int) -> None:
        """Open the tables, game after game."""
        people = self.house.crowd.people
        for number, key in zip(range(tables), itertools.cycle(keys()), strict=False):
            goblins = number % 3
            sitters = [people[(3 * number + seat) % len(people)] for seat in range(3 - goblins)]
            luck = random.Random(number)  # noqa: S311  how somebody plays by lot is no secret
            pace = PACE if number % SILENT else "live"
            party = Soaked(self.house.crowd, key, sitters, self.tally.note, luck, pace, goblins, witness=self.witness)
            await party.open()
            self.parties.append(party)

    async def go_on(self, seconds: float) -> None:
        """Bring one trouble after another, each at least once if there is time."""
        until = time.monotonic() + seconds
        for name in itertools.cycle(self.luck.sample(list(TROUBLES), len(TROUBLES))):
            if time.monotonic() > until:
                break
            self.troubles[name] += 1
            async with TROUBLES[name](Scene(self.house, self.sandbox, self.luck)):
                self.witness.look()
                await self._click()
            await self._lit(name)
            await self._click()
            self.witness.look()

    async def be_killed(self, times: int) -> None:
        """Click all the time, and kill the bot at random moments; it is restarted at once."""
        clicking = asyncio.create_task(self._click(FOREVER))
        for _ in range(times):
            await asyncio.sleep(self.luck.uniform(*ALIVE))
            await self.house.bot.kill()
            self.troubles["killed"] += 1
            before = self.witness.moves
            self.witness.look()
            self.between.append(self.witness.moves - before)
            await self.house.open()
        clicking.cancel()
        await self._lit("killed")

    async def play_out(self, within: float) -> None:
        """Let nobody do anything and the clock race, until each match is over or paused with a reason."""
        bot = self.house.bot
        await bot.stop()
        began = joined(self.began, time.time(), self.speed, AT_LAST)
        bot.environment = {**bot.environment, "SOAK_SPEED": str(AT_LAST), "SOAK_BEGAN": repr(began)}
        await self.house.open()
        end = time.monotonic() + within
        while self.witness.unfinished() and time.monotonic() < end:  # noqa: ASYNC110  the database tells nothing
            await asyncio.sleep(0.5)
        self.unfinished = len(self.witness.unfinished())
        await self._lit("played_out", "over")

    async def _click(self, seconds: float = EPISODE) -> None:
        talkative = [party for number, party in enumerate(self.parties) if number % SILENT]
        await at_rate(RATE, seconds, among(talkative, self.luck), self.tally)

    async def _lit(self, after: str, status: str = "playing") -> None:
        """Wait until each table shows at least the state at the end of the trouble, or at the end of its match."""
        began, then = time.monotonic(), self.witness.versions(status)
        while then and time.monotonic() - began < DARK:
            shown = self.witness.shown()
            then = {table: version for table, version in then.items() if shown.get(table, -1) < version}
            await asyncio.sleep(0.25)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.dark |= dict.fromkeys(then, after)


def joined(began: float, now: float, before: float, after: float) -> float:
    """Return when a clock of another speed must have begun to show the same time now; in seconds since 1970."""
    shows = began + (now - began) * before
    return (shows - now * after) / (1 - after)


async def soaked(
    folder: Path, tables: int, trouble: Callable[[Soak], Awaitable[None]], seed: int, speed: float
) -> Counted:
    """Open a house, let the trouble come, and return what is counted."""
    traffic, database, began = Traffic(), folder / "parlour.db", time.time()
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(people=GUESTS, heard=traffic.note, identify_seconds=0))
        environment = {
            "DISCORD_TOKEN": sandbox.token,
            "SANDBOX_ADDRESS": sandbox.address,
            "DATABASE_URL": str(database),
            "LOG_LEVEL": "WARNING",
            "TABLES_A_CHANNEL": "0",
            "TABLES_A_PERSON": "0",
            "OPENING_PAUSE": "0",
            # With a fast clock half a year passes quickly, and deleted tables would count as lost.
            "KEEP_DAYS": "0",
            "SOAK_SPEED": str(speed),
            "SOAK_BEGAN": repr(began),
            "SOAK_FULL": str(database.with_suffix(FULL)),
        }
        bot = BotProcess([HURRIED], environment, ROOT, folder / "parlour.log")
        stack.push_async_callback(bot.stop)
        house = House(bot, Crowd(sandbox), traffic, "help", database)
        luck = random.Random(seed)  # noqa: S311  which trouble comes when is no secret
        soak = Soak(house, sandbox, Witness(database), luck, speed, began)
        await house.open()
        await soak.seat(tables)
        await trouble(soak)
        await bot.stop()
    return await _counted(soak, bot.log.read_text())


async def _counted(soak: Soak, log: str) -> Counted:
    witness = soak.witness
    witness.look()
    exact, wrong = await witness.verified()
    standing, paused = witness.standing(), witness.paused()
    counts = {
        "tables": sum(standing.values()),
        "over": standing["over"],
        "closed": standing["closed"],
        "playing": standing["playing"],
        "aside": standing["aside"],
        "unfinished": soak.unfinished,
        "paused": len(paused),
        "untold": sum(not told for told in paused.values()),
        "troubles": sum(soak.troubles.values()),
        "kills": soak.troubles["killed"],
        "between": sum(soak.between),
        "fruitful": sum(moves > 0 for moves in soak.between),
        "clicks": soak.tally.clicks,
        "moves": witness.moves,
        "accepted": sum(map(len, witness.accepted.values())),
        "lost": witness.lost + witness.unstored(),
        "doubled": witness.doubled(),
        "exact": exact,
        "diverged": wrong,
        "dark": len(soak.dark),
        "slowest": round(soak.slowest, 1),
        "defects": log.count("Traceback"),
    }
    return Counted(counts, soak.dark)


BAD = ("lost", "doubled", "diverged", "dark", "aside", "unfinished", "untold")


def main(arguments: Sequence[str] | None = None) -> int:
    """Soak a house and report; 1 if anything is counted that must not happen."""
    parser = argparse.ArgumentParser(prog="python -m bot.load.soak", description=said("soak-help"))
    parser.add_argument("--tables", type=int, default=50, help=said("soak-help-tables"))
    parser.add_argument("--seconds", type=float, default=1800.0, help=said("soak-help-seconds"))
    parser.add_argument("--kills", type=int, help=said("soak-help-kills"))
    parser.add_argument("--seed", type=int, default=1, help=said("soak-help-seed"))
    parser.add_argument("--out", type=float, default=1800.0, help=said("soak-help-out"))
    parser.add_argument("--speed", type=float, default=SPEED, help=said("soak-help-speed"))
    parser.add_argument("--log", type=Path, help=said("soak-help-log"))
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="parlour-soak-") as folder:
        counted = asyncio.run(soaked(Path(folder), asked.tables, _trouble(asked), asked.seed, asked.speed))
        if asked.log:
            asked.log.write_bytes((Path(folder) / "parlour.log").read_bytes())
    for name, count in counted.counts.items():
        sys.stdout.write(f"{count:>8}  {said('soak-row', name=name)}\n")
    for table, trouble in counted.dark.items():
        sys.stdout.write(f"{said('soak-dark', table=str(table), trouble=trouble)}\n")
    return 1 if any(counted.counts[name] for name in BAD) else 0


def _trouble(asked: argparse.Namespace) -> Callable[[Soak], Awaitable[None]]:
    async def trouble(soak: Soak) -> None:
        await (soak.be_killed(asked.kills) if asked.kills else soak.go_on(asked.seconds))
        if asked.out:
            await soak.play_out(asked.out)

    return trouble


if __name__ == "__main__":
    sys.exit(main())
