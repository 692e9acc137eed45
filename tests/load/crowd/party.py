"""The people round one table: they open it, make random moves from what they see, and open another when it is over."""

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from bot.sandbox import SeenMessage
from bot.sandbox.world.world import User
from bot.screens.custom_ids import ClickAction
from bot.screens.parts.options import GOBLIN_SWITCHES, MOTION_PARTS
from bot.tables import Motion
from games.engine.goblins import GoblinLevel
from tests.load.crowd.offers import acts, find_control, press
from tests.load.crowd.people import ClickOutcome, Crowd
from tests.load.crowd.sights import Sight

PACE = "relaxed"
"""A pace at which nobody's time runs out during the load, and nothing is done for slow players."""

LOST = 10.0
"""After this many seconds without anything to click, somebody presses "My hand"."""

Note = Callable[[str, ClickOutcome], None]
"""Is told about each click: its verb, and its outcome."""


def unnoted(_verb: str, _outcome: ClickOutcome) -> None:
    """Count no clicks."""


def list_parties_with_goblins(crowd: Crowd, number: int, game: str, *, goblins: int, age: GoblinLevel) -> "list[Party]":
    """Return this many parties of one person and some goblins, whose clicks are not counted."""
    return [
        Party(
            crowd,
            game,
            [crowd.people[seat % len(crowd.people)]],
            unnoted,
            random.Random(seat),
            goblins=goblins,
            age=age,
        )
        for seat in range(number)
    ]


@dataclass
class Party:
    """Some people and the table at which they sit."""

    crowd: Crowd
    game: str
    people: Sequence[User]
    note: Note
    luck: random.Random
    pace: str = PACE
    goblins: int = 0
    age: GoblinLevel = GoblinLevel.GROWN
    server: int | None = None
    """Where its tables are; `None`: in the first server."""
    motion: Motion = "off"
    """What moves in its pictures: by default nothing, so that loads of all versions can be compared."""
    busy: bool = False
    _table: int = 0
    _since: float = 0.0
    _ways: list[tuple[int, Sight, ClickAction]] = field(default_factory=list)

    def ready(self, now: float) -> bool:
        """Tell whether there is something to click now; a person who waits too long looks at their hand."""
        if self.busy:
            return False
        self._ways = self._open_ways()
        return bool(self._ways) or self.is_over() or now - self._since > LOST

    async def act(self, now: float) -> None:
        """Do one thing: use a control that leads to a move, look at a hand, or open a new table after this match."""
        self.busy, self._since = True, now
        try:
            if not self._table or self.is_over():
                await self.open()
            elif self._ways:
                await self._take(*self.luck.choice(self._ways))
            else:
                await self._look()
        finally:
            self.busy = False

    async def open(self) -> None:
        """Open a table, join, choose its pace, start; where the bot refuses, there is no table until the next try."""
        self._leave()
        host, *others = self.people
        lobby = await self._opened(host)
        if lobby is None or not acts(lobby):
            return
        self._table = acts(lobby)[0].table_number
        for person in others:
            await self._in_lobby(person, lobby, "join")
        for _ in range(self.goblins):
            await self._in_lobby(host, lobby, "more", [self.age])
        moving = [name for name, settings in MOTION_PARTS.items() if self.motion in settings]
        chosen = {"pace": self.pace, "goblins": [*GOBLIN_SWITCHES, *moving]}
        form = self.crowd.fill(host.id, lobby, find_control(lobby, "options", self._table), chosen)
        await self._noted("options", form)
        await self._in_lobby(host, lobby, "start")

    def _leave(self) -> None:
        """Look no more at the table whose match is over."""
        self.crowd.sights.forget(self._table)

    async def _opened(self, host: User) -> SeenMessage | None:
        """Open a table; a person who already has one of the game open in the channel is asked first."""
        answer = (await self._noted("command", self.crowd.command(host, "play", self.server, game=self.game))).message
        asked = next((act for act in acts(answer) if act.verb == "again"), None) if answer else None
        if answer is None or asked is None:
            return answer
        return (await self._noted("again", self.crowd.use(host.id, answer, str(asked)))).message

    async def _in_lobby(self, person: User, lobby: SeenMessage, verb: str, values: Sequence[str] | None = None) -> None:
        await self._noted(verb, self.crowd.use(person.id, lobby, find_control(lobby, verb, self._table), values))

    async def _take(self, person: int, table_view: Sight, way: ClickAction) -> None:
        outcome = await self._noted(
            way.verb, self.crowd.use(person, table_view.message, *press(table_view.message, way))
        )
        if outcome.message is not None and not acts(outcome.message):
            table_view.refused.add(person)

    async def _look(self) -> None:
        boards = [table_view for table_view in self.list_sights() if "hand" in table_view.verbs]
        if boards:
            person = self.luck.choice(self.people)
            board = boards[-1].message
            hand = find_control(board, "hand", self._table)
            await self._noted("hand", self.crowd.use(person.id, board, hand))

    async def _noted(self, verb: str, doing: Awaitable[ClickOutcome]) -> ClickOutcome:
        outcome = await doing
        self.note(verb, outcome)
        return outcome

    @property
    def table(self) -> int:
        """The number of their table; 0 before the first."""
        return self._table

    def list_sights(self) -> list[Sight]:
        """Return the messages with controls that their table has."""
        return self.crowd.sights.of(self._table)

    def is_over(self) -> bool:
        """Tell whether their match is over, so that they can play another."""
        return any("rematch" in table_view.verbs for table_view in self.list_sights())

    def _open_ways(self) -> list[tuple[int, Sight, ClickAction]]:
        """Return who may use which control, for the newest decision shown, in the newest message each of them has."""
        sights = [table_view for table_view in self.list_sights() if table_view.ways]
        newest = max((way.decision for table_view in sights for way in table_view.ways), default=0)
        latest = {
            person: table_view
            for table_view in sights
            for person in table_view.players()
            if any(way.decision == newest for way in table_view.ways)
        }
        return [
            (person, table_view, way)
            for person, table_view in latest.items()
            for way in table_view.ways
            if way.decision == newest
        ]
