"""Writes down a recorded match as everybody read it: each move, and what is new on the board and in each panel.

A surface is told as far as it changed: its new lines, in their order; the controls are one line. Lines for one seat
alone stand under the move. Pictures are left out, and of a long match the middle.
"""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import Path
from unittest.mock import patch

from bot.pictures.picture import Picture
from bot.screens.board import render_board
from bot.screens.layout import Button, Menu, Row, Screen, Section, Text
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from games.engine import Match, Record
from tests.bot.screens.scenes import NAMES, Played

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "games"

TOLD = {
    "emerald_skulls": "standard-2",
    "goats_and_goblins": "votes-3",
    "goblin_market": "open-3",
    "goblin_teeth": "plain-3",
    "gobblestones": "bluff-3",
}
"""The match on record that is told of each game; any that a new game adds is told too."""


FIRST, LAST = 100, 10
"""Of a long match, so many moves from its beginning and before its end are told."""


def file_of(game: str) -> Path:
    """Return the file with the texts of a game."""
    return HERE / f"{game}.txt"


def match_told(game: str) -> str:
    """Return the whole match of a game, as everybody read it."""
    file = find_record(game)
    with patch("bot.screens.game.draw_pictures", _no_pictures):
        return "\n".join([f"{game}, {file.stem}: what everybody read", *_told(Record.read(file))]) + "\n"


def find_record(game: str) -> Path:
    """Return the file of the match on record that is told of a game."""
    folder = GOLDEN / game / "golden"
    name = TOLD.get(game) or min(file.stem for file in folder.glob("*.json") if file.stem != "ends")
    return folder / f"{name}.json"


def _no_pictures(*_: object) -> list[Picture]:
    """Draw nothing: it takes four fifths of the time, and pictures have tests of their own."""
    return []


def _told(record: Record) -> Iterator[str]:
    played, before = Played(Match.deal_from_record(record)), dict[int | None, list[str]]()
    yield from _surfaces(played, before)
    for number, (seat, move, _) in enumerate(record.moves, start=1):
        played.play(seat, move)
        if FIRST < number <= len(record.moves) - LAST:
            continue
        yield ""
        yield f"{number}. {NAMES[seat]}: {move}"
        yield from (f"  only {NAMES[told.to]}: {told}" for told in played.moves[-1].events if told.to is not None)
        yield from _surfaces(played, before)


def _surfaces(played: Played, before: dict[int | None, list[str]]) -> Iterator[str]:
    for seat in (None, *range(played.match.seats)):
        scene = played.scene(seat)
        lines = [
            *_lines(render_board(scene) if seat is None else render_panel(scene)),
            *_lines(render_more_menu(scene)),
        ]
        if new := _new(before.get(seat, []), lines):
            yield f"  {'Board' if seat is None else NAMES[seat]}"
            yield from (f"    {line}" for line in new)
        before[seat] = lines


def _new(before: Sequence[str], lines: Sequence[str]) -> list[str]:
    changes = SequenceMatcher(None, before, lines, autojunk=False).get_opcodes()
    return [line for kind, _, _, start, end in changes if kind in ("insert", "replace") for line in lines[start:end]]


def _lines(screen: Screen) -> list[str]:
    texts = [part.markdown for part in screen.parts if isinstance(part, Text | Section)]
    controls = " ".join(said for part in screen.parts for said in _controls(part))
    return [line for text in [*texts, controls] for line in text.splitlines() if line]


def _controls(part: object) -> list[str]:
    match part:
        case Row(buttons=buttons):
            return [_button(button) for button in buttons]
        case Section(button=button):
            return [_button(button)]
        case Menu():
            return [f"({part.placeholder}: {part.options[0].label} … {len(part.options)})"]
        case _:
            return []


def _button(button: Button) -> str:
    return f"[{button.label}]"
