"""What the operator is told on the command line."""

import sys

from games.engine.words import said


def tell(key: str, **arguments: str | int) -> None:
    """Write a sentence of the catalogue to standard output."""
    write_line(said(key, **arguments))


def write_line(text: str) -> None:
    """Write a line to standard output, at once: somebody may wait for it."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
