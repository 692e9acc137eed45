"""What can be done before a match and after it: sitting down, options, the deal, closing, a rematch.

Each use case works on a `TableDraft` and raises a `GameError` if it is refused.
"""

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.store.models import (
    MAX_REASON_LENGTH,
    BoardAnnouncement,
    DailySpan,
    Motion,
    NoticeBy,
    Pace,
    Person,
    Removal,
    RemovalBy,
    Server,
    Sitter,
    Table,
)
from bot.tables.deadlines.pace import BRISK_PACES, parse_pace, resolve_pace
from bot.tables.deadlines.quiet_hours import shorten_quiet_spans
from bot.tables.draft import REFUSALS_BY_STATUS, TableDraft, require_not_kicked
from bot.tables.errors import TableError
from bot.tables.goblin_names import find_free_goblin
from bot.tables.seed_commitment import list_seed_lines
from bot.tables.use_cases.presets import count_goblins_needed, find_preset_level
from bot.tables.use_cases.seat_counts import count_kept_seats, count_seats, is_table_full
from games import find_game
from games.engine import GameError, GameOptions, Match
from games.engine.goblins import GoblinLevel
from games.engine.words import list_languages

SEED_OF_A_TRIAL = bytes(32)
"""The secret of a match that nobody plays, to see whether it can be dealt."""


def build_new_lobby_table(
    game: str,
    host: Person,
    *,
    guild_id: int | None,
    channel_id: int,
    language: str,
    pace: str,
    now: datetime,
    promise: str,
    takeover: bool,
    motion: Motion = "off",
    counts: bool = False,
) -> Table:
    """Create a lobby that is not stored yet, with the host in it and the commitment to the bot's secret."""
    return Table(
        id=0,
        game=game,
        guild_id=guild_id,
        channel_id=channel_id,
        thread_id=None,
        host_id=host.user_id,
        status="lobby",
        options=find_game(game).validate_options().model_dump(mode="json"),
        pace=parse_pace(pace),
        language=language,
        version=0,
        sitters=(Sitter(None, host.user_id, host.name, locale=host.locale),),
        created_at=now,
        changed_at=now,
        commitment=promise,
        takeover=takeover,
        motion=motion,
        counts=counts,
    )


def join_lobby(draft: TableDraft, person: Person) -> None:
    """Join a lobby; a goblin makes room if all seats are taken, or if it sits there instead of a game night's guest."""
    table = draft.require_lobby()
    draft.require_not_kicked(person.user_id)
    if table.find_sitter(person.user_id):
        raise TableError("already-seated")
    _require_unreserved_seat(table, person.user_id)
    draft.mark_notice_seen(person.user_id)
    if table.goblins and is_table_full(table):
        remove_sitter(draft, table.goblins[-1])
        _sit_down(draft, person)
    else:
        _sit_down(draft, person)
        _dismiss_stand_in(draft)
    _assign_game_night_host(draft, person.user_id)


def _dismiss_stand_in(draft: TableDraft) -> None:
    """Let a goblin make room for who has just sat down at a table of a game night, if the match does not need it."""
    table = draft.table
    opened_by_game_night = table.evening_id is not None and table.rematch_of is None
    enough = len(table.sitters) > find_game(table.game).seats[0]
    if opened_by_game_night and enough and len(table.goblins) > count_goblins_needed(table):
        remove_sitter(draft, table.goblins[-1])


def _require_unreserved_seat(table: Table, user_id: int) -> None:
    """Raise `TableError` if all free seats are kept for people who signed up to a game night."""
    kept_seats, people = count_kept_seats(table), len(table.present_people)
    if kept_seats and user_id not in table.pending_invitees and people + kept_seats >= count_seats(table):
        raise TableError("seat-kept")


