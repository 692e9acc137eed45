"""What happened, as small classes with typed fields: what is derived from them, and how they are read back."""

import sys

import pytest

from games.engine.events import (
    Event,
    Fact,
    Seat,
    Untyped,
    deserialize_event,
    event_class,
    list_event_kinds,
    list_named_seats,
    serialize_event,
)


@event_class
class TookAll(Event):
    """A seat takes cards, from another or from nobody."""

    seat: Seat
    cards: list[str]
    number: int
    seated: str
    from_whom: Seat | None
    others: list[Seat]
    bonus: int | None = None


@event_class
class Seated(Event):
    """What kinds have in common."""

    seat: Seat


@event_class
class Drew(Seated):
    """A seat sees what it drew."""

    card: str
    to: Seat


@event_class(kind="dealt")
class CardsDealt(Event):
    """Older records know it as "dealt"."""

    seat: Seat


KINDS = list_event_kinds(sys.modules[__name__], Seated)
TAKEN = TookAll(2, ["sea", "end"], 7, "well", None, [0, 1])
TAKEN_FACTS: dict[str, Fact] = {
    "seat": 2,
    "cards": ["sea", "end"],
    "number": 7,
    "seated": "well",
    "from_whom": None,
    "others": [0, 1],
}


def test_an_event_has_the_kind_of_its_class_and_its_fields_as_facts_in_order() -> None:
    assert TookAll.kind == TAKEN.kind == "took-all"
    assert list(TAKEN.facts.items()) == list(TAKEN_FACTS.items())
    assert str(TAKEN) == "took-all seat=2 cards=sea,end number=7 seated=well from_whom=- others=0,1"


def test_a_class_with_another_name_keeps_the_kind_that_records_store() -> None:
    assert KINDS["dealt"] is CardsDealt
    assert serialize_event(CardsDealt(1)) == '["dealt",{"seat":1},null]'
    assert deserialize_event(KINDS, "dealt", {"seat": 1}, None) == CardsDealt(1)


def test_a_typed_event_and_one_without_a_class_have_the_same_line() -> None:
    assert serialize_event(TAKEN) == serialize_event(Untyped("took-all", TAKEN_FACTS))
    assert serialize_event(Drew(1, "sea", to=1)) == '["drew",{"card":"sea","seat":1},1]'


def test_a_field_left_at_none_by_default_is_no_fact() -> None:
    assert "bonus" not in TAKEN.facts
    assert TookAll(2, [], 7, "well", None, [], bonus=0).facts["bonus"] == 0


def test_who_may_know_is_no_fact() -> None:
    told = Drew(1, "sea", to=1)
    assert told.facts == {"seat": 1, "card": "sea"}
    assert [told.is_visible_to(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert TAKEN.to is None
    assert TAKEN.is_visible_to(None)


def test_types_say_which_facts_are_seats() -> None:
    assert [name for name in TAKEN.facts if TAKEN.names_seats(name)] == ["seat", "from_whom", "others"]
    assert list_named_seats(TAKEN) == [2, 0, 1]
    assert list_named_seats(TookAll(2, [], 7, "well", 3, [])) == [2, 3]


def test_without_a_class_no_fact_is_known_to_be_a_seat() -> None:
    assert list_named_seats(Untyped("took", {"seat": 0, "in_seats": [2, 3]})) == []


def test_a_secret_without_the_seat_that_may_know_it_cannot_be_made() -> None:
    with pytest.raises(TypeError):
        Drew(1, "sea")  # type: ignore[call-arg]


def test_no_field_can_be_set_as_far_as_types_know() -> None:
    TAKEN.number = 7  # type: ignore[misc]  # an unused ignore would fail the type check


def test_a_kind_that_another_extends_is_listed_unless_it_only_lends_its_fields() -> None:
    assert {"seated", "took-all"} <= set(list_event_kinds(sys.modules[__name__]))
    assert "seated" not in KINDS


def test_the_kinds_of_a_module_are_listed_by_name() -> None:
    assert dict(KINDS) == {"took-all": TookAll, "drew": Drew, "dealt": CardsDealt}


@pytest.mark.parametrize("told", [TAKEN, Drew(1, "sea", to=1), TookAll(2, [], 7, "well", 3, [], bonus=5)])
def test_a_stored_event_comes_back_as_its_class(told: Event) -> None:
    back = deserialize_event(KINDS, told.kind, told.facts, told.to)
    assert type(back) is type(told)
    assert back == told


@pytest.mark.parametrize(
    ("kind", "facts", "to"),
    [
        ("gone", {"seat": 1}, None),
        ("drew", {"seat": 1}, 1),
        ("drew", {"seat": 1, "card": "sea", "suit": "waves"}, 1),
        ("drew", {"seat": "Ann", "card": "sea"}, 1),
        ("drew", {"seat": 1, "card": "sea"}, None),
        ("took-all", TAKEN_FACTS, 1),
    ],
)
def test_a_stored_event_that_fits_no_class_keeps_its_facts(kind: str, facts: dict[str, Fact], to: int | None) -> None:
    told = deserialize_event(KINDS, kind, facts, to)
    assert (type(told), told.kind, told.facts, told.to) == (Untyped, kind, facts, to)
