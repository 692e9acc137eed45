"""How a game wants its moves read: in which words, in which order, and what is asked twice, typed or filled in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.screens.controls.form import Sheet
from bot.screens.controls.paths import Path
from bot.screens.layout import Style

BUTTONS_SHOWN = 5
MOST_ROWS = 2
"""Choices that need more rows of buttons than this are a menu, unless a game has room for more."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How the last word of a path reads: a label of up to 80 characters, and a line below it if there is room.

    A choice with a longer text has a section: the text is `beside` a button with the label `press`. `short` stands on a
    button, where the picture above or an emoji says the rest.
    """

    label: str
    description: str | None = None
    style: Style = "plain"
    emoji: str | None = None
    beside: str = ""
    press: str = ""
    short: str | None = None


@dataclass(frozen=True, slots=True)
class Whole:
    """Several moves that are chosen at once: how they read together, what one would type for them, a line below.

    With a `press` they are a button with these words.
    """

    label: str
    text: str
    description: str | None = None
    press: str = ""
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class Reader:
    """How a game wants its moves read.

    `read` gives the words for a path. `rank` orders the choices of a level, best first. `sure` tells which whole moves
    cannot be taken back and so need a second click. `typed` are the first words whose rest may be typed: a number, or a
    whole notation under the empty word; with `confirm_typed` it is shown once more before it counts. Up to `buttons`
    moves of one first word are buttons at once; the moves of `stepped` first words are always shown by their second
    word. `lead` gives the words for a path that may be a move itself, if it is chosen on the way to other moves; by
    default they are the same. No button should move under a finger: `first` words stand in the last row, in every step
    of a move, and `kept` moves stay in this order, greyed if they are not legal; at most `MAX_BUTTONS` are kept.
    `whole` are several moves in one choice, best first: buttons before all others, or lines of the menu. `sheets` are
    choices with several parts, made from the moves that are offered: they are behind "More…", but those in `at_hand`
    are in the last row. Behind it are the moves of `behind`'s first words, too; a board may leave them out.

    Choices that need more than `rows` rows of buttons are a menu. The first words in `together` share one menu, in
    which a line stands for so many words of a move, or fewer if there are too many lines; `menu` stands above it.
    Below that menu, the next words of `abreast` moves join the last row. Three rows are there in all, or two with a
    menu: advice that has no room is only its emoji, or behind "More…".
    """

    read: Callable[[Path], Reading]
    rank: Callable[[Path], tuple[float, ...]] | None = None
    sure: Callable[[Path], bool] = lambda _: False
    typed: tuple[str, ...] = ()
    confirm_typed: bool = False
    shortlist: Callable[[str], Sequence[str]] | None = None
    buttons: int = BUTTONS_SHOWN
    stepped: tuple[str, ...] = ()
    lead: Callable[[Path], Reading] | None = None
    whole: Sequence[Whole] = ()
    menu: str = ""
    kept: Sequence[Path] = ()
    first: tuple[str, ...] = ("pass",)
    at_hand: tuple[str, ...] = ()
    sheets: Callable[[Sequence[Path]], Sequence[Sheet]] = lambda _: ()
    behind: tuple[str, ...] = ()
    rows: int = MOST_ROWS
    together: Mapping[str, int] = field(default_factory=dict)
    abreast: tuple[str, ...] = ()


def sheet_named(moves: Iterable[object], reader: Reader, name: str) -> Sheet | None:
    """Return the sheet of this name that can be filled in with these moves, or `None` if there is none now."""
    sheets = reader.sheets([tuple(str(move).split()) for move in moves])
    return next((sheet for sheet in sheets if sheet.name == name), None)
