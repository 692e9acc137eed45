"""What players would tell a friend of a recorded match: the great moments of each, as the podium says them.

python -m tests.texts highlights
"""

from pathlib import Path
from unittest.mock import patch

from bot.replays.highlights import MatchHighlightReplay
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replayed_match import ReplayedMatch
from bot.screens.custom_ids import ReplayReference
from bot.screens.ending import build_ending
from bot.screens.layout import Text
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables.table_view import filter_visible_moves
from games import list_game_keys
from games.engine import Record
from games.engine.words import Words, format_emoji_placeholder, load_words
from tests.bot.replays.records import table_of
from tests.undrawn import picture

FILE = Path(__file__).with_name("highlights.txt")
GOLDEN = Path(__file__).parents[2] / "games"
STAR = format_emoji_placeholder("house_star")


def highlights_told() -> str:
    """Return the great moments of all recorded matches."""
    return "".join(_of_game(game) for game in list_game_keys())


def _of_game(game: str) -> str:
    records = sorted(path for path in (GOLDEN / game / "golden").glob("*.json") if path.stem != "ends")
    matches = ((f"{game}, {path.stem}", *(f"  {line}" for line in moments_of(path))) for path in records)
    return "".join("\n".join(lines) + "\n\n" for lines in matches)


def moments_of(path: Path) -> list[str]:
    """Return the great moments of a recorded match."""
    return list_moments(build_end_scene(ReplayedMatch.from_record(Record.read(path)), load_words()))


def build_end_scene(again: ReplayedMatch, say: Words) -> Scene:
    """Return the end of a match as everybody sees it, with the whole match behind it."""
    table, known = table_of(again), [move for move in again.list_moves() if move.is_known_to(None)]
    sight = build_replay_scene(table, again, ReplayReference("m1", again.last_step), say, seat=None).table_view
    return Scene(
        sight, say, filter_visible_moves(None, len(known), known), hindsight=MatchHighlightReplay(table, again, say)
    )


def list_moments(scene: Scene) -> list[str]:
    """Return the lines of the great moments at a podium."""
    with (
        patch("bot.screens.ending.draw_podium", picture),
        patch("bot.screens.ending.read_png", lambda _: None),
        patch.object(MatchHighlightReplay, "draw_move_cut_outs", lambda *_: picture()),
    ):
        parts = build_ending(scene, find_screen(scene.table.game))
    said = [line for part in parts if isinstance(part, Text) for line in part.markdown.splitlines()]
    return [line.removeprefix(STAR) for line in said if line.startswith(STAR)]
