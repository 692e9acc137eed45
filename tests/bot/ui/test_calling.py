"""Where somebody is called, when a new process looks again, and who counts as being at a table."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.store.models import Preferences, Proposal
from bot.tables import PingRoute
from bot.tables.deadlines.clock import VirtualClock
from bot.ui.surfaces.ping_decider import RECENT_QUESTION_AGE, list_pending_voters
from bot.ui.surfaces.presence import RECENT_CLICK_AGE, Presence
from games.engine import Match
from tests.bot.ui.surfaces_at_hand import NIGHT, AtHand

ANN, BOB = 100, 101


def bidding(game: str = "goblin_market") -> AtHand:
    return AtHand(Match.deal_by_key(game, seats=3, options={"first": 1}, seed=bytes(32)))


def vote() -> AtHand:
    match = Match.deal_by_key("goats_and_goblins", seats=4, options={"first": 4}, seed=bytes(32))
    match.play(3, "declare 3")
    return AtHand(match)


@pytest.mark.parametrize(
    ("made", "at_board", "homeless", "place"),
    [
        (bidding, True, False, "thread"),
        (bidding, False, False, "dm"),
        (bidding, None, False, "dm"),
        (bidding, True, True, "dm"),
        (vote, True, False, "thread"),
        (lambda: bidding("gobblestones"), True, False, "dm"),
    ],
    ids=["at the board", "in the panel", "nowhere yet", "no board", "sealed", "a rack in the panel"],
)
def test_who_plays_at_the_board_is_called_there_if_the_question_is_there(
    made: Callable[[], AtHand], at_board: bool | None, homeless: bool, place: PingRoute
) -> None:
    at_hand = made()
    at_hand.homeless = homeless
    at_hand.sits(0, wish=Preferences())
    if at_board is not None:
        at_hand.presence.record_click(7, ANN, at_board=at_board)
    assert at_hand.ping_decider.find_ping_route(at_hand.scene_of(None), at_hand.at(0)) == place


def test_the_place_stays_while_a_question_is_open() -> None:
    at_hand = bidding()
    at_hand.presence.record_click(7, ANN, at_board=True)
    assert at_hand.ping_decider.find_ping_route(at_hand.scene_of(None), at_hand.at(0)) == "thread"
    at_hand.clock.advance(1)
    at_hand.presence.record_click(7, ANN, at_board=False)
    assert at_hand.ping_decider.find_ping_route(at_hand.scene_of(None), at_hand.at(0)) == "thread"
    at_hand.match.play(0, "bid 1")
    assert at_hand.ping_decider.find_ping_route(at_hand.scene_of(None), at_hand.at(0)) == "dm"


def test_where_and_when_people_were_called_is_forgotten_once_nothing_is_asked() -> None:
    at_hand = bidding()
    at_hand.ping_decider.record_ping(7, ANN, at_hand.clock.now())
    at_hand.presence.record_click(7, ANN, at_board=True)
    assert at_hand.ping_decider.find_ping_route(at_hand.scene_of(None), at_hand.at(0)) == "thread"
    assert not at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(0))
    at_hand.ping_decider.forget_pings(at_hand.table)
    at_hand.clock.advance(1)
    at_hand.presence.record_click(7, ANN, at_board=False)
    assert at_hand.ping_decider.find_ping_route(at_hand.scene_of(None), at_hand.at(0)) == "dm"
    assert not at_hand.ping_decider._last_pinged


def test_who_clicked_lately_is_not_called_before_that_lapses_nor_beyond_a_third_of_a_short_time() -> None:
    for seconds, pace, free in ((180, "relaxed", 60), (60, "relaxed", 40), (180, "live", 15)):
        at_hand = bidding()
        at_hand.changes["pace"] = pace
        at_hand.presence.record_click(7, ANN, at_board=False)
        at_hand.waits(timedelta(seconds=seconds))
        assert not at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(0))
        assert at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(1))
        at_hand.clock.advance(free - 1)
        assert (
            at_hand.recheck_schedule.pop_due_tables(),
            at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(0)),
        ) == (
            [],
            False,
        )
        at_hand.clock.advance(1)
        assert (
            at_hand.recheck_schedule.pop_due_tables(),
            at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(0)),
        ) == (
            [7],
            True,
        )


@pytest.mark.parametrize(
    ("asked", "sleeps", "moments"),
    [
        (RECENT_QUESTION_AGE - timedelta(seconds=1), False, [0]),
        (RECENT_QUESTION_AGE, False, []),
        (None, False, []),
        (None, True, [7 * 3600]),
        (timedelta(0), True, [0]),
    ],
    ids=str,
)
def test_a_new_process_looks_again_where_an_earlier_one_left_calls(
    asked: timedelta | None, sleeps: bool, moments: list[int]
) -> None:
    at_hand = bidding()
    at_hand.changes["decision_since"] = None if asked is None else at_hand.clock.now() - asked
    at_hand.sits(1, wish=NIGHT if sleeps else Preferences())
    at_hand.ping_decider.recover_postponed_pings([at_hand.table])
    found = []
    for second in (0, 7 * 3600 - 1, 7 * 3600):
        at_hand.clock.advance(second - (at_hand.clock.now() - VirtualClock().now()).total_seconds())
        found += [second for _ in at_hand.recheck_schedule.pop_due_tables()]
    assert found == moments


def test_who_has_answered_a_question_to_the_table_need_not_hear_of_it() -> None:
    at_hand = bidding()
    assert list_pending_voters(at_hand.table) == frozenset()
    asked = Proposal(number=5, kind="pause", user_id=ANN, name="Ann", until=at_hand.clock.now(), yes=(ANN,), no=(BOB,))
    assert list_pending_voters(replace(at_hand.table, proposal=asked)) == {102}


class TestPresence:
    def test_at_the_board_is_who_clicked_there_within_a_minute(self) -> None:
        clock = VirtualClock()
        presence = Presence(clock)
        presence.record_click(7, ANN, at_board=True)
        presence.record_click(7, BOB, at_board=False)
        assert [presence.is_at_board_now(7, user) for user in (ANN, BOB, 102)] == [True, False, False]
        assert not presence.is_at_board_now(8, ANN)
        clock.advance(RECENT_CLICK_AGE.total_seconds())
        assert presence.is_at_board_now(7, ANN)
        clock.advance(1)
        assert not presence.is_at_board_now(7, ANN)

    def test_who_went_over_to_their_messages_is_at_the_board_no_more(self) -> None:
        clock = VirtualClock()
        presence = Presence(clock)
        presence.record_click(7, ANN, at_board=True)
        clock.advance(1)
        presence.record_click(7, ANN, at_board=False)
        assert not presence.is_at_board_now(7, ANN)
        presence.record_click(7, ANN, at_board=True)
        assert presence.is_at_board_now(7, ANN)

    def test_where_somebody_plays_is_where_they_clicked_last(self) -> None:
        clock = VirtualClock()
        presence = Presence(clock)
        assert not presence.plays_at_board(7, ANN)
        presence.record_click(7, ANN, at_board=True)
        clock.advance(3600)
        assert presence.plays_at_board(7, ANN)
        presence.record_click(7, ANN, at_board=False)
        assert not presence.plays_at_board(7, ANN)
        assert presence.find_last_click(7, ANN) == clock.now()

    def test_talk_is_counted_where_a_board_was_posted_and_from_then_on(self) -> None:
        presence = Presence(VirtualClock())
        presence.count_message(5)
        assert presence.count_messages_since_board(5) == 0
        presence.watch_channel(5)
        assert presence.count_messages_since_board(5) == 0
        for said in (1, 2):
            presence.count_message(5)
            assert presence.count_messages_since_board(5) == said
        presence.count_message(6)
        assert presence.count_messages_since_board(6) == 0
        presence.watch_channel(5)
        assert presence.count_messages_since_board(5) == 0


@pytest.mark.parametrize(
    ("pace", "answered", "called"),
    [
        ("live", 5, [(14, False), (16, True)]),  # prompt: called only when silent for some seconds
        ("live", 40, [(0, True)]),  # slow: away as soon as the minute is over
        ("live", None, [(0, True)]),  # never seen
        ("by-day", 5, [(0, True)]),  # no live pace: as before
    ],
    ids=["prompt", "slow", "away", "by day"],
)
def test_who_answered_promptly_is_called_when_silent_for_some_seconds(
    pace: str, answered: int | None, called: list[tuple[int, bool]]
) -> None:
    at_hand, begun = bidding(), VirtualClock().now()

    def ask() -> None:
        at_hand.changes |= {"pace": pace, "decision_since": at_hand.clock.now(), "deadline": None}
        at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(0))

    ask()
    if answered is not None:
        at_hand.clock.advance(answered)
        at_hand.presence.record_click(7, ANN, at_board=True)
    at_hand.clock.advance(120)  # others take their turns
    at_hand.changes["decision_since"] = at_hand.clock.now()
    asked = at_hand.clock.now()
    assert asked > begun
    for second, now in called:
        at_hand.clock.advance(second - (at_hand.clock.now() - asked).total_seconds())
        assert at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(0)) is now


def test_who_left_a_question_unanswered_is_prompt_no_more() -> None:
    clock = VirtualClock()
    presence = Presence(clock)
    presence.record_waiting_since(7, ANN, clock.now())
    presence.record_click(7, ANN, at_board=True)
    assert presence.answers_promptly(7, ANN)
    presence.record_waiting_since(7, ANN, clock.now())
    clock.advance(60)
    presence.record_waiting_since(7, ANN, clock.now())
    assert not presence.answers_promptly(7, ANN)


def test_who_left_the_last_question_unanswered_is_called_at_once() -> None:
    at_hand = bidding()
    at_hand.presence.record_waiting_since(7, ANN, at_hand.clock.now())
    at_hand.presence.record_click(7, ANN, at_board=True)
    asked = at_hand.clock.now()
    for second, since, called in ((1, 0, False), (16, 0, True), (180, 180, True)):
        at_hand.clock.advance((asked + timedelta(seconds=second) - at_hand.clock.now()).total_seconds())
        at_hand.changes |= {"pace": "live", "deadline": None, "decision_since": asked + timedelta(seconds=since)}
        assert at_hand.ping_decider.decide_ping_now(at_hand.table, at_hand.at(0)) is called
