"""How a game wants its moves read: in which words, in which order, and what is asked twice, typed or filled in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.screens.controls.form import MoveForm
from bot.screens.controls.paths import Path
from bot.screens.layout import Style

MAX_SHOWN_BUTTONS = 5
MAX_BUTTON_ROWS = 2
"""Choices that need more rows of buttons than this are a menu, unless a game has room for more."""


@dataclass(frozen=True, slots=True)
class ChoiceText:
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
class WholeMoveChoice:
    """Several moves that are chosen at once: how they read together, what one would type for them, a line below.

    With a `press` they are a button with these words and an `emoji`; one that is `paired` is in a row with the next,
    one `in_last_row` stands before "Menu…". `instead_of` is a move that needs no control of its own beside it.
    """

    label: str
    text: str
    description: str | None = None
    press: str = ""
    style: Style = "plain"
    paired: bool = False
    instead_of: str = ""
    emoji: str | None = None
    in_last_row: bool = False


@dataclass(frozen=True, slots=True)
class TypeableMoves:
    """Which moves may be typed.

    `words` are the first words whose rest may be typed: a number, or a whole notation under the empty word. With
    `confirm` it is shown once more before it counts. Those on the `shortlist` have buttons.
    """

    words: tuple[str, ...] = ()
    confirm: bool = False
    shortlist: Callable[[str], Sequence[str]] | None = None


@dataclass(frozen=True, slots=True)
class MenuChoices:
    """Which choices are buttons, and which are lines of a menu.

    Up to `buttons` moves of one first word are buttons at once; the moves of `stepped` first words are always shown by
    their second word, and those of `folded` first words are one button that leads to them. Choices that need more than
    `rows` rows of buttons are a menu. The first words in `together` share one menu, in which a line stands for so many
    words of a move, or fewer if there are too many lines; `title` stands above it. `whole` are several moves in one
    choice, best first: buttons before all others, or lines of the menu. A menu of few moves has the label of its first
    word above it if that is `titled`, or what `ask` says of the path to it: which choice comes next.
    """

    buttons: int = MAX_SHOWN_BUTTONS
    rows: int = MAX_BUTTON_ROWS
    stepped: tuple[str, ...] = ()
    folded: tuple[str, ...] = ()
    together: Mapping[str, int] = field(default_factory=dict)
    title: str = ""
    titled: tuple[str, ...] = ()
    ask: Callable[[Path], str] = lambda _: ""
    whole: Sequence[WholeMoveChoice] = ()


@dataclass(frozen=True, slots=True)
class ButtonPlaces:
    """The order of moves on buttons: no button should move under a finger.

    `last_row` words stand in the last row, in every step of a move, and `fixed` moves stay in this order, greyed if
    they are not legal; at most `MAX_BUTTONS` are kept, in so many `columns` if a phone has room for these. The sheets
    named in `at_hand` are in the last row, all others behind "Menu…", as are the moves that are `is_in_menu`; a board
    may leave them out. Below the menu of those together, the next words of `below_menu` moves join the last row. Three
    rows are there in all, or two with a menu: advice that has no room is only its emoji, or behind "Menu…"; with
    `keeps_help` it has a row more below a menu. `last_first`: the last row stands above the others, where it has the
    answers to the question.
    """

    last_row: tuple[str, ...] = ("pass",)
    fixed: Sequence[Path] = ()
    columns: int = 0
    at_hand: tuple[str, ...] = ()
    is_in_menu: Callable[[Path], bool] = lambda _: False
    below_menu: tuple[str, ...] = ()
    keeps_help: bool = False
    last_first: bool = False


@dataclass(frozen=True, slots=True)
class MoveControls:
    """How a game's moves become buttons, menus and forms: in which words and order, and what is confirmed.

    `describe` gives the words for a path. `rank` orders the choices of a level, best first. `needs_confirmation` tells
    which whole moves cannot be taken back and so need a second click. `describe_prefix` gives the words for a path that
    may be a move itself, if it is chosen on the way to other moves; by default they are the same. `build_forms` returns
    choices with several parts, made from the moves that are offered. What is `typed`, what are `menus` and which
    `places` moves keep is said apart.
    """

    describe: Callable[[Path], ChoiceText]
    rank: Callable[[Path], tuple[float, ...]] | None = None
    needs_confirmation: Callable[[Path], bool] = lambda _: False
    describe_prefix: Callable[[Path], ChoiceText] | None = None
    build_forms: Callable[[Sequence[Path]], Sequence[MoveForm]] = lambda _: ()
    typed: TypeableMoves = TypeableMoves()
    menus: MenuChoices = MenuChoices()
    places: ButtonPlaces = ButtonPlaces()


def find_move_form(moves: Iterable[object], controls: MoveControls, name: str) -> MoveForm | None:
    """Return the sheet of this name that can be filled in with these moves, or `None` if there is none now."""
    sheets = controls.build_forms([tuple(str(move).split()) for move in moves])
    return next((sheet for sheet in sheets if sheet.name == name), None)
