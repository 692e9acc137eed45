"""Who may do what at a table, and what it changes: each use case, in each state, by each kind of person, as a text."""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Unpack, get_args

from bot.store.models import ABSENT_AFTER_TURNS, Person, Proposal, Removal, RemovedBy, SeatChange, Sitter, Table
from bot.tables.draft import TableChanges, TableDraft
from bot.tables.seed_commitment import set_seed_line
from bot.tables.use_cases import agreements, lobby, lobby_or_match, playing, proposals
from bot.tables.use_cases.managing import PERSON_MANAGER_ACTS, ManagerAct, act_as_manager
from bot.tables.use_cases.presets import PRESETS, apply_preset
from games.engine import GameError
from games.engine.goblins import GoblinLevel

FILE = Path(__file__).with_name("allowed.txt")
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
GUILD, OTHER_GUILD, GAME = 900, 901, "gobblestones"
HOST, GUEST, LEFT, STRANGER = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cleo", "Eve"), 1))
PEOPLE = (HOST, GUEST, LEFT, STRANGER)
ASKED = Proposal(number=5, kind="end", user_id=GUEST.user_id, name=GUEST.name, until=NOON + timedelta(hours=1))
NOTHING = "nothing changes"
UNTOLD = ("version", "commitment", "rules_version")


def opened(*others: Person, goblins: int = 0, takeover: bool = False) -> TableDraft:
    """Return a lobby of Ann, with others and goblins."""
    table = lobby.build_new_lobby_table(
        GAME,
        HOST,
        guild_id=GUILD,
        channel_id=7,
        language="en",
        pace="relaxed",
        now=NOON,
        promise="promised",
        takeover=takeover,
    )
    draft = TableDraft.from_table(dataclasses.replace(table, id=9, version=5), None, NOON, bytes(32))
    for person in others:
        lobby.join_lobby(draft, person)
    for _ in range(goblins):
        lobby.add_goblin(draft, HOST.user_id, GoblinLevel.GROWN)
    return draft


def dealt(goblins_take_over: bool = False, **facts: Unpack[TableChanges]) -> TableDraft:
    """Return a match of Ann, Bob and Cleo, with facts of the table changed."""
    draft = opened(GUEST, LEFT, takeover=goblins_take_over)
    lobby_or_match.start_and_settle(draft, HOST.user_id, frozenset(person.user_id for person in PEOPLE))
    draft.set_table(**facts)
    return draft


def _somebody_left(takeover: bool) -> TableDraft:
    draft = dealt(takeover)
    lobby_or_match.leave_table(draft, LEFT.user_id)
    return draft


def _sent_away() -> TableDraft:
    draft = opened(GUEST, LEFT)
    lobby.kick_from_lobby(draft, HOST.user_id, GUEST.user_id)
    return draft


def _removed(by: RemovedBy) -> TableDraft:
    draft = dealt(goblins_take_over=True)
    agreements.kick_from_match(draft, draft.table.get_sitter_at(1), by)
    return draft


def _silent(person: Person) -> TableDraft:
    draft = dealt(
        proposal=dataclasses.replace(ASKED, kind="seat", about="1", user_id=STRANGER.user_id, name=STRANGER.name)
    )
    draft.set_sitter(person.user_id, silent=ABSENT_AFTER_TURNS)
    return draft


def _ended() -> TableDraft:
    draft = dealt(paused_at=None, paced=True)
    draft.require_match().end_by_agreement()
    playing.finish_or_continue_match(draft)
    return TableDraft.from_table(draft.table, None, NOON)


def _closed() -> TableDraft:
    draft = dealt()
    lobby.close_table(draft, HOST.user_id)
    return draft


STATES: Mapping[str, Callable[[], TableDraft]] = {
    "a lobby of one": opened,
    "a lobby of two and a goblin": partial(opened, GUEST, goblins=1),
    "a lobby full with goblins": partial(opened, GUEST, goblins=2),
    "a lobby full of people": partial(opened, GUEST, LEFT, Person(5, "Dan")),
    "a lobby that Bob was sent away from": _sent_away,
    "a match": dealt,
    "a match that Bob was removed from by a vote": partial(_removed, "vote"),
    "a match that Bob was removed from by a manager": partial(_removed, "manager"),
    "a match that Cleo left": partial(_somebody_left, takeover=False),
    "a match that Cleo left to a goblin": partial(_somebody_left, takeover=True),
    "a match where Bob is silent, and his seat is asked for": partial(_silent, GUEST),
    "a pause of a manager": lambda: dealt(paused_at=NOON, held=True),
    "a pause": partial(dealt, paused_at=NOON),
    "a match that is asked to end": partial(dealt, proposal=ASKED),
    "over": _ended,
    "closed": _closed,
    "set aside": lambda: TableDraft.from_table(dataclasses.replace(dealt().table, status="aside"), None, NOON),
}


