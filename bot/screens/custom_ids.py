"""What a click means, as the custom_id of a button or menu: `VERB:TABLE:DECISION:PATH`.

TABLE is the number of a table, or where in a match played again the message stands (`Playback`).
Anybody who sees the message can read its custom_ids: on a public message they name only public moves.
"""

import re
from dataclasses import dataclass
from typing import Literal, Self

from typing_extensions import override

LONGEST = 100
AGAIN = r"(?P<source>[a-z][0-9a-z_]{1,20})\.(?P<step>\d{1,5})\.(?P<eyes>[a-z0-9])(?:\.(?P<note>[0-9a-z]{1,12}))?"
SHAPE = r"(?P<table>\d{1,12}|[a-z][0-9a-z_.]{1,48}):(?P<decision>\d{1,9}):(?P<path>.{0,70})"

Kind = Literal["button", "menu", "modal"]

Answer = Literal["update", "private", "public"]
"""How a click is answered: the message that was clicked is changed, or a new one comes, private or for everybody."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What can be clicked for a verb, and how the click is answered.

    A `retired` one stands on messages that earlier versions posted: nothing offers it any more, but it is answered.
    """

    kind: Kind
    answer: Answer = "update"
    retired: bool = False


VERBS: dict[str, Verb] = {
    "play": Verb("button"),  # PATH is a whole move
    "step": Verb("button"),  # PATH is the beginning of a move: show how it may continue
    "pick": Verb("menu"),  # the chosen value continues PATH; without one, it may be what a player may have typed
    "page": Verb("button"),  # PATH is a number and a beginning: show that page of its choices
    "sure": Verb("button"),  # PATH is a whole move: ask for confirmation
    "type": Verb("button"),  # open a modal; the typed text continues PATH
    "typed": Verb("modal"),  # the modal of `type`
    "sheet": Verb("button"),  # PATH is the name of a sheet: open it
    "filled": Verb("modal"),  # a sheet that was filled in
    "text": Verb("button"),  # PATH is what a player may have typed: play the moves that it stands for
    "look": Verb("button"),  # in a match played again: PATH is what its source understands, such as "on" or "back"
    "looks": Verb("menu"),  # the same: the chosen value is what the source understands
    "shares": Verb("button", "private"),  # ask what of this match the channel shall see
    "share": Verb("button", "public"),  # PATH is what: post it as a moving picture
    "remember": Verb("button", "private"),  # PATH is how many moves its player knows: keep the moment for the replay
    "whatif": Verb("button"),  # play on from here against goblins
    "all": Verb("button", "private"),  # tell only the clicker all that the message has no room for
    "tell": Verb("button", "private"),  # PATH is a topic: tell only the clicker about it
    "hint": Verb("button", "private"),  # tell what a goblin would do in the clicker's place, and why
    "hand": Verb("button", "private"),
    "next": Verb("button", "private"),  # tell which other table waits longest for the clicker
    "watch": Verb("button", "private"),  # show the board of a table
    "back": Verb("button"),  # take back the seat that a goblin minds
    "join": Verb("button", "private"),
    "leave": Verb("button", "private"),
    "close": Verb("button"),  # close a running match, after the question whether that is meant
    "more": Verb("menu"),  # the chosen value is what else is done in a lobby (`bot.screens.lobby`)
    "start": Verb("button", "private"),
    "options": Verb("button"),  # open the form of a lobby's options
    "chosen": Verb("modal"),  # the form of `options`
    "stir": Verb("button"),  # open the form to stir a line into the dice; offered where the menu's form came too late
    "stirred": Verb("modal"),  # the form to stir a line into the dice
    "fair": Verb("button", "private"),  # tell how the dice can be checked
    "again": Verb("button", "public"),  # open one more table of the game, in the same channel
    "resume": Verb("button"),
    "yes": Verb("button"),  # DECISION is the number of a proposal
    "no": Verb("button"),  # the same
    "rematch": Verb("button", "public"),
    "record": Verb("button", "private"),
    "replay": Verb("button", "private"),  # show a match that has ended again; PATH `GREAT_MOMENTS`: those
    "teach": Verb("button", "private"),  # PATH is a game: begin its lesson
    "real": Verb("button", "public"),  # PATH is a game: open a table with three young goblins, and begin
    "rules": Verb("button"),  # PATH is a game and the number of a page: turn to it
    "howto": Verb("button", "private"),  # the same, in a separate message
    "texts": Verb("menu", retired=True),  # on panels with a menu of rows alone: the value is what a player may type
    "goblin": Verb("button", retired=True),  # on lobbies that were posted before the menu "more"
    "age": Verb("menu", retired=True),  # the same: the chosen value is the level of a goblin
    "dismiss": Verb("button", retired=True),  # the same
    "shut": Verb("button", retired=True),  # the same
    "option": Verb("menu", retired=True),  # on lobbies that were posted before options were one form
    "pace": Verb("menu", retired=True),  # the same
    "write": Verb("button", retired=True),  # the same
    "written": Verb("modal", retired=True),  # the form of `write`
}


