"""A form: several things asked at once, filled in and sent by one person alone."""

from dataclasses import dataclass

from bot.screens.layout import Option


@dataclass(frozen=True, slots=True)
class Choice:
    """A field of which one option is chosen: by its words where they are few, from a menu where they are many."""

    name: str
    label: str
    help: str
    options: tuple[Option, ...]


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
