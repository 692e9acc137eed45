"""What a table shows of the game night that it belongs to, and which of a game night's lobbies has a free seat."""

from bot.screens.lobby import LobbyGameNight
from bot.store.game_night_models import GameNight
from bot.tables import Table, TableService
from bot.tables.use_cases.seat_counts import has_free_seat
from bot.ui.surfaces.places import build_lobby_link


async def find_live_game_night(tables: TableService, table: Table) -> GameNight | None:
    """Return the game night of a table, if it has one that is not over."""
    game_night = (
        await tables.store.game_nights.find_game_night(table.evening_id) if table.evening_id is not None else None
    )
    return game_night if game_night and game_night.is_live else None


async def find_free_lobby(tables: TableService, game_night: GameNight, user_id: int) -> Table | None:
    """Return a lobby of a game night where somebody may sit down: where their seat is kept, or one is free."""
    lobbies = [
        table
        for table in await tables.store.tables.list_game_night_tables(game_night.id, game_night.tables)
        if table.status == "lobby"
    ]
    with_kept_seat = [table for table in lobbies if table.keeps_seats and user_id in table.pending_invitees]
    free = [table for table in lobbies if has_free_seat(table) and table.find_removal(user_id) is None]
    return next(iter([*with_kept_seat, *free]), None)


async def describe_table_game_night(tables: TableService, table: Table) -> LobbyGameNight | None:
    """Return what a table shows of its game night.

    A lobby shows until when its seats are kept, and the other lobbies with a free seat; a match that is over has a link
    to the post.
    """
    game_night = await find_live_game_night(tables, table) if table.status == "lobby" else None
    if game_night is None:
        return await _find_link(tables, table)
    others = await tables.store.tables.list_game_night_tables(game_night.id, game_night.tables)
    free = [other for other in others if other.id != table.id and has_free_seat(other) and not other.keeps_seats]
    return LobbyGameNight(
        game_night.due_at, tuple([await build_lobby_link(tables, other_table) for other_table in free])
    )


async def _find_link(tables: TableService, table: Table) -> LobbyGameNight | None:
    game_night = (
        await tables.store.game_nights.find_game_night(table.evening_id)
        if table.evening_id and table.ended_at
        else None
    )
    if game_night is None or game_night.message_id is None:
        return None
    return LobbyGameNight(link=build_game_night_link(game_night))


def build_game_night_link(game_night: GameNight) -> str:
    """Return the link (URL) to the post of a game night."""
    return f"https://discord.com/channels/{game_night.guild_id}/{game_night.channel_id}/{game_night.message_id}"