def _assign_game_night_host(draft: TableDraft, user_id: int) -> None:
    """Make somebody who sits down at a table of a game night its host, if nobody who signed up earlier is there.

    At all other tables the host already sits there.
    """
    table = draft.table
    order = _order_hosts(table)
    earlier = table.host_id in order and (user_id not in order or order.index(table.host_id) < order.index(user_id))
    if table.find_sitter(table.host_id) is None or (user_id in order and not earlier):
        draft.set_table(host_id=user_id)


def _order_hosts(table: Table) -> list[int]:
    """Return those for whom seats are kept, who shall rather be host first."""
    return [invited_id for invited_id in table.invited or () if table.keeps_seats]


def list_hosts_to_come(table: Table) -> list[int]:
    """Return who become host of a game night's table if they come, no matter who is host now, in their order."""
    order, pending = _order_hosts(table), table.pending_invitees
    host_place = order.index(table.host_id) if table.host_id in order else len(order)
    return [user for user in order[:host_place] if user in pending]


def add_goblin(draft: TableDraft, user_id: int, level: GoblinLevel) -> None:
    """Add a goblin (computer player) to a lobby; if a match needs more players, as many as it needs."""
    draft.require_lobby()
    draft.require_host(user_id)
    _seat_goblins(draft, max(1, _count_missing_players(draft.table)), level)


def _count_missing_players(table: Table) -> int:
    """Return how many more a match needs."""
    return max(0, find_game(table.game).seats[0] - len(table.sitters))


def _seat_goblins(draft: TableDraft, count: int, level: GoblinLevel) -> None:
    for _ in range(count):
        _sit_down(draft, find_free_goblin(level, [sitter.user_id for sitter in draft.table.sitters]))


def remove_goblin(draft: TableDraft, user_id: int) -> None:
    """Remove the goblin (computer player) that came last."""
    table = draft.require_lobby()
    draft.require_host(user_id)
    if not table.goblins:
        raise TableError("no-goblin-here")
    remove_sitter(draft, table.goblins[-1])


def _sit_down(draft: TableDraft, person: Person) -> None:
    table = draft.table
    if is_table_full(table):
        raise TableError("table-full", most=count_seats(table))
    seated = (*table.sitters, Sitter(None, person.user_id, person.name, locale=person.locale))
    draft.set_table(sitters=sort_sitters(seated, table.invited or ()))


def sort_sitters(sitters: Sequence[Sitter], invited: Sequence[int]) -> tuple[Sitter, ...]:
    """Sort those who sit at a rematch by its seats (turn order); who was not invited comes last."""
    places = {user: index for index, user in enumerate(invited)}
    return tuple(sorted(sitters, key=lambda sitter: places.get(sitter.user_id, len(places))))


def remove_sitter(draft: TableDraft, leaving: Sitter) -> None:
    """Remove somebody from those who sit in a lobby."""
    draft.set_table(sitters=tuple(sitter for sitter in draft.table.sitters if sitter != leaving))


def rename_sitter(draft: TableDraft, person: Person) -> None:
    """Call somebody who sits there by a new name."""
    draft.set_sitter(person.user_id, name=person.name)


def leave_lobby(draft: TableDraft, user_id: int) -> None:
    """Leave the lobby: the host hands the role to the next person, and the last person closes the table."""
    draft.require_lobby()
    _remove_from_lobby(draft, draft.require_sitter(user_id))


def _remove_from_lobby(draft: TableDraft, leaving: Sitter) -> None:
    remove_sitter(draft, leaving)
    replace_leaving_host(draft, leaving.user_id)
    if not draft.table.present_people and not draft.table.keeps_seats:
        draft.mark_closed()


def remove_erased_sitters(draft: TableDraft) -> None:
    """Remove from a lobby who deleted their data: they opened or joined it while they left all other tables."""
    for departed in draft.table.sitters:
        if departed.gone:
            _remove_from_lobby(draft, departed)


def kick_from_lobby(draft: TableDraft, user_id: int, whom: int) -> None:
    """Kick somebody from the lobby."""
    draft.require_lobby()
    require_may_kick(draft.table, user_id, whom)
    leaving = require_present(draft, whom)
    remove_sitter(draft, leaving)
    record_removal(draft, leaving, "host", user_id)


