"""What `make screens` measures, and how it judges."""

from dataclasses import replace

from playwright.async_api import Browser

from tests.chromium import BROWSER_MARKS, browser
from tests.screens.budgets import PHONE, TOUCH, Budget, Measures
from tests.screens.longer import longer
from tests.screens.looking import RULER
from tests.screens.tally import Tally

__all__ = ["browser"]

pytestmark = BROWSER_MARKS

GOOD = Measures(height=640, picture=350, below=500, text=80, lines=3, controls=120, rows=3, wrapped=0, labelled=4)
PAGE = """
<style>* {{ margin: 0; padding: 0; line-height: 20px }} .button {{ height: 36px; width: {width}px }}
.row {{ display: flex; flex-wrap: wrap }} .picture {{ display: block; height: 300px }}</style>
<article style="width: 340px"><header>Goblin</header>
<div class="markdown"><p>Your <b>turn</b>.<br>Since your turn: nothing.</p></div>
<div class="gallery"><a class="picture"></a></div>
<div class="row"><button class="button">1</button><button class="button">2</button>
<button class="button"></button></div>
<div class="row"><button class="button">3</button></div>
</article>"""


async def ruled(browser: Browser, width: int) -> Measures:
    page = await browser.new_page()
    await page.set_content(PAGE.format(width=width))
    measures = Measures(**await page.locator("article").evaluate(RULER))
    await page.close()
    return measures


async def test_a_message_is_measured_with_its_author_and_the_line_edited(browser: Browser) -> None:
    assert await ruled(browser, 100) == Measures(
        height=20 + 40 + 300 + 2 * 36 + 22,
        picture=300,
        below=372,
        text=40,
        lines=2,
        controls=72,
        rows=2,
        wrapped=0,
        labelled=2,
    )


async def test_a_row_that_does_not_fit_side_by_side_is_two_rows(browser: Browser) -> None:
    measures = await ruled(browser, 150)
    assert (measures.rows, measures.wrapped, measures.controls) == (3, 1, 108)


async def test_each_measure_has_a_budget_of_its_own() -> None:
    budget = Budget()
    assert not list(budget.broken(GOOD))
    for name in Budget.__dataclass_fields__:
        assert list(budget.broken(replace(GOOD, **{name: getattr(budget, name) + 1}))) == [name]


async def test_fingers_need_larger_controls_and_places_a_fourth_row() -> None:
    large = replace(GOOD, height=700, controls=155)
    assert list(PHONE.budget.broken(large)) == ["height", "controls"]
    assert not list(TOUCH.budget.broken(large))
    tally = Tally("emerald_skulls", TOUCH)
    four, five = replace(large, rows=4, controls=175), replace(large, rows=5, controls=252)
    assert tally.broken("buy", four) == ["controls", "rows"]
    assert tally.broken("place on the way", four) == []
    assert tally.broken("place on the way", five) == ["controls", "rows"]
    assert tally.broken("bet", five) == tally.broken("last-call on the board", five) == []


async def test_only_questions_count_as_within_and_the_highest_is_kept() -> None:
    tally = Tally("gobblestones", PHONE)
    assert tally.note("turn", GOOD)
    assert not tally.note("turn", GOOD)
    assert tally.note("turn", replace(GOOD, height=900))
    assert tally.note("(podium)", replace(GOOD, height=1200))
    assert tally.within() == (2, 3)
    heads, _, podium, turn = tally.lines()
    assert "2 of 3 questions within the budgets (67 %)" in heads
    assert podium.split()[1:3] == ["1", "1200"]
    assert turn.split()[1:4] == ["3", "640", "(900)"]
    assert turn.endswith("height")


async def test_the_longer_language_leaves_mentions_alone_and_grows_once() -> None:
    told = longer("Your turn, <@12> in <t:99:R>: see <#77>.")
    assert told == "Your tuurn, <@12> iin <t:99:R>: see <#77>."
    assert longer(told) == told
    assert len(longer("Lay up to five tiles in one row, then end the turn.")) > 1.25 * 51
