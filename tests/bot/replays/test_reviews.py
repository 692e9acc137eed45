"""Who may have which moves reviewed, how reviews are made one at a time, and what their process answers."""

import asyncio
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any
from unittest.mock import Mock

import pytest

from bot.pictures.drawing import draw_pictures
from bot.replays.great_moments import find_match_highlights
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replay_screen import render_replay_screen
from bot.replays.replayed_match import MoveMaker, ReplayedMatch
from bot.replays.replays import OpenedMatch, build_replay_step
from bot.replays.reviews import review_screen
from bot.replays.reviews.review_screen import find_reviewed_moment, render_review, render_review_progress
from bot.replays.reviews.reviewer_process import ReviewerProcess
from bot.replays.reviews.reviews import (
    MAX_WAITING_REVIEWS,
    ReviewService,
    WantedReview,
    list_own_moves,
    prepare_review,
    require_reviewable_seats,
)
from bot.replays.what_if import _choose_seat, _find_return_place
from bot.screens.custom_ids import ReplayReference
from bot.screens.layout import Menu
from bot.screens.parts.reviewing import has_review, parse_variant_switches
from bot.screens.screen_registry import find_screen
from bot.store.models import Actor, FormerPlayer, Person
from bot.tables import TableError
from games.emerald_skulls.events import BetPaid, BetPlaced, BetTakenBack, DiceBought, TurnBegan
from games.emerald_skulls.moves import READY_MOVE, PlaceBet, TakeBackBet
from games.emerald_skulls.review import compare_bets
from games.engine import Match, Record
from games.engine.contract import ComparedMoves
from games.engine.review import LuckMeasure, SeatLuck, SeatReview, load_review_measure, review, review_seat
from games.engine.review.endings import EndingDifference
from games.engine.review.worker import ReviewRequest
from games.engine.words import load_words
from tests.bot.replays.records import played, record, table_of
from tests.bot.replays.reviewed_matches import load_reviewed
from tests.bot.replays.reviews_told import show_page
from tests.bot.replays.sample_reviews import sample_review, wanted_of
from tests.bot.screens.scenes import buttons_of, text_of

ANN, BOB, CLEO, STRANGER = 100, 101, 102, 999
MARKET = played("goblin_market")
TABLE = table_of(MARKET)
DONE = SeatReview(decisions=3)


class Secretive(OpenedMatch):
    """A match that has a review, though something stays secret after its end."""

    @cached_property
    def keeps_secrets(self) -> bool:
        return True


def opened(own: int | None = 0, **facts: Any) -> OpenedMatch:
    return OpenedMatch(TABLE, MARKET, own, **facts)


def refusal_of(match: OpenedMatch, user_id: int, seat: int) -> str:
    """Return the code with which a review is refused; "" if it is not."""
    try:
        prepare_review("m7", match, user_id, seat)
    except TableError as refused:
        return refused.code
    return ""


