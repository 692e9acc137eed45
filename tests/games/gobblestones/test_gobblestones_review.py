"""Reasons in reviews of Gobblestones: what a row leaves the next player speaks for one that leaves less."""

from games.engine import Match
from games.gobblestones.moves import LayTile
from games.gobblestones.review import REVIEW, compare_next_rows
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
