"""The breakdown of scores at the end: where the points came from, by seat, in words."""

from collections.abc import Mapping, Sequence

from bot.screens.scene import Scene

Scored = Sequence[tuple[int, int]]
"""Pairs of a seat and points that it got at some time."""


def format_score_breakdown(scene: Scene, prefix: str, scored: Mapping[str, Scored]) -> list[list[str]]:
    """Return for each seat a score breakdown: a sentence for each source of points ("PREFIX-source-NAME")."""
    return [
        [
            scene.say(f"{prefix}-source-{name}", points=total)
            for name, pairs in scored.items()
            if (total := _sum_points(seat, pairs))
        ]
        for seat in range(len(scene.table.sitters))
    ]


def _sum_points(seat: int, pairs: Scored) -> int:
    return sum(points for pair, points in pairs if pair == seat)
