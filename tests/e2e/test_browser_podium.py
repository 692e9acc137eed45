"""Two newcomers, one at a desk and one with a phone, go from the first look at the page to the podium, in each game.

They open, join, start and move by what the page offers. `make podium` has them make every move of all games by clicks.
`make rare` does so in the games that are short, and plays the middle of the others underneath, as the suite does in one
game: whole matches are clicked through by test_browser_match and test_browser_alone.
"""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.screens.screen_registry import find_screen
from bot.tables import TableView
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.draft import TableDraft
from bot.tables.use_cases import playing
from games import find_game, list_game_keys
from games.engine import Chance, Match, Move, SwiftChance
from tests.chromium import BROWSER_MARKS
from tests.e2e.clicking import BRISK, LOOK_AGAIN, TABLE, brisk, click_a_move, settled, the_first
from tests.e2e.house import House, house
from tests.sandbox_tab import DESKTOP, PHONE, Tab, tab_of

pytestmark = [*BROWSER_MARKS, pytest.mark.usefixtures("blank")]

SHORT = ("gobblestones", "goblin_market")
"""Games in which two people have few moves to make if nobody is slow."""
WHOLE = list_game_keys() if os.environ.get("PARLOUR_PODIUM") else SHORT
"""Games that are played from the first to the last move by clicks alone."""
ENDS_CLICKED = "goblin_market"
"""The game of which the suite clicks the beginning and the end: its moves are made on the board and in secret."""
BOLD = 3
"""The number of moves that newcomers make as the page lists them, best first; after that they play what ends soon."""
LAPSE = 10
"""Seconds in which a beat passes if nobody reacts."""


@pytest.fixture(autouse=True)
def _brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let goblins play by rules of thumb, at once."""
    rng = SwiftChance(bytes(32))
    monkeypatch.setattr(
        "bot.tables.goblins.goblin_players.compute_goblin_move", lambda match, seat, *_: by_thumb(match, seat, rng)
    )


def by_thumb(match: Match, seat: int, rng: Chance) -> Move:
    """Return what a goblin plays without thinking, or otherwise what silence would mean."""
    return match.game.choose_habit_move(match._state, seat, rng) or match.default_move(seat)


def brief_move(match: Match, seat: int) -> Move:
    """Return a move after which the match is over soon, or otherwise what silence would mean."""
    legal = {str(move): move for move in match.legal_moves(seat) if str(move) in BRISK}
    return next(iter(legal.values()), match.default_move(seat))


def to_the_end(draft: TableDraft) -> None:
    """Play all that is left of a match."""
    match = draft.require_match()
    while match.decision:
        seat = match.decision.seats[0]
        draft.play_move(seat, brief_move(match, seat), "player")
    playing.finish_or_continue_match(draft)


async def open_and_start(desk: Tab, phone: Tab, title: str) -> None:
    """Open a table with goblins by the page's one button, sit down beside the host, start, and go to the table."""
    await desk.page.get_by_role("button", name="Open a table with three goblins").click()
    await desk.page.get_by_role("button", name=f"{title} ·").click()
    await expect(desk.last.get_by_text("Ann, Grub, Snig, and Mogga")).to_be_visible()
    await phone.press("Join")
    await expect(desk.messages.get_by_text("Bob").last).to_be_visible()
    await desk.press("Start")
    await expect(desk.messages.get_by_text("The match is on").last).to_be_visible()


@dataclass
class Newcomer:
    """Somebody who plays in a tab, and how many moves they have made by clicks."""

    tab: Tab
    moved: int = 0

    async def move(self, home: House, place: str, number: int) -> None:
        """Go where a decision can be answered and answer it, reading at the first what newcomers are told."""
        await self.tab.go(place)
        if not self.moved:
            await self.read_what_it_is_about()
        await click_a_move(home, self.tab, number, brisk if self.moved >= BOLD else the_first)
        self.moved += 1

    async def read_what_it_is_about(self) -> None:
        """Look behind "Menu…", where newcomers are told what the question is about, and put that away."""
        await self.tab.press("Menu…")
        told = self.tab.messages.filter(has_text="💡").filter(has=self.tab.view.get_by_role("button", name="Dismiss"))
        await self.tab.press("Dismiss", told.last)


async def play_by_clicks(home: House, clock: VirtualClock, sitters: dict[int, Newcomer], *, whole: bool) -> None:
    """Let newcomers click what they are asked for, until each has moved or, as a `whole`, to the end of the match."""
    while whole or not all(sitter.moved for sitter in sitters.values()):
        await settled(home)
        table_view = await home.parlour.tables.load_view(TABLE, None)
        if table_view.decision is None:
            break
        seat = next(iter(set(table_view.decision.seats) & set(sitters)), None)
        if seat is not None and find_game(table_view.table.game).question_tempo(table_view.decision.kind) != "beat":
            await sitters[seat].move(home, place_of(table_view), table_view.decision.number)
        else:
            clock.advance(LAPSE)
            await asyncio.sleep(LOOK_AGAIN / 1000)  # the timekeeper wakes


def place_of(table_view: TableView) -> str:
    """Return where people are asked: on the board if it offers what they may do, otherwise in their messages."""
    sealed = table_view.decision is None or table_view.decision.sealed
    return "Goblin Parlour" if sealed or not table_view.offered else thread_of(table_view.table.game)


def thread_of(game: str) -> str:
    """Return the name of the table's thread."""
    return f"{find_screen(game).title}, table {TABLE}"


def games_clicked() -> list[Any]:
    """Return games, and whether each is a whole match of clicks; all but one are rare tests, where nobody wants all."""
    rare = () if os.environ.get("PARLOUR_PODIUM") else pytest.mark.rare
    each = [pytest.param(game, game in WHOLE, marks=rare, id=game) for game in list_game_keys()]
    return [pytest.param(ENDS_CLICKED, False, id=f"{ENDS_CLICKED}-ends"), *each]


@pytest.mark.parametrize(("game", "whole"), games_clicked())
async def test_two_newcomers_come_to_the_podium(tmp_path: Path, browser: Browser, game: str, whole: bool) -> None:
    clock = VirtualClock()
    async with house(tmp_path, f"podium-{game}", clock) as home:
        ann, bob, address = home.person("Ann"), home.person("Bob"), home.sandbox.address
        async with (
            tab_of(browser, address, ann.id, size=DESKTOP) as desk,
            tab_of(browser, address, bob.id, size=PHONE) as phone,
        ):
            await open_and_start(desk, phone, find_screen(game).title)
            await settled(home)
            table = await home.parlour.tables.find_table(TABLE)
            sitters = {
                seat: Newcomer(tab)
                for tab, person in ((desk, ann), (phone, bob))
                if (seat := table.find_seat(person.id)) is not None
            }
            await play_by_clicks(home, clock, sitters, whole=whole)
            if not whole:
                await home.parlour.tables.changes.change_table(TABLE, to_the_end)
            await settled(home)
            for tab in (desk, phone):
                await tab.go(thread_of(game))
                await expect(tab.page.get_by_role("img", name="The podium").last).to_be_visible()
                await expect(tab.button("Rematch")).to_be_visible()
