"""Each kind of question of each game, and each state beside questions, keeps to the budgets of a phone's screen."""

from pathlib import Path

from playwright.async_api import Browser

from games import find_game, list_game_keys
from tests.chromium import BROWSER_MARKS, browser
from tests.screens.__main__ import ARTEFACTS
from tests.screens.budgets import PHONE
from tests.screens.pages import measure_pages
from tests.screens.posed import posed
from tests.screens.ways import WAYS
from tests.undrawn import BLANK, replaced

__all__ = ["browser"]

pytestmark = BROWSER_MARKS

HELD = [*list_game_keys(), "gobblestones-bluff", "goats_and_goblins-two", "goblin_market-six"]
"""The ways to play in which all kinds of questions are asked, and the one with the highest picture."""


async def test_every_kind_of_question_shares_a_phones_screen_with_board_and_buttons(
    browser: Browser, tmp_path: Path
) -> None:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    with replaced(BLANK):
        tallies = await posed(tmp_path, ARTEFACTS, browser, HELD, [PHONE], random=True)
    assert [line for tally in tallies for line in tally.too_much()] == []
    asked = {(WAYS[tally.game].game, kind.partition(" ")[0]) for tally in tallies for kind in tally.taken}
    assert asked >= {(game, kind) for game in list_game_keys() for kind in find_game(game).questions}


async def test_every_page_without_a_table_keeps_to_a_phones_screen(browser: Browser, tmp_path: Path) -> None:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    tallies = await measure_pages(tmp_path, ARTEFACTS, browser, [PHONE], broken_only=True)
    assert [line for tally in tallies for line in tally.too_much()] == []
