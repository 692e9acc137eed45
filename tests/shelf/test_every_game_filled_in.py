"""Every game on the shelf: a filled-in form is a legal way to play, and a bad one changes nothing."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from bot.screens.controls.form import MAX_FORM_FIELDS, FormChoice, MoveForm
from bot.screens.layout import MAX_OPTIONS
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables.use_cases.playing import MAX_MOVE_TEXT_LENGTH
from bot.ui.answers.forms import MAX_MODAL_TITLE_LENGTH
from bot.ui.composing.rendering import MAX_OPTION_LENGTH
from games import list_game_keys
from games.engine import GameError, Match
from games.engine.typed_text import parse_typed_moves
from tests.bot.screens.scenes import Played, random_steps
from tests.shelf.tables import few_tables

WITH_SHEETS = {
    "gobblestones": {"row"},
    "emerald_skulls": {"bets"},
    "goats_and_goblins": {"divide"},
    "goblin_teeth": {"place"},
}
STEPS, TRIED = 120, 6
"""So many steps of a match are played, and so many times is a sheet of one name tried."""


def sheets(scene: Scene) -> list[MoveForm]:
    paths = [tuple(str(move).split()) for move in scene.table_view.legal]
    return list(find_screen(scene.table.game).move_texts.build_move_controls(scene).build_forms(paths))


def kind(name: str) -> str:
    """Return what a sheet is for, without the one thing that it is about."""
    return name.split(maxsplit=1)[0]


def as_it_stands(sheet: MoveForm) -> dict[str, str]:
    """Return what is filled in where nothing is changed; of several, what is ticked, or otherwise the first."""
    return {field.name: _usual(field) for field in sheet.fields}


def _usual(field: FormChoice) -> str:
    return next((option.value for option in field.options if option.chosen), field.options[0].value)


def fillings(sheet: MoveForm) -> Iterator[dict[str, str]]:
    """Yield a sheet as it stands, and with each option of each field in turn."""
    usual = as_it_stands(sheet)
    yield usual
    for field in sheet.fields:
        yield from (usual | {field.name: option.value} for option in field.options if option.value != usual[field.name])
        if field.max_values > 1:
            yield from (usual | {field.name: f"{usual[field.name]}, {option.value}"} for option in field.options[1:])


def played(match: Match, seat: int, filled: Mapping[str, str], sheet: MoveForm) -> bool:
    """Play what is filled in at a copy of a match, each move of it legal when its turn comes; tell whether it was."""
    fork = match.fork()
    text = sheet.write(filled)
    assert len(text) <= MAX_MOVE_TEXT_LENGTH
    try:
        moves = parse_typed_moves(fork, seat, text).moves
    except GameError:
        return False
    assert fork.step == match.step, "nothing is played before all is judged"
    for move in moves:
        assert str(move) in map(str, fork.legal_moves(seat)), f"{move} is no legal move, and would be played"
        fork.play(seat, move)
    return True


def fits(sheet: MoveForm) -> None:
    """Hold that a sheet is a form that Discord takes, with every word in its place."""
    assert 1 <= len(sheet.fields) <= MAX_FORM_FIELDS
    assert 0 < len(sheet.label) <= MAX_MODAL_TITLE_LENGTH
    assert len({field.name for field in sheet.fields}) == len(sheet.fields)
    for field in sheet.fields:
        assert 0 < len(field.label) <= MAX_MODAL_TITLE_LENGTH
        assert 0 < len(field.help) <= MAX_OPTION_LENGTH
        assert 0 < len(field.options) <= MAX_OPTIONS
        assert len({option.value for option in field.options}) == len(field.options)
        assert all(0 < len(option.label) <= MAX_OPTION_LENGTH for option in field.options)
        assert sum(option.chosen for option in field.options) <= 1


@pytest.mark.parametrize(("game", "seats", "options"), few_tables())
def test_what_is_filled_in_is_played_or_refused_whole(game: str, seats: int, options: dict[str, Any]) -> None:
    table = Played(Match.deal_by_key(game, seats=seats, options=options, seed=b"sheet" * 6 + b"!!"))
    met: dict[str, int] = {}
    for seat, _ in random_steps(table, lot=seats, most=STEPS):
        for sheet in sheets(table.scene(seat)):
            met[sheet.name] = met.get(sheet.name, 0) + 1
            if met[sheet.name] > TRIED:
                continue
            fits(sheet)
            assert played(table.match, seat, as_it_stands(sheet), sheet), sheet.write(as_it_stands(sheet))
            step, moves = table.match.step, [str(move) for move in table.match.legal_moves(seat)]
            for filled in islice(fillings(sheet), 40):
                played(table.match, seat, filled, sheet)
            assert (table.match.step, [str(move) for move in table.match.legal_moves(seat)]) == (step, moves)
    assert {kind(name) for name in met} <= WITH_SHEETS.get(game, set())


@pytest.mark.parametrize("game", list_game_keys())
def test_a_choice_of_several_parts_can_be_filled_in(game: str) -> None:
    met = set[str]()
    for lot in range(6):
        table = Played(Match.deal_by_key(game, seats=4 if game != "goblin_market" else 3, seed=bytes([lot] * 32)))
        for seat, _ in random_steps(table, lot=lot, most=250):
            met |= {kind(sheet.name) for sheet in sheets(table.scene(seat))}
            if met == WITH_SHEETS.get(game, set()):
                return
    assert met == WITH_SHEETS.get(game, set())


def test_several_bets_are_filled_in_at_once() -> None:
    table, played_so = Played(Match.deal_by_key("emerald_skulls", seats=3, seed=bytes(32))), dict[bool, int]()
    for seat, _ in random_steps(table, lot=1, most=STEPS):
        for sheet in sheets(table.scene(seat)):
            for filled in fillings(sheet) if sheet.name == "bets" else ():
                several = "," in filled["bets"]
                played_so[several] = played_so.get(several, 0) + played(table.match, seat, filled, sheet)
    assert played_so[True] > 20


@pytest.mark.parametrize("game", list_game_keys())
def test_nothing_is_filled_in_where_nobody_is_asked(game: str) -> None:
    table = Played(Match.deal_by_key(game, seats=3, seed=bytes(32)))
    assert table.match.decision is not None
    idle = next(seat for seat in range(3) if not table.match.decision.asks(seat))
    assert sheets(table.scene(idle)) == []
