"""A player's own panel, in their DM or in a fresh ephemeral: what only they may see, and the controls of their turn."""

from collections.abc import Sequence

from bot.screens.board import build_surface_pictures, format_board_notices, format_timestamp, render_ended_match
from bot.screens.controls.paths import ROOT_FOCUS, Focus, find_path_so_far
from bot.screens.controls.widget import MoveWidget
from bot.screens.frame import (
    add_vote_buttons,
    build_header_parts,
    build_help_buttons,
    build_more_button,
    choose_line_room,
    choose_prospect_lines,
    choose_small_lines,
    fit_pictures,
)
from bot.screens.game import AnyScreen
from bot.screens.layout import Control, Figure, Part, Row, Screen, Text, arrange_buttons, make_paragraph
from bot.screens.pages.my_tables import build_next_table_button
from bot.screens.parts.agreement_lines import (
    build_vote_buttons,
    format_own_vote,
    format_pause_line,
    format_proposal,
    owes_vote,
)
from bot.screens.parts.picture_lines import count_wrapped_lines
from bot.screens.parts.recap import describe_timeout
from bot.screens.parts.typed_moves import format_focus_confirmation_question
from bot.screens.scene import Scene, mention_place
from bot.screens.screen_registry import find_screen
from bot.screens.text_width import ROOM_ABOVE_PICTURE, ROOM_BESIDE_PICTURE, TextRoom
from games.engine import Decision


def render_panel(
    scene: Scene,
    focus: Focus = ROOT_FOCUS,
    notice: str | None = None,
    *,
    stands: bool = False,
    elsewhere: bool = False,
    opened: bool = False,
    here: bool = False,
    other_tables: bool = False,
    public: Scene | None = None,
) -> Screen:
    """Render a player's (private) panel; `notice` is about their last action, `public` a spectator's scene.

    A notice takes the room of what happened, and so does what the table is asked; where there are moves to make, also
    that of the line that says which table it is.

    A panel that `stands` in a DM while others play shows its player's hand, not the table, which the next move changes;
    so does one whose player plays `elsewhere`, and who could only interrupt: it would not be kept up to date.
    One that was `opened` to see something shows the table in a game without hands; one that is `here`, where the table
    is played, does not say which table it is of. `other_tables`: its player plays at others, too.
    """
    game = find_screen(scene.table.game)
    crowded = scene.is_asked and (notice or scene.table.proposal)
    which = [] if here or crowded else [_format_table_line(scene)]
    if scene.table_view.outcome is not None:
        return render_ended_match(scene, game, notice, which)
    idle = stands and not (scene.is_asked if elsewhere else scene.may_move)
    shown_moment = None if notice or scene.table.proposal else public  # these take the room of what happened
    pictures, moment, spot = _choose_panel_pictures(scene, shown_moment, idle=idle, opened=opened)
    controls = _build_panel_controls(scene, focus, idle=idle, other_tables=other_tables)
    heading = _format_panel_heading(scene, controls, focus, idle=idle, stands=stands, here=here)
    room = ROOM_BESIDE_PICTURE if spot else choose_line_room(pictures, controls)
    if which and not spot:
        room = room._replace(lines=max(1, room.lines + 1 - count_wrapped_lines(heading, {}, ROOM_ABOVE_PICTURE.width)))
    small = [] if notice else _choose_panel_lines(scene, game, room)
    if not (notice or spot):
        small += choose_prospect_lines(scene, game, [*which, *small], pictures, controls)
    parts: list[Part] = [
        *build_header_parts(
            scene,
            [
                *which,
                heading,
                *format_proposal(scene),
                *format_own_vote(scene),
                notice or "",
            ],
            small,
            spot,
        ),
        *moment,
        *pictures,
        *_build_choice_text(scene, focus),
        *controls,
    ]
    return Screen(tuple(parts), "waiting" if scene.is_asked else "calm")


def _choose_panel_pictures(
    scene: Scene, public: Scene | None, *, idle: bool, opened: bool
) -> tuple[list[Figure], list[Figure], Figure | None]:
    """Return the pictures of a panel, that of a missed moment above them, or the same small beside the text."""
    game, figures = find_screen(scene.table.game), build_missed_moment(public, scene)
    pictures = build_surface_pictures(scene, game, "hand" if idle else "panel")
    if opened and not pictures:
        pictures = build_surface_pictures(scene, game, "panel")
    fitting = fit_pictures([*figures, *pictures])
    if figures and (scene.is_asked or len(fitting) < len(figures) + len(pictures)):
        return pictures, [], figures[0]
    return pictures, figures, None