def require_may_kick(table: Table, user_id: int, whom: int) -> None:
    """Raise `TableError` unless somebody is the host and may kick this person."""
    if table.host_id != user_id:
        raise TableError("not-host")
    if whom == user_id:
        raise TableError("not-yourself")
    if all(sitter.user_id != whom for sitter in table.present_people):
        raise TableError("not-there")


def transfer_host(draft: TableDraft, user_id: int, whom: int) -> None:
    """Transfer the host's role to a person who sits here; a closed table has no host any more."""
    if draft.table.status == "closed":
        raise TableError("table-closed")
    draft.require_host(user_id)
    new = require_present(draft, whom)
    draft.set_table(host_id=new.user_id)
    draft.informed.add(user_id)
    if whom != user_id:
        draft.record_seat_change(new.user_id, new.name, "new-host", draft.find_seats([user_id]))
        draft.set_board_notice("host", "host", new.name, known_to=(user_id,))


def record_removal(draft: TableDraft, leaving: Sitter, by: RemovalBy, remover_id: int = 0) -> None:
    """Record that somebody was removed (kicked): they do not come back unless they are readmitted.

    A remover without a seat is not recorded: only who sits at the table is named there.
    """
    others = [removal for removal in draft.table.removals or () if removal.user_id != leaving.user_id]
    remover = remover_id if draft.table.find_sitter(remover_id) else 0
    draft.set_table(removals=(*others, Removal(leaving.user_id, leaving.name, by, remover)))


def explain_removal(draft: TableDraft, user_id: int, whom: int, reason: str, manages: int | None = None) -> None:
    """Save why somebody was removed, who reads it; for who did it, or asked for the vote, and for managers.

    `manages` is the server that this person manages.
    """
    removal = draft.table.find_removal(whom)
    if removal is None:
        raise TableError("not-there")
    if not may_explain_removal(draft.table, removal, user_id, manages):
        raise TableError("not-host")
    explained = removal._replace(reason=_clean_reason(reason))
    draft.set_table(removals=tuple(explained if one == removal else one for one in draft.table.removals or ()))


def explain_closing(draft: TableDraft, user_id: int, reason: str) -> None:
    """Save why a table was closed before its end; for who closed it, once."""
    if not may_explain_closing(draft.table, user_id):
        raise TableError("not-host")
    draft.set_table(closing_reason=_clean_reason(reason))


def may_explain_closing(table: Table, user_id: int) -> bool:
    """Tell whether somebody may say why a table was closed: they closed it, and have not said why."""
    return table.status == "closed" and table.closed_by == user_id and not table.closing_reason


def _clean_reason(reason: str) -> str:
    """Put a reason in one line of limited length."""
    return " ".join(reason.split())[:MAX_REASON_LENGTH]


def may_explain_removal(table: Table, removal: Removal, user_id: int, manages: int | None = None) -> bool:
    """Tell whether somebody may say why a person was removed."""
    if removal.by == "manager":
        return manages is not None and manages == table.guild_id
    return removal.by != "block" and removal.remover_id == user_id


def readmit_person(draft: TableDraft, user_id: int, whom: int) -> None:
    """Readmit somebody who was kicked, unless a manager did it; for the host."""
    if draft.table.status not in ("lobby", "playing"):
        draft.require_match()
    draft.require_host(user_id)
    removal = readmit_kicked_player(draft, whom, user_id)
    if removal.by in ("manager", "block"):
        raise TableError("removed-by-manager")
    if draft.table.takes_part(whom):
        draft.set_board_notice("let-in", "host", removal.name, known_to=(user_id,))


