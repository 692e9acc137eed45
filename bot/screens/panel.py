"""A player's own panel, in their DM or in a fresh ephemeral: what only they may see, and the controls of their turn."""

from collections.abc import Sequence

from bot.screens.board import build_figures, format_timestamp, notice_line, render_ended_match
from bot.screens.controls.paths import ROOT, Focus, path_so_far
from bot.screens.controls.widget import Widget
from bot.screens.frame import (
    build_head,
    fit_pictures,
    help_beside,
    more_button,
    room_for_lines,
    small_recap_lines,
    with_answers,
)
from bot.screens.layout import Control, Figure, Part, Row, Screen, Text, arrange_buttons, make_paragraph
from bot.screens.pages.my_tables import next_button
from bot.screens.parts.agreement_lines import answer_buttons, format_pause_line, pause_effect_lines, proposal_lines
from bot.screens.parts.picture_lines import rows_of
from bot.screens.parts.recap import time_up
from bot.screens.parts.typed_moves import confirmation_question
from bot.screens.scene import Scene, mention_place
from bot.screens.shelf import screen_of
from bot.screens.text_width import ACROSS, BESIDE
from bot.store.models import VOTE_RESULTS


def render_panel(
    scene: Scene,
    focus: Focus = ROOT,
    notice: str | None = None,
    *,
    stands: bool = False,
    elsewhere: bool = False,
    opened: bool = False,
    here: bool = False,
    other_tables: bool = False,
    public: Scene | None = None,
) -> Screen:
    """Return a player's panel; `notice` is a sentence about their last action, `public` a spectator's scene.

    A notice takes the room of what happened, and so does what the table is asked; where there are moves to make, also
    that of the line that says which table it is.

    A panel that `stands` in a DM while others play shows its player's hand, not the table, which the next move changes;
    so does one whose player plays `elsewhere`, and who could only interrupt: it would not be kept up to date.
    One that was `opened` to see something shows the table in a game without hands; one that is `here`, where the table
    is played, does not say which table it is of. `other_tables`: its player plays at others, too.
    """
    game = screen_of(scene.table.game)
    crowded = scene.is_asked and (notice or scene.table.proposal)
    which = [] if here or crowded else [_table_line(scene)]
    if scene.table_view.outcome is not None:
        return render_ended_match(scene, game, notice, which)
    idle = stands and not (scene.is_asked if elsewhere else scene.may_move)
    missed = [*pause_effect_lines(scene), *_vote_result_lines(scene), *time_up(scene, game.retells)]
    said = notice or scene.table.proposal  # takes the room of what happened
    seen, shown = [] if said else moment_to_see(public, scene), build_figures(scene, game, "hand" if idle else "panel")
    if opened and not shown:
        shown = build_figures(scene, game, "panel")
    small_picture = bool(seen) and (scene.is_asked or len(fit_pictures([*seen, *shown])) < len(seen) + len(shown))
    spot = seen[0] if small_picture else None
    controls = _build_panel_controls(scene, focus, idle=idle, other_tables=other_tables)
    heading = _panel_heading(scene, controls, idle=idle, stands=stands, here=here)
    room = BESIDE if spot else room_for_lines(shown, controls)
    if which and not spot:
        room = room._replace(lines=max(1, room.lines + 1 - rows_of(heading, {}, ACROSS.width)))
    small = [] if notice else missed[-room.lines :]
    if not (missed or said):
        small = small_recap_lines(scene, game, room)
    parts: list[Part] = [
        *build_head(
            scene,
            [
                *which,
                heading,
                *proposal_lines(scene),
                notice or "",
            ],
            small,
            spot,
        ),
        *([] if spot else seen),
        *shown,
        *_on_the_way(scene, focus),
        *controls,
    ]
    return Screen(tuple(parts), "waiting" if scene.is_asked else "calm")


def _vote_result_lines(scene: Scene) -> list[str]:
    """Return who decided what the table was asked, for a player who may not know it yet."""
    notice = scene.table.notice
    if notice is None or notice.kind not in VOTE_RESULTS or scene.seat is None:
        return []
    return notice_line(scene) if scene.table.sitter_at(scene.seat).user_id in notice.unseen else []


def moment_to_see(public: Scene | None, scene: Scene) -> list[Figure]:
    """Return the picture of what a player did or suffered since their last move, if all should see that."""
    if public is None or scene.seat is None:
        return []
    picture = screen_of(public.table.game).moment_of(public, scene.seat)
    return [Figure("beat", picture.file_bytes(moving=scene.moments_move), picture.alt_text)] if picture else []


def _panel_heading(scene: Scene, controls: Sequence[Control], *, idle: bool, stands: bool, here: bool) -> str:
    """Say whether the table waits for the player, and until when, or whose turn it is.

    A panel that `stands` says to others nothing that the next move outdates.

    Where there are moves for somebody who is not asked, such as to answer a card, it says that they may, and where.
    """
    if line := format_pause_line(scene):
        return line
    if not scene.is_asked or scene.decision is None:
        free = scene.may_move and scene.table_view.legal and not idle
        behind = all(control == Row((more_button(scene),)) for control in controls)
        if free:
            return scene.say("panel-behind" if behind else "panel-free")
        if here:
            return scene.say("panel-here")
        if not stands and scene.decision is not None:
            return scene.say("panel-turn", names=scene.player_names(scene.decision.seats))
        return scene.say("panel-idle")
    line = screen_of(scene.table.game).offers.question_line(scene, scene.decision)
    if scene.table.deadline is not None:
        line = scene.say("board-until", line=line, time=format_timestamp(scene.table.deadline))
    return line


def _table_line(scene: Scene) -> str:
    """Return the small line that says which table it is: people who play at several have all panels in one DM."""
    return scene.say("panel-table", game=screen_of(scene.table.game).title, place=mention_place(scene.table))


def _on_the_way(scene: Scene, focus: Focus) -> list[Text]:
    """Say, right above the controls, which part of a move is chosen, or ask for confirmation."""
    game = screen_of(scene.table.game)
    lines = game.offers.warning_lines(scene) if scene.is_asked and focus == ROOT else []
    if scene.may_move and (path := path_so_far(scene.table_view.legal, focus)):
        lines += game.offers.path_progress_lines(scene, path)
    if focus.confirming:
        lines.append(confirmation_question(scene, focus))
    return make_paragraph(lines)


def _build_panel_controls(scene: Scene, focus: Focus, *, idle: bool, other_tables: bool) -> list[Control]:
    more = more_button(scene)
    if idle or not scene.may_move or scene.decision is None:
        return [
            *arrange_buttons(answer_buttons(scene)),
            *arrange_buttons([*(next_button(scene) if other_tables else []), more]),
        ]
    reader = screen_of(scene.table.game).offers.build_reader(scene)
    widget = Widget(scene.table_ref, scene.decision.number, reader, scene.say, help=help_beside(scene), more=(more,))
    return with_answers(scene, widget, lambda widget: widget.build_controls(scene.table_view.legal, focus))
