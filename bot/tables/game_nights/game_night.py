"""The steps of an evening, as pure functions: sign up, move, call, begin, free the kept seats, end, come again."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from math import ceil
from typing import Literal

from bot.store.game_night_models import GameNight, GameNightGuest, OffBy, SignUp
from bot.store.models import Person, Table
from bot.tables.errors import TableError
from bot.tables.zones import localize_time
from games import find_game, list_game_keys

CALL_LEAD_TIME = timedelta(minutes=10)
SEAT_KEPT_TIME = timedelta(minutes=10)
MAX_EVENING_DELAY = timedelta(minutes=30)
"""An evening that nobody could begin for this long is off."""
MAX_EVENING_DURATION = timedelta(hours=12)
"""At most so long after its time, an evening is over."""
EVENING_CHECK_INTERVAL = timedelta(minutes=5)
"""How often it is checked whether all tables of an evening are over. So long, free seats are kept for Maybe."""
NEXT_MATCH_WAIT = timedelta(minutes=15)
"""For so long after its last match, an evening waits for a next one."""
MAX_EVENINGS_OF_PERSON, MAX_EVENINGS_ON_SERVER = 3, 20
MAX_GUESTS = 60
"""So many people can sign up."""
MAX_EVENING_TITLE_LENGTH = 100
"""Discord's limit for the name of a server event."""
WEEK = timedelta(weeks=1)

Step = Literal["nothing", "call", "begin", "free", "end", "too-late"]
"""What the clock does at an evening."""


def sign_up_guest(evening: GameNight, person: Person, answer: SignUp, now: datetime) -> GameNight:
    """Sign somebody up for an evening (RSVP), or change their answer: then they are last of all who gave it."""
    if evening.status not in ("open", "called", "begun"):
        raise TableError("evening-over")
    known = evening.find_guest(person.user_id)
    if known and known.answer == answer and not known.interested:
        return evening
    others = evening.remove_person(person.user_id)
    if known is None and len(others.guests) >= MAX_GUESTS:
        raise TableError("evening-full", most=MAX_GUESTS)
    guests = (*others.guests, GameNightGuest(person.user_id, person.name, answer))
    return replace(evening, guests=guests, changed_at=now)


def find_next_host(evening: GameNight, user_id: int, answer: SignUp) -> GameNightGuest | None:
    """Return who would be host if somebody gives this answer; `None` if they are no host, come, or come alone."""
    if answer == "come" or user_id != evening.host_id or not evening.is_upcoming:
        return None
    return next((guest for guest in evening.coming_guests if guest.user_id != user_id), None)


def sign_up_host_and_transfer(evening: GameNight, person: Person, answer: SignUp, now: datetime) -> GameNight:
    """Let a host answer that they may not come, and make the first who comes the host."""
    changed = sign_up_guest(evening, person, answer, now)
    return (
        replace(transfer_host_to_first_guest(changed), changed_at=now)
        if find_next_host(evening, person.user_id, answer)
        else changed
    )


def add_interested_guest(evening: GameNight, person: Person, now: datetime) -> GameNight:
    """Show somebody as Maybe who is interested in the server event, unless they have answered here."""
    if evening.find_guest(person.user_id) or not evening.is_upcoming or len(evening.guests) >= MAX_GUESTS:
        return evening
    guest = GameNightGuest(person.user_id, person.name, "maybe", interested=True)
    return replace(evening, guests=(*evening.guests, guest), changed_at=now)


def remove_interested_guest(evening: GameNight, user_id: int, now: datetime) -> GameNight:
    """Forget somebody who is interested no more; an answer that they gave here stays."""
    known = evening.find_guest(user_id)
    return replace(evening.remove_person(user_id), changed_at=now) if known and known.interested else evening


def transfer_host_to_first_guest(evening: GameNight) -> GameNight:
    """Make the first who comes the host; without anybody, the host stays."""
    first = next(iter(evening.coming_guests), None)
    return replace(evening, host_id=first.user_id, host_name=first.name) if first else evening


def remove_guest(evening: GameNight, user_id: int, now: datetime) -> GameNight:
    """Remove somebody who left the server, was blocked or is forgotten; the first who comes takes over as host."""
    left = replace(evening.remove_person(user_id), changed_at=now)
    return transfer_host_to_first_guest(left) if evening.host_id == user_id else left


def require_game_night_host(evening: GameNight, user_id: int, *, begun: bool = False) -> None:
    """Raise `TableError` unless somebody is the host of an evening that is still to come, or may also have `begun`."""
    if not (evening.is_live if begun else evening.is_upcoming):
        raise TableError("evening-over")
    if evening.host_id != user_id:
        raise TableError("evening-not-host")


def require_may_end_game_night(evening: GameNight, user_id: int) -> None:
    """Raise `TableError` unless somebody is the host of an evening that has begun and is not over."""
    if evening.status not in ("begun", "free"):
        raise TableError("evening-over")
    require_game_night_host(evening, user_id, begun=True)


