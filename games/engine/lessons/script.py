"""The script of a lesson (tutorial): `games/KEY/lesson.toml`, parsed and checked.

Players count from 1, as in the notation and in `python -m games replay`. "2: bid 4" is a move of the second one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field

from games.engine.catalogue import find_game
from games.engine.convention import build_words_prefix
from games.engine.datafiles import DataModel, build_data_error, load_toml_file
from games.engine.match import Match
from games.engine.notation import parse_seat
from games.engine.random_play import derive_match_seed
from games.engine.records import SeatMove

LESSON_FILE_NAME = "lesson.toml"
GAMES_FOLDER = Path(__file__).parents[2]
MAX_ALTERNATIVE_MOVES = 10
"""So many moves as good as the wished ones has a lesson at most: a button carries which were played."""


def _wrap_in_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


def _check_answer(line: str) -> str:
    player, colon, move = line.partition(":")
    if not colon or not move.strip() or parse_seat(player.strip(), 9) is None:
        raise ValueError(f'a player and their move, as "2: pass", not {line!r}')
    return line


def parse_answer(line: str) -> SeatMove:
    """Parse "2: pass" into a seat and its move."""
    player, _, move = line.partition(":")
    return int(player) - 1, move.strip()


Listed = Annotated[list[str], BeforeValidator(_wrap_in_list)]
Script = list[Annotated[str, AfterValidator(_check_answer)]]
"""Moves in order, each with its player."""


class LessonStep(DataModel):
    """One new idea. `wish` is the learner's move, or the moves of a turn that is laid one by one.

    `before` are the moves that lead to it. `also` are moves as good as the wish. `shows` are the events, from the wish
    to the next question, that the step is about, in order, each with the facts that matter. `form`: what
    can be filled in is shown beside the buttons. `lone`: the rules allow no other move.
    """

    name: Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=24)]
    before: Script = Field(default_factory=list)
    wish: Annotated[Listed, Field(min_length=1, max_length=8)]
    also: Listed = Field(default_factory=list)
    form: bool = False
    lone: bool = False
    shows: Annotated[Listed, Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A question to the learner: which of the steps it belongs to, and what may be played there."""

    number: int
    step: LessonStep
    before: tuple[SeatMove, ...]
    wish: str
    also: tuple[str, ...] = ()


