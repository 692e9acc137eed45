"""Prints what the operator reads on the command line."""

import sys

from games.engine.words import get_english_sentence


def write_sentence(key: str, **arguments: str | int) -> None:
    """Write a sentence of the catalogue to standard output."""
    write_line(get_english_sentence(key, **arguments))


def write_line(text: str) -> None:
    """Write a line to standard output, at once: somebody may wait for it."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
