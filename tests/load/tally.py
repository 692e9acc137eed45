"""What is counted during the load."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.load.crowd.people import ClickOutcome


@dataclass
class Tally:
    """Clicks on one bot: how long each took until its result was seen, and what happened to the others."""

    seconds: list[float] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    direct: list[float] = field(default_factory=list)
    """The times of clicks in direct messages, at tables of the process that receives direct messages."""
    handed: list[float] = field(default_factory=list)
    """The same at tables of other processes, to which the click was handed over."""
    idle: int = 0
    """How often a click was due and no table had anything to click."""
    began: float = field(default_factory=lambda: asyncio.get_running_loop().time())
    ended: float = 0.0

    def note(self, verb: str, outcome: ClickOutcome, *, far: bool = False) -> None:
        """Note one click; `far`: at a table of another process than the one that receives direct messages."""
        self.ended = asyncio.get_running_loop().time()
        self.verbs[verb] += 1
        if outcome.failed:
            self.failures[outcome.failed] += 1
        else:
            self.seconds.append(outcome.seconds)
            if outcome.direct:
                (self.handed if far else self.direct).append(outcome.seconds)

    @property
    def clicks(self) -> int:
        """How many clicks there were."""
        return sum(self.verbs.values())

    @property
    def rate(self) -> float:
        """How many clicks per second were answered."""
        return len(self.seconds) / (self.ended - self.began) if self.seconds else 0.0

    def milliseconds(self, percent: int) -> float:
        """Return within how many milliseconds this percentage of results was seen."""
        return milliseconds(self.seconds, percent)


def milliseconds(seconds: Sequence[float], percent: int) -> float:
    """Return within how many milliseconds this percentage of times lies; 0 if there are none."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0


@dataclass
class Traffic:
    """The requests that a bot made."""

    requests: int = 0
    bytes: int = 0

    def note(self, size: int) -> None:
        """Note one request with this many bytes in its body."""
        self.requests += 1
        self.bytes += size
