"""Who is called by the board counts as asked only if the bot cannot write to them."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from tests.load.crowd.sights import Sight
from tests.load.test_offers import button
from tests.load.trouble.darkness import Waiting, lit

ANN, TABLE, DECISION = 5, 7, 3


def sight(number: int, onlooker: int | None, *controls: str, ephemeral: bool = False) -> Sight:
    rows = [{"type": 1, "components": [button(control)]} for control in controls]
    shown = SeenMessage({"id": str(number), "channel_id": "1", "ephemeral": ephemeral, "components": rows}, {})
    verbs = frozenset(control.partition(":")[0] for control in controls)
    return Sight(shown, onlooker, frozenset() if onlooker else frozenset({ANN}), [], verbs)


BOARD, HAND = sight(1, None, "hand:7:0:"), sight(2, ANN, "play:7:3:pass", ephemeral=True)
OLD_PANEL, PANEL = sight(3, ANN, "play:7:2:pass"), sight(4, ANN, "play:7:3:pass")


def crowd(sights: tuple[Sight, ...], *, opened: bool, refused: bool) -> Any:
    channel = SimpleNamespace(messages={one.message.id: one for one in sights})
    world = SimpleNamespace(get_user=lambda _: SimpleNamespace(dms_open=opened), channels={1: channel})
    shut_out = {(TABLE, ANN)} if refused else {(TABLE + 1, ANN)}
    sandbox, seen = SimpleNamespace(world=world), SimpleNamespace(of=lambda _: sights)
    return SimpleNamespace(sandbox=sandbox, sights=seen, shut_out=shut_out)


@pytest.mark.parametrize(
    ("sights", "opened", "refused", "is_lit"),
    [
        ((BOARD, PANEL), True, False, True),
        ((BOARD,), False, True, True),
        ((BOARD, HAND), True, True, True),
        ((BOARD, HAND), True, False, False),
        ((BOARD, OLD_PANEL), True, True, False),
        ((HAND,), False, True, False),
    ],
    ids=[
        "by a panel",
        "closed now",
        "refused a message at this table",
        "refused one elsewhere alone",
        "has a panel all the same",
        "called nowhere",
    ],
)
def test_a_board_that_calls_is_enough_only_for_who_gets_no_panel(
    sights: tuple[Sight, ...], opened: bool, refused: bool, is_lit: bool
) -> None:
    asked = Waiting(TABLE, DECISION, frozenset({ANN}))
    assert lit(crowd(sights, opened=opened, refused=refused), asked) is is_lit
