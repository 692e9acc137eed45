"""The commands of python -m games, and one clear line for everything that a person may get wrong."""

import itertools
import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial, reduce
from itertools import product
from operator import getitem
from pathlib import Path
from typing import Any

import pytest

from games import RULES_MODE, find_game, list_game_keys
from games.cli import main
from games.cli.table_setup import read_option_values
from games.engine import Match, Record, shorten_commitment
from games.engine.assets import ASSETS
from games.engine.balance import StatisticsTable
from games.engine.choices import list_option_choices
from games.gobblestones import Gobblestones
from tests.games.engine.toys import Crashes, DoubtsEverything, LeakyView, NeverEnds
from tests.hasty_goblins import hasty_goblins

__all__ = ["hasty_goblins"]

ROOT = ASSETS.parent
Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run a command; return its exit status and what it wrote to stdout and stderr."""

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        return status, *capsys.readouterr()

    return run


@pytest.fixture(scope="module")
def bluffed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a bluffing match of three, played once for all tests."""
    folder = tmp_path_factory.mktemp("bluffed")
    asked = ("simulate", "gobblestones", "--seats", "3", "--matches", "1", "--seed", "cli")
    assert main((*asked, "--option", "bluff=true", "--record", str(folder))) == 0
    return next(folder.glob("*.json"))


@pytest.fixture
def recorded(bluffed: Path, tmp_path: Path) -> Path:
    """A copy of that record, which a test may change."""
    return Path(shutil.copy(bluffed, tmp_path))


TIMELESS = {"seconds": 0, "moves_per_second": 0}
"""Stands in for what a run took."""


def pretend(monkeypatch: pytest.MonkeyPatch, game: Gobblestones) -> None:
    """Let a variant stand on the shelf in the place of Gobblestones."""
    monkeypatch.setattr("games.cli.simulate.find_game", lambda key: game)


class TestList:
    def test_it_shows_every_game_with_its_options(self, ask: Ask) -> None:
        status, out, _ = ask("list")
        assert status == 0
        assert "gobblestones: Gobblestones, 2 to 4 players" in out
        assert "bluff=false" in out
        assert all(f"{key}:" in out for key in list_game_keys())

    def test_it_speaks_json(self, ask: Ask) -> None:
        status, out, _ = ask("list", "--json")
        shelf = {game["key"]: game for game in json.loads(out)}
        assert status == 0
        assert list(shelf) == list_game_keys()
        assert shelf["gobblestones"]["title"] == "Gobblestones"
        assert shelf["gobblestones"]["seats"] == [2, 3, 4]
        assert shelf["gobblestones"]["options"]["bluff"] == {
            "default": False,
            "description": "Tiles are laid face down, and others may challenge them",
        }


