"""The podium shows all sources of the points of those on its steps, so that they add up."""

import io

import pytest
from PIL import Image, ImageColor

from bot.pictures.painting.lettering import ELLIPSIS, measure_pixel_width
from bot.pictures.painting.theme import INK, compute_contrast_ratio
from bot.pictures.shared.podium import (
    FACE_SIZES,
    FLOOR,
    GOLD_STEP,
    SCORE_SIZES,
    STEP_COLOURS,
    STEP_GAP,
    STEP_HEIGHTS,
    STEP_WIDTH,
    WIDTH,
    PlayerFinish,
    build_podium_steps,
    draw_podium,
    fit_points_on_step,
    fit_score_breakdown_lines,
    measure_extra_step_height,
)
from bot.pictures.shared.scenery import FLAG_COLOURS, GOLD_LIGHT

SOURCES = ("15 by tumbling", "30 by jackpots", "4 by bets", "-6 for dice")


def finishes(sources: tuple[str, ...]) -> list[PlayerFinish]:
    return [PlayerFinish(seat, f"Goblin {seat}", seat + 1, 43, goblin=True, sources=sources) for seat in range(4)]


def height(sources: tuple[str, ...]) -> int:
    return Image.open(io.BytesIO(draw_podium(finishes(sources), "The podium").png)).height


def test_the_steps_are_as_high_as_their_sources_need() -> None:
    assert measure_extra_step_height(build_podium_steps(finishes(SOURCES[:1]))) == 0
    lift = measure_extra_step_height(build_podium_steps(finishes(SOURCES)))
    assert lift > 0
    assert height(SOURCES) - height(()) == lift
    assert measure_extra_step_height(build_podium_steps(finishes(SOURCES)[:1])) < lift, "the first step has more room"
    assert min(STEP_HEIGHTS) < FLOOR


def test_the_winners_face_is_large_and_each_step_lower() -> None:
    assert FACE_SIZES[0] >= 170
    assert list(STEP_HEIGHTS) == sorted(STEP_HEIGHTS, reverse=True)


def test_names_and_points_stand_out_from_each_step() -> None:
    grounds = [ground for front in STEP_COLOURS for ground in (front.above, front.ground, front.below)]
    assert min(compute_contrast_ratio(INK, ground) for ground in grounds) >= 6


def test_a_source_is_compressed_a_little_or_takes_more_lines_and_is_never_cut() -> None:
    long = "The Grand Offering of All the Teeth: nobody knows how many lacking"
    one, several, short = (
        fit_score_breakdown_lines(PlayerFinish(0, "Ann", 1, None, sources=(text,)))
        for text in ("Offering 6: 2 lacking", long, "4 by bets")
    )
    assert " ".join(line.text for line in several) == long
    assert (len(one), len(several), len(short)) == (1, 4, 1)
    assert all(ELLIPSIS not in line.text for line in (*one, *several))
    assert measure_pixel_width(short[0].text, short[0].face) <= STEP_WIDTH - 2 * STEP_GAP


def test_a_readers_own_place_is_lit_wherever_it_is() -> None:
    shown = [draw_podium(finishes(()), "The podium", own).png for own in (None, 0, 1, 2, 3)]
    assert len(set(shown)) == len(shown)
    assert draw_podium(finishes(()), "The podium", 7).png == shown[0], "whoever has no place sees what all see"
    assert max(map(len, shown)) < 70_000


def ranked(*ranks: int, crowned: bool = True, vacant: int | None = None) -> list[PlayerFinish]:
    players = enumerate(sorted(ranks))
    return [
        PlayerFinish(
            seat, f"Goblin {seat}", rank, 43 - rank, sources=SOURCES[:2], vacant=seat == vacant, crowned=crowned
        )
        for seat, rank in players
    ]


