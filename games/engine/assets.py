"""Where the data files, words and drawings are: `assets/`, beside `games/`, in a checkout and in the wheel alike."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
