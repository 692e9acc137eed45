"""A sixth game, with what docs/adding-a-game.md asks for and no more, is seen again, shared, played on and taught.

Nothing in the bot names it: the toy of the audit's tests stands on the shelf with a screen, a picture, words, and a
lesson beside its rules.
"""

import asyncio
import random
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path as File
from types import ModuleType
from typing import ClassVar

import pytest
from typing_extensions import override

from bot.pictures import Picture
from bot.pictures.drawing import find_beat_drawer, find_draw_functions
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.theme import CAVE, CREAM
from bot.pictures.sample import find_samples
from bot.pictures.shared.banner import Poster
from bot.pictures.shared.match_gif import encode_match_gif
from bot.replays.great_moments import find_great_steps
from bot.replays.lessons import LessonStage, find_lesson_start, list_games_with_lesson
from bot.replays.match_gif import build_match_gif
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replay_screen import render_replay_screen
from bot.replays.replay_stops import find_stops
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import OpenedMatch, build_replay_step
from bot.replays.reviews.review_screen import find_reviewed_moment, render_review
from bot.replays.reviews.reviews import prepare_review
from bot.replays.step_screen import build_move_controls
from bot.replays.what_if import FORK_GOBLIN_LEVEL, choose_what_if_move, fork_what_if_match, play_what_if_goblins
from bot.screens.controls.move_controls import ChoiceText
from bot.screens.controls.paths import Path
from bot.screens.custom_ids import ASKED_PLAYER_EYES, ReplayReference
from bot.screens.ending import build_ending
from bot.screens.game import GameScreen
from bot.screens.game_texts.highlights import HighlightCandidate, HighlightRule, MatchStory
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.layout import Screen, Text
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import Person
from bot.tables.tables import AskedGoblin
from games import list_game_keys
from games.engine import Match, catalogue
from games.engine import words as words_module
from games.engine.lessons import load_lesson, script, verify_lesson
from games.engine.review import SearchEffort, review, review_seat
from games.engine.words import LOCALES_FOLDER, Words
from tests.bot.replays.records import table_of
from tests.games.engine.sixth_game import Claimed, CupsView, GoblinCups, Lifted, Rolled

KEY = "goblin_cups"
ROUND = """
[[step]]
name = "open-{number}"
before = [{before}]
wish = "claim 1"
shows = ["claimed seat=1 sixes=1"]

[[step]]
name = "raise-{number}"
before = ["2: claim 2", "3: claim 3"]
wish = "claim 4"
shows = ["claimed seat=1 sixes=4"]
"""
NAMES = ("first", "second", "third")
LESSON = "seats = 3\nseed = 1\nscores = [-2, 0, 0]\n" + "".join(
    ROUND.format(number=number, before="" if number == "first" else '"2: lift"') for number in NAMES
)
SENTENCES = {
    "title": "Goblin Cups",
    "asked-claim": "**Claim** sixes",
    "waiting-claim": "{ $names } may claim.",
    "why-claim": "It looks at its own cup.",
    "move-claim": "Claim { $number }",
    "move-lift": "Lift",
    "event-claimed": "{ $seat } claimed { $sixes }.",
    "event-lifted": "{ $seat } had all cups lifted: { $sixes } sixes.",
    "event-rolled": "{ $seat } rolled.",
    "highlight-lifted": "{ $seat } had all cups lifted: { $sixes } sixes.",
    **{f"lesson-{part}-{number}": "One idea." for part in ("open", "raise") for number in NAMES},
    **{f"lesson-{part}-{number}-other": "Another." for part in ("open", "raise") for number in NAMES},
    "lesson-done": "That is all.",
}


class CupsMoveTexts(MoveTexts[CupsView]):
    @override
    def describe_path(self, scene: Scene, path: Path) -> ChoiceText:
        return ChoiceText(scene.say(f"goblin-cups-move-{path[0]}", number=int(path[1]) if path[1:] else 0))


def find_lifted(story: MatchStory[CupsView]) -> Iterator[HighlightCandidate]:
    for told in story.list_events(Lifted):
        seat, sixes = told.event.seat, told.event.sixes
        yield HighlightCandidate(told, seat, sixes, {"sixes": sixes}, {"seat": seat})


class CupsResultTexts(ResultTexts[CupsView]):
    highlights: ClassVar[Mapping[str, HighlightRule]] = {"lifted": HighlightRule(0, find_lifted)}


class CupsScreen(GameScreen[CupsView]):
    key = KEY
    View = CupsView
    move_texts_class, result_texts_class = CupsMoveTexts, CupsResultTexts
    rules = ("goblin-cups-rules-play",)
    poster = Poster("start", (0, 0, 100, 100))
    minutes_with_goblins = 5


def board(view: CupsView, _names: Sequence[str], _words: Words) -> list[Picture]:
    """Draw as many stones as there were claimed, lifted and lost."""
    canvas = Canvas((900, 200), CAVE)
    for index in range(view.claimed + view.lifted + sum(view.lost)):
        canvas.paste(Canvas((40, 120), CREAM), (20 + 50 * index, 40))
    return [canvas.to_picture(f"{view.claimed} sixes claimed.")]


def panel(view: CupsView, names: Sequence[str], words: Words) -> list[Picture]:
    return [] if view.seat is None else board(view, names, words)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> File:
    """A folder with the words of a bot with six games, and with the sixth one's lesson."""
    made = tmp_path_factory.mktemp("sixth")
    shutil.copytree(LOCALES_FOLDER, made / "locale")
    told = "".join(f"goblin-cups-{key} = {sentence}\n" for key, sentence in SENTENCES.items())
    (made / "locale" / "en" / f"{KEY}.ftl").write_text(told, "utf-8")
    (made / KEY).mkdir()
    (made / KEY / script.LESSON_FILE_NAME).write_text(LESSON, "utf-8")
    return made


