"""What a click means, as the custom_id of a button or menu: `VERB:TABLE:DECISION:PATH`.

Anybody who sees the message can read its custom_ids: on a public message they name only public moves.
"""

import re
from dataclasses import dataclass
from typing import Literal

LONGEST = 100
SHAPE = r"(?P<table>\d{1,12}):(?P<decision>\d{1,9}):(?P<path>.{0,70})"

Kind = Literal["button", "menu", "modal"]

VERBS: dict[str, Kind] = {
    "play": "button",  # PATH is a whole move
    "step": "button",  # PATH is the beginning of a move: show how it may continue
    "pick": "menu",  # the chosen value continues PATH
    "page": "button",  # PATH is a number and a beginning: show that page of its choices
    "sure": "button",  # PATH is a whole move: ask for confirmation
    "type": "button",  # open a modal; the typed text continues PATH
    "typed": "modal",  # the modal of `type`
    "sheet": "button",  # PATH is the name of a sheet: open it
    "filled": "modal",  # a sheet that was filled in
    "text": "button",  # PATH is what a player may have typed: play the moves that it stands for
    "texts": "menu",  # the chosen value is what a player may have typed
    "tell": "button",  # PATH is a topic: tell only the clicker about it
    "hint": "button",  # tell what a goblin would do in the clicker's place, and why
    "hand": "button",
    "back": "button",  # take back the seat that a goblin minds
    "join": "button",
    "leave": "button",
    "goblin": "button",
    "age": "menu",  # the chosen value is the level of a goblin
    "dismiss": "button",
    "start": "button",
    "shut": "button",
    "options": "button",  # open the form of a lobby's options
    "chosen": "modal",  # the form of `options`
    "stir": "button",  # open the form to stir a line into the dice
    "stirred": "modal",  # the form of `stir`
    "fair": "button",  # tell how the dice can be checked
    "again": "button",  # open one more table of the game, in the same channel
    "resume": "button",
    "yes": "button",  # DECISION is the number of a proposal
    "no": "button",  # the same
    "rematch": "button",
    "record": "button",
    "rules": "button",  # PATH is a game and the number of a page: turn to it
    "howto": "button",  # the same, in a separate message
    "option": "menu",  # retired: on lobbies that were posted before options were one form
    "pace": "menu",  # retired, the same
    "write": "button",  # retired, the same
    "written": "modal",  # retired, the form of `write`
}

RETIRED = ("option", "pace", "write", "written")
"""Verbs of messages that earlier versions posted: nothing offers them any more, but each is answered."""


@dataclass(frozen=True, slots=True)
class Act:
    """What one click means: a verb, the table, the number of the decision that was shown (0 for none), a path."""

    verb: str
    table: int
    decision: int = 0
    path: str = ""

    def __str__(self) -> str:
        return f"{self.verb}:{self.table}:{self.decision}:{self.path}"


def read_act(custom_id: str) -> Act | None:
    """Return what a custom_id means, or `None` if it is not one of ours."""
    verb, _, rest = custom_id.partition(":")
    found = re.fullmatch(SHAPE, rest, re.DOTALL) if verb in VERBS else None
    return Act(verb, int(found["table"]), int(found["decision"]), found["path"]) if found else None
