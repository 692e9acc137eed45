"""Random matches of a game, and the names of the buttons that each step of them shows to everybody and to a player."""

from collections import Counter
from collections.abc import Iterator

from bot.screens.board import render_board
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import Row, Screen, Section
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from games import find_game
from games.engine import Match
from games.engine.random_play import derive_match_seed
from tests.bot.screens.scenes import Played, buttons_of, random_steps
from tests.story.playing import MOST, VARIANTS

STEPS_DEEP = 4
"""Behind so many buttons that lead on to others it is looked at each step."""


def names_of(screen: Screen) -> list[str]:
    """Return what a screen reader says of each button that can be pressed: one beside a text is read with its line."""
    found = list[str]()
    for part in screen.parts:
        if isinstance(part, Row):
            found += [f"{one.emoji or ''} {one.visible_label}" for one in part.buttons if not one.off]
        elif isinstance(part, Section) and not part.button.off:
            found.append(f"{part.markdown.splitlines()[0]} {part.button.visible_label}")
    return found


def doubled_names(screen: Screen) -> list[str]:
    """Return the names that more than one button has."""
    return [name for name, count in Counter(names_of(screen)).items() if count > 1]


def doubled_in_match(game: str, number: int, steps: int, every: int = 1) -> Iterator[str]:
    """Yield where two buttons of a message have one name, in a random match of a game, at each so many steps."""
    played = _dealt(game, number)
    for step, (seat, _) in enumerate(random_steps(played, number, steps)):
        if step % every:
            continue
        for shown, screen in _screens(played, seat):
            yield from (f"{game} {number}, move {step}, {shown}: {name!r}" for name in doubled_names(screen))


def _dealt(game: str, number: int) -> Played:
    (option, most), seats = VARIANTS.get(game, ("", 0)), [one for one in find_game(game).seats if 2 <= one <= MOST]
    count = seats[number % len(seats)]
    options = {option: True} if number % 2 and count <= most else {}
    return Played(Match.deal_by_key(game, seats=count, options=options, seed=derive_match_seed("labels", number)))


def _screens(played: Played, seat: int) -> Iterator[tuple[str, Screen]]:
    scene = played.scene(seat)
    shown = render_panel(scene)
    yield "board", render_board(played.scene())
    yield "panel", shown
    yield "more", render_more_menu(scene)
    for path in sorted(_leading(shown))[:STEPS_DEEP]:
        yield f"behind {path}", _behind(scene, path)


def _leading(screen: Screen) -> set[str]:
    acts = [act for button in buttons_of(screen) if (act := parse_custom_id(button.act))]
    return {act.path for act in acts if act.verb == "step"}


def _behind(scene: Scene, path: str) -> Screen:
    return render_panel(scene, Focus(tuple(path.split())))
