"""A player's own panel, in their DM or in a fresh ephemeral: what only they may see, and the controls of their turn."""

from collections.abc import Sequence

from bot.screens.board import figures, moment, topic_buttons
from bot.screens.controls.paths import ROOT, Focus, standing
from bot.screens.controls.widget import Widget
from bot.screens.ending import ending, farewell
from bot.screens.layout import Control, Part, Screen, Text, has_room, rows, texts
from bot.screens.pages.my_tables import next_button
from bot.screens.parts.agreeing import asked, paused
from bot.screens.parts.hints import coaching, help_buttons
from bot.screens.parts.recap import since, time_up
from bot.screens.parts.table_text import read_button
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of


def panel(scene: Scene, focus: Focus = ROOT, notice: str | None = None, *, stands: bool = False) -> Screen:
    """Return a player's panel; `notice` is a sentence about their last action.

    A panel that `stands` in a DM while others play shows its player's hand, not the table, which the next move changes.
    """
    game = screen_of(scene.table.game)
    over = scene.table_view.outcome is not None
    told = [] if over else game.panel_lines(scene)
    asking = [_heading(scene), *coaching(scene, [scene.seat]), *told]
    happened = [*([] if over else time_up(scene, game)), *since(scene, game, scene.seat), *([notice] if notice else [])]
    idle = stands and not over and not scene.may_move
    said = [*texts(asking), *ending(scene, game), *texts(happened)] if over else texts([*asking, *happened])
    parts: list[Part] = [*said, *asked(scene), *figures(scene, game, "hand" if idle else "panel")]
    parts += _on_the_way(scene, focus)
    topics = [] if over else topic_buttons(scene, game)
    asks = [*topics, *read_button(scene, parts), *help_buttons(scene), *next_button(scene)]
    below = [*rows(asks), *(farewell(scene) if over else [])]
    parts += [*_controls(scene, focus, [*parts, *below]), *below]
    return Screen(tuple(parts), "over" if over else "waiting" if scene.asked else "calm")


def _heading(scene: Scene) -> str:
    """Say whether the table waits for the player, and until when; to others nothing that the next move outdates."""
    place = f"<#{scene.table.thread_id or scene.table.channel_id}>"
    title = scene.say("panel-title", game=screen_of(scene.table.game).title, place=place)
    decision = scene.decision
    if decision is None:
        return title
    if line := paused(scene):
        return f"{title}\n{line}"
    if not scene.asked:
        return f"{title}\n{scene.say('panel-idle')}"
    clock = "yes" if scene.table.deadline else "no"
    line = scene.say(f"{screen_of(scene.table.game).prefix}-asked-{decision.kind}", clock=clock)
    if scene.table.deadline is not None:
        line = scene.say("board-until", line=line, time=moment(scene.table.deadline))
    return f"{title}\n{line}"


def _on_the_way(scene: Scene, focus: Focus) -> list[Text]:
    """Say, right above the controls, which part of a move is chosen, or ask for confirmation."""
    game, lines = screen_of(scene.table.game), list[str]()
    if scene.may_move and (path := standing(scene.table_view.legal, focus)):
        lines += game.on_the_way(scene, path)
    if focus.confirming:
        lines.append(game.sure(scene, focus.path))
    return texts(lines)


def _controls(scene: Scene, focus: Focus, around: Sequence[Part]) -> list[Control]:
    if not scene.may_move or scene.decision is None:
        return []
    game = screen_of(scene.table.game)
    table, number = scene.table.id, scene.decision.number
    widget = Widget(table, number, game.reader(scene), scene.say, fits=lambda made: has_room(*around, *made))
    return widget.controls(scene.table_view.legal, focus)
