"""`python -m bot.pictures [--atlas [DIR]]`: draw the sprites of the pictures ahead."""

import argparse
import os
import signal
import sys
from pathlib import Path

from bot.pictures.atlas_builder import build_atlas
from bot.pictures.painting.atlas import BUILT, open_atlas
from games.engine.words import get_english_sentence

ATLAS_NICENESS = 10


def main(arguments: list[str] | None = None) -> int:
    """Write the atlas of sprites; where it cannot be written it ends with status 1 and a sentence."""
    folder = _parse_atlas_folder(arguments)
    try:
        _write_atlas_if_missing(folder)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        sys.stderr.write(get_english_sentence("error-unwritable", place=str(folder), problem=reason) + "\n")
        return 1
    return 0


def _parse_atlas_folder(arguments: list[str] | None) -> Path:
    parser = argparse.ArgumentParser(
        prog="python -m bot.pictures", description=get_english_sentence("pictures-command")
    )
    parser.add_argument(
        "--atlas",
        type=Path,
        nargs="?",
        const=BUILT,
        default=BUILT,
        metavar="DIR",
        help=get_english_sentence("pictures-command-atlas"),
    )
    folder: Path = parser.parse_args(arguments).atlas
    return folder


def _write_atlas_if_missing(folder: Path) -> None:
    """Write the atlas of sprites, if the folder has none: while nothing else needs the processor."""
    os.nice(ATLAS_NICENESS)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    if open_atlas(folder) is None:
        build_atlas(folder)


if __name__ == "__main__":
    sys.exit(main())
