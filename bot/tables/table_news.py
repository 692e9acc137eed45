"""What changed at the tables of a process since it last looked: it reads those alone, however many there are."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.store.models import Table


class TableNews(NamedTuple):
    """What changed at tables in use: the new version of each; those that can be read; and which are gone."""

    versions: Mapping[int, int]
    tables: tuple[Table, ...]
    gone: frozenset[int]
