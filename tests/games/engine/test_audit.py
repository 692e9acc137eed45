"""The audit finds nothing in a sound game, and every defect that is planted."""

import re
from typing import Any

import pytest

from games import find_game
from games.engine import BadOptions
from games.engine.audit import AuditReport, audit_game_by_fuzzing
from games.engine.audit.information_sets import ResultingState, check_choices_alike, check_events_alike
from games.engine.audit.report import MAX_FAILURES
from games.gobblestones import Gobblestones
from games.goblin_teeth import events
from tests.games.engine import toys

PLANTED: dict[type[Gobblestones], str] = {
    toys.LeakyView: "view: the view of",
    toys.TellingMoves: "view: the legal moves of",
    toys.TellingOffers: "view: the moves offered to all depend",
    toys.OffersSecrets: "view: the moves offered to all",
    toys.ImaginesAway: "view: in the world that",
    toys.ImaginesTheTruth: "imagined worlds: `imagine` takes from the truth what the spectator cannot know: racks[",
    toys.ImaginesTrueDoubts: "imagined worlds: `imagine` takes from the truth what the spectator cannot know: doubts[",
    toys.ImaginesTrueRows: "imagined worlds: `imagine` takes from the truth what the spectator cannot know: laid",
    toys.KeepsOneTile: "imagined worlds: `imagine` takes from the truth what",
    toys.KeepsOneTileSomewhere: "imagined worlds: `imagine` takes from the truth what",
    toys.KeepsTheFirstDoubt: "imagined worlds: `imagine` takes from the truth what",
    toys.ShufflesUnsorted: "imagined worlds: `imagine` takes from the truth what",
    toys.SupposesTheTruth: "imagined worlds: `suppose` takes from the truth what",
    toys.TellsTheRack: "told secrets: said tells",
    toys.TellsOneTile: "told secrets: counted tells",
    toys.TellsTheDraw: "told secrets: said tells",
    toys.TellsTheLaying: "told secrets: said tells",
    toys.TellsWhoPrepares: "preparing moves: lay",
    toys.ShowsWhoPrepares: "preparing moves: lay",
    toys.TellsTheWrongSeat: "told secrets: heard tells",
    toys.LendsTheRack: "view: a view that was given out",
    toys.TellingRefusal: "illegal moves refused: the refusal of",
    toys.WordlessRefusal: "illegal moves refused: MissingWords",
    toys.TellingPatience: "who may not move: seat",
    toys.WordlessPatience: "who may not move: MissingWords",
    toys.TakesBeforeItLooks: "illegal moves refused: lay",
    toys.ListsTooLittle: "illegal moves refused: lay",
    toys.LetsAnyoneEnd: "illegal moves refused: end of seat",
    toys.BadReader: "illegal moves refused: IndexError",
    toys.ShownAnswers: "sealed answers",
    toys.EatsTiles: "pieces",
    toys.TrustsInSilence: "default move",
    toys.ListsTooMuch: "legal moves apply",
    toys.ListsForAll: "legal moves listed: seat",
    toys.LeavesNoMove: "legal moves listed: seat",
    toys.Miscounts: "legal moves listed",
    toys.NeverEnds: "the match goes on: UnfinishedMatch: more than 300 moves",
    toys.EndsWithoutOutcome: "decision: UnfinishedMatch: no decision and no outcome",
    toys.Crashes: "legal moves apply: KeyError",
    toys.CountsBack: "decision numbers: the number falls",
    toys.AsksAnew: "decision numbers: number 1 asks something else",
    toys.AsksNobody: "decision: waits for seats",
    toys.TellsAStranger: "events: whispered is for seat",
    toys.TellsHalves: "events: halved holds a float",
    toys.KeepsItsOwnCount: "restored match",
    toys.ForgetsOnReplay: "replay",
    toys.HardOfReading: "notation",
    toys.MixesUpWords: "notation",
    toys.LongWinded: "notation",
    toys.LooksHard: "questions change nothing",
    toys.SharesLists: "clone",
    toys.DeclaresTooSoon: "decision: there is an outcome",
    toys.DeniesItsMoves: "legal moves listed: lay",
    toys.CountsFromTheEnd: "legal moves listed: indexing and iteration disagree",
    toys.SwapsMoves: "view: the legal moves of",
    toys.NamesAStranger: "events: saw names a seat",
    toys.TellsUnlisted: "events: laid is not listed",
    toys.SaysNothing: "events:  cannot be written",
    toys.HoldsPairs: "snapshot",
    toys.HoldsFloats: "snapshot: ValueError: the state holds the float 0.5",
    toys.HoldsSets: "plain state: state.extra holds a frozenset",
    toys.HoldsFunctions: "snapshot: PydanticSerializationError",
}


