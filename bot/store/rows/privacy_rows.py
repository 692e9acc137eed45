"""Privacy (GDPR): all that is stored about a person, exported, or deleted so that their matches stay as they were."""

import dataclasses
from collections.abc import Sequence
from typing import Any, get_args

from sqlalchemy import Column, ColumnElement, Connection, delete, select, union, update

from bot.store import game_night_people, schema
from bot.store.goblin_numbers import FIRST_DEPARTED_ID, UNSEATED_USER_ID
from bot.store.models import DirectNoticeKind, Preferences
from bot.store.posting_keys import StoredNotice
from bot.store.rows import (
    block_rows,
    kept_replay_rows,
    known_game_rows,
    operator_decision_rows,
    preference_rows,
    result_rows,
)
from bot.store.rows.days import daily_rows, digest_rows
from bot.store.rows.days.daily_rows import DayPseudonym
from bot.store.rows.profiles import moment_rows
from bot.store.rows.row_validation import export_time
from bot.store.rows.upsert import build_insert

tables, people, seats, moves, surfaces = schema.tables, schema.people, schema.seats, schema.moves, schema.surfaces

EXPORTED_TABLE_COLUMNS = (
    "game",
    "status",
    "guild_id",
    "channel_id",
    "thread_id",
    "host_id",
    "created_at",
    "started_at",
    "ended_at",
)


def export_personal_data(connection: Connection, user_id: int) -> dict[str, Any]:
    """Export all data of a person (privacy, GDPR), including their own moves; nothing that others may not know."""
    met = connection.execute(select(people).where(people.c.user_id == user_id)).first()
    mine = connection.execute(
        select(seats, *(tables.c[name] for name in EXPORTED_TABLE_COLUMNS))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id == user_id)
        .order_by(seats.c.table_id)
    ).mappings()
    return {
        "user_id": user_id,
        "name": met.name if met else None,
        "direct_messages": met.dm if met else None,
        "locale_seen_last": met.locale if met else None,
        "told_that_results_are_kept_at": met.results_notice if met else None,
        "wishes": _export_preferences(preference_rows.select_preferences(connection, user_id)),
        "games_played": known_game_rows.select_known_games(connection, user_id),
        "tables": [_export_table(connection, user_id, dict(row)) for row in mine.all()],
        "opened_elsewhere": _select_opened_tables(connection, user_id),
        "seats_given_up": [table_id for table_id, _, _ in _select_former_seats(connection, user_id)],
        "closed": _select_table_ids(connection, tables.c.closed_by == user_id),
        "proposals": _export_proposals(connection, user_id),
        "invited": [table_id for table_id, _ in _select_invitations(connection, user_id)],
        "results": result_rows.export_results(connection, user_id),
        "best_moments": moment_rows.export_moments(connection, user_id),
        "days": daily_rows.export_daily_plays(connection, user_id),
        "digest_chosen_on_servers": digest_rows.list_chosen_channels(connection, user_id),
        "replays": kept_replay_rows.export_kept_replays(connection, user_id),
        "evenings": game_night_people.export_game_nights(connection, user_id),
        "removed_from": [table_id for table_id, _ in _select_naming(connection, tables.c.removals, user_id)],
        "removed_others_from": [table_id for table_id, _ in _select_removers(connection, user_id)],
        "left_or_came_back": [table_id for table_id, _ in _select_naming(connection, tables.c.seat_changes, user_id)],
        "blocked_on_servers": block_rows.export_blocks(connection, user_id),
        "avoids": block_rows.select_avoided(connection, user_id),
        "messages": _export_messages(connection, user_id),
        "refused_by_the_operator": user_id in operator_decision_rows.select_operator_decisions(connection).people,
    }


def _select_opened_tables(connection: Connection, user_id: int) -> list[int]:
    """Return the tables that somebody opened, or was handed, and where they have no seat."""
    own = select(seats.c.table_id).where(seats.c.user_id == user_id)
    return _select_table_ids(connection, (tables.c.host_id == user_id) & tables.c.id.not_in(own))


