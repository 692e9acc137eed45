"""A form: several things asked at once, filled in and sent by one person alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.screens.layout import Option

MOST_FIELDS = 5
"""What Discord takes in one form."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A field of which options are chosen: shown at once where they are few, from a menu where they are many.

    One is chosen, or none up to `most`: those that are chosen are filled in with commas between them.
    """

    name: str
    label: str
    help: str
    options: tuple[Option, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Line:
    """A field in which a line is typed; where it may be empty, nothing need be."""

    name: str
    label: str
    help: str
    value: str = ""
    most: int = 80
    least: int = 0


Field = Choice | Line


@dataclass(frozen=True, slots=True)
class Form:
    """What a person fills in: at most five fields. `act` is what sending it means."""

    title: str
    act: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A choice of several parts, made at once: moves that are filled in.

    `label` stands on the button that opens it and above it. `write` returns what one would type for what was filled in,
    by field: so a sheet is played, refused and answered as typed words are.
    """

    name: str
    label: str
    fields: tuple[Choice, ...]
    write: Callable[[Mapping[str, str]], str]

    def form(self, act: str) -> Form:
        """Return the sheet as a form; `act` is what sending it means."""
        return Form(self.label, act, self.fields)
