"""The matches of one person that are over: which game, with whom, when, who won, and what can be done with each."""

from collections.abc import Sequence

from bot.screens.board import format_timestamp
from bot.screens.custom_ids import Act
from bot.screens.layout import Button, Part, Row, Screen, Text, make_paragraph
from bot.screens.scene import Scene, names_of
from bot.screens.shelf import screen_of
from bot.screens.standing import winner_lines
from games.engine.words import Words


def render_history(scenes: Sequence[Scene], user_id: int, say: Words) -> Screen:
    """Return somebody's matches that are over, the newest first."""
    if not scenes:
        return Screen((Text(say("history-none")),))
    return Screen((Text(say("history-title")), *(part for scene in scenes for part in _match_parts(scene, user_id))))


def _match_parts(scene: Scene, user_id: int) -> list[Part]:
    """Return one match, who won, and the buttons to see it again and to play the next with the same people."""
    table, say, outcome = scene.table, scene.say, scene.table_view.outcome
    others = [sitter for sitter in table.sitters if sitter.user_id != user_id]
    when, early = format_timestamp(table.ended_at or table.changed_at, "d"), "no" if table.ended_at else "yes"
    game, names = screen_of(table.game).title, names_of(others, say)
    line = say("history-match", game=game, names=names, count=len(others), time=when, early=early)
    replay = Button(say("over-replay"), str(Act("replay", table.id)))
    again = Button(say("over-rematch"), str(Act("rematch", table.id)))
    won = [say("frame-small", line=who) for who in winner_lines(scene, outcome)] if outcome else []
    return [*make_paragraph([line, *won]), Row((replay, again) if table.ended_at else (replay,))]
