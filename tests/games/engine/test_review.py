"""Reviews: judged by what a seat could know, the same every time, and silent where nothing is sure."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from games.engine.chance import SwiftChance
from games.engine.events import Event
from games.engine.match import Match
from games.engine.random_play import derive_match_seed
from games.engine.review import (
    EndingComparison,
    PlayoutSettings,
    ReviewMeasure,
    SearchEffort,
    SeatDecision,
    can_review,
    compare_decision,
    endings,
    list_decisions,
    load_review_measure,
    review,
    review_seat,
)
from games.engine.review.compare import DecisionComparison
from games.engine.review.endings import EndingDifference, compare_endings
from games.engine.review.review import deserves_praise, is_hardly_chance, is_mistake_worth_telling
from games.goats_and_goblins.events import CaveCollapsedWithSurvivors
from games.goats_and_goblins.moves import VOTE_OUT, DeclareDraws
from games.goats_and_goblins.review import explain_end_of_expedition, judge_declaration, judge_division, judge_vote
from games.goats_and_goblins.vote_equilibrium import VoteForecast
from games.gobblestones.moves import END_MOVE
from games.goblin_teeth.events import RoundBegan
from tests.games.goats_and_goblins.cave_table import CaveTable

SEARCHED = ("gobblestones", "emerald_skulls", "goblin_market", "goblin_teeth")
SEED = derive_match_seed("review", 1)
QUICK_EFFORT = SearchEffort("few", 0.02, 3)


def play_habits(key: str, moves: int = 40) -> Match:
    """Play a match by habit, for some moves."""
    match, rng = Match.deal_by_key(key, seats=2 if key == "gobblestones" else 3, seed=SEED), SwiftChance(1)
    while match.decision is not None and match.step < moves:
        seat = match.decision.seats[0]
        match.play(seat, match.game.choose_habit_move(match.state, seat, rng) or match.default_move(seat))
    return match


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews look at few worlds."""
    for name in ("GLANCE_EFFORT", "CLOSE_EFFORT"):
        monkeypatch.setattr(review, name, SearchEffort(name, 0.02, 3))
    monkeypatch.setattr(review, "MAX_MISTAKES_PLAYED_ON", 1)
    monkeypatch.setattr(review, "PlayoutSettings", partial(PlayoutSettings, worlds=2))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("key", SEARCHED)
def test_what_is_hidden_and_what_comes_next_change_no_review(key: str) -> None:
    decision = list(list_decisions(play_habits(key).build_record(), 0))[-1]
    effort = QUICK_EFFORT
    true = compare_decision(decision, effort)
    imagined = decision.match.imagine_hidden(0, SwiftChance(7))
    other_dice = Match.restore(imagined.take_snapshot().model_copy(update={"seed": bytes(32).hex()}))
    for match in (imagined, other_dice):
        twin = compare_decision(replace(decision, match=match), effort)
        assert true is not None
        assert twin is not None
        assert (twin.other, twin.gains) == (true.other, true.gains)


@pytest.mark.usefixtures("quick")
def test_a_review_of_two_decisions_shows_them_where_nothing_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "MAX_SUSPECTS", 0)
    monkeypatch.setattr(review, "MAX_LEADERS", 0)
    record = play_habits("goblin_teeth", moves=6).build_record()
    found = review_seat(record, 0)
    assert not found.mistakes
    assert found.best is None
    assert [one.step for one in found.level] == [one.step for one in list_decisions(record, 0)]
    assert len(found.level) == found.decisions == 2


def test_moves_that_answer_one_question_are_one_decision() -> None:
    match = play_habits("gobblestones", moves=12)
    decisions = list(list_decisions(match.build_record(), 0))
    own = [played.move for played in match.moves if played.seat == 0]
    assert [str(move) for decision in decisions for move in decision.moves] == own
    assert all(str(decision.moves[-1]) == "end" for decision in decisions[:-1])
    assert any(len(decision.moves) > 2 for decision in decisions)


def test_only_moves_that_count_are_decisions() -> None:
    record = play_habits("gobblestones", moves=12).build_record()
    every = list(list_decisions(record, 0))
    first = range(every[0].step + 1, every[0].step + 1 + len(every[0].moves))
    assert [one.step for one in list_decisions(record, 0, first)] == [every[0].step]
    assert list(list_decisions(record, 0, first[1:])) == [], "half a row is not this person's"