FORMS = frozenset({"type", "sheet", "options", "stir"})
"""Verbs that are answered with a form; lines of a lobby's menu are called like the verb that they stand for."""

EVERYBODY, ALL = "e", "a"
"""The eyes of a spectator; and those of whoever is asked, which are shown only where nothing is secret any more."""

GREAT_MOMENTS = "g"
"""The note of a replay that stops at the great moments of its match."""


@dataclass(frozen=True, slots=True)
class Playback:
    """A match played again up to a step, as somebody saw it: it stands in a custom_id in place of a table.

    `source` is a letter for the kind of match, and which of that kind: "m12" the one of table 12, "lgoblin_market" the
    lesson of a game. `step` counts the moves so far. `eyes` are a seat's digit, `EVERYBODY` or `ALL`; `note` is what
    the source itself needs to remember: up to twelve letters and digits.
    """

    source: str
    step: int
    eyes: str = EVERYBODY
    note: str = ""

    @property
    def kind(self) -> str:
        """The letter for the kind of match."""
        return self.source[0]

    @property
    def key(self) -> str:
        """Which match of its kind it is."""
        return self.source[1:]

    @property
    def seat(self) -> int | None:
        """The seat whose eyes these are, if they are a single seat's."""
        return int(self.eyes) if self.eyes.isdigit() else None

    @override
    def __str__(self) -> str:
        return f"{self.source}.{self.step}.{self.eyes}" + (f".{self.note}" if self.note else "")

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Return what a reference says, or `None` if it is none."""
        found = re.fullmatch(AGAIN, text)
        return cls(found["source"], int(found["step"]), found["eyes"], found["note"] or "") if found else None


TableRef = int | Playback
"""The table that a control is about: its number, or a match played again."""


@dataclass(frozen=True, slots=True)
class Act:
    """What one click means: a verb, the table, the number of the decision that was shown (0 for none), a path."""

    verb: str
    table: TableRef
    decision: int = 0
    path: str = ""

    @property
    def number(self) -> int:
        """The number of the table; 0 for a match played again, which is at none."""
        return self.table if isinstance(self.table, int) else 0

    @override
    def __str__(self) -> str:
        return f"{self.verb}:{self.table}:{self.decision}:{self.path}"


def read_act(custom_id: str) -> Act | None:
    """Return what a custom_id means, or `None` if it is not one of ours."""
    verb, _, rest = custom_id.partition(":")
    found = re.fullmatch(SHAPE, rest, re.DOTALL) if verb in VERBS else None
    table = read_table(found["table"]) if found else None
    return Act(verb, table, int(found["decision"]), found["path"]) if found and table is not None else None


def read_table(text: str) -> TableRef | None:
    """Return the table that a custom_id names, or `None` if it names none."""
    return int(text) if text.isdecimal() else Playback.read(text)