def readmit_kicked_player(draft: TableDraft, whom: int, user_id: int = 0) -> Removal:
    """Delete somebody's removal (kick), so that they may join again; by a user."""
    removal = draft.table.find_removal(whom)
    if removal is None:
        raise TableError("not-removed")
    draft.set_table(removals=tuple(one for one in draft.table.removals or () if one != removal) or None)
    if draft.table.takes_part(whom):
        draft.record_seat_change(removal.user_id, removal.name, "let-in", draft.find_seats([user_id]))
    if draft.table.status == "lobby":
        by: NoticeBy = "manager" if removal.by == "manager" else "host"
        draft.set_table(notice=BoardAnnouncement(kind="let-in", by=by, about=removal.name, unseen=(whom,)))
    return removal


def require_present(draft: TableDraft, user_id: int) -> Sitter:
    """Return a person who sits here and has not left; raises `TableError` for all others."""
    sitter = next((sitter for sitter in draft.table.present_people if sitter.user_id == user_id), None)
    if sitter is None:
        raise TableError("not-there")
    return sitter


def leave_damaged_table(draft: TableDraft, user_id: int) -> None:
    """Leave a table that is set aside, since its data is damaged; the last person closes it."""
    draft.require_sitter(user_id)
    draft.set_sitter(user_id, gone=True, leaving="resigned")
    replace_leaving_host(draft, user_id)
    if not draft.table.present_people:
        draft.mark_closed()


def replace_leaving_host(draft: TableDraft, user_id: int) -> None:
    """Make the first person who is still here the host, if this user was it."""
    there = draft.table.present_people
    if user_id == draft.table.host_id and there:
        draft.set_table(host_id=there[0].user_id)
        draft.record_seat_change(there[0].user_id, there[0].name, "new-host")
        draft.set_board_notice("host", "leave", there[0].name)


def change_lobby_options(
    draft: TableDraft, user_id: int, values: Mapping[str, object], pace: str | None, switches: Mapping[str, object]
) -> None:
    """Set the options (settings) of the game, the pace, what goblins may do and what moves, as far as they are given.

    All of it is accepted, or nothing if the choices do not fit together.
    """
    table = draft.require_lobby()
    draft.require_host(user_id)
    new_options = find_game(table.game).validate_options({**table.options, **values}).model_dump(mode="json")
    news: dict[str, Any] = {"options": new_options, **switches}
    changed = dataclasses.replace(_apply_pace(table, pace or resolve_pace(table)), **news)
    _deal_match(changed, SEED_OF_A_TRIAL)
    draft.table = changed


def set_pace(draft: TableDraft, user_id: int, pace: str) -> None:
    """Set the pace (time control) of a lobby."""
    draft.require_lobby()
    draft.require_host(user_id)
    draft.set_table(pace=parse_pace(pace), paced=True)


def _apply_pace(table: Table, pace: str) -> Table:
    """Return a table with a pace that was sent with other choices; its present pace does not count as chosen."""
    parsed_pace = parse_pace(pace)
    return table if parsed_pace == resolve_pace(table) else dataclasses.replace(table, pace=parsed_pace, paced=True)


def toggle_ladder_counting(draft: TableDraft, user_id: int) -> None:
    """Let the result of a match count for ladders (be ranked), or no longer; for the host, until the match starts."""
    table = draft.require_lobby()
    draft.require_host(user_id)
    draft.set_table(counts=not table.counts)


def set_language(draft: TableDraft, user_id: int, language: str) -> None:
    """Set the language (locale) of what all see of a table; for the host, until the match starts."""
    draft.require_lobby()
    draft.require_host(user_id)
    if language not in list_languages():
        raise TableError("button-invalid")
    draft.set_table(language=language)


