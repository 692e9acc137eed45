"""The command line of the games: what to do is read here, and what a person did wrong is told in one line."""

import os
import sys
from collections.abc import Sequence

from games.cli.arguments import read_arguments
from games.engine.errors import GameError
from games.engine.words import said

FAILED, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0 well, 1 a failure was found, 2 bad input, 130 interrupted."""
    try:
        well = _run(arguments)
    except GameError as refusal:
        print(said("cli-refused", problem=str(refusal)), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read has gone: nothing more may be written, not even by Python on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return 0 if well else FAILED


def _run(arguments: Sequence[str] | None) -> bool:
    try:
        chosen = read_arguments(arguments)
        well: bool = chosen.run(chosen)
    finally:
        sys.stdout.flush()
    return well
