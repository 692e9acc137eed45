"""`python -m tests.pictures [GAME] [--json] [--save DIR] [--sheet FILE] [--tables N]`: measure or save pictures."""

import argparse
import json
import sys
from pathlib import Path

from bot.pictures.moments import draw_game_animations
from bot.pictures.sample import find_samples
from games import list_game_keys
from games.engine.words import ENGLISH, get_english_sentence
from tests.pictures.bench import MeasuredPicture, measure_moving, measure_sample, save_moving, save_sample
from tests.pictures.evening import EveningCost, simulate_evening
from tests.pictures.sheet import sample_podiums, write_sheet
from tests.spoken import check_language, spoken_in
from tests.words import tool_text


def main(arguments: list[str] | None = None) -> int:
    """Measure each sample of one game or of all, and print milliseconds and kilobytes.

    Where pictures cannot be written it ends with status 1 and a sentence.
    """
    asked = _parse_arguments(arguments)
    try:
        with spoken_in(asked.language):
            return _run(asked)
    except OSError as problem:
        place = str(asked.sheet or asked.save)
        sys.stderr.write(
            get_english_sentence("error-unwritable", place=place, problem=problem.strerror or str(problem)) + "\n"
        )
        return 1


def _run(asked: argparse.Namespace) -> int:
    games, measured = [asked.game] if asked.game else list(list_game_keys()), list[MeasuredPicture]()
    if asked.tables:
        spent = simulate_evening(games, asked.tables)
        sys.stdout.write(json.dumps(spent) + "\n" if asked.json else _format_costs(spent))
        return 0
    if asked.sheet:
        write_sheet(asked.sheet, games)
        return 0
    moving = [(game, kind, picture) for game in games for kind, picture in draw_game_animations(game).items()]
    moving += [] if asked.game else [("house", name, picture) for name, picture in sample_podiums()]
    for game in games:
        for sample in find_samples(game).values():
            measured.append(measure_sample(game, sample))
            if asked.save:
                save_sample(game, sample, asked.save)
    for game, kind, picture in moving:
        measured.append(measure_moving(game, kind, picture))
        if asked.save:
            save_moving(game, kind, picture, asked.save)
    sys.stdout.write(json.dumps(measured) + "\n" if asked.json else _format_table(measured))
    return 0


def _parse_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=tool_text("pictures-bench"))
    parser.add_argument("game", nargs="?", choices=sorted(list_game_keys()), help=tool_text("pictures-bench-game"))
    parser.add_argument("--json", action="store_true", help=tool_text("pictures-bench-json"))
    parser.add_argument("--tables", type=int, default=0, help=tool_text("pictures-bench-tables"))
    parser.add_argument("--save", type=Path, metavar="DIR", help=tool_text("pictures-bench-save"))
    parser.add_argument("--sheet", type=Path, metavar="FILE", help=tool_text("pictures-bench-sheet"))
    parser.add_argument("--language", type=check_language, default=ENGLISH, help=tool_text("pictures-bench-language"))
    return parser.parse_args(arguments)


def _format_table(measured: list[MeasuredPicture]) -> str:
    lines = [
        f"{one['game']:18}{one['picture']:24}{one['ms']:7.2f} ms {one['kB']:7.1f} kB  {one['width']}×{one['height']}"
        + (f"  {one['frames']} ×\n" if one["frames"] > 1 else "\n")
        for one in measured
    ]
    return "".join(lines)


def _format_costs(spent: list[EveningCost]) -> str:
    lines = [
        f"{one['game']:18}{one['kind']:8}{one['pictures']:6} × {one['ms']:6.2f} ms {one['kB']:6.1f} kB\n"
        for one in spent
    ]
    return "".join(lines)


if __name__ == "__main__":
    sys.exit(main())
