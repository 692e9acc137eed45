"""What can go wrong at a table. Each error carries a code with arguments and gives nothing away.

GameError
├── IllegalMove      the rules do not allow this move now
│   └── BadNotation  the text is no move of this game
├── NotYourTurn      the match does not wait for this seat
├── StaleDecision    the match has moved on since the move was offered
├── MatchOver        the match has ended
├── BadOptions       no such game, seats or options
├── BadRecord        a record or snapshot that cannot be read
└── BadData          a data file of a game that does not hold what it must
"""

from games.engine.words import Word, said


class GameError(Exception):
    """A refusal with a `code` (a key of the catalogue, after `error-`) and its arguments."""

    def __init__(self, code: str, /, **arguments: Word) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    @property
    def key(self) -> str:
        """The catalogue's key of the sentence that tells a person what is wrong."""
        return f"error-{self.code}"

    def __str__(self) -> str:
        return said(self.key, **self.arguments)


class IllegalMove(GameError):
    """The rules do not allow this move now; nothing was changed."""


class BadNotation(IllegalMove):
    """The text is no move of this game."""


class NotYourTurn(GameError):
    """The match does not wait for this seat."""


class StaleDecision(GameError):
    """The move answers a decision that is no longer open."""


class MatchOver(GameError):
    """The match has ended; no move is possible."""


class BadOptions(GameError):
    """No such game, number of seats or option."""


class BadRecord(GameError):
    """A record or snapshot that is damaged, foreign or from a newer version."""


class BadData(GameError):
    """A data file of a game is wrong: names the file, the entry and what was expected."""
