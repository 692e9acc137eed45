"""python -m bot: the parlour, on Discord with a token, otherwise in a sandbox on this machine."""

from bot.operator.machine.loading import enable_garbage_collector

# isort: split

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack
from datetime import timedelta
from functools import partial

import discord

from bot.cache_limits import SMALL_HOST_CACHE_LIMITS, USUAL_CACHE_LIMITS, set_cache_limits
from bot.error_codes import EXIT_FINAL, EXIT_RETRY, ResourceError, explain_file_error
from bot.games.completeness import require_complete_game
from bot.login import get_token
from bot.operator.alarm import build_alarm_job
from bot.operator.arguments import parse_arguments
from bot.operator.health import find_dead_part
from bot.operator.logs import configure_logging
from bot.operator.machine.garbage import freeze_loaded
from bot.operator.machine.lasting_disk import is_database_ephemeral
from bot.operator.maintenance import run_maintenance
from bot.operator.periodic import run_job
from bot.operator.store_trouble import explain_database_error
from bot.operator.watchdog import EXIT_BY_WATCHDOG, ProcessDead, report_startup, run_liveness_watchdog
from bot.settings import ENV_FILE, BadSetting, Settings, describe_unknown_settings, load_settings
from bot.store import (
    ALL_SHARDS,
    BackupOverwritesDatabase,
    BadBackup,
    IncompleteMove,
    NotAFileDatabase,
    ShardCountMismatch,
    Store,
    StoreError,
    StoreInUse,
    StoreShrunk,
    StoreTooNew,
    StoreTooOld,
    StoreUnavailable,
    TargetNotEmpty,
    UnknownRevision,
)
from bot.store.drivers.addresses import find_database_file, is_file_database
from bot.store.drivers.file_modes import make_files_private
from bot.store.upkeep.backups import delete_incomplete_backups
from bot.store.upkeep.migrate import find_newest_revision
from bot.tables import Clock, OpeningLimits
from bot.tables.deadlines.daily_days import DailySettings
from bot.tables.log_line import LogLine
from bot.ui.composing.ready_sprites import prepare_sprite_atlas
from bot.ui.connection.refusals import BAD_TOKEN_CLOSE_CODE, DISCORD_AWAY_ERRORS, describe_fault, find_fatal_close_code
from bot.ui.parlour_client import ParlourClient
from bot.version import VERSION
from games import RULES_MODE, list_game_keys
from games.compiled import RulesMode
from games.engine import IncompleteGame
from games.engine.words import get_english_sentence

enable_garbage_collector()

log = logging.getLogger(__name__)
SHARD_HANDOVER_SECONDS = 60.0
"""Seconds that the process before may take over its stop, where this one was started before that was gone."""

CAUSES_BY_CLOSE_CODE = {4010: "shards", 4011: "servers"}
"""What the operator must change after a close of the gateway; everything else is how the bot logs in."""

STORE_ERROR_SENTENCES: dict[type[StoreError], str] = {
    StoreInUse: "store-in-use",
    ShardCountMismatch: "other-shards",
    StoreTooNew: "store-too-new",
    StoreTooOld: "store-too-old",
    StoreShrunk: "store-shrunk",
    BadBackup: "no-backup",
    NotAFileDatabase: "no-file",
    UnknownRevision: "no-step",
    TargetNotEmpty: "not-empty",
    BackupOverwritesDatabase: "same-file",
    IncompleteMove: "half-moved",
}
"""The sentences, under "main-…", for a store that cannot be opened."""


