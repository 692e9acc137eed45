"""`python -m tests.before_after COMMIT [--file FILE]`: all samples at a commit beside those of today, on one sheet.

Each is as wide as a phone shows it. Commits before 24ff00c4 take their fonts from packages that are no longer
installed. Where a commit is not in the history or does not run, a sentence says so, and the status is 1.
"""

import argparse
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from bot.pictures.painting.fonts import Font, FontFace, load_font
from bot.pictures.painting.theme import CAVE, CREAM
from bot.pictures.sample import find_samples
from games import list_game_keys
from tests.pictures.bench import save_sample
from tests.pictures.sheet import GAP, HEAD, LEVEL, WIDTH

ROOT = Path(__file__).parents[1]
PAIRS = 3
"""So many pairs stand side by side."""
COLOURS, TITLE = 256, FontFace(Font.ROUND, 15)


def main() -> int:
    """Draw the sheet, and say where it is."""
    parser = argparse.ArgumentParser(prog="python -m tests.before_after", description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--file", type=Path, default=ROOT / ".cache" / "sheets" / "before-after.png")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        old, new = Path(name, "old"), Path(name, "new")
        if not draw_at(asked.commit, Path(name), old):
            sys.stdout.write(f"{asked.commit} is not in this clone's history, or draws no more: there is no sheet.\n")
            return 1
        for game in list_game_keys():
            for sample in find_samples(game).values():
                save_sample(game, sample, new)
        sheet = _sheet(sorted({file.name for folder in (old, new) for file in folder.glob("*.png")}), (old, new))
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    sheet.quantize(COLOURS, dither=Image.Dither.NONE).save(asked.file, "PNG", compress_level=LEVEL)
    sys.stdout.write(f"{asked.file}\n")
    return 0


def draw_at(commit: str, folder: Path, into: Path) -> bool:
    """Draw all samples with the code of a commit; tell whether it is there and still runs."""
    asked = ["git", "archive", commit, "bot", "games", "assets", "tests"]
    found = subprocess.run(asked, cwd=ROOT, check=False, capture_output=True)
    if found.returncode:
        return False
    house = folder / "house"
    with tarfile.open(fileobj=BytesIO(found.stdout)) as archive:
        archive.extractall(house, filter="data")
    command = [sys.executable, "-m", picture_command(house), "--json", "--save", str(into)]
    return not subprocess.run(command, cwd=house, check=False, stdout=subprocess.DEVNULL).returncode


def picture_command(checkout: Path) -> str:
    """Return the module of a checkout that draws all pictures; up to 1.0.0 it was the bot's own."""
    return "tests.pictures" if (checkout / "tests" / "pictures").is_dir() else "bot.pictures"


def _sheet(names: list[str], folders: tuple[Path, Path]) -> Image.Image:
    """Return pairs of pictures with their names above, column by column."""
    pairs = [(name, [_small(folder / name) for folder in folders]) for name in names]
    heights = [HEAD + max(image.height for image in pair) + GAP for _, pair in pairs]
    column = GAP + 2 * (WIDTH + GAP)
    ends, places = [GAP] * PAIRS, list[tuple[int, int]]()
    for height in heights:
        place = ends.index(min(ends))
        places.append((place * column + GAP, ends[place]))
        ends[place] += height
    sheet = Image.new("RGB", (PAIRS * column, max(ends)), CAVE)
    pen = ImageDraw.Draw(sheet)
    for (name, pair), (x, y) in zip(pairs, places, strict=True):
        pen.text((x, y), name.removesuffix(".png"), CREAM, load_font(TITLE))
        for number, image in enumerate(pair):
            sheet.paste(image, (x + number * (WIDTH + GAP), y + HEAD))
    return sheet


def _small(file: Path) -> Image.Image:
    """Return a picture as wide as a phone shows it; a narrow gap for one that there was not."""
    if not file.exists():
        return Image.new("RGB", (WIDTH, 1), CAVE)
    with Image.open(file) as whole:
        return whole.convert("RGB").resize((WIDTH, round(whole.height * WIDTH / whole.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    sys.exit(main())
