"""What players would tell a friend of a recorded match: the great moments of each, as the podium says them.

python -m tests.texts highlights
"""

from pathlib import Path
from unittest.mock import patch

from bot.replays.again import MatchAgain
from bot.replays.highlights import LookingBack
from bot.replays.sight import scene_at
from bot.screens.custom_ids import Playback
from bot.screens.ending import ending
from bot.screens.layout import Text
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables.table_view import told
from games import keys
from games.engine import Record
from games.engine.words import words
from tests.bot.replays.records import table_of
from tests.undrawn import picture

FILE = Path(__file__).with_name("highlights.txt")
GOLDEN = Path(__file__).parents[2] / "games"
STAR = words()("over-moment", line="")


def highlights_told() -> str:
    """Return the great moments of all recorded matches."""
    return "".join(_of_game(game) for game in keys())


def _of_game(game: str) -> str:
    records = sorted(path for path in (GOLDEN / game / "golden").glob("*.json") if path.stem != "ends")
    matches = ((f"{game}, {path.stem}", *(f"  {line}" for line in moments_of(path))) for path in records)
    return "".join("\n".join(lines) + "\n\n" for lines in matches)


def moments_of(path: Path) -> list[str]:
    """Return the great moments of a recorded match."""
    again = MatchAgain.of(Record.read(path))
    table, known = table_of(again), [move for move in again.moves() if move.known_to(None)]
    sight = scene_at(table, again, Playback("m1", again.last), words(), seat=None).table_view
    story = told(None, len(known), known)
    scene = Scene(sight, words(), story, hindsight=LookingBack(table, again, words()))
    with (
        patch("bot.screens.ending.podium", picture),
        patch("bot.screens.ending.read", lambda _: None),
        patch.object(LookingBack, "cut_outs", lambda *_: picture()),
    ):
        parts = ending(scene, screen_of(table.game))
    said = [line for part in parts if isinstance(part, Text) for line in part.markdown.splitlines()]
    return [line.removeprefix(STAR) for line in said if line.startswith(STAR)]