@pytest.mark.parametrize(
    ("ranks", "steps"),
    [
        ((1,), [(1,)]),
        ((1, 2), [(2,), (1,)]),
        ((1, 2, 3, 4), [(2,), (1,), (3,)]),
        ((1, 2, 3, 3), [(2,), (1,), (3, 3)]),
        ((1, 1, 1, 4), [(1, 1, 1)]),
        ((1, 1, 1, 1), [(1, 1, 1, 1)]),
        ((1, 1, 3), [(1, 1), (3,)]),
        ((1, 2, 2, 4, 5), [(2, 2), (1,)]),
        ((1, 2, 3, 3, 3, 3), [(2,), (1,), (3, 3, 3, 3)]),
        ((1,) * 8, [(1,) * 8]),
    ],
)
def test_equals_share_a_step_within_the_picture(ranks: tuple[int, ...], steps: list[tuple[int, ...]]) -> None:
    found = build_podium_steps(ranked(*ranks))
    assert [tuple(one.rank for one in step.finishes) for step in found] == steps
    edges = [edge for step in found for edge in (step.left, step.left + step.width)]
    assert edges == sorted(edges)
    assert edges[0] >= 0
    assert edges[-1] <= WIDTH
    assert all(left + step.column <= step.left + step.width for step in found for _, left in step.player_columns)


def test_nobody_is_crowned_who_had_gone_or_where_nobody_wins() -> None:
    assert [one.wears_crown for one in ranked(1, 1, 3)] == [True, True, False]
    assert [one.wears_crown for one in ranked(1, 1, 3, vacant=0)] == [False, True, False]
    assert not any(one.wears_crown for one in ranked(1, 1, 1, crowned=False))
    crowned, bare = (draw_podium(ranked(1, 2, 3, crowned=crowned), "").png for crowned in (True, False))
    assert crowned != bare
    assert max(len(crowned), len(bare)) < 70_000


def test_where_nobody_wins_nothing_is_celebrated() -> None:
    level, called_off = (draw_podium(ranked(1, 1, crowned=crowned), "") for crowned in (True, False))
    assert level.moves
    assert called_off.moves is None
    seen = {colour for _, colour in Image.open(io.BytesIO(called_off.png)).convert("RGB").getcolors(1 << 20) or []}
    festive = {ImageColor.getrgb(one) for one in (GOLD_STEP.above, GOLD_STEP.lid, GOLD_LIGHT[2], FLAG_COLOURS[2])}
    assert not festive & seen


def test_each_of_those_who_share_a_step_has_their_sources_while_there_is_room() -> None:
    four, five = (build_podium_steps(ranked(*(1,) * count))[0] for count in (4, 5))
    assert len(fit_score_breakdown_lines(four.finishes[0], four.column)) == 2
    assert fit_score_breakdown_lines(five.finishes[0], five.column) == []


@pytest.mark.parametrize(("unit", "points"), [("points", 123), ("gears", 8), ("Rädchen", 43), ("Punkte", -12)])
@pytest.mark.parametrize("sharing", [1, 2, 3, 4, 5, 8])
def test_the_unit_of_the_points_stands_beside_them_or_below_where_there_is_no_room(
    unit: str, points: int, sharing: int
) -> None:
    finish, column = PlayerFinish(0, "Ann", 1, points, unit), build_podium_steps(ranked(*(1,) * sharing))[0].column
    room = column - 2 * STEP_GAP
    beside, below = (
        fit_points_on_step(finish, SCORE_SIZES, room),
        [line.text for line in fit_score_breakdown_lines(finish, column)],
    )
    assert below == ([] if beside else [unit])
    assert beside is None or (beside.unit and beside.unit.text == unit and beside.width <= room)
    assert beside or sharing > 3


def test_the_unit_is_seen() -> None:
    plain, counted = (
        draw_podium([PlayerFinish(0, "Ann", 1, 9, unit), PlayerFinish(1, "Bob", 2, 1)], "") for unit in ("", "gold")
    )
    assert plain.png != counted.png
