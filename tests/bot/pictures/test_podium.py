"""The podium shows all sources of the points of those on its steps, so that they add up."""

import io

from PIL import Image

from bot.pictures.painting.lettering import ELLIPSIS, length
from bot.pictures.painting.theme import INK, contrast
from bot.pictures.shared.podium import (
    FACES,
    FLOOR,
    FRONTS,
    STEP_GAP,
    STEP_WIDTH,
    STEPS,
    Finish,
    lifted,
    lines_of,
    podium,
)

SOURCES = ("15 by tumbling", "30 by jackpots", "4 by bets", "-6 for dice")


def finishes(sources: tuple[str, ...]) -> list[Finish]:
    return [Finish(seat, f"Goblin {seat}", seat + 1, 43, goblin=True, sources=sources) for seat in range(4)]


def height(sources: tuple[str, ...]) -> int:
    return Image.open(io.BytesIO(podium(finishes(sources), "The podium").png)).height


def test_the_steps_are_as_high_as_their_sources_need() -> None:
    assert lifted(finishes(SOURCES[:1])) == 0
    lift = lifted(finishes(SOURCES)[:3])
    assert lift > 0
    assert height(SOURCES) - height(()) == lift
    assert lifted([finishes(SOURCES)[0]]) < lift, "the first step has more room"
    assert min(STEPS) < FLOOR


def test_the_winners_face_is_large_and_each_step_lower() -> None:
    assert FACES[0] >= 170
    assert list(STEPS) == sorted(STEPS, reverse=True)


def test_names_and_points_stand_out_from_each_step() -> None:
    grounds = [ground for front in FRONTS for ground in (front.above, front.ground, front.below)]
    assert min(contrast(INK, ground) for ground in grounds) >= 6


def test_a_source_is_compressed_a_little_or_takes_two_lines_and_is_never_cut() -> None:
    long = "The Grand Offering of All the Teeth: nobody knows how many lacking"
    one, two, short = (
        lines_of(Finish(0, "Ann", 1, None, sources=(text,))) for text in ("Offering 6: 2 lacking", long, "4 by bets")
    )
    assert " ".join(line.text for line in two) == long
    assert (len(one), len(two), len(short)) == (1, 2, 1)
    assert all(ELLIPSIS not in line.text for line in (*one, *two))
    assert length(short[0].text, short[0].face) <= STEP_WIDTH - 2 * STEP_GAP


def test_a_readers_own_place_is_lit_wherever_it_is() -> None:
    shown = [podium(finishes(()), "The podium", own).png for own in (None, 0, 1, 2, 3)]
    assert len(set(shown)) == len(shown)
    assert podium(finishes(()), "The podium", 7).png == shown[0], "whoever has no place sees what all see"
    assert max(map(len, shown)) < 70_000
