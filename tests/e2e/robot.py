"""People who play by what they see: they read their panels, choose in menus, press buttons, and know nothing else."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import SeenMessage
from bot.sandbox.people.person import ClickResult, Person
from bot.screens.custom_ids import ClickAction, parse_custom_id
from tests.e2e.house import House, labels
from tests.knowing import know
from tests.load.crowd.offers import acts, menus, press, waits_with, ways

HAND_LABELS = ("My hand", "My seat")
"""What is on the button of a board to a player's own panel: the latter where all hands are open."""


async def kick(host: Person, whom: Person, channel: Any = None) -> ClickResult:
    """Let a host remove somebody: the command asks once whether that is meant."""
    return await ask_and_mean(host, "table kick", f"Remove {whom.name}?", channel=channel, member=whom)


async def ask_and_mean(person: Person, command: str, question: str, **values: Any) -> ClickResult:
    """Give a command that asks once whether it is meant, and mean it."""
    asked = await person.slash(command, **values)
    assert asked.message is not None
    assert question in asked.message.text
    return await person.click(asked.message, labels(asked.message)[0])


async def open_table(
    home: House, *people: Person, game: str = "gobblestones", **options: str
) -> tuple[int, SeenMessage]:
    """Open a table, let everybody join, choose options; return its number and the lobby."""
    host = people[0]
    answer = await host.slash("play", game=game)
    assert answer.message is not None
    lobby = answer.message
    for person in people[1:]:
        joined = await person.click(lobby, "Join")
        assert joined.failure_reason is None
    if options:
        await choose(host, lobby, **options)
    await home.parlour.delivery.wait_until_settled()  # the lobby shows who joined a moment after they are answered
    return acts(lobby)[0].table_number, lobby


async def choose(host: Person, lobby: SeenMessage, **options: str) -> ClickResult:
    """Choose options in the form of a lobby."""
    opened = await host.click(lobby, "Options")
    assert opened.modal is not None
    return await host.submit(opened.modal, options)


async def from_menu(person: Person, lobby: SeenMessage, chosen: str) -> ClickResult:
    """Choose something in the menu of a lobby: "grown" adds a grown goblin."""
    (menu,) = menus(person.refresh_message(lobby) or lobby, "more")
    return await person.choose_option(lobby, menu.custom_id, [chosen])


def in_menu(person: Person, lobby: SeenMessage) -> list[str]:
    """Return what the menu of a lobby offers now."""
    (menu,) = menus(person.refresh_message(lobby) or lobby, "more")
    return [option.value for option in menu.options]


async def start(home: House, table: int, lobby: SeenMessage, people: list[Person]) -> "list[Robot]":
    """Press Start and return the players, who know the game, as robots at the table's thread."""
    lobby_now = await home.parlour.tables.find_table(table)
    await know(home.parlour.tables.store, lobby_now.game, lobby_now.sitters)
    answer = await people[0].click(lobby, "Start")
    assert answer.failure_reason is None
    thread = (await home.parlour.tables.find_table(table)).thread_id
    assert thread is not None
    return [Robot(person, thread, random.Random(seat)) for seat, person in enumerate(people)]


MORE = "Menu…"
"""What the button is called that shows the rest."""


async def behind_more(person: Person, message: SeenMessage) -> SeenMessage:
    """Return what is behind "Menu…", which only this person sees."""
    answer = await person.click(message, MORE)
    assert answer.message is not None
    return answer.message


def _plays(act: ClickAction, move: str) -> bool:
    """Tell whether a button plays a move, alone or with how its player goes on after it."""
    return act.verb in ("play", "text") and f"{act.path}, ".startswith(f"{move}, ")


