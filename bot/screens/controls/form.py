"""A form: several questions at once, filled in and sent by one person."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.screens.layout import Option, Style

MOST_FIELDS = 5
"""The most that Discord accepts in one form."""


MOST_AT_LENGTH = 3
"""In a form with at most this many fields, each field can show all of its options at once."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A field with options to choose: all shown at once if there are few, in a menu if there are many.

    One is chosen, or from none to `most`: the field's value is the chosen ones, separated by commas.
    """

    name: str
    label: str
    help: str
    options: tuple[Option, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class FormLine:
    """A field for a typed line; if it may be empty, it is optional."""

    name: str
    label: str
    help: str
    value: str = ""
    most: int = 80
    least: int = 0


Field = Choice | FormLine


@dataclass(frozen=True, slots=True)
class Form:
    """What a person fills in: at most five fields. `act` says what sending it means.

    A `compact` form has menus, so that a phone shows all of it.
    """

    title: str
    act: str
    fields: tuple[Field, ...]
    compact: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A choice with several parts, made at once: moves from a form.

    `label` is on the button that opens the form, and above the form. `write` turns the fields' values into the words
    that a player would type, so a sheet is played, refused and answered like typed words. A text about the sheet may be
    `beside` the button that opens it; the button's label is then `press`.
    """

    name: str
    label: str
    fields: tuple[Choice, ...]
    write: Callable[[Mapping[str, str]], str]
    style: Style = "plain"
    beside: str = ""
    press: str = ""

    def form(self, act: str) -> Form:
        """Return the sheet as a form; `act` says what sending it means."""
        return Form(self.label, act, self.fields, compact=len(self.fields) > MOST_AT_LENGTH)
