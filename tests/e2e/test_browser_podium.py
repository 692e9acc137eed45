"""Two newcomers, one at a desk and one with a phone, go from the first look at the page to the podium, in each game.

They open, join, start and make their first moves by what the page offers; the rest is played underneath at one stroke.
"""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox.people.person import Person
from bot.screens.shelf import screen_of
from bot.tables import playing, promises
from bot.tables.sitting import Sitting
from games import find, keys
from games.engine import Match, Move
from tests.chromium import BROWSER_MARKS
from tests.e2e.house import House, house
from tests.sandbox_tab import DESKTOP, PHONE, Tab, tab_of

pytestmark = BROWSER_MARKS

TABLE = 1
LOOK_AGAIN = 50
"""Milliseconds between two looks at the page."""
WAYS = ("play", "sure", "texts", "pick", "step")
"""What leads to a move: that which plays at once comes first."""
SHORTEST = ("rest", "stop", "end", "pass")
"""Moves that bring a match to its end soon."""


@pytest.fixture(autouse=True)
def _dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same match each time, in which goblins do not think."""
    monkeypatch.setattr(promises, "new_seed", lambda: bytes(range(32)))
    monkeypatch.setattr("bot.tables.goblins.goblin_move", lambda match, seat, *_: brief_move(match, seat))


def brief_move(match: Match, seat: int) -> Move:
    """Return a move after which the match is over soon, or else what silence would mean."""
    legal = {str(move): move for move in match.legal_moves(seat) if str(move) in SHORTEST}
    return next(iter(legal.values()), match.default_move(seat))


def to_the_end(sitting: Sitting) -> None:
    """Play all that is left of a match."""
    match = sitting.playing()
    while match.decision:
        seat = match.decision.seats[0]
        sitting.play(seat, brief_move(match, seat), "player")
    playing.settle(sitting)


async def settled(home: House) -> None:
    await home.parlour.goblins.settle()
    await home.parlour.delivery.settle()


async def moves_of(home: House, person: Person) -> int:
    """Return how many moves somebody has made."""
    seat = (await home.parlour.tables.find(TABLE)).seat_of(person.id)
    return sum(move.seat == seat for move in await home.parlour.tables.store.tables.played(TABLE))


async def open_and_start(desk: Tab, phone: Tab, title: str) -> None:
    """Open a table with goblins by the page's one button, sit down beside the host, start, and go to the table."""
    await desk.page.get_by_role("button", name="Open a table with three goblins").click()
    await desk.page.get_by_role("button", name=f"{title} ·").click()
    await expect(desk.last.get_by_text("Ann, Grub, Snig, and Mogga")).to_be_visible()
    await phone.press("Join")
    await expect(desk.messages.get_by_text("Bob").last).to_be_visible()
    await desk.press("Start")
    await expect(desk.messages.get_by_text("The match is on").last).to_be_visible()


OFFERED = ", ".join(f'[data-custom-id^="{verb}:{TABLE}:NUMBER:"]:not([disabled])' for verb in WAYS)


async def ways_on(tab: Tab, number: int) -> list[str]:
    """Return the controls of the newest message that offers moves for a decision, the quickest way first."""
    offered = OFFERED.replace("NUMBER", str(number))
    message = tab.messages.filter(has=tab.view.locator(offered)).last
    ids = await message.locator(offered).evaluate_all("all => all.map(one => one.dataset.customId)")
    return sorted(ids, key=lambda act: WAYS.index(act.split(":")[0]))


async def click_a_move(home: House, tab: Tab, person: Person, number: int) -> None:
    """Make a move by clicks: each leads on, until the move is made."""
    before, pressed = await moves_of(home, person), list[str]()
    while await moves_of(home, person) == before:
        ways = await ways_on(tab, number)
        if ways and ways != pressed:
            await tab.view.locator(f'[data-custom-id="{ways[0]}"]').last.click()
            if ways[0].startswith(("texts", "pick")):
                await tab.view.get_by_role("option").first.click()
            pressed = ways
        await tab.page.wait_for_timeout(LOOK_AGAIN)


async def first_moves(home: House, thread: str, clickers: dict[int, tuple[Tab, Person]]) -> None:
    """Let each of these seats make its first move by clicks, and read what newcomers are told."""
    while clickers:
        await settled(home)
        sight = await home.parlour.tables.look(TABLE, None)
        table, decision = sight.table, sight.decision
        assert decision is not None, "the match lasts until both have moved"
        called = find(table.game).tempo(decision.kind) in ("turn", "answer")
        seat = next((seat for seat in decision.seats if called and seat in clickers), None)
        if seat is None:
            await home.parlour.tables.changes.change(TABLE, answer_one)
            continue
        tab, person = clickers.pop(seat)
        await tab.go(thread if sight.offered and not decision.sealed else "Goblin Parlour")
        await expect(tab.messages.get_by_text("💡").last).to_be_visible()
        await click_a_move(home, tab, person, decision.number)


def answer_one(sitting: Sitting) -> None:
    """Answer for one who is asked."""
    match = sitting.playing()
    if match.decision:
        seat = match.decision.seats[0]
        sitting.play(seat, brief_move(match, seat), "player")
        playing.settle(sitting)


@pytest.mark.parametrize("game", keys())
async def test_two_newcomers_come_to_the_podium(tmp_path: Path, browser: Browser, game: str) -> None:
    async with house(tmp_path, f"podium-{game}") as home:
        ann, bob, title = home.person("Ann"), home.person("Bob"), screen_of(game).title
        address, thread = home.sandbox.address, f"{screen_of(game).title}, table {TABLE}"
        async with (
            tab_of(browser, address, ann.id, size=DESKTOP) as desk,
            tab_of(browser, address, bob.id, size=PHONE) as phone,
        ):
            await open_and_start(desk, phone, title)
            await settled(home)
            table = await home.parlour.tables.find(TABLE)
            seats = {table.seat_of(person.id): (tab, person) for tab, person in ((desk, ann), (phone, bob))}
            await first_moves(home, thread, {seat: sitter for seat, sitter in seats.items() if seat is not None})
            await home.parlour.tables.changes.change(TABLE, to_the_end)
            await settled(home)
            for tab in (desk, phone):
                await tab.go(thread)
                await expect(tab.page.get_by_role("img", name="The podium").last).to_be_visible()
                await expect(tab.button("Rematch")).to_be_visible()
