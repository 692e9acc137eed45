"""Replays of uploaded record files (attachments): nobody's names, nobody's seat, and for the uploader alone."""

import asyncio
from datetime import timedelta

from cachetools import LRUCache
from pydantic import ValidationError
from typing_extensions import override

from bot.cache_limits import get_cache_limits
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_scene import build_unstored_table
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import BaseReplayStage, OpenedMatch
from bot.store.models import Preferences, Sitter
from bot.tables import TableError, TableService
from games.engine import Record

UPLOAD_LETTER = "u"
"""The letter of an uploaded record; the number of its row follows."""
UPLOAD_RETENTION = timedelta(days=3)
"""So long it is kept."""
MAX_UPLOAD_BYTES = 400_000
"""Bytes: a match has some tens of thousands."""
UNKNOWN_PLAYER_PREFERENCES = Preferences(avatar=False)
"""Players whom nobody knows have no picture."""


class UploadedRecords(BaseReplayStage):
    """Uploaded record files, each for its own person and a few days."""

    def __init__(self, tables: TableService) -> None:
        self._rows, self._clock = tables.store.kept_replays, tables.clock
        self._again: LRUCache[int, ReplayedMatch] = LRUCache(get_cache_limits().uploads)

    async def save_upload(self, text: bytes, asker: ReplayViewer) -> str:
        """Validate and save a record; return what names it; raises `GameError` for a file that cannot be seen again."""
        record = await asyncio.to_thread(_parse_upload, text)
        until = self._clock.now() + UPLOAD_RETENTION
        number = await self._rows.add_kept_replay(asker.user_id, "upload", {"record": record.to_json()}, until)
        return f"{UPLOAD_LETTER}{number}"

    @override
    async def open_match(self, source: str, asker: ReplayViewer) -> OpenedMatch:
        replay = (
            await self._rows.find_kept_replay(int(source[1:]), self._clock.now()) if source[1:].isdecimal() else None
        )
        if replay is None or replay.user_id != asker.user_id or replay.kind != "upload":
            raise TableError("replay-gone")
        if replay.id not in self._again:
            self._again[replay.id] = await asyncio.to_thread(_replay_typed_record, str(replay.content.get("record")))
        again, say = self._again[replay.id], asker.say
        match = again.get_match_at(0)
        sitters = [
            Sitter(seat, 1 + seat, say("replay-player", number=seat + 1), wish=UNKNOWN_PLAYER_PREFERENCES)
            for seat in range(match.seats)
        ]
        return OpenedMatch(build_unstored_table(match, sitters, language=say.language), again, nameless=True)


def _parse_upload(text: bytes) -> Record:
    """Parse and verify an uploaded record; raises `GameError`."""
    if len(text) > MAX_UPLOAD_BYTES:
        raise TableError("replay-too-large", kilobytes=MAX_UPLOAD_BYTES // 1000)
    try:
        record = Record.parse(text)
    except ValidationError:
        raise TableError("replay-no-record") from None
    ReplayedMatch.from_record(record)
    return record


def _replay_typed_record(text: str) -> ReplayedMatch:
    return ReplayedMatch.from_record(Record.model_validate_json(text))