class TestWhoMayAsk:
    """Everybody for the seats that they had; of a match whose players are not known, for any."""

    def test_a_player_asks_for_their_own_seat_alone(self) -> None:
        assert opened().list_reviewable_seats(BOB) == (1,)
        assert [refusal_of(opened(), BOB, seat) for seat in (0, 1, 2, 9)] == [
            "review-not-yours",
            "",
            "review-not-yours",
            "review-not-yours",
        ]

    def test_somebody_who_had_no_seat_asks_for_none(self) -> None:
        assert refusal_of(opened(None), STRANGER, 0) == "review-not-yours"
        with pytest.raises(TableError, match="no seat"):
            require_reviewable_seats(opened(None), STRANGER)

    def test_where_something_stays_secret_no_other_seat_is_reviewed(self) -> None:
        assert refusal_of(Secretive(TABLE, MARKET, 0), ANN, 0) == ""
        assert refusal_of(Secretive(TABLE, MARKET, 0), ANN, 1) == "review-not-yours"
        unknown = Secretive(TABLE, MARKET, nameless=True)
        assert refusal_of(unknown, ANN, 0) == "review-stays-secret"
        assert unknown.list_reviewable_seats(ANN) == ()

    def test_of_an_uploaded_record_each_seat_can_be_reviewed_with_all_its_moves(self) -> None:
        unknown = opened(None, nameless=True)
        assert require_reviewable_seats(unknown, STRANGER) == (0, 1, 2)
        assert prepare_review("u3", unknown, STRANGER, 2).numbers is None

    def test_a_match_with_bluff_has_none(self) -> None:
        bluff = Match.deal_by_key("gobblestones", seats=2, options={"bluff": True}, seed=bytes(32))
        again = ReplayedMatch(bluff)
        assert refusal_of(OpenedMatch(table_of(again), again, 0), ANN, 0) == "review-none-here"

    @pytest.mark.parametrize(
        ("game", "variant", "there"),
        [
            ("gobblestones", "", True),
            ("gobblestones", "bluff", False),
            ("gobblestones", "bluff=no", True),
            ("goblin_market", "no-such-option", False),
        ],
    )
    def test_a_list_knows_it_by_the_name_of_the_variant(self, game: str, variant: str, *, there: bool) -> None:
        assert has_review(game, parse_variant_switches(variant)) is there


class TestWhichMoves:
    """Only those that somebody made themselves, while the seat was theirs."""

    MOVES = tuple(move.number for move in MARKET.list_moves() if move.seat == 0)

    def replay(self, makers: Sequence[MoveMaker], former: Sequence[FormerPlayer] = ()) -> OpenedMatch:
        """Return the match as these made the moves of the first seat."""
        made: list[MoveMaker] = [("player", at(0))] * MARKET.last_step
        for number, maker in zip(self.MOVES, makers, strict=False):
            made[number - 1] = maker
        again = ReplayedMatch.from_record(record("goblin_market"), made)
        first, *others = TABLE.sitters
        return OpenedMatch(replace(TABLE, sitters=(replace(first, former=tuple(former)), *others)), again, 0)

    @pytest.mark.parametrize("by", ["clock", "only", "away", "gone", "goblin", "stand-in"])
    def test_what_others_played_in_somebodys_place_is_not_theirs(self, by: Actor) -> None:
        match = self.replay([("player", at(0)), (by, at(0)), ("player", at(0))])
        assert list_own_moves(match, ANN, 0)[:2] == (self.MOVES[0], self.MOVES[2])

    def test_a_substitute_and_their_predecessor_each_have_their_own(self) -> None:
        makers: list[MoveMaker] = [("player", at(minute)) for minute in range(len(self.MOVES))]
        match = self.replay(makers, [FormerPlayer(CLEO + 1, "Dan", at(2).timestamp())])
        assert list_own_moves(match, CLEO + 1, 0) == self.MOVES[:3]
        assert list_own_moves(match, ANN, 0) == self.MOVES[3:]
        assert match.list_reviewable_seats(CLEO + 1) == (0,)

    def test_who_made_none_is_told_so(self) -> None:
        match = self.replay([("goblin", at(0))] * len(self.MOVES))
        assert refusal_of(match, ANN, 0) == "review-no-moves"


def at(minute: int) -> datetime:
    return datetime(2026, 5, 1, 12, minute, tzinfo=UTC)


def wanted(seat: int = 0) -> WantedReview:
    return WantedReview("m7", opened(seat), seat, (1, 2))


