"""What is behind "More…", for the clicker alone: all that a message on a phone's screen has no room for."""

from bot.screens.board import figures, missing_people, people_asked, what_happened
from bot.screens.controls.widget import Widget
from bot.screens.custom_ids import GREAT_MOMENTS, Act
from bot.screens.ending import kept_back
from bot.screens.frame import more_button
from bot.screens.game import AnyScreen
from bot.screens.layout import Button, Control, Part, Screen, abreast, has_room, texts
from bot.screens.lobby import forgivable
from bot.screens.parts.agreeing import needed
from bot.screens.parts.goblin_lines import voice
from bot.screens.parts.hints import coaching, hint_button, rules_button
from bot.screens.parts.recap import gist, since
from bot.screens.parts.table_text import read_button
from bot.screens.scene import LONGEST_NAME, Scene, cut, mention_place
from bot.screens.shelf import screen_of
from bot.screens.story import reader_of_board

MOST_LET_IN = 4
"""So many who were removed have a button, the last ones."""


def more(scene: Scene, public: Scene | None = None) -> Screen:
    """Return the whole recap, the hand in words, help, what may be asked about, and forms; at the end, the board.

    There the recap is as short as above a board, with what ended the match: replays tell the rest.

    With a spectator's scene, also the picture of what everybody should see of the last move.
    """
    game = screen_of(scene.table.game)
    over = scene.table_view.outcome is not None
    reader = reader_of_board(scene) if scene.seat is None else scene.seat
    place = mention_place(scene.table)
    title = scene.say("panel-title", game=game.title, place=place)
    parts: list[Part] = [
        *texts(
            [
                title,
                *(
                    game.ends.in_full(scene)
                    if over
                    else [*_coached(scene), *_in_words(scene, game), *missing_people(scene)]
                ),
            ]
        ),
        *texts([*_recap(scene, game, reader), *voice(public or scene, game.retells)]),
        *(figures(public, game, "board") if over and public else what_happened(public, game) if public else []),
    ]
    below = abreast(_asks(scene, game))
    forms = _forms(scene, game)
    parts += [*forms, *below] if has_room(*parts, *forms, *below) else below
    return Screen(tuple(parts), "over" if over else "calm")


def _recap(scene: Scene, game: AnyScreen, reader: int | None) -> list[str]:
    if scene.table_view.outcome is None:
        return since(scene, game.retells, reader)
    last = game.retells.latest(scene)[-1:]  # what ended it
    return [scene.say("frame-small", line=line) for line in [*gist(scene, game.retells, reader), *last]]


def _coached(scene: Scene) -> list[str]:
    """Explain the question to the player who is asked."""
    return coaching(scene) if scene.may_move or (scene.seat is None and people_asked(scene)) else []


def _in_words(scene: Scene, game: AnyScreen) -> list[str]:
    return [*needed(scene), *(game.board_lines(scene) if scene.seat is None else game.panel_lines(scene))]


def _asks(scene: Scene, game: AnyScreen) -> list[Button]:
    """Return what may be asked about, most wanted first."""
    at_table = scene.seat is not None and scene.playback is None
    remember = Button(scene.say("frame-remember"), str(Act("remember", scene.ref, path=str(scene.known))))
    own = [Button(scene.say("board-hand" if game.panels else "board-seat"), str(Act("hand", scene.ref)))]
    moments = Button(scene.say("replay-by-moment"), str(Act("replay", scene.ref, path=GREAT_MOMENTS)))
    over = scene.table_view.outcome is not None
    return [
        *([moments] if scene.hindsight is not None and scene.playback is None else []),
        *hint_button(scene),
        *(kept_back(scene, [more_button(scene)]) if over else []),
        rules_button(scene),
        *([] if over else topic_buttons(scene, game)),
        read_button(scene),
        *([remember] if at_table and scene.table.status == "playing" else []),
        *(let_in_buttons(scene) if not over else []),
        *(own if at_table and not over and (scene.table.proposal or not game.panels) else []),
    ]


def let_in_buttons(scene: Scene) -> list[Button]:
    """Return a button for each whom the host may let come back, for the host."""
    host = scene.seat is not None and scene.table.at(scene.seat).user_id == scene.table.host_id
    found = forgivable(scene.table) if host and scene.playback is None else []
    return [
        Button(
            scene.say("lobby-let-in", name=cut(one.name, LONGEST_NAME)),
            str(Act("let-in", scene.table.id, path=str(one.user_id))),
        )
        for one in found[:MOST_LET_IN]
    ]


def topic_buttons(scene: Scene, game: AnyScreen) -> list[Button]:
    """Return a button for each topic that anyone may ask about in private."""
    return [
        Button(scene.say(f"{game.prefix}-topic-{topic}"), str(Act("tell", scene.ref, 0, topic)))
        for topic in game.topics(scene)
    ]


def _forms(scene: Scene, game: AnyScreen) -> list[Control]:
    """Return what may be filled in or typed by the player who is asked."""
    if not scene.may_move or scene.decision is None:
        return []
    widget = Widget(scene.ref, scene.decision.number, game.offers.reader(scene), scene.say)
    return widget.forms(scene.table_view.legal)
