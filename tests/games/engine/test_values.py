"""Values never change, compare and hash by their fields, and are shared by copies of a state."""

from dataclasses import dataclass, field

from games.engine.cloning import Cloneable, is_immutable
from games.engine.contract import Decision
from games.engine.values import value_class


@value_class
class Card:
    name: str
    worth: int = 1


@value_class
class Hand:
    cards: list[str]


@dataclass(slots=True)
class Table(Cloneable):
    card: Card
    pile: list[Card] = field(default_factory=list)


def test_values_are_equal_and_hash_alike_by_their_fields() -> None:
    assert Card("worm") == Card("worm", 1) != Card("worm", 2)
    assert len({Card("worm"), Card("worm", 1), Card("worm", 2)}) == 2
    assert repr(Card("worm")) == "Card(name='worm', worth=1)"


def test_a_value_is_shared_by_the_copies_of_a_state() -> None:
    table = Table(Card("worm"), [Card("button")])
    copy = table.clone()
    assert copy.card is table.card
    assert copy.pile == table.pile
    assert copy.pile is not table.pile


def test_a_value_with_a_list_in_it_may_change() -> None:
    assert is_immutable(Card)
    assert not is_immutable(Hand)


def test_a_decision_is_a_value() -> None:
    assert is_immutable(Decision)
    assert hash(Decision(1, "turn", (0,))) == hash(Decision(1, "turn", (0,)))
