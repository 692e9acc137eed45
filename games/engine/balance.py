"""Figures that tell whether the choices of a game are worth about as much as they should be.

A game that has such figures gives them in `games/KEY/balance.py`, by a function `tables`.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Table(NamedTuple):
    """A table of figures, ready to read: the first column names what the others measure."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def markdown(self) -> str:
        """Return the table as Markdown, numbers to the right."""
        rule = ["---", *(["---:"] * (len(self.columns) - 1))]
        return "\n".join(
            [f"### {self.title}", "", *(f"| {' | '.join(row)} |" for row in (self.columns, rule, *self.rows))]
        )
