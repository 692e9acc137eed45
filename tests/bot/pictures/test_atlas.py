"""The atlas: ready sprites from a file are the same as drawn ones, and no file can do harm."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from os import utime
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.pictures.atlas_builder import iter_atlas_draw_jobs
from bot.pictures.painting import atlas, sprites
from bot.pictures.painting.atlas import (
    ABANDONED_SECONDS,
    ATLAS_PREFIX,
    UNFINISHED_ENDING,
    build_atlas_file_name,
    hash_sprite_sources,
    open_atlas,
    write_atlas,
)
from bot.pictures.painting.canvas import render_text_sprite
from bot.pictures.painting.fonts import Font, FontFace
from bot.pictures.painting.sprite_names import UnnameableValue, build_sprite_cache_key, serialize_value
from bot.pictures.painting.sprites import (
    READY,
    Drawing,
    Sprite,
    clear_sprite_caches,
    record_sprites,
    render_cell_sprite,
    render_dashed_frame_sprite,
    render_icon_sprite,
    render_rounded_plate_sprite,
)
from bot.pictures.painting.theme import CAVE, CREAM, GOLD
from bot.pictures.shared.portraits import AvatarImage
from games.engine.words import Words, load_words

DRAWN_ELSEWHERE = """
import sys
from itertools import islice
from pathlib import Path
from bot.pictures.atlas_builder import iter_atlas_draw_jobs
from bot.pictures.painting.atlas import write_atlas
from bot.pictures.painting.sprites import record_sprites
with write_atlas(Path(sys.argv[1])) as writer, record_sprites(writer.add_sprite):
    for drawn in islice(iter_atlas_draw_jobs("emerald_skulls"), 2):
        drawn()
"""


class Suit(Enum):
    """A kind of value that makers take."""

    MOON = "moon"


@pytest.fixture(autouse=True)
def _afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget sprites before and after; the atlas that was open is open again."""
    monkeypatch.setattr(READY, "_atlas", READY.atlas)  # so that it is put back
    monkeypatch.setattr(sprites, "WITHOUT_ATLAS", False)
    clear_sprite_caches()
    READY.open_first_atlas()
    yield
    clear_sprite_caches()


def some_sprites() -> list[Sprite]:
    """Return sprites with soft edges, with none, and with holes."""
    crown = Drawing("theme/crown", (0, 0, 30))
    return [
        render_icon_sprite("theme/crown", 40, CAVE),
        render_cell_sprite((30, 30), (crown,), CREAM),
        render_rounded_plate_sprite((80, 50), 9, CREAM, GOLD, CAVE),
        render_dashed_frame_sprite((90, 70), 8, GOLD, CAVE, 3),
        render_text_sprite("12", FontFace(Font.ROUND, 32), GOLD, CAVE),
    ]


def looks(shown: list[Sprite]) -> list[tuple[object, ...]]:
    """Return all that can be seen of sprites."""
    return [
        (one.image.mode, one.image.size, one.image.tobytes(),
         one.mask and (one.mask.mode, one.mask.tobytes()), one.key)
        for one in shown
    ]  # fmt: skip


def write(folder: Path) -> Path:
    """Write an atlas of some sprites; return its file."""
    with write_atlas(folder) as writer, record_sprites(writer.add_sprite):
        some_sprites()
    return folder / build_atlas_file_name()


