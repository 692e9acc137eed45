"""What a table agrees on, as tables of truths without a store: who votes, how many are needed, when it is dropped."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store.models import (
    ABSENT_AFTER_TURNS,
    AWAY_SILENT_TURNS,
    MAX_IDLE_TIME,
    PAUSED_SILENT_TURNS,
    FormerPlayer,
    Pace,
    Person,
    Proposal,
    ProposalKind,
)
from bot.tables import TableError
from bot.tables.draft import TableDraft
from bot.tables.use_cases import absences, agreements, lobby_or_match, playing, proposals
from bot.tables.use_cases.agreements import AGREEMENTS, VOTES_NEEDED_BY_SHARE, Share
from games.engine import Match
from games.engine.errors import GameError
from tests.bot.screens.scenes import Played

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
ANN, BOB, CLEO, DAN, EVE = 100, 101, 102, 103, 999
"""Ann is the host, and it is her turn; Eve sits nowhere."""
TURN = timedelta(minutes=3)


def draft(people: int = 4, changed: dict[int, dict[str, Any]] | None = None, **facts: Any) -> TableDraft:
    """Return a running match at noon, with some facts of it and of its sitters changed; a minute of a turn is over."""
    match = Match.deal_by_key(
        "gobblestones" if people < 5 else "emerald_skulls", seats=people, options={"first": 1}, seed=bytes(32)
    )
    table = Played(match).table
    sitters = tuple(replace(sitter, **(changed or {}).get(sitter.user_id, {})) for sitter in table.sitters)
    since = NOON - timedelta(minutes=1)
    timed: dict[str, Any] = {"decision_since": since, "deadline": since + TURN, "decision_number": 1, "version": 9}
    return TableDraft(replace(table, **(timed | {"sitters": sitters} | facts)), match, NOON)


def proposal(kind: ProposalKind, by: int = BOB, about: str = "", **facts: Any) -> Proposal:
    whole: dict[str, Any] = {"number": 5, "until": NOON + timedelta(minutes=10), "name": "", **facts}
    return Proposal(kind=kind, user_id=by, about=about, **whole)


def refused(made: Any, *words: Any, **named: Any) -> str | None:
    """Return why something is refused, with what is said of seats; `None`: it is not."""
    try:
        made(*words, **named)
    except GameError as refusal:
        seats = refusal.arguments.get("seats")
        return f"{refusal.code} {', '.join(seats)}" if isinstance(seats, tuple) else refusal.code
    return None


@pytest.mark.parametrize(
    ("share", "needed"), [("half", [1, 1, 2, 2, 3]), ("most", [1, 2, 2, 3, 3]), ("all", [1, 2, 3, 4, 5])]
)
def test_of_so_many_people_so_many_must_say_yes(share: Share, needed: list[int]) -> None:
    assert [VOTES_NEEDED_BY_SHARE[share](people) for people in range(1, 6)] == needed


def test_each_agreement_needs_its_share_and_some_have_other_manners() -> None:
    facts = {kind: (one.share, one.host, one.newcomer, one.unasked) for kind, one in AGREEMENTS.items()}
    assert facts == {
        "pause": ("most", False, False, False),
        "resume": ("half", False, False, False),
        "pace": ("most", True, False, False),
        "end": ("all", False, False, False),
        "replace": ("most", False, False, True),
        "seat": ("half", True, True, False),
    }


@pytest.mark.parametrize(
    ("kind", "changed", "voters"),
    [
        ("pause", {}, {ANN, BOB, CLEO, DAN}),
        ("pause", {BOB: {"silent": ABSENT_AFTER_TURNS}}, {ANN, CLEO, DAN}),
        ("pause", {BOB: {"silent": ABSENT_AFTER_TURNS - 1}}, {ANN, BOB, CLEO, DAN}),
        ("pause", {BOB: {"gone": True}, CLEO: {"user_id": -3}}, {ANN, DAN}),
        ("pause", {user: {"silent": ABSENT_AFTER_TURNS} for user in (ANN, BOB, CLEO, DAN)}, {ANN, BOB, CLEO, DAN}),
        ("replace", {}, {ANN, BOB, DAN}),
        ("seat", {}, {ANN, BOB, CLEO, DAN}),
    ],
    ids=str,
)
def test_who_is_there_votes_but_not_about_themselves(
    kind: ProposalKind, changed: dict[int, dict[str, Any]], voters: set[int]
) -> None:
    assert proposals.list_voters(draft(4, changed).table, proposal(kind, about="2")) == voters


@pytest.mark.parametrize(
    ("kind", "people", "answers", "end"),
    [
        ("pause", 3, [], "open"),
        ("pause", 3, [(ANN, True)], "done"),
        ("pause", 3, [(ANN, False)], "open"),
        ("pause", 3, [(ANN, False), (CLEO, False)], "dropped"),
        ("pause", 3, [(ANN, False), (ANN, True)], "done"),
        ("pause", 3, [(ANN, False), (BOB, False)], "dropped"),
        ("pause", 4, [(ANN, True)], "open"),
        ("pause", 4, [(ANN, True), (CLEO, True)], "done"),
        ("pause", 4, [(ANN, True), (CLEO, False), (DAN, False)], "dropped"),
        ("end", 3, [(ANN, True)], "open"),
        ("end", 3, [(ANN, True), (CLEO, True)], "done"),
        ("end", 3, [(ANN, False)], "dropped"),
        ("pace", 4, [(ANN, True)], "done"),
        ("pace", 4, [(CLEO, False), (DAN, False)], "open"),
        ("pace", 4, [(CLEO, False), (DAN, False), (ANN, True)], "done"),
        ("pace", 4, [(ANN, False), (CLEO, False)], "dropped"),
        ("pace", 4, [(ANN, False), (CLEO, True), (DAN, True)], "done"),
    ],
    ids=str,
)
def test_enough_say_yes_or_enough_never_will(
    kind: ProposalKind, people: int, answers: list[tuple[int, bool]], end: str
) -> None:
    made = draft(people)
    proposals.propose_agreement(made, kind, Person(BOB, "Bob"), "relaxed" if kind == "pace" else "")
    for user, yes in answers:
        assert made.table.proposal, "nobody is asked any more"
        proposals.vote_on_proposal(made, user, made.table.proposal.number, yes=yes)
    done = {
        "pause": made.table.paused_at == NOON,
        "end": made.table.status == "over",
        "pace": made.table.pace == "relaxed",
    }
    assert done[kind] is (end == "done")
    assert bool(made.table.proposal) is (end == "open")
    assert made.table.paced is (kind == "pace" and end == "done")


@pytest.mark.parametrize(("pace", "minutes"), [("live", 10), ("relaxed", 60), ("by-day", 1440), ("none", 1440)])
def test_a_proposal_says_who_asks_for_what_and_until_when(pace: Pace, minutes: int) -> None:
    made = draft(pace=pace)
    proposals.propose_agreement(made, "pause", Person(BOB, "Bob"), new=True)
    until = NOON + timedelta(minutes=minutes)
    asked = Proposal(number=9, kind="pause", user_id=BOB, name="Bob", until=until, yes=(BOB,), new=True)
    assert made.table.proposal == asked


@pytest.mark.parametrize(
    ("ask", "refusal"),
    [
        (("pause", BOB, ""), "proposal-open"),
        (("pace", CLEO, "relaxed"), None),
        (("pace", CLEO, "by-day"), "proposal-open"),
        (("pace", CLEO, "live"), "pace-already"),
        (("pace", CLEO, "soon"), "bad-pace"),
        (("resume", CLEO, ""), "not-paused"),
        (("pause", EVE, ""), "not-seated"),
        (("seat", EVE, "1"), "no-free-seat"),
    ],
    ids=str,
)
def test_what_is_asked_while_a_pace_is_asked_for(ask: tuple[ProposalKind, int, str], refusal: str | None) -> None:
    made = draft(proposal=proposal("pace", about="relaxed", yes=(BOB,)))
    kind, user, about = ask
    assert refused(proposals.propose_agreement, made, kind, Person(user, "x"), about) == refusal
    assert made.table.proposal
    assert made.table.proposal.yes == ((BOB,) if refusal else (BOB, CLEO)), "asking for the same is a yes"


@pytest.mark.parametrize(
    ("user", "number", "refusal"),
    [(CLEO, 5, None), (CLEO, 4, "proposal-gone"), (EVE, 5, "not-seated"), (DAN, 5, "already-gone")],
)
def test_an_answer_is_one_to_this_proposal_of_somebody_who_plays(user: int, number: int, refusal: str | None) -> None:
    made = draft(4, {DAN: {"gone": True}}, proposal=proposal("end", yes=(BOB,)))
    assert refused(proposals.vote_on_proposal, made, user, number, yes=True) == refusal
    assert refused(proposals.vote_on_proposal, draft(), CLEO, number, yes=True) == "proposal-gone"
    removal = proposal("replace", ANN, "2", yes=(ANN,))
    assert refused(proposals.vote_on_proposal, draft(proposal=removal), CLEO, 5, yes=False) == "no-vote-about-yourself"


def test_a_no_is_told_to_who_asked_and_their_own_takes_the_question_back() -> None:
    asked = proposal("end", BOB, yes=(BOB,))
    made, taken_back = draft(proposal=asked), draft(proposal=asked)
    proposals.vote_on_proposal(made, CLEO, asked.number, yes=False)
    notice = made.table.notice
    assert notice
    assert (notice.kind, notice.about, BOB in notice.unseen, CLEO in notice.unseen) == ("refused", "2", True, False)
    proposals.vote_on_proposal(taken_back, BOB, asked.number, yes=False)
    assert (taken_back.table.proposal, taken_back.table.notice, taken_back.table.seat_changes) == (None, None, ())


def test_the_board_names_those_who_decided_last_until_the_next_turn() -> None:
    """Nobody who said no to an earlier question is named beside a later result."""
    made, told = draft(3, paused_at=NOON), []
    for asker, answers in ((CLEO, {BOB: False, ANN: False}), (ANN, {CLEO: True})):
        proposals.propose_agreement(made, "resume", Person(asker, "x"))
        number = proposals.require_proposal(made).number
        told.append(made.table.notice)
        for user, yes in answers.items():
            proposals.vote_on_proposal(made, user, number, yes=yes)
        told.append(made.table.notice)
    assert [one and (one.kind, one.about) for one in told] == [None, ("refused", "0 1"), None, ("agreed", "0 2")]
    assert made.table.seat_changes[-1].user_id == ANN, "who asked to go on is noted"
    playing.play_move(made, ANN, str(made.require_match().default_move(0)), None)
    assert made.table.notice is None


@pytest.mark.parametrize(("late", "left"), [(-1, True), (0, False), (1, False)])
def test_what_nobody_answers_lapses(late: int, left: bool) -> None:
    made = draft(proposal=proposal("pause", until=NOON - timedelta(seconds=late)))
    proposals.expire_proposal_and_pause(made)
    assert bool(made.table.proposal) is left


@pytest.mark.parametrize(("late", "paused"), [(-1, True), (0, False), (1, False)])
def test_a_pause_that_nobody_ends_is_over_after_a_week(late: int, paused: bool) -> None:
    made = draft(paused_at=NOON - MAX_IDLE_TIME - timedelta(seconds=late))
    proposals.expire_proposal_and_pause(made)
    assert bool(made.table.paused_at) is paused


class TestAPauseEnds:
    """The open decision has the time left that it had, and nobody is waited for who was away."""

    def test_the_time_of_the_pause_is_given_back(self) -> None:
        paused = NOON - timedelta(seconds=30)
        made = draft(paused_at=paused)
        before = made.table.deadline
        agreements.resume_match(made)
        assert before
        assert (made.table.paused_at, made.table.deadline) == (None, before + timedelta(seconds=30))

    def test_those_for_whom_it_was_made_are_away_as_others_are(self) -> None:
        made = draft(4, {BOB: {"silent": PAUSED_SILENT_TURNS}, CLEO: {"silent": 1}}, paused_at=NOON)
        assert agreements.is_paused_for_absence(made)
        agreements.resume_match(made)
        assert [sitter.silent for sitter in made.table.sitters] == [0, AWAY_SILENT_TURNS, 1, 0]
        assert not agreements.is_paused_for_absence(made)

    @pytest.mark.parametrize(
        ("former", "others", "paused", "goes_on"),
        [
            (PAUSED_SILENT_TURNS, 0, True, True),
            (PAUSED_SILENT_TURNS, PAUSED_SILENT_TURNS, True, False),
            (AWAY_SILENT_TURNS, 0, True, False),
            (PAUSED_SILENT_TURNS, 0, False, False),
        ],
    )
    def test_it_ends_when_nobody_is_left_for_whom_it_was_made(
        self, former: int, others: int, paused: bool, goes_on: bool
    ) -> None:
        made = draft(4, {CLEO: {"silent": others}}, paused_at=NOON if paused else None)
        agreements.end_pause_for_absence(made, replace(made.table.sitters[1], silent=former))
        assert (made.table.paused_at is None) is (goes_on or not paused)


@pytest.mark.parametrize(
    ("sitter", "free"),
    [
        ({}, False),
        ({"gone": True}, True),
        ({"silent": ABSENT_AFTER_TURNS}, True),
        ({"silent": ABSENT_AFTER_TURNS - 1}, False),
        ({"user_id": -1, "silent": ABSENT_AFTER_TURNS}, False),
    ],
    ids=str,
)
def test_a_seat_is_free_whose_player_left_or_is_away(sitter: dict[str, Any], free: bool) -> None:
    assert agreements.list_substitute_seats(draft(4, {CLEO: sitter}).table) == ((2,) if free else ())


@pytest.mark.parametrize(
    ("user", "seat", "refusal"),
    [
        (EVE, 2, None),
        (EVE, 1, "no-such-seat 3, 4"),
        (BOB, 2, "already-seated"),
        (CLEO, 2, None),
        (DAN, 2, "already-gone"),
    ],
)
def test_a_seat_is_taken_by_who_has_none(user: int, seat: int, refusal: str | None) -> None:
    made = draft(4, {CLEO: {"gone": True}, DAN: {"gone": True}})
    made.set_table(sitters=(*made.table.sitters[:3], replace(made.table.sitters[3], gone=True)))
    ask = proposal("seat", user, str(seat))
    assert refused(AGREEMENTS["seat"].check, made, ask) == refusal


class TestASubstitute:
    """Somebody new has the seat with everything in it."""

    @pytest.mark.parametrize(("new", "met"), [(True, ()), (False, None)])
    def test_it_is_theirs_and_the_former_player_has_none(self, new: bool, met: tuple[str, ...] | None) -> None:
        made = draft(3, {BOB: {"silent": ABSENT_AFTER_TURNS}})
        AGREEMENTS["seat"].carry_out(made, proposal("seat", EVE, "1", name="Eve", new=new))
        now = made.table.sitters[1]
        assert now.former == (FormerPlayer(BOB, "Bob", NOON.timestamp(), "silent"),)
        assert (now.seat, now.user_id, now.name, now.met, now.silent) == (1, EVE, "Eve", met, 0)
        assert made.table.find_sitter(BOB) is None
        assert [sitter.user_id for sitter in made.table.sitters] == [ANN, EVE, CLEO]

    @pytest.mark.parametrize(("seat", "whole"), [(0, True), (1, False)])
    def test_their_question_has_its_time_again(self, seat: int, whole: bool) -> None:
        made = draft(3, {(ANN, BOB)[seat]: {"silent": ABSENT_AFTER_TURNS}})
        before = made.table.deadline
        AGREEMENTS["seat"].carry_out(made, proposal("seat", EVE, str(seat), name="Eve"))
        assert made.table.deadline == (NOON + TURN if whole else before)

    def test_the_host_s_role_does_not_stay_with_who_has_no_seat(self) -> None:
        made = draft(3, {ANN: {"silent": ABSENT_AFTER_TURNS}})
        AGREEMENTS["seat"].carry_out(made, proposal("seat", EVE, "0", name="Eve"))
        assert made.table.host_id in (EVE, BOB, CLEO)

    def test_a_pause_for_who_had_it_is_over(self) -> None:
        made = draft(3, {BOB: {"silent": PAUSED_SILENT_TURNS}}, paused_at=NOON)
        AGREEMENTS["seat"].carry_out(made, proposal("seat", EVE, "1", name="Eve"))
        assert made.table.paused_at is None


@pytest.mark.parametrize(
    ("by", "whom", "refusal"),
    [
        (ANN, CLEO, None),
        (BOB, CLEO, "not-host"),
        (ANN, ANN, "not-yourself"),
        (ANN, EVE, "not-there"),
        (ANN, DAN, "not-there"),
        (ANN, -1, "not-there"),
        (EVE, CLEO, "not-seated"),
    ],
)
def test_the_host_asks_to_let_a_goblin_play_for_who_is_there(by: int, whom: int, refusal: str | None) -> None:
    made = draft(5, {DAN: {"gone": True}, 104: {"user_id": -1}})
    assert refused(lobby_or_match.kick_or_propose_removal, made, by, whom) == refusal
    if refusal is None:
        assert made.table.proposal
        assert (made.table.proposal.kind, made.table.proposal.about) == ("replace", "2")
        assert made.table.proposal.name == made.table.sitters[0].name


@pytest.mark.parametrize(
    ("changed", "refusal"),
    [
        ({}, None),
        ({BOB: {"gone": True}}, "plays-on"),
        ({BOB: {"user_id": -1}}, "plays-on"),
        ({BOB: {"silent": ABSENT_AFTER_TURNS}}, "plays-on"),
        ({BOB: {"gone": True}, CLEO: {"silent": 1}}, None),
        ({BOB: {"gone": True}, CLEO: {"silent": AWAY_SILENT_TURNS}}, None),
    ],
    ids=str,
)
def test_a_host_removes_nobody_who_plays_where_nobody_else_can_vote(
    changed: dict[int, dict[str, Any]], refusal: str | None
) -> None:
    made = draft(3, changed)
    assert refused(lobby_or_match.kick_or_propose_removal, made, ANN, CLEO) == refusal
    assert [one.gone for one in made.table.sitters if one.user_id == CLEO] == [CLEO in changed]


def test_a_vote_to_remove_somebody_is_dropped_once_only_the_host_is_left_to_vote() -> None:
    made = draft(3)
    lobby_or_match.kick_or_propose_removal(made, ANN, CLEO)
    assert proposals.require_proposal(made).kind == "replace"
    lobby_or_match.leave_table(made, BOB)
    assert (made.table.proposal, made.table.removals) == (None, None)
    assert made.table.find_seat(CLEO) is not None


@pytest.mark.parametrize(
    ("changed", "seat", "outcome"),
    [
        ({}, None, "no-free-seat"),
        ({CLEO: {"gone": True}}, None, "2"),
        ({CLEO: {"gone": True}}, 2, "2"),
        ({CLEO: {"gone": True}}, 1, "no-such-seat 3"),
        ({CLEO: {"gone": True}, DAN: {"silent": ABSENT_AFTER_TURNS}}, None, "which-seat 3, 4"),
        ({CLEO: {"gone": True}, DAN: {"silent": ABSENT_AFTER_TURNS}}, 3, "3"),
    ],
    ids=str,
)
def test_a_seat_need_not_be_named_if_it_is_the_only_one(
    changed: dict[int, dict[str, Any]], seat: int | None, outcome: str
) -> None:
    made = draft(4, changed)
    refusal = refused(lobby_or_match.request_seat, made, Person(EVE, "Eve"), seat, new=True)
    asked = made.table.proposal
    assert (refusal or (asked and asked.about)) == outcome
    assert asked is None or (asked.user_id, asked.new, asked.yes) == (EVE, True, ())


@pytest.mark.parametrize(
    ("takeover", "seat", "back"),
    [(True, None, True), (True, 2, True), (True, 1, False), (False, None, False), (False, 2, False)],
)
def test_who_left_has_their_seat_back_from_a_goblin_and_else_must_ask(
    takeover: bool, seat: int | None, back: bool
) -> None:
    made = draft(4, {CLEO: {"gone": True}}, takeover=takeover)
    refusal = refused(lobby_or_match.request_seat, made, Person(CLEO, "Cleo"), seat)
    assert (not made.table.sitters[2].gone) is back
    assert bool(made.table.proposal) is (not back and refusal is None)


class TestWhoIsBack:
    """Their silence is forgotten; what was asked about their seat in the meantime is dropped, and nothing else."""

    @pytest.mark.parametrize(
        ("kind", "about", "silent", "dropped"),
        [
            ("seat", "2", ABSENT_AFTER_TURNS, True),
            ("seat", "2", 0, True),
            ("seat", "3", ABSENT_AFTER_TURNS, False),
            ("replace", "2", 1, True),
            ("replace", "2", 0, False),
            ("replace", "3", 1, False),
            ("pause", "", ABSENT_AFTER_TURNS, False),
        ],
    )
    def test_what_is_asked(self, kind: ProposalKind, about: str, silent: int, dropped: bool) -> None:
        made = draft(4, {CLEO: {"silent": silent}}, proposal=proposal(kind, about=about))
        playing.reset_missed_turns(made, CLEO)
        assert made.table.sitters[2].silent == 0
        assert (made.table.proposal is None) is dropped

    @pytest.mark.parametrize(
        ("user", "gone", "takeover", "refusal"),
        [
            (EVE, False, True, "not-seated"),
            (CLEO, True, True, None),
            (CLEO, True, False, "already-gone"),
            (CLEO, False, False, None),
        ],
    )
    def test_who_may_return(self, user: int, gone: bool, takeover: bool, refusal: str | None) -> None:
        made = draft(4, {CLEO: {"gone": gone, "silent": 1}}, takeover=takeover)
        assert refused(playing.rejoin_seat, made, user) == refusal
        if refusal is None:
            assert (made.table.sitters[2].gone, made.table.sitters[2].silent) == (False, 0)


class TestWhoLeaves:
    """Their seat is answered for; what waited only for them waits no more; without people there is no match."""

    def test_the_others_go_on(self) -> None:
        made = draft(3, proposal=proposal("end", yes=(BOB, CLEO)))
        lobby_or_match.leave_table(made, ANN)
        assert made.table.sitters[0].gone
        assert made.table.host_id == BOB
        assert made.table.status == "over", "the others had agreed to end it"

    def test_where_nobody_is_left_the_table_is_closed(self) -> None:
        made = draft(2, {BOB: {"gone": True}})
        lobby_or_match.leave_table(made, ANN)
        assert (made.table.status, made.match) == ("closed", None)

    def test_the_last_for_whom_it_paused_ends_the_pause(self) -> None:
        made = draft(3, {BOB: {"silent": PAUSED_SILENT_TURNS}}, paused_at=NOON)
        lobby_or_match.resign_match(made, BOB)
        assert made.table.paused_at is None


@pytest.mark.parametrize(("paused", "left"), [(False, None), (True, NOON - timedelta(minutes=1) + TURN)])
def test_a_hidden_table_is_held_back_but_not_in_a_pause(paused: bool, left: datetime | None) -> None:
    made = draft(paused_at=NOON if paused else None, proposal=proposal("pause", until=NOON))
    lobby_or_match.process_unreachable_table(made, None)
    assert made.table.deadline == left
    assert made.table.proposal is None, "it lapses all the same"


def test_a_goblin_plays_only_for_who_is_not_there() -> None:
    made = draft(3, {ANN: {"silent": ABSENT_AFTER_TURNS}}, takeover=True)
    assert made.match
    move = str(made.match.legal_moves(0)[0])
    playing.play_goblin_move(made, 0, move, None)
    assert made.moves[0].by == "stand-in"
    there = draft(3, takeover=True)
    assert refused(playing.play_goblin_move, there, 0, move, None) == "not-your-turn"
    house = draft(3, {ANN: {"user_id": -1}})
    playing.play_goblin_move(house, 0, move, None)
    assert house.moves[0].by == "goblin"


def test_a_pause_is_not_asked_for_twice_and_ends_as_agreed() -> None:
    made = draft(paused_at=NOON)
    assert refused(proposals.propose_agreement, made, "pause", Person(BOB, "Bob")) == "match-paused"
    held = draft(paused_at=NOON, held=True)
    assert refused(proposals.propose_agreement, held, "pause", Person(BOB, "Bob")) == "paused-by-manager"
    assert refused(held.require_match_in_play) == "paused-by-manager"
    AGREEMENTS["resume"].carry_out(made, proposal("resume"))
    assert made.table.paused_at is None


def test_who_is_replaced_has_left() -> None:
    made = draft()
    AGREEMENTS["replace"].carry_out(made, proposal("replace", ANN, "2"))
    assert [sitter.gone for sitter in made.table.sitters] == [False, False, True, False]


def test_the_game_is_new_to_nobody_of_whom_it_is_not_said() -> None:
    made = draft(4, {CLEO: {"gone": True}})
    lobby_or_match.request_seat(made, Person(EVE, "Eve"), None)
    assert made.table.proposal
    assert not made.table.proposal.new
    pausing = draft()
    proposals.propose_agreement(pausing, "pause", Person(BOB, "Bob"))
    assert pausing.table.proposal
    assert not pausing.table.proposal.new


def test_an_old_decision_is_no_longer_answered() -> None:
    made = draft(3)
    assert made.match
    move = str(made.match.legal_moves(0)[0])
    assert refused(playing.play_move, made, ANN, move, 7)
    assert refused(playing.play_text, made, ANN, move, 7)
    assert made.moves == []


def test_a_lobby_has_nothing_to_agree_on() -> None:
    lobby = TableDraft(replace(draft().table, status="lobby"), None, NOON)
    with pytest.raises(TableError):
        proposals.propose_agreement(lobby, "pause", Person(BOB, "Bob"))
    with pytest.raises(TableError):
        proposals.vote_on_proposal(lobby, BOB, 5, yes=True)
    with pytest.raises(TableError):
        lobby_or_match.request_seat(lobby, Person(EVE, "Eve"), None)


@pytest.mark.parametrize(
    ("who", "host", "then"),
    [
        (ANN, ANN, BOB),  # the first who is still here
        (CLEO, ANN, ANN),
        (CLEO, BOB, BOB),  # as after /table host: no guest who leaves changes it
        (ANN, BOB, BOB),
        (BOB, BOB, ANN),
    ],
)
def test_the_role_is_handed_on_only_when_the_host_leaves(who: int, host: int, then: int) -> None:
    made = draft(host_id=host)
    playing.resign_seat(made, who)
    assert made.table.host_id == then


@pytest.mark.parametrize(
    ("who", "changed", "facts", "deadline"),
    [
        (ANN, {ANN: {"silent": AWAY_SILENT_TURNS}}, {}, NOON + TURN),  # her question gets its whole time
        (BOB, {BOB: {"silent": AWAY_SILENT_TURNS}}, {}, NOON + TURN - timedelta(minutes=1)),  # it is not his
        (ANN, {ANN: {"silent": 1}}, {}, NOON + TURN - timedelta(minutes=1)),  # silent, but she never said away
        (
            ANN,
            {ANN: {"silent": PAUSED_SILENT_TURNS}, CLEO: {"silent": PAUSED_SILENT_TURNS}},
            {"paused_at": NOON - timedelta(seconds=30)},
            NOON + TURN - timedelta(minutes=1),  # the pause goes on for Cleo, and keeps what was left
        ),
        (
            ANN,
            {ANN: {"silent": AWAY_SILENT_TURNS}},
            {"paused_at": NOON - timedelta(seconds=30)},
            NOON + TURN - timedelta(minutes=1),  # a pause that was voted for is not hers to end
        ),
    ],
)
def test_who_comes_back_gets_the_whole_time_of_their_own_question_unless_the_table_pauses(
    who: int, changed: dict[int, dict[str, Any]], facts: dict[str, Any], deadline: datetime
) -> None:
    made = draft(changed=changed, **facts)
    absences.end_absence(made, who)
    assert made.table.deadline == deadline
    assert made.table.paused_at == facts.get("paused_at")
