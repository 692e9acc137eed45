"""The components of a screen, no matter who shows it: text, pictures, buttons, menus."""

import hashlib
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from bot.discord_api import MAX_COMPONENTS, MAX_DISPLAY_TEXT_LENGTH, find_max_field_length
from bot.pictures.picture import find_media_extension
from bot.screens.text_width import measure_text_width

MAX_TEXT_LENGTH = MAX_DISPLAY_TEXT_LENGTH
MAX_OPTIONS = find_max_field_length("StringSelectComponentForMessageRequest", "options")
MAX_BUTTONS_IN_ROW = find_max_field_length("ActionRowComponentForMessageRequest", "components")
MAX_BUTTON_ID_LENGTH = find_max_field_length("ButtonComponentForMessageRequest", "custom_id")
"""What Discord accepts in one message."""

Style = Literal["plain", "main", "good", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph in Discord's markdown."""

    markdown: str


IMAGE_SIZE_FIELDS = {"png": (">II", 16), "gif": ("<HH", 6)}
"""How width and height stand in the head of a file, and after how many bytes."""


@dataclass(frozen=True, slots=True)
class Figure:
    """An image with its alt text; `name` is unique on its screen. A `brief` text leaves something out.

    The `content` is a still or a moving picture. `file_name` says which, and differs if the picture differs, so a
    picture that a message already shows is not sent again.
    """

    name: str
    content: bytes
    alt: str
    brief: bool = False
    file_name: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Name the file by its content: once, because it is needed several times for each message."""
        digest = hashlib.blake2b(self.content, digest_size=8).hexdigest()
        object.__setattr__(self, "file_name", f"{self.name}-{digest}.{find_media_extension(self.content)}")

    @property
    def height_ratio(self) -> float:
        """The height of the picture as a part of its width, as the head of a PNG or a GIF tells them."""
        order, start = IMAGE_SIZE_FIELDS[find_media_extension(self.content)]
        width, height = struct.unpack_from(order, self.content, start)
        return float(height / width)


@dataclass(frozen=True, slots=True)
class Separator:
    """A separator: a thin line between two parts."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `act` says what a click on it means (`bot.screens.custom_ids`). One that is `off` cannot be pressed.

    `emoji` is the name of one of the bot's own (`bot.pictures.emoji`); if it cannot be shown, there is only the
    label. `short` stands on the button instead of its label, unless it needs an emoji that cannot be shown. One that is
    `paired` never stands at a row's end while another follows: the two are read together.
    """

    label: str
    act: str
    style: Style = "plain"
    emoji: str | None = None
    off: bool = False
    short: str | None = None
    paired: bool = False

    @property
    def visible_label(self) -> str:
        """What stands on the button, beside its emoji."""
        return self.label if self.short is None else self.short


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu (dropdown) of at most 25 options; one is chosen."""

    placeholder: str
    act: str
    options: tuple[Option, ...]


MenuOf = Literal["user", "role", "channel"]


@dataclass(frozen=True, slots=True)
class DiscordMenu:
    """A select menu whose choices Discord lists: all people of a place, or the roles or text channels of a server.

    From `min_values` up to `max_values` of them can be chosen; `chosen` are the ids of those that are.
    """

    placeholder: str
    act: str
    chosen: tuple[int, ...] = ()
    of: MenuOf = "user"
    max_values: int = MAX_OPTIONS
    min_values: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A paragraph with a button at its side, which says what the button does."""

    markdown: str
    button: Button


@dataclass(frozen=True, slots=True)
class SmallPicture:
    """A paragraph with a small picture (thumbnail) at its side, which becomes large when it is pressed."""

    markdown: str
    figure: Figure


Control = Menu | Row | Section
Part = Text | Figure | Separator | Menu | DiscordMenu | Row | Section | SmallPicture
Accent = Literal["waiting", "calm", "over"]


def check_screen_limits(parts: tuple[Part, ...]) -> Iterator[str]:
    """Validate a screen: yield what Discord would refuse about these parts."""
    texts = [part.markdown for part in parts if isinstance(part, Text | Section | SmallPicture)]
    acts = [control.act for part in parts for control in _list_controls(part)]
    inside = sum({Section: 1, SmallPicture: 2}.get(type(part), 0) for part in parts)
    counted = 1 + len(parts) + len(acts) + inside
    if not parts or not all(text.strip() for text in texts):
        yield "it is empty, or a text on it is"
    if counted > MAX_COMPONENTS:
        yield f"it has {counted} components"
    if sum(map(len, texts)) > MAX_TEXT_LENGTH:
        yield f"it has {sum(map(len, texts))} characters of text"
    if len(set(acts)) < len(acts) or any(len(act) > MAX_BUTTON_ID_LENGTH for act in acts):
        yield f"two controls have one id, or one has more than {MAX_BUTTON_ID_LENGTH} characters: {acts}"
    for part in parts:
        if isinstance(part, Row) and not 0 < len(part.buttons) <= MAX_BUTTONS_IN_ROW:
            yield f"a row has {len(part.buttons)} buttons"
        if isinstance(part, DiscordMenu) and len(part.chosen) > part.max_values:
            yield f"of a menu {len(part.chosen)} are chosen"
        if isinstance(part, Menu) and not 0 < len(part.options) <= MAX_OPTIONS:
            yield f"a menu has {len(part.options)} options"


def fits_discord_limits(*parts: Part) -> bool:
    """Tell whether Discord accepts a screen with these parts."""
    return next(check_screen_limits(parts), None) is None


def _list_controls(part: Part) -> tuple[Button | Menu | DiscordMenu, ...]:
    if isinstance(part, Row):
        return part.buttons
    if isinstance(part, Section):
        return (part.button,)
    return (part,) if isinstance(part, Menu | DiscordMenu) else ()


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything that one message (surface) shows: texts, pictures, controls, and whom it pings.

    `pings` are the users whom this screen may ring when it is posted, `role` is the role. A `plain` one is a text with
    pictures and buttons below it, without components around: Discord forwards such a message whole.
    `digest`: sixteen hex digits that differ if anything differs that a person could see or press.
    """

    parts: tuple[Part, ...]
    accent: Accent = "calm"
    pings: tuple[int, ...] = ()
    role: int | None = None
    plain: bool = False
    digest: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse what Discord would refuse: a message that it refuses leaves an outdated one in place."""
        if wrong := next(check_screen_limits(self.parts), None):
            raise ValueError(f"no such screen: {wrong}")
        ink = hashlib.sha256("\n".join(self._iter_hashed_lines()).encode())
        object.__setattr__(self, "digest", ink.hexdigest()[:16])

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The pictures of the screen."""
        figures = (part.figure if isinstance(part, SmallPicture) else part for part in self.parts)
        return tuple(part for part in figures if isinstance(part, Figure))

    def replace_pictures_with_text(self) -> "Screen":
        """Return the screen without pictures: with their alt text (fallback), as far as there is room."""
        room = self.text_room * sum(isinstance(part, Text | Section | SmallPicture) for part in self.parts)
        parts = list[Part]()
        for part in self.parts:
            alt = part.figure.alt if isinstance(part, SmallPicture) else part.alt if isinstance(part, Figure) else ""
            alt_text = alt if len(alt) <= room else ""
            room -= len(alt_text)
            text_parts = (
                [Text(part.markdown)] if isinstance(part, SmallPicture) else [] if isinstance(part, Figure) else [part]
            )
            parts += [*text_parts, *([Text(alt_text)] if alt_text else [])]
        return replace(self, parts=tuple(parts))

    @property
    def text_room(self) -> int:
        """How many characters each text may still grow."""
        lengths = [len(part.markdown) for part in self.parts if isinstance(part, Text | Section | SmallPicture)]
        return (MAX_TEXT_LENGTH - sum(lengths)) // max(1, len(lengths))

    def _iter_hashed_lines(self) -> Iterator[str]:
        yield self.accent
        for part in self.parts:
            if isinstance(part, Figure):
                yield from _get_figure_identity(part)
            elif isinstance(part, SmallPicture):
                yield part.markdown
                yield from _get_figure_identity(part.figure)
            else:
                yield repr(part)


def remove_controls(screen: Screen) -> Screen:
    """Return a screen without controls (read only): nothing can be pressed."""
    parts = [Text(part.markdown) if isinstance(part, Section) else part for part in screen.parts]
    return Screen(tuple(part for part in parts if not isinstance(part, Row | Menu | DiscordMenu)), screen.accent)


def _get_figure_identity(figure: Figure) -> tuple[str, str]:
    """Return what differs if a person could see a difference in a picture."""
    return figure.file_name, figure.alt


def make_paragraph(lines: Iterable[str]) -> list[Text]:
    """Join lines to one paragraph; nothing if there are none."""
    whole = "\n".join(line for line in lines if line)
    return [Text(whole)] if whole else []


def chunk_buttons(buttons: list[Button], width: int = 5) -> list[Row]:
    """Chunk buttons in rows of at most `width`."""
    return [Row(tuple(buttons[start : start + width])) for start in range(0, len(buttons), width)]


PHONE_ROW_WIDTH = 341
"""The pixels that a row of a phone has for its buttons."""
BUTTON_EMOJI_WIDTH, BUTTON_EDGES_WIDTH, BUTTON_GAP = 28, 34, 8
"""The pixels of an emoji, a button's edges, and between two buttons."""
MAX_BUTTONS_ON_PHONE = 4
"""An iPhone wraps the last of five buttons."""


def arrange_buttons(buttons: Iterable[Button]) -> list[Row]:
    """Lay out buttons in rows that a phone shows side by side."""
    rows: list[list[Button]] = []
    left = 0.0
    for together in _group_paired_buttons(buttons):
        width = sum(BUTTON_GAP + _measure_button_width(button) for button in together)
        if not rows or width > left or len(rows[-1]) + len(together) > MAX_BUTTONS_ON_PHONE:
            rows.append([])
            left = PHONE_ROW_WIDTH + BUTTON_GAP
        rows[-1].extend(together)
        left -= width
    return [Row(tuple(row)) for row in rows]


def _group_paired_buttons(buttons: Iterable[Button]) -> Iterator[list[Button]]:
    """Yield buttons one by one, and those that are read together with the next one."""
    pair: list[Button] = []
    for button in buttons:
        pair.append(button)
        if not button.paired:
            yield pair
            pair = []
    if pair:
        yield pair


def fit_one_line(buttons: Iterable[Button]) -> bool:
    """Tell whether what stands on each of these buttons fits on one line of a phone."""
    return all(_measure_button_width(button) <= PHONE_ROW_WIDTH for button in buttons)


def _measure_button_width(button: Button) -> float:
    return BUTTON_EDGES_WIDTH + measure_text_width(button.visible_label) + (BUTTON_EMOJI_WIDTH if button.emoji else 0)