def start_match(draft: TableDraft, user_id: int, knowing: frozenset[int]) -> None:
    """Start the match of a lobby: deal.

    Seats (turn order) follow joining order; the game decides who begins.

    People who are not in `knowing` play their first match of the game.
    """
    table = draft.require_lobby()
    draft.require_host(user_id)
    draft.require_sitter(user_id)
    if wrong := find_start_problem(table):
        raise wrong
    draft.match = match = _deal_match(table, draft.secret)
    still = shorten_quiet_spans(table.sitters, draft.now)
    draft.set_table(
        status="playing",
        invited=None,
        notice=None,
        pace=resolve_pace(table),
        sitters=tuple(_seat_sitter(sitter, seat, knowing, still) for seat, sitter in enumerate(table.sitters)),
        started_at=draft.now,
        commitment=match.commitment,
        rules_version=match.game.version,
    )


def _seat_sitter(sitter: Sitter, seat: int, knowing: frozenset[int], still: Mapping[int, DailySpan]) -> Sitter:
    known = sitter.is_goblin or sitter.user_id in knowing
    return dataclasses.replace(sitter, seat=seat, met=None if known else (), still=still.get(sitter.user_id))


def find_start_problem(table: Table) -> GameError | None:
    """Return why the match of a lobby cannot start (too few players), or `None`."""
    min_seats = find_game(table.game).seats[0]
    if len(table.sitters) < min_seats:
        return TableError("too-few-players", least=min_seats)
    try:
        _deal_match(table, SEED_OF_A_TRIAL)
    except GameError as refusal:
        return refusal
    return None


def _deal_match(table: Table, seed: bytes | None = None) -> Match:
    """Create (deal) the match for those who sit here, or for as many as the game needs."""
    options = resolve_match_options(table, resolve_pace(table)).model_dump()
    return Match.deal_by_key(
        table.game, seats=_count_match_seats(table), options=options, seed=seed, stirs=list_seed_lines(table)
    )


def resolve_match_options(table: Table, pace: Pace) -> GameOptions:
    """Resolve the options that a match is dealt with at a pace; those that mean nothing for so many are left out."""
    game = find_game(table.game)
    fitting = {
        name: table.options[name]
        for name in game.list_options_for_seats(_count_match_seats(table))
        if name in table.options
    }
    return game.validate_options(fitting).adjust_to_pace(brisk=pace in BRISK_PACES)


def _count_match_seats(table: Table) -> int:
    """Return how many seats a match at this table would have."""
    return max(len(table.sitters), find_game(table.game).seats[0])


def close_table(draft: TableDraft, user_id: int, manages: int | None = None) -> None:
    """Close a table, if this person may."""
    require_may_close(draft.table, user_id, manages)
    if draft.table.status in ("lobby", "playing"):
        draft.set_table(closed_by=user_id)
    draft.mark_closed()


def require_may_close(table: Table, user_id: int, manages: int | None) -> None:
    """Raise `TableError` unless somebody has the permission to close a table.

    Host and server managers may at any time, anyone seated once it is over or set aside.
    """
    if table.status == "closed":
        raise TableError("table-closed")
    seated = table.status in ("over", "aside") and table.find_sitter(user_id) is not None
    if not seated and table.host_id != user_id and (manages is None or table.guild_id != manages):
        raise TableError("not-host")


def force_close_table(draft: TableDraft) -> None:
    """Close a table that is not closed yet, by force (without permission checks)."""
    if draft.table.status == "closed":
        raise TableError("table-closed")
    draft.mark_closed()


def close_idle_lobby(draft: TableDraft) -> None:
    """Close a lobby that nobody has used for too long (timeout)."""
    due = draft.table.due_at
    if draft.table.status == "lobby" and due is not None and due <= draft.now:
        draft.mark_closed()


