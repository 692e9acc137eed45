"""What players tell of a match of Gobblestones: bluffs, challenges, who passed whom near the end, the best row."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.screens.hindsight import leads_alone
from bot.screens.sides.highlights import Deed, MatchStory, Tale, ToldEvent
from games.engine.words import Word
from games.gobblestones import GobblestonesView, events, space_name

Story = MatchStory[GobblestonesView]
COSTLY = 5
"""A challenge that costs so much is worth telling."""
LONG = 6
"""So many tiles in one turn are worth telling."""
OFTEN = 3
"""Who was challenged so often, and never lied, is worth telling."""
NEAR_THE_END = 3, 4
"""Three of four turns with points are over."""


def list_uncaught_bluffs(view: GobblestonesView, trusted: Iterable[events.Trusted]) -> list[events.Trusted]:
    """Return the rows that were wrong, though nobody doubted them: known at the end. Ruling "Bluff: trusted"."""
    wrong = {space_name(space) for space in view.wrong_spaces}
    return [row for row in trusted if not wrong.isdisjoint(row.spaces)]


def _list_bluffs(story: Story) -> list[ToldEvent]:
    trusted = story.list_events(events.Trusted)
    bluffs = {id(row) for row in list_uncaught_bluffs(story.view, [told.event for told in trusted])}
    return [told for told in trusted if id(told.event) in bluffs]


def _find_uncaught_bluffs(story: Story) -> Iterator[Deed]:
    """Yield for each seat its greatest bluff that nobody doubted, with all the others."""
    by_seat = defaultdict[int, list[ToldEvent]](list)
    for told in _list_bluffs(story):
        by_seat[told.event.seat].append(told)
    for seat, bluffs in by_seat.items():
        greatest = max(bluffs, key=lambda told: told.event.points)
        total = sum(told.event.points for told in bluffs)
        facts: dict[str, Word] = {"count": len(bluffs), "points": greatest.event.points, "total": total}
        yield Deed(greatest, seat, total, facts, {"name": seat}, bluffs)


def _find_caught_bluffs(story: Story) -> Iterator[Deed]:
    for told in story.list_events(events.Caught):
        yield _build_challenge_deed(told, told.event.challenger_seat)


def _find_repeated_bluffs(story: Story) -> Iterator[Deed]:
    """Yield each bluff that was caught again at the very same spaces."""
    seen = set[tuple[int, frozenset[str]]]()
    for told in story.list_events(events.Caught):
        row = told.event.seat, frozenset(told.event.spaces)
        if row in seen:
            yield _build_challenge_deed(told, told.event.seat)
        seen.add(row)


def _find_costly_challenges(story: Story) -> Iterator[Deed]:
    for told in story.list_events(events.Proved):
        if told.event.points >= COSTLY:
            yield _build_challenge_deed(told, told.event.challenger_seat)


def _find_honest_players(story: Story) -> Iterator[Deed]:
    """Yield who was challenged often and never bluffed, with what it cost the others."""
    liars = {told.event.seat for told in (*story.list_events(events.Caught), *_list_bluffs(story))}
    by_seat = defaultdict[int, list[ToldEvent]](list)
    for told in story.list_events(events.Proved):
        by_seat[told.event.seat].append(told)
    for seat, proved in by_seat.items():
        if len(proved) >= OFTEN and seat not in liars:
            yield _build_honest_deed(seat, proved)


def _build_honest_deed(seat: int, proved: Sequence[ToldEvent]) -> Deed:
    costs = Counter[int]()
    for told in proved:
        costs[told.event.challenger_seat] += told.event.points
    most, total = costs.most_common(2), costs.total()
    facts: dict[str, Word] = {
        "times": len(proved),
        "count": len(costs),
        "most": most[0][1],
        "next": most[-1][1],
        "total": total,
    }
    names: dict[str, int | Sequence[int]] = {"name": seat, "first": most[0][0], "second": most[-1][0]}
    names["payers"] = tuple(sorted(costs))
    return Deed(max(proved, key=lambda told: told.event.points), seat, total, facts, names, proved)


def _build_challenge_deed(told: ToldEvent, owner: int) -> Deed:
    names = {"seat": told.event.seat, "challenger": told.event.challenger_seat}
    return Deed(told, owner, told.event.points, {"points": told.event.points}, names)


def _list_scoring_events(story: Story) -> list[ToldEvent]:
    """Return the rows that counted."""
    return story.list_events(events.Played, events.Trusted, events.Proved)


def _list_point_changes(told: ToldEvent) -> Mapping[int, int]:
    """Return by seat what a row changed."""
    row = told.event
    lost = {row.challenger_seat: -row.points} if isinstance(row, events.Proved) else {}
    return {row.seat: row.points, **lost}


def _find_overtakings(story: Story) -> Iterator[Deed]:
    """Yield the last row near the end by which somebody passed a single leader."""
    rows = _list_scoring_events(story)
    standing = list(story.sum_scores(map(_list_point_changes, rows)))
    part, of = NEAR_THE_END
    for place in range(len(rows) - 1, len(rows) * part // of - 1, -1):
        before, after, seat = standing[place], standing[place + 1], rows[place].event.seat
        leader = before.index(max(before))
        alone = before.count(before[leader]) == 1 and after.count(max(after)) == 1
        if alone and leader != seat and after[seat] == max(after):
            facts = {**_describe_row(rows[place]), "mine": after[seat], "theirs": after[leader]}
            yield Deed(rows[place], seat, rows[place].event.points, facts, {"seat": seat, "rival": leader})
            return


def _find_decisive_rows(story: Story) -> Iterator[Deed]:
    """Yield the row by which the winner took the lead for good, where others had led before."""
    rows, outcome = _list_scoring_events(story), story.view.outcome
    winners = outcome.winners if outcome else ()
    standing = list(story.sum_scores(map(_list_point_changes, rows)))
    behind = [place for place, scores in enumerate(standing) if place and not _leads(scores, winners)]
    if len(winners) == 1 and behind and behind[-1] < len(rows):
        told = rows[behind[-1]]
        if told.event.seat == winners[0]:
            yield Deed(told, winners[0], told.event.points, _describe_row(told), {"seat": winners[0]})


def _leads(scores: Sequence[int], winners: Sequence[int]) -> bool:
    """Tell whether a single winner has more points than all others."""
    return len(winners) == 1 and leads_alone(scores, winners[0])


def _describe_row(told: ToldEvent) -> dict[str, Word]:
    """Return a row by its ends, and its points: the tiles by colour would take three lines."""
    along = sorted(told.event.spaces, key=lambda space: (space[0], int(space[1:])))
    return {"count": len(along), "first": along[0], "last": along[-1], "points": told.event.points}


def _list_right_rows(story: Story) -> list[ToldEvent]:
    """Return the rows that counted and were no bluffs."""
    bluffs = _list_bluffs(story)
    return [told for told in _list_scoring_events(story) if told.event.points and told not in bluffs]


def _find_dear_rows(story: Story) -> Iterator[Deed]:
    for told in _list_right_rows(story):
        seat = told.event.seat
        yield Deed(told, seat, told.event.points, _describe_row(told), {"seat": seat})


def _find_long_rows(story: Story) -> Iterator[Deed]:
    for told in _list_right_rows(story):
        if len(told.event.spaces) >= LONG:
            seat = told.event.seat
            yield Deed(told, seat, len(told.event.spaces), _describe_row(told), {"seat": seat})


HIGHLIGHTS: Mapping[str, Tale] = {
    "caught-again": Tale(60, _find_repeated_bluffs),
    "honest": Tale(60, _find_honest_players),
    "uncaught": Tale(45, _find_uncaught_bluffs),
    "overtaking": Tale(45, _find_overtakings, reasoned=True),
    "caught": Tale(40, _find_caught_bluffs),
    "costly": Tale(40, _find_costly_challenges),
    "decisive": Tale(25, _find_decisive_rows, reasoned=True),
    "row": Tale(20, _find_dear_rows),
    "long": Tale(10, _find_long_rows),
}
"""What is great, by kind, and by how many points more than it moved."""
