"""`python -m tests.screens [WAY …]`: how much of a phone screen the messages of a match take, measured in Chromium."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.async_api import async_playwright

from games import list_game_keys
from tests.chromium import ARGUMENTS, find_chromium
from tests.screens.longer import long_winded
from tests.screens.pages import measure_pages
from tests.screens.playing import played
from tests.screens.posed import posed
from tests.screens.tally import PAGES, Tally
from tests.screens.ways import WAYS
from tests.spoken import check_language, spoken_in

ARTEFACTS = Path(".cache/screens")
MOST = 40


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.screens", description=__doc__)
    parser.add_argument(
        "way", nargs="*", choices=[*WAYS, PAGES, []], help="what is played; each game and all pages, if none is named"
    )
    parser.add_argument("--all", action="store_true", help="all ways to play all games")
    parser.add_argument("--questions", type=int, default=MOST, help="so many of Ann's questions are measured a match")
    parser.add_argument("--folder", type=Path, default=ARTEFACTS, help="where screenshots are saved")
    parser.add_argument("--long", action="store_true", help="in a language that is longer than English")
    parser.add_argument("--language", type=check_language, help="in a language of the catalogue, such as de")
    parser.add_argument("--posed", action="store_true", help="only positions: no match is played by clicks")
    asked = parser.parse_args(arguments)
    chromium = find_chromium()
    if chromium is None:
        sys.stderr.write("There is no Chromium on the PATH, and CHROMIUM names none.\n")
        return 2
    asked.folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        if asked.language:
            stack.enter_context(spoken_in(asked.language))
        if asked.long:
            stack.enter_context(long_winded())
        ways = [*WAYS, PAGES] if asked.all else asked.way or [*list_game_keys(), PAGES]
        most = None if asked.posed else asked.questions
        asyncio.run(_measured(chromium, ways, most, asked.folder))
    return 0


async def _measured(chromium: str, ways: Sequence[str], most: int | None, artefacts: Path) -> None:
    """Play a match in each way, and print each table as soon as it is there."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for way in ways:
            with tempfile.TemporaryDirectory(prefix="parlour-screens-") as folder:
                made = Path(folder)
                if way == PAGES:
                    _print(await measure_pages(made, artefacts, browser))
                elif most is None:
                    _print(await posed(made, artefacts, browser, [way]))
                else:
                    _print(await played(made, artefacts, browser, way, most))
        await browser.close()


def _print(tallies: Sequence[Tally]) -> None:
    for tally in tallies:
        for line in tally.lines():
            sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