def build_missed_moment(public: Scene | None, scene: Scene) -> list[Figure]:
    """Return the picture of what a player did or suffered since their last move, if all should see that."""
    if public is None or scene.seat is None:
        return []
    picture = find_screen(public.table.game).draw_missed_moment(public, scene.seat)
    return [Figure("beat", picture.get_file_bytes(moving=scene.animates_moments), picture.alt_text)] if picture else []


def _format_panel_heading(
    scene: Scene, controls: Sequence[Control], focus: Focus, *, idle: bool, stands: bool, here: bool
) -> str:
    """Say whose turn it is: whether the table waits for the player, and until when.

    A panel that `stands` says to others nothing that the next move outdates.

    Where there are moves for somebody who is not asked, such as to answer a card, it says that they may, and where.
    """
    if line := format_pause_line(scene):
        return line
    if not scene.is_asked or scene.decision is None:
        if owes_vote(scene):
            return scene.say("panel-vote")
        free = scene.may_move and scene.table_view.legal and not idle
        behind = all(control == Row((build_more_button(scene),)) for control in controls)
        if free:
            offers = find_screen(scene.table.game).move_texts
            return scene.say("panel-behind") if behind else offers.describe_free_moves(scene)
        if here:
            return scene.say("panel-here")
        if not stands and scene.decision is not None:
            return scene.say("panel-turn", names=scene.format_acting_players(scene.decision.seats))
        return scene.say("panel-idle")
    line = describe_question_at(scene, scene.decision, focus)
    if scene.table.deadline is not None:
        line = scene.say("board-until", line=line, time=format_timestamp(scene.table.deadline))
    return line


def describe_question_at(scene: Scene, decision: Decision, focus: Focus) -> str:
    """Return what the viewer is asked, or which move they have begun."""
    texts, path = find_screen(scene.table.game).move_texts, find_path_so_far(scene.table_view.legal, focus)
    return (texts.describe_started_move(scene, path) if path else "") or texts.describe_question(scene, decision)


def _choose_panel_lines(scene: Scene, game: AnyScreen, room: TextRoom) -> list[str]:
    """Return the small lines that have room: what was decided, what happened or that time was up, what is ordered."""
    decided, missed, notes = (
        format_board_notices(scene),
        describe_timeout(scene, game.narrator),
        _format_own_notes(scene),
    )
    line_count = max(room.lines - len(notes), int(scene.is_asked))  # who is asked first reads what happened
    if missed or not line_count:
        lines = [*decided[: max(0, room.lines - len(missed))], *missed]
    else:
        lines = choose_small_lines(scene, game, room._replace(lines=line_count), decided)
    return [*lines, *notes[: max(0, room.lines - len(lines))]]


def _format_own_notes(scene: Scene) -> list[str]:
    """Return the small lines of what its player ordered, or saw: nobody else sees it, and it is easily forgotten."""
    notes = find_screen(scene.table.game).move_texts.format_own_notes(scene)
    return [scene.say("frame-small", line=line) for line in notes]


def _format_table_line(scene: Scene) -> str:
    """Return the small line that says which table it is: people who play at several have all panels in one DM."""
    return scene.say("panel-table", game=find_screen(scene.table.game).title, place=mention_place(scene.table))


def _build_choice_text(scene: Scene, focus: Focus) -> list[Text]:
    """Say, above the controls, which part of a move is chosen, or ask for confirmation."""
    game = find_screen(scene.table.game)
    lines = game.move_texts.format_warnings(scene) if scene.is_asked and focus == ROOT_FOCUS else []
    if scene.may_move and (path := find_path_so_far(scene.table_view.legal, focus)):
        lines += game.move_texts.format_path_progress(scene, path)
    if focus.confirming:
        lines.append(format_focus_confirmation_question(scene, focus))
    return make_paragraph(lines)


def _build_panel_controls(scene: Scene, focus: Focus, *, idle: bool, other_tables: bool) -> list[Control]:
    more = build_more_button(scene)
    if idle or not scene.may_move or scene.decision is None:
        return [
            *arrange_buttons(build_vote_buttons(scene)),
            *arrange_buttons([*(build_next_table_button(scene) if other_tables else []), more]),
        ]
    reader = find_screen(scene.table.game).move_texts.build_move_controls(scene)
    widget = MoveWidget(
        scene.table_ref, scene.decision.number, reader, scene.say, help=build_help_buttons(scene), more=(more,)
    )
    return add_vote_buttons(scene, widget, lambda widget: widget.build_controls(scene.table_view.legal, focus))
