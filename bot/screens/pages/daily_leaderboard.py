"""The daily deal on a server: the digest (daily summary) of a day, and the leaderboard of the last days."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.screens.board import format_timestamp
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button, Part, Row, Screen, Text, make_paragraph
from bot.screens.scene import escape_name
from bot.screens.screen_registry import find_screen
from bot.store.rows.days.daily_rows import DailyStanding
from bot.store.rows.days.digest_rows import DayCount
from bot.tables.days.daily_statistics import MIN_RANKED_DAYS, DayRow
from bot.tables.days.digests import DAY_TABLE_LENGTH, MAX_NAMED_IN_DIGEST, BestOfDay, DayInProgress, Digest
from games.engine.convention import build_words_prefix
from games.engine.daily import format_share_line
from games.engine.words import Words

MAX_LISTED_PEOPLE = 15
"""So many people are listed in a server's table."""
NO_TABLE_NUMBER = 0


def build_daily_deal_button(say: Words, path: str = "") -> Button:
    """Return the button that shows today's daily deal to the person who presses it; `path` is the day of a digest."""
    return Button(say("daily-play"), str(ClickAction("daily", NO_TABLE_NUMBER, path=path)), "good")


def build_digest_path(digest: Digest) -> str:
    """Return what the button of a digest names, so that the digest of a day can be found again."""
    return str(digest.day.toordinal())


def render_digest(digest: Digest, ends: datetime, say: Words) -> Screen:
    """Return a server's digest of a day (daily summary); `ends`: when the next day's deal ends."""
    parts: list[Part] = [*make_paragraph(_list_results(digest, say))]
    if digest.table:
        parts += make_paragraph(format_daily_leaderboard(digest.table, say))
    prefix = build_words_prefix(digest.next_game)
    game, description = find_screen(digest.next_game).title, say(f"{prefix}-daily-about")
    today = say("digest-today", game=game, about=description, time=format_timestamp(ends, "R"))
    return Screen((*parts, Text(today), Row((build_daily_deal_button(say, build_digest_path(digest)),))), "over")


def _list_results(digest: Digest, say: Words) -> Iterator[str]:
    yield say("digest-title", game=find_screen(digest.game).title, day=digest.day.isoformat())
    yield say("digest-played", count=digest.count.played, finished=digest.count.finished)
    yield from _list_best(digest.best, digest.game, digest.count, say)
    if digest.run > 1:
        yield say("digest-run", count=digest.run)


def _list_best(best: Sequence[BestOfDay], game: str, count: DayCount, say: Words) -> Iterator[str]:
    """Yield the best of a day who are named, after the places of those before them, and how many others there are."""
    if best and best[0].place > 1:
        yield say("digest-unnamed", last=best[0].place - 1)
    yield from (_describe_best(entry, game, say) for entry in best)
    others = count.finished - len(best) - best[0].place + 1 if best else 0
    if others > 0:
        yield say("digest-others", count=others, named="yes" if len(best) == MAX_NAMED_IN_DIGEST else "no")
    if count.finished and not best:
        yield say("digest-nobody-named")


def _describe_best(best: BestOfDay, game: str, say: Words) -> str:
    line = format_share_line(game, best.play.signs or "", best.play.number or 0, say)
    return say("digest-best", place=best.place, name=escape_name(best.play.name), line=line)


def format_daily_leaderboard(rows: Sequence[DayRow], say: Words) -> Iterator[str]:
    """Yield a server's table (leaderboard) of the last days, line by line."""
    yield say("day-table-title", days=DAY_TABLE_LENGTH)
    for number, row in enumerate(rows[:MAX_LISTED_PEOPLE], start=1):
        yield _describe_row(number, row, say)
    if len(rows) > MAX_LISTED_PEOPLE:
        yield say("day-table-more", count=len(rows) - MAX_LISTED_PEOPLE)
    yield say("day-table-how", enough=MIN_RANKED_DAYS)


def _describe_row(place: int, row: DayRow, say: Words) -> str:
    share = -1 if row.percent is None else row.percent
    return say("day-table-row", place=place, name=escape_name(row.name), days=row.days, percent=share)


def render_daily_leaderboard(
    rows: Sequence[DayRow], today: DayInProgress, own: str | None, back: Button, say: Words
) -> Screen:
    """Return how a server does today, and its table (leaderboard) of the last days; `back` leads to today's deal.

    `own`: the sentence of how the asker does today, unless they are listed.
    """
    lines = (
        format_daily_leaderboard(rows, say)
        if rows
        else [say("day-table-title", days=DAY_TABLE_LENGTH), say("day-table-none")]
    )
    return Screen((*make_paragraph(_describe_today(today, own, say)), *make_paragraph(lines), Row((back,))))


def _describe_today(today: DayInProgress, own: str | None, say: Words) -> Iterator[str]:
    yield say("day-today-title", game=find_screen(today.game).title)
    yield say("day-today-count", finished=today.count.finished)
    yield from _list_best(today.best, today.game, today.count, say)
    if own:
        yield own


def format_daily_rank(standing: DailyStanding, where: str, say: Words, *, past: bool, score: str = "") -> str:
    """Return the place of a result: `where` is "all", "here" or "there" for servers, "you" in a server's table.

    The `score` is told to its own person in that table.
    """
    return say(
        "daily-place",
        where=where,
        score=score,
        place=standing.better + 1,
        count=standing.finished,
        level=standing.level,
        until="past" if past else "running",
    )
