"""The command line of the games: reads what to do, and tells a person's mistake in one line."""

import os
import sys
from collections.abc import Sequence

from games.cli.arguments import parse_arguments
from games.cli.status import ExitStatus
from games.engine.errors import GameError
from games.engine.words import get_english_sentence


def main(arguments: Sequence[str] | None = None) -> ExitStatus:
    """Run a command and return its exit status."""
    try:
        return _run_command(arguments)
    except GameError as refusal:
        sentence = " ".join(get_english_sentence("cli-refused", problem=str(refusal)).split())
        print(sentence.encode(errors="backslashreplace").decode(), file=sys.stderr)  # half a character can be typed too
        return ExitStatus.BAD_INPUT
    except KeyboardInterrupt:
        return ExitStatus.INTERRUPTED
    except BrokenPipeError:
        # The reader has gone: nothing more may be written, not even by Python at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitStatus.PIPE_CLOSED


def _run_command(arguments: Sequence[str] | None) -> ExitStatus:
    try:
        parsed_arguments = parse_arguments(arguments)
        status: ExitStatus = parsed_arguments.run(parsed_arguments)
    finally:
        sys.stdout.flush()
    return status
