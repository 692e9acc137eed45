"""Everything that a message offers is found, and each offer can be used by an existing control."""

from typing import Any

from bot.sandbox import SeenMessage
from bot.screens.custom_ids import ClickAction
from tests.load.crowd.offers import find_control, press, waits_with, ways


def button(custom_id: str) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}


def menu(custom_id: str, *values: str) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": 1}


def message(*rows: dict[str, Any]) -> SeenMessage:
    return SeenMessage({"id": "1", "components": [{"type": 1, "components": [row]} for row in rows]}, {})


def test_a_button_is_a_way_and_each_option_of_a_menu_is_one() -> None:
    shown = message(button("play:7:3:pass"), menu("pick:7:3:lay", "a1", "b2 up"))
    assert {way.path for way in ways(shown)} == {"pass", "lay a1", "lay b2 up"}


def test_what_leads_back_or_elsewhere_is_no_way() -> None:
    assert ways(message(button("step:7:3:"), button("hand:7:0:"), button("tell:7:0:bets"))) == []


def test_a_way_through_a_menu_is_taken_by_choosing_its_option() -> None:
    shown = message(menu("pick:7:3:lay", "a1", "b2 up"), menu("pick:7:3:move", "a1"))
    assert press(shown, ClickAction("pick", 7, 3, "lay b2 up")) == ("pick:7:3:lay", ["b2 up"])
    assert press(shown, ClickAction("pick", 7, 3, "move a1")) == ("pick:7:3:move", ["a1"])


def test_a_way_by_a_button_is_taken_by_pressing_it() -> None:
    assert press(message(button("sure:7:3:pass")), ClickAction("sure", 7, 3, "pass")) == ("sure:7:3:pass", None)


def test_a_message_waits_only_with_moves_of_the_decision_it_was_made_for() -> None:
    shown = message(menu("pick:7:3:lay", "a1"), button("hand:7:4:"))
    assert [waits_with(shown, decision) for decision in (2, 3, 4)] == [False, True, False]


def test_a_control_is_found_with_the_mark_of_its_database() -> None:
    shown = message(button("join:7:0abC:"), menu("more:7:0abC:", "old"), button("hand:8:0abC:"))
    assert [find_control(shown, verb, 7) for verb in ("join", "more", "hand")] == [
        "join:7:0abC:",
        "more:7:0abC:",
        "hand:7:0:",
    ]
