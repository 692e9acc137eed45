"""How many seats a table has, how many of them are kept, and whether one is free."""

from bot.store.models import Table
from games import find_game


def count_seats(table: Table) -> int:
    """Return the capacity of a table (most seats): that of its game, or of a table of its game night."""
    max_seats = find_game(table.game).seats[-1]
    return min(max_seats, table.seat_limit) if table.seat_limit else max_seats


def count_kept_seats(table: Table) -> int:
    """Return how many seats are kept for people who signed up to a game night and are not there yet."""
    return len(table.pending_invitees) if table.keeps_seats else 0


def is_table_full(table: Table) -> bool:
    """Tell whether somebody sits on every seat, people or goblins."""
    return len(table.sitters) >= count_seats(table)


def has_free_seat(table: Table) -> bool:
    """Tell whether anybody may sit down in a lobby: a seat has no person, and is kept for nobody."""
    taken = len(table.present_people) + count_kept_seats(table)
    return table.status == "lobby" and taken < count_seats(table)