class TestOneAtATime:
    """The last few are remembered, a double click is one review, and what fails can be asked again."""

    async def test_a_double_click_is_one_review_and_it_is_remembered(self) -> None:
        asked = list[ReviewRequest]()

        def review(request: ReviewRequest, _progress: object) -> SeatReview:
            asked.append(request)
            return DONE

        reviews = ReviewService(Mock(), review)
        assert reviews.find_cached_review(wanted()) is None
        first, second = reviews.start_review(wanted()), reviews.start_review(wanted())
        assert first is second
        assert await first.task is DONE
        assert [(one.seat, one.numbers, len(one.record.moves)) for one in asked] == [(0, (1, 2), MARKET.last_step)]
        assert reviews.find_cached_review(wanted()) is DONE
        assert reviews.find_cached_review(wanted(1)) is None
        assert reviews.find_cached_review(replace(wanted(), numbers=None)) is None

    async def test_others_wait_for_their_turn_and_too_many_are_refused(self) -> None:
        free, begun, at_work = threading.Event(), threading.Event(), list[int]()

        def review(request: ReviewRequest, _progress: object) -> SeatReview:
            at_work.append(request.seat)
            begun.set()
            free.wait(30)
            return DONE

        reviews = ReviewService(Mock(), review)
        first = reviews.start_review(wanted(0))
        assert first.begun, "nobody is before it"
        assert await asyncio.to_thread(begun.wait, 30)
        second = reviews.start_review(wanted(1))
        for number in range(MAX_WAITING_REVIEWS - 1):
            reviews.start_review(replace(wanted(), source=f"m{number}"))
        with pytest.raises(TableError, match="Several people"):
            reviews.start_review(wanted(2))
        assert (first.begun, second.begun, at_work) == (True, False, [0])
        other = reviews._running[replace(wanted(), source="m0").key]
        waiting = [render_review_progress(one, SAY) for one in (second, other)]
        assert [text_of(screen).split(".")[0] for screen in waiting] == [
            "I am still looking at this match",
            "I am looking at another match",
        ]
        free.set()
        assert await second.task is DONE

    async def test_what_fails_is_one_sentence_and_can_be_asked_again(self) -> None:
        answers: Iterator[SeatReview | Exception] = iter([ChildProcessError("killed"), DONE])

        def review(_request: ReviewRequest, progress: Any) -> SeatReview:
            progress(3, 44)
            answer = next(answers)
            if isinstance(answer, Exception):
                raise answer
            return answer

        reviews = ReviewService(Mock(), review)
        running = reviews.start_review(wanted())
        with pytest.raises(TableError, match="start anew"):
            await running.task
        assert (running.done, running.parts) == (3, 44)
        assert await reviews.start_review(wanted()).task is DONE

    async def test_the_process_is_stopped_with_the_bot(self) -> None:
        process = Mock()
        await ReviewService(process).stop_process()
        process.stop_process.assert_called_once_with()


class TestProcess:
    """It loads only the rules, has low priority, and answers the same each time."""

    ASKED = ReviewRequest(record=record("goats_and_goblins"), seat=0, numbers=tuple(range(1, 60)))

    def test_another_process_gives_the_same_review(self) -> None:
        process = ReviewerProcess()
        found = process.review_seat(self.ASKED, Mock())
        assert process.process_id
        if sys.platform == "linux":
            assert os.getpriority(os.PRIO_PROCESS, process.process_id) > os.getpriority(os.PRIO_PROCESS, 0)
        process.close_process()
        assert found == review_seat(self.ASKED.record, 0, self.ASKED.numbers)
        assert found.decisions > 3

    def test_how_far_it_is_comes_with_the_lines_before(self, monkeypatch: pytest.MonkeyPatch) -> None:
        lines = '{"done": 1, "parts": 9}', '{"done": 2, "parts": 9}', '{"review": {"decisions": 3}}'
        program = f"input(); print(*{lines!r}, sep=chr(10), flush=True); input()"
        monkeypatch.setattr(
            "bot.replays.reviews.reviewer_process.REVIEWER_COMMAND", (sys.executable, "-S", "-c", program)
        )
        process, heard = ReviewerProcess(), list[tuple[int, int]]()
        assert process.review_seat(self.ASKED, lambda *told: heard.append(told)) == DONE
        assert heard == [(1, 9), (2, 9)]
        process.close_process()

    def test_it_loads_the_rules_alone(self) -> None:
        rooms = {"bot", "discord", "sqlalchemy", "PIL"}
        name = "games.engine.review.worker, games.engine.daily_thinker"
        found = f"import sys, {name}; sys.exit(any(one.split('.')[0] in {rooms} for one in sys.modules))"
        assert subprocess.run([sys.executable, "-c", found], check=False).returncode == 0


