"""The parts of a screen, whatever shows it: text, pictures, buttons, menus."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Style = Literal["plain", "main", "good", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph in Discord's markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture with its alt text; `name` is the file's name, unique on its screen."""

    name: str
    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line between two parts."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `act` is what a click on it means (see `bot.screens.acts`)."""

    label: str
    act: str
    style: Style = "plain"
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 options, of which one is chosen."""

    placeholder: str
    act: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


Control = Menu | Row
Part = Text | Drawing | Rule | Menu | Row
Accent = Literal["waiting", "calm", "over"]


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything that one surface shows. `pings` are the users whose bell this screen may ring when it is posted."""

    parts: tuple[Part, ...]
    accent: Accent = "calm"
    pings: tuple[int, ...] = ()

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """The pictures of the screen."""
        return tuple(part for part in self.parts if isinstance(part, Drawing))

    @property
    def digest(self) -> str:
        """Sixteen hex digits that differ when anything a person could see or press differs."""
        ink = hashlib.sha256()
        for piece in self._ink():
            ink.update(piece)
        return ink.hexdigest()[:16]

    def _ink(self) -> Iterator[bytes]:
        yield self.accent.encode()
        for part in self.parts:
            if isinstance(part, Drawing):
                yield part.png
                yield part.alt.encode()
            else:
                yield repr(part).encode()


def rows(buttons: list[Button], width: int = 5) -> list[Row]:
    """Return buttons in rows of at most `width`."""
    return [Row(tuple(buttons[start : start + width])) for start in range(0, len(buttons), width)]
