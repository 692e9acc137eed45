"""What the end of a command says to whoever started it."""

from enum import IntEnum


class Status(IntEnum):
    """The exit statuses of python -m games."""

    WELL = 0
    FAILED = 1
    """A failure was found: a law broken, a record that goes another way."""
    BAD_INPUT = 2
    UNFINISHED = 3
    """The record is right as far as it goes, and ends before its match does."""
    INTERRUPTED = 130
    PIPE_CLOSED = 141
