"""`python -m bot.pictures [GAME] [--json] [--save DIR] [--sheet FILE] [--tables N] [--atlas [DIR]]`.

It measures pictures, saves them, or draws ahead.
"""

import argparse
import json
import os
import signal
import sys
from pathlib import Path

from bot.pictures.ahead import build_atlas
from bot.pictures.bench import MeasuredPicture, measure, measure_moving, save, save_moving
from bot.pictures.evening import EveningCost, evening
from bot.pictures.moments import moving_of
from bot.pictures.painting.atlas import BUILT, open_atlas
from bot.pictures.sample import samples_of
from bot.pictures.sheet import podiums, write_sheet
from games import keys
from games.engine.words import said

NICE = 10


def main(arguments: list[str] | None = None) -> int:
    """Measure each sample of one game or of all, and print milliseconds and kilobytes.

    Where pictures cannot be written it ends with status 1 and a sentence.
    """
    asked = _asked(arguments)
    try:
        return _carried_out(asked)
    except OSError as problem:
        place = str(asked.atlas or asked.sheet or asked.save)
        sys.stderr.write(said("error-unwritable", place=place, problem=problem.strerror or str(problem)) + "\n")
        return 1


def _carried_out(asked: argparse.Namespace) -> int:
    games, measured = [asked.game] if asked.game else list(keys()), list[MeasuredPicture]()
    if asked.tables:
        spent = evening(games, asked.tables)
        sys.stdout.write(json.dumps(spent) + "\n" if asked.json else _told(spent))
        return 0
    if asked.atlas:
        _draw_ahead(asked.atlas)
        return 0
    if asked.sheet:
        write_sheet(asked.sheet, games)
        return 0
    moving = [(game, kind, picture) for game in games for kind, picture in moving_of(game).items()]
    moving += [] if asked.game else [("house", name, picture) for name, picture in podiums()]
    for game in games:
        for sample in samples_of(game).values():
            measured.append(measure(game, sample))
            if asked.save:
                save(game, sample, asked.save)
    for game, kind, picture in moving:
        measured.append(measure_moving(game, kind, picture))
        if asked.save:
            save_moving(game, kind, picture, asked.save)
    sys.stdout.write(json.dumps(measured) + "\n" if asked.json else _table(measured))
    return 0


def _asked(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.pictures", description=said("pictures-bench"))
    parser.add_argument("game", nargs="?", choices=sorted(keys()), help=said("pictures-bench-game"))
    parser.add_argument("--json", action="store_true", help=said("pictures-bench-json"))
    parser.add_argument("--tables", type=int, default=0, help=said("pictures-bench-tables"))
    parser.add_argument("--save", type=Path, metavar="DIR", help=said("pictures-bench-save"))
    parser.add_argument("--sheet", type=Path, metavar="FILE", help=said("pictures-bench-sheet"))
    parser.add_argument("--atlas", type=Path, nargs="?", const=BUILT, metavar="DIR", help=said("pictures-bench-atlas"))
    return parser.parse_args(arguments)


def _draw_ahead(folder: Path) -> None:
    """Write the atlas of sprites, if the folder has none: while nothing else needs the processor."""
    os.nice(NICE)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    if open_atlas(folder) is None:
        build_atlas(folder)


def _table(measured: list[MeasuredPicture]) -> str:
    lines = [
        f"{one['game']:18}{one['picture']:24}{one['ms']:7.2f} ms {one['kB']:7.1f} kB  {one['width']}×{one['height']}"
        + (f"  {one['frames']} ×\n" if one["frames"] > 1 else "\n")
        for one in measured
    ]
    return "".join(lines)


def _told(spent: list[EveningCost]) -> str:
    lines = [
        f"{one['game']:18}{one['kind']:8}{one['pictures']:6} × {one['ms']:6.2f} ms {one['kB']:6.1f} kB\n"
        for one in spent
    ]
    return "".join(lines)


if __name__ == "__main__":
    sys.exit(main())
