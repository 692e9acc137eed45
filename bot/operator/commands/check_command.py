"""`python -m bot check` (a self-test, doctor): whether token, permissions, database and fonts are in order."""

import argparse
import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from pathlib import Path

import aiohttp
import discord

from bot.error_codes import PORT_IN_USE, ResourceError, check_folder_writable, explain_file_error, explain_port_error
from bot.games.completeness import require_complete_game
from bot.login import get_token
from bot.operator.live.live_check import run_live_check_command
from bot.operator.machine.systemd_unit import is_path_writable_by_unit, parse_unit
from bot.operator.output import write_sentence
from bot.operator.store_trouble import explain_database_error
from bot.pictures.atlas_builder import build_atlas
from bot.pictures.painting.atlas import BUILT
from bot.pictures.painting.fonts import require_fonts
from bot.pictures.painting.sprites import READY, WITHOUT_ATLAS
from bot.settings import Settings
from bot.store import BadBackup, StoreTooNew, StoreTooOld, StoreUnavailable
from bot.store.drivers.addresses import build_database_driver, find_database_file, is_file_database, redact_url
from bot.store.drivers.sqlite_file import require_sqlite_file
from bot.store.upkeep.backups import find_last_backup, verify_backup
from bot.store.upkeep.migrate import read_revision, require_newest_schema_version
from bot.ui.connection.clock_skew import MAX_CLOCK_SKEW_SECONDS, ClockSkew
from bot.ui.connection.permission_check import PermissionSurvey, ServerPermissions, fetch_server_permissions
from games import list_game_keys
from games.engine.words import get_english_sentence

CHECK_ANSWER_TIMEOUT = 10.0
WILDCARD_ADDRESSES = ("0.0.0.0", "::", "")  # noqa: S104  nothing is opened there
"""What opens a port at all addresses of a machine, and is none that can be asked."""

MAX_BACKUP_AGE = timedelta(hours=30)
"""A backup that is older was not made in the last night."""


def check_setup(settings: Settings, arguments: argparse.Namespace) -> int:
    """Run all checks, report on each, and return 1 if something is missing; or try a channel on Discord."""
    if arguments.live:
        return run_live_check_command(settings, arguments)
    looks = (
        _check_database,
        _check_last_backup,
        _check_backup_folder,
        _check_games,
        _check_fonts,
        _check_health_port,
        _check_webhook,
        _check_discord,
    )
    results = [look(settings) for look in looks]
    return 0 if all(results) else 1


def _check_database(settings: Settings) -> bool:
    return (_check_database_file if is_file_database(settings.database_url) else _check_server_database)(settings)


def _check_server_database(settings: Settings) -> bool:
    redacted_url = redact_url(settings.database_url)
    try:
        revision = asyncio.run(_read_revision(settings.database_url))
    except StoreUnavailable as problem:
        return _report_trouble("database", explain_database_error(settings.database_url, problem)[0])
    if (shape := _compare_revision(revision)) in ("newer", "older"):
        write_sentence("operator-check-database", state=shape, file=redacted_url)
    else:
        write_sentence("operator-check-server-database", database=redacted_url)
    return shape != "newer"


async def _read_revision(url: str) -> str | None:
    database = build_database_driver(url)
    try:
        return await database.read(read_revision)
    finally:
        await database.close()


def _compare_revision(revision: str | None) -> str:
    """Compare the schema's revision with that of this version; a database without any will be given it."""
    try:
        require_newest_schema_version(revision, "")
    except StoreTooNew:
        return "newer"
    except StoreTooOld:
        return "older"
    except BadBackup:
        return "none"
    return "good"


def _check_database_file(settings: Settings) -> bool:
    file = find_database_file(settings.database_url)
    try:
        require_sqlite_file(file)
        if not file.exists():
            write_sentence("operator-check-database", state="new", file=str(file))
            return True
        verify_backup(file)
        shape = _compare_revision(asyncio.run(_read_revision(settings.database_url)))
    except BadBackup:
        write_sentence("operator-check-database", state="bad", file=str(file))
        return False
    except StoreUnavailable as problem:
        return _report_trouble("database", explain_database_error(settings.database_url, problem)[0])
    write_sentence("operator-check-database", state=shape, file=str(file))
    return shape != "newer"


def _check_last_backup(settings: Settings) -> bool:
    """Tell when the last good backup was made; false if a night was missed."""
    url = settings.database_url
    if not is_file_database(url) or not settings.backup_keep:
        write_sentence("operator-check-no-backups", kind="file" if is_file_database(url) else "server")
        return True
    try:
        backup = find_last_backup(find_database_file(url), settings.nightly_backup_folder)
    except OSError as problem:
        return _report_trouble(
            "backup", str(explain_file_error(problem, settings.nightly_backup_folder, "BACKUP_FOLDER") or problem)
        )
    if backup is None:
        write_sentence("operator-check-backup", state="none", file=str(settings.nightly_backup_folder), at="")
        return True
    file, saved_at = backup
    late = datetime.now(UTC) - saved_at > MAX_BACKUP_AGE
    state = "late" if late else "good"
    write_sentence("operator-check-backup", state=state, file=str(file), at=saved_at.isoformat(" ", "minutes"))
    return not late


