"""Highlights of Gobblestones: bluffs, challenges, who passed whom for good, the best row."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.screens.game_texts.highlights import (
    EventOfMove,
    HighlightCandidate,
    HighlightRule,
    MatchStory,
    TurningPoint,
    find_turning_point,
)
from bot.screens.highlight_replay import leads_alone
from games.engine.words import Word
from games.gobblestones import GobblestonesView, events, format_space_name
from games.gobblestones.field import SPACE_BY_NAME

Story = MatchStory[GobblestonesView]
MIN_TOLD_CHALLENGES = 3
"""Who was challenged so often, and never lied, is worth telling; so is who challenged wrongly, or rightly, so often."""
MIN_COMEBACK_POINTS = 25
"""Who was so many points behind, and won, is told so."""
BEYOND_ANY_ROW = 1000
"""A row that is not the best of its match is told as somebody's best moment alone."""


def list_uncaught_bluffs(
    view: GobblestonesView, trusted: Iterable[events.PlayUnchallenged]
) -> list[events.PlayUnchallenged]:
    """Return the rows that were wrong, though nobody doubted them: known at the end. Ruling "Bluff: trusted"."""
    wrong = {format_space_name(space) for space in view.wrong_spaces}
    return [row for row in trusted if not wrong.isdisjoint(row.spaces)]


def format_row_range(spaces: Sequence[str]) -> str:
    """Return where a row lies, by its first and its last space: "H8–H10"."""
    ends = sorted(spaces, key=SPACE_BY_NAME.__getitem__)
    return "–".join(dict.fromkeys((ends[0], ends[-1])))


def _list_bluffs(story: Story) -> list[EventOfMove]:
    trusted = story.list_events(events.PlayUnchallenged)
    bluffs = {id(row) for row in list_uncaught_bluffs(story.view, [move_event.event for move_event in trusted])}
    return [move_event for move_event in trusted if id(move_event.event) in bluffs]


def _find_uncaught_bluffs(story: Story) -> Iterator[HighlightCandidate]:
    """Yield for each seat all its bluffs that nobody doubted: as great as their points in sum."""
    by_seat = defaultdict[int, list[EventOfMove]](list)
    for move_event in _list_bluffs(story):
        by_seat[move_event.event.seat].append(move_event)
    for seat, bluffs in by_seat.items():
        greatest = max(bluffs, key=lambda entry: entry.event.points)
        total = sum(move_event.event.points for move_event in bluffs)
        facts: dict[str, Word] = {
            "count": len(bluffs),
            "points": greatest.event.points,
            "total": total,
            "row": format_row_range(greatest.event.spaces),
        }
        yield HighlightCandidate(greatest, seat, total, facts, {"name": seat}, bluffs)


def _find_caught_bluffs(story: Story) -> Iterator[HighlightCandidate]:
    for move_event in story.list_events(events.BluffCaught):
        yield _build_challenge_highlight(move_event, move_event.event.challenger_seat)


def _find_repeated_bluffs(story: Story) -> Iterator[HighlightCandidate]:
    """Yield each bluff that was caught again at the very same spaces."""
    known = set[tuple[int, frozenset[str]]]()
    for move_event in story.list_events(events.BluffCaught):
        row = move_event.event.seat, frozenset(move_event.event.spaces)
        if row in known:
            yield _build_challenge_highlight(move_event, move_event.event.seat)
        known.add(row)


def _find_trusted_repetitions(story: Story) -> Iterator[HighlightCandidate]:
    """Yield each bluff that was trusted at the very spaces where its player had been caught before."""
    bluffs, caught = (
        {id(move_event.event) for move_event in _list_bluffs(story)},
        dict[tuple[int, frozenset[str]], EventOfMove](),
    )
    for move_event in story.list_events(events.BluffCaught, events.PlayUnchallenged):
        row = move_event.event.seat, frozenset(move_event.event.spaces)
        if isinstance(move_event.event, events.BluffCaught):
            caught[row] = move_event
        elif id(move_event.event) in bluffs and row in caught:
            before = caught[row]
            names = {"seat": move_event.event.seat, "challenger": before.event.challenger_seat}
            yield HighlightCandidate(
                move_event,
                move_event.event.seat,
                move_event.event.points,
                {"points": move_event.event.points},
                names,
                (before, move_event),
            )


def _find_costly_challenges(story: Story) -> Iterator[HighlightCandidate]:
    for move_event in story.list_events(events.PlayProvedHonest):
        yield _build_challenge_highlight(move_event, move_event.event.challenger_seat)


