"""What a change may set of a table has the type that the table gives it."""

from typing import get_type_hints

import pytest

from bot.store.models import Sitter, Table
from bot.tables.draft import SitterChanges, TableChanges


@pytest.mark.parametrize(("changes", "whole"), [(TableChanges, Table), (SitterChanges, Sitter)])
def test_each_field_that_a_change_may_set_has_the_type_it_is_stored_with(changes: type, whole: type) -> None:
    settable = get_type_hints(changes)
    assert settable
    assert settable.items() <= get_type_hints(whole).items()
