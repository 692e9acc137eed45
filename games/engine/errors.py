"""Errors (exceptions) of matches and tables. Each carries a code with arguments and gives nothing away.

GameError
├── IllegalMove      the rules do not allow this move now
│   └── BadNotation  the text is not a move of this game
├── NotYourTurn      the match does not wait for this seat
├── StaleDecision    the match has moved on since the move was offered
├── MatchOver        the match has ended
├── BadOptions       no such game, seats or options
├── BadRecord        a record or snapshot that cannot be read
├── BadData          a data file of a game with wrong content
└── IncompleteGame   a game on the shelf that lacks a part
"""

from decimal import Decimal

from typing_extensions import override

from games.engine.words import Word, get_english_sentence

MAX_REPEATED_LETTERS, MAX_REPEATED_NUMBER = 300, 10**12
"""More of a player's input than this is not repeated to them."""


class GameError(Exception):
    """An error that its user may read: a `code` (a key of the catalogue, after `error-`) and its arguments."""

    def __init__(self, code: str, /, **arguments: Word | tuple[str, ...]) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = {name: _shorten_argument(word) for name, word in arguments.items()}

    @property
    def sentence_key(self) -> str:
        """The catalogue's key of the sentence that tells a person what is wrong."""
        return f"error-{self.code}"

    @override
    def __str__(self) -> str:
        return get_english_sentence(self.sentence_key, **self.arguments)


def _shorten_argument(word: Word | tuple[str, ...]) -> Word | tuple[str, ...]:
    """Return a word short enough for a sentence: a long text is cut, a huge number reads as "1e+6000"."""
    if isinstance(word, tuple):
        return word
    if isinstance(word, str):
        return word if len(word) <= MAX_REPEATED_LETTERS else f"{word[:MAX_REPEATED_LETTERS]}…"
    return word if abs(word) <= MAX_REPEATED_NUMBER else f"{Decimal(word):.0e}"


class IllegalMove(GameError):
    """The rules do not allow this move now; nothing was changed."""


class BadNotation(IllegalMove):
    """The text is not a move of this game."""


class NotYourTurn(GameError):
    """It is not this seat's turn: the match does not wait for it."""


class StaleDecision(GameError):
    """The move is stale: it answers a decision that is no longer open."""


class MatchOver(GameError):
    """The match has ended; no move is possible."""


class BadOptions(GameError):
    """No such game, number of seats or option."""


class BadRecord(GameError):
    """A corrupt record or snapshot: damaged, foreign or from a newer version."""


class IncompleteGame(GameError):
    """A game on the shelf lacks a part, a word or a picture: names the game and what is missing."""


class BadData(GameError):
    """A data file of a game is wrong: names the file, the entry and what was expected."""
