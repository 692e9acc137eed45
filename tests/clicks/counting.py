"""The clicks from what a player is shown to the moves that they want to make, counted without drawing anything.

A button is a click, and so is a choice in a menu. A form counts as two: it is opened and sent.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product

from bot.screens.controls.form import MoveForm
from bot.screens.controls.paths import Focus, find_only_move, leads_to_move
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import Screen
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from games.engine import GameError, Match
from games.engine.typed_text import parse_typed_moves
from tests.bot.screens.scenes import Played, buttons_of, menus_of

FARTHEST = 5
"""No move is looked for behind more clicks than this."""
OPEN_AND_SEND = 2
"""A form is opened with one click and sent with another: what is chosen in between reaches nobody."""
FILLINGS = 3000
"""So many ways to fill in a form are tried at most."""


@dataclass(frozen=True)
class Answer:
    """Moves that are made at once, in how many clicks."""

    moves: tuple[str, ...]
    clicks: int


def ways(screen: Screen) -> list[tuple[str, str]]:
    """Return the verb and path of each single click that a screen offers."""
    pressed = [(act.verb, act.path) for b in buttons_of(screen) if not b.off and (act := parse_custom_id(b.act))]
    for menu in menus_of(screen):
        act = parse_custom_id(menu.act)
        assert act
        pressed += [(act.verb, f"{act.path} {option.value}".strip()) for option in menu.options]
    return pressed


def clicks_to(scene: Scene, move: str, focus: Focus | None = None, done: int = 0) -> int:
    """Return how many clicks lead from a panel to a move."""
    if done >= FARTHEST:
        return FARTHEST
    found = [FARTHEST]
    for verb, path in ways(render_panel(scene, focus or Focus())):
        words = tuple(path.split())
        if verb in ("play", "sure", "text") and path == move:
            found.append(done + 1 + (verb == "sure"))
        elif verb == "type" and words and move.split()[: len(words)] == list(words):
            found.append(done + OPEN_AND_SEND)
        elif verb in ("pick", "step") and words and move.split()[: len(words)] == list(words):
            whole = find_only_move(scene.table_view.legal, words) == move
            found.append(done + 1 if whole else clicks_to(scene, move, Focus(words), done + 1))
    return min(found)


def sheet_clicks(scene: Scene, name: str) -> int | None:
    """Return how many clicks it takes to play what a sheet is filled in with; `None` where there is no such sheet."""
    at_hand, behind = (("sheet", name) in ways(screen) for screen in (render_panel(scene), render_more_menu(scene)))
    return OPEN_AND_SEND if at_hand else 1 + OPEN_AND_SEND if behind else None


def best_answer(played: Played, seat: int, plan: Sequence[str]) -> Answer:
    """Return the answer that brings a plan on with the fewest clicks, if each later move of it takes one more."""
    single = Answer((plan[0],), _single(played.scene(seat), plan[0]))
    several = [answer for answer in _several(played, seat) if _begins(plan, answer.moves)]
    found = [single, *several]
    if min(answer.clicks + len(plan) - len(answer.moves) for answer in found) > OPEN_AND_SEND:
        found += _filled_in(played, seat, plan)
    return min(found, key=lambda answer: answer.clicks + len(plan) - len(answer.moves))


def _single(scene: Scene, move: str) -> int:
    """Return the clicks of one move: on the panel, or behind "Menu…"."""
    clicks = clicks_to(scene, move)
    return clicks if clicks < FARTHEST or ("play", move) not in ways(render_more_menu(scene)) else 2


def _begins(plan: Sequence[str], moves: Sequence[str]) -> bool:
    """Tell whether a plan begins with these moves: in any order, as its player may have planned another one."""
    return sorted(plan[: len(moves)]) == sorted(moves)


def _several(played: Played, seat: int) -> Iterator[Answer]:
    """Yield what is several moves in one click."""
    scene = played.scene(seat)
    legal = scene.table_view.legal
    for verb, path in ways(render_panel(scene)):
        if verb == "text" or (verb == "pick" and not leads_to_move(legal, tuple(path.split()))):
            moves = _moves_of(played.match, seat, path)
            if moves:
                yield Answer(moves, 1)


def _moves_of(match: Match, seat: int, text: str) -> tuple[str, ...]:
    """Return the moves that a text stands for, or none if it is refused."""
    try:
        return tuple(map(str, parse_typed_moves(match, seat, text).moves))
    except GameError:
        return ()


def _filled_in(played: Played, seat: int, plan: Sequence[str]) -> Iterator[Answer]:
    """Yield what a form can be filled in with that begins the plan, for each form once."""
    scene = played.scene(seat)
    paths = [tuple(str(move).split()) for move in scene.table_view.legal]
    for sheet in find_screen(scene.table.game).move_texts.build_move_controls(scene).build_forms(paths):
        clicks = sheet_clicks(scene, sheet.name)
        moves = next((moves for moves in _fillings(played, seat, sheet) if _begins(plan, moves)), ())
        if clicks and len(moves) > clicks - 1:
            yield Answer(moves, clicks)


def _fillings(played: Played, seat: int, sheet: MoveForm) -> Iterator[tuple[str, ...]]:
    """Yield the moves of a sheet for each way to fill it in."""
    names = [field.name for field in sheet.fields]
    values = product(*([option.value for option in field.options] for field in sheet.fields))
    for chosen in islice(values, FILLINGS):
        if moves := _moves_of(played.match, seat, sheet.write(dict(zip(names, chosen, strict=True)))):
            yield moves
