"""Only the bands in which something changed are painted and packed; the picture is the same as if all were."""

import io
from collections.abc import Iterator
from itertools import product
from unittest.mock import Mock

import pytest
from PIL import Image

from bot.pictures import Picture
from bot.pictures.painting import bands
from bot.pictures.painting.bands import ROWS_PER_BAND, kept, pack_band
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.png import compress_png_rows
from bot.pictures.painting.sprites import Point, Sprite, render_icon_sprite
from bot.pictures.painting.theme import CAVE, CREAM, GOLD, find_nearest_palette_index
from bot.pictures.sample import find_samples
from games import list_game_keys
from tests.pictures.bench import draw_sample

SIZE = (300, 3 * ROWS_PER_BAND + 20)


@pytest.fixture(autouse=True)
def _afresh() -> Iterator[None]:
    pack_band.cache_clear()
    yield
    pack_band.cache_clear()


@pytest.fixture
def packer(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Return what packs bands, so that its calls can be counted."""
    mock = Mock(wraps=compress_png_rows)
    monkeypatch.setattr(bands, "compress_png_rows", mock)
    return mock


def canvas(*places: Point, ground: str = CAVE) -> Canvas:
    """Return a canvas with the same sprite at these places."""
    made = Canvas(SIZE, ground)
    for place in places:
        made.paste(render_icon_sprite("theme/crown", 40, CAVE), place)
    return made


def pixels(picture: Picture) -> bytes:
    """Return the colours of a picture."""
    with Image.open(io.BytesIO(picture.png)) as read:
        return read.convert("RGB").tobytes()


def plain(size: Point, colour: str, mask: Image.Image | None = None) -> Sprite:
    """Return a sprite in one colour."""
    return Sprite(Image.new("P", size, find_nearest_palette_index(colour)), mask)


def test_a_picture_shows_what_was_pasted_across_bands_and_edges() -> None:
    places = [
        (-9, -9),
        (100, ROWS_PER_BAND - 20),
        (280, ROWS_PER_BAND + 3),
        (50, SIZE[1] - 7),
        (9, -40),
        (9, SIZE[1]),
        (9, -200),
    ]
    for ground in (CAVE, CREAM):
        by_hand = Image.new("P", SIZE, find_nearest_palette_index(ground))
        crown = render_icon_sprite("theme/crown", 40, CAVE)
        for place in places:
            by_hand.paste(crown.image, place, crown.mask)
        with Image.open(io.BytesIO(canvas(*places, ground=ground).to_picture("").png)) as read:
            assert read.tobytes() == by_hand.tobytes()


@pytest.mark.parametrize("place", [(20, 30), (-20, -30), (280, SIZE[1] - 30), (20, ROWS_PER_BAND - 5)])
def test_what_lies_on_a_canvas_within_another_ends_at_its_edge(place: Point) -> None:
    inner = Canvas((60, ROWS_PER_BAND + 60), CREAM)
    for corner in ((-10, -10), (40, 90), (10, ROWS_PER_BAND + 50)):
        inner.paste(render_icon_sprite("theme/crown", 40, CREAM), corner)
    by_hand, nested = canvas().image, canvas()
    by_hand.paste(inner.image, place)
    nested.paste(inner, place)
    assert nested.image.tobytes() == by_hand.tobytes()
    with Image.open(io.BytesIO(nested.to_picture("").png)) as read:
        assert read.tobytes() == by_hand.tobytes()


def test_only_the_band_with_a_change_is_packed_again(packer: Mock) -> None:
    canvas((9, 9), (9, 2 * ROWS_PER_BAND + 9)).to_picture("")
    packer.reset_mock()
    canvas((9, 9), (9, 2 * ROWS_PER_BAND + 9)).to_picture("")
    assert packer.call_count == 0
    canvas((9, 9), (10, 2 * ROWS_PER_BAND + 9)).to_picture("")
    assert packer.call_count == 1


def test_a_change_on_a_canvas_within_another_concerns_only_its_own_rows(packer: Mock) -> None:
    def nested(x: int) -> Picture:
        inner, outer = Canvas((200, 3 * ROWS_PER_BAND), CREAM), canvas()
        inner.paste(plain((9, 9), GOLD), (x, ROWS_PER_BAND + 5))
        outer.paste(inner, (20, 10))
        return outer.to_picture("")

    nested(3)
    packer.reset_mock()
    nested(4)
    assert packer.call_count == 1


def test_a_change_at_the_foot_of_a_high_sprite_concerns_only_its_own_rows(packer: Mock) -> None:
    def picture(mark: str) -> None:
        high, laid = Image.new("P", (50, 3 * ROWS_PER_BAND), find_nearest_palette_index(CREAM)), canvas()
        high.paste(find_nearest_palette_index(mark), (9, 2 * ROWS_PER_BAND + 9, 20, 2 * ROWS_PER_BAND + 20))
        laid.paste(Sprite(high, None), (20, 0))
        laid.to_picture("")

    picture(CREAM)
    packer.reset_mock()
    picture(GOLD)
    assert packer.call_count == 1


def test_a_sprite_that_is_made_again_is_the_same_as_before(packer: Mock) -> None:
    for _ in range(2):
        made = Canvas((50, 50), CAVE)
        made.paste(plain((20, 20), GOLD), (3, 3))
        made.to_picture("")
    assert packer.call_count == 1


def test_whatever_is_seen_differently_has_another_key() -> None:
    mask = Image.new("1", (20, 10), 1)
    sprites = [
        plain((20, 10), GOLD), plain((10, 20), GOLD), plain((20, 10), CREAM), plain((20, 10), GOLD, mask),
        plain((20, 10), GOLD, Image.new("1", (20, 10), 0)),
    ]  # fmt: skip
    assert len({sprite.key for sprite in sprites}) == len(sprites)
    crowns = [canvas((9, 9)), canvas((9, 10)), canvas((10, 9)), canvas((9, 9), (9, 9)), canvas((9, 9), ground=CREAM)]
    assert len({crown.hash_rows(0, crown.height) for crown in (*crowns, canvas(), Canvas((300, 300), CAVE))}) == 7


@pytest.mark.parametrize("game", list_game_keys())
def test_samples_look_the_same_whether_their_bands_are_cached_or_not(game: str) -> None:
    samples = [sample for sample in find_samples(game).values() if sample.kind in ("board", "panel", "log")]
    cached = [draw_sample(game, sample) for _, sample in product(range(2), samples)][len(samples) :]
    for sample, before in zip(samples, cached, strict=True):
        pack_band.cache_clear()
        assert [pixels(picture) for picture in draw_sample(game, sample)] == [pixels(picture) for picture in before]


def test_the_bands_that_are_kept_take_up_no_more_than_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_Cache__maxsize", 20_000)
    for x in range(60):
        canvas((x, 9), (x, ROWS_PER_BAND + 9)).to_picture("")
        assert kept.currsize <= 20_000
    assert pack_band.cache_info().misses > len(kept) > 3