class Lesson(DataModel):
    """A lesson: who sits there, what is dealt, what is played and shown, and how it stands at the end.

    `seed` is a number; `python -m games lesson KEY --find` finds one that fits. `after` are the moves after the last
    step. `scores` are by seat. What follows from another move than the wished one is told until one of the kinds in
    `until` begins the next round; by default, all that ends this one is told, but for the kinds in `untold`. The others
    go on by the script as long as it fits and then by habit; if they are `quiet`, they do what silence means.
    """

    seats: int
    learner: Annotated[int, Field(ge=1)] = 1
    options: dict[str, Any] = Field(default_factory=dict)
    seed: int
    steps: Annotated[list[LessonStep], Field(alias="step", min_length=6, max_length=12)]
    after: Script = Field(default_factory=list)
    scores: list[int]
    until: Listed = Field(default_factory=list)
    untold: Listed = Field(default_factory=list)
    quiet: bool = False
    key: str = ""

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.learner - 1

    @cached_property
    def places(self) -> tuple[LessonPlace, ...]:
        """All questions to the learner, in order."""
        lesson_places: list[LessonPlace] = []
        for step in self.steps:
            for part, wish in enumerate(step.wish):
                before = () if part else tuple(map(parse_answer, step.before))
                also = tuple(step.also) if part == 0 else ()
                lesson_places.append(LessonPlace(len(lesson_places), step, before, wish, also))
        return tuple(lesson_places)

    @cached_property
    def alternative_moves(self) -> tuple[tuple[int, str], ...]:
        """All moves as good as the wished ones, each with the number of its place."""
        return tuple((place.number, move) for place in self.places for move in place.also)

    def deal(self) -> Match:
        """Deal its match; raises `BadOptions`."""
        return Match.deal_by_key(self.key, seats=self.seats, options=self.options, seed=encode_seed(self.seed))

    def find_move_at(self, place: int, also: int = 0) -> str:
        """Return the move that was played at a place: `also` has a bit for each of `alternative_moves`."""
        played = [
            move for bit, (there, move) in enumerate(self.alternative_moves) if there == place and also >> bit & 1
        ]
        return played[0] if played else self.places[place].wish

    def list_lead_in_moves(self, place: int) -> tuple[SeatMove, ...]:
        """Return the moves between the learner's last one and the question at a place, or the end."""
        return self.places[place].before if place < len(self.places) else tuple(map(parse_answer, self.after))

    def list_moves_before(self, place: int, also: int = 0) -> tuple[SeatMove, ...]:
        """Return all moves before the question at a place, or before the end."""
        moves = list(self.list_lead_in_moves(0))
        for number in range(place):
            moves += [(self.seat, self.find_move_at(number, also)), *self.list_lead_in_moves(number + 1)]
        return tuple(moves)

    def play_lesson_to_place(self, place: int, also: int = 0) -> Match:
        """Play the script to a place and return the match there; raises `GameError` if the rules refuse a move."""
        match = self.deal()
        for seat, move in self.list_moves_before(place, also):
            match.play(seat, move)
        return match

    def list_needed_keys(self) -> list[str]:
        """Return the keys of its sentences: of each step, of moves as good and of others, and of the end."""
        prefix = f"{build_words_prefix(self.key)}-lesson"
        also = [f"{prefix}-{step.name}-also" for step in self.steps if step.also]
        other = [f"{prefix}-{step.name}-other" for step in self.steps if not step.lone]
        return [*(f"{prefix}-{step.name}" for step in self.steps), *also, *other, f"{prefix}-done"]


def encode_seed(number: int) -> bytes:
    """Return the seed of a lesson's match."""
    return derive_match_seed("lesson", number)


def find_lesson_file(key: str) -> Path:
    """Return where a game's lesson stands: beside its rules."""
    return GAMES_FOLDER / key / LESSON_FILE_NAME


def has_lesson(key: str) -> bool:
    """Tell whether a game has a lesson."""
    return find_lesson_file(key).is_file()


@lru_cache(maxsize=64)
def load_lesson(key: str) -> Lesson:
    """Load the lesson (tutorial) of a game; raises `BadData` with the entry and what is expected."""
    return read_lesson_file(find_lesson_file(key), key)


def read_lesson_file(file: Path, key: str) -> Lesson:
    """Return the lesson of a file; raises `BadData`."""
    lesson = load_toml_file(file, Lesson).model_copy(update={"key": key})
    _check_lesson(lesson, file)
    return lesson


def _check_lesson(lesson: Lesson, file: Path) -> None:
    names = [step.name for step in lesson.steps]
    wrong: Mapping[str, tuple[bool, str]] = {
        "learner": (lesson.learner > lesson.seats, f"a player from 1 to {lesson.seats}"),
        "scores": (len(lesson.scores) != lesson.seats, f"{lesson.seats} numbers, one a player"),
        "step.name": (len(set(names)) < len(names), "a name of its own for each step"),
        "step.also": (
            len(lesson.alternative_moves) > MAX_ALTERNATIVE_MOVES,
            f"at most {MAX_ALTERNATIVE_MOVES} in a lesson",
        ),
        "until": (
            not {*lesson.until, *lesson.untold} <= {*find_game(lesson.key).event_kinds},
            "kinds of events of the game",
        ),
        "step.before": (not _has_valid_players(lesson), f"players from 1 to {lesson.seats}"),
    }
    for entry, (broken, expected) in wrong.items():
        if broken:
            raise build_data_error(file, entry, expected)


def _has_valid_players(lesson: Lesson) -> bool:
    lines: Sequence[str] = [*lesson.after, *(line for step in lesson.steps for line in step.before)]
    return all(parse_answer(line)[0] < lesson.seats for line in lines)