class TestSimulate:
    def simulated(self, ask: Ask, *more: str) -> dict[str, Any]:
        status, out, err = ask("simulate", "gobblestones", "--matches", "3", "--json", *more)
        assert (status, err) == (0, "")
        told: dict[str, Any] = json.loads(out)
        return told

    def test_it_tells_what_was_played(self, ask: Ask) -> None:
        status, out, _ = ask("simulate", "gobblestones", "--seats", "4", "--matches", "2")
        assert status == 0
        assert "Gobblestones, 4 players: 2 matches of" in out

    def test_its_json_is_one_object(self, ask: Ask) -> None:
        told = self.simulated(ask, "--seats", "3", "--option", "bluff=yes", "--option", "first=2")
        assert list(told) == [
            *("game", "seats", "options", "matches", "moves", "seconds"),
            *("moves_per_second", "longest_match", "wins_by_seat"),
        ]
        assert told["options"] == {"bluff": True, "short_end": False, "first": 2}

    @pytest.mark.parametrize("game", list_game_keys())
    def test_every_choice_of_a_lobby_can_be_named_on_the_command_line(self, game: str) -> None:
        for name, field in find_game(game).Options.model_fields.items():
            for choice in list_option_choices(field):
                read = find_game(game).validate_options(read_option_values(find_game(game), {name: str(choice)}))
                assert getattr(read, name) == choice

    def test_the_difficulty_of_the_solitary_game_can_be_simulated(self, ask: Ask) -> None:
        solitary = ("simulate", "emerald_skulls", "--seats", "1", "--matches", "1")
        assert json.loads(ask(*solitary, "--option", "rivals=20", "--json")[1])["options"]["rivals"] == 20
        assert "20, 30, 40" in ask(*solitary, "--option", "rivals=25")[2]

    def test_its_json_tells_what_was_played(self, ask: Ask) -> None:
        told = self.simulated(ask, "--seats", "3", "--option", "bluff=yes", "--option", "first=2")
        assert (told["game"], told["seats"], told["matches"]) == ("gobblestones", 3, 3)
        assert told["moves"] >= told["longest_match"] > 0
        assert len(told["wins_by_seat"]) == 3
        assert sum(told["wins_by_seat"]) >= 3

    def test_the_same_seed_plays_the_same_matches(self, ask: Ask) -> None:
        clock = {"seconds", "moves_per_second"}
        one, same, other = (
            {name: fact for name, fact in self.simulated(ask, "--seed", seed).items() if name not in clock}
            for seed in ("zog", "zog", "grob")
        )
        assert one == same
        assert one != other

    def test_an_audit_is_reported(self, ask: Ask) -> None:
        told = self.simulated(ask, "--matches", "1", "--audit")
        assert set(told["audit"]) == {"steps", "view_checks", "illegal_moves_tried", "failures"}
        assert told["audit"]["steps"] == told["moves"]
        assert told["audit"]["failures"] == []

    def test_an_audit_is_told_in_words(self, ask: Ask) -> None:
        status, out, _ = ask("simulate", "gobblestones", "--matches", "1", "--audit")
        assert status == 0
        assert "0 failures" in out

    @pytest.mark.parametrize("more", [(), ("--audit", "--matches", "2")], ids=["fast", "audited"])
    def test_two_processes_find_what_one_finds(self, ask: Ask, more: tuple[str, ...]) -> None:
        one, two = ({**self.simulated(ask, *more, "--jobs", jobs), **TIMELESS} for jobs in "12")
        assert one == two

    def test_a_run_that_was_stopped_goes_on_from_its_journal(self, ask: Ask, tmp_path: Path) -> None:
        journal = tmp_path / "journal"
        whole = {**self.simulated(ask, "--journal", str(journal)), **TIMELESS}
        lines = journal.read_text().splitlines(keepends=True)
        journal.write_text("".join(lines[:-1]))
        assert {**self.simulated(ask, "--journal", str(journal)), **TIMELESS} == whole
        assert journal.read_text().splitlines(keepends=True) == lines

    def test_a_failed_audit_exits_with_1(self, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
        pretend(monkeypatch, LeakyView())
        status, out, err = ask("simulate", "gobblestones", "--matches", "1", "--audit", "--json")
        failures = json.loads(out)["audit"]["failures"]
        assert status == 1
        assert err.splitlines() == failures
        assert "seed 1/1, step 0: view" in failures[0]

    def test_a_match_that_failed_leaves_its_record_to_be_seen_again(
        self, ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        pretend(monkeypatch, NeverEnds())
        _, _, err = ask("simulate", "gobblestones", "--matches", "1", "--record", str(tmp_path))
        (file,) = tmp_path.glob("*-failed.json")
        assert f"/replay with {file}" in err
        assert len(Record.read(file).moves) == 300

    def test_a_broken_rule_names_its_match_and_leaves_its_record(
        self, ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        pretend(monkeypatch, Crashes())
        with pytest.raises(KeyError) as crash:
            ask("simulate", "gobblestones", "--matches", "1", "--seed", "1", "--record", str(tmp_path))
        (file,) = tmp_path.glob("*-failed.json")
        assert crash.value.__notes__[0].startswith("seed 1/1\n")
        assert str(file) in crash.value.__notes__[0]
        Record.read(file)

    def test_a_match_that_never_ends_exits_with_1(self, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
        pretend(monkeypatch, NeverEnds())
        status, out, err = ask("simulate", "gobblestones", "--matches", "2", "--json")
        assert status == 1
        assert err.splitlines() == ["seed 1/1: more than 300 moves", "seed 1/2: more than 300 moves"]
        assert json.loads(out)["matches"] == 0

    def test_a_broken_rule_is_not_swallowed(self, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
        pretend(monkeypatch, Crashes())
        with pytest.raises(KeyError):
            ask("simulate", "gobblestones", "--matches", "5")

    def test_records_replay_exactly(self, ask: Ask, tmp_path: Path) -> None:
        told = self.simulated(ask, "--record", str(tmp_path / "new" / "folder"))
        records = [Record.read(file) for file in sorted((tmp_path / "new" / "folder").iterdir())]
        assert [Match.replay(record).diverged for record in records] == [None] * 3
        assert sum(len(record.moves) for record in records) == told["moves"]

    def test_audited_and_recorded_matches_are_the_same(self, ask: Ask, tmp_path: Path) -> None:
        recorded = self.simulated(ask, "--matches", "1", "--record", str(tmp_path / "plain"))
        audited = self.simulated(ask, "--matches", "1", "--audit", "--record", str(tmp_path / "audited"))
        assert audited["moves"] == recorded["moves"]
        one, other = (next((tmp_path / name).iterdir()) for name in ("plain", "audited"))
        assert one.read_bytes() == other.read_bytes()


class TestReplay:
    def test_it_tells_what_a_spectator_saw(self, ask: Ask, recorded: Path) -> None:
        status, out, _ = ask("replay", str(recorded))
        lines = out.splitlines()
        assert status == 0
        assert lines[0].startswith("Gobblestones, 3 players, seed promised as ")
        assert lines[1].startswith("1. hid seat=")
        assert "points by seat" in lines[-1].lower()

    def test_it_tells_nothing_that_was_hidden(self, ask: Ask, recorded: Path) -> None:
        """Colours of face-down tiles, tiles drawn, and tiles laid in a turn that has not ended."""
        _, out, _ = ask("replay", str(recorded))
        told = {line.split()[1] for line in out.splitlines()[1:-1]}
        assert {"laid", "took", "drew-tiles"} & told == set()
        coloured = {line.split()[1] for line in out.splitlines() if "colours=" in line}
        assert coloured == {"caught", "proved"}
        assert Record.read(recorded).seed not in out

    def test_seats_are_counted_from_1(self, ask: Ask, recorded: Path) -> None:
        _, out, _ = ask("replay", str(recorded))
        seats = {word for word in out.split() if word.startswith(("seat=", "challenger_seat="))}
        assert {word.partition("=")[2] for word in seats} == {"1", "2", "3"}

    def test_an_unfinished_match_is_said_to_be_so(self, ask: Ask, tmp_path: Path) -> None:
        Match.deal_by_key("gobblestones", seats=2).build_record().write(tmp_path / "fresh.json")
        status, out, _ = ask("replay", str(tmp_path / "fresh.json"))
        assert status == 0
        assert out.splitlines()[1:] == ["The match is not over."]

    def test_a_match_alone_may_be_won_by_nobody(self, ask: Ask, tmp_path: Path) -> None:
        """Emerald Skulls can be played alone, and lost."""
        ask("simulate", "emerald_skulls", "--seats", "1", "--matches", "12", "--record", str(tmp_path))
        told = [ask("replay", str(file))[1].splitlines() for file in sorted(tmp_path.iterdir())]
        assert all(lines[0].startswith("Emerald Skulls, one player, ") for lines in told)
        assert {lines[-1].partition(" Points")[0] for lines in told} <= {"Nobody wins.", "Seat 1 wins."}
        assert any(lines[-1].startswith("Nobody wins.") for lines in told)

    def test_a_record_that_diverges_is_told_so_far(self, ask: Ask, recorded: Path) -> None:
        number = break_record(recorded)
        status, out, _ = ask("replay", str(recorded))
        assert status == 1
        assert out.splitlines()[-1] == f"diverged at move {number}"


class TestVerify:
    def test_a_sound_record_is_exact(self, ask: Ask, recorded: Path) -> None:
        assert ask("verify", str(recorded)) == (0, "exact\n", "")

    def test_a_record_cut_short_is_said_to_be_unfinished(self, ask: Ask, recorded: Path) -> None:
        """Otherwise a record without its end would pass as exact."""
        told = json.loads(recorded.read_text("utf-8"))
        for moves, line in {
            40: "unfinished: exact so far, 40 moves\n",
            1: "unfinished: exact so far, one move\n",
            0: "unfinished: no move was played\n",
        }.items():
            recorded.write_text(json.dumps(told | {"moves": told["moves"][:moves]}), "utf-8")
            assert ask("verify", str(recorded)) == (3, line, "")

    @pytest.mark.parametrize(
        ("moves", "when"), [(40, "after move 40, before the rules did"), (0, "before the first move")]
    )
    def test_a_record_that_ends_by_agreement_is_said_to_do_so(
        self, ask: Ask, recorded: Path, moves: int, when: str
    ) -> None:
        """Otherwise a record cut short would pass as a whole one: anybody who cuts it can add the agreement."""
        told = json.loads(recorded.read_text("utf-8"))
        recorded.write_text(json.dumps(told | {"moves": told["moves"][:moves], "agreed": True}), "utf-8")
        line = f"exact, but not played to its end: its players agreed to end it {when}\n"
        assert ask("verify", str(recorded)) == (0, line, "")

    def test_two_moves_that_do_not_touch_each_other_can_change_places(self, ask: Ask, tmp_path: Path) -> None:
        """A record proves luck and rules, not who clicked first: README says so."""
        asked = ("--seats", "4", "--matches", "1", "--seed", "cli", "--option", "bluff=true")
        ask("simulate", "gobblestones", *asked, "--record", str(tmp_path))
        record = next(tmp_path.glob("*.json"))
        told = json.loads(record.read_text("utf-8"))
        moves, first = told["moves"], first_of_three_answers(told["moves"])
        moves[first], moves[first + 1] = moves[first + 1], moves[first]
        assert moves[first][0] != moves[first + 1][0]
        record.write_text(json.dumps(told), "utf-8")
        assert ask("verify", str(record)) == (0, "exact\n", "")

    @pytest.mark.parametrize("command", ["verify", "replay"])
    def test_a_record_of_older_rules_is_said_to_be_one(self, ask: Ask, recorded: Path, command: str) -> None:
        told = json.loads(recorded.read_text("utf-8"))
        recorded.write_text(json.dumps(told | {"version": told["version"] - 1}), "utf-8")
        status, out, _ = ask(command, str(recorded))
        assert status == 1
        assert out.splitlines()[-1].startswith("cannot be checked: it was played by rules 1 of ")

    def test_a_changed_move_is_found(self, ask: Ask, recorded: Path) -> None:
        number = break_record(recorded)
        assert ask("verify", str(recorded)) == (1, f"diverged at move {number}\n", "")


def first_of_three_answers(moves: list[list[Any]]) -> int:
    """Return where the three opponents of a play answer it, one after the other."""
    answers = [move in ("trust", "challenge") for _, move, _ in moves]
    return next(number for number in range(len(moves)) if all(answers[number : number + 3]))


def break_record(file: Path) -> int:
    """Let a player end their turn where they did something else; return the number of the move."""
    told = json.loads(file.read_text("utf-8"))
    number = next(n for n, (_, move, _) in enumerate(told["moves"], start=1) if n > 5 and move.startswith("lay"))
    told["moves"][number - 1][1] = "end"
    file.write_text(json.dumps(told), "utf-8")
    return number


class TestBench:
    @pytest.fixture(autouse=True)
    def _short(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # A busy machine's clock of the processor may stand still for longer than so few samples take.
        ticks = itertools.count()
        monkeypatch.setattr("games.cli.bench.read_clock", lambda: next(ticks) / 50)
        monkeypatch.setattr("games.cli.bench.BENCH_SECONDS", 0.05)
        monkeypatch.setattr("games.cli.bench.SAMPLE_COUNT", 50)

    def test_it_prints_a_small_table(self, ask: Ask) -> None:
        status, out, _ = ask("bench", "gobblestones")
        lines = out.splitlines()
        assert status == 0
        assert lines[0].split() == ["microseconds", "legal_moves", "play", "view", "snapshot", "restore", "moves/s"]
        assert [line.split()[:2] for line in lines[1:3]] == [["gobblestones", "4"]] * 2
        assert "bluff=True" in lines[2]
        assert len({len(line) for line in lines[:3]}) == 1
        assert "rules, Python" in lines[-1]

    def test_its_json_has_a_row_for_each_variant(self, ask: Ask) -> None:
        status, out, _ = ask("bench", "gobblestones", "--seats", "2", "--json")
        rows = json.loads(out)
        assert status == 0
        assert [row["options"] for row in rows] == [{}, {"bluff": True}, {"short_end": True}]
        verbs = ("legal_moves", "play", "view", "snapshot", "restore", "moves_per_second")
        assert all(row[verb] > 0 for row in rows for verb in verbs)
        assert {row["seats"] for row in rows} == {2}
        assert {row["rules"] for row in rows} == {RULES_MODE}

    def test_an_option_is_timed_at_the_largest_table_that_may_have_it(self, ask: Ask) -> None:
        _, out, _ = ask("bench", "goats_and_goblins", "--json")
        assert [(row["seats"], row["options"]) for row in json.loads(out)] == [(6, {}), (3, {"no_votes": True})]
        _, out, _ = ask("bench", "goats_and_goblins", "--seats", "6", "--json")
        assert [(row["seats"], row["options"]) for row in json.loads(out)] == [(6, {})]


@pytest.mark.usefixtures("hasty_goblins")
class TestDuel:
    def test_it_tells_the_share_of_wins_beside_that_of_chance(self, ask: Ask) -> None:
        status, out, _ = ask("duel", "gobblestones", "--seats", "4", "--matches", "1", "--against", "silent")
        lines = out.splitlines()
        assert status == 0
        assert lines[0] == "Gobblestones, 4 players: a goblin against silent players; one match"
        assert lines[1].endswith("by chance 25.0%")
        assert "milliseconds of processor time" in lines[2]

    def test_its_json_is_the_same_but_for_the_times(self, ask: Ask) -> None:
        duel = ("duel", "goblin_market", "--seats", "3", "--matches", "2", "--option", "courts=false", "--json")
        told = [json.loads(ask(*duel)[1]) for _ in range(2)]
        assert all(set(one.pop("milliseconds")) == {"mean", "p95", "max"} for one in told)
        assert told[0] == told[1]
        assert (told[0]["matches"], told[0]["share_by_chance"], told[0]["against"]) == (2, 0.333, "random")
        assert told[0]["options"]["courts"] is False

    def test_a_goblin_that_breaks_a_rule_exits_with_1(self, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("games.cli.contest.find_game", lambda key: DoubtsEverything())
        status, out, err = ask("duel", "gobblestones", "--matches", "1")
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert err.startswith("seed 1/1: ")

    def test_alone_there_is_no_chance_to_compare_with(self, ask: Ask) -> None:
        _, out, _ = ask("duel", "emerald_skulls", "--seats", "1", "--matches", "1")
        assert out.splitlines()[0] == "Emerald Skulls, one player: a goblin alone; one match"
        assert "chance" not in out


def test_balance_prints_the_tables_of_a_game(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.emerald_skulls.balance.list_balance_tables", figures)
    printed = "### Bets\n\n| Bet | 3 |\n| --- | ---: |\n| Grim Grin | 0.50 |\n"
    assert ask("balance", "emerald_skulls") == (0, printed, "")
    status, out, _ = ask("balance", "emerald_skulls", "--json")
    assert (status, json.loads(out)) == (
        0,
        [{"title": "Bets", "columns": ["Bet", "3"], "rows": [["Grim Grin", "0.50"]]}],
    )


def test_balance_plays_matches_to_tell_what_each_seat_is_worth(ask: Ask) -> None:
    status, out, err = ask("balance", "gobblestones", "--matches", "2", "--player", "thumb", "--json")
    seats, length = json.loads(out)
    assert (status, err) == (0, "")
    assert seats["title"].startswith("Gobblestones, 2 seats: 2 matches of thumb players, ")
    assert [row[0] for row in seats["rows"]] == ["1", "2"]
    assert sum(float(row[1].removesuffix("%")) for row in seats["rows"]) == 100
    rounds, turns, answers, *_ = (float(number) for _, number in length["rows"])
    assert rounds >= turns > 20
    assert answers == 0, "nobody is asked whether to trust a row that lies open"


def test_balance_tells_what_a_game_itself_sees_of_it(ask: Ask) -> None:
    asked = ("--matches", "2", "--player", "thumb", "--json")
    *_, declared = json.loads(ask("balance", "goats_and_goblins", "--seats", "3", *asked)[1])
    assert declared["columns"][0:2] == ["What", "Times"]
    assert sum(int(row[1]) for row in declared["rows"]) > 10
    assert all(int(row[0]) >= 3 for row in declared["rows"])


def test_balance_tells_which_offerings_win(ask: Ask) -> None:
    asked = ("--seats", "2", "--matches", "2", "--player", "thumb", "--option", "advanced=true", "--json")
    _, _, completed, held = json.loads(ask("balance", "goblin_teeth", *asked)[1])
    assert [row[:2] for row in completed["rows"]] == [row[:2] for row in held["rows"]]
    assert held["rows"][0][:3] == ["6", "4", "50.0%"], "everybody has the 6-Item Offering"
    assert sum(int(row[1]) for row in held["rows"]) == 3 * 4


def test_balance_weighs_offerings_by_who_holds_them(ask: Ask) -> None:
    asked = ("balance", "goblin_teeth", "--matches", "1", "--player", "thumb", "--json")
    plain = json.loads(ask(*asked)[1])
    advanced = json.loads(ask(*asked, "--option", "advanced=true")[1])
    assert len(advanced) == len(plain) + 1
    held = advanced[-1]
    assert held["title"] == "How often who holds an Offering wins"
    assert sum(int(row[1]) for row in held["rows"]) == 2 * 3, "two seats hold three Offerings each"
    assert {row[0] for row in held["rows"]} >= {"6"}


def figures() -> list[StatisticsTable]:
    return [StatisticsTable("Bets", ("Bet", "3"), [("Grim Grin", "0.50")])]


BAD_INPUT = {
    "balance goblin_market": "goblin_market is on the shelf, but there is no module games.goblin_market.balance.",
    "": "required",
    "zog": "invalid choice",
    "list --zog": "unrecognized arguments",
    "simulate": "required",
    "simulate chess": "no game called “chess”",
    "simulate gobblestones --seats 1": "2 to 4 players, not 1",
    "simulate gobblestones --seats 5": "2 to 4 players, not 5",
    "simulate gobblestones --seats zog": "invalid number",
    "simulate gobblestones --matches 0": "not 0",
    "simulate gobblestones --matches -3": "not -3",
    "simulate gobblestones --jobs 0": "not 0",
    "simulate gobblestones --option bluff": "NAME=VALUE",
    "simulate gobblestones --option =x": "NAME=VALUE",
    "simulate gobblestones --option zog=1": "no option called “zog”",
    "simulate gobblestones --option bluff=maybe": "can only be on or off",
    "simulate gobblestones --option first=9": "must be 4 or less",
    "simulate gobblestones --seats 2 --option first=3": "only 2 play",
    "simulate gobblestones --record /dev/null/x": "cannot be written",
    "simulate gobblestones --json=x": "ignored explicit argument",
    "duel": "required",
    "duel chess": "no game called “chess”",
    "duel gobblestones --seats 1": "2 to 4 players, not 1",
    "duel gobblestones --matches 0": "not 0",
    "duel gobblestones --against zog": "invalid choice",
    "duel gobblestones --option zog=1": "no option called “zog”",
    "duel goats_and_goblins --seats 4 --option no_votes=true": "fewer",
    "replay": "required",
    "replay nowhere.json": "cannot be read",
    "verify nowhere.json": "cannot be read",
    "verify .": "cannot be read",
    "bench chess": "no game called “chess”",
    "bench gobblestones --seats 9": "2 to 4 players, not 9",
}


@pytest.mark.parametrize(("line", "told"), BAD_INPUT.items(), ids=[f"games {line}" for line in BAD_INPUT])
def test_bad_input_gets_one_line_and_exit_status_2(ask: Ask, line: str, told: str) -> None:
    status, out, err = ask(*line.split())
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith("games: ")
    assert told in err


STRANGE_INPUT = {
    "a game's name of a megabyte": ("simulate", "g" * 1_000_000),
    "a command of a megabyte": ("g" * 1_000_000,),
    "an option's name of a megabyte": ("simulate", "gobblestones", "--option", "g" * 1_000_000 + "=1"),
    "a player of a megabyte": ("duel", "gobblestones", "--against", "g" * 1_000_000),
    "matches of 5,000 digits": ("simulate", "gobblestones", "--matches", "9" * 5000),
    "matches of 4,000 digits": ("simulate", "gobblestones", "--matches", "9" * 4000),
    "fewer matches than none": ("duel", "gobblestones", "--matches", "-" + "9" * 4000),
    "seats of 4,000 digits": ("bench", "gobblestones", "--seats", "9" * 4000),
    "a line break in a game's name": ("simulate", "gobble\nstones"),
    "a NUL in the path of a record": ("verify", "a\0b"),
    "a NUL in the path of a folder": ("simulate", "gobblestones", "--record", "a\0b"),
    "a path of a megabyte": ("replay", "g" * 1_000_000),
    "a folder of a megabyte": ("simulate", "gobblestones", "--record", "g" * 1_000_000),
    "a lone surrogate in a game's name": ("simulate", "\ud800"),
    "a lone surrogate in a path": ("verify", "\ud800"),
    "a lone surrogate in a folder's path": ("simulate", "gobblestones", "--record", "\ud800"),
    "a lone surrogate in an option": ("simulate", "gobblestones", "--option", "\ud800=\ud800"),
}


@pytest.mark.parametrize("arguments", STRANGE_INPUT.values(), ids=STRANGE_INPUT)
def test_strange_input_gets_one_short_line_too(ask: Ask, arguments: tuple[str, ...]) -> None:
    status, out, err = ask(*arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert len(err) < 700


def test_any_text_is_a_seed(ask: Ask) -> None:
    """Even half a character, as a terminal may send it."""
    assert ask("simulate", "gobblestones", "--matches", "1", "--seed", "\ud800")[0] == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not a whole record"),
        ('{"moves":', "not a whole record"),
        ('{"White": "Anderssen", "Black": "Kieseritzky"}', "not a whole record: at game"),
    ],
    ids=["empty", "cut off", "foreign"],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_damaged_or_foreign_record_gets_one_line(
    ask: Ask, tmp_path: Path, command: str, text: str, told: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text, "utf-8")
    status, out, err = ask(command, str(file))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert told in err


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"seats": 12}, "not 12"),
        ({"version": 99}, "newer version"),
        ({"version": 10**4000}, "at version, "),
        ({"seats": 10**4000}, "at seats, "),
        ({"commitment": "0" * 64}, "does not match what was promised"),
    ],
    ids=["game", "seats", "version", "huge version", "huge seats", "commitment"],
)
def test_a_record_that_cannot_be_played_gets_one_line(
    ask: Ask, recorded: Path, fields: dict[str, object], told: str
) -> None:
    recorded.write_text(json.dumps(json.loads(recorded.read_text("utf-8")) | fields), "utf-8")
    for command in ("replay", "verify"):
        status, out, err = ask(command, str(recorded))
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert told in err


NUMBERS = ("version", "seats", "format", "options.first", "moves.0.0")
"""Where a record has numbers: its fields, one of its options, and the seat of a move."""
NO_SUCH_NUMBERS = ("-1" + "0" * 27, "-1", "1" + "0" * 27, "1e400", "NaN", "-Infinity", "0.5", "9" * 5000)


@pytest.mark.parametrize("where", NUMBERS)
def test_a_number_that_no_match_has_is_damage_wherever_it_stands(ask: Ask, recorded: Path, where: str) -> None:
    told = json.loads(recorded.read_text("utf-8"))
    *above, last = [int(part) if part.isdecimal() else part for part in where.split(".")]
    reduce(getitem, above, told)[last] = "here"
    for number, command in product(NO_SUCH_NUMBERS, ("replay", "verify")):
        recorded.write_text(json.dumps(told).replace('"here"', number), "utf-8")
        status, out, err = ask(command, str(recorded))
        assert (status, out, err.count("\n")) == (2, "", 1), number[:30]
        assert err.startswith("games: ")


def test_every_number_of_a_record_has_bounds() -> None:
    """A new field with a number says what is possible, or a damaged record ends in a traceback."""
    described = Record.model_json_schema()
    fields = [*described["properties"].items(), *enumerate(described["$defs"]["PlayedMove"]["prefixItems"])]
    numbers = {name: field for name, field in fields if field.get("type") == "integer" and "const" not in field}
    assert numbers.keys() == {"version", "seats", 0}
    for field in numbers.values():
        assert {"minimum", "maximum"} <= field.keys() or {"minimum", "exclusiveMaximum"} <= field.keys()


def test_a_record_is_checked_against_the_promise_that_was_noted(ask: Ask, recorded: Path) -> None:
    promise = json.loads(recorded.read_text("utf-8"))["commitment"]
    for noted in (promise.upper(), shorten_commitment(promise)):
        assert ask("verify", str(recorded), "--promise", noted) == (0, "exact\n", "")
    for other in ("0" * 64, shorten_commitment("0" * 64), "nothing"):
        status, out, _ = ask("verify", str(recorded), "--promise", other)
        assert (status, out.startswith("not what was promised")) == (1, True)


def test_a_record_that_cannot_be_written_gets_one_line(ask: Ask, tmp_path: Path) -> None:
    ask("simulate", "gobblestones", "--matches", "1", "--record", str(tmp_path))
    written = next(tmp_path.iterdir())
    written.unlink()
    written.mkdir()
    status, out, err = ask("simulate", "gobblestones", "--matches", "1", "--record", str(tmp_path))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert str(written) in err


def test_help_exits_well(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "--help"])
    assert left.value.code == 0
    assert "check every law" in capsys.readouterr().out


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "games", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A run in the background of a shell ignores Ctrl-C, and so would whatever it starts.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509  tests start no threads first
    )


def test_ctrl_c_exits_with_130_and_says_nothing(tmp_path: Path) -> None:
    with started("simulate", "gobblestones", "--matches", "1000000", "--record", str(tmp_path)) as running:
        while not any(tmp_path.iterdir()):
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, "", "")


def test_a_reader_that_goes_away_is_no_error(recorded: Path) -> None:
    with started("replay", str(recorded)) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 141


def test_no_bar_is_drawn_where_there_is_no_terminal() -> None:
    with started("simulate", "gobblestones", "--matches", "2", "--json") as running:
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert json.loads(out)["matches"] == 2
