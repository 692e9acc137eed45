"""Parses the components of a message lazily, only when somebody looks at them: nearly nobody does.

Discord answers each edit, and each click, with the whole message, of which the bot reads its files and its number.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, cast, overload

from discord import Message
from discord.components import Component, _component_factory
from typing_extensions import override


class LazyComponents(Sequence[Component]):
    """The components of a message, made when they are first looked at."""

    def __init__(self, data: Sequence[Any]) -> None:
        self._data = data

    @cached_property
    def _made(self) -> list[Component]:
        return [built for component in self._data if (built := _component_factory(component)) is not None]

    @overload
    def __getitem__(self, place: int) -> Component: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Component]: ...

    @override
    def __getitem__(self, place: int | slice) -> Component | Sequence[Component]:
        return self._made[place]

    @override
    def __len__(self) -> int:
        return len(self._made)


def _keep_components(message: Message, data: Sequence[Any]) -> None:
    message.components = cast("list[Any]", LazyComponents(data))


def defer_components() -> None:
    """Let all messages of discord.py make their components when they are looked at."""
    Message._handle_components = _keep_components  # type: ignore[assignment, method-assign]  # noqa: SLF001  it has no other place
