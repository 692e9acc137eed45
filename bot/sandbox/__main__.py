"""Runs a sandbox on its own: `python -m bot.sandbox --port 8765`; any bot on this machine can then connect to it."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from typing_extensions import override

from bot.sandbox.server import Sandbox
from bot.sandbox.state_file import InvalidStateFile
from bot.sandbox.world.protocol import LOCALES

MAX_SERVERS = 10_000
"""The most servers or shards that a sandbox has."""


class _Parser(argparse.ArgumentParser):
    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parse_sandbox_arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line; one line and exit status 2 if it is wrong."""
    parser = _Parser("python -m bot.sandbox", description="A Discord on this machine.")
    parser.add_argument(
        "--port", type=_parse_port, default=0, help="where to listen on loopback; 0 takes any free port"
    )
    parser.add_argument("--servers", type=_parse_count, default=1, help="how many servers there are at least")
    parser.add_argument(
        "--community",
        choices=LOCALES,
        metavar="LOCALE",
        help="the last server is a Community in this language, like de",
    )
    parser.add_argument(
        "--shards", type=_parse_count, default=1, help="how many shards a bot that asks is told to open"
    )
    parser.add_argument("--concurrency", type=_parse_count, default=1, help="how many of them may identify at once")
    parser.add_argument("--record", type=Path, help="a file for every REST request of the bot, a JSON object a line")
    parser.add_argument("--state", type=Path, help="a file in which everything outlives the sandbox")
    return parser.parse_args(argv)


def _parse_port(text: str) -> int:
    number = int(text) if text.isdecimal() else -1
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is no port; a port is a number from 0 to 65535")
    return number


def _parse_count(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if not 1 <= number <= MAX_SERVERS:
        raise argparse.ArgumentTypeError(f"{text} does not fit; this is a number from 1 to {MAX_SERVERS}")
    return number


async def run_sandbox(arguments: argparse.Namespace) -> int:
    """Run the sandbox (a server like Discord's) until a signal asks to stop; return the exit status."""
    try:
        sandbox = Sandbox(
            arguments.port,
            arguments.record,
            state=arguments.state,
            servers=arguments.servers,
            shards=arguments.shards,
            concurrency=arguments.concurrency,
        )
        await sandbox.start()
        if arguments.community:
            sandbox.faults.make_community([*sandbox.world.guilds.values()][-1], arguments.community)
    except InvalidStateFile as error:
        return _print_error(str(error))
    except OSError as error:
        return _print_error(f"cannot start: {error}")
    _print_line(f"The sandbox is at {sandbox.address} (bot token {sandbox.token})")
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()
    await sandbox.stop()
    return 0


def _print_line(line: str) -> None:
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def _print_error(line: str) -> int:
    _print_line(f"python -m bot.sandbox: {line}")
    return 2


def main() -> int:
    """Run the command line."""
    return asyncio.run(run_sandbox(parse_sandbox_arguments()))


if __name__ == "__main__":
    sys.exit(main())