def _move(draft: TableDraft, person: Person, play: Callable[..., None]) -> None:
    seat = next((one.seat for one in draft.table.sitters if one.user_id == person.user_id), None)
    play(draft, person.user_id, str(draft.require_match().default_move(0 if seat is None else seat)), None)


def _propose(kind: str, about: str = "") -> Callable[[TableDraft, Person], None]:
    return lambda draft, person: proposals.propose_agreement(draft, kind, person, about)  # type: ignore[arg-type]  # known kinds


def _as_manager(act: ManagerAct, draft: TableDraft, _person: Person) -> None:
    act_as_manager(draft, act, STRANGER.user_id, GUEST.user_id)


def _again(draft: TableDraft, person: Person) -> None:
    draft.table = lobby.build_rematch(draft.table, person.user_id, NOON, 0, "promised anew", "live")


CASES: Mapping[str, Callable[[TableDraft, Person], None]] = {
    "join": lobby.join_lobby,
    "let a goblin in": lambda draft, person: lobby.add_goblin(draft, person.user_id, GoblinLevel.OLD),
    "send a goblin home": lambda draft, person: lobby.remove_goblin(draft, person.user_id),
    "a first game": lambda draft, person: apply_preset(draft, person.user_id, PRESETS["first-game"]),
    "hard goblins": lambda draft, person: apply_preset(draft, person.user_id, PRESETS["hard-goblins"]),
    "choose options": lambda draft, person: lobby.change_lobby_options(
        draft, person.user_id, {"first": 2}, "live", {"hints": False}
    ),
    "choose a pace": lambda draft, person: lobby_or_match.set_or_propose_pace(draft, person.user_id, "by-day"),
    "stir": lambda draft, person: set_seed_line(draft, person.user_id, "  a   line "),
    "hand over to Bob": lambda draft, person: lobby.transfer_host(draft, person.user_id, GUEST.user_id),
    "send Bob away": lambda draft, person: lobby_or_match.kick_or_propose_removal(draft, person.user_id, GUEST.user_id),
    "let Bob come back": lambda draft, person: lobby.readmit_person(draft, person.user_id, GUEST.user_id),
    **{
        f"a manager: {act}{' Bob' if act in PERSON_MANAGER_ACTS else ''}": partial(_as_manager, act)
        for act in get_args(ManagerAct)
    },
    "start": lambda draft, person: lobby_or_match.start_and_settle(draft, person.user_id, frozenset({HOST.user_id})),
    "leave": lambda draft, person: lobby_or_match.leave_table(draft, person.user_id),
    "close": lambda draft, person: lobby.close_table(draft, person.user_id),
    "close as a manager": lambda draft, person: lobby.close_table(draft, person.user_id, GUILD),
    "close as a manager elsewhere": lambda draft, person: lobby.close_table(draft, person.user_id, OTHER_GUILD),
    "shut by the house": lambda draft, _: lobby.force_close_table(draft),
    "rematch": _again,
    "play": lambda draft, person: _move(draft, person, playing.play_move),
    "type": lambda draft, person: _move(draft, person, playing.play_text),
    "resign": lambda draft, person: lobby_or_match.resign_match(draft, person.user_id),
    "come back": lambda draft, person: playing.rejoin_seat(draft, person.user_id),
    "take the free seat": lambda draft, person: lobby_or_match.request_seat(draft, person, None),
    "take Bob's seat": lambda draft, person: lobby_or_match.request_seat(draft, person, 1, new=True),
    "propose a pause": _propose("pause"),
    "propose to go on": _propose("resume"),
    "propose to end": _propose("end"),
    "propose the same pace": _propose("pace", "relaxed"),
    "propose to replace Bob": _propose("replace", "1"),
    "say yes": lambda draft, person: proposals.vote_on_proposal(draft, person.user_id, 5, yes=True),
    "say no": lambda draft, person: proposals.vote_on_proposal(draft, person.user_id, 5, yes=False),
    "say yes to another": lambda draft, person: proposals.vote_on_proposal(draft, person.user_id, 4, yes=True),
}

