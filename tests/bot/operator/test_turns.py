"""How often the threads of the bot take turns."""

import sys

from bot.operator.machine.turns import TURN, shorten_turns


def test_a_click_waits_for_a_thread_that_draws_a_fifth_of_what_python_lets_it() -> None:
    usual = sys.getswitchinterval()
    try:
        shorten_turns()
        assert sys.getswitchinterval() == TURN
        assert usual / TURN >= 5 or usual == TURN
    finally:
        sys.setswitchinterval(usual)