def _report_trouble(part: str, problem: str) -> bool:
    """Tell what is wrong with a part of the bot; return that something is."""
    write_sentence("operator-check-trouble", part=part, problem=problem)
    return False


def _check_backup_folder(settings: Settings) -> bool:
    """Tell whether backups can be written: by this user, and by the unit if the bot runs under systemd."""
    if not is_file_database(settings.database_url) or not settings.backup_keep:
        return True
    folder = settings.nightly_backup_folder
    if not is_path_writable_by_unit(parse_unit(), folder, Path.cwd()):
        return _report_trouble("backup", get_english_sentence("operator-check-unit", folder=str(folder.absolute())))
    trouble = check_folder_writable(folder, "BACKUP_FOLDER")
    return trouble is None or _report_trouble("backup", str(trouble))


def _check_health_port(settings: Settings) -> bool:
    """Tell whether the health address answers, or else can be opened."""
    if settings.health_port is None:
        return True
    state = asyncio.run(_probe_health_port(settings.health_host, settings.health_port))
    if isinstance(state, ResourceError):
        return _report_trouble("health", str(state))
    write_sentence("operator-check-health", state=state, host=settings.health_host, port=str(settings.health_port))
    return state != "unwell"


async def _probe_health_port(host: str, port: int) -> str | ResourceError:
    """Return "free" if the port can be opened, how the bot is that has it, or what keeps it from being opened."""
    try:
        (await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)).close()
    except OSError as problem:
        trouble = explain_port_error(problem, port, port_name="HEALTH_PORT", host_name="HEALTH_HOST")
        answer = await _check_running_bot_health(host, port) if trouble.cause == PORT_IN_USE else None
        return answer or trouble
    return "free"


async def _check_running_bot_health(host: str, port: int) -> str | None:
    """Return how a bot is that answers at a port; `None`: something else has it."""
    address = "127.0.0.1" if host in WILDCARD_ADDRESSES else host
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=CHECK_ANSWER_TIMEOUT)) as session,
            session.get(f"http://{address}:{port}/healthz") as answer,
        ):
            of_bot = "gateway" in await answer.json()
            return ("good" if answer.ok else "unwell") if of_bot else None
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
        return None


def _check_webhook(settings: Settings) -> bool:
    """Tell whether the operator's webhook is there: asking for it posts nothing."""
    if settings.operator_webhook is None:
        return True
    status = asyncio.run(_ask_webhook(settings.operator_webhook.get_secret_value()))
    state = "away" if status is None else "good" if status < HTTPStatus.BAD_REQUEST else "bad"
    write_sentence("operator-check-webhook", state=state, status=str(status))
    return state == "good"


async def _ask_webhook(address: str) -> int | None:
    """Return the status of the answer; `None`: there is none. The address is in no error that is shown."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=CHECK_ANSWER_TIMEOUT)) as session,
            session.get(address) as answer,
        ):
            return answer.status
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
        return None


def _check_games(_settings: Settings) -> bool:
    for key in list_game_keys():
        require_complete_game(key)
    write_sentence("operator-check-games", count=len(list_game_keys()))
    return True


def _check_fonts(settings: Settings) -> bool:
    """Check the fonts, and draw all sprites where there is no atlas of them."""
    try:
        require_fonts()
        if not (WITHOUT_ATLAS or READY.open_first_atlas(BUILT, settings.sprite_folder)):
            build_atlas(settings.sprite_folder)
    except OSError as problem:
        write_sentence("operator-check-fonts", problem=str(problem))
        return False
    write_sentence("operator-check-fonts", problem="none")
    return True


def _check_discord(settings: Settings) -> bool:
    """Check the token, and the bot's permissions on each server."""
    if settings.discord_token is None:
        write_sentence("operator-check-token", state="none")
        return True
    skew = ClockSkew()
    try:
        permissions = asyncio.run(_fetch_permissions(settings, skew))
    except discord.LoginFailure:
        write_sentence("operator-check-token", state="bad")
        return False
    except (aiohttp.ClientError, discord.HTTPException, OSError):
        write_sentence("operator-check-token", state="away")
        return False
    write_sentence("operator-check-token", state="good")
    write_sentence("operator-check-clock", state=_describe_clock_skew(skew), seconds=f"{abs(skew.seconds):.1f}")
    write_sentence("operator-check-invite", link=permissions.link)
    servers = [_check_server(server) for server in permissions.servers]
    return all(servers) and _describe_clock_skew(skew) == "good"


def _describe_clock_skew(skew: ClockSkew) -> str:
    return "off" if abs(skew.seconds) >= MAX_CLOCK_SKEW_SECONDS else "good"


async def _fetch_permissions(settings: Settings, skew: ClockSkew) -> PermissionSurvey:
    async with AsyncExitStack() as stack:
        return await fetch_server_permissions(await get_token(settings, stack), skew)


def _check_server(server: ServerPermissions) -> bool:
    for permission in server.missing:
        write_sentence("operator-check-permission", server=server.name, permission=permission)
    if not server.missing:
        write_sentence("operator-check-server", server=server.name)
    return not server.missing
