"""A match played by clicks at a phone, and measured at every step: two people, and goblins on other seats."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from playwright.async_api import Browser

from bot.sandbox import SeenMessage
from bot.sandbox.people.person import Person
from bot.screens.screen_registry import find_screen
from bot.tables import TableView
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.draft import TableDraft
from bot.tables.use_cases import playing
from games import find_game
from games.engine import Chance, Match, Move, SwiftChance
from games.engine.words import load_words
from tests.e2e.clicking import BRISK, LOOK_AGAIN, TABLE, click_a_move, settled
from tests.e2e.house import House, house
from tests.e2e.robot import from_menu
from tests.load.crowd.offers import acts
from tests.screens.looking import Eyes, eyes_of
from tests.screens.tally import Tally
from tests.screens.ways import WAYS, Way

LIKELY = {
    **dict.fromkeys(("end", "pass", "wait", "back in", "take", "challenge", "chicken", "type"), 0.2),
    "ready": 3,
    "cheat": 6,
    "buy 4": 20,
}
"""How likely ways are that begin with these words, where any other has 1."""
SLOW_DOWN = {"text": 1.0, "play": 1.0, "sure": 0.5, "pick": 0.7, "step": 0.7, "sheet": 0.0}
"""The same by verb: forms are tried elsewhere."""
LAPSE = 10
SIDE_STEPS = 3
"""After this many questions, states beside questions are looked at: a pause, a refusal, "My hand"."""


def by_thumb(match: Match, seat: int, rng: Chance) -> Move:
    """Return what a goblin plays without thinking, or otherwise what silence would mean."""
    return match.game.choose_habit_move(match._state, seat, rng) or match.default_move(seat)


def to_the_end(draft: TableDraft) -> None:
    """Play all that is left of a match."""
    match = draft.require_match()
    while match.decision:
        seat = match.decision.seats[0]
        brief = next((move for move in match.legal_moves(seat) if str(move) in BRISK), match.default_move(seat))
        draft.play_move(seat, brief, "player")
    playing.finish_or_continue_match(draft)


def weight(way: str) -> float:
    """Return how likely a control is pressed."""
    verb, _, _, path = way.split(":", 3)
    return SLOW_DOWN[verb] * next((weight for words, weight in LIKELY.items() if path.startswith(words)), 1)


@dataclass
class Play:
    """A match at which Ann clicks on her phone, and Bob's moves are made for him."""

    home: House
    clock: VirtualClock
    eyes: Eyes
    ann: Person
    bob: Person
    way: Way
    most: int
    luck: random.Random = field(default_factory=lambda: random.Random(11))
    asked: int = 0
    beats: set[int] = field(default_factory=set)

    @property
    def thread(self) -> str:
        """The name of the table's thread."""
        return thread_of(self.way.game)

    async def whole(self) -> None:
        """Open, start, play and end a match."""
        await self.open_and_start()
        while self.asked < self.most and (table_view := await self._table_view()).decision:
            await self._one(table_view)
        await settled(self.home)
        if (await self._table_view()).decision:
            await self.home.parlour.tables.changes.change_table(TABLE, to_the_end)
        await settled(self.home)
        await self.eyes.go(self.thread)
        await self.eyes.look_at(self._board(), "(podium)")
        await self._see_again()

    async def _see_again(self) -> None:
        """Look at the match again, step by step through all eyes, and play on from it."""
        shown = await press(self.ann, self._board(), "replay")
        assert shown is not None
        await self.eyes.look_at(shown, "(replay)")
        for ways in (("look", "on"), ("look", "on"), ("look", "on")):
            await self._press_there(shown, *ways)
            await self.eyes.look_at(shown, "(replay)")
        await self._press_there(shown, "whatif")
        await self.eyes.look_at(shown, "(what if)")
        await self._press_there(shown, "look")
        await self._press_there(shown, "look", "on")
        await self.eyes.look_at(shown, "(replay)")

    async def _press_there(self, message: SeenMessage, verb: str, path: str = "") -> None:
        """Press a button of a match that is seen again."""
        now = self.ann.refresh_message(message) or message
        act = next(act for act in acts(now) if act.verb == verb and act.path.startswith(path))
        await self.ann.click(now, custom_id=str(act))
        await settled(self.home)

    async def open_and_start(self) -> None:
        """Open a table, fill four seats, look at the lobby, and start."""
        opened = await self.ann.slash("play", game=self.way.game)
        assert opened.message is not None
        lobby = opened.message
        if self.way.seats > 1:
            await press(self.bob, lobby, "join")
        for _ in range(self.way.seats - 2):
            await from_menu(self.ann, lobby, "grown")
        await self.home.parlour.tables.changes.change_table(TABLE, self._choose_options)
        await settled(self.home)
        await self.eyes.go("parlour")
        await self.eyes.look_at(lobby, f"(lobby of {self.way.seats})")
        await press(self.ann, lobby, "start")

    def _choose_options(self, draft: TableDraft) -> None:
        draft.set_table(options={**draft.table.options, **self.way.options})

    async def _table_view(self) -> TableView:
        await settled(self.home)
        return await self.home.parlour.tables.load_view(TABLE, None)

    async def _one(self, table_view: TableView) -> None:
        """Bring the match on by one answer."""
        decision, table = table_view.decision, table_view.table
        assert decision is not None
        beat = find_game(self.way.game).question_tempo(decision.kind) == "beat"
        waiting = set(decision.seats)
        ann, bob = table.find_seat(self.ann.id), table.find_seat(self.bob.id)
        if ann in waiting and not beat:
            await self._answer(table_view)
        elif bob in waiting and not beat:
            await self._for_bob(decision.number)
        else:
            if decision.number not in self.beats:
                self.beats.add(decision.number)
                await self._look_on(f"({decision.kind} for all)" if beat else "(others are asked)")
            self.clock.advance(LAPSE)
            await asyncio.sleep(LOOK_AGAIN / 1000)  # the timekeeper wakes

    async def _for_bob(self, number: int) -> None:
        table_view = await self.home.parlour.tables.load_view(TABLE, self.bob.id)
        legal = [str(move) for move in table_view.legal]
        weights = [weight(f"play:1:1:{move}") for move in legal]
        await self.home.parlour.tables.play_move(TABLE, self.bob.id, self.luck.choices(legal, weights)[0], number)

    async def _answer(self, table_view: TableView) -> None:
        """Let Ann answer by clicks, measuring what she sees before each."""
        decision = table_view.decision
        assert decision is not None
        await self.eyes.go(place_of(table_view))
        shared = len(set(decision.seats)) > 1

        async def look(ways: list[str]) -> None:
            kind = f"{decision.kind}{' of several' if shared else ''}"
            await self.eyes.look_at_holder(ways[0], kind, f"{kind} on the way")

        await click_a_move(self.home, self.eyes.hand, decision.number, self._choose, look)
        self.asked += 1
        if self.asked in (SIDE_STEPS, SIDE_STEPS * 4):
            await self._side_steps()

    def _choose(self, ways: list[str]) -> str:
        return self.luck.choices(ways, [weight(way) + 0.001 for way in ways])[0]

    async def _look_on(self, kind: str) -> None:
        await self.eyes.go(self.thread)
        await self.eyes.look_at(self._board(), kind)

    async def _side_steps(self) -> None:
        """Look at what is beside the questions: "My hand", a hint, a proposal, a pause."""
        await settled(self.home)
        await self.eyes.go(self.thread)
        board = self._board()
        hand = await press(self.ann, board, "hand")
        if hand is not None:
            await settled(self.home)
            await self.eyes.look_at(hand, "(my hand)")
        await self.ann.slash("table pause", channel=board.channel_id)
        await settled(self.home)
        await self._look_on("(a pause is asked for)")
        await press(self.bob, self._newest("yes", self.bob), "yes")
        await settled(self.home)
        await self._look_on("(paused)")
        await press(self.ann, self._newest("resume"), "resume")
        await settled(self.home)

    def _board(self) -> SeenMessage:
        """Return the newest board: the public message with "Menu…"."""
        mine = {message.id for message in self.ann.list_visible_messages(self.ann.dm)}
        return self._found(
            lambda message: (
                message.id not in mine and not message.is_ephemeral and any(act.verb == "all" for act in acts(message))
            )
        )

    def _newest(self, verb: str, person: Person | None = None) -> SeenMessage:
        """Return the newest message with such a button."""
        return self._found(lambda message: any(act.verb == verb for act in acts(message)), person)

    def _found(self, wanted: Callable[[SeenMessage], bool], person: Person | None = None) -> SeenMessage:
        return max(filter(wanted, (person or self.ann).list_all_messages()), key=lambda message: message.id)


