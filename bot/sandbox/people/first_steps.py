"""What the page offers to whoever comes for the first time."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FirstSteps:
    """A button that does what a person could do: send a command, then press buttons of the message that answers."""

    label: str
    command: str
    """Its name; where it takes an option, the page asks which."""
    presses: tuple[str, ...] = ()
    """The labels of the buttons, in order; the first that is not there ends it."""
