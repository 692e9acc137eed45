"""The matches of one person that are over: which game, with whom, when, and the button to see each again."""

from collections.abc import Sequence

from bot.screens.board import moment
from bot.screens.custom_ids import Act
from bot.screens.layout import Button, Screen, Section, Text
from bot.screens.scene import names_of
from bot.screens.shelf import screen_of
from bot.tables import Table
from games.engine.words import Words


def history(tables: Sequence[Table], user_id: int, say: Words) -> Screen:
    """Return somebody's matches that are over, the newest first."""
    if not tables:
        return Screen((Text(say("history-none")),))
    return Screen((Text(say("history-title")), *(_match(table, user_id, say) for table in tables)))


def _match(table: Table, user_id: int, say: Words) -> Section:
    others = [sitter for sitter in table.sitters if sitter.user_id != user_id]
    when, early = moment(table.ended_at or table.changed_at, "d"), "no" if table.ended_at else "yes"
    game, names = screen_of(table.game).title, names_of(others, say)
    line = say("history-match", game=game, names=names, count=len(others), time=when, early=early)
    return Section(line, Button(say("over-replay"), str(Act("replay", table.id))))
