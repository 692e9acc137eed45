"""The screen of a replay's step: what happened, the picture, and the buttons of the stepper (forward, back)."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures import Picture
from bot.pictures.drawing import find_draw_functions
from bot.replays.playback_stage import SeenStep
from bot.replays.replay_stops import Stride
from bot.replays.step_screen import build_stage_button, render_step_screen
from bot.screens.custom_ids import ASKED_PLAYER_EYES, SPECTATOR_EYES, ClickAction, ReplayReference
from bot.screens.frame import measure_on_phone
from bot.screens.game_texts.highlights import Highlight
from bot.screens.layout import MAX_OPTIONS, Accent, Button, Control, Figure, Menu, Option, Screen, arrange_buttons
from bot.screens.log_posts import LogPost, build_round_figures
from bot.screens.parts.recap import MAX_GIST_LENGTH, build_brief_recap
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.text_width import ROOM_ABOVE_PICTURE

STEP_DIRECTIONS = ("first", "back", "on", "last")
"""Where one may go: a step back or on by a button, to the deal and the end by the menu."""
MAX_PICTURES_HEIGHT = 425
"""How high all pictures of a step may be on a phone, with three rows of controls below."""
MAX_MOMENT_LENGTH = 205
"""At a great moment, what happened is told above what makes it one, if both have at most so many characters."""
BUTTON_DIRECTIONS, MENU_DIRECTIONS = ("back", "on"), ("first", "last")


@dataclass(frozen=True, slots=True)
class ReplayStep(SeenStep):
    """A step of a replay. `steps` are those at which its stride stops; `own` is the seat that its reader had.

    `secret`: what was hidden stays hidden, so nobody looks through the eyes of all. `shared`: others may see it.
    `marks` are those that its reader remembered while they played. `goes_on`: the match was not over here.
    `reviewed`: its reader may ask how they played. `round_number` is the round or turn of the match, `ended` that round
    if its last move led here, and the step shows how it ended. `rounds` are those of the match, `round_ends` the steps
    at which each ended. `turn_seat`: whose turn it was, if it was one player's. `great`: what makes it a great moment,
    at such a stop; `great_steps`: all of those.
    """

    last: int
    steps: tuple[int, ...]
    stride: Stride
    own: int | None
    secret: bool
    shared: bool = True
    marks: tuple[int, ...] = ()
    goes_on: bool = False
    reviewed: bool = False
    round_number: int = 1
    rounds: int = 1
    round_ends: tuple[int, ...] = ()
    turn_seat: int | None = None
    ended: LogPost | None = None
    great: Highlight | None = None
    great_steps: tuple[int, ...] = ()

    @property
    def counted_stops(self) -> tuple[int, ...]:
        """The great or remembered moments, where those are stepped by: not the deal, nor an end that is none."""
        return self.marks if self.stride == "mark" else self.great_steps

    @property
    def stop_number(self) -> int:
        """Which of the counted stops this step is, from 1; between two of them, the one that it leads to."""
        return min(bisect_left(self.counted_stops, self.playback.step) + 1, len(self.counted_stops))

    @property
    def playback(self) -> ReplayReference:
        """Where it stands."""
        if self.scene.playback is None:
            raise LookupError("a replay stands somewhere")
        return self.scene.playback

    @property
    def may_try(self) -> bool:
        """Whether its reader may play on in another way: a spectator may not, where something stays secret."""
        return self.own is not None or not self.secret


def render_replay_screen(replay_step: ReplayStep, notice: str | None = None) -> Screen:
    """Render a step of a replay: two lines, the picture, the stepper, and how it may be looked at."""
    say = replay_step.scene.say
    small = [notice] if notice else [say("frame-small", line=line) for line in _summarize_step(replay_step)]
    accent: Accent = "over" if replay_step.playback.step == replay_step.last else "calm"
    controls = [*build_replay_navigation_buttons(replay_step), _build_replay_menu(replay_step)]
    above = [_format_replay_heading(replay_step), *small]
    figures = _build_ended_round_figures(replay_step)
    return render_step_screen(replay_step.picture_scene, above=above, figures=figures, controls=controls, accent=accent)


def _build_ended_round_figures(replay_step: ReplayStep) -> list[Figure] | None:
    """Return the pictures of the round that has just ended, with the hand of whose eyes these are; `None`: it goes on.

    The board of the end of the match follows. Where a phone has no room for all, it stays alone, but not at a great
    moment; of other steps the round's pictures do, or the last of them, with the board.
    """
    if replay_step.ended is None:
        return None
    figures = build_round_figures(replay_step.public, replay_step.ended)
    shown = [figure.alt for figure in figures]
    drawn = [picture for picture in _draw_beside_ended_round(replay_step) if picture.alt_text not in shown]
    beside = [Figure(f"more{number}", picture.png, picture.alt_text) for number, picture in enumerate(drawn, start=1)]
    ends_here = replay_step.playback.step == replay_step.last and replay_step.stride != "moment"
    choices = ([*figures, *beside], beside if ends_here else figures, figures, figures[-2:])
    return next(
        (choice for choice in choices if choice and measure_on_phone(choice) <= MAX_PICTURES_HEIGHT), figures[-1:]
    )


def _draw_beside_ended_round(replay_step: ReplayStep) -> list[Picture]:
    """Draw what stands below the pictures of a round that has ended: the board of the end, or what is not public."""
    game, scene = find_screen(replay_step.scene.table.game), replay_step.scene
    if replay_step.playback.step == replay_step.last:
        return game.draw_surface_pictures(replay_step.public, "board")
    if "hand" in find_draw_functions(game.key):
        return game.draw_surface_pictures(scene, "hand")
    own, known = (
        game.collect_private_content(shown_scene, replay_step.public) for shown_scene in (scene, replay_step.public)
    )
    return game.draw_surface_pictures(scene, "panel") if scene.seat is not None and own != known else []


def _summarize_step(replay_step: ReplayStep) -> list[str]:
    """Return what happened at a step; at a great moment also what makes it one, or that alone."""
    sentences = summarize_moves(_choose_wording_scene(replay_step), replay_step.public)
    if replay_step.great is None:
        return sentences
    reason = find_screen(replay_step.scene.table.game).result_texts.format_highlight(
        replay_step.public, replay_step.great
    )
    return [*(sentences if sum(map(len, sentences)) + len(reason) <= MAX_MOMENT_LENGTH else []), reason]


def _choose_wording_scene(replay_step: ReplayStep) -> Scene:
    """Return the scene in whose words a step is told: "you" is only who looks."""
    return replay_step.public if replay_step.playback.eyes == ASKED_PLAYER_EYES else replay_step.scene


def _format_replay_heading(replay_step: ReplayStep) -> str:
    scene, place = replay_step.scene, replay_step.playback
    eyes = "all" if place.eyes == ASKED_PLAYER_EYES else "own" if place.seat is not None else "everybody"
    name = scene.format_seat_name(scene.seat) if scene.seat is not None else ""
    game = find_screen(scene.table.game)
    if not _has_hands(scene):
        eyes = "everybody"
    elif game.open_hands and eyes != "everybody":
        eyes = f"{eyes}-open"
    return scene.say(
        "replay-heading",
        game=game.title,
        step=place.step,
        stride=replay_step.stride,
        stop=replay_step.stop_number,
        stops=len(replay_step.counted_stops),
        counts="yes" if place.step in replay_step.counted_stops else "no",
        round=game.narrator.round_name,
        number=replay_step.round_number,
        rounds=replay_step.rounds,
        turn=_describe_turn(replay_step),
        whose=scene.format_seat_name(replay_step.turn_seat) if replay_step.turn_seat is not None else "",
        eyes=eyes,
        name=name,
    )


def _describe_turn(replay_step: ReplayStep) -> str:
    """Return whose turn a heading names: "own", another "player"'s, or "nobody"'s where the step is a round of all."""
    rounds_are_turns = find_screen(replay_step.scene.table.game).narrator.round_name == "turn"
    if replay_step.turn_seat is None or (replay_step.stride == "round" and not rounds_are_turns):
        return "nobody"
    return "own" if replay_step.turn_seat == replay_step.own else "player"


def _has_hands(scene: Scene) -> bool:
    """Tell whether players saw different things: otherwise a replay speaks of no hands and offers no eyes."""
    return find_screen(scene.table.game).hides_hands(scene)


def summarize_moves(scene: Scene, public: Scene | None = None) -> list[str]:
    """Summarise (recap) in at most two lines what happened in a scene's moves; at the deal, that it is the deal.

    Several moves are told as everybody saw them (`public`), where their reader wants their own as well.
    """
    if not scene.table_view.recent_moves:
        return [scene.say("replay-deal" if scene.table.version == 0 else "replay-unseen")]
    narrator = find_screen(scene.table.game).narrator
    sentences = narrator.format_latest_moves(scene)
    if len(scene.table_view.recent_moves) > 1 or sum(map(len, sentences)) > MAX_GIST_LENGTH:
        sentences = build_brief_recap(public or scene, narrator, None) or sentences
    quiet = scene.say("replay-quiet", name=scene.format_seat_name(scene.table_view.recent_moves[-1].seat))
    return _fit_lines(sentences) or narrator.describe_unfinished_turn(scene) or [quiet]


def _fit_lines(lines: Sequence[str]) -> list[str]:
    """Return the last of these lines, as many as two lines of a phone have room for; one long one alone."""
    kept: list[str] = []
    for line in reversed(lines):
        if kept and (len(kept) == ROOM_ABOVE_PICTURE.lines or len(line) + sum(map(len, kept)) > MAX_GIST_LENGTH):
            break
        kept.insert(0, line)
    return kept


def build_replay_navigation_buttons(replay_step: ReplayStep) -> list[Control]:
    """Return the buttons to step forward, back and out of the replay (navigation); those that lead nowhere are grey."""
    say, place = replay_step.scene.say, replay_step.playback
    leads = _find_open_ways(replay_step)
    buttons = [build_stage_button(say(f"replay-{way}"), place, way, off=not leads[way]) for way in BUTTON_DIRECTIONS]
    what_if = Button(say("replay-what-if"), str(ClickAction("whatif", place)), off=not replay_step.goes_on)
    share = Button(say("replay-share"), str(ClickAction("shares", place)), off=not replay_step.shared)
    review = [Button(say("review-ask"), str(ClickAction("review", place)))] if replay_step.reviewed else []
    return [*arrange_buttons([*buttons, *([what_if] if replay_step.may_try else []), share, *review])]


def _find_open_ways(replay_step: ReplayStep) -> dict[str, bool]:
    """Return which ways lead to another step."""
    ahead, behind = replay_step.playback.step < replay_step.steps[-1], replay_step.playback.step > replay_step.steps[0]
    return dict(zip(STEP_DIRECTIONS, (behind, behind, ahead, ahead), strict=True))


def _build_replay_menu(replay_step: ReplayStep) -> Menu:
    """Return the menu of where to go, strides and eyes, with what is chosen as its title."""
    say, place = replay_step.scene.say, replay_step.playback
    eyes, round_name = _list_perspectives(replay_step), find_screen(replay_step.scene.table.game).narrator.round_name
    rounds: tuple[Stride, ...] = () if round_name == "turn" else ("round",)
    strides: tuple[Stride, ...] = ("move", "turn", *rounds, "moment", *(("mark",) if replay_step.marks else ()))
    leads = _find_open_ways(replay_step)
    options = [
        *(Option(say(f"replay-{way}"), way) for way in MENU_DIRECTIONS if leads[way]),
        *(
            Option(say(f"replay-by-{stride}", round=round_name), f"by {stride}")
            for stride in strides
            if stride != replay_step.stride
        ),
        *(Option(say(f"replay-eyes-{name}"), f"eyes {eye}") for eye, name in eyes.items() if eye != place.eyes),
    ]
    options += _list_round_options(replay_step, MAX_OPTIONS - len(options))
    title = say(f"replay-by-{replay_step.stride}", round=round_name)
    if eyes:
        title = say("replay-ways", stride=title, eyes=say(f"replay-eyes-{eyes.get(place.eyes, 'all')}"))
    return Menu(title, str(ClickAction("looks", place)), tuple(options))


def _list_round_options(replay_step: ReplayStep, room: int) -> list[Option]:
    """Return where to go by round: to the end of each, or of every second, third, ... if a menu has no room for all."""
    scene, numbers = replay_step.scene, dict[int, int]()
    for number, step in enumerate(replay_step.round_ends, start=1):
        numbers.setdefault(step, number)  # a move may end two rounds
    apart, round_name = max(1, -(-len(numbers) // room)), find_screen(scene.table.game).narrator.round_name
    return [
        Option(scene.say("replay-to", round=round_name, number=number), f"to {step}")
        for step, number in list(numbers.items())[apart - 1 :: apart]
        if step != replay_step.playback.step
    ]


def _list_perspectives(replay_step: ReplayStep) -> dict[str, str]:
    """Return the perspectives (through whose eyes) of a match, with their names; nothing where all saw the same."""
    if not _has_hands(replay_step.scene):
        return {}
    own = {} if replay_step.own is None else {str(replay_step.own): "own"}
    every = {ASKED_PLAYER_EYES: "all"} if len(replay_step.scene.table.sitters) > 1 and not replay_step.secret else {}
    return {SPECTATOR_EYES: "everybody", **own, **every}
