"""A state's `clone` writes itself from the type hints: copies are equal and share nothing that may change."""

from dataclasses import dataclass, field, fields, make_dataclass
from enum import Enum
from typing import Any, Literal

import pytest

from games import find_game, list_game_keys
from games.engine import Cloneable, Decision, SwiftChance
from games.engine.cloning import is_immutable


class Colour(Enum):
    RED = 1


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    cards: list[Card]


@dataclass(slots=True)
class Inner(Cloneable):
    roll: list[int]


@dataclass(slots=True)
class Whole(Cloneable):
    """A field of each sort that a state may hold."""

    number: int = 3
    word: Literal["a", "b"] = "a"
    colour: Colour = Colour.RED
    card: Card | None = None
    decision: Decision | None = None
    rows: tuple[tuple[str, ...], ...] = (("x",),)
    hands: list[list[Card]] = field(default_factory=lambda: [[Card("a", (1,))], []])
    marks: dict[int, int] = field(default_factory=lambda: {2: 1, 1: 2})
    piles: dict[str, list[int]] = field(default_factory=lambda: {"b": [1], "a": []})
    seen: set[int] = field(default_factory=lambda: {1, 2})
    inner: Inner = field(default_factory=lambda: Inner([1, 2]))
    later: list[int] | None = None
    inners: list[Inner | None] = field(default_factory=lambda: [Inner([3]), None])


@dataclass(slots=True)
class Wider(Inner):
    more: list[int] = field(default_factory=list)


def test_a_clone_is_equal_and_keeps_the_order_of_what_it_holds() -> None:
    one = Whole(later=[4])
    assert one.clone() == one
    assert list(one.clone().marks) == [2, 1]


@pytest.mark.parametrize("name", ["hands", "marks", "piles", "seen", "inner", "later", "inners"])
def test_a_clone_shares_nothing_that_may_change(name: str) -> None:
    one, again = Whole(later=[4]), Whole(later=[4])
    _change(getattr(one.clone(), name))
    assert one == again


def _change(value: Any) -> None:
    """Change a value at every depth."""
    if isinstance(value, Inner):
        value.roll.append(9)
    elif isinstance(value, dict):
        for part in value.values():
            _change(part)
        value.clear()
    elif isinstance(value, list | set):
        for part in value:
            _change(part)
        value.clear()


def test_a_clone_shares_what_never_changes() -> None:
    one = Whole(card=Card("a", (1, 2)))
    assert one.clone().card is one.card


def test_a_class_that_extends_another_copies_its_own_fields_too() -> None:
    Inner([1]).clone()
    one = Wider([1], [2])
    copy = one.clone()
    copy.more.append(3)
    assert (type(copy), one) == (Wider, Wider([1], [2]))


@dataclass
class Sloppy(Cloneable):
    roll: list[int]


@dataclass(slots=True)
class Loose:
    roll: list[int]


def _holding(hint: Any) -> Cloneable:
    """Return an instance of a slots dataclass with one field of this type."""
    held: Cloneable = make_dataclass("Held", [("field", hint)], bases=(Cloneable,), slots=True)(None)
    return held


@pytest.mark.parametrize(
    "hint",
    [Any, object, list, tuple, Loose, Pile, list[Loose], tuple[list[int], ...], dict[str, Any], list[int] | set[int]],
)
def test_a_field_that_cannot_be_proved_safe_is_refused_by_name(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Held\.field: "):
        _holding(hint).clone()


def test_a_class_whose_instances_may_hold_more_than_its_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="Sloppy is no slots dataclass"):
        Sloppy([1]).clone()


@pytest.mark.parametrize("key", list_game_keys())
def test_every_state_of_the_shelf_is_safe_to_copy(key: str) -> None:
    game = find_game(key)
    state = game.deal(game.seats[-1], game.validate_options(), SwiftChance(1))
    copy = state.clone()
    assert copy == state
    shared = [one.name for one in fields(state) if getattr(copy, one.name) is getattr(state, one.name)]
    assert not [name for name in shared if isinstance(getattr(state, name), list | dict | set)]


def test_a_frozen_class_with_a_list_in_it_may_change() -> None:
    assert is_immutable(Card)
    assert not is_immutable(Pile)
