"""Bodies spoilt at random: what Discord's published description refuses, the sandbox refuses."""

import copy
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox.bots.validation import validate_commands, validate_message, validate_modal, validate_new_event
from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.errors import Refused
from tests.bot.sandbox.bodies import classic, commands, layout, modal, ways
from tests.bot.sandbox.contract import request_problems
from tests.bot.sandbox.test_scheduled_events import event_body

ROUNDS = 250
FILES = ["board.png"]
VALUES: tuple[Any, ...] = (
    None, "", 0, -1, 1, 2, 3, 5, 8, 10, 12, 17, 26, 1 << 15, "x", "x" * 33, "x" * 46, "x" * 81, "x" * 101,
    "x" * 301, "x" * 2001, "x" * 4001, "https://example.org", "ftp://x", [], {}, True, 1.5, "PLAY", "a b",
)  # fmt: skip


def _message(body: Any) -> None:
    validate_message(body, [Upload(0, FILES[0], b"")])


def _modal(body: Any) -> None:
    if isinstance(body.get("data"), dict) and body.get("type") == 9:
        validate_modal(body["data"])
    else:
        raise Refused(400, 50035, "refused before the modal is looked at")


CASES: dict[str, tuple[Callable[[], Any], str, str, Callable[[Any], None]]] = {
    "classic": (classic, "POST", "/channels/1/messages", _message),
    "layout": (layout, "POST", "/channels/1/messages", _message),
    "modal": (modal, "POST", "/interactions/1/token/callback", _modal),
    "commands": (commands, "PUT", "/applications/1/commands", validate_commands),
    "event": (event_body, "POST", "/guilds/1/scheduled-events", lambda body: validate_new_event(body, time.time())),
}


def _spoil(body: Any, chance: random.Random) -> Any:
    """Return a copy in which one part is removed, multiplied or replaced."""
    fresh = copy.deepcopy(body)
    *outer, last = chance.choice(list(ways(fresh)))
    place: Any = fresh
    for key in outer:
        place = place[key]
    act = chance.random()
    if act < 0.2:
        del place[last]
    elif act < 0.4 and isinstance(place, list) and isinstance(last, int):
        place[last : last + 1] = [copy.deepcopy(place[last]) for _ in range(chance.choice([2, 6, 26, 41]))]
    else:
        place[last] = chance.choice(VALUES)
    return fresh


def _refuses(look: Callable[[Any], None], body: Any) -> bool:
    try:
        look(body)
    except Refused:
        return True
    return False


@pytest.mark.parametrize("name", CASES)
def test_what_the_description_refuses_is_refused(name: str) -> None:
    make, method, path, look = CASES[name]
    chance, refused = random.Random(7), 0
    for _ in range(ROUNDS):
        body = _spoil(make(), chance)
        problems = request_problems(method, path, body, FILES)
        if problems:
            refused += 1
            assert _refuses(look, body), f"{problems} in {body}"
    assert refused > ROUNDS / 5
