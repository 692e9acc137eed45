"""The steps of a game night, as pure functions: sign up, move, call, begin, free the kept seats, end, come again."""

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
MAX_GAME_NIGHT_DELAY = timedelta(minutes=30)
"""A game night that nobody could begin for this long is off."""
MAX_GAME_NIGHT_DURATION = timedelta(hours=12)
"""At most so long after its time, a game night is over."""
GAME_NIGHT_CHECK_INTERVAL = timedelta(minutes=5)
"""How often it is checked whether all tables of a game night are over. So long, free seats are kept for Maybe."""
NEXT_MATCH_WAIT = timedelta(minutes=15)
"""For so long after its last match, a game night waits for a next one."""
MAX_GAME_NIGHTS_OF_PERSON, MAX_GAME_NIGHTS_ON_SERVER = 3, 20
MAX_GUESTS = 60
"""So many people can sign up."""
MAX_GAME_NIGHT_TITLE_LENGTH = 100
"""Discord's limit for the name of a server event."""
WEEK = timedelta(weeks=1)

GameNightStep = Literal["nothing", "call", "begin", "free", "end", "too-late"]
"""What the clock does at a game night."""


def sign_up_guest(game_night: GameNight, person: Person, answer: SignUp, now: datetime) -> GameNight:
    """Sign somebody up for a game night (RSVP), or change their answer: then they are last of all who gave it."""
    if game_night.status not in ("open", "called", "begun"):
        raise TableError("evening-over")
    guest = game_night.find_guest(person.user_id)
    if guest and guest.answer == answer and not guest.interested:
        return game_night
    others = game_night.remove_person(person.user_id)
    if guest is None and len(others.guests) >= MAX_GUESTS:
        raise TableError("evening-full", most=MAX_GUESTS)
    guests = (*others.guests, GameNightGuest(person.user_id, person.name, answer))
    return replace(game_night, guests=guests, changed_at=now)


def find_next_host(game_night: GameNight, user_id: int, answer: SignUp) -> GameNightGuest | None:
    """Return who would be host if somebody gives this answer; `None` if they are no host, come, or come alone."""
    if answer == "come" or user_id != game_night.host_id or not game_night.is_upcoming:
        return None
    return next((guest for guest in game_night.coming_guests if guest.user_id != user_id), None)


def sign_up_host_and_transfer(game_night: GameNight, person: Person, answer: SignUp, now: datetime) -> GameNight:
    """Let a host answer that they may not come, and make the first who comes the host."""
    changed = sign_up_guest(game_night, person, answer, now)
    return (
        replace(transfer_host_to_first_guest(changed), changed_at=now)
        if find_next_host(game_night, person.user_id, answer)
        else changed
    )


def add_interested_guest(game_night: GameNight, person: Person, now: datetime) -> GameNight:
    """Show somebody as Maybe who is interested in the server event, unless they have answered here."""
    if game_night.find_guest(person.user_id) or not game_night.is_upcoming or len(game_night.guests) >= MAX_GUESTS:
        return game_night
    guest = GameNightGuest(person.user_id, person.name, "maybe", interested=True)
    return replace(game_night, guests=(*game_night.guests, guest), changed_at=now)


def remove_interested_guest(game_night: GameNight, user_id: int, now: datetime) -> GameNight:
    """Forget somebody who is interested no more; an answer that they gave here stays."""
    guest = game_night.find_guest(user_id)
    return replace(game_night.remove_person(user_id), changed_at=now) if guest and guest.interested else game_night


def transfer_host_to_first_guest(game_night: GameNight) -> GameNight:
    """Make the first who comes the host; without anybody, the host stays."""
    first = next(iter(game_night.coming_guests), None)
    return replace(game_night, host_id=first.user_id, host_name=first.name) if first else game_night


def remove_guest(game_night: GameNight, user_id: int, now: datetime) -> GameNight:
    """Remove somebody who left the server, was blocked or is forgotten; the first who comes takes over as host."""
    left = replace(game_night.remove_person(user_id), changed_at=now)
    return transfer_host_to_first_guest(left) if game_night.host_id == user_id else left


def require_game_night_host(game_night: GameNight, user_id: int, *, begun: bool = False) -> None:
    """Raise `TableError` unless somebody is the host of a game night still to come, or one that may have `begun`."""
    if not (game_night.is_live if begun else game_night.is_upcoming):
        raise TableError("evening-over")
    if game_night.host_id != user_id:
        raise TableError("evening-not-host")


def require_may_end_game_night(game_night: GameNight, user_id: int) -> None:
    """Raise `TableError` unless somebody is the host of a game night that has begun and is not over."""
    if game_night.status not in ("begun", "free"):
        raise TableError("evening-over")
    require_game_night_host(game_night, user_id, begun=True)


def publish_game_night(game_night: GameNight, now: datetime) -> GameNight:
    """Post a draft (schedule it): its host comes."""
    if game_night.status != "draft":
        raise TableError("evening-posted")
    begins_at = _require_future(game_night.begins_at, now)
    host = GameNightGuest(game_night.host_id, game_night.host_name, "come")
    return _plan_ping(replace(game_night, status="open", guests=(host,), changed_at=now), begins_at, now)


