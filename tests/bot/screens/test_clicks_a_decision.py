"""How many clicks a decision takes, from the panel or board to the move: docs/performance.md has the figures."""

import pytest

from bot.screens.acts import read_act
from bot.screens.layout import Screen
from bot.screens.panel import panel
from bot.screens.scene import Scene
from bot.screens.widget import Focus, only_move
from games.engine import Match
from tests.bot.screens.scenes import Played, buttons_of, menus_of, random_steps

SEED = bytes(range(32))
FARTHEST = 5


def ways(screen: Screen) -> list[tuple[str, str]]:
    """Return the verb and path of each single click that a screen offers."""
    pressed = [(act.verb, act.path) for b in buttons_of(screen) if not b.off and (act := read_act(b.act))]
    for menu in menus_of(screen):
        act = read_act(menu.act)
        assert act
        pressed += [(act.verb, f"{act.path} {option.value}".strip()) for option in menu.options]
    return pressed


def clicks_to(scene: Scene, move: str, focus: Focus | None = None, done: int = 0) -> int:
    """Return how many clicks lead from a panel to a move."""
    if done >= FARTHEST:
        return FARTHEST
    found = [FARTHEST]
    for verb, path in ways(panel(scene, focus or Focus())):
        words = tuple(path.split())
        if verb in ("play", "sure") and path == move:
            found.append(done + 1 + (verb == "sure"))
        elif verb in ("pick", "step") and words and move.split()[: len(words)] == list(words):
            whole = only_move(scene.sight.legal, words) == move
            found.append(done + 1 if whole else clicks_to(scene, move, Focus(words), done + 1))
    return min(found)


def clicks_of(game: str, first_word: str, seats: int, **options: object) -> list[int]:
    """Return the clicks that each move with this first word takes, over a scripted match."""
    played = Played(Match.new(game, seats=seats, options=options, seed=SEED))
    counted: list[int] = []
    for seat, _ in random_steps(played, lot=7, most=60):
        scene = played.scene(seat)
        some = [str(move) for move in scene.sight.legal if str(move).split()[0] == first_word]
        # A die on the Altar for nothing is asked about twice, and what the Altar does is another choice.
        some = [move for move in some if "altar" not in move]
        counted += [clicks_to(scene, move) for move in some[:: max(1, len(some) // 2)]]
    return counted


@pytest.mark.parametrize(
    ("game", "first_word", "seats", "most"),
    [
        ("goblin_teeth", "place", 4, 2),
        ("emerald_skulls", "bet", 4, 1),
        ("emerald_skulls", "place", 4, 1),
        ("goblin_market", "pass", 3, 1),
        ("gobblestones", "lay", 3, 2),
    ],
)
def test_a_decision_takes_few_clicks(game: str, first_word: str, seats: int, most: int) -> None:
    counted = clicks_of(game, first_word, seats)
    assert counted
    assert max(counted) <= most


def test_a_row_of_three_stones_is_chosen_in_one_click_and_ended_with_another() -> None:
    played = Played(Match.new("gobblestones", seats=2, options={"first": 1}, seed=SEED))
    rows = [path for verb, path in ways(panel(played.scene(0))) if verb == "texts"]
    longest = max(rows, key=lambda row: row.count(","))
    assert longest.count(",") >= 1
    assert ("play", "end") not in ways(panel(played.scene(0))), "to lay nothing is asked twice"
