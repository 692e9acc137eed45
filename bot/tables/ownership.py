"""Who looks after a table: said here, and nowhere else.

Each table has one owner, a process. Only the owner holds it in memory, and only the owner plays, shows, clocks and
thinks for it. What it holds is the truth as long as nobody else writes; the version in the store guards against the
rest.
"""

from collections.abc import Callable

from bot.store.models import Table

Owns = Callable[[Table], bool]


def owns_all(table: Table) -> bool:  # noqa: ARG001  with several processes, the table's server decides
    """Tell whether this process looks after a table: one process alone looks after all."""
    return True
