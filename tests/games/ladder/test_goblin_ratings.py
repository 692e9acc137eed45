"""The data file of goblins' strengths, and the command that fits it."""

import math
from pathlib import Path

import pytest

from games import list_game_keys
from games.cli import ladder as command
from games.cli import main
from games.cli.status import ExitStatus
from games.engine.errors import BadData
from games.ladder.goblin_ratings import GoblinStrengthTable, fit_strengths, load_goblin_strengths, save_goblin_strengths
from games.ladder.ratings import START_STRENGTH, STRENGTH_SCALE
from games.ladder.simulation import CORRELATION_AIMS, LadderSimulation


@pytest.mark.parametrize("game", list_game_keys())
def test_the_goblins_of_every_game_are_measured_and_none_is_weaker_than_a_younger_one(game: str) -> None:
    for measured in load_goblin_strengths().root[game].values():
        assert measured.young <= measured.grown <= measured.old
        assert measured.matches > 0
        assert measured.old_matches > 0


def test_strengths_give_back_the_shares_that_they_were_fitted_to() -> None:
    found = fit_strengths(0.8, 0.6, 100, 10)
    for better, worse, share in ((found.grown, found.young, 0.8), (found.old, found.grown, 0.6)):
        assert 1 / (1 + math.exp((worse - better) / STRENGTH_SCALE)) == pytest.approx(share, abs=0.001)
    assert found.young + found.grown == pytest.approx(2 * START_STRENGTH)


def test_an_old_goblin_that_had_bad_luck_counts_as_a_grown_one() -> None:
    found = fit_strengths(0.8, 0.4, 100, 10)
    assert found.old == found.grown


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    values = GoblinStrengthTable({"gobblestones": {4: fit_strengths(0.7, 0.5, 9, 1), 2: fit_strengths(0.6, 0.5, 8, 2)}})
    save_goblin_strengths(values, file := tmp_path / "strengths.toml")
    assert load_goblin_strengths(file) == values
    (tmp_path / "bad.toml").write_text("[gobblestones.4]\nyoung = 'weak'\n")
    with pytest.raises(BadData):
        load_goblin_strengths(tmp_path / "bad.toml")


def test_the_command_fits_goblins_by_playing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "YOUNG_PLAYER", "silent")
    monkeypatch.setattr(command, "GROWN_PLAYER", "random")
    monkeypatch.setattr(command, "OLD_PLAYER", "thumb")
    asked = ["strengths", "gobblestones", "--seats", "2", "--matches", "4", "--old-matches", "4"]
    assert main(asked) is ExitStatus.WELL
    assert "Gobblestones, 2 players: young " in capsys.readouterr().out
    assert main([*asked, "--matches", "0"]) is ExitStatus.BAD_INPUT


def test_the_simulation_prints_how_well_people_are_ranked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--seeds", "1"]) in {ExitStatus.WELL, ExitStatus.FAILED}
    told = capsys.readouterr().out
    assert told.count("rank correlation") == 2 * len(CORRELATION_AIMS)
    assert main(["ladder", "--seeds", "0"]) is ExitStatus.BAD_INPUT


def test_a_simulation_of_one_seed_ranks_people_about_as_well_as_they_play() -> None:
    values = load_goblin_strengths()
    first, again = (LadderSimulation(3, values, "gobblestones").correlate_among_people((10,)) for _ in range(2))
    assert first == again
    assert first[0] > 0.6
