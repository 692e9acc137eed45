"""Forms (modals): several questions at once, filled in and sent by one person."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice, product

from bot.screens.layout import Option, Style

MAX_FORM_FIELDS = 5
"""The most that Discord accepts in one form."""


MAX_EXPANDED_FIELDS = 3
"""In a form with at most this many fields, each field can show all of its options at once."""
MAX_TRIED_FILLINGS = 200
"""So many ways to fill in a form are tried at most, to find one that is wished."""


@dataclass(frozen=True, slots=True)
class FormChoice:
    """A field with options to choose: all shown at once if there are few, in a dropdown menu if there are many.

    One is chosen, or from none to `max_values`: the field's value is the chosen ones, separated by commas.
    """

    name: str
    label: str
    help: str
    options: tuple[Option, ...]
    max_values: int = 1


@dataclass(frozen=True, slots=True)
class FormLine:
    """A text field of a form (text input); if it may be empty, it is optional."""

    name: str
    label: str
    help: str
    value: str = ""
    max_length: int = 80
    min_length: int = 0


FormField = FormChoice | FormLine


@dataclass(frozen=True, slots=True)
class Form:
    """A form (modal) to fill in: at most five fields. `act` says what sending it means.

    A `compact` form has menus, so that a phone shows all of it.
    """

    title: str
    act: str
    fields: tuple[FormField, ...]
    compact: bool = False


@dataclass(frozen=True, slots=True)
class MoveForm:
    """A choice with several parts, made at once: moves from a form.

    `label` is on the button that opens the form, and above the form. `write` turns the fields' values into the words
    that a player would type, so a sheet is played, refused and answered like typed words. A text about the sheet may be
    `beside` the button that opens it; the button's label is then `press`.
    """

    name: str
    label: str
    fields: tuple[FormChoice, ...]
    write: Callable[[Mapping[str, str]], str]
    style: Style = "plain"
    beside: str = ""
    press: str = ""

    def to_form(self, act: str) -> Form:
        """Return the sheet as a form; `act` says what sending it means."""
        return Form(self.label, act, self.fields, compact=len(self.fields) > MAX_EXPANDED_FIELDS)

    def prefill_form(self, wished: Callable[[str], bool]) -> "MoveForm":
        """Return the sheet filled in so that what it writes is wished; if that cannot be, nothing is chosen in it."""
        ways = (values for values in islice(self._iter_values(), MAX_TRIED_FILLINGS) if wished(self.write(values)))
        values = next(ways, {})
        return replace(self, fields=tuple(_preselect_option(choice, values) for choice in self.fields))

    def _iter_values(self) -> Iterator[dict[str, str]]:
        """Yield each way to fill it in: the one that is chosen first."""
        orders = [sorted(field.options, key=lambda option: not option.chosen) for field in self.fields]
        for options in product(*orders):
            yield {field.name: option.value for field, option in zip(self.fields, options, strict=True)}


def _preselect_option(field: FormChoice, values: Mapping[str, str]) -> FormChoice:
    options = (replace(option, chosen=option.value == values.get(field.name)) for option in field.options)
    return replace(field, options=tuple(options))