def thread_of(game: str) -> str:
    """Return the name of the table's thread, in the language that is spoken."""
    return load_words()("thread-name", game=find_screen(game).title, table=TABLE)


def place_of(table_view: TableView) -> str:
    """Return where people are asked: on the board if it offers what they may do, otherwise in their messages."""
    sealed = table_view.decision is None or table_view.decision.sealed
    return "Goblin Parlour" if sealed or not table_view.offered else thread_of(table_view.table.game)


async def press(person: Person, message: SeenMessage, verb: str) -> SeenMessage | None:
    """Press the button with this meaning; return the message that answers, or None where there is no such button."""
    found = next((act for act in acts(person.refresh_message(message) or message) if act.verb == verb), None)
    return (await person.click(message, custom_id=str(found))).message if found else None


async def played(folder: Path, artefacts: Path, browser: Browser, name: str, most: int) -> list[Tally]:
    """Play a match in the way of this name, and return what was measured on each screen."""
    clock, rng = VirtualClock(), SwiftChance(bytes(32))
    with patch(
        "bot.tables.goblins.goblin_players.compute_goblin_move", lambda match, seat, *_: by_thumb(match, seat, rng)
    ):
        async with house(folder, f"screens-{name}", clock, dressed=True) as home:
            ann, bob = home.person("Ann"), home.person("Bob")
            async with eyes_of(browser, home.sandbox.address, ann.id, name, artefacts) as eyes:
                await Play(home, clock, eyes, ann, bob, WAYS[name], most).whole()
                return [eye.tally for eye in eyes.eyes]