def misses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what will be made, since it has no name or is not in the atlas."""
    made: list[str] = []

    def named(make: Callable[..., Sprite], *values: Any) -> bytes | None:
        name = build_sprite_cache_key(make, *values)
        made.extend(() if READY.atlas and name and READY.atlas.find_sprite(name) else [make.__name__])
        return name

    monkeypatch.setattr(sprites, "build_sprite_cache_key", named)
    return made


def test_sprites_from_the_atlas_are_the_same_as_drawn_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = looks(some_sprites())
    write(tmp_path)
    clear_sprite_caches()
    assert READY.open_first_atlas(tmp_path)
    made = misses(monkeypatch)
    shown = some_sprites()
    assert looks(shown) == drawn
    assert made == []
    assert all(one.image.readonly for one in shown), "their pixels are in the file"


def test_a_process_takes_what_another_has_drawn_and_makes_none_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {"PYTHONHASHSEED": "1", "PYTHONPATH": str(atlas.ROOT)}
    subprocess.run([sys.executable, "-c", DRAWN_ELSEWHERE, tmp_path], check=True, env=environment)
    assert READY.open_first_atlas(tmp_path)
    made = misses(monkeypatch)
    for drawn, _ in zip(iter_atlas_draw_jobs("emerald_skulls"), range(2), strict=False):
        drawn()
    assert made == []


@pytest.mark.parametrize("harm", ["cut short", "empty", "one byte", "other head", "longer"])
def test_a_damaged_file_is_as_none_and_is_written_anew(tmp_path: Path, harm: str) -> None:
    file = write(tmp_path)
    whole = file.read_bytes()
    bad = {
        "cut short": whole[:-1],
        "empty": b"",
        "one byte": whole[:-200] + bytes([whole[-200] ^ 1]) + whole[-199:],
        "other head": b"x" + whole[1:],
        "longer": whole + b"\0",
    }[harm]
    file.write_bytes(bad)
    clear_sprite_caches()
    assert not READY.open_first_atlas(tmp_path)
    assert len(some_sprites()) == 5
    write(tmp_path)
    assert READY.open_first_atlas(tmp_path)


def test_a_mask_that_cannot_be_mapped_is_refused(tmp_path: Path) -> None:
    packed = Sprite(Image.new("P", (9, 9)), Image.new("1", (9, 9)))
    with pytest.raises(ValueError, match="mode 1"), write_atlas(tmp_path) as writer:
        writer.add_sprite(bytes(16), packed)


def test_an_open_atlas_outlives_its_file(tmp_path: Path) -> None:
    file = write(tmp_path)
    drawn = looks(some_sprites())
    assert READY.open_first_atlas(tmp_path)
    write(tmp_path)
    file.unlink()
    clear_sprite_caches()
    assert looks(some_sprites()) == drawn


def test_two_builders_at_once_both_succeed_and_leave_one_file(tmp_path: Path) -> None:
    with write_atlas(tmp_path) as one, write_atlas(tmp_path) as other:
        for writer in (one, other):
            with record_sprites(writer.add_sprite):
                some_sprites()
    assert [file.name for file in tmp_path.iterdir()] == [build_atlas_file_name()]
    assert open_atlas(tmp_path)


def test_a_builder_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no font"), write_atlas(tmp_path):
        raise OSError("no font")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_an_error_before_anything_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError), write_atlas(tmp_path / "file" / "sprites"):  # noqa: PT011  one of several, by system
        pytest.fail("nothing can be written here")


def test_atlases_of_other_versions_and_what_killed_builders_left_are_deleted(tmp_path: Path) -> None:
    names = [
        f"{ATLAS_PREFIX}0.atlas",
        f"{ATLAS_PREFIX}killed{UNFINISHED_ENDING}",
        f"{ATLAS_PREFIX}at-work{UNFINISHED_ENDING}",
        "photo.png",
    ]
    for name in names:
        (tmp_path / name).touch()
    utime(tmp_path / names[1], (ABANDONED_SECONDS, ABANDONED_SECONDS))
    write(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {build_atlas_file_name(), *names[2:]}


def test_no_atlas_of_another_version_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path)
    monkeypatch.setattr(atlas, "hash_sprite_sources", lambda: "0")
    assert not READY.open_first_atlas(tmp_path)


def test_the_version_follows_drawings_code_and_libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atlas, "ROOT", tmp_path)
    seen = list[str]()

    def look() -> None:
        hash_sprite_sources.cache_clear()
        seen.append(hash_sprite_sources())

    try:
        look()
        for name in ("assets/theme/a.svg", "bot/pictures/a.py", "bot/games/k/pictures/a.py", "games/k/a.py"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text("one")
            look()
        (tmp_path / "assets/theme/a.svg").write_text("two")
        look()
        monkeypatch.setattr(atlas, "version", lambda _: "another")
        look()
        assert len(set(seen)) == len(seen) == 7
        (tmp_path / "bot/pictures/__pycache__").mkdir()
        (tmp_path / "bot/pictures/__pycache__/a.py").touch()
        look()
        assert seen[-1] == seen[-2]
    finally:
        hash_sprite_sources.cache_clear()


def test_names_differ_where_values_do() -> None:
    values: list[tuple[object, ...]] = [
        (1,), (True,), (1.0,), ("1",), (b"1",), (None,), (), ((),), ("a", "b"), (("a", "b"),), (("a",), "b"), ("a,b",),
        (Suit.MOON,), ("moon",), (frozenset("ab"),), (Drawing("a", (0, 0, 9)),), (Drawing("a", (0, 0, 9), crisp=True),),
        (load_words(),), (serialize_value,), (render_icon_sprite,),
    ]  # fmt: skip
    names = {build_sprite_cache_key(render_icon_sprite, value, {}) for value in values} | {
        build_sprite_cache_key(render_rounded_plate_sprite, (), {}),
        build_sprite_cache_key(render_icon_sprite, (), {"side": 1}),
    }
    assert None not in names
    assert len(names) == len(values) + 2


def test_nobodys_photo_and_nothing_with_an_address_has_a_name(tmp_path: Path) -> None:
    photo = AvatarImage("ann", Image.new("RGB", (9, 9)))
    for value in (
        photo,
        photo.build_layers((0, 0, 9)),
        object(),
        lambda: None,
        photo.image,
        Words("en", tmp_path),
        [1],
    ):
        assert build_sprite_cache_key(render_icon_sprite, (value,), {}) is None
    with pytest.raises(UnnameableValue, match="AvatarImage"):
        serialize_value(photo)
