"""Encodes and parses custom_ids: what a click on a button or menu means, as `VERB:TABLE:DECISION:PATH`.

TABLE is the number of a table, or a place in a match played again (`ReplayReference`). Three letters behind
DECISION are the tag of the database whose process sent the message. Messages of earlier versions have no tag.
Anybody who sees the message can read its custom_ids: on a public message they name only public moves.
A custom_id comes from outside: `VERBS` says what the parts of each may be, and `parse_custom_id` alone checks it.
"""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from string import ascii_letters, digits
from typing import Literal, Self

from typing_extensions import override

MAX_CUSTOM_ID_LENGTH = 100
MAX_PATH_LENGTH = 70
"""So many characters of what somebody typed fit on a button."""
MAX_ROW_NUMBER = 2**31 - 1
"""No number of a row is larger: a database has no room for one."""
PLAYBACK_PATTERN = (
    r"(?P<source>[a-z][0-9a-z_]{1,20})\.(?P<step>[0-9]{1,5})\.(?P<eyes>[a-z0-9])(?:\.(?P<note>[0-9a-z]{1,12}))?"
)
DATABASE_TAG_PATTERN = "[A-Za-z][0-9A-Za-z]{2}"
CUSTOM_ID_PATTERN = (
    rf"(?P<table>[0-9]{{1,10}}|[a-z][0-9a-z_.]{{1,48}}):(?P<decision>[0-9]{{1,8}})(?P<tag>{DATABASE_TAG_PATTERN})?"
    rf":(?P<path>.{{0,{MAX_PATH_LENGTH}}})"
)
UNTAGGED_PATTERN = re.compile("[a-z-]{1,20}:[0-9a-z_.]+:[0-9]{1,8}(?=:)")
"""What is before PATH in a custom_id without a tag."""

NO_PATH, ANY_PATH, SOME_PATH = "", f".{{0,{MAX_PATH_LENGTH}}}", f".{{1,{MAX_PATH_LENGTH}}}"
"""Patterns of PATH. The latter two: the beginning of a move, and a move or its beginning, as players type it."""
CHOICE_PAGE = "[0-9]{1,3}( .{0,66})?"
GAME = "[a-z][a-z0-9_]{0,30}"
GAME_PAGE = f"{GAME}( [0-9]{{1,3}}( day)?)?"
NAME = "[a-z0-9][a-z0-9_-]{0,40}"
NAMES = "[a-z0-9]{1,20}( [a-z0-9]{1,20})?"
NUMBER = "[0-9]{1,9}"
LADDER = "[a-z][a-z0-9_]{0,30} [0-9]{1,4}( numbers)?"
PERSON = "[0-9]{1,20}"
MATCH_LIST = f"(-|{GAME}) [0-9]{{1,4}}( {PERSON}){{0,2}}"
MANAGER_ACT = f"[a-z-]{{1,20}}( {PERSON})?"
TABLE_ACT = f"[a-z-]{{1,20}}( ({PERSON}|[a-z-]{{1,10}}))?"
MEMBER_SUFFIX = "m"
"""Behind a person: Discord said with the command that they are a member of the server where it was given."""
CONFIRMED_PATH = "sure"
"""The path of a second click, which confirms the first."""
GREAT_MOMENTS = "g"
"""The note of a replay that stops at the great moments of its match."""

ControlKind = Literal["button", "menu", "modal"]

AnswerKind = Literal["update", "private", "public"]
"""How a click is answered: the message that was clicked is changed, or a new one comes, private or for everybody."""

ControlTarget = Literal["table", "playback", "either", "evening"]
"""What a control is about: a table, a match played again, one of the two, or a game night by its number."""


@dataclass(frozen=True, slots=True)
class ClickVerb:
    """What can be clicked for a verb, and how the click is answered.

    `path` is the pattern of its PATH, `place` says what its TABLE names. A menu has one chosen value, or any number up
    to `max_values`; each fits `chosen`. A `retired` one is on messages of earlier versions: nothing offers it any more,
    but it is answered.
    """

    kind: ControlKind
    answer: AnswerKind = "update"
    path: str = NO_PATH
    place: ControlTarget = "table"
    chosen: str = ".{1,100}"
    max_values: int = 1
    retired: bool = False


