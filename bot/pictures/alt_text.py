"""Alt texts (accessibility) of pictures: short names, lists, and as much of a position as an alt text can hold."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from bot.pictures.picture import LONGEST_ALT, PictureText
from games.engine import View
from games.engine.words import Words, isolate_name

V = TypeVar("V", bound=View)

MAX_NAME_LENGTH = 24
ELLIPSIS = "…"
LONGEST_BRIEF = LONGEST_ALT - 64
"""Characters for the essence, which leave room to say where the rest is."""


def clean_alt_name(name: str) -> str:
    """Return a name suitable for an alt text: on one line, without control characters, not too long."""
    plain = " ".join("".join(c for c in name if unicodedata.category(c)[0] != "C" or c.isspace()).split())
    return isolate_name(plain if len(plain) <= MAX_NAME_LENGTH else plain[: MAX_NAME_LENGTH - 1].rstrip() + ELLIPSIS)


def choose_fitting_alt_text(versions: Sequence[Callable[[], str]]) -> PictureText:
    """Return the longest alt text that fits; the versions come longest first, and the longest says all of it.

    If that does not fit into its description, the description has the essence, and says where the rest is.
    """
    whole = versions[0]()
    if len(whole) <= LONGEST_ALT:
        return PictureText(whole, whole)
    shorter = (version() for version in versions[1:])
    return PictureText(
        next((text for text in shorter if len(text) <= LONGEST_BRIEF), None) or _keep_first_words(versions[-1]()), whole
    )


def _keep_first_words(text: str) -> str:
    """Return as many words of a text as there is room for, in any language; no word is cut."""
    return text[:LONGEST_BRIEF].rpartition(" ")[0] + ELLIPSIS


class AltTextWriter(Generic[V]):
    """Writes the alt text of one view in one language; a game's own writes its parts."""

    def __init__(self, view: V, names: Sequence[str], words: Words) -> None:
        self.view = view
        self.names = [clean_alt_name(name) for name in names]
        self.words = words

    def join_names(self, seats: Sequence[int]) -> str:
        """Return the names of some seats as a list."""
        return self.words.join_with_commas([self.names[seat] for seat in seats])

    def join_winner_names(self) -> str:
        """Return the names of those who won; "nobody" where all agreed to stop level."""
        outcome = self.view.outcome
        return (
            self.words("pictures-nobody")
            if outcome is None or outcome.nobody_wins
            else self.join_names(outcome.winners)
        )
