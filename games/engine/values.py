"""Value classes: small frozen dataclasses that are created in great numbers, some with every move of a match."""

from dataclasses import dataclass, field
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

_VALUES: set[type[Any]] = set()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value_class(kind: type[T]) -> type[T]:
    """Make a class a dataclass with slots that never changes, and compares and hashes by its fields.

    The type checker treats it as frozen. At run time it is not, because a frozen one takes three to eight times as long
    to create.
    """
    value_type = dataclass(slots=True, unsafe_hash=True)(kind)
    _VALUES.add(value_type)
    return value_type


def is_value_class(kind: Any) -> bool:
    """Tell whether this class is a value, or a dataclass that is frozen at run time."""
    return kind in _VALUES or kind.__dataclass_params__.frozen
