"""Who won, as the reader is told: their own place, and what decided between players who are level."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from bot.screens.scene import Scene
from games.engine import AGREED, Outcome

Ties = Mapping[str, Sequence[int]]
"""What decides between players who are level, in its order: a figure by seat, of which more is better."""


def winners(scene: Scene, outcome: Outcome) -> list[str]:
    """Return who won; a winner reads "you", the others which place is theirs.

    Nobody wins a match that was ended by agreement while all stood level.
    """
    seats, seat = outcome.winners, scene.seat
    if outcome.reason == AGREED and len(seats) == len(outcome.ranks):
        return [scene.say("over-level")]
    if seat is None or not seats:
        return [scene.say("over-winners", names=scene.names(seats), count=len(seats))]
    if seat in seats:
        others = [other for other in seats if other != seat]
        return [scene.say("over-you-win", names=scene.names(others), others=len(others))]
    won = scene.say("over-winners", names=scene.names(seats), count=len(seats))
    return [" ".join([won, scene.say("over-you-came", rank=outcome.ranks[seat])])]


def tie_lines(
    scene: Scene, outcome: Outcome, prefix: str, ties: Ties, *, by_points: bool, best: int | None = None
) -> list[str]:
    """Say of each two who follow each other with equal points what put one first: "PREFIX-tie-NAME".

    `best`: only among so many of the best.
    """
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    lines = []
    for first, second in pairwise(order[:best]):
        level = not by_points or outcome.scores[first] == outcome.scores[second]
        name = next((name for name, figures in ties.items() if figures[first] != figures[second]), None)
        if level and name and outcome.ranks[first] != outcome.ranks[second]:
            more, less = (abs(ties[name][seat]) for seat in (first, second))
            names = {"first": scene.name(first), "second": scene.name(second)}
            lines.append(scene.say(f"{prefix}-tie-{name}", **names, more=more, less=less))
    return lines
