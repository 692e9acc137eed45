"""What the operator is told on the command line."""

import sys

from games.engine.words import said


def tell(key: str, **arguments: str | int) -> None:
    """Write a sentence of the catalogue to standard output."""
    sys.stdout.write(said(key, **arguments) + "\n")
