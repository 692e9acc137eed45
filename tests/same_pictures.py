"""`python -m tests.same_pictures [COMMIT]`: whether all pictures show the same, pixel by pixel.

It compares samples, moments and podiums of a commit with those of now; without a commit, those that are drawn without
an atlas with those that take their sprites from it. It names those that differ; then the status is 1.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageSequence

from bot.pictures.painting.atlas import BUILT, open_atlas
from tests.before_after import ROOT, draw_at

DRAW = (sys.executable, "-m", "tests.pictures", "--json", "--save")


def main() -> int:
    """Draw all pictures twice and compare them."""
    parser = argparse.ArgumentParser(prog="python -m tests.same_pictures", description=__doc__)
    parser.add_argument("commit", nargs="?")
    asked = parser.parse_args()
    if open_atlas(BUILT) is None:
        sys.stdout.write("There is no atlas of this version: python -m bot.pictures --atlas\n")
        return 1
    with tempfile.TemporaryDirectory() as name:
        before, now = Path(name, "before"), Path(name, "now")
        if not (draw_at(asked.commit, Path(name), before) if asked.commit else _draw(before, PARLOUR_ATLAS="off")):
            sys.stdout.write("What is compared with cannot be drawn.\n")
            return 1
        _draw(now)
        names = sorted({file.name for folder in (before, now) for file in folder.iterdir() if file.suffix != ".txt"})
        different = [name for name in names if not is_same(before / name, now / name)]
    sys.stdout.write("".join(f"{name} differs\n" for name in different))
    sys.stdout.write(f"{len(names) - len(different)} of {len(names)} pictures are the same.\n")
    return 1 if different or not names else 0


def _draw(into: Path, **environment: str) -> bool:
    """Draw all pictures of this checkout into a folder; tell whether that went well."""
    return not subprocess.run(
        [*DRAW, str(into)], cwd=ROOT, check=False, stdout=subprocess.DEVNULL, env=os.environ | environment
    ).returncode


def is_same(one: Path, other: Path) -> bool:
    """Tell whether two files show the same pixels, in the same frames."""
    return one.exists() and other.exists() and _frames(one) == _frames(other)


def _frames(file: Path) -> list[tuple[tuple[int, int], object, bytes]]:
    """Return the size, the time and the pixels of each frame of a picture."""
    with Image.open(file) as read:
        return [
            (frame.size, frame.info.get("duration"), frame.convert("RGB").tobytes())
            for frame in ImageSequence.Iterator(read)
        ]


if __name__ == "__main__":
    sys.exit(main())