SAY = load_words()


@pytest.mark.parametrize(("user", "shown"), [(ANN, True), (STRANGER, False)])
@pytest.mark.usefixtures("undrawn")
def test_a_replay_offers_it_to_those_who_had_a_seat(user: int, *, shown: bool) -> None:
    match = opened(0 if user == ANN else None)
    screen = render_replay_screen(
        build_replay_step(ReplayReference("m7", 4), match, ReplayViewer(Person(user, "A"), SAY))
    )
    assert ("review:m7.4.e:0:" in [button.act for button in buttons_of(screen)]) is shown
    assert "**Auction 1 of 12** · C\\*d\\_\\[\\]’s turn" in text_of(screen)
    strides = [option.label for part in screen.parts if isinstance(part, Menu) for option in part.options]
    assert "Auction by auction" in strides
    assert "Round by round" not in strides


def test_another_way_is_tried_in_the_seat_that_was_reviewed_and_leads_back_to_what_is_seen_there() -> None:
    unknown = opened(None, nameless=True)
    step = next(move.number - 1 for move in MARKET.list_moves() if move.seat == 2)
    there = ReplayReference("u3", step, "2")
    assert _choose_seat(there, unknown) == 2
    assert _find_return_place(there, unknown) == replace(there, eyes="e")
    assert _choose_seat(there, opened(1)) == 1, "a player plays on in their own seat"
    assert _find_return_place(there, opened(2)) == there
    assert _choose_seat(replace(there, eyes="9"), unknown) == 2, "nobody asks for a seat that is not there"


@pytest.mark.parametrize(
    ("kind", "own", "step", "off"),
    [
        (OpenedMatch, None, 4, [False]),
        (Secretive, 0, 4, [False]),
        (Secretive, 0, MARKET.last_step, [True]),
        (Secretive, None, 4, []),
        (Secretive, None, MARKET.last_step, []),
    ],
)
@pytest.mark.usefixtures("undrawn")
def test_what_if_is_not_shown_to_spectators_where_something_stays_secret(
    kind: type[OpenedMatch], own: int | None, step: int, off: Sequence[bool]
) -> None:
    user = STRANGER if own is None else ANN
    sight = build_replay_step(
        ReplayReference("m7", step), kind(TABLE, MARKET, own), ReplayViewer(Person(user, "A"), SAY)
    )
    shown = buttons_of(render_replay_screen(sight))
    assert [button.off for button in shown if button.label == "What if"] == off


@pytest.mark.parametrize("game", ["gobblestones", "goblin_market", "goblin_teeth"])
def test_the_picture_marks_both_moves_each_in_its_way(game: str) -> None:
    again = played(game)
    moment = find_reviewed_moment(wanted_of(table_of(again), again, 0), sample_review(again, 0), 0, SAY)
    assert moment is not None
    compared_moves = moment.scene.compared_moves
    assert compared_moves is not None
    changed = replace(compared_moves, played=compared_moves.other, other=compared_moves.played)
    pictures = {
        find_screen(game).draw_surface_pictures(replace(moment.scene, compared_moves=marks), "panel")[0].png
        for marks in (None, compared_moves, changed)
    }
    assert len(pictures) == 3


