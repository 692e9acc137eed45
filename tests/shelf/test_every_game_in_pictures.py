"""What every picture of every game is: PNG in the palette, small, of a known size, the same each time."""

import io
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import _lru_cache_wrapper

import pytest
from PIL import Image

from bot.pictures import Picture
from bot.pictures.drawing import PRIVATE_KINDS, TABLE_KINDS, draw_pictures, find_draw_functions
from bot.pictures.moments import GOBLIN_PORTRAITS
from bot.pictures.picture import PictureText
from bot.pictures.sample import SAMPLE_NAMES, Sample, find_samples
from bot.pictures.shared.portraits import use_portraits
from bot.screens.game import SHORT_RULES_KEY
from bot.screens.screen_registry import find_screen
from games import find_game, list_game_keys
from games.engine import Match
from games.engine.words import load_words
from tests.pictures.bench import draw_sample
from tests.shelf.name_rooms import list_cut_goblins, watch_name_rooms
from tests.shelf.samples import Samples, few_and_rarely_all

MOST_BYTES = 70_000
WIDTHS = range(900, 1081)


def faults_of(picture: Picture) -> Iterator[str]:
    """Yield what a picture is not that every picture is."""
    image = Image.open(io.BytesIO(picture.png))
    if (image.format, image.mode) != ("PNG", "P"):
        yield f"it is no PNG with a palette: {image.format}, {image.mode}"
    if image.size != (picture.width, picture.height) or picture.width not in WIDTHS:
        yield f"it names the size {picture.width}×{picture.height} and has {image.size}"
    if len(picture.png) > MOST_BYTES:
        yield f"it weighs {len(picture.png)} bytes"
    if not 0 < len(picture.alt_text) <= 1024:
        yield f"its words are {len(picture.alt_text)} characters"


def sample_faults(game: str, sample: Sample) -> Iterator[str]:
    """Yield what is wrong with the pictures of a sample: the same view gives the same bytes, too."""
    pictures = draw_sample(game, sample)
    yield from (fault for picture in pictures for fault in faults_of(picture))
    if not pictures or pictures != draw_sample(game, sample):
        yield "nothing is drawn, or something else the second time"


