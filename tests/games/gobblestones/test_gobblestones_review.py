"""Reasons in reviews of Gobblestones: what a row leaves its player and the next one, and what its tiles are worth."""

from games.engine import Match
from games.gobblestones.goblin import POINTS_A_TILE
from games.gobblestones.moves import END_MOVE, GobblestonesMove, LayTile
from games.gobblestones.review import (
    REVIEW,
    compare_both_later_rows,
    compare_kept_tiles,
    compare_next_rows,
    compare_own_next_rows,
)
from games.gobblestones.views import GobblestonesView


def view_of(match: Match, seat: int) -> GobblestonesView:
    view = match.view(seat)
    assert isinstance(view, GobblestonesView)
    return view


def test_a_row_is_better_for_what_it_spares_the_next_player_unless_it_lacks_more_itself() -> None:
    match = Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=bytes(32))
    view = view_of(match, 0)
    first = [move for move in match.legal_moves(0) if isinstance(move, LayTile)]
    spared: dict[tuple[LayTile, LayTile], tuple[int, int]] = {}
    for played in first:
        for other in first:
            if fact := compare_next_rows(view, (played,), (other,)):
                assert fact.values["seat"] == 1
                spared[played, other] = int(fact.values["points"]), int(fact.values["less"])
    assert spared
    assert all(points > less for points, less in spared.values())
    assert not any((other, played) in spared for played, other in spared), "one of two rows spares more"
    assert "next" in REVIEW.facts


def list_rows(match: Match) -> list[tuple[GobblestonesMove, ...]]:
    """Return some rows of one and two tiles, and none at all."""
    rows: list[tuple[GobblestonesMove, ...]] = [(END_MOVE,)]
    for move in match.legal_moves(0):
        if isinstance(move, LayTile):
            rows.append((move, END_MOVE))
            then = match.fork()
            then.play(0, str(move))
            rows += [(move, each, END_MOVE) for each in then.legal_moves(0) if isinstance(each, LayTile)]
    return rows


def test_a_row_is_better_for_the_tiles_that_it_leaves_if_they_make_up_for_its_points() -> None:
    match = Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=bytes(32))
    view, rows = view_of(match, 0), list_rows(match)
    found: dict[str, int] = {"kept": 0, "saved": 0, "both": 0}
    for played in rows:
        for other in rows:
            if fact := compare_kept_tiles(view, played, other):
                found["kept"] += 1
                assert fact.values["left"] == 2 * (len(played) - len(other)), "kept, and drawn instead"
                assert fact.values["worth"] == POINTS_A_TILE * int(fact.values["left"])
                assert int(fact.values["points"]) - int(fact.values["more"]) <= int(fact.values["worth"])
            if fact := compare_own_next_rows(view, played, other):
                found["saved"] += 1
                lack = int(fact.values["points"]) - int(fact.values["more"])
                assert int(fact.values["saved"]) - int(fact.values["less"]) > lack
                assert "gobblestones-colour-" in str(fact.values["kept"])
            if fact := compare_both_later_rows(view, played, other):
                found["both"] += 1
                assert fact.values["seat"] == 1
                assert int(fact.values["saved"]) + int(fact.values["spared"]) >= int(fact.values["lack"]) > 0
    assert all(found.values()), found
    assert {*found} <= {*REVIEW.facts}