VERBS: dict[str, ClickVerb] = {
    "play": ClickVerb("button", path=SOME_PATH, place="either"),  # PATH is a whole move
    "step": ClickVerb(
        "button", path=ANY_PATH, place="either"
    ),  # PATH is the beginning of a move: show how it may continue
    "pick": ClickVerb(
        "menu", path=ANY_PATH, place="either"
    ),  # the chosen value continues PATH, or is what one may type
    # PATH is a number and a beginning: that page of its choices
    "page": ClickVerb("button", path=CHOICE_PAGE, place="either"),
    "sure": ClickVerb("button", path=SOME_PATH, place="either"),  # PATH is a whole move: ask for confirmation
    "type": ClickVerb("button", path=ANY_PATH, place="either"),  # open a modal; the typed text continues PATH
    "typed": ClickVerb("modal", path=ANY_PATH, place="either"),  # the modal of `type`
    "sheet": ClickVerb("button", path=SOME_PATH, place="either"),  # PATH is the name of a sheet: open it
    "filled": ClickVerb("modal", path=SOME_PATH, place="either"),  # a sheet that was filled in
    "text": ClickVerb("button", path=SOME_PATH, place="either"),  # PATH is what a player may type: play those moves
    "meant": ClickVerb(
        "button", path=SOME_PATH, place="either"
    ),  # the same, after the question whether its last is meant
    "look": ClickVerb("button", path=NAMES, place="playback"),  # PATH is what its source understands, such as "on"
    "looks": ClickVerb(
        "menu", place="playback", chosen=NAMES
    ),  # the same: the chosen value is what the source understands
    "shares": ClickVerb("button", "private", place="playback"),  # ask what of this match the channel shall see
    "share": ClickVerb("button", "public", path=NAME, place="playback"),  # PATH is what: post it as a moving picture
    "remember": ClickVerb("button", "private", path=NUMBER),  # PATH is how many moves its player knows: keep the moment
    "daily": ClickVerb(
        "button", "private", path=f"({NUMBER})?"
    ),  # show today's deal to the clicker; PATH: a digest's day
    "daytable": ClickVerb("button", place="playback"),  # show the table of the server's last days
    "dayname": ClickVerb("button", path="yes|no", place="playback"),  # PATH: whether servers may name the clicker
    "dayshare": ClickVerb("button", "public", place="playback"),  # post the line of the clicker's day
    "dayfile": ClickVerb("button", "private", place="playback"),  # hand over the record of a day that is over
    "whatif": ClickVerb("button", place="playback"),  # play on from here against goblins
    "try": ClickVerb("button", "private", place="playback"),  # the same, in a message of its own
    "review": ClickVerb("button", "private", place="either"),  # tell only the clicker how they played
    "seat": ClickVerb(
        "button", path="[0-9] [0-9]", place="playback"
    ),  # PATH is a seat and a page of its review: turn to it
    "all": ClickVerb("button", "private", place="either"),  # tell only the clicker all that the message has no room for
    "tell": ClickVerb(
        "button", "private", path=NAME, place="either"
    ),  # PATH is a topic: tell only the clicker about it
    "hint": ClickVerb(
        "button", "private", place="either"
    ),  # tell what a goblin would do in the clicker's place, and why
    "advise": ClickVerb("button", place="playback"),  # the same in a what-if, in its own message
    "hand": ClickVerb("button", "private"),
    "next": ClickVerb("button", "private"),  # tell which other table waits longest for the clicker
    "overview": ClickVerb(
        "button", path=f"({NUMBER})?"
    ),  # PATH is a page of a server's tables, for those who manage it
    "look-after": ClickVerb(
        "menu", chosen=NUMBER
    ),  # the chosen value is one of these tables: show what may be done with it
    "this-table": ClickVerb("button"),  # show again what a manager may do with the table
    # the chosen value is what a manager wants done: ask whether it is meant
    "manage": ClickVerb("menu", chosen=MANAGER_ACT),
    "managed": ClickVerb("button", path=MANAGER_ACT),  # PATH is the same, and it is meant
    "settings": ClickVerb("button", path=f"({NAME})?"),  # PATH is one of a server's settings; none: all of them
    "setting": ClickVerb("menu", chosen=NAME),  # the chosen value is the setting
    "settle": ClickVerb("button", path=f"{NAME} {NAME}"),  # PATH is a setting and its value
    "settle-by": ClickVerb("menu", path=NAME, chosen=NAME),  # the same; the chosen value is the value
    "settle-on": ClickVerb(
        "menu", path=NAME, chosen=PERSON, max_values=25
    ),  # the chosen values are its roles or channels
    "blocks": ClickVerb("button", path=NUMBER),  # PATH is a page of those who are blocked on a server
    "block": ClickVerb(
        "menu", chosen=PERSON
    ),  # the chosen value is whom a manager would block: ask whether it is meant
    "blocked": ClickVerb("button", path=PERSON),  # PATH is the same, and it is meant
    "unblock": ClickVerb("button", path=PERSON),  # PATH is somebody who is blocked no longer
    "evict": ClickVerb("button", path=PERSON),  # PATH is somebody who is blocked: remove them from their matches
    "invited": ClickVerb(
        "menu", chosen=PERSON, max_values=25
    ),  # the chosen values are whom the host of a lobby invites
    "avoid": ClickVerb(
        "menu", chosen=PERSON, max_values=25
    ),  # the chosen values are all with whom the clicker will not sit
    "which": ClickVerb("menu", path=SOME_PATH, chosen=NUMBER),  # PATH is a command: the chosen value is its table
    "watch": ClickVerb("button", "private"),  # show the board of a table
    "back": ClickVerb("button"),  # take back the seat that a goblin minds
    "join": ClickVerb("button", "private", path=f"({CONFIRMED_PATH})?"),
    "leave": ClickVerb("button", "private", path=f"({CONFIRMED_PATH})?"),
    "sit": ClickVerb("button", "private"),  # ask for the seat of somebody who left, as `/table sit` does
    "acts": ClickVerb("button", path="(back)?"),  # show all that the clicker may do with their table, in one menu
    "act": ClickVerb("menu", chosen=TABLE_ACT),  # the chosen value is one of it: ask whether it is meant
    "acted": ClickVerb("button", path=TABLE_ACT),  # PATH is the same, and it is meant
    "more": ClickVerb("menu"),  # the chosen value is what else is done in a lobby (`bot.screens.lobby`)
    "start": ClickVerb("button", "private"),
    "options": ClickVerb("button"),  # open the form of a lobby's options
    "chosen": ClickVerb("modal"),  # the form of `options`
    "why": ClickVerb("button", path=PERSON),  # open the form in which a remover tells this person why
    "because": ClickVerb("modal", path=PERSON),  # that form
    "stir": ClickVerb(
        "button"
    ),  # open the form to stir a line into the dice; offered where the menu's form came too late
    "stirred": ClickVerb("modal"),  # the form to stir a line into the dice
    "fair": ClickVerb("button", "private"),  # tell how the dice can be checked
    "again": ClickVerb("button", "public"),  # open one more table of the game, in the same channel
    "resume": ClickVerb("button"),
    "yes": ClickVerb("button"),  # DECISION is the number of a proposal
    "no": ClickVerb("button"),  # the same
    "rematch": ClickVerb("button", "public"),
    "once-more": ClickVerb("button", "public"),  # open a table of a match's game and call the people who played it
    "past": ClickVerb("button", path=MATCH_LIST),  # PATH is a page of the clicker's matches, with its filters
    "past-game": ClickVerb("menu", path=MATCH_LIST, chosen=f"-|{GAME}"),  # the chosen value is the game to filter by
    # the chosen values are the people to filter by
    "past-people": ClickVerb("menu", path=MATCH_LIST, chosen=PERSON, max_values=25),
    # PATH is whose profile to tell in words
    "in-words": ClickVerb("button", "private", path=f"{PERSON}( {MEMBER_SUFFIX})?"),
    "with": ClickVerb("menu", path=PERSON, chosen=GAME),  # the chosen value is a game: open a table, call PATH to it
    "record": ClickVerb("button", "private"),
    "replay": ClickVerb("button", "private", path=f"({GREAT_MOMENTS})?"),  # show a match that has ended again
    "teach": ClickVerb("button", "private", path=GAME),  # PATH is a game: begin its lesson
    "real": ClickVerb(
        "button", "public", path=GAME
    ),  # PATH is a game: open a table with three young goblins, and begin
    "rules": ClickVerb("button", path=GAME_PAGE),  # PATH is a game and the number of a page: turn to it
    "howto": ClickVerb("button", "private", path=GAME_PAGE, place="either"),  # the same, in a separate message
    "help": ClickVerb("button", path=f"({NAME})?"),  # PATH is a topic of `/help`; none: its first page
    "helps": ClickVerb("menu", chosen=NAME),  # the chosen value is the topic
    "ladder": ClickVerb("button", path=LADDER),  # PATH is a game or "all", a page, and whether numbers are shown
    "ladders": ClickVerb("menu", path="(numbers)?", chosen=NAME),  # the chosen value is a game or "all"; PATH as above
    "ladder-rules": ClickVerb("button", "private"),  # say how matches and leaving count
    "me": ClickVerb("button", path=f"({NAME})?"),  # PATH is a group of somebody's wishes; none: all of them
    "mes": ClickVerb("menu", chosen=NAME),  # the chosen value is the group
    "wish": ClickVerb("button", path=f"{NAME} {NAME}"),  # PATH is a wish and its value
    "wishing": ClickVerb("button", path=NAME),  # PATH is a group: open its form
    "wished": ClickVerb("modal", path=NAME),  # the form of `wishing`
    "eve-come": ClickVerb("button", "private", place="evening"),  # the clicker comes to a game night
    "eve-maybe": ClickVerb("button", "private", place="evening"),
    "eve-cannot": ClickVerb("button", "private", place="evening"),
    "eve-hand": ClickVerb("button", path="maybe|cannot", place="evening"),  # its host gives this answer and hands it on
    # the chosen value is what its host wants to change
    "eve-menu": ClickVerb("menu", "private", chosen=NAME, place="evening"),
    "eve-off": ClickVerb("button", place="evening"),  # cancel it
    "eve-end": ClickVerb("button", place="evening"),  # end one that has begun
    "eve-move": ClickVerb("button", path=NUMBER, place="evening"),  # PATH is its new time, in minutes since 1970
    "eve-time": ClickVerb("button", path=NUMBER, place="evening"),  # PATH is the time that the host of a draft means
    "eve-type": ClickVerb("button", place="evening"),  # open the form in which its host types a time
    "eve-typed": ClickVerb("modal", place="evening"),
    "eve-zone": ClickVerb("menu", chosen=".{1,40}", place="evening"),  # the chosen value is the zone of its host
    "eve-zoning": ClickVerb("button", place="evening"),  # open the form in which its host types their zone
    "eve-zoned": ClickVerb("modal", place="evening"),
    "eve-game": ClickVerb("button", "private", place="evening"),  # ask its host which game to play instead
    "eve-games": ClickVerb("menu", chosen=GAME, place="evening"),  # the chosen value is that game
    "eve-goblins": ClickVerb("button", "private", place="evening"),  # goblins take the seats that a match needs
    # the chosen value is a game night: ask a manager about it
    "eve-look": ClickVerb("menu", "private", chosen=NUMBER, place="evening"),
    "eve-open": ClickVerb("button", "public", place="evening"),  # open one more of its tables
    "eve-share": ClickVerb("button", "public", place="evening"),  # post the podium of a game night that is over
    "eve-post": ClickVerb("button", place="evening"),  # post a draft
    "close": ClickVerb("button", path=f"({CONFIRMED_PATH})?", retired=True),  # on questions from before "acted"
    "kick": ClickVerb("button", path=PERSON, retired=True),  # the same
    "let-in": ClickVerb("button", path=PERSON, retired=True),  # the same
    "end": ClickVerb("button", "private", path=f"({CONFIRMED_PATH})?", retired=True),  # the same
    "texts": ClickVerb("menu", path=ANY_PATH, place="either", retired=True),  # on panels with a menu of rows alone
    "goblin": ClickVerb("button", retired=True),  # on lobbies that were posted before the menu "more"
    "age": ClickVerb("menu", retired=True),  # the same: the chosen value is the level of a goblin
    "dismiss": ClickVerb("button", retired=True),  # the same
    "shut": ClickVerb("button", retired=True),  # the same
    "option": ClickVerb("menu", path=NAME, retired=True),  # on lobbies that were posted before options were one form
    "pace": ClickVerb("menu", retired=True),  # the same
    "write": ClickVerb("button", path=NAME, retired=True),  # the same
    "written": ClickVerb("modal", path=NAME, retired=True),  # the form of `write`
}


