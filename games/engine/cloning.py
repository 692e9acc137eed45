"""Fast copies (clones) of states: each class writes its `clone` from its type hints, when it is first called.

Values that never change are shared; lists, dicts and sets are copied as deep as necessary. A field that cannot be
proved safe either way is refused by name: a class that is not frozen, a tuple of lists, `Any`.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Self, Union, get_args, get_origin, get_type_hints

from typing_extensions import override

from games.engine.values import is_value_class

PLAIN_TYPES = (int, str, bool, float, bytes, NoneType)


class Cloneable:
    """A slots dataclass with a `clone` method that writes itself; `TypeError` at the first call if that is not safe."""

    __slots__ = ()

    @override
    def __init_subclass__(cls) -> None:
        if "clone" not in vars(cls):
            cls.clone = Cloneable.clone  # type: ignore[method-assign]  # a class has more fields than what it extends

    def clone(self) -> Self:
        """Return an independent copy, cheaply."""
        cls = type(self)
        cls.clone = write_clone_method(cls)  # type: ignore[method-assign, assignment]  # from now on, the class has its own
        return cls.clone(self)


def write_clone_method(cls: type[Any]) -> Callable[[Any], Any]:
    """Return the function that copies an instance of this class; raises `TypeError` if it cannot be safe."""
    if not is_dataclass(cls) or cls.__dictoffset__:
        raise TypeError(f"{cls.__name__} is no slots dataclass: it may hold more than its fields")
    hints = get_type_hints(cls)
    names = [field.name for field in fields(cls)]
    body = [f"copy.{name} = {_copy_expression(hints[name], f'it.{name}', f'{cls.__name__}.{name}')}" for name in names]
    lines = ["def clone(it):", "copy = new(cls)", *body, "return copy"]
    found: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n ".join(lines), found)  # noqa: S102  written from the names of fields alone
    clone: Callable[[Any], Any] = found["clone"]
    return clone


def is_immutable(hint: Any) -> bool:
    """Tell whether values of this type are immutable and can be shared."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (tuple, frozenset, Union, UnionType):
        return all(part is Ellipsis or is_immutable(part) for part in parts)
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        return is_value_class(hint) and all(is_immutable(hints[field.name]) for field in fields(hint))
    return hint in PLAIN_TYPES or origin is Literal or (isinstance(hint, type) and issubclass(hint, Enum))


def _copy_expression(hint: Any, value: str, where: str) -> str:
    """Return the expression that copies a value of this type; `value` is the expression that names it."""
    if is_immutable(hint):
        return value
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        some = parts[0] if parts[1] is NoneType else parts[1]
        return f"None if {value} is None else {_copy_expression(some, value, where)}"
    if origin in (list, set):
        inner = _copy_expression(parts[0], "it", where)
        whole = "*" + value if inner == "it" else f"{inner} for it in {value}"
        return f"[{whole}]" if origin is list else f"{{{whole}}}"
    if origin is dict and is_immutable(parts[0]):
        inner = _copy_expression(parts[1], "it", where)
        return f"{value}.copy()" if inner == "it" else f"{{key: {inner} for key, it in {value}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Cloneable):
        return f"{value}.clone()"
    raise TypeError(f"{where}: {hint} may change and does not tell how it is copied")
