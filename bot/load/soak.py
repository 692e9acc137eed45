"""`python -m bot.load.soak [--tables N] [--seconds S | --kills N] [--seed N]`: a mixed house in trouble."""

import argparse
import asyncio
import itertools
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bot.load.clicking import among, at_rate
from bot.load.crowd import Crowd, Outcome
from bot.load.havoc import FULL, TROUBLES, Scene
from bot.load.house import GUESTS, ROOT, House
from bot.load.party import PACE, Party
from bot.load.process import BotProcess
from bot.load.sights import Sight
from bot.load.tally import Tally, Traffic
from bot.load.witness import Witness
from bot.sandbox import Sandbox
from bot.screens.acts import Act
from games import keys
from games.engine.words import said

HURRIED = Path(__file__).with_name("hurried.py")
SPEED = 20
RATE = 8.0
EPISODE, FOREVER = 4.0, 100_000.0
"""Seconds of clicks with a trouble, and as many after it; seconds that no soak takes."""

DARK = 60.0
"""Seconds after which a table that shows less than is so counts as dark."""

PROMPT = 1.5
"""Seconds: an answer that came sooner was no mere promise."""

ALIVE = (0.2, 2.5)
"""Seconds for which a house that is killed often may play between two kills."""

TOO_LATE = [
    re.compile(re.escape(line).replace("NAME", ".+"))
    for line in (
        said("answer-stale"),
        said("answer-too-late", by="clock", name="NAME"),
        said("answer-too-late", by="player", name="NAME"),
    )
]
"""What the message that was clicked says to who was too late."""

SILENT = 4
"""At one table in so many, nobody does anything once it is started."""


@dataclass
class Soaked(Party):
    """People round a table who remember what they were told yes to."""

    witness: Witness = field(kw_only=True)

    async def _take(self, person: int, sight: Sight, way: Act) -> None:
        self.witness.clicked[way.table] += 1
        outcomes: list[Outcome] = []
        told, self.note = self.note, lambda _verb, outcome: outcomes.append(outcome)
        try:
            await super()._take(person, sight, way)
        finally:
            self.note = told
        for outcome in outcomes:
            self.note(way.verb, outcome)
            if way.verb == "play" and accepted(outcome):
                self.witness.accepted[way.table].append(way.path)


def accepted(outcome: Outcome) -> bool:
    """Tell whether a click was answered with yes at once: no refusal, no mere promise, no control that was gone.

    A refusal is a new message, or a line in the message that was clicked where nothing is noted of that: "My hand", and
    a panel that was posted just before a kill.
    """
    prompt = not outcome.failed and outcome.message is None and 0 < outcome.seconds < PROMPT
    return prompt and not any(line.search(outcome.text) for line in TOO_LATE)


@dataclass
class Soak:
    """One soak, and its counts."""

    house: House
    sandbox: Sandbox
    witness: Witness
    luck: random.Random
    parties: list[Soaked] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    troubles: Counter[str] = field(default_factory=Counter)
    dark: set[int] = field(default_factory=set)
    between: list[int] = field(default_factory=list)
    """How many moves were stored between two kills in a row, where nothing but kills happens."""
    slowest: float = 0.0

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
            await self._lit()
            await self._click()
            self.witness.look()

    async def be_killed(self, times: int) -> None:
        """Click all the time, and kill the bot at random moments; it is started anew at once."""
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
        await self._lit()

    async def _click(self, seconds: float = EPISODE) -> None:
        talkative = [party for number, party in enumerate(self.parties) if number % SILENT]
        await at_rate(RATE, seconds, among(talkative, self.luck), self.tally)

    async def _lit(self) -> None:
        """Wait until each table shows at least what was so when the trouble ended."""
        began, then = time.monotonic(), self.witness.versions()
        while then and time.monotonic() - began < DARK:
            shown = self.witness.shown()
            then = {table: version for table, version in then.items() if shown.get(table, -1) < version}
            await asyncio.sleep(0.25)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.dark |= set(then)


async def soaked(
    folder: Path, tables: int, trouble: Callable[[Soak], Awaitable[None]], seed: int
) -> dict[str, int | float]:
    """Open a house, let the trouble come, and return what is counted."""
    traffic, database = Traffic(), folder / "parlour.db"
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(people=GUESTS, heard=traffic.note))
        environment = {
            "DISCORD_TOKEN": sandbox.token,
            "SANDBOX_ADDRESS": sandbox.address,
            "DATABASE_URL": str(database),
            "LOG_LEVEL": "WARNING",
            "TABLES_A_CHANNEL": "0",
            "TABLES_A_PERSON": "0",
            "OPENING_PAUSE": "0",
            "SOAK_SPEED": str(SPEED),
            "SOAK_BEGAN": str(time.time()),
            "SOAK_FULL": str(database.with_suffix(FULL)),
        }
        bot = BotProcess([HURRIED], environment, ROOT, folder / "parlour.log")
        stack.push_async_callback(bot.stop)
        house = House(bot, Crowd(sandbox), traffic, "help", database)
        luck = random.Random(seed)  # noqa: S311  which trouble comes when is no secret
        soak = Soak(house, sandbox, Witness(database), luck)
        await house.open()
        await soak.seat(tables)
        await trouble(soak)
        await bot.stop()
    return await _counted(soak, bot.log.read_text())


async def _counted(soak: Soak, log: str) -> dict[str, int | float]:
    witness = soak.witness
    witness.look()
    exact, wrong = await witness.verified()
    standing, paused = witness.standing(), witness.paused()
    return {
        "tables": sum(standing.values()),
        "over": standing["over"],
        "playing": standing["playing"],
        "aside": standing["aside"],
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


BAD = ("lost", "doubled", "diverged", "dark", "aside", "untold")


def main(arguments: Sequence[str] | None = None) -> int:
    """Soak a house and tell; 1 where anything is counted that must not be."""
    parser = argparse.ArgumentParser(prog="python -m bot.load.soak", description=said("soak-help"))
    parser.add_argument("--tables", type=int, default=50, help=said("soak-help-tables"))
    parser.add_argument("--seconds", type=float, default=1800.0, help=said("soak-help-seconds"))
    parser.add_argument("--kills", type=int, help=said("soak-help-kills"))
    parser.add_argument("--seed", type=int, default=1, help=said("soak-help-seed"))
    parser.add_argument("--log", type=Path, help=said("soak-help-log"))
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="parlour-soak-") as folder:
        counts = asyncio.run(soaked(Path(folder), asked.tables, _trouble(asked), asked.seed))
        if asked.log:
            asked.log.write_bytes((Path(folder) / "parlour.log").read_bytes())
    for name, count in counts.items():
        sys.stdout.write(f"{count:>8}  {said('soak-row', name=name)}\n")
    return 1 if any(counts[name] for name in BAD) else 0


def _trouble(asked: argparse.Namespace) -> Callable[[Soak], Awaitable[None]]:
    if asked.kills:
        return lambda soak: soak.be_killed(asked.kills)
    return lambda soak: soak.go_on(asked.seconds)


if __name__ == "__main__":
    sys.exit(main())