def move_game_night(game_night: GameNight, user_id: int, begins_at: datetime, now: datetime) -> GameNight:
    """Reschedule it: change the time; those who come are called again before the new one."""
    require_game_night_host(game_night, user_id)
    moved = replace(game_night, status="open", clock_minute=None, changed_at=now)
    return _plan_ping(moved, _require_future(begins_at, now), now)


def change_game(game_night: GameNight, user_id: int, game: str, now: datetime) -> GameNight:
    """Play another game: with all of its seats if all of the former one's were wanted, else with as many as before."""
    require_game_night_host(game_night, user_id)
    before, after = find_game(game_night.game).seats, find_game(game).seats
    seats = after[-1] if game_night.seats == before[-1] else max(after[0], min(game_night.seats, after[-1]))
    return replace(game_night, game=game, seats=seats, goblins=False, changed_at=now)


def request_goblins(game_night: GameNight, user_id: int, now: datetime) -> GameNight:
    """Add goblins (computer players) to a game night: let them take the seats that a match needs."""
    require_game_night_host(game_night, user_id)
    return replace(game_night, goblins=True, changed_at=now)


def rename_game_night(game_night: GameNight, title: str, now: datetime) -> GameNight:
    """Give a game night the name that somebody gave its server event."""
    return replace(game_night, title=title[:MAX_GAME_NIGHT_TITLE_LENGTH], changed_at=now)


def toggle_server_event(game_night: GameNight, user_id: int, now: datetime) -> GameNight:
    """Show a game night as a server event, too, or no more."""
    require_game_night_host(game_night, user_id)
    return replace(game_night, event=not game_night.event, changed_at=now)


def _require_future(begins_at: datetime | None, now: datetime) -> datetime:
    """Return a time that is still to come; raise `TableError` for one in the past."""
    if begins_at is None or begins_at <= now:
        raise TableError("when-past")
    return begins_at


def _plan_ping(game_night: GameNight, begins_at: datetime, now: datetime) -> GameNight:
    return replace(game_night, begins_at=begins_at, due_at=max(begins_at - CALL_LEAD_TIME, now))


def cancel_game_night(game_night: GameNight, user_id: int, now: datetime, *, manages: bool = False) -> GameNight:
    """Cancel a game night; for its host and for managers of its server."""
    if not game_night.is_live or not (manages or game_night.is_upcoming):
        raise TableError("evening-over")
    if not manages:
        require_game_night_host(game_night, user_id)
    by: OffBy = "host" if game_night.host_id == user_id else "manager"
    return end_game_night(game_night, now, by)


def end_game_night(game_night: GameNight, now: datetime, off_by: OffBy = "") -> GameNight:
    """End or cancel a game night: return it as over, or as off for a reason."""
    return replace(game_night, status="off" if off_by else "over", off_by=off_by, due_at=None, changed_at=now)


def toggle_weekly(game_night: GameNight, user_id: int, now: datetime) -> GameNight:
    """Toggle whether a game night repeats every week (recurring event); that can be said until it is over."""
    require_game_night_host(game_night, user_id, begun=True)
    return replace(game_night, weekly=not game_night.weekly, changed_at=now)


def repeats_weekly(game_night: GameNight) -> bool:
    """Tell whether a weekly (recurring) game night is followed by the next; not if anybody called it off.

    Its host must still be there: who has left the server is no guest any more.
    """
    host = game_night.find_guest(game_night.host_id)
    return game_night.weekly and host is not None and game_night.off_by in ("", "late", "empty")


def find_due_game_night_step(game_night: GameNight, now: datetime) -> GameNightStep:
    """Return which step of a game night is due now: its reminder (call), beginning, free seats or end.

    A call that nobody could make before the game night's time is left out: the lobbies call nobody, but they are there.
    """
    if game_night.due_at is None or game_night.due_at > now or game_night.begins_at is None:
        return "nothing"
    if game_night.is_upcoming and now >= game_night.begins_at + MAX_GAME_NIGHT_DELAY:
        return "too-late"
    if game_night.is_upcoming and now >= game_night.begins_at:
        return "begin"
    steps: Mapping[str, GameNightStep] = {"open": "call", "begun": "free", "free": "end"}
    return steps.get(game_night.status, "nothing")


def mark_reminder_sent(game_night: GameNight, now: datetime, begins_at: datetime | None = None) -> GameNight:
    """Mark a game night's reminder as sent (its people as pinged); next it begins.

    `begins_at` is the time that they were called to: a game night that was moved or cancelled since stays as it is.
    """
    if game_night.status != "open" or begins_at not in (None, game_night.begins_at):
        return game_night
    return replace(game_night, status="called", due_at=game_night.begins_at, changed_at=now)


