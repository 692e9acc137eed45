"""`python -m bot recount`: recomputes all results from the records of matches, and compares the stored ones."""

import argparse
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from bot.operator.output import write_sentence
from bot.settings import Settings
from bot.store.models import EPOCH
from bot.store.upkeep.ended_matches import EndedMatch
from bot.store.upkeep.outside_access import read_ended_matches, read_last_table_number, read_tables_in_use_with_results
from bot.tables.use_cases.recount import Recount, recount_match

RECOUNT_BATCH_SIZE = 50
"""Numbers of tables that are read at once: not more of a database than this is in memory."""
EXIT_DIFFERENT = 1
"""The exit status where something differs."""


def recount_results(settings: Settings, _asked: argparse.Namespace) -> int:
    """Recount the results of matches, even while the bot is open; write what differs."""
    counts = Counter[str]()
    for ended in _read_ended_matches(settings.database_url):
        if not ended.results:
            counts["uncounted"] += _is_expected(settings, ended)
            continue
        recount = recount_match(ended)
        if recount.differences:
            recount = _recount_again(settings.database_url, ended)
        _print_match_differences(ended.table.id, recount)
        counts.update(_count_aspects(recount))
    early = read_tables_in_use_with_results(settings.database_url)
    for table_id in early:
        write_sentence("operator-recount-early", table=str(table_id))
    for aspect in ("older", "damaged", "level", "uncounted"):
        if counts[aspect]:
            write_sentence(f"operator-recount-{aspect}", count=counts[aspect])
    different = counts["different"] + len(early)
    write_sentence("operator-recounted", matches=counts["matches"], rows=counts["rows"], different=different)
    return EXIT_DIFFERENT if different else 0


def _read_ended_matches(url: str) -> Iterator[EndedMatch]:
    last = read_last_table_number(url)
    for after in range(0, last, RECOUNT_BATCH_SIZE):
        yield from read_ended_matches(url, after, min(after + RECOUNT_BATCH_SIZE, last))


def _is_expected(settings: Settings, ended: EndedMatch) -> bool:
    """Tell whether a match should have results: those of old matches are deleted, or were never made."""
    days = settings.result_retention_days
    since = datetime.now(UTC) - timedelta(days=days) if days else EPOCH
    return ended.table.changed_at >= since


def _recount_again(url: str, ended: EndedMatch) -> Recount:
    """Count a match that differs once more: somebody may have deleted their data while it was read."""
    now = read_ended_matches(url, ended.table.id - 1, ended.table.id)
    return recount_match(now[0]) if now else Recount()


def _print_match_differences(table_id: int, recount: Recount) -> None:
    for difference in recount.differences:
        write_sentence(
            "operator-recount-differs",
            table=str(table_id),
            seat=difference.seat + 1,
            turn=difference.turn + 1,
            field=difference.field,
            stored=str(difference.stored),
            counted=str(difference.counted),
        )


def _count_aspects(recount: Recount) -> Counter[str]:
    return Counter(
        matches=1,
        rows=recount.rows,
        different=bool(recount.differences),
        older=recount.is_older,
        damaged=recount.is_damaged,
        level=recount.is_ranked_level,
    )
