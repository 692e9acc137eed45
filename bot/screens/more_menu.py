"""What is behind "Menu…", for the clicker alone: all that a message on a phone's screen has no room for."""

from bot.screens.board import build_last_move_picture, build_surface_pictures, list_missing_people
from bot.screens.controls.widget import MoveWidget
from bot.screens.custom_ids import GREAT_MOMENTS, ClickAction
from bot.screens.ending import build_overflowing_proof_buttons
from bot.screens.frame import build_more_button
from bot.screens.game import AnyScreen
from bot.screens.layout import Button, Control, Part, Screen, Text, arrange_buttons, fits_discord_limits, make_paragraph
from bot.screens.pages.table_acts import build_seat_request_button, build_table_menu_button
from bot.screens.parts.agreement_lines import format_proposal_details
from bot.screens.parts.goblin_lines import choose_goblin_remarks
from bot.screens.parts.hints import build_hint_button, build_rules_button, format_question_hint
from bot.screens.parts.recap import build_brief_recap, build_recap
from bot.screens.parts.table_text import build_read_button, build_topic_buttons
from bot.screens.scene import Scene, mention_place
from bot.screens.screen_registry import find_screen
from bot.screens.story import find_board_addressee
from bot.tables.use_cases.agreements import list_substitute_seats


def render_more_menu(scene: Scene, public: Scene | None = None) -> Screen:
    """Render “Menu…”: the whole recap, the hand in words, help, topics, and forms; at the end, the board.

    There the recap is as short as above a board, with what ended the match: replays tell the rest.

    With a spectator's scene, also the picture of what everybody should see of the last move.
    """
    game = find_screen(scene.table.game)
    over = scene.table_view.outcome is not None
    reader = find_board_addressee(scene) if scene.seat is None else scene.seat
    place = mention_place(scene.table) if scene.table.channel_id else "none"
    title = scene.say("panel-title", game=game.title, place=place)
    parts: list[Part] = [
        *make_paragraph(
            [
                title,
                *(
                    game.result_texts.format_full_standings(scene)
                    if over
                    else [
                        *_format_coaching_lines(scene),
                        *_format_position_lines(scene, game),
                        *list_missing_people(scene),
                    ]
                ),
            ]
        ),
        *make_paragraph([*_format_recap(scene, game, reader), *choose_goblin_remarks(public or scene, game.narrator)]),
        *(
            build_surface_pictures(public, game, "board")
            if over and public
            else build_last_move_picture(public, game)
            if public
            else []
        ),
    ]
    below = arrange_buttons(_list_more_buttons(scene, game))
    forms = _build_move_forms(scene, game)
    parts += [*forms, *below] if fits_discord_limits(*parts, *forms, *below) else below
    return Screen(tuple(parts), "over" if over else "calm")


def render_topic(scene: Scene, text: str) -> Screen:
    """Return what somebody asked about, in place of the page where they asked: with its buttons, for the next."""
    return Screen((Text(text), *arrange_buttons(_list_more_buttons(scene, find_screen(scene.table.game)))))


def _format_recap(scene: Scene, game: AnyScreen, reader: int | None) -> list[str]:
    if scene.table_view.outcome is None:
        return build_recap(scene, game.narrator, reader)
    last = game.narrator.format_latest_moves(scene)[-1:]  # what ended it
    return [scene.say("frame-small", line=line) for line in [*build_brief_recap(scene, game.narrator, reader), *last]]


def _format_coaching_lines(scene: Scene) -> list[str]:
    """Return a hint (coaching) about the question for the player who is asked: it says what they do."""
    return format_question_hint(scene) if scene.may_move else []


def _format_position_lines(scene: Scene, game: AnyScreen) -> list[str]:
    return [
        *format_proposal_details(scene),
        *(game.format_board_lines(scene) if scene.seat is None else game.format_panel_lines(scene)),
    ]


def _list_more_buttons(scene: Scene, game: AnyScreen) -> list[Button]:
    """Return what may be asked about, most wanted first."""
    at_table, hand = scene.seat is not None and scene.playback is None, game.has_hand(scene)
    remember = Button(
        scene.say("frame-remember"), str(ClickAction("remember", scene.table_ref, path=str(scene.move_count)))
    )
    label = game.get_hand_label(scene.say) if hand else scene.say("board-seat")
    own = [Button(label, str(ClickAction("hand", scene.table_ref)))]
    moments = Button(scene.say("replay-by-moment"), str(ClickAction("replay", scene.table_ref, path=GREAT_MOMENTS)))
    over = scene.table_view.outcome is not None
    return [
        *([moments] if scene.hindsight is not None and scene.playback is None else []),
        *build_hint_button(scene),
        *(build_overflowing_proof_buttons(scene, [build_more_button(scene)]) if over else []),
        build_rules_button(scene),
        *(build_scene_menu_button(scene) if at_table and not over else []),
        *([] if over else build_topic_buttons(scene, game.list_topics(scene))),
        build_read_button(scene),
        *([build_seat_request_button(scene.table, scene.say)] if _offers_seat(scene) else []),
        *([remember] if at_table and scene.table.status == "playing" else []),
        *(own if at_table and not over and (scene.table.proposal or _needs_seat_button(scene, game)) else []),
    ]


def _offers_seat(scene: Scene) -> bool:
    """Tell whether the viewer, who does not play, may ask for the seat of somebody who left or is away."""
    running = scene.playback is None and scene.table.status == "playing"
    return running and scene.seat is None and bool(list_substitute_seats(scene.table))


def _needs_seat_button(scene: Scene, game: AnyScreen) -> bool:
    """Tell whether a player has no other way to their own panel: no direct message, and no button on the board."""
    closed = scene.seat is not None and scene.table.get_sitter_at(scene.seat).dm != "open"
    return not game.panels or (closed and not game.has_hand(scene))


def build_scene_menu_button(scene: Scene) -> list[Button]:
    """Return the button to all that a player may do with the table: what a host decides, and what all may ask for."""
    user = scene.table.get_sitter_at(scene.seat).user_id if scene.seat is not None else 0
    return build_table_menu_button(scene.table, user, scene.say)


def _build_move_forms(scene: Scene, game: AnyScreen) -> list[Control]:
    """Return what may be filled in or typed by the player who is asked."""
    if not scene.may_move or scene.decision is None:
        return []
    widget = MoveWidget(scene.table_ref, scene.decision.number, game.move_texts.build_move_controls(scene), scene.say)
    return widget.build_form_controls(scene.table_view.legal)