def build_game_night_lobby(
    game: str,
    kept_for: Sequence[Person],
    host: Person,
    *,
    guild_id: int,
    channel_id: int,
    language: str,
    server: Server,
    now: datetime,
    promise: str,
    seats: int,
    goblins: bool = False,
    preset: str = "",
) -> Table:
    """Create a lobby of a game night, not stored yet: nobody sits there, and seats are kept for those who signed up.

    The first who sits down becomes its host. `goblins`: those that it needs sit there already.
    """
    lobby = build_new_lobby_table(
        game,
        host,
        guild_id=guild_id,
        channel_id=channel_id,
        language=language,
        pace=server.pace,
        now=now,
        promise=promise,
        takeover=server.goblins,
        motion=server.motion,
        counts=server.ladder,
    )
    invited = tuple(person.user_id for person in kept_for)
    table = dataclasses.replace(lobby, sitters=(), invited=invited, seat_limit=seats, preset=preset)
    sitters: list[Sitter] = []
    for _ in range(count_goblins_needed(table) if goblins else 0):
        goblin = find_free_goblin(find_preset_level(table), [sitter.user_id for sitter in sitters])
        sitters.append(Sitter(None, goblin.user_id, goblin.name))
    return dataclasses.replace(table, sitters=tuple(sitters))


def release_reserved_seats(draft: TableDraft, maybe: Sequence[int] = (), *, goblins: bool = False) -> None:
    """Release (free) the seats kept for those who signed up and did not come: for `maybe`, or for nobody.

    If they are kept for nobody, somebody sits there and `goblins` are allowed, goblins take the seats that a match
    needs.
    """
    table = draft.table
    if table.status != "lobby" or not table.keeps_seats:
        return
    waited_for = tuple(user for user in maybe if table.find_sitter(user) is None)
    joined = tuple(user for user in table.invited or () if table.find_sitter(user))
    draft.set_table(invited=(*joined, *waited_for) if waited_for else None)
    if not waited_for and goblins and table.present_people:
        missing = count_goblins_needed(draft.table) - len(table.goblins)
        _seat_goblins(draft, max(0, missing), find_preset_level(table))


def withdraw_invitations(draft: TableDraft, user_ids: Collection[int]) -> None:
    """Withdraw the invitations of people who have not joined."""
    table = draft.table
    invited = tuple(user for user in table.invited or () if user not in user_ids or table.find_sitter(user))
    if table.status == "lobby" and invited != table.invited:
        draft.set_table(invited=invited)


def build_rematch(table: Table, user_id: int, now: datetime, opened: int | None, promise: str, pace: str) -> Table:
    """Create the lobby of a rematch, not stored yet: the same options, and the same people are invited.

    Its asker sits there, and the goblins do; who resigned is not invited. Those who accept keep the order of the seats.
    `pace` is for a table where nobody chose one. If one seat `opened` the match and the game lets the host choose who
    does, the next person opens this one.
    """
    require_not_kicked(table, user_id)
    asker = table.find_sitter(user_id)
    if asker is None:
        raise TableError("not-seated")
    if table.ended_at is None:
        raise TableError("match-running" if table.status == "playing" else REFUSALS_BY_STATUS[table.status])
    moves_on = opened is not None and "first" in table.options
    begin = (opened or 0) + 1 if moves_on else 0
    ordered = (*table.sitters[begin:], *table.sitters[:begin])
    coming = [
        sitter for sitter in ordered if sitter == asker or not (sitter.gone or table.find_removal(sitter.user_id))
    ]
    seated = [sitter for sitter in coming if sitter.is_goblin or sitter == asker]
    return dataclasses.replace(
        build_new_lobby_table(
            table.game,
            Person(user_id, asker.name),
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            language=table.language,
            pace=table.pace if table.paced or table.pace != "none" else pace,
            now=now,
            promise=promise,
            takeover=table.takeover,
            motion=table.motion,
            counts=table.counts,
        ),
        paced=table.paced,
        hints=table.hints,
        options={**table.options, "first": 1} if moves_on else table.options,
        sitters=tuple(Sitter(None, sitter.user_id, sitter.name, locale=sitter.locale) for sitter in seated),
        invited=tuple(sitter.user_id for sitter in coming),
        rematch_of=table.id,
        evening_id=table.evening_id,
        seat_limit=table.seat_limit,
        removals=tuple(
            removal._replace(remover_id=0, reason="") for removal in table.removals or () if removal.by != "block"
        )
        or None,
    )
