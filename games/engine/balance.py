"""Balance of a game: figures that tell whether its choices are worth about as much as they should be.

A game that has such figures gives them in `games/KEY/balance.py`: computed, by a function `list_balance_tables`; or
seen in matches, by a function `iter_balance_cases` of a finished match and everything that happened in it.
"""

from collections.abc import Sequence
from typing import NamedTuple


class StatisticsTable(NamedTuple):
    """A table of statistics, ready to read: the first column names what the others measure."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def to_markdown(self) -> str:
        """Return the table as Markdown, numbers to the right."""
        rule = ["---", *(["---:"] * (len(self.columns) - 1))]
        return "\n".join(
            [f"### {self.title}", "", *(f"| {' | '.join(row)} |" for row in (self.columns, rule, *self.rows))]
        )


class BalanceCase(NamedTuple):
    """One case of what a table measures: the key of the table's title, its row, and how successful it was (0 to 1)."""

    title: str
    row: str
    won: float
