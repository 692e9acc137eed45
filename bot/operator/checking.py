"""`python -m bot check`: whether token, permissions, database and fonts are in order."""

import argparse
import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta

import aiohttp
import discord

from bot.entrance import entrance
from bot.games.shelf import check as check_game
from bot.operator.live.live_check import check_live
from bot.operator.output import tell
from bot.pictures.ahead import warm_up
from bot.pictures.painting.fonts import open_all
from bot.settings import Settings
from bot.store import NoBackup, StoreTooNew, StoreTooOld, StoreUnavailable
from bot.store.drivers.addresses import database_at, file_of, is_file, url_told
from bot.store.upkeep.copies import check_copy, last_copy
from bot.store.upkeep.migrate import check_shape, revision
from bot.ui.house.clock_skew import TOO_FAR, ClockSkew
from bot.ui.house.permission_check import BotStanding, Standing, standing
from games import keys

LATE = timedelta(hours=30)
"""A backup that is older was not made in the last night."""


def check(settings: Settings, asked: argparse.Namespace) -> int:
    """Check one after the other, report on each, and return 1 if something is missing; or try a channel on Discord."""
    if asked.live:
        return check_live(settings, asked)
    looks: tuple[Callable[[Settings], bool], ...] = (_database, _backup, _games, _fonts, _discord)
    found = [look(settings) for look in looks]
    return 0 if all(found) else 1


def _database(settings: Settings) -> bool:
    return (_file if is_file(settings.database_url) else _server_database)(settings)


def _server_database(settings: Settings) -> bool:
    shown = url_told(settings.database_url)
    try:
        found = asyncio.run(_revision(settings.database_url))
    except StoreUnavailable as problem:
        tell("operator-check-server-database", database=shown, problem=str(problem))
        return False
    if (shape := _shape(found)) in ("newer", "older"):
        tell("operator-check-database", state=shape, file=shown)
    else:
        tell("operator-check-server-database", database=shown, problem="none")
    return shape != "newer"


async def _revision(url: str) -> str | None:
    database = database_at(url)
    try:
        return await database.read(revision)
    finally:
        await database.close()


def _shape(found: str | None) -> str:
    """Return how the shape of a database is to that of this version; one without any will be given it."""
    try:
        check_shape(found, "")
    except StoreTooNew:
        return "newer"
    except StoreTooOld:
        return "older"
    except NoBackup:
        return "none"
    return "good"


def _file(settings: Settings) -> bool:
    file = file_of(settings.database_url)
    if not file.exists():
        tell("operator-check-database", state="new", file=str(file))
        return True
    try:
        check_copy(file)
    except NoBackup:
        tell("operator-check-database", state="bad", file=str(file))
        return False
    shape = _shape(asyncio.run(_revision(settings.database_url)))
    tell("operator-check-database", state=shape, file=str(file))
    return shape != "newer"


def _backup(settings: Settings) -> bool:
    """Tell when the last good copy was made; false if a night was missed."""
    url = settings.database_url
    if not is_file(url) or not settings.backup_keep:
        tell("operator-check-no-backups", kind="file" if is_file(url) else "server")
        return True
    found = last_copy(file_of(url), settings.backups)
    if found is None:
        tell("operator-check-backup", state="none", file=str(settings.backups), at="")
        return True
    file, at = found
    late = datetime.now(UTC) - at > LATE
    state = "late" if late else "good"
    tell("operator-check-backup", state=state, file=str(file), at=at.isoformat(" ", "minutes"))
    return not late


def _games(_settings: Settings) -> bool:
    for key in keys():
        check_game(key)
    tell("operator-check-games", count=len(keys()))
    return True


def _fonts(_settings: Settings) -> bool:
    try:
        open_all()
        warm_up()
    except OSError as problem:
        tell("operator-check-fonts", problem=str(problem))
        return False
    tell("operator-check-fonts", problem="none")
    return True


def _discord(settings: Settings) -> bool:
    """Check the token, and what the bot may do on each server."""
    if settings.discord_token is None:
        tell("operator-check-token", state="none")
        return True
    skew = ClockSkew()
    try:
        found = asyncio.run(_standing(settings, skew))
    except discord.LoginFailure:
        tell("operator-check-token", state="bad")
        return False
    except (aiohttp.ClientError, discord.HTTPException, OSError):
        tell("operator-check-token", state="away")
        return False
    tell("operator-check-token", state="good")
    tell("operator-check-clock", state=_clock(skew), seconds=f"{abs(skew.seconds):.1f}")
    tell("operator-check-invite", link=found.link)
    servers = [_server(server) for server in found.servers]
    return all(servers) and _clock(skew) == "good"


def _clock(skew: ClockSkew) -> str:
    return "off" if abs(skew.seconds) >= TOO_FAR else "good"


async def _standing(settings: Settings, skew: ClockSkew) -> Standing:
    async with AsyncExitStack() as stack:
        return await standing(await entrance(settings, stack), skew)


def _server(server: BotStanding) -> bool:
    for permission in server.missing:
        tell("operator-check-permission", server=server.name, permission=permission)
    if not server.missing:
        tell("operator-check-server", server=server.name)
    return not server.missing