async def run_bot(settings: Settings, clock: Clock | None = None) -> None:
    """Open the store and play until a signal asks to stop; without another `clock`, by the machine's."""
    set_cache_limits(SMALL_HOST_CACHE_LIMITS if settings.small_host else USUAL_CACHE_LIMITS)
    for key in list_game_keys():
        require_complete_game(key)
    async with AsyncExitStack() as stack:
        opened: list[ParlourClient] = []
        await stack.enter_async_context(report_startup(lambda: any(client.is_ready() for client in opened)))
        token = await get_token(settings, stack)
        store = await Store.open(settings.database_url, settings.shards or ALL_SHARDS, SHARD_HANDOVER_SECONDS)
        stack.push_async_callback(store.close)
        _log_version()
        if is_file_database(settings.database_url):
            await _clean_up_files(settings)
        await stack.enter_async_context(prepare_sprite_atlas(settings.sprite_folder, build=not settings.small_host))
        parlour = await stack.enter_async_context(
            ParlourClient(
                store,
                clock=clock,
                guild_ids=settings.guild_ids,
                shards=settings.shards,
                proxied=settings.discord_api is not None,
                limits=_build_table_limits(settings),
                daily=_read_daily_settings(settings),
                own_emoji=True,
                faces=True,
            )
        )
        if settings.health_port is not None:
            # This is loaded only if it is wanted: 5 MiB, and a tenth of a second.
            from bot.operator.http_port import run_http_server  # noqa: PLC0415

            await stack.enter_async_context(
                run_http_server(parlour, settings.health_port, settings.health_host, settings)
            )
        if settings.otel_exporter_otlp_endpoint:
            stack.enter_context(_export_spans(settings.otel_exporter_otlp_endpoint))
        failing: set[str] = set()
        alarms = [build_alarm_job(parlour, settings, failing)] if settings.operator_webhook else []
        await stack.enter_async_context(
            run_maintenance(
                settings, parlour.tables, parlour.delivery, parlour.apply_operator_decisions, *alarms, failing=failing
            )
        )
        freeze_loaded()
        closing = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, closing.set)
        await stack.enter_async_context(run_liveness_watchdog(partial(find_dead_part, parlour), closing.set))
        opened.append(parlour)
        await _play_until_shutdown(closing, asyncio.create_task(parlour.start(token)))


async def _clean_up_files(settings: Settings) -> None:
    """Delete incomplete backups that a killed process left, and warn of a disk that does not last."""
    database = find_database_file(settings.database_url)
    await run_job(
        "sweep", partial(asyncio.to_thread, delete_incomplete_backups, database, settings.nightly_backup_folder)
    )
    if is_database_ephemeral(database):
        log.warning(get_english_sentence("main-passing-disk", file=str(database)))


def _log_version() -> None:
    """Begin the log: only now, since a start that is refused says why in one line."""
    log.info(LogLine("version", number=VERSION))
    if RULES_MODE is RulesMode.STALE:
        log.warning("compiled rules do not fit: the sources run until the next make compiled")


def _export_spans(address: str) -> AbstractContextManager[None]:
    """Send spans (traces) to a collector of OpenTelemetry; raises `BadSetting` without its libraries."""
    try:
        from bot.operator.traces import build_span_exporter, trace_metrics  # noqa: PLC0415  an extra, seldom wanted
    except ImportError:
        raise BadSetting(
            "bad-setting", name="OTEL_EXPORTER_OTLP_ENDPOINT", problem=get_english_sentence("main-no-traces")
        ) from None
    return trace_metrics(build_span_exporter(address))


