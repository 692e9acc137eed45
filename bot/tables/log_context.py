"""Which click a line of the log belongs to: its id at Discord, which is the same in every process."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_click: ContextVar[int | None] = ContextVar("click", default=None)


def get_click_id() -> int | None:
    """Return the id of the click, or command, that is answered here; `None`: there is none."""
    return _click.get()


@contextmanager
def bind_click_to_log_context(number: int | None) -> Iterator[None]:
    """Bind a click's id to all lines that are logged in the meantime; `None`: to none."""
    before = _click.set(number)
    try:
        yield
    finally:
        _click.reset(before)
