"""How well bluffs can be read: a table by what rows look like, made in matches and measured in others."""

import pytest

from games.cli.jobs import WorkPlan
from games.engine.goblins import GoblinLevel
from games.gobblestones import doubter
from games.gobblestones.doubter import HonestyCounts, RowLook, classify_row, compute_lie_rate, fit_table, should_doubt
from tests.games.gobblestones.table import PLENTY, Table, worth

BAG = [10] * 5


def judged(bag: list[int] = BAG, *spaces: str) -> Table:
    """Return a table at which a row waits to be judged."""
    table = Table(covered=["H8"], racks=[PLENTY] * 2, bag=bag, bluff=True)
    table.turn(*(spaces or ("I8", "J8")))
    return table


def test_a_look_is_the_length_of_a_row_its_value_its_odds_and_the_bag() -> None:
    look = classify_row(judged().view(1))
    assert look[:2] == (2, worth("I8", "J8") // doubter.POINTS_A_BAND)
    assert [classify_row(judged([bag, 0, 0, 0, 0]).view(1)).bag for bag in (0, 1, 41)] == [0, 1, 2]
    assert classify_row(judged(BAG, "I8").view(1)).odds > 0


def test_a_lie_is_as_likely_as_rows_of_its_look_were_lies() -> None:
    table, one, other = HonestyCounts(), RowLook(3, 4, 1, 2), RowLook(3, 4, 2, 2)
    table.count_rows(one, 0, 80)
    table.count_rows(other, 80, 0)
    assert table.get_lie_odds(one) > 0.9
    assert table.get_lie_odds(other) < 0.1
    assert table.get_lie_odds(RowLook(3, 4, 5, 0)) == pytest.approx(0.5)
    assert compute_lie_rate([]) == 0.5


@pytest.mark.parametrize(("honest", "lies", "doubted"), [(9, 1, False), (0, 90, True)])
def test_a_row_is_doubted_if_that_pays(honest: int, lies: int, doubted: bool) -> None:
    table, view = HonestyCounts(), judged().view(1)
    table.count_rows(classify_row(view), honest, lies)
    assert should_doubt(table, view) is doubted


def test_a_table_and_its_measure_are_the_same_for_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doubter, "play_match", play_nothing)
    assert fit_table(GoblinLevel.GROWN, "1", 4, 1).rows == {RowLook(1, 1, 1, 1): (4, 0)}
    found = doubter.measure_doubter(GoblinLevel.GROWN, "1", HonestyCounts(), 4, WorkPlan())
    assert (found.won.seats, found.won.wins) == (4, 2)


def play_nothing(_level: GoblinLevel, _seed: bytes, seat: int, _table: HonestyCounts, looks: HonestyCounts) -> float:
    """Win every second match against a goblin that lays one honest row in each."""
    looks.count_rows(RowLook(1, 1, 1, 1), 1, 0)
    return seat


def test_the_command_tells_the_share_of_the_doubter_and_the_lies_of_the_goblin(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doubter, "play_match", play_nothing)
    doubter.main(["young", "--fit", "2", "--matches", "4"])
    told = capsys.readouterr().out
    assert "wins 50.0% (15.0%–85.0%) of 4 matches against a young goblin" in told
    assert "1 tiles for 3–5 points: 0 of 4 rows were lies (0%)" in told


def test_a_match_of_a_doubter_is_played_to_its_end() -> None:
    looks = HonestyCounts()
    assert doubter.play_match(GoblinLevel.YOUNG, bytes(32), 0, HonestyCounts(), looks) in (0, 0.5, 1)
    assert sum(sum(counted) for counted in looks.rows.values()) > 5