def difference(played: float, other: float, error: float = 0.0) -> EndingDifference:
    return EndingDifference(played, other, error)


@pytest.mark.parametrize(
    ("victory", "lead", "points", "told"),
    [
        (difference(0.3, 0.4), difference(0, 0), 2, True),
        (difference(0.3, 0.34), difference(0, 1), 2, False),
        (difference(0.3, 0.3), difference(0, 2), 2, True),
        (difference(0.3, 0.4, 0.2), difference(0, 0), 2, False),
        (difference(0.3, 0.2), difference(0, 9), 2, False),
        (difference(0.3, 0.4), difference(3, 0), 2, False),
        (difference(0.3, 0.3), difference(0, 9), 0, False),
        (difference(0.3, 0.4), difference(3, 0), 0, True),
    ],
)
def test_a_mistake_is_told_where_it_cost_enough_and_both_figures_agree(
    victory: EndingDifference, lead: EndingDifference, points: int, told: bool
) -> None:
    assert is_mistake_worth_telling(EndingComparison(victory, lead), ReviewMeasure(points=points)) is told


@pytest.mark.parametrize(("measured", "told"), [(0.2, [0.2]), (0.0, [])])
def test_what_a_mistake_cost_is_measured_in_worlds_that_did_not_find_it(
    measured: float, told: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    comparison = compare_decision(next(list_decisions(play_habits("goblin_market").build_record(), 0)), QUICK_EFFORT)
    ways = list[tuple[str, int]]()

    def compare(_mistake: object, way: PlayoutSettings) -> EndingComparison:
        ways.append((way.stage, way.worlds))
        gain = measured if len(ways) > 1 else 0.6
        clear = EndingComparison(difference(0.1, 0.1 + gain, 0.01), difference(0, 10 * gain))
        assert way.is_clear(clear) is (len(ways) == 1), "only a verdict may come early"
        return clear

    monkeypatch.setattr(review, "compare_endings", compare)
    work = review._ReviewProgress(1, lambda _done, _of: None)
    assert comparison is not None
    found = review._select_costly_mistakes([comparison], load_review_measure("goblin_market"), work)
    assert [pytest.approx(one.victory.gain) for one in found if one.victory] == told
    assert ways == [("endings", 100), ("measure", 100)]


@pytest.mark.parametrize(("rechecked", "again", "told"), [(0.0, 0.1, [0.5]), (0.3, 0.2, [0.2]), (0.3, 0.0, [])])
def test_what_seems_to_have_changed_very_much_is_measured_again_by_goblins_that_think(
    rechecked: float, again: float, told: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    comparison = compare_decision(next(list_decisions(play_habits("goblin_market").build_record(), 0)), QUICK_EFFORT)
    ways = list[tuple[str, float, int]]()

    def compare(_mistake: object, way: PlayoutSettings) -> EndingComparison:
        ways.append((way.stage, way.patience, way.worlds))
        gain = again if way.stage == "recheck" else 0.5
        return EndingComparison(difference(0.1, 0.1 + gain, 0.01), difference(0, 10 * gain))

    monkeypatch.setattr(review, "compare_endings", compare)
    assert comparison is not None
    measure = replace(load_review_measure("goblin_market"), rechecked=rechecked)
    endings = review._measure_cost(comparison, measure)
    assert [pytest.approx(found.victory.gain) for found in (endings,) if found] == told
    assert ways[2:] == [("recheck", review.CONTINUATION_PATIENCE, review.RECHECK_WORLDS)] * bool(rechecked)


def compare_all(key: str) -> list[DecisionComparison]:
    """Return the decisions of the first seat of a match, each beside a better move."""
    decisions = list_decisions(play_habits(key).build_record(), 0)
    return [found for one in decisions if (found := compare_decision(one, QUICK_EFFORT))]


def test_bids_of_one_auction_miss_one_chance_and_those_of_another_another() -> None:
    measure, (first, *later) = load_review_measure("goblin_market"), compare_all("goblin_market")
    lot = first.decision.match.state.lot
    alike = [one.decision.match.state.lot == lot for one in later]
    assert [review._is_same_chance(one, first, measure) for one in later] == alike
    assert len(set(alike)) == 2


def test_the_same_advice_counts_once_a_round() -> None:
    measure, (first, *later) = load_review_measure("goblin_teeth"), compare_all("goblin_teeth")
    assert not any(review._is_same_chance(first, one, measure) for one in later if one.other != first.other)
    told = [review._is_same_chance(first, replace(one, other=first.other), measure) for one in later]
    rounds = [sum(isinstance(event, RoundBegan) for event in first.decision.iterate_later_events(one.decision.step))
              for one in later]  # fmt: skip
    assert told == [begun == 0 for begun in rounds]
    assert len(set(told)) == 2


def test_a_goblin_thinks_of_what_follows_from_a_bid_while_it_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    comparison, patiences = compare_all("goblin_market")[0], set[tuple[bool, float]]()
    seat = comparison.decision.seat

    def choose(game: Any, state: Any, mover: int, rng: Any, patience: float) -> Any:
        patiences.add((mover == seat, patience))
        return game.choose_habit_move(state, mover, rng)

    monkeypatch.setattr(endings, "_choose_move", choose)
    follow_up = load_review_measure("goblin_market").follow_up
    assert follow_up is not None
    compare_endings(comparison, PlayoutSettings(worlds=4, lasts=follow_up.lasts, continuation_patience=0.05))
    assert patiences == {(False, 0.0), (True, 0.0), (True, 0.05)}


def test_where_nothing_is_hidden_a_match_is_played_on_in_more_than_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = play_habits("gobblestones", 0), SwiftChance(1)
    while any(match.state.bag):
        seat = match.decision.seats[0] if match.decision else 0
        match.play(seat, "end" if match.step % 3 else match.game.choose_habit_move(match.state, seat, rng) or "end")
    while match.decision and match.decision.seats[0]:
        match.play(1, "end")
    match.play(0, match.game.choose_habit_move(match.state, 0, rng) or "end")
    decision = list(list_decisions(match.build_record(), 0))[-1]
    assert decision.has_perfect_information
    other = DecisionComparison(decision, (END_MOVE,), ())
    found = compare_endings(other, PlayoutSettings(worlds=12))
    assert found.lead.error > 0
    monkeypatch.setattr(endings, "VARIED_ONE_IN", 1 << 40)
    assert compare_endings(other, PlayoutSettings(worlds=12)).lead.error == 0


def test_where_costs_are_told_in_points_a_mistake_that_costs_hardly_any_is_not_told() -> None:
    victory, measure = difference(0.3, 0.4), ReviewMeasure(points=2, told_by_lead=True)
    assert [
        is_mistake_worth_telling(EndingComparison(victory, difference(0, lead)), measure) for lead in (0, 1.5, 2)
    ] == [False, False, True]


SHARES = (
    ("gobblestones", 0.24, 0.81),
    ("emerald_skulls", 0.11, 0.37),
    ("goblin_market", 0.11, 0.16),
    ("goblin_teeth", 0.13, 0.66),
)
"""The greatest share of an old goblin's decisions that seemed doubtful, and the least share of random ones."""


@pytest.mark.parametrize(("key", "old", "random"), SHARES)
def test_a_strong_goblin_is_praised_and_random_play_never(key: str, old: float, random: float) -> None:
    measure = load_review_measure(key)
    assert deserves_praise(measure, 100, round(100 * old))
    assert not deserves_praise(measure, 100, round(100 * random))
    assert not deserves_praise(measure, 5, 0), "too few to know"


def test_votes_are_praised_that_a_coin_would_hardly_cast() -> None:
    vote = load_review_measure("goats_and_goblins").list_review_comments(vote_in_a_deep_cave(3))
    (sensible,) = vote
    assert sensible.chance > 0.5
    assert is_hardly_chance([replace(sensible, chance=0.98)] * 6)
    assert not is_hardly_chance([replace(sensible, chance=0.98)] * 3)
    assert not is_hardly_chance([replace(sensible, chance=0.5)] * 20)


def test_a_bluff_is_not_reviewed() -> None:
    match = Match.deal_by_key("gobblestones", seats=2, options={"bluff": True}, seed=SEED)
    assert not can_review(match)
    assert review_seat(match.build_record(), 0).decisions == 0
    assert can_review(Match.deal_by_key("gobblestones", seats=2, seed=SEED))


def vote_in_a_deep_cave(number: int) -> SeatDecision:
    """Return the decision of seat 1 to go along with the Leader on so many cards."""
    match = Match.deal_by_key("goats_and_goblins", seats=4, seed=SEED)
    assert match.decision is not None
    leader = match.decision.seats[0]
    match.play(leader, f"declare {number}")
    voter = (leader + 1) % 4
    match.play(voter, "in")
    return next(iter(list_decisions(match.build_record(), voter)))


@pytest.mark.parametrize(("number", "told"), [(3, False), (12, True)])
def test_a_vote_is_told_if_a_goblin_would_hardly_have_cast_it(number: int, told: bool) -> None:
    decision = vote_in_a_deep_cave(number)
    record = decision.match.fork()
    record.play(decision.seat, decision.moves[0])
    mistakes = review_seat(record.build_record(), decision.seat).mistakes
    assert [(one.played, one.other) for one in mistakes] == ([(("in",), ("out",))] if told else [])
    for one in mistakes:
        assert one.fact is not None
        assert one.fact.name == "in"
        assert one.fact.values["cards"] == number


@pytest.mark.parametrize(("number", "name"), [(20, "high"), (9, ""), (6, ""), (3, "")])
def test_a_declaration_is_told_if_it_brings_home_far_fewer_cards_than_another(number: int, name: str) -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=4, seed=SEED)
    assert match.decision is not None
    (leader,) = match.decision.seats
    match.play(leader, f"declare {number}")
    mistakes = review_seat(match.build_record(), leader).mistakes
    assert [one.fact and one.fact.name for one in mistakes] == [name] * bool(name)
    assert [(one.played, one.other) for one in mistakes] == [((f"declare {number}",), ("declare 6",))] * bool(name)


def test_a_declaration_is_low_where_the_cave_is_safe_and_nobody_could_push() -> None:
    for hands, number, low in (({}, 6, True), ({}, 12, False), ({"bob": "push-3 1"}, 6, False)):
        opinion = judge_declaration(CaveTable(hands=hands, more=20).view("ann"), DeclareDraws(number))
        assert opinion is not None
        assert (opinion.cost > 0) == low
        assert str(opinion.other) == "declare 20"


@pytest.mark.parametrize(
    ("top", "gifts", "move", "lost"),
    [
        ("gem 4, gold 2, trinket 1", (), "give 2", 3),
        ("gem 4, gold 2, trinket 1", (), "give 1", 0),
        ("gem 4, gold 2, trinket 1", (), "deal", 4),
        ("gem 4, gold 3, gold 3", (), "give 2", 1),
        ("gem 4, gold 2, gold 1, goat 2", ("give 2",), "deal", 0),
    ],
)
def test_a_leader_who_could_have_kept_two_gold_more_made_a_mistake_once(
    top: str, gifts: tuple[str, ...], move: str, lost: int
) -> None:
    table = CaveTable(3, top=top)
    table.match.play(0, f"declare {top.count(',') + 1}")
    for seat, vote in ((1, "in"), (2, "out")):
        table.match.play(seat, vote)
    table.pass_all()
    for gift in gifts:
        table.match.play(0, gift)
    opinion = judge_division(table.view("ann"), table.match.game.parse_move(move))
    assert opinion is not None
    assert (opinion.cost > 0) == (lost >= 2)
    if not gifts:
        assert int(opinion.fact.values["most"]) - int(opinion.fact.values["kept"]) == lost
    assert str(opinion.other) == "give 1"


PUSHES = "push-3 1, push-3 1, push-2 1"


@pytest.mark.parametrize(
    ("hands", "told"),
    [
        ({}, True),
        ({"bob": "push-2 0"}, True),
        ({"cid": PUSHES}, False),
        ({"bob": PUSHES}, False),
        ({"ann": PUSHES}, True),
    ],
)
def test_staying_out_is_no_mistake_where_visible_pushes_can_bring_the_cave_down(
    hands: dict[str, str], told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(VoteForecast, "compute_joining_chance", lambda *_: 0.99)
    table = CaveTable(top=", ".join(["cave-in 1"] * 8), more=16, hands=hands)
    table.match.play(0, "declare 3")
    opinion = judge_vote(table.view("bob"), VOTE_OUT)
    assert opinion is not None
    assert (opinion.cost > 0) == told
    assert opinion.fact.values.get("pushed", 0) == {"bob": 2 if told else 8, "cid": 8}.get("".join(hands), 0)


def test_pushes_add_no_more_cards_than_the_cave_has() -> None:
    table = CaveTable(top="gem 4, gem 4, gem 4", more=2, hands={"cid": PUSHES})
    table.match.play(0, "declare 3")
    opinion = judge_vote(table.view("bob"), VOTE_OUT)
    assert opinion is not None
    assert opinion.fact.values["pushed"] == 2


@pytest.mark.parametrize(
    ("top", "hands", "played", "name"),
    [
        ("gem 4, cave-in 2, gem 4, cave-in 1", {"cid": "push-2 0"}, "play push-2", "pushed"),
        ("cave-in 2, gem 4, cave-in 1", {"ann": "pit-prop 1"}, "play pit-prop", "held"),
        ("cave-in 2, gem 4, cave-in 1", {}, "", "cave"),
        ("cave-in 2, gem 4, gem 4", {}, "", "cave"),
    ],
)
def test_what_is_said_to_have_been_true_of_a_vote_is_what_happened(
    top: str, hands: dict[str, str], played: str, name: str
) -> None:
    table = CaveTable(3, top=top, hands=hands)
    moves = [(0, "declare 3"), (1, "out"), (2, "out")]
    for seat, move in moves:
        table.match.play(seat, move)
    later = list[Event]()
    while table.match.decision and table.decision.kind in ("react", "beat"):
        seat = table.decision.seats[0]
        plays = played and played in table.moves(seat) and (name != "held" or table.state.has_fallen())
        later += table.match.play(seat, played if plays else "pass")
    before = CaveTable(3, top=top, hands=hands)
    before.match.play(0, "declare 3")
    fact = explain_end_of_expedition(before.state, 1, [VOTE_OUT], later)
    assert fact is not None
    assert fact.name == name
    assert name != "pushed" or fact.values == {"cards": 3, "count": 1, "seats": 1, "seat": 2}


def test_a_fall_without_a_push_is_nobodys_doing() -> None:
    """Another card may bring up a Cave-In that did not lie among those to be drawn at the vote."""
    table = CaveTable(3, top="gem 4, gem 4, gem 4")
    table.match.play(0, "declare 3")
    fact = explain_end_of_expedition(
        table.state, 1, [VOTE_OUT], [CaveCollapsedWithSurvivors(seat=0, cards=[], out_seats=[1])]
    )
    assert fact is not None
    assert (fact.name, fact.values) == ("cave", {"cards": 3, "value": 0})


@pytest.mark.usefixtures("quick")
def test_the_same_match_has_the_same_review_and_says_how_far_it_is() -> None:
    record, heard = play_habits("goblin_market", moves=24).build_record(), list[tuple[int, int]]()
    first = review_seat(record, 1, progress=lambda done, parts: heard.append((done, parts)))
    assert review_seat(record, 1) == first
    assert first.decisions > 2
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert heard[-1][0] <= heard[-1][1] == first.decisions + review.LATER_PARTS


@pytest.mark.parametrize("hidden", [True, False])
def test_what_was_true_is_said_only_where_it_was_hidden(*, hidden: bool) -> None:
    match = Match.deal_by_key("goblin_market", seats=3, options={"hidden_coins": hidden, "first": 1}, seed=SEED)
    match.play(0, "bid 2")
    decision = next(iter(list_decisions(match.build_record(), 0)))
    truth = load_review_measure("goblin_market").find_hidden_fact(decision, (match.game.parse_move("pass"),))
    assert (truth is not None and truth.values["coins"] == max(decision.match.state.coins[1:])) is hidden
