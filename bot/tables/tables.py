"""The use cases: everything that can be done at a table, one method each."""

from datetime import datetime

from bot.store import Store
from bot.store.models import Pace, Person, Reach, Surface, Table
from bot.tables.clock import Clock
from bot.tables.listener import Listener, Nobody
from bot.tables.sight import Sight
from games.engine import Record


class Tables:
    """All tables of the house. Every method raises `TableError` or another `GameError` having changed nothing.

    `listener` may be set after the making, by those who need the tables to be made themselves.
    """

    def __init__(self, store: Store, clock: Clock, listener: Listener | None = None) -> None:
        self.store = store
        self.clock = clock
        self.listener: Listener = listener or Nobody()

    # The lobby

    async def open(
        self, game: str, host: Person, *, guild_id: int | None, channel_id: int, language: str, pace: Pace = "live"
    ) -> Table:
        """Open a lobby; the host is the first to sit."""
        raise NotImplementedError

    async def join(self, table_id: int, person: Person) -> Table:
        """Sit down in a lobby."""
        raise NotImplementedError

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Get up. The host hands the role to the next, the last one closes the lobby; in a match it is `resign`."""
        raise NotImplementedError

    async def set_option(self, table_id: int, user_id: int, name: str, value: object) -> Table:
        """Choose an option of the game; for the host, in the lobby."""
        raise NotImplementedError

    async def set_pace(self, table_id: int, user_id: int, pace: str) -> Table:
        """Choose the pace; for the host, in the lobby or in the match, where the open decision gets its time anew."""
        raise NotImplementedError

    async def start(self, table_id: int, user_id: int) -> Table:
        """Deal; for the host. Seats go by joining order."""
        raise NotImplementedError

    async def close(self, table_id: int, user_id: int) -> Table:
        """Close a table; for the host, and for anyone seated once the match is over."""
        raise NotImplementedError

    async def rematch(self, table_id: int, user_id: int) -> Table:
        """Return a new lobby with the same people and options; asked again, the same one while it is in use."""
        raise NotImplementedError

    # The match

    async def play(self, table_id: int, user_id: int, notation: str, decision: int | None = None) -> Table:
        """Play a move in notation; `decision` is the number of the decision that the player saw."""
        raise NotImplementedError

    async def play_text(self, table_id: int, user_id: int, text: str, decision: int | None = None) -> Table:
        """Play what a player typed, a move or several, all or nothing."""
        raise NotImplementedError

    async def resign(self, table_id: int, user_id: int) -> Table:
        """Leave a match for good: default moves answer for the seat; when nobody is left the table is closed."""
        raise NotImplementedError

    # Looking

    async def look(self, table_id: int, user_id: int | None, latest: int = 20) -> Sight:
        """Return the table as this user sees it (`None`: a spectator), with the latest moves they know of."""
        raise NotImplementedError

    async def find(self, table_id: int) -> Table:
        """Return a table; raises `TableError` where there is none."""
        raise NotImplementedError

    async def tables_of(self, user_id: int) -> tuple[Table, ...]:
        """Return the lobbies and matches where a user sits and has not resigned, newest first."""
        raise NotImplementedError

    async def table_in(self, channel_id: int) -> Table | None:
        """Return the table of a thread or channel: the newest in use, else the newest that is over, else `None`."""
        raise NotImplementedError

    async def record_of(self, table_id: int) -> Record:
        """Return the record of a match that has ended."""
        raise NotImplementedError

    # What delivery notes down

    async def set_thread(self, table_id: int, thread_id: int) -> Table:
        """Note the thread that a table was given."""
        raise NotImplementedError

    async def note_dm(self, user_id: int, dm: Reach) -> None:
        """Note whether a user can be reached in private; their tables change where that is news."""
        raise NotImplementedError

    async def surfaces(self, table_id: int) -> tuple[Surface, ...]:
        """Return the surfaces of a table, oldest first."""
        raise NotImplementedError

    async def save_surface(self, surface: Surface) -> Surface:
        """Keep a surface, known by its message. A live one supersedes the live one of its kind and user."""
        raise NotImplementedError

    async def drop_surface(self, surface_id: int) -> None:
        """Forget a surface, whose message is gone or has become part of the log."""
        raise NotImplementedError

    async def tables_with_stale_surfaces(self) -> tuple[int, ...]:
        """Return the tables that delivery owes something.

        Those with a surface that shows an older version or was superseded, and those in use with no lobby or board.
        """
        raise NotImplementedError

    # Time

    async def wake(self) -> None:
        """Put in order what a stop left behind; once, at the start, before the clock runs.

        A deadline that is past or nearer than 30 seconds becomes 30 seconds from now: our downtime robs nobody.
        """
        raise NotImplementedError

    async def next_due(self) -> datetime | None:
        """Return when the clock has something to do next: a half time or a deadline."""
        raise NotImplementedError

    async def call_time(self) -> None:
        """Warn at tables past half time, and play default moves for the silent at those past their deadline."""
        raise NotImplementedError
