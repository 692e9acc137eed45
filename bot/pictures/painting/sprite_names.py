"""Cache keys (names) of sprites: digests of the function and the values that make them, equal in every process.

They come from values, never from a `repr` that may have an address or an order of its own.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import _lru_cache_wrapper, lru_cache, singledispatch
from hashlib import blake2b
from types import FunctionType
from typing import Any

from games.engine.datafiles import DataModel
from games.engine.words import Words, load_words

NAME_BYTES = 16


class UnnameableValue(Exception):
    """A value that another process cannot have, or a person's own: what is made of it has no name."""


def build_sprite_cache_key(
    maker: Callable[..., object], arguments: tuple[object, ...], options: Mapping[str, object]
) -> bytes | None:
    """Return the cache key (name) of what a function makes of these values; `None` if there is none."""
    try:
        text = serialize_value((maker, arguments, tuple(sorted(options.items()))))
    except UnnameableValue:
        return None
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=NAME_BYTES).digest()


@singledispatch
def serialize_value(value: object) -> str:
    """Serialize a value as a text that differs from that of any other; raises `UnnameableValue` for other kinds."""
    if not is_dataclass(value) or isinstance(value, type):
        raise UnnameableValue(type(value).__name__)
    return _spell_parts(type(value), (getattr(value, name) for name in _list_field_names(type(value))))


@serialize_value.register(str)
@serialize_value.register(bytes)
@serialize_value.register(int)
@serialize_value.register(float)
@serialize_value.register(type(None))
def _(value: object) -> str:
    return repr(value)


@serialize_value.register(tuple)
def _(value: tuple[object, ...]) -> str:
    return _spell_parts(type(value), value)


@serialize_value.register(frozenset)
def _(value: frozenset[object]) -> str:
    return f"{{{','.join(sorted(map(serialize_value, value)))}}}"


@serialize_value.register
def _(value: DataModel) -> str:
    return _spell_parts(type(value), (getattr(value, name) for name in type(value).model_fields))


@serialize_value.register
def _(value: Enum) -> str:
    return f"{_format_type_name(type(value))}.{value.name}"


@serialize_value.register(FunctionType)
@serialize_value.register(_lru_cache_wrapper)
def _(value: FunctionType) -> str:
    if "<" in value.__qualname__:
        raise UnnameableValue(value.__qualname__)
    return f"{value.__module__}.{value.__qualname__}"


@serialize_value.register
def _(value: Words) -> str:
    if value is not load_words(value.language):
        raise UnnameableValue("words of another folder")
    return f"words {value.language}"


def _spell_parts(whole: type, parts: Iterable[object]) -> str:
    return f"{_format_type_name(whole)}({','.join(map(serialize_value, parts))})"


@lru_cache(maxsize=256)
def _format_type_name(kind: Any) -> str:
    return "" if kind is tuple else f"{kind.__module__}.{kind.__qualname__}"


@lru_cache(maxsize=256)
def _list_field_names(kind: Any) -> tuple[str, ...]:
    """Return the names of a dataclass's fields; raises `UnnameableValue` if its equality leaves out any of them."""
    if not all(field.compare for field in fields(kind)):
        raise UnnameableValue(kind.__name__)
    return tuple(field.name for field in fields(kind))
