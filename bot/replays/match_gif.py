"""Shares a match in a channel: as an animation (GIF) of its steps, or a still. Only what everybody saw is shared."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from bot.replays.great_moments import find_great_steps
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replay_stops import find_stops
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch
from bot.screens.custom_ids import ClickAction, ReplayReference
from bot.screens.game_texts.event_narrator import RoundName
from bot.screens.layout import Button, Row, Screen, Text
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import TableError
from games.engine.words import Words

Part = Literal["match", "round", "move"]
FILM_PARTS: tuple[Part, ...] = get_args(Part)
MAX_STILLS = 100


@dataclass(frozen=True, slots=True)
class MatchGif:
    """An animation (GIF) to be made: the match, the steps that it shows, in a language; `part` of the match."""

    opened: OpenedMatch
    source: str
    part: Part
    steps: tuple[int, ...]
    say: Words

    @property
    def cache_key(self) -> tuple[object, ...]:
        """The cache key: what a film looks like follows from this alone."""
        names = tuple(sitter.name for sitter in self.opened.table.sitters)
        return self.source, self.steps, self.say.language, names

    def draw_gif_frame(self, step: int) -> bytes:
        """Return one of its pictures, as PNG: all are of nearly one size, so that hardly anything in it is empty."""
        scene = self._build_public_scene(step)
        screen = find_screen(scene.table.game)
        return (screen.draw_surface_pictures(scene, "film") or screen.draw_surface_pictures(scene, "board"))[0].png

    def format_caption(self) -> str:
        """Return the caption of the film."""
        scene = self._build_public_scene(self.steps[-1])
        names = scene.join_seat_names(range(len(scene.table.sitters)))
        game = find_screen(scene.table.game)
        round_name = game.narrator.round_name
        return self.say(
            "film-told", game=game.title, names=names, part=self.part, round=round_name, count=len(self.steps)
        )

    def _build_public_scene(self, step: int) -> Scene:
        """Return a step as everybody saw it."""
        return build_replay_scene(
            self.opened.table, self.opened.again, ReplayReference(self.source, step), self.say, seat=None
        )


def build_match_gif(playback: ReplayReference, opened: OpenedMatch, part: str, say: Words) -> MatchGif:
    """Return the film (GIF) that is shared of a match from a place in it.

    Raises `TableError` if it is its players' alone.
    """
    if not opened.shared:
        raise TableError("record-for-players")
    film_part = next((one for one in FILM_PARTS if one == part), None)
    if film_part is None or not 0 <= playback.step <= opened.again.last_step:
        raise TableError("replay-no-step")
    return MatchGif(opened, playback.source, film_part, _choose_steps(opened.again, playback.step, film_part), say)


def _choose_steps(replayed: ReplayedMatch, step: int, part: Part) -> tuple[int, ...]:
    if part == "match":
        return _thin_steps(find_stops(replayed, "turn"), find_great_steps(replayed))
    if part == "move":
        return (max(step - 1, 0), max(step, 1)) if replayed.last_step else (0,)
    rounds = find_stops(replayed, "round")
    first = max((start for start in rounds if start < step), default=0)
    last = min((start for start in rounds if start >= step), default=replayed.last_step)
    return _thin_steps(tuple(range(first, last + 1)), ())


def _thin_steps(steps: Sequence[int], wanted_steps: Sequence[int]) -> tuple[int, ...]:
    """Sample at most a hundred of these steps, the great moments, the deal and the end among them."""
    if len(steps) + len(wanted_steps) <= MAX_STILLS:
        return tuple(sorted({*steps, *wanted_steps}))
    room = MAX_STILLS - len(wanted_steps) - 1
    some = {steps[len(steps) * number // room] for number in range(room)}
    return tuple(sorted({*some, *wanted_steps, steps[-1]}))


def render_share_question(
    playback: ReplayReference, say: Words, round_name: RoundName = "round", *, by_dm: bool = False
) -> Screen:
    """Ask what of a match the channel shall see; by direct message (`by_dm`) only the asker sees it, to forward it."""
    buttons = [
        Button(say(f"film-{part}", round=round_name), str(ClickAction("share", playback, path=part)), "main")
        for part in FILM_PARTS
    ]
    return Screen((Text(say("film-question", place="dm" if by_dm else "channel")), Row(tuple(buttons))))