@pytest.mark.parametrize("game", list_game_keys())
def test_every_picture_is_a_small_png_of_the_size_that_it_names_and_always_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it cuts a name, a goblin of the bot would have its whole name."""
    rooms = watch_name_rooms(monkeypatch, [SAMPLE_NAMES[1]])
    assert [f"{name}: {fault}" for name, one in find_samples(game).items() for fault in sample_faults(game, one)] == []
    assert rooms
    assert list_cut_goblins(rooms) == []


def image_bytes(mode: str, size: tuple[int, int], kind: str = "PNG") -> bytes:
    written = io.BytesIO()
    Image.new(mode, size).save(written, kind)
    return written.getvalue()


@pytest.mark.parametrize(
    ("png", "width", "words", "fault"),
    [
        (image_bytes("P", (900, 5)), 900, "x", ""),
        (image_bytes("RGB", (900, 5)), 900, "x", "it is no PNG with a palette: PNG, RGB"),
        (image_bytes("P", (900, 5), "GIF"), 900, "x", "it is no PNG with a palette: GIF, P"),
        (image_bytes("P", (901, 5)), 900, "x", "it names the size 900×5 and has (901, 5)"),
        (image_bytes("P", (899, 5)), 899, "x", "it names the size 899×5"),
        (image_bytes("P", (1081, 5)), 1081, "x", "it names the size 1081×5"),
        (image_bytes("P", (900, 5)) + bytes(MOST_BYTES), 900, "x", "it weighs 70"),
        (image_bytes("P", (900, 5)), 900, "", "its words are 0 characters"),
        (image_bytes("P", (900, 5)), 900, 1025 * "x", "its words are 1025 characters"),
    ],
)
def test_a_picture_that_is_not_so_is_found(png: bytes, width: int, words: str, fault: str) -> None:
    found = list(faults_of(Picture(png, PictureText(words, words), width, 5)))
    assert [one[: len(fault)] for one in found] == ([fault] if fault else [])


def test_a_picture_that_is_another_the_second_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    drawings = iter([["one"], ["another"], [], []])
    monkeypatch.setattr(f"{__name__}.draw_sample", lambda *_: next(drawings))
    monkeypatch.setattr(f"{__name__}.faults_of", lambda _: iter(()))
    sample = next(iter(find_samples("gobblestones").values()))
    assert [len(list(sample_faults("gobblestones", sample))) for _ in range(2)] == [1, 1]


@few_and_rarely_all
@pytest.mark.parametrize("game", list_game_keys())
def test_no_table_shows_the_faces_of_another(game: str, samples: Samples) -> None:
    """A drawing that is kept and has faces on it must be kept for these faces alone."""
    shown = [sample for sample in samples(game).values() if sample.kind in TABLE_KINDS]
    with use_portraits(GOBLIN_PORTRAITS):
        for sample in shown:
            draw_sample(game, sample)
    with use_portraits(GOBLIN_PORTRAITS[::-1]):
        after_others = [draw_sample(game, sample) for sample in shown]
        _forget_drawings(game)
        assert [draw_sample(game, sample) for sample in shown] == after_others


def _forget_drawings(game: str) -> None:
    """Clear what a game and what all games share keep of drawings."""
    ours = (f"bot.games.{game}.pictures", "bot.pictures.shared")
    spaces = [vars(module) for name, module in sys.modules.items() if name.startswith(ours)]
    kept = [one for space in spaces for one in space.values() if isinstance(one, _lru_cache_wrapper)]
    assert len(kept) > 9, "not by gc.get_objects, which leaves out what is frozen"
    for one in kept:
        one.cache_clear()


@pytest.mark.parametrize("game", list_game_keys())
def test_every_kind_of_picture_has_a_sample_position(game: str) -> None:
    shown = {sample.kind for sample in find_samples(game).values()}
    assert [
        f"no sample of {game} shows the picture {kind}" for kind in find_draw_functions(game) if kind not in shown
    ] == []


@pytest.mark.parametrize("game", list_game_keys())
def test_a_page_of_the_rules_is_illustrated_by_a_sample_that_is_there(game: str) -> None:
    screen = find_screen(game)
    assert [page for page in screen.illustrated if page not in screen.rules] == []
    assert all(screen.draw_rules_pictures(page, load_words()) for page in (SHORT_RULES_KEY, *screen.illustrated))


@pytest.mark.parametrize("game", list_game_keys())
def test_what_hangs_for_everyone_is_drawn_from_what_everyone_sees(game: str) -> None:
    match = Match.deal_by_key(game, seats=find_game(game).seats[-1], seed=bytes(32))
    names = [str(seat) for seat in range(match.seats)]
    for kind in find_draw_functions(game).keys() - PRIVATE_KINDS:
        with pytest.raises(ValueError, match="is for everyone"):
            draw_pictures(game, kind, match.view(0), names, load_words())


@pytest.fixture
def threads_that_take_turns() -> Iterator[ThreadPoolExecutor]:
    """Let threads interrupt each other a hundred times as often as usual."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(usual / 100)
    with ThreadPoolExecutor(8) as threads:
        yield threads
    sys.setswitchinterval(usual)


def test_pictures_drawn_in_many_threads_are_the_same(threads_that_take_turns: ThreadPoolExecutor) -> None:
    pictures = [(game, sample) for game in list_game_keys() for sample in find_samples(game).values()]
    alone = [draw_sample(*picture) for picture in pictures]
    assert list(threads_that_take_turns.map(lambda one: draw_sample(*one), pictures * 2)) == alone * 2


def test_a_game_draws_nothing_for_a_kind_that_it_does_not_have() -> None:
    game = "gobblestones"
    sample = next(iter(find_samples(game).values()))
    assert draw_pictures(game, "no-such-kind", sample.view, sample.names, load_words()) == []
