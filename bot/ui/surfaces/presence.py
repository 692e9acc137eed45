"""Who is at a table now: players who clicked there lately are not pinged. Also how many messages followed a board."""

from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.tables.deadlines.clock import Clock

RECENT_CLICK_AGE = timedelta(minutes=1)
PROMPT_ANSWER_TIME = timedelta(seconds=15)
"""Who answers within this time is prompt, and is called only when they have not answered after it."""
MAX_REMEMBERED_PRESENCES = 5_000


class Presence:
    """Who was active where, as the bot noticed since it started (last clicks, messages): nothing is stored."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._clicked: LRUCache[tuple[int, int], datetime] = LRUCache(MAX_REMEMBERED_PRESENCES)
        self._at_board: LRUCache[tuple[int, int], datetime] = LRUCache(MAX_REMEMBERED_PRESENCES)
        self._asked: LRUCache[tuple[int, int], datetime] = LRUCache(MAX_REMEMBERED_PRESENCES)
        self._prompt: LRUCache[tuple[int, int], bool] = LRUCache(MAX_REMEMBERED_PRESENCES)
        self._said: LRUCache[int, int] = LRUCache(MAX_REMEMBERED_PRESENCES)

    def record_click(self, table_id: int, user_id: int, *, at_board: bool) -> None:
        """Record that somebody clicked at a table; players at the board see the question there."""
        now = self._clock.now()
        self._clicked[table_id, user_id] = now
        asked_at = self._asked.pop((table_id, user_id), None)
        if asked_at is not None:
            self._prompt[table_id, user_id] = now - asked_at <= PROMPT_ANSWER_TIME
        if at_board:
            self._at_board[table_id, user_id] = self._clock.now()

    def record_waiting_since(self, table_id: int, user_id: int, since: datetime) -> None:
        """Record since when a table waits for somebody; who left the last question unanswered for long is away."""
        before = self._asked.get((table_id, user_id), since)
        if since - before > PROMPT_ANSWER_TIME:
            self._prompt[table_id, user_id] = False
        self._asked[table_id, user_id] = since

    def answers_promptly(self, table_id: int, user_id: int) -> bool:
        """Tell whether somebody answered promptly when the table last waited for them."""
        return self._prompt.get((table_id, user_id), False)

    def find_last_click(self, table_id: int, user_id: int) -> datetime | None:
        """Return when somebody last clicked at this table, as far as is known."""
        return self._clicked.get((table_id, user_id))

    def plays_at_board(self, table_id: int, user_id: int) -> bool:
        """Tell whether somebody's last click at this table was on a message that others see too."""
        at_board = self._at_board.get((table_id, user_id))
        return at_board is not None and at_board == self._clicked.get((table_id, user_id))

    def is_at_board_now(self, table_id: int, user_id: int) -> bool:
        """Tell whether somebody clicked in the last minute, and last of all on a message that others see too."""
        clicked = self._clicked.get((table_id, user_id))
        lately = clicked is not None and self._clock.now() - clicked <= RECENT_CLICK_AGE
        return lately and self.plays_at_board(table_id, user_id)

    def watch_channel(self, channel_id: int) -> None:
        """Count messages in a channel from now on: a board was posted there."""
        self._said[channel_id] = 0

    def count_message(self, channel_id: int) -> None:
        """Count a message in a channel, if a board is there."""
        if channel_id in self._said:
            self._said[channel_id] += 1

    def count_messages_since_board(self, channel_id: int) -> int:
        """Return how many messages followed the board there, as far as the bot was running."""
        return self._said.get(channel_id, 0)