def _find_honest_players(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who was challenged often and never bluffed, with what it cost the others."""
    liars = {move_event.event.seat for move_event in (*story.list_events(events.BluffCaught), *_list_bluffs(story))}
    by_seat = defaultdict[int, list[EventOfMove]](list)
    for move_event in story.list_events(events.PlayProvedHonest):
        by_seat[move_event.event.seat].append(move_event)
    for seat, proved in by_seat.items():
        if len(proved) >= MIN_TOLD_CHALLENGES and seat not in liars:
            yield _build_honest_highlight(seat, proved)


def _build_honest_highlight(seat: int, proved: Sequence[EventOfMove]) -> HighlightCandidate:
    costs = Counter[int]()
    for move_event in proved:
        costs[move_event.event.challenger_seat] += move_event.event.points
    dearest, total = costs.most_common(2), costs.total()
    facts: dict[str, Word] = {
        "times": len(proved),
        "count": len(costs),
        "most": dearest[0][1],
        "next": dearest[-1][1],
        "total": total,
    }
    names: dict[str, int | Sequence[int]] = {"name": seat, "first": dearest[0][0], "second": dearest[-1][0]}
    names["payers"] = tuple(sorted(costs))
    return HighlightCandidate(max(proved, key=lambda entry: entry.event.points), seat, total, facts, names, proved)


def _find_doubters(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who challenged honest plays often, with all that it cost."""
    for doubted in _list_challenges(story.list_events(events.PlayProvedHonest)):
        yield _build_challenger_highlight(doubted, sum(move_event.event.points for move_event in doubted))


def _find_catchers(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who caught several bluffs, with all that these would have counted."""
    for caught in _list_challenges(story.list_events(events.BluffCaught)):
        yield _build_challenger_highlight(caught, max(move_event.event.points for move_event in caught) + len(caught))


def _list_challenges(challenged: Sequence[EventOfMove]) -> list[list[EventOfMove]]:
    """Return these plays by who challenged them, where somebody challenged several."""
    by_seat = defaultdict[int, list[EventOfMove]](list)
    for move_event in challenged:
        by_seat[move_event.event.challenger_seat].append(move_event)
    return [plays for plays in by_seat.values() if len(plays) >= MIN_TOLD_CHALLENGES]


def _build_challenger_highlight(plays: Sequence[EventOfMove], size: int) -> HighlightCandidate:
    greatest = max(plays, key=lambda entry: entry.event.points)
    seat, total = greatest.event.challenger_seat, sum(move_event.event.points for move_event in plays)
    return HighlightCandidate(greatest, seat, size, {"count": len(plays), "points": total}, {"name": seat}, plays)


def _build_challenge_highlight(happened: EventOfMove, owner: int) -> HighlightCandidate:
    names = {"seat": happened.event.seat, "challenger": happened.event.challenger_seat}
    return HighlightCandidate(happened, owner, happened.event.points, {"points": happened.event.points}, names)


def _list_scoring_events(story: Story) -> list[EventOfMove]:
    """Return the rows that counted."""
    return story.list_events(events.TilesPlayed, events.PlayUnchallenged, events.PlayProvedHonest)


def _list_point_changes(happened: EventOfMove) -> Mapping[int, int]:
    """Return by seat what a row changed."""
    row = happened.event
    lost = {row.challenger_seat: -row.points} if isinstance(row, events.PlayProvedHonest) else {}
    return {row.seat: row.points, **lost}


def _find_turning_rows(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the row by which the winner passed the last one who had led, for good."""
    rows, point = _list_scoring_events(story), _find_point(story)
    if point is None or point.place > len(rows) or rows[point.place - 1].event.seat != point.seat:
        return
    move_event = rows[point.place - 1]
    if _needed_lost_challenge(move_event, point):
        return
    facts = {**_describe_row(move_event), **point.describe(MIN_COMEBACK_POINTS)}
    yield HighlightCandidate(
        move_event, point.seat, move_event.event.points, facts, {"seat": point.seat, "rival": point.rival}
    )


def _find_turning_challenges(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the challenge by which the last one who had led lost points, so that the winner passed them for good."""
    rows, point = _list_scoring_events(story), _find_point(story)
    if point is None or point.place > len(rows):
        return
    move_event = rows[point.place - 1]
    if _needed_lost_challenge(move_event, point):
        facts: dict[str, Word] = {"points": move_event.event.points, **point.describe(MIN_COMEBACK_POINTS)}
        names = {"seat": point.seat, "rival": point.rival, "owner": move_event.event.seat}
        yield HighlightCandidate(move_event, point.seat, move_event.event.points, facts, names)


def _needed_lost_challenge(happened: EventOfMove, point: TurningPoint) -> bool:
    """Tell whether the winner went ahead only because the rival challenged an honest row, and lost its points."""
    row = happened.event
    if not isinstance(row, events.PlayProvedHonest) or row.challenger_seat != point.rival or point.early:
        return False
    return point.now <= point.theirs + row.points


def _find_decisive_racks(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the winner who passed the last one who had led by the tiles that were left on the rack."""
    rows, point = _list_scoring_events(story), _find_point(story)
    for move_event in story.list_events(events.MatchEnded):
        if point and point.place > len(rows):
            bonus = move_event.event.bonus[point.seat]
            facts: dict[str, Word] = {"points": bonus, **point.describe(MIN_COMEBACK_POINTS)}
            yield HighlightCandidate(move_event, point.seat, bonus, facts, {"seat": point.seat, "rival": point.rival})


def _find_point(story: Story) -> TurningPoint | None:
    """Return where the winner went ahead for good: by the row of that place, from 1, or at the end after all rows."""
    standings: list[Sequence[int]] = [
        *story.iterate_running_scores(map(_list_point_changes, _list_scoring_events(story)))
    ]
    standings += [move_event.event.scores for move_event in story.list_events(events.MatchEnded)]
    return find_turning_point(standings, story.winners)


def _count_lead_changes(story: Story) -> Iterator[HighlightCandidate]:
    """Yield how often the lead changed hands, with the first row by which it did: the last one is told by itself."""
    rows = _list_scoring_events(story)
    leader, changes = None, list[EventOfMove]()
    for move_event, scores in zip(
        rows, list(story.iterate_running_scores(map(_list_point_changes, rows)))[1:], strict=True
    ):
        best = [seat for seat in range(len(scores)) if leads_alone(scores, seat)]
        if best and best[0] != leader:
            changes += [] if leader is None else [move_event]
            leader = best[0]
    if changes:
        yield HighlightCandidate(changes[0], None, len(changes), {"count": len(changes)}, {}, changes)


def _describe_row(happened: EventOfMove) -> dict[str, Word]:
    """Return how many tiles a row took, and its points: spaces say nothing without the board."""
    return {"count": len(happened.event.spaces), "points": happened.event.points}


def _list_right_rows(story: Story) -> list[EventOfMove]:
    """Return the rows that counted and were no bluffs."""
    bluffs = _list_bluffs(story)
    return [
        move_event for move_event in _list_scoring_events(story) if move_event.event.points and move_event not in bluffs
    ]


def _find_best_rows(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the row with the most points of the match, unless several had as many."""
    rows = _list_right_rows(story)
    most_points = max((move_event.event.points for move_event in rows), default=0)
    best = [move_event for move_event in rows if move_event.event.points == most_points]
    if len(best) == 1:
        yield _build_row_highlight(*best)


def _find_dear_rows(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the rows with their points."""
    for move_event in _list_right_rows(story):
        yield _build_row_highlight(move_event)


def _build_row_highlight(happened: EventOfMove) -> HighlightCandidate:
    return HighlightCandidate(
        happened,
        happened.event.seat,
        happened.event.points,
        _describe_row(happened),
        {"seat": happened.event.seat},
    )


def _find_long_rows(story: Story) -> Iterator[HighlightCandidate]:
    for move_event in _list_right_rows(story):
        seat = move_event.event.seat
        yield HighlightCandidate(
            move_event, seat, len(move_event.event.spaces), _describe_row(move_event), {"seat": seat}
        )


HIGHLIGHTS: Mapping[str, HighlightRule] = {
    "turning": HighlightRule(50, _find_turning_rows, decides=True, reasoned=True),
    "challenged": HighlightRule(50, _find_turning_challenges, decides=True, reasoned=True),
    "rack": HighlightRule(50, _find_decisive_racks, decides=True, reasoned=True, pictured=False),
    "trusted-again": HighlightRule(120, _find_trusted_repetitions, min_size=5, foremost=True),
    "caught-again": HighlightRule(110, _find_repeated_bluffs, foremost=True),
    "honest": HighlightRule(60, _find_honest_players),
    "doubter": HighlightRule(45, _find_doubters, min_size=20),
    "catcher": HighlightRule(60, _find_catchers, min_size=15, foremost=True),
    "uncaught": HighlightRule(50, _find_uncaught_bluffs, min_size=10, foremost=True),
    "caught": HighlightRule(55, _find_caught_bluffs, min_size=5, foremost=True),
    "costly": HighlightRule(40, _find_costly_challenges, min_size=10),
    "lead": HighlightRule(30, _count_lead_changes, min_size=14, pictured=False),
    "best-row": HighlightRule(20, _find_best_rows, min_size=12),
    "row": HighlightRule(10, _find_dear_rows, min_size=BEYOND_ANY_ROW),
    "long": HighlightRule(10, _find_long_rows, min_size=6),
}
"""What is great, by kind: by how many points more than it moved, and how much it has to move to be told.

The greatest bluffs, caught and trusted, are told before who overtook whom, and one that was tried again above all.
"""
