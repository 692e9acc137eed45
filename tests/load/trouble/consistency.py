"""Looks at the database from outside: whether a move was lost or doubled, and which tables show an old state."""

import itertools
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot.store import Store, StoreUnavailable
from bot.tables import SystemClock, TableService
from bot.tables.matches import restore_match
from games.engine import BadRecord, Match
from tests.load.houses.database import HouseDatabase

TYPED = ("text", "pick")
"""The verbs of controls whose path may be what a player may have typed."""


@dataclass(frozen=True, slots=True)
class Doubled:
    """Moves of one person with one notation, of which so many more are stored than that person's clicks explain."""

    table: int
    seat: int
    user: int
    notation: str
    times: int


@dataclass
class Witness:
    """Remembers what was stored and what was answered with yes."""

    kept: HouseDatabase
    gone: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    """The moves that were stored and were not, or not the same, at a later look, by table."""
    accepted: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    clicked: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    """How many clicks could have played a move: at a table, by a person, with the words of that move or its first."""
    typed: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    """How many of them had words that a player may type, such as those of a row of tiles."""
    _stored: dict[tuple[int, int], tuple[Any, ...]] = field(default_factory=dict)

    def record_click(self, table: int, user: int, verb: str, path: str) -> None:
        """Note a click that could play a move."""
        self.clicked[table, user, path] += 1
        if verb in TYPED:
            self.typed[table, user, path] += 1

    async def look(self) -> None:
        """Count the moves that were stored at the last check and are gone now or different, if the database answers."""
        with suppress(StoreUnavailable):
            self._compare(await self.kept.rows('SELECT table_id, number, seat, notation, "check" FROM moves'))

    def _compare(self, rows: list[tuple[Any, ...]]) -> None:
        now = {(table, number): tuple(rest) for table, number, *rest in rows}
        for place, move in self._stored.items():
            if now.get(place) != move:
                self.gone[place[0]].append(move[1])
        self._stored = now

    def lost(self) -> dict[int, list[str]]:
        """Return the lost moves by table: those stored once and gone, and those answered with yes and not stored."""
        lost = {table: list(moves) for table, moves in self.gone.items()}
        for table, moves in self.missing().items():
            lost.setdefault(table, []).extend(moves)
        return lost

    @property
    def moves(self) -> int:
        """How many moves are stored."""
        return len(self._stored)

    def missing(self) -> dict[int, list[str]]:
        """Return the moves that were answered with yes and are not stored in their order, by table.

        People round a table click one after another, so the order is known.
        """
        stored = defaultdict(list)
        for (table, _), (_, notation, *_) in sorted(self._stored.items()):
            stored[table].append(notation)
        missing = {table: _missing(accepted, stored[table]) for table, accepted in self.accepted.items()}
        return {table: moves for table, moves in missing.items() if moves}

    async def doubled(self) -> list[Doubled]:
        """Return the stored moves of people that exceed the clicks of that person which could have played them."""
        rows = await self.kept.rows(
            "SELECT moves.table_id, moves.seat, user_id, notation, count(*) FROM moves JOIN seats"
            " ON seats.table_id = moves.table_id AND seats.seat = moves.seat"
            " WHERE \"by\" = 'player' GROUP BY moves.table_id, moves.seat, user_id, notation"
        )
        found = [
            Doubled(table, seat, user, notation, count - self._clicks(table, user, notation))
            for table, seat, user, notation, count in rows
        ]
        return [one for one in found if one.times > 0]

    def _clicks(self, table: int, user: int, notation: str) -> int:
        """Return how many clicks could have played a move: by its beginning, or as one of a row, if only of one."""
        words = notation.split()
        begun = {" ".join(words[:number]) for number in range(1, len(words) + 1)}
        rows = [
            times * sum(_means(part, words) for part in path.split(", "))
            for (at, by, path), times in self.typed.items()
            if (at, by) == (table, user) and path not in begun
        ]
        return sum(self.clicked[table, user, path] for path in begun) + sum(rows)

    async def versions(self, status: str = "playing") -> dict[int, int]:
        """Return the version of each table with a status; by default of those with a running match."""
        return {
            table: version
            for table, version, now in await self.kept.rows("SELECT id, version, status FROM tables")
            if now == status
        }

    async def unfinished(self) -> set[int]:
        """Return the tables with a match that is neither over nor paused; one without a deadline never ends."""
        rows = await self.kept.rows("SELECT id FROM tables WHERE status = 'playing' AND paused_at IS NULL")
        return {table for (table,) in rows}

    async def standing(self) -> Counter[str]:
        """Return how many tables there are, by status."""
        return Counter(dict(await self.kept.rows("SELECT status, count(*) FROM tables GROUP BY status")))

    async def verified(self) -> tuple[int, int]:
        """Play every started match again from its record, while the bot is away: how many are exact, how many not."""
        # Missing data is counted here; the store would refuse to open on less than it had.
        self.kept.expect_less()
        store = await Store.open(self.kept.url)
        begun = [table for (table,) in await self.kept.rows("SELECT id FROM tables WHERE started_at IS NOT NULL")]
        try:
            right = [await _right(store, table) for table in begun]
        finally:
            await store.close()
        return sum(right), len(right) - sum(right)


def _missing(accepted: list[str], stored: list[str]) -> list[str]:
    """Return the moves, in the order of their clicks, that are not stored in this order; of a row, each move of it."""
    at, missing = 0, []
    for move in itertools.chain.from_iterable(path.split(", ") for path in accepted):
        index = next((index for index in range(at, len(stored)) if _means(move, stored[index].split())), None)
        if index is None:
            missing.append(move)
        else:
            at = index + 1
    return missing


def _means(part: str, words: list[str]) -> bool:
    """Tell whether a part of a row, as "C3 gr", may mean a move, as "lay C3 green": by its last words, cut short."""
    asked = part.split()
    return len(asked) <= len(words) and all(map(str.startswith, words[-len(asked) :], asked))


async def _right(store: Store, table: int) -> bool:
    kept = await store.load_whole_table(table, 1)
    if kept is None or (await TableService(store, SystemClock()).find_table(table)).status == "aside":
        return False
    try:
        record = restore_match(kept).build_record()
    except BadRecord:
        return False
    return (
        Match.replay(record.model_copy(update={"moves": await store.tables.list_record_moves(table)})).diverged is None
    )
