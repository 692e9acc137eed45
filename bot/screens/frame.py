"""The frame of every message that asks somebody: it fits on the screen of a phone, with its board and its controls.

One line says what is asked, by when. At most two small lines say what happened. Then come the picture and the controls;
everything else is behind one button, "Menu…" (`bot/screens/more_menu.py`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import get_args

from bot.screens.controls.widget import MAX_CONTROL_ROWS, MoveWidget
from bot.screens.custom_ids import ClickAction
from bot.screens.game import AnyScreen
from bot.screens.layout import Button, Control, Figure, Part, SmallPicture, arrange_buttons, make_paragraph
from bot.screens.parts.agreement_lines import YesLength, build_vote_buttons
from bot.screens.parts.hints import build_hint_button, list_beginners
from bot.screens.parts.picture_lines import SMALL_LINE_HEIGHT, count_wrapped_lines, fit_small_lines
from bot.screens.parts.recap import build_brief_recap
from bot.screens.scene import Scene
from bot.screens.story import find_board_addressee, list_new_decisions
from bot.screens.text_width import ROOM_ABOVE_HIGH_CONTENT, ROOM_ABOVE_PICTURE, TextRoom

PHONE_SIZE, DESK_SIZE = (341, 443), (600, 350)
"""How wide a phone shows a picture, and how high all of a message may be; how wide and high a desk shows one."""
TOUCH_ROW_HEIGHT, MAX_HEIGHT_BELOW_LINES = 52, 495
"""How high a row of controls is on a touch screen, and pictures with controls if two small lines are above them."""


def build_header_parts(
    scene: Scene, lines: Iterable[str], small: Sequence[str], spot: Figure | None = None
) -> list[Part]:
    """Return the text above the picture; beside a thumbnail, `spot`, only small lines that have room there."""
    sentences = [line for line in lines if line]
    if spot is None:
        return [*make_paragraph([*sentences, *small])]
    names = {sitter.user_id: sitter.name for sitter in scene.table.sitters}
    return [
        SmallPicture(part.markdown, spot)
        for part in make_paragraph([*sentences, *fit_small_lines(sentences, small, names)])
    ]


def choose_line_room(pictures: Sequence[Figure], controls: Sequence[Control], *, several: bool = False) -> TextRoom:
    """Return the room for small lines above pictures and controls: less where those are high on a phone.

    `several` decisions since the last move get a line more, if there is any room for it.
    """
    below = measure_on_phone(pictures) + TOUCH_ROW_HEIGHT * len(controls)
    if several and below + SMALL_LINE_HEIGHT <= MAX_HEIGHT_BELOW_LINES:
        return allow_one_more_line(ROOM_ABOVE_PICTURE)
    return ROOM_ABOVE_PICTURE if below <= MAX_HEIGHT_BELOW_LINES else ROOM_ABOVE_HIGH_CONTENT


def allow_one_more_line(room: TextRoom) -> TextRoom:
    """Return a room of one line more."""
    return room._replace(lines=room.lines + 1)


def choose_small_lines(scene: Scene, game: AnyScreen, room: TextRoom, decided: Sequence[str]) -> list[str]:
    """Return the small lines that have room: what was decided, the news first, and what happened.

    A single line says which of both is newer; on a board, several that are all newer than the last move have its room,
    too. What a vote asks and a pause leave no room for what happened.
    """
    newer = min(len(decided), len(list_new_decisions(scene)))
    full = newer >= room.lines and (room.lines == 1 or scene.seat is None)
    silent = scene.table.proposal or scene.table.paused_at or full
    left = room._replace(lines=max(1, room.lines - len(decided)))
    recap = [] if silent else format_small_recap(scene, game, left)
    return [*decided[: room.lines - len(recap)], *recap]


def choose_prospect_lines(
    scene: Scene, game: AnyScreen, lines: Sequence[str], pictures: Sequence[Figure], controls: Sequence[Control]
) -> list[str]:
    """Return the small lines about what who is asked could gain, as far as other small `lines` leave room."""
    if scene.decision is None or (scene.seat is not None and not scene.is_asked):
        return []
    room = choose_line_room(pictures, controls, several=True)
    left = room.lines - sum(count_wrapped_lines(line, {}, room.width) for line in lines)
    prospects = game.move_texts.format_prospects(scene) if left > 0 else []
    return [scene.say("frame-small", line=line) for line in prospects[:left]]


def format_small_recap(scene: Scene, game: AnyScreen, room: TextRoom, *, plainly: bool = False) -> list[str]:
    """Return the small lines: what happened, in the game's own short words; newcomers also read where help is.

    `plainly`: nothing is said of a button.
    """
    reader = find_board_addressee(scene) if scene.seat is None else scene.seat
    seats = scene.decision.seats if scene.seat is None and scene.decision else [scene.seat]
    new = [] if plainly else list_beginners(scene, seats)
    lines = build_brief_recap(scene, game.narrator, reader, room._replace(lines=1) if new else room)
    lines_with_help = [*lines, _offer_help(scene, new)][: room.lines] if new else lines
    return [scene.say("frame-small", line=line) for line in lines_with_help]


def _offer_help(scene: Scene, new: Sequence[int]) -> str:
    """Say where help is: on a board to those by name who are asked, as others press the same button."""
    return scene.say("frame-new", names="you" if scene.seat is not None else scene.join_seat_names(new))


def build_more_button(scene: Scene) -> Button:
    """Return the button “Menu…”, behind which everything else is."""
    return Button(scene.say("frame-more"), str(ClickAction("all", scene.table_ref)))


def build_help_buttons(scene: Scene) -> tuple[Button, ...]:
    """Return the button for advice (a hint), where a player is asked and hints are on."""
    return tuple(build_hint_button(scene))


def measure_on_phone(pictures: Iterable[Figure]) -> float:
    """Return how high pictures are on a phone that stand below each other."""
    return PHONE_SIZE[0] * sum(figure.height_ratio for figure in pictures)


def fit_pictures(pictures: Sequence[Figure]) -> list[Figure]:
    """Return pictures that stand below each other while nobody is asked: only the first, if all would be too high."""
    phone = measure_on_phone(pictures)
    desk = sum(min(DESK_SIZE[0] * figure.height_ratio, DESK_SIZE[1]) for figure in pictures)
    return [*pictures] if max(phone, desk) <= PHONE_SIZE[1] else [*pictures[:1]]


def add_vote_buttons(
    scene: Scene, widget: MoveWidget, build_controls: Callable[[MoveWidget], list[Control]]
) -> list[Control]:
    """Add the buttons that answer (vote on) what the table is asked above these controls.

    Where that is more than a phone has room for, the answers join the last row, as short as they must be, and
    help is behind "Menu…". A bare yes is only there where it saves a row.
    """
    above, controls = arrange_buttons(build_vote_buttons(scene)), build_controls(widget)
    if not above or len(above) + len(controls) <= MAX_CONTROL_ROWS:
        return [*above, *controls]
    joined = [
        build_controls(replace(widget, help=(), more=(*build_vote_buttons(scene, length), *widget.more)))
        for length in get_args(YesLength)
    ]
    return next((way for way in joined if len(way) <= MAX_CONTROL_ROWS), min(joined, key=len))