def test_a_picture_of_emerald_skulls_marks_bets_on_their_cards_and_levels_on_the_skull() -> None:
    again = played("emerald_skulls")
    views: Iterator[Any] = (again.get_match_at(step).view(None) for step in range(again.last_step))
    view = next(view for view in views if view.phase == "bet")
    first, *_, last = (PlaceBet(card.face, bet.bet) for card in view.cards for bet in card.bets if bet.status == "open")
    marked = [
        draw_pictures(
            "emerald_skulls",
            "board",
            replace(view, compared_moves=compared_moves),
            [str(seat) for seat in range(view.seats)],
            SAY,
        )[0].png
        for compared_moves in (
            None,
            *(ComparedMoves(0, (played,), (other,)) for played, other in ((first, last), (last, first))),
            ComparedMoves(0, (first, last), ()),
            ComparedMoves(0, (), (first, last)),
            ComparedMoves(0, (first, TakeBackBet(first.face, first.bet)), ()),
        )
    ]
    assert marked.pop() == marked[0], "a marker that was taken back is marked nowhere"
    assert len(set(marked)) == 5, "of several bets that were placed, each is marked"


def test_a_review_of_bets_counts_what_all_of_a_decision_bring() -> None:
    """It said what the first of two bets brings, as if that were all."""
    again = played("emerald_skulls")
    views: Iterator[Any] = (again.get_match_at(step).view(None) for step in range(again.last_step))
    view = next(view for view in views if view.phase == "bet")
    bets = [PlaceBet(card.face, bet.bet) for card in view.cards for bet in card.bets if bet.status == "open"]
    each = {bet: float(fact.values["more"]) for bet in bets if (fact := compare_bets(view, (READY_MOVE,), (bet,)))}
    first, second, *_ = each
    both = compare_bets(view, (READY_MOVE,), (first, TakeBackBet(first.face, first.bet), first, second))
    assert both
    assert float(both.values["more"]) == pytest.approx(each[first] + each[second], abs=0.11)