def publish_game_night(evening: GameNight, now: datetime) -> GameNight:
    """Post a draft (schedule it): its host comes."""
    if evening.status != "draft":
        raise TableError("evening-posted")
    begins_at = _require_future(evening.begins_at, now)
    host = GameNightGuest(evening.host_id, evening.host_name, "come")
    return _plan_ping(replace(evening, status="open", guests=(host,), changed_at=now), begins_at, now)


def move_game_night(evening: GameNight, user_id: int, begins_at: datetime, now: datetime) -> GameNight:
    """Reschedule it: change the time; those who come are called again before the new one."""
    require_game_night_host(evening, user_id)
    moved = replace(evening, status="open", clock_minute=None, changed_at=now)
    return _plan_ping(moved, _require_future(begins_at, now), now)


def change_game(evening: GameNight, user_id: int, game: str, now: datetime) -> GameNight:
    """Play another game: with all of its seats if all of the former one's were wanted, else with as many as before."""
    require_game_night_host(evening, user_id)
    before, after = find_game(evening.game).seats, find_game(game).seats
    seats = after[-1] if evening.seats == before[-1] else max(after[0], min(evening.seats, after[-1]))
    return replace(evening, game=game, seats=seats, goblins=False, changed_at=now)


def request_goblins(evening: GameNight, user_id: int, now: datetime) -> GameNight:
    """Add goblins (computer players) to an evening: let them take the seats that a match needs."""
    require_game_night_host(evening, user_id)
    return replace(evening, goblins=True, changed_at=now)


def rename_game_night(evening: GameNight, title: str, now: datetime) -> GameNight:
    """Give an evening the name that somebody gave its server event."""
    return replace(evening, title=title[:MAX_EVENING_TITLE_LENGTH], changed_at=now)


def toggle_server_event(evening: GameNight, user_id: int, now: datetime) -> GameNight:
    """Show an evening as a server event, too, or no more."""
    require_game_night_host(evening, user_id)
    return replace(evening, event=not evening.event, changed_at=now)


def _require_future(begins_at: datetime | None, now: datetime) -> datetime:
    """Return a time that is still to come; raise `TableError` for one in the past."""
    if begins_at is None or begins_at <= now:
        raise TableError("when-past")
    return begins_at


def _plan_ping(evening: GameNight, begins_at: datetime, now: datetime) -> GameNight:
    return replace(evening, begins_at=begins_at, due_at=max(begins_at - CALL_LEAD_TIME, now))


def cancel_game_night(evening: GameNight, user_id: int, now: datetime, *, manages: bool = False) -> GameNight:
    """Cancel an evening; for its host and for managers of its server."""
    if not evening.is_live or not (manages or evening.is_upcoming):
        raise TableError("evening-over")
    if not manages:
        require_game_night_host(evening, user_id)
    by: OffBy = "host" if evening.host_id == user_id else "manager"
    return end_game_night(evening, now, by)


def end_game_night(evening: GameNight, now: datetime, off_by: OffBy = "") -> GameNight:
    """End or cancel an evening: return it as over, or as off for a reason."""
    return replace(evening, status="off" if off_by else "over", off_by=off_by, due_at=None, changed_at=now)


def toggle_weekly(evening: GameNight, user_id: int, now: datetime) -> GameNight:
    """Toggle whether an evening repeats every week (recurring event); that can be said until it is over."""
    require_game_night_host(evening, user_id, begun=True)
    return replace(evening, weekly=not evening.weekly, changed_at=now)


def repeats_weekly(evening: GameNight) -> bool:
    """Tell whether a weekly (recurring) evening is followed by the next; not if anybody called it off.

    Its host must still be there: who has left the server is no guest any more.
    """
    host = evening.find_guest(evening.host_id)
    return evening.weekly and host is not None and evening.off_by in ("", "late", "empty")


def find_due_game_night_step(evening: GameNight, now: datetime) -> Step:
    """Return which step of an evening is due now: its reminder (call), beginning, free seats or end.

    A call that nobody could make before the evening's time is left out: the lobbies call nobody, but they are there.
    """
    if evening.due_at is None or evening.due_at > now or evening.begins_at is None:
        return "nothing"
    if evening.is_upcoming and now >= evening.begins_at + MAX_EVENING_DELAY:
        return "too-late"
    if evening.is_upcoming and now >= evening.begins_at:
        return "begin"
    steps: Mapping[str, Step] = {"open": "call", "begun": "free", "free": "end"}
    return steps.get(evening.status, "nothing")


def mark_reminder_sent(evening: GameNight, now: datetime, begins_at: datetime | None = None) -> GameNight:
    """Mark an evening's reminder as sent (its people as pinged); next it begins.

    `begins_at` is the time that they were called to: an evening that was moved or cancelled since stays as it is.
    """
    if evening.status != "open" or begins_at not in (None, evening.begins_at):
        return evening
    return replace(evening, status="called", due_at=evening.begins_at, changed_at=now)


