"""Baseline players: every game has two, they play by the rules, and a search finds the one that does best."""

import json

import pytest

from games import find_game, list_game_keys
from games.cli import main
from games.cli.players import find_player, load_baseline_players
from games.cli.refusals import BadArgument
from games.engine.baseline_player import BaselinePlayer
from games.engine.chance import SwiftChance
from games.engine.match import Match

POOL = [(key, name) for key in list_game_keys() for name in load_baseline_players(key)]
VARIANTS = {
    "goats_and_goblins": {"no_votes": True},
    "gobblestones": {"bluff": True},
    "goblin_teeth": {"advanced": True},
}


@pytest.mark.parametrize("key", list_game_keys())
def test_every_game_has_two_baseline_players_and_an_exploiter_can_be_searched(key: str) -> None:
    pool = load_baseline_players(key)
    assert len(pool) == 2
    assert any(baseline.grid for baseline in pool.values())
    assert not pool.keys() & find_game(key).thumbs.keys()


@pytest.mark.parametrize(("key", "name"), POOL)
@pytest.mark.parametrize("varied", [False, True], ids=["usual", "varied"])
def test_baseline_players_finish_a_match_by_the_rules(key: str, name: str, *, varied: bool) -> None:
    options = VARIANTS.get(key, {}) if varied else {}
    match = Match.deal_by_key(key, seats=3, options=options, seed=b"neighbours" + b"." * 22)
    player, rng = find_player(find_game(key), name), SwiftChance(1)
    while match.decision is not None:
        seat = match.decision.seats[0]
        move = player(match, seat, rng)
        assert move in match.legal_moves(seat)
        match.play(seat, move)
    assert match.outcome is not None


@pytest.mark.parametrize(("key", "name"), POOL)
def test_the_grid_names_thresholds_that_a_baseline_player_has(key: str, name: str) -> None:
    baseline = load_baseline_players(key)[name]
    for thresholds in baseline.list_threshold_sets(baseline.grid):
        assert baseline.replace_thresholds(thresholds).thresholds == baseline.thresholds | thresholds


def test_a_baseline_player_is_called_with_other_thresholds() -> None:
    game = find_game("goats_and_goblins")
    plain, shy = find_player(game, "plain"), find_player(game, "plain:low=2,declare=0.9")
    match = Match.deal_by_key("goats_and_goblins", seats=3, seed=b"." * 32)
    leader = match.decision.seats[0] if match.decision else 0
    rng = SwiftChance(1)
    assert str(plain(match, leader, rng)) > str(shy(match, leader, rng)) == "declare 3"


@pytest.mark.parametrize("name", ["plain:low", "plain:low=much", "plain:mood=1"])
def test_thresholds_that_a_baseline_player_does_not_have_are_refused(name: str) -> None:
    with pytest.raises(BadArgument, match="declare, low, high, push"):
        find_player(find_game("goats_and_goblins"), name)


def test_a_search_measures_the_best_of_all_on_fresh_deals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(load_baseline_players("goats_and_goblins")["plain"]), "grid", {"low": (0.0, 0.6, 2.0)})
    arguments = ["exploit", "goats_and_goblins", "plain", "--seats", "3", "--against", "random", "--matches", "6"]
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["tried"] == 3
    assert told["player"].startswith("plain:low=")
    assert told["searched"]["matches"] == 6
    assert (told["fresh"]["seed"], told["fresh"]["matches"]) == ("1/fresh", 18)
    assert told["fresh"]["interval"][0] <= told["fresh"]["share"] <= told["fresh"]["interval"][1]


def test_a_search_needs_a_grid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exploit", "goats_and_goblins", "wavering"]) != 0
    assert "plain" in capsys.readouterr().err


def test_a_search_may_have_a_grid_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["exploit", "gobblestones", "sly", "--seats", "2", "--against", "habit", "--matches", "1"]
    assert main([*arguments, "--grid", "long=1,2", "tile=4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tried"], told["fresh"]["matches"]) == (2, 3)
    assert told["player"] in ("sly:long=1,tile=4", "sly:long=2,tile=4")


@pytest.mark.parametrize(("grid", "named"), [("long", "long"), ("long=much", "much"), ("mood=1", "less, most")])
def test_a_grid_that_fits_no_threshold_is_refused(grid: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exploit", "gobblestones", "sly", "--grid", grid]) != 0
    assert named in capsys.readouterr().err


def test_a_baseline_player_without_thresholds_has_one_variant() -> None:
    class Same(BaselinePlayer):
        def __call__(self, _view: object, moves: object, _rng: object) -> object:
            return moves

    assert list(Same().list_threshold_sets({})) == [{}]
