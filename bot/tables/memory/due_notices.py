"""Notices by DM that a change at a table owes to people: they were removed, let in, or are host or not.

What was told may cease to be so: the next notice of the same subject takes its place.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from bot.store.models import DirectNoticeKind, Removal, Sitter, Table

REPLACED_NOTICES: Mapping[DirectNoticeKind, DirectNoticeKind] = {
    "removed": "let-in",
    "let-in": "removed",
    "host": "host-lost",
    "host-lost": "host",
    "blocked": "unblocked",
    "unblocked": "blocked",
}
"""Which notice is no longer so once another is sent; that a match was closed replaces none."""
IN_USE_STATUSES = ("lobby", "playing")


class PendingNotice(NamedTuple):
    """A notice (notification by DM) that somebody is to get."""

    kind: DirectNoticeKind
    user_id: int
    version: int = 0
    """The version of the table since which it is due; 0: no change of the table says it."""


def list_due_notices(before: Table, after: Table, informed: Collection[int] = ()) -> tuple[PendingNotice, ...]:
    """Return the notifications that are due since a change; who is `informed` made it, and gets none."""
    kinds = (_iter_removals, _iter_readmissions, _iter_hosts, _iter_closings)
    due = (notice._replace(version=before.version + 1) for find in kinds for notice in find(before, after))
    return tuple(notice for notice in due if notice.user_id not in informed)


def is_told_of_removal(sitter: Sitter | None, removal: Removal) -> bool:
    """Tell whether somebody gets a notice that they were removed; a block has a notice of its own."""
    return sitter is not None and sitter.dm != "closed" and removal.by != "block"


def _iter_removals(before: Table, after: Table) -> Iterator[PendingNotice]:
    for removal in after.removals or ():
        known = before.find_removal(removal.user_id)
        if known is None and is_told_of_removal(before.find_sitter(removal.user_id), removal):
            yield PendingNotice("removed", removal.user_id)


def _iter_readmissions(before: Table, after: Table) -> Iterator[PendingNotice]:
    """Find who may come back; who was blocked learns it by another notice."""
    for removal in before.removals or ():
        sitter = after.find_sitter(removal.user_id)
        reachable = sitter is None or sitter.dm != "closed"
        if removal.by != "block" and after.find_removal(removal.user_id) is None and reachable:
            yield PendingNotice("let-in", removal.user_id)


def _iter_hosts(before: Table, after: Table) -> Iterator[PendingNotice]:
    """Find who has become host of a table where they sat, and who lost that role and still sits there."""
    if after.host_id == before.host_id or after.status not in IN_USE_STATUSES:
        return
    present = {person.user_id: person for person in after.present_people}
    changed: tuple[tuple[DirectNoticeKind, int], ...] = (("host", after.host_id), ("host-lost", before.host_id))
    for kind, user_id in changed:
        sitter = present.get(user_id)
        if sitter and sitter.dm != "closed" and before.find_sitter(user_id):
            yield PendingNotice(kind, user_id)


def _iter_closings(before: Table, after: Table) -> Iterator[PendingNotice]:
    """Find who played a match that somebody else closed before its end."""
    if before.status != "playing" or after.status != "closed" or after.closed_by is None:
        return
    for sitter in before.present_people:
        if sitter.user_id != after.closed_by and sitter.dm != "closed":
            yield PendingNotice("closed", sitter.user_id)