FORM_VERBS = frozenset({"type", "sheet", "options", "stir", "why", "wishing", "eve-type", "eve-zoning"})
"""Verbs that are answered with a form; lines of a lobby's menu are called like the verb that they stand for."""

SPECTATOR_EYES, ASKED_PLAYER_EYES = "e", "a"
"""The eyes of a spectator; and those of the asked player, which are shown only where nothing is secret any more."""


@dataclass(frozen=True, slots=True)
class ReplayReference:
    """A reference, in a custom_id in place of a table, to a replay: up to which step, and as seen by whom.

    `source` is a letter for the kind of match, and which of that kind: "m12" the one of table 12, "lgoblin_market" the
    lesson of a game. `step` counts the moves so far. `eyes` are a seat's digit, `SPECTATOR_EYES` or
    `ASKED_PLAYER_EYES`; `note` is what the source itself needs to remember: up to twelve letters and digits.
    """

    source: str
    step: int
    eyes: str = SPECTATOR_EYES
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
    def from_text(cls, text: str) -> Self | None:
        """Decode (parse) what a reference says, or `None` if it is none."""
        match = re.fullmatch(PLAYBACK_PATTERN, text)
        if match is None or _exceeds_row_number(match["source"][1:]):
            return None
        return cls(match["source"], int(match["step"]), match["eyes"], match["note"] or "")


