"""A parlour for tests: a store in its own folder, a clock moved by hand, and a listener that notes changes."""

import random
from pathlib import Path

from bot.store import Store
from bot.tables import Person, Table, TableService, TableView, VirtualClock
from tests.empty_house import lay
from tests.knowing import know

GUILD, CHANNEL = 900, 901
ANN, BOB, CLEO, DAN, EVE, FAY = (
    Person(number, name) for number, name in enumerate(["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"], 1)
)
EVERYBODY = (ANN, BOB, CLEO, DAN, EVE, FAY)
STRANGER = 77


class Ear:
    """Notes what the tables tell."""

    def __init__(self) -> None:
        self.changes: list[int] = []
        self.warnings: list[int] = []

    def on_table_changed(self, table_id: int) -> None:
        self.changes.append(table_id)

    def on_deadline_reminder(self, table_id: int) -> None:
        self.warnings.append(table_id)


class Parlour:
    """The tables of a test, which can be closed and opened again on the same file."""

    def __init__(self, store: Store, path: Path, clock: VirtualClock) -> None:
        self.path = path
        self.clock = clock
        self.ear = Ear()
        self.store = store
        self.tables = TableService(store, clock, self.ear)

    @classmethod
    async def at(cls, path: Path, clock: VirtualClock | None = None) -> "Parlour":
        return cls(await Store.open(str(lay(path))), path, clock or VirtualClock())

    async def stop(self) -> None:
        await self.tables.flush_surface_writes()
        await self.store.close()

    async def again(self) -> "Parlour":
        """Stop, and start again from the file."""
        await self.stop()
        return await Parlour.at(self.path, self.clock)

    async def lobby(
        self,
        players: int,
        game: str = "fingers",
        pace: str = "live",
        *,
        takeover: bool = False,
        guild_id: int = GUILD,
    ) -> Table:
        """Open a lobby; unless a test asks for a `takeover`, default moves answer for the missing."""
        table = await self.tables.open_lobby(
            game, ANN, guild_id=guild_id, channel_id=CHANNEL, language="en", pace=pace, takeover=takeover
        )
        for person in EVERYBODY[1:players]:
            table = await self.tables.join_lobby(table.id, person)
        return table

    async def match(
        self, players: int, game: str = "fingers", pace: str = "live", *, guild_id: int = GUILD, **options: object
    ) -> Table:
        table = await self.lobby(players, game, pace, guild_id=guild_id)
        await know(self.store, game, table.sitters)
        if options:
            await self.tables.change_lobby_options(table.id, ANN.user_id, options)
        return await self.tables.start_match(table.id, ANN.user_id)

    async def notations(self, table_id: int) -> list[tuple[int, str, str]]:
        """Return all moves of a match as seat, notation and who made it."""
        moves = [await self.store.tables.read_match_log(table_id, seat, 1000) for seat in range(6)]
        known = {move.number: (move.seat, move.notation, move.by) for _, kept in moves for move in kept}
        return [known[number] for number in sorted(known)]


async def next_to_move(parlour: Parlour, table_id: int) -> tuple[Person, TableView]:
    """Return somebody whom a table waits for, with what they see."""
    for person in EVERYBODY:
        table_view = await parlour.tables.load_view(table_id, person.user_id)
        if table_view.waits_for_viewer:
            return person, table_view
    raise AssertionError("a table that plays waits for somebody")


def some_move(rng: random.Random, table_view: TableView) -> str:
    """Return a legal move by lot; every second time a turn of Gobblestones ends there, so that a match is short."""
    if "end" in (ends := str(table_view.legal[-1])) and not rng.randrange(2):
        return ends
    return str(rng.choice(table_view.legal))
