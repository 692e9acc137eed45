"""Who won, as the reader is told: their own place, and the tie-breakers between players who are level."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from bot.screens.scene import Scene
from bot.tables import Actor
from games.engine import Outcome
from games.engine.words import Word

TieBreakers = Mapping[str, Sequence[int]]
"""What decides between players who are level, in its order: a figure by seat, of which more is better."""
PAIR_LENGTH = 2
STAND_IN_ACTORS: frozenset[Actor] = frozenset({"stand-in", "away", "gone"})
"""Who plays in the seat of somebody who is missing."""


class SeatVacancy(NamedTuple):
    """Since when nobody's own player had a seat: from which of its turns on, 0 if that is not known; and who played."""

    turn: int
    by: Literal["goblin", "default", "nobody"]


def find_vacancy_since_turn(scene: Scene, seat: int) -> SeatVacancy | None:
    """Return since when a seat was played for its player when the match ended; `None`: they were there.

    A turn is what a seat did until another one did something.
    """
    table = scene.table
    if table.get_sitter_at(seat) not in table.sitters_not_waited_for:
        return None
    turn, begun, others = 0, 0, True
    for move in scene.story:
        turn += move.seat == seat and others
        others = move.seat != seat
        if not others and move.by in STAND_IN_ACTORS:
            begun = begun or turn
        elif not others and move.by == "player":
            begun = 0
    return SeatVacancy(begun, "nobody" if scene.story and not begun else "goblin" if table.takeover else "default")


def format_winner_line(scene: Scene, outcome: Outcome, unit: str | None = None) -> list[str]:
    """Return in one line who won; a winner reads "you", the others which place is theirs.

    `unit` is what the scores count, if they are points: then a single winner is named with theirs, and beside those of
    the reader, or of the other one of two.

    Of a seat whose player had gone it says since when, and who played it.
    """
    if outcome.nobody_wins:
        return [scene.say("over-level")]
    gone = {seat: vacancy for seat in outcome.winners if (vacancy := find_vacancy_since_turn(scene, seat))}
    present = [seat for seat in outcome.winners if seat not in gone]
    reader = scene.seat if outcome.winners and scene.seat not in outcome.winners else None
    score = _build_winning_score_facts(outcome, unit, reader)
    beside = "yes" if len(outcome.winners) > 1 else "no"
    won = [
        *_format_present_winners(scene, present, score),
        *(
            scene.say(
                "over-seat-wins",
                name=scene.format_seat_name(seat),
                turn=seat_vacancy.turn,
                by=seat_vacancy.by,
                beside=beside,
            )
            for seat, seat_vacancy in gone.items()
        ),
        *_format_own_place(scene, outcome, reader, score),
    ]
    return [scene.say.join_sentences(won)]


def _build_winning_score_facts(outcome: Outcome, unit: str | None, reader: int | None) -> dict[str, Word]:
    """Return the winning points of a single winner, and of the other one of two, or of a `reader` who lost to more.

    The unit is "none" if there is no such winner.
    """
    if unit is None or len(outcome.winners) != 1 or len(outcome.scores) == 1:
        return {"unit": "none", "points": 0, "rival": "none", "whose": "other"}
    (winner,) = outcome.winners
    others = [points for seat, points in enumerate(outcome.scores) if seat != winner]
    beside, whose = (others[0], "other") if len(others) == 1 else ("none", "other")
    if len(others) > 1 and reader is not None:
        beside, whose = outcome.scores[reader], "reader"
    return {"unit": unit, "points": outcome.scores[winner], "rival": beside, "whose": whose}


def _format_present_winners(scene: Scene, seats: Sequence[int], score: Mapping[str, Word]) -> list[str]:
    """Return which of those who were there at the end won."""
    if scene.seat in seats:
        others = [other for other in seats if other != scene.seat]
        return [scene.say("over-you-win", names=scene.join_seat_names(others), others=len(others), **score)]
    return [scene.say("over-winners", names=scene.join_seat_names(seats), count=len(seats), **score)] if seats else []


def _format_own_place(scene: Scene, outcome: Outcome, reader: int | None, score: Mapping[str, Word]) -> list[str]:
    """Return which place is that of a reader who did not win, and with whom they share it."""
    if reader is None:
        return []
    rank, points = outcome.ranks[reader], score["rival"] if score["whose"] == "reader" else "none"
    level = [seat for seat, other in enumerate(outcome.ranks) if other == rank and seat != reader]
    return [scene.say("over-you-came", rank=rank, points=points, names=scene.join_seat_names(level), level=len(level))]


def explain_tie_breakers(
    scene: Scene,
    outcome: Outcome,
    prefix: str,
    ties: TieBreakers,
    *,
    by_points: bool,
    best: int | None = None,
    tell: Callable[[int], Mapping[str, Word]] = lambda _: {},
    chained: Collection[str] = (),
) -> list[str]:
    """Explain each tie-breaker: what put one first of each two with equal points: "PREFIX-tie-NAME".

    `best`: only where the first of the two has one of so many ranks. `tell`: what else to say of a seat. `chained` are
    those that say in one line how three or more stand: "PREFIX-tie-NAME-several", of each "PREFIX-tie-NAME-one".
    """
    lines = []
    for name, chain in _list_tie_breaker_chains(outcome, ties, by_points=by_points, best=best):
        pairs = [chain] if name in chained and len(chain) > PAIR_LENGTH else list(pairwise(chain))
        for seats in pairs:
            figures = [abs(ties[name][seat]) for seat in seats]
            if len(seats) > PAIR_LENGTH:
                each = [
                    scene.say(f"{prefix}-tie-{name}-one", name=scene.format_seat_name(seat), count=count, **tell(seat))
                    for seat, count in zip(seats, figures, strict=True)
                ]
                arguments = {f"first-{fact}": word for fact, word in tell(seats[0]).items()}
                lines.append(
                    scene.say(f"{prefix}-tie-{name}-several", each=scene.say.join_with_commas(each), **arguments)
                )
                continue
            facts: dict[str, Word] = {"points": outcome.scores[seats[0]], "more": figures[0], "less": figures[1]}
            for place, seat in zip(("first", "second"), seats, strict=True):
                facts |= {
                    place: scene.format_seat_name(seat),
                    **{f"{place}-{fact}": word for fact, word in tell(seat).items()},
                }
            lines.append(scene.say(f"{prefix}-tie-{name}", **facts))
    return lines


def _list_tie_breaker_chains(
    outcome: Outcome, ties: TieBreakers, *, by_points: bool, best: int | None
) -> list[tuple[str, tuple[int, ...]]]:
    """Return what decided between players who are level, from the best on, with those who follow each other by it."""
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    chains = list[tuple[str, tuple[int, ...]]]()
    for first, second in pairwise(order):
        if best is not None and outcome.ranks[first] > best:
            break
        level = not by_points or outcome.scores[first] == outcome.scores[second]
        name = next((name for name, figures in ties.items() if figures[first] != figures[second]), None)
        if not level or not name or outcome.ranks[first] == outcome.ranks[second]:
            continue
        if chains and chains[-1][0] == name and chains[-1][1][-1] == first:
            chains[-1] = (name, (*chains[-1][1], second))
        else:
            chains.append((name, (first, second)))
    return chains
