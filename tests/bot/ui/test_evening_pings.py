"""Who gets a ping for an evening: a table of cases."""

from dataclasses import replace

import pytest

from bot.store.models import Preferences
from bot.tables.game_nights.game_night import sign_up_guest
from bot.ui.surfaces.ping_rules import GameNightPing, choose_game_night_pings
from tests.bot.evenings import CAT, DAN, NOW, plan_game_night

QUIET, NEVER = Preferences(quiet_from=0, quiet_until=1439), Preferences(evenings=False)
NO_RING = Preferences(ring="none")


@pytest.mark.parametrize(
    ("occasion", "wishes", "called"),
    [
        ("post", {}, (7, 8)),
        ("call", {}, (1, 2)),
        ("call", {2: QUIET}, (1, 2)),
        ("call", {2: NO_RING}, (1, 2)),
        ("call", {2: NEVER}, (1,)),
        ("news", {}, (2,)),
        ("elsewhere", {}, (1, 2)),
        ("news", {2: NEVER}, ()),
    ],
)
def test_who_gets_a_ping_for_an_evening(
    occasion: GameNightPing, wishes: dict[int, Preferences], called: tuple[int, ...]
) -> None:
    evening = replace(plan_game_night(2), named=(7, 8))
    evening = sign_up_guest(sign_up_guest(evening, CAT, "maybe", NOW), DAN, "cannot", NOW)
    assert choose_game_night_pings(evening, wishes, occasion) == called