async def _play_until_shutdown(closing: asyncio.Event, playing: "asyncio.Task[None]") -> None:
    """Play until the shutdown; raises the error that ends the play earlier.

    Cancelling the play is not enough: if Discord answers at the same moment, the cancellation may be lost. Closing the
    parlour, the next step, certainly ends it.
    """
    shutdown = asyncio.create_task(closing.wait())
    await asyncio.wait({playing, shutdown}, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        shutdown.cancel()
        await playing
    else:
        log.info("closing time")
        playing.cancel()


def _build_table_limits(settings: Settings) -> OpeningLimits:
    pause = timedelta(seconds=settings.opening_pause)
    return OpeningLimits(person=settings.tables_a_person, channel=settings.tables_a_channel, pause=pause)


def _read_daily_settings(settings: Settings) -> DailySettings:
    secret = settings.daily_secret
    return DailySettings(settings.daily_hour, bytes.fromhex(secret.get_secret_value().strip()) if secret else None)


def main(arguments: Sequence[str] | None = None, clock: Clock | None = None) -> int:
    """Run the bot, or the operator's command; one clear line and an exit status if that is impossible.

    Another `clock` than the machine's is for those who have no time.
    """
    parsed_arguments = parse_arguments(arguments)
    try:
        settings = load_settings()
        configure_logging(settings)
        make_files_private(ENV_FILE)
        if "do" in parsed_arguments:
            return int(parsed_arguments.do(settings, parsed_arguments))
        return _run_event_loop(settings, clock=clock, need_token=parsed_arguments.need_token)
    except StoreError as problem:
        return _print_failure(*_explain_store_failure(settings.database_url, problem))
    except ProcessDead:
        return EXIT_BY_WATCHDOG
    except FATAL_ERRORS as problem:
        return _print_failure(*_explain_start_failure(problem))


FATAL_ERRORS = (
    *(ResourceError, BadSetting, IncompleteGame),
    *(discord.LoginFailure, discord.ConnectionClosed, discord.PrivilegedIntentsRequired),
    *DISCORD_AWAY_ERRORS,
)
"""What ends the bot with one sentence."""


def _explain_start_failure(problem: BaseException) -> tuple[str, int]:
    """Return what is said of a setting, a file or Discord that the bot cannot go on with, and the exit status."""
    trouble = problem if isinstance(problem, ResourceError) else explain_file_error(problem)
    if trouble:
        return str(trouble), trouble.exit_status
    if isinstance(problem, BadSetting | IncompleteGame):
        return str(problem), EXIT_FINAL
    if isinstance(problem, discord.LoginFailure):
        return get_english_sentence("main-bad-token"), EXIT_FINAL
    if isinstance(problem, discord.ConnectionClosed | discord.PrivilegedIntentsRequired):
        return _explain_gateway_close(find_fatal_close_code(problem))
    return get_english_sentence("main-no-connection", problem=describe_fault(problem)), EXIT_RETRY


def _explain_gateway_close(code: int | None) -> tuple[str, int]:
    """Return why Discord closed the connection: for good, or so that a new start may help."""
    if code == BAD_TOKEN_CLOSE_CODE:
        return get_english_sentence("main-bad-token"), EXIT_FINAL
    if code is None:
        return get_english_sentence("main-no-connection", problem=get_english_sentence("main-closed")), EXIT_RETRY
    return get_english_sentence(
        "main-closed-for-good", cause=CAUSES_BY_CLOSE_CODE.get(code, "login"), code=str(code)
    ), EXIT_FINAL


def _run_event_loop(settings: Settings, *, clock: Clock | None = None, need_token: bool = False) -> int:
    for sentence in describe_unknown_settings(ENV_FILE, os.environ):
        log.warning(sentence)
    if need_token and not (settings.discord_token or settings.sandbox):
        raise BadSetting("need-token")
    os.umask(0o077)  # whatever is written holds hands, or the sandbox's messages
    with asyncio.Runner(loop_factory=_find_uvloop_factory()) as runner:
        runner.run(run_bot(settings, clock))
    return 0


def _find_uvloop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory for uvloop's event loops; Windows has none."""
    try:
        import uvloop  # noqa: PLC0415  missing on Windows
    except ImportError:
        return None
    return uvloop.new_event_loop


def _explain_store_failure(url: str, problem: StoreError) -> tuple[str, int]:
    """Return what is said of a store that cannot be used, and the exit status."""
    if sentence := STORE_ERROR_SENTENCES.get(type(problem)):
        return get_english_sentence(f"main-{sentence}", found=str(problem), known=find_newest_revision()), EXIT_FINAL
    return explain_database_error(url, problem) if isinstance(problem, StoreUnavailable) else (str(problem), EXIT_FINAL)


def _print_failure(line: str, status: int) -> int:
    sys.stderr.write(f"goblin-parlour: {line}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
