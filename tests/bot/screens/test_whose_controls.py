"""A board offers controls to the people who are asked, by name, and none while goblins play."""

from dataclasses import replace

from bot.screens.board import format_too_late, render_board
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.store.models import Actor
from bot.tables.table_view import build_table_view
from games.engine import Match
from tests.bot.screens.scenes import Played, buttons_of, text_of

SEED = bytes(range(32))


def market(*moves: str) -> Played:
    played = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=SEED))
    for move in moves:
        assert played.match.decision
        played.play(played.match.decision.seats[0], move)
    return played


def with_a_goblin(scene: Scene, seat: int) -> Scene:
    sitters = tuple(
        replace(sitter, user_id=-sitter.user_id) if sitter.seat == seat else sitter for sitter in scene.table.sitters
    )
    return replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))


def test_controls_name_whom_they_are_for() -> None:
    shown = render_board(market("bid 1").scene())
    assert "<@101>" in text_of(shown)
    assert "Pass" in [button.label for button in buttons_of(shown)]


def test_none_are_there_while_a_goblin_decides() -> None:
    shown = render_board(with_a_goblin(market("bid 1").scene(), 1))
    assert {button.act.split(":")[0] for button in buttons_of(shown)} == {"all"}


def test_a_question_to_people_and_goblins_waits_for_the_people() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=SEED))
    played.play(0, "declare 3")
    mixed = played.scene()
    assert mixed.decision
    first, *others = mixed.decision.seats
    assert others, "several are asked"
    mixed = with_a_goblin(mixed, first)
    assert "think" not in text_of(render_board(mixed))
    for seat in others:
        mixed = with_a_goblin(mixed, seat)
    assert "think" in text_of(render_board(mixed))


def test_who_may_step_in_meanwhile_is_offered_no_move_of_a_goblin() -> None:
    played = Played(Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=SEED))
    for seat, move in ((0, "buy 3"), (1, "rest"), (2, "rest")):
        played.play(seat, move)
    assert {str(move).split()[0] for move in played.match.public_moves()} == {"place", "wait"}
    table = with_a_goblin(played.scene(), 0).table
    shown = render_board(replace(played.scene(), table_view=build_table_view(table, None, played.match, ())))
    assert {button.act.split(":")[-1] for button in buttons_of(shown) if button.act.startswith("play")} == {"wait"}


def test_who_is_asked_sees_no_button_of_those_who_are_ready() -> None:
    played = Played(Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=SEED))
    for seat, move in ((0, "buy 3"), (1, "rest")):
        played.play(seat, move)
    assert "wait" in {str(move) for move in played.match.legal_moves(1)}
    assert not any(button.act.endswith(":wait") for button in buttons_of(render_board(played.scene())))
    assert any(button.act.endswith(":wait") for button in buttons_of(render_panel(played.scene(1))))


def test_only_its_player_is_offered_to_take_a_marker_back() -> None:
    played = Played(Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=SEED))
    played.play(0, "buy 3")
    played.play(1, "bet 3 final-jewel")
    assert not any(" take " in f" {button.act.split(':')[-1]}" for button in buttons_of(render_board(played.scene())))


def test_a_lost_race_is_told_in_one_line() -> None:
    scene = market("bid 1").scene(1)
    assert format_too_late(scene) == "Too late: Ann played first."
    assert format_too_late(by(scene, "clock")) == "Too late: time was up."
    assert format_too_late(market("bid 1", "bid 2").scene(2)) == "Too late: Bob played first."
    assert format_too_late(market("bid 1").scene(0)).startswith("The table has moved on")


def test_who_was_out_of_time_reads_that_the_clock_chose_though_others_played_since() -> None:
    scene = market("bid 1", "bid 2", "bid 3").scene(1)
    told = tuple(replace(move, by="clock" if move.seat == 1 else move.by) for move in scene.table_view.recent_moves)
    late = replace(scene, table_view=replace(scene.table_view, recent_moves=told))
    assert format_too_late(late) == "Too late: your time was up, so the clock chose for you."
    assert format_too_late(scene).endswith(" played first.")


def by(scene: Scene, actor: Actor) -> Scene:
    told = tuple(replace(move, by=actor) for move in scene.table_view.recent_moves)
    return replace(scene, table_view=replace(scene.table_view, recent_moves=told))
