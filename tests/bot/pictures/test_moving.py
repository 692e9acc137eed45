"""What moves plays once and shortly, ends as the still, is light, does not flash, and tells only what all may know."""

import io
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.pictures import Picture
from bot.pictures.drawing import animate_game_roll, draw_game_moment, draw_pictures
from bot.pictures.moments import GOBLIN_NAMES, GOBLIN_PORTRAITS, draw_game_animations
from bot.pictures.shared.portraits import use_portraits
from games import list_game_keys
from games.emerald_skulls import EmeraldSkullsView
from games.engine import Match
from games.engine.words import load_words
from tests.bot.pictures.test_beats import moments
from tests.pictures.sheet import sample_podiums

LONGEST, TICK = 1500, 70
"""Milliseconds of a scene, and of a frame."""
HEAVIEST = {"podium": 125_000, "roll": 115_000, "beat": 125_000}
FLASHES, FLASH = 3, 25.5
"""So many flashes a second at most, in any quarter of a picture; a flash is lighter by a tenth, and darker again."""
QUARTERS = 2

Seen = list[tuple[Image.Image, int]]


@lru_cache(maxsize=1)
def moving() -> dict[str, tuple[str, Picture, bytes]]:
    """Return every picture that moves by its name, with its kind and its file."""
    named = [
        (f"{game} {kind}", picture) for game in list_game_keys() for kind, picture in draw_game_animations(game).items()
    ]
    named += list(sample_podiums())
    with use_portraits(GOBLIN_PORTRAITS):
        return {name: (kind_of(name), picture, picture.get_file_bytes(moving=True)) for name, picture in named}


def kind_of(name: str) -> str:
    return next((kind for kind in HEAVIEST if kind in name.split()), "beat")


def seen(file: bytes) -> Seen:
    """Return the frames of a file in RGB, each with its milliseconds."""
    with Image.open(io.BytesIO(file)) as read:
        return [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(read)]


def still_of(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.png)) as read:
        return read.convert("RGB")


def flashes(frames: Seen) -> Iterator[int]:
    """Yield how often each quarter of a picture becomes lighter and darker again."""
    wide, high = (side // QUARTERS for side in frames[0][0].size)
    for index in range(QUARTERS**2):
        left, top = index % QUARTERS * wide, index // QUARTERS * high
        quarter = [frame.crop((left, top, left + wide, top + high)).convert("L") for frame, _ in frames]
        yield turns([ImageStat.Stat(one).mean[0] for one in quarter]) // 2


def turns(lights: Sequence[float]) -> int:
    """Return how often light turns from rising to falling or back, by a tenth of full light."""
    last, way, found = lights[0], 0, 0
    for light in lights:
        if abs(light - last) >= FLASH:
            now = 1 if light > last else -1
            found += now != way
            last, way = light, now
        elif (light - last) * way > 0:
            last = light
    return found


def test_everything_of_the_list_moves() -> None:
    wanted = {"caught", "proved", "out", "earned", "failed", "took", "goblin-card", "roll", "podium"}
    assert wanted <= {word for name in moving() for word in name.split()}


def test_it_rests_on_the_still_pixel_by_pixel() -> None:
    for name, (_, picture, file) in moving().items():
        frames = seen(file)
        assert ImageChops.difference(frames[-1][0], still_of(picture)).getbbox() is None, name
        assert len(frames) > 5, name
        assert any(one.tobytes() != frames[-1][0].tobytes() for one, _ in frames), name


def test_it_plays_once_for_a_second_and_a_half_at_most() -> None:
    for name, (_, _, file) in moving().items():
        assert "loop" not in Image.open(io.BytesIO(file)).info, name
        assert sum(time for _, time in seen(file)) <= LONGEST, name


def test_it_is_light() -> None:
    for name, (kind, _, file) in moving().items():
        assert len(file) <= HEAVIEST[kind], f"{name}: {len(file)}"


def test_nothing_flashes_more_than_three_times_a_second() -> None:
    for name, (_, _, file) in moving().items():
        frames = seen(file)
        seconds = max(1, sum(time for _, time in frames) / 1000)
        assert max(flashes(frames)) <= FLASHES * seconds, name


def test_a_flash_would_be_seen() -> None:
    dark, light = (Image.new("RGB", (40, 40), colour) for colour in ("#102030", "#80a0c0"))
    assert max(flashes([(frame, TICK) for frame in (dark, light) * 6])) > FLASHES
    assert max(flashes([(frame, TICK) for frame in (dark, dark, light, light)])) == 0


def test_a_board_that_asks_somebody_begins_with_a_glance_of_the_result() -> None:
    _, picture, file = moving()["emerald_skulls roll"]
    (first, short), *_ = seen(file)
    assert ImageChops.difference(first, still_of(picture)).getbbox() is None
    assert short < TICK


@pytest.mark.parametrize("game", list_game_keys())
def test_what_one_seat_alone_may_know_moves_nothing(game: str) -> None:
    for told, view, _ in moments(game)[:3]:
        public, names = [event for event in told if event.to is None], GOBLIN_NAMES[: view.seats]
        both = [draw_game_moment(game, story, view, names, load_words()) for story in (told, public)]
        first, second = (one.get_file_bytes(moving=True) if one else b"" for one in both)
        assert first == second


def test_a_roll_of_many_dice_that_can_be_placed_decides_nothing() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=2, options={"first": 1}, seed=bytes(32))
    told = match.play(0, str(match.legal_moves(0)[-1]))
    while match.decision and match.decision.kind != "place":
        told = match.play(match.decision.seats[0], str(match.default_move(match.decision.seats[0])))
    view = match.view(None)
    assert isinstance(view, EmeraldSkullsView)
    assert len(view.roll) > 2
    assert animate_game_roll("emerald_skulls", told, view, GOBLIN_NAMES[:2], load_words()) is None


def test_a_players_own_view_is_no_board() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=2)
    with pytest.raises(ValueError, match="is for everyone"):
        animate_game_roll("emerald_skulls", [], match.view(0), GOBLIN_NAMES[:2], load_words())


def test_games_without_dice_have_boards_that_stand_still() -> None:
    match = Match.deal_by_key("gobblestones", seats=2)
    assert animate_game_roll("gobblestones", [], match.view(None), GOBLIN_NAMES[:2], load_words()) is None
    assert all(
        picture.moves is None
        for picture in draw_pictures("gobblestones", "board", match.view(None), GOBLIN_NAMES[:2], load_words())
    )
