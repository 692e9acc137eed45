"""The podium shows all sources of the points of those on its steps, so that they add up."""

import io

from PIL import Image

from bot.pictures.shared.podium import FLOOR, STEPS, Finish, lifted, podium

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