@dataclass
class Robot:
    """A person at one table, who plays at random from what their panel offers."""

    person: Person
    board_channel: int
    luck: random.Random = field(default_factory=lambda: random.Random(7))

    async def panel(self, decision: int) -> SeenMessage:
        """Return the panel with this decision's moves: from the DM, or by a button where the DM is closed."""
        if self.person.user.dms_open:
            return await self.person.wait_for_message(
                lambda message: waits_with(message, decision), where=self.person.dm
            )
        board = await self.board()
        answer = await self.person.click(board, next(one for one in labels(board) if one in HAND_LABELS))
        assert answer.message is not None
        assert answer.message.is_ephemeral
        return answer.message

    async def board(self) -> SeenMessage:
        """Return the newest board."""
        return await self.person.wait_for_message(
            lambda message: not message.is_ephemeral and any(act.verb == "all" for act in acts(message)),
            where=self.board_channel,
        )

    async def offered(self, decision: int) -> SeenMessage:
        """Return the board with this decision's moves, where the board offers them to all."""
        return await self.person.wait_for_message(
            lambda message: waits_with(message, decision), where=self.board_channel
        )

    async def make(self, message: SeenMessage, move: str) -> ClickResult:
        """Make a move by what a message offers: a button that plays it, or menus and buttons on the way to it."""
        play = next((act for act in acts(message) if _plays(act, move)), None)
        if play:
            return await self.person.click(message, custom_id=str(play))
        answer, whole = await self._go_on(message, move)
        if whole or answer.message is None:
            return answer
        return await self.make(answer.message, move)

    async def _go_on(self, message: SeenMessage, move: str) -> tuple[ClickResult, bool]:
        """Choose what leads on to a move; tell whether it was the whole of it."""
        for menu in menus(message, "pick"):
            act = parse_custom_id(menu.custom_id)
            for option in menu.options if act else ():
                chosen = f"{act.path} {option.value}".strip() if act else ""
                whole = chosen == move or chosen.startswith(f"{move}, ")
                if whole or f"{move} ".startswith(f"{chosen} "):
                    return await self.person.choose_option(message, menu.custom_id, [option.value]), whole
        steps = [act for act in acts(message) if act.verb == "step" and act.path and move.startswith(f"{act.path} ")]
        if not steps:
            return await self.make(await behind_more(self.person, message), move), True
        (step, *_) = steps
        return await self.person.click(message, custom_id=str(step)), False

    async def wander(self, decision: int, weight: Callable[[str], float]) -> None:
        """Make some move for a decision: at each step take one of the ways shown, the likelier the more it weighs."""
        message = await self.panel(decision)
        while shown := [way for way in ways(message) if way.decision == decision]:
            way = self.luck.choices(shown, [weight(act.path) for act in shown])[0]
            answer = await self._take(message, way)
            assert answer.failure_reason is None, answer.failure_reason
            assert answer.message is not None
            message = answer.message

    async def _take(self, message: SeenMessage, way: ClickAction) -> ClickResult:
        custom_id, values = press(message, way)
        if values is None:
            return await self.person.click(message, custom_id=custom_id)
        return await self.person.choose_option(message, custom_id, values)

    async def press(self, panel: SeenMessage, verb: str, path: str) -> ClickResult:
        """Press the button with this meaning."""
        act = next(act for act in acts(panel) if act.verb == verb and act.path == path)
        return await self.person.click(panel, custom_id=str(act))

    async def lay_row(self, decision: int, most: int = 5) -> None:
        """Lay up to `most` tiles by menu, then end the turn."""
        panel = await self.panel(decision)
        for _ in range(most):
            panel = await self._lay_one(panel) or panel
        await self._end(panel)

    async def _lay_one(self, panel: SeenMessage) -> SeenMessage | None:
        """Lay tiles that do not end the turn, by a menu or by buttons, in as many steps as it takes.

        `None` where none can be laid.
        """
        menu = menus(panel, "pick")
        ways = [act for act in acts(panel) if act.verb in ("play", "step") and act.path.startswith("lay")]
        offered = [option.value for option in menu[0].options] if menu else []
        lines = [line for line in offered if not line.startswith("take") and not line.endswith(", end")]
        if lines:
            answer = await self.person.choose_option(panel, menu[0].custom_id, lines[:1])
        elif ways:
            way = self.luck.choice(ways)
            answer = await self.press(panel, way.verb, way.path)
        else:
            return None
        assert answer.failure_reason is None, answer.failure_reason
        assert answer.message is not None
        on_the_way = any(act.verb == "step" and not act.path for act in acts(answer.message))
        return await self._lay_one(answer.message) if on_the_way else answer.message

    async def _end(self, panel: SeenMessage) -> None:
        verbs = {act.verb for act in acts(panel) if act.path == "end"}
        if "sure" in verbs:
            answer = await self.press(panel, "sure", "end")
            assert answer.message is not None
            panel = answer.message
        answer = await self.press(panel, "play", "end")
        assert answer.failure_reason is None, answer.failure_reason

    async def judge(self, decision: int, *, challenge: bool) -> None:
        """Answer a face-down play."""
        panel = await self.panel(decision)
        if challenge:
            await self.press(panel, "play", "challenge")
        else:
            await self.press(panel, "play", "trust")