def _select_former_seats(connection: Connection, user_id: int) -> list[tuple[int, int, list[list[Any]]]]:
    """Return the seats that somebody had before a substitute: table, place, and everybody who had it before."""
    rows = connection.execute(
        select(seats.c.table_id, seats.c.place, seats.c.former).where(seats.c.former.is_not(None))
    )
    return [(table_id, place, had) for table_id, place, had in rows if _is_listed(user_id, had)]


def _is_listed(user_id: int, had: object) -> bool:
    """Tell whether somebody is in a list of people; what is damaged names nobody."""
    return isinstance(had, list) and any(entry[:1] == [user_id] for entry in had if isinstance(entry, list))


def _select_table_ids(connection: Connection, these: ColumnElement[bool]) -> list[int]:
    return list(connection.scalars(select(tables.c.id).where(these).order_by(tables.c.id)))


def _export_proposals(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Export what somebody asked of tables, or answered there (votes), and is not decided yet."""
    return [
        {"table": id_, "kind": asked["kind"], "about": asked["about"], "yours": asked["user_id"] == user_id}
        | {"yes": user_id in asked["yes"], "no": user_id in asked["no"]}
        for id_, asked in _select_proposals(connection, user_id)
    ]


def _select_proposals(connection: Connection, user_id: int) -> list[tuple[int, dict[str, Any]]]:
    open_now = connection.execute(select(tables.c.id, tables.c.proposal).where(tables.c.proposal.is_not(None)))
    return [(id_, asked) for id_, asked in open_now if _is_involved(user_id, asked)]


def _is_involved(user_id: int, asked: object) -> bool:
    """Tell whether somebody asked this of a table, or answered; what is damaged concerns nobody."""
    return isinstance(asked, dict) and user_id in (asked["user_id"], *asked["yes"], *asked["no"])


def _export_messages(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Export where the messages are that show somebody something."""
    mine = select(surfaces.c.table_id, surfaces.c.kind, surfaces.c.channel_id, surfaces.c.message_id)
    rows = connection.execute(mine.where(surfaces.c.user_id == user_id).order_by(surfaces.c.id))
    return [
        {"table": table, "kind": kind, "channel": channel, "message": message} for table, kind, channel, message in rows
    ]


def _export_table(connection: Connection, user_id: int, row: dict[str, Any]) -> dict[str, Any]:
    own = select(moves.c.number, moves.c.notation, moves.c.at).where(
        moves.c.table_id == row["table_id"], moves.c.seat == row["seat"]
    )
    played = connection.execute(own.order_by(moves.c.number))
    times = {name: export_time(row[name]) for name in ("created_at", "started_at", "ended_at")}
    return {
        "table": row["table_id"],
        **{
            name: row[name]
            for name in ("game", "status", "name", "seat", "stir", "met", "still", "gone", "leaving", "silent")
        },
        "server": row["guild_id"],
        "channel": row["channel_id"],
        "thread": row["thread_id"],
        "host": row["host_id"] == user_id,
        **times,
        "moves": [
            {"number": number, "move": notation, "at": export_time(made_at)} for number, notation, made_at in played
        ],
    }


def erase_person(connection: Connection, user_id: int, name: str, used: DayPseudonym | None = None) -> list[int]:
    """Delete a person (GDPR): put a departed goblin in every place of theirs; return the tables that changed.

    `used` stays in the place of their try of the daily deal, if they had one.
    """
    places = connection.execute(select(seats.c.table_id, seats.c.place).where(seats.c.user_id == user_id)).all()
    names = _select_names(connection, user_id)
    for table_id, place in places:
        departed = FIRST_DEPARTED_ID - place
        statement = build_insert(connection, people).values(user_id=departed, name=name, dm="closed")
        connection.execute(statement.on_conflict_do_nothing())
        of_seat = (seats.c.table_id == table_id, seats.c.place == place)
        nothing = {"stir": "", "met": None, "still": None}
        connection.execute(update(seats).where(*of_seat).values(user_id=departed, name=name, gone=True, **nothing))
        hosted = update(tables).where(tables.c.id == table_id, tables.c.host_id == user_id)
        connection.execute(hosted.values(host_id=departed))
        closed = update(tables).where(tables.c.id == table_id, tables.c.closed_by == user_id)
        connection.execute(closed.values(closed_by=departed))
        changed_here = {"version": tables.c.version + 1, "closing_reason": ""}
        connection.execute(update(tables).where(tables.c.id == table_id).values(changed_here))
    elsewhere = [*_erase_as_host(connection, user_id), *_erase_former_seats(connection, user_id, name)]
    elsewhere += _erase_removed_names(connection, user_id, name)
    unasked = [*_delete_proposals(connection, user_id), *_drop_invitations(connection, user_id)]
    unasked += _drop_welcomes(connection, user_id)
    connection.execute(delete(surfaces).where(surfaces.c.user_id == user_id))
    kept_replay_rows.delete_kept_replays(connection, user_id)
    daily_rows.delete_daily_plays(connection, user_id, used)
    digest_rows.forget_chooser(connection, user_id)
    preference_rows.delete_preferences(connection, user_id)
    block_rows.delete_avoided(connection, user_id)
    block_rows.erase_block_reasons(connection, user_id)
    game_night_people.erase_from_game_nights(connection, user_id)
    known_game_rows.delete_known_games(connection, user_id)
    result_rows.anonymize_results(connection, user_id)
    moment_rows.delete_moments(connection, user_id)
    connection.execute(delete(people).where(people.c.user_id == user_id))
    changed = list(dict.fromkeys([*(table_id for table_id, _ in places), *elsewhere, *unasked]))
    _rename_in_notices(connection, changed, names, name)
    owed = [StoredNotice(kind, user_id, table_id).key for table_id in changed for kind in get_args(DirectNoticeKind)]
    connection.execute(delete(schema.notes).where(schema.notes.c.key.in_(owed)))
    return changed


def _select_names(connection: Connection, user_id: int) -> set[str]:
    """Return all names that a person has or had at a table."""
    had = {
        entry[1]
        for _, _, former in _select_former_seats(connection, user_id)
        for entry in former
        if entry[0] == user_id
    }
    now = union(
        select(people.c.name).where(people.c.user_id == user_id), select(seats.c.name).where(seats.c.user_id == user_id)
    )
    return had | set(connection.scalars(now))


def _rename_in_notices(connection: Connection, table_ids: Sequence[int], names: set[str], name: str) -> None:
    """Give somebody another name where a board says what was decided about them."""
    noted = select(tables.c.id, tables.c.notice).where(tables.c.id.in_(table_ids), tables.c.notice.is_not(None))
    for table_id, notice in connection.execute(noted).all():
        if isinstance(notice, dict) and notice.get("kind") != "pace" and notice.get("about") in names:
            changed = update(tables).where(tables.c.id == table_id)
            connection.execute(changed.values(notice=notice | {"about": name}))


def _erase_as_host(connection: Connection, user_id: int) -> list[int]:
    """Forget who opened or closed tables without a seat there; return those tables."""
    table_ids: list[int] = []
    for column in (tables.c.host_id, tables.c.closed_by):
        table_ids += _select_table_ids(connection, column == user_id)
        gone = update(tables).where(column == user_id)
        forgotten = {column: UNSEATED_USER_ID, tables.c.closing_reason: ""}
        connection.execute(gone.values({**forgotten, tables.c.version: tables.c.version + 1}))
    return table_ids


def _erase_former_seats(connection: Connection, user_id: int, name: str) -> list[int]:
    """Put a departed goblin in the seats that a person had before a substitute; return their tables."""
    given_up = _select_former_seats(connection, user_id)
    for table_id, place, had in given_up:
        former = [[FIRST_DEPARTED_ID - place, name, *entry[2:]] if entry[0] == user_id else entry for entry in had]
        of_seat = (seats.c.table_id == table_id, seats.c.place == place)
        connection.execute(update(seats).where(*of_seat).values(former=former))
        connection.execute(update(tables).where(tables.c.id == table_id).values(version=tables.c.version + 1))
    return [table_id for table_id, _, _ in given_up]


def _select_naming(connection: Connection, column: Column[Any], user_id: int) -> list[tuple[int, list[list[Any]]]]:
    """Return the tables whose list of people in a column names somebody, each with that list."""
    rows = connection.execute(select(tables.c.id, column).where(column.is_not(None)))
    return [(table_id, named) for table_id, named in rows if _is_listed(user_id, named)]


def _erase_removed_names(connection: Connection, user_id: int, name: str) -> list[int]:
    """Forget the name of somebody who was sent away from tables, and nothing else: they do not come back by it.

    Of who left, was removed and came back, the name and the id are forgotten.
    """
    changed = list[int]()
    for column, kept_id in ((tables.c.removals, user_id), (tables.c.seat_changes, 0)):
        for table_id, named in _select_naming(connection, column, user_id):
            rest = slice(2, 4) if column is tables.c.removals else slice(2, None)  # of a removal, not why
            new_names = [[kept_id, name, *entry[rest]] if entry[0] == user_id else entry for entry in named]
            values = {column.name: new_names, "version": tables.c.version + 1}
            connection.execute(update(tables).where(tables.c.id == table_id).values(values))
            changed.append(table_id)
    return changed + _erase_removers(connection, user_id)


def _erase_removers(connection: Connection, user_id: int) -> list[int]:
    """Forget that a host removed others; return the tables where they did."""
    rows = _select_removers(connection, user_id)
    for table_id, removals in rows:
        new_removals = [[*removal[:3], 0] if removal[3:4] == [user_id] else removal for removal in removals]
        values = {"removals": new_removals, "version": tables.c.version + 1}
        connection.execute(update(tables).where(tables.c.id == table_id).values(values))
    return [table_id for table_id, _ in rows]


def _select_removers(connection: Connection, user_id: int) -> list[tuple[int, list[list[Any]]]]:
    """Return the tables from which somebody removed others as their host, each with all who were removed."""
    rows = connection.execute(select(tables.c.id, tables.c.removals).where(tables.c.removals.is_not(None)))
    return [
        (table_id, removals)
        for table_id, removals in rows
        if isinstance(removals, list)
        and any(removal[3:4] == [user_id] for removal in removals if isinstance(removal, list))
    ]


def _delete_proposals(connection: Connection, user_id: int) -> list[int]:
    """Delete proposals that a person made or answered; return the tables that had them."""
    named = [id_ for id_, _ in _select_proposals(connection, user_id)]
    dropped = update(tables).where(tables.c.id.in_(named))
    connection.execute(dropped.values(proposal=None, version=tables.c.version + 1))
    return named


def _select_invitations(connection: Connection, user_id: int) -> list[tuple[int, list[int]]]:
    """Return the rematches to which somebody is invited, and all who are; what is damaged invites nobody."""
    rows = connection.execute(select(tables.c.id, tables.c.invited).where(tables.c.invited.is_not(None)))
    return [(id_, invited) for id_, invited in rows if isinstance(invited, list) and user_id in invited]


def _drop_welcomes(connection: Connection, user_id: int) -> list[int]:
    """Let no invitation say any more that somebody may join again; return the tables that did."""
    noted = select(tables.c.id, tables.c.notice).where(schema.in_use, tables.c.notice.is_not(None))
    table_ids = [
        table_id
        for table_id, notice in connection.execute(noted).all()
        if isinstance(notice, dict) and notice.get("kind") == "let-in" and notice.get("unseen") == [user_id]
    ]
    for table_id in table_ids:
        dropped = update(tables).where(tables.c.id == table_id)
        connection.execute(dropped.values(notice=None, version=tables.c.version + 1))
    return table_ids


def _drop_invitations(connection: Connection, user_id: int) -> list[int]:
    """Invite a person to no rematch any more; return the tables that did."""
    rows = _select_invitations(connection, user_id)
    for table_id, invited in rows:
        others = [user for user in invited if user != user_id]
        dropped = update(tables).where(tables.c.id == table_id)
        connection.execute(dropped.values(invited=others, version=tables.c.version + 1))
    return [table_id for table_id, _ in rows]


def _export_preferences(wish: Preferences) -> dict[str, Any]:
    """Export somebody's preferences."""
    until = wish.away_until.isoformat() if wish.away_until else None
    return dataclasses.asdict(wish) | {"away_until": until}