SEED, MATCHES = "22", 6
"""Some faults are met only where the RNG tries one move among many: so many short matches may be played for one.

Any seed will do; by this one most of them are found in the first match, of fifty moves.
"""


class Wanted(AuditReport):
    """A report that is full once a law is broken: what comes after need not be played."""

    law = ""

    @property
    def is_full(self) -> bool:
        return super().is_full or self.tells

    @property
    def tells(self) -> bool:
        return any(f": {self.law}" in failure for failure in self.failures)


@pytest.mark.parametrize(("toy", "law"), PLANTED.items(), ids=[toy.__name__ for toy in PLANTED])
def test_the_audit_catches(toy: type[Gobblestones], law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.engine.audit.AuditReport", Wanted)
    monkeypatch.setattr(Wanted, "law", law)
    report = audit_game_by_fuzzing(
        toy(), seats=3, options={"bluff": True, "short_end": True}, matches=MATCHES, seed=SEED
    )
    assert isinstance(report, Wanted)
    assert report.tells, report.failures


@pytest.mark.parametrize("options", [{}, {"bluff": True}], ids=["plain", "bluff"])
def test_a_sound_game_passes(options: dict[str, Any]) -> None:
    """Every game on the shelf does, at every table: see `tests/shelf`; this one is what the toys are made of."""
    report = audit_game_by_fuzzing(
        find_game("gobblestones"), seats=3, options={**options, "short_end": True}, matches=1, seed="sound"
    )
    assert report.failures == []
    assert report.steps > 50
    assert report.view_checks == (report.steps + 1) * (3 + 1)
    assert report.illegal_moves_tried > report.steps


def test_a_failure_names_game_seats_options_seed_step_and_law() -> None:
    report = audit_game_by_fuzzing(toys.LeakyView(), seats=2, options={"bluff": True}, matches=1, seed="zog")
    assert re.fullmatch(
        r"gobblestones, 2 seats, bluff=True, seed zog/1, step 0: view: the view of .+ depends on .+", report.failures[0]
    )


def test_the_audit_goes_on_after_a_failure() -> None:
    report = audit_game_by_fuzzing(toys.LeakyView(), seats=2, options={"short_end": True}, matches=2)
    assert len(report.failures) == 2
    assert report.steps > 100


def test_the_list_of_failures_is_capped() -> None:
    report = audit_game_by_fuzzing(toys.AsksNobody(), seats=2, matches=MAX_FAILURES + 5)
    assert len(report.failures) == MAX_FAILURES


def test_the_same_seed_audits_the_same_matches() -> None:
    game, options = find_game("gobblestones"), {"short_end": True}
    one, other = (
        audit_game_by_fuzzing(game, seats=2, options=options, matches=1, seed="twice").to_dict() for _ in range(2)
    )
    assert one == other


def test_seats_and_options_are_checked_before_anything_is_played() -> None:
    with pytest.raises(BadOptions):
        audit_game_by_fuzzing(find_game("gobblestones"), seats=5)
    with pytest.raises(BadOptions):
        audit_game_by_fuzzing(find_game("gobblestones"), seats=2, options={"first": 3})


def test_a_game_may_have_things_counted() -> None:
    report = audit_game_by_fuzzing(toys.CountsPlays(), seats=2, options={"short_end": True}, matches=1)
    assert set(report.to_dict()["tally"]) == {"passed", "played"}


def test_the_report_speaks_of_no_tally_where_nothing_is_counted() -> None:
    assert AuditReport().to_dict() == {"steps": 0, "view_checks": 0, "illegal_moves_tried": 0, "failures": []}


@pytest.mark.parametrize(("mixes", "told"), [(False, True), (True, False)])
def test_what_lay_open_before_cards_were_shuffled_is_no_secret(mixes: bool, told: bool) -> None:
    """A card is discarded for all to see and shuffled into the deck: no view shows it afterwards."""
    shuffled = [type("Shuffled", (events.DeckReshuffled,), {"mixes": mixes})("items", 2)]
    one, other = (
        ResultingState(find_game("goblin_teeth"), state, [events.CardDiscarded(0, card), *shuffled])
        for state, card in ((1, "worm"), (2, "button"))
    )
    assert bool(list(check_events_alike(one, other, None))) == told
    assert bool(list(check_choices_alike(one, other, None))) == told
