"""What the page offers to people who come for the first time."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FirstSteps:
    """A button that does what a person could do: send a command, press buttons of its answer, choose in its menus."""

    label: str
    command: str
    """Its name; if it takes an option, the page asks for it."""
    presses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each choice of that option the labels of buttons and menu options, in order; the first missing ends it."""
    language: str = "en"
    """The language of `label` and `presses`: people whose Discord speaks it are offered this one."""