def test_a_review_of_votes_that_somebody_read_is_the_same_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck, and other games, take seconds each: `python -m tests.bot.replays.reviewed_matches` makes them again."""

    def leave_luck_out(again: Record, _measure: LuckMeasure) -> list[None]:
        return [None] * again.seats

    monkeypatch.setattr(review, "measure_luck", leave_luck_out)
    votes = [one for one in load_reviewed().values() if one.record.game == "goats_and_goblins"]
    assert votes
    assert all(one.review_again() == replace(one.review, luck=None) and one.review.mistakes for one in votes)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("name", [name for name, one in load_reviewed().items() if len(one.review.mistakes) > 1])
def test_what_mistakes_cost_is_the_difference_of_the_figures_on_their_pages(name: str) -> None:
    one = load_reviewed()[name]
    again = ReplayedMatch.from_record(one.record)
    asked = wanted_of(table_of(again), again, one.seat)
    pages = [text_of(show_page(asked, one.review, page)) for page in range(len(one.review.mistakes))]
    figures = [
        re.search(
            r": ([^:]*?) after yours(?: if goblins play on)?(?:, which ends the match)?, \w+ \*\*([^*]*)\*\*", page
        )
        for page in pages
    ]
    differences = [read_figure(found[2]) - read_figure(found[1]) for found in figures if found]
    losses = [re.search(r"Loss: (?:about|up to) \*\*(.*?)\*\*", page) for page in pages]
    told = [[int(number) for number in re.findall(r"\d+", loss[1])] for loss in losses if loss]
    assert all(difference in loss for difference, loss in zip(differences, told, strict=True))
    assert (not told) == bool(load_review_measure(one.record.game).opinions)


def read_figure(told: str) -> int:
    """Return a chance or a lead as a number: who is behind has less than nothing, and "under 5 %" counts as none."""
    if told.startswith("under"):
        return 0
    number = re.search(r"\d+", told)
    return 0 if number is None else int(number[0]) * (-1 if "behind" in told else 1)


LEADS = (
    # the leads of both moves, and what is said of them
    ((-7, 0), "7 points behind the leader after yours, about **level** after the goblin’s."),
    ((-1, 3), "1 point behind the leader after yours, about **3 points ahead** after the goblin’s."),
)


@pytest.mark.parametrize(("leads", "told"), LEADS)
@pytest.mark.usefixtures("undrawn")
def test_nobody_leads_by_less_than_nothing(leads: tuple[int, int], told: str) -> None:
    stones = played("gobblestones")
    found = sample_review(stones, 0)
    first = replace(found.mistakes[0], victory=None, lead=EndingDifference(*leads, 0.5, 100))
    found = replace(found, mistakes=(first, *found.mistakes[1:]))
    assert f"At the end of the match if goblins play on: {told}" in told_on(0, found, stones)


@pytest.mark.usefixtures("undrawn")
def test_a_review_of_emerald_skulls_says_at_last_what_bets_paid_and_which_turns_passed_without_one() -> None:
    skulls = played("emerald_skulls", "standard-2")
    found, events = sample_review(skulls, 0), [event for move in skulls.list_moves() for event in move.events]
    mine, theirs = (
        sum(one.gears for one in events if isinstance(one, BetPaid) and one.seat == seat) for seat in (0, 1)
    )
    line = f"Bets: you {mine}, Bob {theirs} gears. "
    assert line in told_on(3, found, skulls), "the last page"
    assert line not in told_on(0, found, skulls)
    summarize = find_screen("emerald_skulls").result_texts.summarize_reviewed_play
    scene = build_replay_scene(table_of(skulls), skulls, ReplayReference("m7", 0), SAY, seat=None)
    story = [DiceBought(1, 3, 0), BetPlaced(0, "4", "empty-hands", 1, 2), BetPaid(0, "4", "empty-hands", 1, 2, 0, 2, 0)]
    taken_back = [TurnBegan(1, 2), *story[:2], BetTakenBack(0, "4", "empty-hands")]
    assert summarize(scene, 0, [*story, *taken_back, TurnBegan(0, 3), DiceBought(0, 3, 0)]) == [
        "Bets: Ann 2, Bob 0 gears. 1 of 2 turns of the others went by without a bet."
    ]
    assert summarize(scene, 0, story) == ["Bets: Ann 2, Bob 0 gears. No turn of the others went by without a bet."]


@pytest.mark.usefixtures("undrawn")
def test_a_mistake_that_led_to_a_jackpot_says_that_it_is_a_great_moment_all_the_same() -> None:
    """What the podium praises is not blamed without a word; a mistake of another turn or seat is."""
    skulls = played("emerald_skulls", "standard-2")
    steps = [(one.candidate.seat or 0, step) for one, step in find_match_highlights(skulls) if one.rule.momentous]
    for seat, step in steps:
        found = sample_review(skulls, seat)
        for place, is_great in ((step, True), (found.mistakes[0].step + 1, False)):
            blamed = skulls.list_moves()[place - 1]
            first = replace(found.mistakes[0], step=place - 1, played=(blamed.notation,), other=(blamed.notation,))
            asked = wanted_of(table_of(skulls), skulls, seat)
            review = replace(found, mistakes=(first, *found.mistakes[1:]))
            said = text_of(render_review(asked, find_reviewed_moment(asked, review, 0, SAY), review, SAY))
            assert ("a great moment all the same" in said) is is_great
    assert steps


@pytest.mark.usefixtures("undrawn")
def test_a_lead_names_the_other_one_of_two() -> None:
    skulls = played("emerald_skulls", "standard-2")
    found = sample_review(skulls, 0)
    first = replace(found.mistakes[0], victory=None, lead=EndingDifference(-38, -12, 0.5, 100))
    said = told_on(0, replace(found, mistakes=(first, *found.mistakes[1:])), skulls)
    assert "At the end of the match if goblins play on: 38 gears behind Bob after yours" in said


ENDINGS = (
    # whether the played move ends the match, or the other one, and what is said of both
    (
        True,
        "2 gears behind the leader after yours, which ends the match, about **1 gear ahead** after the goblin’s, if",
    ),
    (False, "2 gears behind the leader after yours if goblins play on, about **1 gear ahead** after the"),
)


@pytest.mark.parametrize(("by_played", "told"), ENDINGS)
@pytest.mark.usefixtures("undrawn")
def test_a_move_that_ends_the_match_is_told_so_and_no_goblin_plays_on_after_it(told: str, *, by_played: bool) -> None:
    skulls = played("emerald_skulls")
    last = skulls.list_moves()[-1]
    found = sample_review(skulls, last.seat)
    ending, going_on = (last.notation,), ("place upper 1 +0",)
    lead = EndingDifference(-2.4, 1.2, 0.6)
    one = replace(found.mistakes[0], step=last.number - 1, lead=lead, played=ending, other=going_on)
    one = one if by_played else replace(one, played=going_on, other=ending)
    asked = wanted_of(table_of(skulls), skulls, last.seat)
    review = replace(found, mistakes=(one, *found.mistakes[1:]))
    assert told in text_of(render_review(asked, find_reviewed_moment(asked, review, 0, SAY), review, SAY))


FIGURES = (
    # the chances of both moves, the worlds, and what is said of them
    (EndingDifference(0.0, 0.08, 0.03, 100), "under 5 % after yours, about **8 %** after the goblin’s."),
    (EndingDifference(0.0, 1.0, 0.0, 16), "under 20 % after yours, over **80 %** after the goblin’s."),
    (EndingDifference(0.6, 1.0, 0.04, 100), "60 % after yours, over **95 %** after the goblin’s."),
    (EndingDifference(0.6, 0.99, 0.04, 100), "60 % after yours, about **99 %** after the goblin’s."),
)


@pytest.mark.parametrize(("victory", "told"), FIGURES)
@pytest.mark.usefixtures("undrawn")
def test_no_chance_is_surer_than_the_worlds_show_and_the_first_page_says_who_plays_on(
    victory: EndingDifference, told: str
) -> None:
    found = sample_review(MARKET, 0)
    first, second, *_ = found.mistakes
    found = replace(found, mistakes=(replace(first, victory=victory), replace(second, victory=victory)))
    assert f"Chance to win if goblins play on: {told}" in told_on(0, found)
    assert f"Chance to win: {told}" in told_on(1, found)


LOSSES = (
    # the chances of both moves, the leads of both, and the loss that is said
    (
        EndingDifference(0.31, 0.44, 0.03),
        EndingDifference(-2.4, 1.2, 0.6),
        "about **13 % chance of winning and 3 points**",
    ),
    (EndingDifference(0.31, 0.44, 0.03), EndingDifference(-2.4, 1.2, 2.0), "about **13 % chance of winning**"),
    (EndingDifference(0.31, 0.32, 0.03), EndingDifference(0.2, 1.2, 0.2), "about **1 point**"),
    (EndingDifference(0.0, 0.14, 0.03), EndingDifference(-2.4, 1.2, 2.0), "up to **14 % chance of winning**"),
)


@pytest.mark.parametrize(("victory", "lead", "told"), LOSSES)
@pytest.mark.parametrize("mistakes", [1, 3])
@pytest.mark.usefixtures("undrawn")
def test_each_mistake_is_called_so_and_says_what_it_cost(
    victory: EndingDifference, lead: EndingDifference, told: str, mistakes: int
) -> None:
    found = sample_review(MARKET, 0, mistakes)
    found = replace(found, mistakes=tuple(replace(one, victory=victory, lead=lead) for one in found.mistakes))
    for page in range(mistakes):
        said = told_on(page, found)
        assert f"**Mistake {f'{page + 1} of 3' if mistakes == 3 else 'in Goblin Market'}**" in said
        assert f"Loss: {told}." in said
    assert "Loss" not in told_on(mistakes, found), "the best decision cost nothing"


@pytest.mark.usefixtures("undrawn")
def test_who_erred_and_won_reads_that_it_went_well_behind_the_last_mistake_alone() -> None:
    outcome = MARKET.get_match_at(MARKET.last_step).outcome
    assert outcome is not None
    for seat in range(MARKET.get_match_at(0).seats):
        found, asked = sample_review(MARKET, seat), wanted_of(table_of(MARKET), MARKET, seat)
        said = [text_of(show_page(asked, found, page)) for page in range(4)]
        won = seat in outcome.winners
        assert ["with some luck: you won!" in page for page in said] == [False, False, won, False]


TRIES = (
    # whose seat it was, whether something stays secret, the reviewed seat: whether another way may be tried there
    (0, False, 0, True),
    (0, True, 0, True),
    (1, False, 0, False),
    (None, False, 0, True),
    (None, True, 0, False),
)


@pytest.mark.parametrize(("own", "secret", "seat", "offered"), TRIES)
@pytest.mark.usefixtures("undrawn")
def test_another_way_is_offered_in_ones_own_seat_and_in_any_of_an_open_match(
    own: int | None, seat: int, *, secret: bool, offered: bool
) -> None:
    match = (Secretive if secret else OpenedMatch)(TABLE, MARKET, own)
    asked, found = WantedReview("m7", match, seat, None), sample_review(MARKET, seat)
    for page, steps in enumerate([(True, False), (False, False), (False, False), (False, True)]):
        moment = find_reviewed_moment(asked, found, page, SAY)
        assert moment is not None
        back, on, *tried = buttons_of(render_review(asked, moment, found, SAY))
        assert (back.off, on.off) == steps, "the first page has none before it, the last none after it"
        assert [one.act for one in (back, on)] == [
            f"seat:m7.0.e:0:{seat} {page - 1 if page else 9}",
            f"seat:m7.0.e:0:{seat} {page + 1}",
        ]
        there = f"try:m7.{moment.decision.step}.{seat}:0:"
        assert [(one.label, one.act) for one in tried] == [("Try it", there)] * offered


def told_on(page: int, found: SeatReview, again: ReplayedMatch = MARKET) -> str:
    """Return the text of a page of the review of Ann's moves."""
    asked = wanted_of(table_of(again), again, 0)
    screen = render_review(asked, find_reviewed_moment(asked, found, page, SAY), found, SAY)
    assert screen.accent == "over"
    return text_of(screen)


