"""What Discord refuses in modals and in the choices of an autocompletion."""

from typing import Any

import pytest

from bot.sandbox.bots.validation import validate_choices, validate_modal
from bot.sandbox.world.errors import Refused
from tests.bot.sandbox.bodies import button, modal, row, select, spoilt, text
from tests.bot.sandbox.contract import request_problems
from tests.bot.sandbox.raw import named_fields

INPUT = {"type": 4, "custom_id": "more", "style": 1, "label": "More"}
MODAL: list[tuple[str, Any, str]] = [
    ("data.title", "x" * 46, "data.title"),
    ("data.title", ..., "data.title"),
    ("data.custom_id", "x" * 101, "data.custom_id"),
    ("data.components", [], "data.components"),
    ("data.components", [text(str(n)) for n in range(6)], "data.components"),
    ("data.components.0", button(1), "data.components.0.type"),
    ("data.components.1.components.0", button(1), "data.components.1.components.0.type"),
    ("data.components.1.components.0", select(custom_id="other"), "data.components.1.components.0.type"),
    ("data.components.1", row(INPUT, INPUT | {"custom_id": "two"}), "data.components.1.components.1"),
    ("data.components.1.components.0.label", "x" * 46, "data.components.1.components.0.label"),
    ("data.components.1.components.0.style", 3, "data.components.1.components.0.style"),
    ("data.components.1.components.0.min_length", 10, "data.components.1.components.0.min_length"),
    ("data.components.1.components.0.max_length", 4001, "data.components.1.components.0.max_length"),
    ("data.components.1.components.0.placeholder", "x" * 101, "data.components.1.components.0.placeholder"),
    ("data.components.1.components.0.value", "x" * 4001, "data.components.1.components.0.value"),
    ("data.components.1.components.0.custom_id", "why", "data.components.2.component.custom_id"),
    ("data.components.2.label", "x" * 46, "data.components.2.label"),
    ("data.components.2.label", ..., "data.components.2.label"),
    ("data.components.2.description", "x" * 101, "data.components.2.description"),
    ("data.components.2.component", ..., "data.components.2.component"),
    ("data.components.2.component", text("no"), "data.components.2.component.type"),
    ("data.components.3.component.max_values", 3, "data.components.3.component.max_values"),
    ("data.components.4.component.options", [{"label": "A", "value": "a"}], "data.components.4.component.options"),
]


def test_a_modal_with_everything_is_taken() -> None:
    validate_modal(modal()["data"])


@pytest.mark.parametrize(("at", "value", "named"), MODAL)
def test_a_spoilt_modal_is_refused(at: str, value: Any, named: str) -> None:
    with pytest.raises(Refused) as refused:
        validate_modal(spoilt(modal(), at, value)["data"])
    assert refused.value.code == 50035
    assert named in named_fields(refused.value.errors)


@pytest.mark.parametrize(("at", "value"), [(at, value) for at, value, _ in MODAL])
def test_discords_description_refuses_the_same_modal(at: str, value: Any) -> None:
    assert request_problems("POST", "/interactions/1/token/callback", spoilt(modal(), at, value))


def _typing(kind: int) -> dict[str, Any]:
    return {"options": [{"type": 1, "name": "show", "options": [{"type": kind, "name": "n", "focused": True}]}]}


@pytest.mark.parametrize(
    ("kind", "choices", "named"),
    [
        (3, [{"name": str(n), "value": str(n)} for n in range(26)], "data.choices"),
        (3, [{"name": "x" * 101, "value": "x"}], "data.choices.0.name"),
        (3, [{"name": "x", "value": 4}], "data.choices.0.value"),
        (4, [{"name": "x", "value": "four"}], "data.choices.0.value"),
        (10, [{"name": "x", "value": "four"}], "data.choices.0.value"),
        (4, [{"name": "x"}], "data.choices.0.value"),
    ],
)
def test_choices_are_refused_by_their_limits(kind: int, choices: Any, named: str) -> None:
    with pytest.raises(Refused) as refused:
        validate_choices({"choices": choices}, _typing(kind))
    assert named in named_fields(refused.value.errors)


def test_choices_of_the_right_type_are_taken() -> None:
    validate_choices({"choices": [{"name": "four", "value": 4}]}, _typing(4))
    validate_choices({"choices": []}, _typing(3))
