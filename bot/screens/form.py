"""A form: several things asked at once, filled in and sent by one person alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.screens.layout import Option, Style

MOST_FIELDS = 5
"""What Discord takes in one form."""


MOST_AT_LENGTH = 3
"""Of so many fields all options can be shown at once."""


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
    """What a person fills in: at most five fields. `act` is what sending it means.

    One that is `compact` has menus, so that all of it can be seen on a phone.
    """

    title: str
    act: str
    fields: tuple[Field, ...]
    compact: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A choice of several parts, made at once: moves that are filled in.

    `label` stands on the button that opens it and above it. `write` returns what one would type for what was filled in,
    by field: so a sheet is played, refused and answered as typed words are. What a sheet is about may be told `beside`
    the button that opens it, which says then what to `press` it for.
    """

    name: str
    label: str
    fields: tuple[Choice, ...]
    write: Callable[[Mapping[str, str]], str]
    style: Style = "plain"
    beside: str = ""
    press: str = ""

    def form(self, act: str) -> Form:
        """Return the sheet as a form; `act` is what sending it means."""
        return Form(self.label, act, self.fields, compact=len(self.fields) > MOST_AT_LENGTH)
