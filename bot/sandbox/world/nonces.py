"""The nonces of the bot's messages, which Discord keeps unique for some minutes if the bot asks for it."""

from collections.abc import Callable

from bot.sandbox.world.world import Message

NONCE_SECONDS = 5 * 60.0
"""How long a nonce is kept; Discord says "the past few minutes"."""


class Nonces:
    """Which message the bot recently made with which nonce, by the sandbox's clock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._made: dict[str | int, tuple[float, Message]] = {}

    def remember_nonce(self, message: Message, age: float = 0.0) -> None:
        """Keep the nonce of a message that was made this many seconds ago, if it has one."""
        if message.nonce is not None:
            self._forget_old()
            self._made.pop(message.nonce, None)
            self._made[message.nonce] = (self._now() - age, message)

    def find_message(self, nonce: str | int) -> Message | None:
        """Return the latest message with a nonce, as long as that is kept."""
        self._forget_old()
        return self._made[nonce][1] if nonce in self._made else None

    def _forget_old(self) -> None:
        while self._made and self._now() - next(iter(self._made.values()))[0] > NONCE_SECONDS:
            del self._made[next(iter(self._made))]
