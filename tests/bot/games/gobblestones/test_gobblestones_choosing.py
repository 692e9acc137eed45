"""Players choose a row in Gobblestones whole, in two clicks, and see where a tile may lie and what rivals laid."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.gobblestones.forms import TILE_FIELDS
from bot.games.gobblestones.rows import find_best_offered_rows
from bot.screens.custom_ids import parse_custom_id
from bot.screens.panel import render_panel
from bot.screens.screen_registry import find_screen
from games.engine import Match
from games.gobblestones import GobblestonesView
from games.gobblestones.field import SPACE_BY_NAME, find_square_completing_spaces, pack_spaces_into_mask
from tests.bot.screens.scenes import Played, buttons_of, menus_of, random_steps, text_of

SEED = bytes(range(32))
SCREEN = find_screen("gobblestones")


def view_of(match: Match, seat: int | None) -> GobblestonesView:
    view = match.view(seat)
    assert isinstance(view, GobblestonesView)
    return view


@pytest.mark.parametrize("lot", range(3))
def test_every_row_that_is_offered_can_be_laid_and_is_worth_what_it_says(lot: int) -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, seed=SEED))
    tried = 0
    for seat, _ in random_steps(played, lot, most=40):
        view = view_of(played.match, seat)
        for row in find_best_offered_rows(view).honest_rows:
            tried += 1
            fork = played.match.fork()
            for space, colour in row.tiles:
                named = next(name for name, number in SPACE_BY_NAME.items() if number == space)
                fork.play(seat, f"lay {named} {('red', 'yellow', 'green', 'blue', 'turquoise')[colour]}")
            assert view_of(fork, seat).laid_points == view.laid_points + row.points
    assert tried > 20


def test_the_best_rows_are_buttons_and_all_else_is_in_one_menu() -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=SEED))
    screen = render_panel(played.scene(0))
    (menu,) = menus_of(screen)
    acts = [(button.label, act.verb) for button in buttons_of(screen) if (act := parse_custom_id(button.act))]
    best = find_best_offered_rows(view_of(played.match, 0)).best
    assert acts[: len(best)] == [(f"{sign} {row.points}", "text") for sign, row in zip("①②③④", best, strict=False)]
    assert " for " in menu.options[0].label


@pytest.mark.parametrize("lot", range(3))
def test_buttons_menu_and_form_have_one_ranking_by_points(lot: int) -> None:
    """What stands first is worth the most, and the form is filled in with the best row that has room in it."""
    played, filled_in = Played(Match.deal_by_key("gobblestones", seats=2, seed=SEED)), 0
    for seat, _ in random_steps(played, lot, most=30):
        scene = played.scene(seat)
        offered = find_best_offered_rows(view_of(played.match, seat))
        for rows in (offered.best, offered.others):
            assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
        sheet = next(
            iter(
                SCREEN.move_texts.build_move_controls(scene).build_forms(
                    [tuple(str(m).split()) for m in scene.table_view.legal]
                )
            ),
            None,
        )
        short = [row.points for row in offered.honest_rows if len(row.tiles) <= len(TILE_FIELDS)]
        if sheet is None or not short:
            continue
        filled_in += 1
        chosen = {field.name: option.value for field in sheet.fields for option in field.options if option.chosen}
        fork = played.match.fork()
        for move in fork.parse_player_input(seat, sheet.write(chosen)):
            fork.play(seat, move)
        assert view_of(fork, seat).laid_points - view_of(played.match, seat).laid_points == max(short)
    assert filled_in > 3


def test_the_spaces_that_are_ringed_are_those_where_a_tile_may_lie() -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, seed=SEED))
    for seat, moves in random_steps(played, lot=5, most=30):
        legal = {SPACE_BY_NAME[str(move).split()[1]] for move in moves if str(move).startswith("lay")}
        assert set(view_of(played.match, seat).playable_spaces) == legal
        assert view_of(played.match, 1 - seat).playable_spaces == ()


def test_where_the_rule_on_squares_alone_forbids_a_tile_is_known() -> None:
    played, bitten = Played(Match.deal_by_key("gobblestones", seats=2, seed=SEED)), 0
    for seat, _ in random_steps(played, lot=5, most=60):
        view = view_of(played.match, seat)
        covered = pack_spaces_into_mask(*(tile.space for tile in view.tiles), *(space for space, _ in view.laid))
        assert all(find_square_completing_spaces(covered) >> space & 1 for space in view.forbidden_by_square)
        assert not set(view.forbidden_by_square) & set(view.playable_spaces)
        bitten += bool(view.forbidden_by_square)
    assert bitten > 5


def test_all_that_rivals_laid_since_ones_last_turn_is_marked() -> None:
    played, luck = Played(Match.deal_by_key("gobblestones", seats=3, options={"first": 1}, seed=SEED)), Random(3)
    for _ in range(3):
        assert played.match.decision
        seat = played.match.decision.seats[0]
        lays = [move for move in played.match.legal_moves(seat) if str(move).startswith("lay")]
        played.play(seat, luck.choice(lays))
        played.play(seat, "end")
    first = render_panel(played.scene(0)).figures[0].content
    played.moves[:2] = [replace(move, seat=2) for move in played.moves[:2]]
    assert render_panel(played.scene(0)).figures[0].content != first, (
        "had another played the first row, it would be marked too"
    )


@pytest.mark.usefixtures("undrawn")
def test_all_tiles_of_a_turn_are_taken_back_by_one_line_of_the_menu() -> None:
    tried = 0
    for lot in range(4):
        played = Played(Match.deal_by_key("gobblestones", seats=2, seed=SEED))
        for seat, _ in random_steps(played, lot, most=60):
            view = view_of(played.match, seat)
            options = [option for menu in menus_of(render_panel(played.scene(seat))) for option in menu.options]
            back = [option.value for option in options if option.label.startswith(("Take back all", "Take back both"))]
            assert bool(back) == (len(view.laid) > 1)
            fork = played.match.fork()
            for move in back and back[0].split(", "):
                fork.play(seat, move)
            if back:
                tried += len(view.laid)
                assert not view_of(fork, seat).laid
    assert tried > 40


def test_who_lays_all_five_tiles_reads_before_and_after_that_the_next_turn_only_draws() -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=bytes([3]) * 32))
    row, *others = find_best_offered_rows(view_of(played.match, 0)).best
    assert (len(row.tiles), max(len(other.tiles) for other in others)) == (5, 2)
    assert "① uses all tiles: your next turn only draws." in text_of(render_panel(played.scene(0)))
    *first, last = row.move_text.split(", ")
    for tile in first:
        played.play(0, f"lay {tile}")
    played.play(0, f"lay {last}")
    assert "No tiles left: you skip your next turn, to draw." in text_of(render_panel(played.scene(0)))
    played.play(0, f"take {last.split()[0]}")
    played.play(0, "end")
    assert "skip" not in text_of(render_panel(played.scene(0)))
