"""What the lobby of a table shows of the evening that it belongs to."""

from bot.screens.lobby import LobbyEvening
from bot.store.evening_models import Evening
from bot.tables import Table, Tables
from bot.tables.seat_counts import has_free_seat
from bot.ui.surfaces.places import lobby_link


async def find_live_evening(tables: Tables, table: Table) -> Evening | None:
    """Return the evening of a table, if it has one that is not over."""
    evening = await tables.store.evenings.find(table.evening_id) if table.evening_id is not None else None
    return evening if evening and evening.is_live else None


async def find_free_lobby(tables: Tables, evening: Evening, user_id: int) -> Table | None:
    """Return a lobby of an evening where somebody may sit down: where their seat is kept, or one is free."""
    lobbies = [one for one in await tables.store.tables.of_evening(evening.id, evening.tables) if one.status == "lobby"]
    kept = [one for one in lobbies if one.keeps_seats and user_id in one.pending_invitees]
    free = [one for one in lobbies if has_free_seat(one) and one.removal_of(user_id) is None]
    return next(iter([*kept, *free]), None)


async def find_lobby_evening(tables: Tables, table: Table) -> LobbyEvening | None:
    """Return until when the seats of a lobby are kept, and the other lobbies of its evening with a free seat."""
    evening = await find_live_evening(tables, table) if table.status == "lobby" else None
    if evening is None:
        return None
    others = await tables.store.tables.of_evening(evening.id, evening.tables)
    free = [one for one in others if one.id != table.id and has_free_seat(one) and not one.keeps_seats]
    return LobbyEvening(evening.due_at, tuple([await lobby_link(tables, one) for one in free]))
