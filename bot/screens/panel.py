"""A player's own panel, in their DM or in a fresh ephemeral: what only they may see, and the controls of their turn."""

from collections.abc import Sequence

from bot.screens.board import figures, moment, over
from bot.screens.controls.paths import ROOT, Focus, standing
from bot.screens.controls.widget import Widget
from bot.screens.frame import fitting, happened, head, help_beside, more_button, room_for_lines, with_answers
from bot.screens.layout import Control, Figure, Part, Row, Screen, Text, abreast, texts
from bot.screens.letters import BESIDE
from bot.screens.pages.my_tables import next_button
from bot.screens.parts.agreeing import answers, asked, paused, rests
from bot.screens.parts.recap import time_up
from bot.screens.parts.typed_moves import confirmation
from bot.screens.scene import Scene, mention_place
from bot.screens.shelf import screen_of


def panel(
    scene: Scene,
    focus: Focus = ROOT,
    notice: str | None = None,
    *,
    stands: bool = False,
    elsewhere: bool = False,
    other_tables: bool = False,
    public: Scene | None = None,
) -> Screen:
    """Return a player's panel; `notice` is a sentence about their last action, `public` a spectator's scene.

    A notice takes the room of what happened, and so does what the table is asked.

    A panel that `stands` in a DM while others play shows its player's hand, not the table, which the next move changes;
    so does one whose player plays `elsewhere`, and who could only interrupt: it would not be kept up to date.
    `other_tables`: its player plays at others, too.
    """
    game = screen_of(scene.table.game)
    if scene.table_view.outcome is not None:
        return over(scene, game, notice)
    idle = stands and not (scene.asked if elsewhere else scene.may_move)
    missed = [*rests(scene), *time_up(scene, game.retells)]
    said = notice or scene.table.proposal  # takes the room of what happened
    seen, shown = [] if said else moment_to_see(public, scene), figures(scene, game, "hand" if idle else "panel")
    small_picture = bool(seen) and (scene.asked or len(fitting([*seen, *shown])) < len(seen) + len(shown))
    spot = seen[0] if small_picture else None
    controls = _controls(scene, focus, idle=idle, other_tables=other_tables)
    room = BESIDE if spot else room_for_lines(shown, controls)
    small = [] if notice else missed[-room.lines :]
    if not (missed or said):
        small = happened(scene, game, room)
    parts: list[Part] = [
        *head(scene, [_heading(scene, controls, idle=idle, stands=stands), *asked(scene), notice or ""], small, spot),
        *([] if spot else seen),
        *shown,
        *_on_the_way(scene, focus),
        *controls,
    ]
    return Screen(tuple(parts), "waiting" if scene.asked else "calm")


def moment_to_see(public: Scene | None, scene: Scene) -> list[Figure]:
    """Return the picture of what a player did or suffered since their last move, if all should see that."""
    if public is None or scene.seat is None:
        return []
    picture = screen_of(public.table.game).moment_of(public, scene.seat)
    return [Figure("beat", picture.content(moving=scene.moments_move), picture.alt)] if picture else []


def _heading(scene: Scene, controls: Sequence[Control], *, idle: bool, stands: bool) -> str:
    """Say whether the table waits for the player, and until when, or whose turn it is.

    A panel that `stands` says to others nothing that the next move outdates.

    Where there are moves for somebody who is not asked, such as to answer a card, it says that they may, and where.

    Which table it is stands behind "More…": with its name the line would not fit on a phone.
    """
    if line := paused(scene):
        return line
    if not scene.asked or scene.decision is None:
        free = scene.may_move and scene.table_view.legal and not idle
        behind = all(control == Row((more_button(scene),)) for control in controls)
        key = "panel-idle" if not free else "panel-behind" if behind else "panel-free"
        if key == "panel-idle" and not stands and scene.decision is not None:
            names = scene.player_names(scene.decision.seats)
            return scene.say("panel-turn", place=mention_place(scene.table), names=names)
        return scene.say(key, place=mention_place(scene.table))
    line = screen_of(scene.table.game).offers.asking(scene, scene.decision)
    if scene.table.deadline is not None:
        line = scene.say("board-until", line=line, time=moment(scene.table.deadline))
    return line


def _on_the_way(scene: Scene, focus: Focus) -> list[Text]:
    """Say, right above the controls, which part of a move is chosen, or ask for confirmation."""
    game, lines = screen_of(scene.table.game), list[str]()
    if scene.may_move and (path := standing(scene.table_view.legal, focus)):
        lines += game.offers.on_the_way(scene, path)
    if focus.confirming:
        lines.append(confirmation(scene, focus))
    return texts(lines)


def _controls(scene: Scene, focus: Focus, *, idle: bool, other_tables: bool) -> list[Control]:
    more = more_button(scene)
    if idle or not scene.may_move or scene.decision is None:
        return [*abreast(answers(scene)), *abreast([*(next_button(scene) if other_tables else []), more])]
    reader = screen_of(scene.table.game).offers.reader(scene)
    widget = Widget(scene.ref, scene.decision.number, reader, scene.say, help=help_beside(scene), more=(more,))
    return with_answers(scene, widget, lambda widget: widget.controls(scene.table_view.legal, focus))
