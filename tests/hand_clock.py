"""The sandbox's clock in tests: it stands still, so that no answer is late because the machine is busy."""

from bot.sandbox import Sandbox

TOO_LATE = 4.0
"""Seconds after which Discord no longer waits for an answer."""


class HandClock:
    """A clock that a test moves by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def pass_by(self, seconds: float) -> None:
        self.time += seconds


def lose_patience(sandbox: Sandbox) -> None:
    """Let so much time pass by that whatever the bot has not answered by now has failed."""
    clock = sandbox.stage.now
    assert isinstance(clock, HandClock)
    clock.pass_by(TOO_LATE)
    sandbox.interactions.fail_late_interactions()