LUCK = (
    (SeatLuck(6.2, 1.4), "You were lucky: the cards were worth about 6 gold more to you"),
    (SeatLuck(-4.1, 1.2), "You were unlucky: the cards were worth about 4 gold less to you"),
    (SeatLuck(0.9, 0.7), "You had about as much luck with the cards as the others."),
    (SeatLuck(0.4, 0.1), "You had about as much luck with the cards as the others."),
)


@pytest.mark.parametrize(("luck", "told"), LUCK)
@pytest.mark.usefixtures("undrawn")
def test_luck_is_told_where_it_is_sure_and_also_where_nothing_else_is(luck: SeatLuck, told: str) -> None:
    goats = played("goats_and_goblins")
    found = replace(sample_review(goats, 0), luck=luck)
    assert told in told_on(3, found, goats)
    assert "luck" not in told_on(0, found, goats)
    assert told in told_on(0, replace(DONE, luck=luck), goats)


@pytest.mark.usefixtures("undrawn")
def test_luck_that_did_not_suffice_is_told_so_and_what_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    goats = played("goats_and_goblins")
    for won in (True, False):
        monkeypatch.setattr(review_screen, "_has_won", lambda _, won=won: won)
        told = told_on(0, replace(DONE, luck=SeatLuck(6.2, 1.4)), goats)
        assert ("than to the others, and yet it was not enough." in told) is not won
        assert "I judge votes, declarations and the gold that a Leader keeps, nothing else." in told
    assert "I judge votes" not in told_on(0, DONE)