def mark_begun(game_night: GameNight, tables: Sequence[int], now: datetime) -> GameNight:
    """Mark a game night as begun: its lobbies are open, and their seats are kept for some minutes from now on."""
    return replace(game_night, status="begun", tables=tuple(tables), due_at=now + SEAT_KEPT_TIME, changed_at=now)


def mark_seats_free(game_night: GameNight, now: datetime) -> GameNight:
    """Mark a game night's seats as kept for nobody any more; one that has ended since, or is free, stays."""
    if game_night.status != "begun":
        return game_night
    return replace(game_night, status="free", due_at=now + GAME_NIGHT_CHECK_INTERVAL, changed_at=now)


def postpone_end_check(game_night: GameNight, now: datetime, ends_at: datetime | None = None) -> GameNight:
    """Return a game night that goes on; later it is checked again whether it is over, at the latest when it ends."""
    later = now + GAME_NIGHT_CHECK_INTERVAL
    return replace(game_night, due_at=min(later, ends_at) if ends_at and ends_at > now else later)


def has_table_in_use(tables: Sequence[Table]) -> bool:
    """Tell whether people wait or play at any of these tables."""
    return any(table.status in ("lobby", "playing") for table in tables)


def find_game_night_end(tables: Sequence[Table]) -> datetime | None:
    """Return when a game night ends if nobody plays again: some minutes after its last match.

    `None` while a table is in use, and if nobody can play again at any.
    """
    ended = [table.ended_at for table in tables if table.status == "over" and table.ended_at]
    return None if has_table_in_use(tables) or not ended else max(ended) + NEXT_MATCH_WAIT


def has_lasted_too_long(game_night: GameNight, now: datetime) -> bool:
    """Tell whether a game night has lasted as long as any."""
    return game_night.begins_at is not None and now >= game_night.begins_at + MAX_GAME_NIGHT_DURATION


def assign_guests_to_tables(game_night: GameNight) -> list[tuple[GameNightGuest, ...]]:
    """Return who sits at which table: in the order of sign-up, at as many tables as needed, of nearly the same size."""
    coming, seats = game_night.coming_guests, game_night.seats
    number = max(1, ceil(len(coming) / seats))
    bounds = [round(len(coming) * index / number) for index in range(number + 1)]
    return [coming[begin:end] for begin, end in pairwise(bounds)]


def count_missing_guests(game_night: GameNight) -> int:
    """Return how many people are missing for a match without goblins at each of its tables."""
    return sum(count_missing_players(game_night.game, len(guests)) for guests in assign_guests_to_tables(game_night))


def count_missing_players(game: str, people: int) -> int:
    """Return how many people are missing for a match of a game without goblins."""
    return max(0, find_game(game).seats[0] - people)


def list_playable_games(people: int) -> list[str]:
    """Return the games that so many people can play at one table; fewer than two can play none."""
    return [key for key in list_game_keys() if max(2, find_game(key).seats[0]) <= people <= find_game(key).seats[-1]]


def require_below_game_night_limits(of_person: int, on_server: int) -> None:
    """Raise `TableError` if somebody hosts too many game nights that are still to come, or a server has too many."""
    if of_person >= MAX_GAME_NIGHTS_OF_PERSON:
        raise TableError("evenings-of-yours", most=MAX_GAME_NIGHTS_OF_PERSON)
    if on_server >= MAX_GAME_NIGHTS_ON_SERVER:
        raise TableError("evenings-on-server", most=MAX_GAME_NIGHTS_ON_SERVER)


def build_next_game_night(game_night: GameNight, now: datetime) -> GameNight:
    """Return the next game night of a weekly (recurring) one, not stored yet: at the same time by its host's clock.

    A time that the clock skips on that day moves on by what is skipped, and is back a week later; of one that it
    repeats, it is the first.
    """
    if game_night.begins_at is None:
        raise TableError("when-past")
    begins_at, minute = game_night.begins_at, _read_clock_minute(game_night, game_night.begins_at)
    while begins_at <= now:
        begins_at = _add_week(begins_at, game_night.zone, minute)
    host = GameNightGuest(game_night.host_id, game_night.host_name, "come")
    fresh = replace(game_night, id=0, status="open", created_at=now, changed_at=now, guests=(host,), version=1)
    fresh = replace(fresh, message_id=None, call_id=None, posts=0, named=(), role=None, tables=(), off_by="")
    fresh = replace(fresh, clock_minute=minute, goblins=False, event_id=None, event_shown="")
    return _plan_ping(fresh, begins_at, now)


def _read_clock_minute(game_night: GameNight, begins_at: datetime) -> int:
    """Return the minute of the day that the host wants, by their clock."""
    local_time = localize_time(begins_at, game_night.zone)
    return local_time.hour * 60 + local_time.minute if game_night.clock_minute is None else game_night.clock_minute


def _add_week(begins_at: datetime, zone: str, minute: int) -> datetime:
    """Return a minute of the day a week later; a zone's own clock adds whole days."""
    later = localize_time(begins_at, zone) + WEEK
    return later.replace(hour=minute // 60, minute=minute % 60, fold=0).astimezone(UTC)
