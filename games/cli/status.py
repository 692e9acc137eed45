"""What the exit status of a command says."""

from enum import IntEnum


class ExitStatus(IntEnum):
    """The exit statuses of python -m games."""

    WELL = 0
    FAILED = 1
    """A failure was found: a law was broken, or a record diverged."""
    BAD_INPUT = 2
    UNFINISHED = 3
    """The record is right as far as it goes, but ends before its match does."""
    INTERRUPTED = 130
    PIPE_CLOSED = 141