HOUR = timedelta(hours=1)
LATER: Mapping[str, tuple[timedelta, Callable[[TableDraft], None]]] = {
    "twenty-one minutes later": (timedelta(minutes=21), lobby_or_match.process_timeouts),
    "an hour later": (HOUR, lobby_or_match.process_timeouts),
    "eight days later": (timedelta(days=8), lobby_or_match.process_timeouts),
    "a start ten seconds before the end": (timedelta(minutes=29, seconds=50), playing.ensure_grace_after_restart),
    "a start after an hour": (HOUR, playing.ensure_grace_after_restart),
    "an outage of ten minutes": (
        timedelta(minutes=21),
        lambda draft: playing.extend_deadline_after_outage(draft, HOUR / 6),
    ),
    "held back": (timedelta(minutes=21), lambda draft: lobby_or_match.process_unreachable_table(draft, None)),
    "held back for ten minutes": (
        timedelta(minutes=21),
        lambda draft: lobby_or_match.process_unreachable_table(draft, HOUR / 6),
    ),
}
"""What comes of it that time passes, and that the bot was closed or a table could not be shown."""


def allowed_told() -> str:
    """Return all of it, as it is now."""
    parts = ["What each may do at a table, and what comes of it"]
    for state, made in STATES.items():
        draft = made()
        parts += ["", f"{state}: {'; '.join(_all(draft.table))}", *_told(draft)]
    return "\n".join(parts) + "\n"


def _told(draft: TableDraft) -> Iterator[str]:
    """Yield a line for each case, and one for all cases that end in the same way for everybody."""
    alike: dict[str, list[str]] = {}
    for case, done in CASES.items():
        outcomes: dict[str, list[str]] = {}
        for person in PEOPLE:
            outcomes.setdefault(_outcome(draft, done, person), []).append(person.name)
        if len(outcomes) == 1:
            alike.setdefault(next(iter(outcomes)), []).append(case)
        else:
            yield " — ".join([f"  {case}", *(f"{' '.join(names)}: {told}" for told, names in outcomes.items())])
    yield from (f"  {', '.join(cases)} — all: {outcome}" for outcome, cases in alike.items())
    for name, (later, due) in LATER.items():
        if (outcome := _come_of(draft, due, later)) != NOTHING:
            yield f"  {name} — {outcome}"


def _outcome(before: TableDraft, done: Callable[[TableDraft, Person], None], person: Person) -> str:
    return _come_of(before, lambda draft: done(draft, person), timedelta(minutes=1))


def _come_of(before: TableDraft, done: Callable[[TableDraft], None], later: timedelta) -> str:
    draft = TableDraft.from_table(before.table, before.match, NOON + later, before.secret)
    try:
        done(draft)
    except GameError as refusal:
        values = (", ".join(value) if isinstance(value, tuple) else str(value) for value in refusal.arguments.values())
        return " ".join(["no,", refusal.code, *values])
    played = [f"{move.seat} {move.notation} by {move.by}" for move in draft.moves]
    return "; ".join([*_changed(before.table, draft.table), *played]) or NOTHING


def _changed(before: Table, after: Table) -> Iterator[str]:
    for name, value in _fields(after):
        if name not in UNTOLD and value != dict(_fields(before))[name]:
            yield f"{name} {value}"


def _all(table: Table) -> list[str]:
    """Return what is known of a table, other than what it takes for granted."""
    return [
        f"{name} {value}" for name, value in _fields(table) if name not in UNTOLD and value not in ("None", "False", "")
    ]


def _fields(table: Table) -> list[tuple[str, str]]:
    return [(field.name, _shown(getattr(table, field.name))) for field in dataclasses.fields(table)]


def _shown(value: object) -> str:
    match value:
        case datetime():
            return f"{value - NOON}"
        case Proposal():
            return (
                f"{value.kind} {value.about} by {value.name} yes {value.yes} no {value.no} until {value.until - NOON}"
            )
        case tuple():
            return ", ".join(_one(one) for one in value)
        case _:
            return str(value)


def _one(one: Sitter | Removal | SeatChange | int) -> str:
    if isinstance(one, int):
        return str(one)
    if isinstance(one, SeatChange):
        return f"{one.name} {one.kind} at {one.place}"
    return f"{one.name} by {one.by}" if isinstance(one, Removal) else _sitter(one)


def _sitter(sitter: Sitter) -> str:
    words = [sitter.name if sitter.seat is None else f"{sitter.seat} {sitter.name}"]
    words += ["gone"] if sitter.gone else []
    words += [f"silent {sitter.silent}"] if sitter.silent else []
    words += [repr(sitter.stir)] if sitter.stir else []
    words += ["first match"] if sitter.met is not None else []
    words += [f"after {former.name}" for former in sitter.former or ()]
    return " ".join(words)