TableRef = int | ReplayReference
"""The table that a control is about: its number, or a match played again."""


@dataclass(frozen=True, slots=True)
class ClickAction:
    """What one click means (a parsed custom_id): a verb, the table, the number of the decision (0 for none), a path.

    `database_tag` is that of the database whose process sent the control; it is added when a message is sent.
    """

    verb: str
    table: TableRef
    decision: int = 0
    path: str = ""
    database_tag: str = field(default="", compare=False)

    @property
    def table_number(self) -> int:
        """The number of the table; 0 for a match played again and for a game night, which are at none."""
        return self.table if isinstance(self.table, int) and VERBS[self.verb].place != "evening" else 0

    @override
    def __str__(self) -> str:
        return f"{self.verb}:{self.table}:{self.decision}{self.database_tag}:{self.path}"


def parse_custom_id(custom_id: str) -> ClickAction | None:
    """Parse a custom_id; return `None` if it is not one of ours, or a part is not what its verb says."""
    name, _, rest = custom_id.partition(":")
    verb = VERBS.get(name)
    parts = re.fullmatch(CUSTOM_ID_PATTERN, rest, re.DOTALL) if verb else None
    if verb is None or parts is None or not re.fullmatch(verb.path, parts["path"], re.DOTALL):
        return None
    table = parse_table_ref(parts["table"])
    if table is None or not _fits_verb_place(verb, table):
        return None
    return ClickAction(name, table, int(parts["decision"]), parts["path"], parts["tag"] or "")


