"""What the lobby of a table shows of the evening that it belongs to."""

from bot.screens.lobby import LobbyEvening
from bot.tables import Table, Tables
from bot.tables.seat_counts import has_free_seat
from bot.ui.surfaces.places import lobby_link


async def find_lobby_evening(tables: Tables, table: Table) -> LobbyEvening | None:
    """Return until when the seats of a lobby are kept, and the other lobbies of its evening with a free seat."""
    if table.evening_id is None or table.status != "lobby":
        return None
    evening = await tables.store.evenings.find(table.evening_id)
    if evening is None or not evening.is_live:
        return None
    others = await tables.store.tables.of_evening(evening.id, evening.tables)
    free = [one for one in others if one.id != table.id and has_free_seat(one) and not one.keeps_seats]
    return LobbyEvening(evening.due_at, tuple([await lobby_link(tables, one) for one in free]))
