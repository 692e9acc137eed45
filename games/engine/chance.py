"""Random numbers (luck): provably fair draws (commit-reveal, a seed), and a fast generator (RNG) for simulations.

A proven draw is `HMAC-SHA256(seed, "STEP/LABEL/COUNTER")`: the first 8 bytes as a big-endian number, taken modulo the
bound. If the number lies in the last, incomplete run of the bound, the next counter is used. STEP is the number of
moves played so far, LABEL says what is drawn, COUNTER counts within the step. So nothing of the generator is stored,
and any language can check a match.
"""

import base64
import hashlib
import hmac
import random
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from typing import NamedTuple, TypeVar

from typing_extensions import override

T = TypeVar("T")

SEED_BYTES = 32
_RAW_DRAW_RANGE = 1 << 64


def generate_seed() -> bytes:
    """Generate a fresh random secret seed of 32 bytes."""
    return secrets.token_bytes(SEED_BYTES)


def compute_commitment(secret: bytes) -> str:
    """Compute the commitment: SHA-256 (hash) of a secret, in hex; shown before a match, checked with the secret."""
    return hashlib.sha256(secret).hexdigest()


def shorten_commitment(promise: str) -> str:
    """Shorten a commitment (hash) as people read it: the same 32 bytes in 43 characters of base64url."""
    return base64.urlsafe_b64encode(bytes.fromhex(promise)).decode().rstrip("=")


def parse_commitment(text: str) -> str | None:
    """Parse a promise (commitment) that somebody noted in either form; return it in hex, or `None` if it is none."""
    noted = text.strip()
    if re.fullmatch(r"[0-9a-fA-F]{64}", noted):
        return noted.lower()
    if re.fullmatch(r"[\w-]{43}=?", noted, re.ASCII):
        return base64.urlsafe_b64decode(noted.rstrip("=") + "=").hex()
    return None


class LuckSource(NamedTuple):
    """The source of a match's seed: the bot's secret, and the lines that players added, in seat order.

    The bot promised its secret before anybody stirred, and no player knew it: neither side chose the dice.
    """

    secret: bytes
    stirs: tuple[str, ...] = ()

    @property
    def seed(self) -> bytes:
        """The seed: HMAC-SHA256(secret, the lines, each ended by a newline); the secret itself if nobody stirred."""
        lines = "".join(f"{line}\n" for line in self.stirs)
        return hmac.digest(self.secret, lines.encode(), "sha256") if lines else self.secret

    @property
    def commitment(self) -> str:
        """The commitment to the secret (its SHA-256): what was promised."""
        return compute_commitment(self.secret)


class Chance(ABC):
    """A random number generator (RNG); `label` says what is drawn ("bag", "die"), in lower-case words."""

    @abstractmethod
    def random_below(self, bound: int, label: str) -> int:
        """Return a random number from 0 to `bound - 1`, all equally likely; `bound` is at least 1."""

    def roll_die(self, sides: int, label: str = "die") -> int:
        """Roll a die: return a random number from 1 to `sides`."""
        return self.random_below(sides, label) + 1

    def pick(self, things: Sequence[T], label: str) -> T:
        """Pick one of `things` at random (choice), which stay as they are."""
        return things[self.random_below(len(things), label)]

    def draw(self, things: MutableSequence[T], label: str) -> T:
        """Remove one of `things` at random and return it."""
        return things.pop(self.random_below(len(things), label))

    def shuffle(self, things: MutableSequence[T], label: str) -> None:
        """Put `things` in a random order, in place (Fisher and Yates, from the end)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.random_below(last + 1, label)
            things[last], things[other] = things[other], things[last]


class LuckDrawnError(Exception):
    """Luck was asked for where none may be drawn."""


class ForbiddenLuck(Chance):
    """Luck that refuses to be drawn: for moves that are judged before they are played."""

    @override
    def random_below(self, bound: int, label: str) -> int:
        """Raise `LuckDrawnError`."""
        raise LuckDrawnError(label)


MAX_GUESS_ERROR_PERCENT = 35
"""How many per cent a guess is off, at most."""


def add_noise(value: float, rng: Chance) -> float:
    """Return a value with random noise: for goblins, who imagine that people judge neither identically nor exactly."""
    return value * (100 - MAX_GUESS_ERROR_PERCENT + rng.random_below(2 * MAX_GUESS_ERROR_PERCENT + 1, "guess")) / 100


class ProvenChance(Chance):
    """The provably fair random draws of one step of a match, from its seed."""

    def __init__(self, seed: bytes, step: int) -> None:
        self._seed = seed
        self._step = step
        self._counter = 0

    @override
    def random_below(self, bound: int, label: str) -> int:
        """Return a random number from 0 to `bound - 1` that the seed proves."""
        limit = _RAW_DRAW_RANGE - _RAW_DRAW_RANGE % bound
        while True:
            message = f"{self._step}/{label}/{self._counter}".encode()
            self._counter += 1
            number = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if number < limit:
                return number % bound


class SwiftChance(Chance):
    """A fast pseudo-random generator (RNG) for simulations, audits and imagined worlds."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self._random = random.Random(seed).random  # noqa: S311  simulations need speed, not secrecy

    @override
    def random_below(self, bound: int, label: str) -> int:
        """Return a random number from 0 to `bound - 1`, fast."""
        return int(self._random() * bound)

    @override
    def pick(self, things: Sequence[T], label: str) -> T:
        """Return one of `things`: saves a call for every move of a simulation."""
        return things[int(self._random() * len(things))]

    @override
    def shuffle(self, things: MutableSequence[T], label: str) -> None:
        """Put `things` in a random order: saves a call for every thing of an imagined world."""
        random = self._random
        for last in range(len(things) - 1, 0, -1):
            other = int(random() * (last + 1))
            things[last], things[other] = things[other], things[last]