def generate_database_tag() -> str:
    """Return a random tag for a new database."""
    return secrets.choice(ascii_letters) + "".join(secrets.choice(ascii_letters + digits) for _ in range(2))


def add_database_tag(custom_id: str, tag: str) -> str:
    """Return a custom_id with the tag of a database, unless it has one, is none of ours, or has no room for it."""
    before = UNTAGGED_PATTERN.match(custom_id)
    if before is None or len(custom_id) + len(tag) > MAX_CUSTOM_ID_LENGTH:
        return custom_id
    return f"{before[0]}{tag}{custom_id[before.end() :]}"


def parse_table_ref(text: str) -> TableRef | None:
    """Parse the table that a custom_id names; return `None` if it names none."""
    if not text.isdecimal():
        return ReplayReference.from_text(text)
    return None if _exceeds_row_number(text) else int(text)


def parse_click(custom_id: str, kind: ControlKind, values: Sequence[str]) -> ClickAction | None:
    """Check (validate) a click: return what it means, or `None` if its control or `values` cannot be ours."""
    act = parse_custom_id(custom_id)
    if act is None or (verb := VERBS[act.verb]).kind != kind:
        return None
    return act if kind != "menu" or _accepts_values(verb, values) else None


def _accepts_values(verb: ClickVerb, values: Sequence[str]) -> bool:
    """Tell whether these are values that the menu of a verb may have sent."""
    enough = len(values) == 1 if verb.max_values == 1 else len(values) <= verb.max_values
    return enough and all(re.fullmatch(verb.chosen, value, re.DOTALL) for value in values)


def _fits_verb_place(verb: ClickVerb, table: TableRef) -> bool:
    return verb.place in (
        ("either", "playback") if isinstance(table, ReplayReference) else ("either", "table", "evening")
    )


def _exceeds_row_number(text: str) -> bool:
    return text.isdecimal() and int(text) > MAX_ROW_NUMBER
