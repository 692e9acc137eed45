"""What the operator decided for all processes, as this one knows it: bans, and the announcement on boards."""

from dataclasses import dataclass, field, replace

from bot.store import Store
from bot.store.rows.operator_decision_rows import StoredDecisions
from bot.tables.deadlines.clock import Clock

LEFT_BY_OTHERS = ""
"""What boards may still announce that an earlier process posted."""


@dataclass(slots=True)
class OperatorDecisions:
    """The operator's bans and announcement. Read when the bot opens, and every few seconds: no click waits for it."""

    store: Store
    clock: Clock
    now: StoredDecisions = field(default_factory=StoredDecisions)
    _shown: str | None = None
    _read: bool = False

    async def reload_operator_decisions(self) -> StoredDecisions:
        """Reload the operator's decisions, and return those of before; an announcement that has expired is none."""
        before, fresh = self.now, await self.store.load_decisions()
        announcement = fresh.announcement
        if announcement and not self._read:
            self._shown = LEFT_BY_OTHERS
        self._read = True
        self.now = (
            replace(fresh, announcement=None) if announcement and announcement.until <= self.clock.now() else fresh
        )
        return before

    def take_announcement_change(self) -> bool:
        """Tell whether the announcement has changed since this was last asked; asking again says no."""
        shown, self._shown = self._shown, self.announcement_text
        return shown != self.announcement_text

    def is_banned(self, user_id: int, guild_id: int | None) -> bool:
        """Tell whether a person, or a server, is banned by the operator."""
        return user_id in self.now.people or guild_id in self.now.servers

    @property
    def announcement_text(self) -> str | None:
        """The announcement that all boards show now."""
        return self.now.announcement.text if self.now.announcement else None