def mark_begun(evening: GameNight, tables: Sequence[int], now: datetime) -> GameNight:
    """Mark an evening as begun: its lobbies are open, and their seats are kept for some minutes from now on."""
    return replace(evening, status="begun", tables=tuple(tables), due_at=now + SEAT_KEPT_TIME, changed_at=now)


def mark_seats_free(evening: GameNight, now: datetime) -> GameNight:
    """Mark an evening's seats as kept for nobody any more; one that has ended since, or is free, stays."""
    if evening.status != "begun":
        return evening
    return replace(evening, status="free", due_at=now + EVENING_CHECK_INTERVAL, changed_at=now)


def postpone_end_check(evening: GameNight, now: datetime, ends_at: datetime | None = None) -> GameNight:
    """Return an evening that goes on; later it is checked again whether it is over, at the latest when it ends."""
    later = now + EVENING_CHECK_INTERVAL
    return replace(evening, due_at=min(later, ends_at) if ends_at and ends_at > now else later)


def has_table_in_use(tables: Sequence[Table]) -> bool:
    """Tell whether people wait or play at any of these tables."""
    return any(table.status in ("lobby", "playing") for table in tables)


def find_game_night_end(tables: Sequence[Table]) -> datetime | None:
    """Return when an evening ends if nobody plays again: some minutes after its last match.

    `None` while a table is in use, and if nobody can play again at any.
    """
    ended = [table.ended_at for table in tables if table.status == "over" and table.ended_at]
    return None if has_table_in_use(tables) or not ended else max(ended) + NEXT_MATCH_WAIT


def has_lasted_too_long(evening: GameNight, now: datetime) -> bool:
    """Tell whether an evening has lasted as long as any."""
    return evening.begins_at is not None and now >= evening.begins_at + MAX_EVENING_DURATION


def assign_guests_to_tables(evening: GameNight) -> list[tuple[GameNightGuest, ...]]:
    """Return who sits at which table: in the order of sign-up, at as many tables as needed, of nearly the same size."""
    coming, seats = evening.coming_guests, evening.seats
    number = max(1, ceil(len(coming) / seats))
    bounds = [round(len(coming) * place / number) for place in range(number + 1)]
    return [coming[begin:end] for begin, end in pairwise(bounds)]


def count_missing_guests(evening: GameNight) -> int:
    """Return how many people are missing for a match without goblins at each of its tables."""
    return sum(count_missing_players(evening.game, len(guests)) for guests in assign_guests_to_tables(evening))


def count_missing_players(game: str, people: int) -> int:
    """Return how many people are missing for a match of a game without goblins."""
    return max(0, find_game(game).seats[0] - people)


def list_playable_games(people: int) -> list[str]:
    """Return the games that so many people can play at one table; fewer than two can play none."""
    return [key for key in list_game_keys() if max(2, find_game(key).seats[0]) <= people <= find_game(key).seats[-1]]


def require_below_game_night_limits(of_person: int, on_server: int) -> None:
    """Raise `TableError` if somebody hosts too many evenings that are still to come, or a server has too many."""
    if of_person >= MAX_EVENINGS_OF_PERSON:
        raise TableError("evenings-of-yours", most=MAX_EVENINGS_OF_PERSON)
    if on_server >= MAX_EVENINGS_ON_SERVER:
        raise TableError("evenings-on-server", most=MAX_EVENINGS_ON_SERVER)


def build_next_game_night(evening: GameNight, now: datetime) -> GameNight:
    """Return the next evening of a weekly (recurring) one, not stored yet: at the same time by its host's clock.

    A time that the clock skips on that day moves on by what is skipped, and is back a week later; of one that it
    repeats, it is the first.
    """
    if evening.begins_at is None:
        raise TableError("when-past")
    begins_at, minute = evening.begins_at, _read_clock_minute(evening, evening.begins_at)
    while begins_at <= now:
        begins_at = _add_week(begins_at, evening.zone, minute)
    host = GameNightGuest(evening.host_id, evening.host_name, "come")
    fresh = replace(evening, id=0, status="open", created_at=now, changed_at=now, guests=(host,), version=1)
    fresh = replace(fresh, message_id=None, call_id=None, posts=0, named=(), role=None, tables=(), off_by="")
    fresh = replace(fresh, clock_minute=minute, goblins=False, event_id=None, event_shown="")
    return _plan_ping(fresh, begins_at, now)


def _read_clock_minute(evening: GameNight, begins_at: datetime) -> int:
    """Return the minute of the day that the host wants, by their clock."""
    here = localize_time(begins_at, evening.zone)
    return here.hour * 60 + here.minute if evening.clock_minute is None else evening.clock_minute


def _add_week(begins_at: datetime, zone: str, minute: int) -> datetime:
    """Return a minute of the day a week later; a zone's own clock adds whole days."""
    later = localize_time(begins_at, zone) + WEEK
    return later.replace(hour=minute // 60, minute=minute % 60, fold=0).astimezone(UTC)