def shelve(folder: File, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the game on the shelf, found by its key alone."""
    parts: dict[str, dict[str, object]] = {
        f"games.{KEY}": {"GoblinCups": GoblinCups},
        f"bot.games.{KEY}": {},
        f"bot.games.{KEY}.screen": {"GoblinCupsScreen": CupsScreen},
        f"bot.games.{KEY}.pictures": {"PICTURES": {"board": board, "panel": panel}},
        f"bot.games.{KEY}.pictures.beats": {"beat": lambda *_: None},
        f"bot.games.{KEY}.samples": {"samples": list},
    }
    for name, found in parts.items():
        module = ModuleType(name)
        module.__path__ = []
        vars(module).update(found)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(catalogue, "_SHELF", [*list_game_keys(), KEY])
    every = Words("en", folder / "locale")
    monkeypatch.setattr(words_module, "_create_words", lambda _language: every)
    monkeypatch.setattr(script, "GAMES_FOLDER", folder)


@pytest.fixture
def say(folder: File, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """Words of a bot with six games."""
    cached = (catalogue.find_game, find_screen, find_draw_functions, find_beat_drawer, find_samples, load_lesson)
    shelve(folder, monkeypatch)
    for one in cached:
        one.cache_clear()
    yield words_module.load_words()
    for one in cached:
        one.cache_clear()


@pytest.fixture
def opened(say: Words) -> OpenedMatch:
    """A match of three that is over, as its first player opens it."""
    match, rng = Match.deal_by_key(KEY, seats=3, seed=bytes([4]) * 32), random.Random(5)
    while match.decision is not None:
        (seat,) = match.decision.seats
        match.play(seat, str(rng.choice(match.legal_moves(seat)[-3:])))
    again = ReplayedMatch.from_record(match.build_record())
    return OpenedMatch(table_of(again), again, 0)


def text(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def test_it_is_seen_again_and_shared(opened: OpenedMatch, say: Words) -> None:
    again, asker = opened.again, ReplayViewer(Person(100, "Ann"), say)
    seen = [
        render_replay_screen(build_replay_step(ReplayReference("m1", step, eyes, "m"), opened, asker))
        for step in range(again.last_step + 1)
        for eyes in ("e", "0", ASKED_PLAYER_EYES)
    ]
    assert all(screen.figures for screen in seen)
    assert "claimed" in "".join(map(text, seen))
    assert len(find_stops(again, "turn")) > 3
    great = find_great_steps(again)
    assert great
    assert all(any(isinstance(event, Lifted) for event in again.list_moves()[step - 1].events) for step in great)
    wanted = build_match_gif(ReplayReference("m1", again.last_step), opened, "match", say)
    assert encode_match_gif([wanted.draw_gif_frame(step) for step in wanted.steps]).startswith(b"GIF")
    end = build_replay_scene(opened.table, again, ReplayReference("m1", again.last_step), say, seat=0, since=0)
    story = Scene(end.table_view, say, end.table_view.recent_moves)
    assert "had all cups lifted" in text(Screen(tuple(build_ending(story, find_screen(KEY)))))


def test_it_is_played_on_against_goblins(opened: OpenedMatch, say: Words) -> None:
    fork = play_what_if_goblins(fork_what_if_match(ReplayReference("m1", 1), opened, 0), 0)
    (seat,) = fork.get_match_at(fork.last_step).decision.seats  # type: ignore[union-attr]  # it goes on
    assert seat == 0
    advice = choose_what_if_move(AskedGoblin(fork.get_match_at(fork.last_step), 0, FORK_GOBLIN_LEVEL))
    assert advice in fork.get_match_at(fork.last_step).legal_moves(0)
    scene = build_replay_scene(opened.table, fork, ReplayReference("w1", fork.last_step, "0"), say, seat=0)
    assert build_move_controls(scene)
    assert all(event.is_visible_to(0) for told in scene.table_view.recent_moves for event in told.events)
    assert any(isinstance(event, Rolled | Claimed) for move in fork.list_moves() for event in move.events)


def test_it_is_reviewed_without_a_word_of_its_own(
    opened: OpenedMatch, say: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("GLANCE_EFFORT", "CLOSE_EFFORT"):
        monkeypatch.setattr(review, name, SearchEffort(name, 0.05, 16))
    wanted = prepare_review("m1", opened, opened.table.sitters[0].user_id, 0)
    told = review_seat(wanted.build_review_request().record, 0, wanted.numbers)
    moment = find_reviewed_moment(wanted, told, 0, say)
    assert told.flagged
    assert moment is not None
    assert "A goblin would play: **" in text(render_review(wanted, moment, told, say))


def test_it_is_taught(say: Words) -> None:
    assert KEY in list_games_with_lesson()
    verify_lesson(load_lesson(KEY))
    stage, place, asker = LessonStage(), find_lesson_start(KEY), ReplayViewer(Person(7, "Ann"), say, guild=1)

    async def shown(there: ReplayReference) -> str:
        return text(stage.build_screen(await stage.load_step(there, asker)))

    tried = asyncio.run(stage.play_choice(place, asker, "claim 3"))
    assert "**You tried:** Claim 3" in asyncio.run(shown(tried))
    for one in load_lesson(KEY).places:
        assert "One idea." in asyncio.run(shown(place))
        place = asyncio.run(stage.play_choice(place, asker, one.wish))
    assert "That is all." in asyncio.run(shown(place))
