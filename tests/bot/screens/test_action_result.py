"""What hosts and players are answered who ask something of a table, and what its board says of it to the others."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.screens.board import format_missing_people_line, format_notice, render_board
from bot.screens.layout import Screen
from bot.screens.panel import render_panel
from bot.screens.parts.action_result import build_witness_facts, format_proposal_reply, format_vote_result
from bot.screens.scene import Scene
from bot.store.models import BoardAnnouncement, NoticeBy, NoticeKind, Person, ProposalKind, Removal
from bot.tables import Table
from bot.tables.draft import TableDraft
from bot.tables.use_cases import lobby, lobby_or_match, managing, playing, proposals
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import NOW, Played, text_of

ANN, BOB, CID = (Person(100 + seat, name) for seat, name in enumerate(("Ann", "Bob", "Cid")))
DORA = Person(7, "Dora")


def draft_of(people: int, **facts: object) -> TableDraft:
    """Return a match of so many, whose host is Ann."""
    match = Match.deal_by_key("goblin_market", seats=max(people, 3), options={"first": 1}, seed=bytes(32))
    table = Played(match).table
    sitters = tuple(
        replace(one, user_id=one.user_id if seat < people else -1 - seat, name=("Ann", "Bob", "Cid")[seat])
        for seat, one in enumerate(table.sitters)
    )
    return TableDraft.from_table(replace(table, sitters=sitters, **facts), match, NOW)  # type: ignore[arg-type]  # they fit


def told(draft: TableDraft, kind: ProposalKind, person: Person, ask: Callable[[TableDraft], None]) -> str:
    """Ask something of a table, and return what the asker is answered."""
    before = draft.table
    ask(draft)
    return format_proposal_reply(before, _scene(draft.table), kind, person.user_id)


def _scene(table: Table) -> Scene:
    scene = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))).scene()
    return replace(scene, table_view=replace(scene.table_view, table=table))


def propose(kind: ProposalKind, person: Person, about: str = "") -> Callable[[TableDraft], None]:
    return lambda draft: proposals.propose_agreement(draft, kind, person, about)


def agreed(kind: ProposalKind, about: str = "") -> Callable[[TableDraft], None]:
    """Let Bob and Ann ask for the same."""

    def ask(draft: TableDraft) -> None:
        for person in (BOB, ANN):
            proposals.propose_agreement(draft, kind, person, about)

    return ask


def _gone(draft: TableDraft) -> TableDraft:
    lobby_or_match.leave_table(draft, CID.user_id)
    return draft


def remove_bob(draft: TableDraft) -> None:
    """Let Ann ask to remove Bob, whose time has run out."""
    draft.set_sitter(BOB.user_id, silent=1)
    proposals.propose_agreement(draft, "replace", ANN, "1")


PACE, PAUSE, REPLACE = propose("pace", ANN, "by-day"), propose("pause", ANN), remove_bob
SLOW = "The pace is now *By day: a day a turn, 2 for a beginner’s first two*."
ASKED, ASKED_BOB = (
    "Bob and Cid see the question on the board, with Yes and No.",
    "Bob sees the question on the board, with Yes and No.",
)
REMOVED = "Bob is removed from the match, and a goblin plays in that seat. The menu has a line to let them come back."
REMOVE = "You asked to remove Bob from the match."

SENTENCES: tuple[tuple[int, ProposalKind, Callable[[TableDraft], None], str], ...] = (
    # people at the table, what Ann asks, how: the answer
    (3, "pace", PACE, f"{SLOW} Bob and Cid see it on the board."),
    (1, "pace", PACE, SLOW),
    (3, "pause", PAUSE, f"You asked to pause the match. {ASKED}"),
    (2, "pause", PAUSE, f"You asked to pause the match. {ASKED_BOB}"),
    (2, "pause", agreed("pause"), "The match is paused. Bob sees it on the board."),
    (1, "pause", PAUSE, "The match is paused."),
    (3, "end", propose("end", ANN), f"You asked to end the match now. {ASKED}"),
    (2, "end", agreed("end"), "The match has ended, with the scores as they were."),
    (2, "replace", REPLACE, REMOVED),
    (3, "replace", REPLACE, f"{REMOVE} Cid sees the question on the board, with Yes and No."),
)


@pytest.mark.parametrize(("people", "kind", "ask", "sentence"), SENTENCES)
def test_who_asks_is_answered_by_what_is_so_now(
    people: int, kind: ProposalKind, ask: Callable[[TableDraft], None], sentence: str
) -> None:
    assert told(draft_of(people, takeover=True), kind, ANN, ask) == sentence


@pytest.mark.parametrize(
    ("kind", "about", "answers", "sentence"),
    [
        ("pause", "", {BOB: True}, "The match is paused. Bob and Cid see it on the board."),
        ("pause", "", {BOB: False, CID: False}, "Bob and Cid said no: the match goes on."),
        ("end", "", {BOB: True, CID: False}, "Cid said no: the match goes on."),
        ("replace", "1", {CID: False}, "Cid said no: Bob stays."),
        ("replace", "1", {CID: True}, "Bob is removed from the match, and a goblin plays in that seat."),
        ("end", "", {ANN: False}, "Your question is no longer open: nothing changes."),
    ],
)
def test_who_asked_reads_later_what_became_of_it(
    kind: ProposalKind, about: str, answers: dict[Person, bool], sentence: str
) -> None:
    draft = draft_of(3, takeover=True)
    propose(kind, ANN, about)(draft)
    asked, number = draft.table, proposals.require_proposal(draft).number
    for person, yes in answers.items():
        proposals.vote_on_proposal(draft, person.user_id, number, yes=yes)
    assert format_vote_result(asked, _scene(draft.table), ANN.user_id).startswith(sentence)
    assert format_notice(_scene(draft.table)) == ([f"-# {sentence}"] if "said no" in sentence else [])


@pytest.mark.parametrize(
    ("kind", "about", "asker", "facts", "sentence"),
    [
        ("resume", "", CID, {"paused_at": NOW}, "Ann and Bob said no: the match stays paused."),
        ("pace", "by-day", CID, {}, "Ann and Bob said no: the pace stays as it is."),
        ("seat", "2", DORA, {}, "Ann and Bob said no: Dora does not get the seat."),
    ],
)
def test_a_board_says_what_is_so_once_the_table_said_no(
    kind: ProposalKind, about: str, asker: Person, facts: dict[str, object], sentence: str
) -> None:
    draft = draft_of(3, **facts)
    if kind == "seat":
        draft = _gone(draft)
    propose(kind, asker, about)(draft)
    number = proposals.require_proposal(draft).number
    for person in (ANN, BOB):
        proposals.vote_on_proposal(draft, person.user_id, number, yes=False)
    assert format_notice(_scene(draft.table)) == [f"-# {sentence}"]


def test_a_pause_that_ends_and_a_removal_without_goblins_are_answered_too() -> None:
    paused = draft_of(3, paused_at=NOW)
    ask = propose("resume", BOB)
    assert told(paused, "resume", BOB, ask).startswith(
        "You asked to go on with the match. Ann and Cid see the question"
    )
    assert told(paused, "resume", ANN, propose("resume", ANN)) == "The match goes on. Bob and Cid see it on the board."
    plain = told(draft_of(2), "replace", ANN, remove_bob)
    assert plain.startswith("Bob is removed from the match, and default moves are played in that seat.")


def test_a_seat_that_is_asked_for_taken_and_taken_back() -> None:
    asked = told(_gone(draft_of(3)), "seat", DORA, propose("seat", DORA, "2"))
    assert asked == (
        "You asked for the seat of Cid. "
        "Ann and Bob see the question on the board, with Yes and No. "
        "The host, or half of those who play, can let you in."
    )
    taken = _gone(draft_of(3))
    before = taken.table
    proposals.propose_agreement(taken, "seat", DORA, "2")
    proposals.vote_on_proposal(taken, ANN.user_id, taken.table.proposal.number if taken.table.proposal else 0, yes=True)
    assert format_proposal_reply(before, _scene(taken.table), "seat", DORA.user_id) == (
        "The seat of Cid is yours now. Ann and Bob see it on the board."
    )
    back = _gone(draft_of(3, takeover=True))
    returned = told(back, "seat", CID, lambda draft: lobby_or_match.request_seat(draft, CID, None))
    assert returned == "You have your seat back. Ann and Bob see it on the board."


NOTICES: tuple[tuple[NoticeKind, NoticeBy, str, str], ...] = (
    (
        "pace",
        "host",
        "relaxed",
        "-# Ann set another pace · *Relaxed: 30 minutes a turn, 60 for a beginner’s first two*",
    ),
    ("pace", "vote", "none", "-# You agreed on another pace · *No clock*"),
    ("pace", "manager", "none", "-# A manager of this server set another pace · *No clock*"),
    ("host", "host", "Bo*b", "-# Bo\\*b is the host now."),
    ("host", "leave", "Bob", "-# Bob is the host now."),
    ("host", "manager", "Bob", "-# A manager of this server made Bob the host."),
    ("let-in", "host", "Bob", "-# Ann lets Bob come back."),
    ("let-in", "manager", "Bob", "-# A manager of this server lets Bob come back."),
    ("back", "player", "Bob", "-# Bob is back."),
    ("refused", "vote", "1", "-# Bob said no: the match goes on."),
    ("agreed", "vote", "0 2", "-# Ann and Cid agreed: the match goes on."),
    ("agreed", "vote", "2", "-# Cid let the match go on."),
    ("resume", "manager", "", "-# A manager of this server let the match go on."),
    ("resume", "manager", "Bob", "-# Bob, a manager, let the match go on."),
)


@pytest.mark.parametrize(("kind", "by", "about", "line"), NOTICES)
def test_a_board_says_what_was_decided(kind: NoticeKind, by: NoticeBy, about: str, line: str) -> None:
    notice = BoardAnnouncement(kind=kind, by=by, about=about, unseen=(BOB.user_id,))
    scene = _scene(draft_of(3, notice=notice).table)
    assert format_notice(scene) == [line]
    assert line in text_of(render_board(scene))
    assert line not in text_of(render_board(_scene(draft_of(3).table)))


PANEL_NOTICES: tuple[tuple[NoticeKind, NoticeBy, str, str], ...] = (
    ("pace", "host", "none", "-# Ann set another pace · *no clock*"),
    *(one for one in NOTICES if one[0] != "pace"),
)


@pytest.mark.parametrize(("kind", "by", "about", "line"), PANEL_NOTICES)
def test_a_panel_says_what_the_board_says_to_who_may_not_know_it(
    kind: NoticeKind, by: NoticeBy, about: str, line: str
) -> None:
    """Asked or not: who plays by DM does not see the board."""
    notice = BoardAnnouncement(kind=kind, by=by, about=about, unseen=(ANN.user_id, BOB.user_id))
    for seat, read in ((0, True), (1, True), (2, False)):
        own = kind == "host" and seat == 1 and about == "Bob"
        assert (line in text_of(_panel_of(seat, notice)).splitlines()) is (read and not own)


def test_a_panel_says_who_was_removed_by_whom_and_who_plays_on() -> None:
    line = "-# Cid was removed by Bob. A goblin plays on."
    removed = (Removal(102, "Cid", "host", 101),)
    for seat in (0, 1):
        facts = {"removals": removed, "takeover": True}
        assert line in text_of(_panel_of(seat, None, gone=(102,), **facts)).splitlines()
    assert "-# Cid has left." in text_of(_panel_of(1, None, gone=(102,))).splitlines()


def _panel_of(seat: int, notice: BoardAnnouncement | None, gone: tuple[int, ...] = (), **facts: object) -> Screen:
    scene = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))).scene(seat)
    sitters = tuple(
        replace(one, name=person.name, gone=one.user_id in gone)
        for one, person in zip(scene.table.sitters, (ANN, BOB, CID), strict=True)
    )
    table = replace(scene.table, notice=notice, sitters=sitters, **facts)  # type: ignore[arg-type]  # they fit
    return render_panel(replace(scene, table_view=replace(scene.table_view, table=table)))


def test_a_board_names_the_host_or_manager_who_handed_on_the_table_or_let_somebody_back() -> None:
    handed, made, let_in = draft_of(3), draft_of(3), draft_of(3)
    lobby.transfer_host(handed, ANN.user_id, CID.user_id)
    managing.act_as_manager(made, "host", BOB.user_id, CID.user_id)
    managing.act_as_manager(let_in, "kick", BOB.user_id, CID.user_id)
    assert let_in.table.removals == (Removal(CID.user_id, "Cid", "manager", BOB.user_id),)
    assert format_missing_people_line(_scene(let_in.table)) == [
        "-# Cid was removed by Bob, a manager. Default moves are played."
    ]
    managing.act_as_manager(let_in, "let-in", BOB.user_id, CID.user_id)
    assert [format_notice(_scene(one.table)) for one in (handed, made, let_in)] == [
        ["-# Ann handed the table to Cid: Cid is the host now."],
        ["-# Bob, a manager, made Cid the host."],
        ["-# Bob, a manager, lets Cid come back."],
    ]


def _slower(draft: TableDraft) -> None:
    for one in (BOB, CID):
        lobby_or_match.set_or_propose_pace(draft, one.user_id, "by-day")


DECIDED: tuple[tuple[Callable[[TableDraft], None], BoardAnnouncement | None], ...] = (
    (propose("pace", ANN, "by-day"), BoardAnnouncement(kind="pace", by="host", about="by-day", unseen=(101, 102))),
    (
        _slower,
        BoardAnnouncement(kind="pace", by="vote", about="by-day", unseen=(100,)),
    ),
    (
        lambda draft: lobby.transfer_host(draft, ANN.user_id, BOB.user_id),
        BoardAnnouncement(kind="host", by="host", about="Bob", unseen=(101, 102)),
    ),
    (lambda draft: lobby.transfer_host(draft, ANN.user_id, ANN.user_id), None),
    (
        lambda draft: lobby_or_match.leave_table(draft, ANN.user_id),
        BoardAnnouncement(kind="host", by="leave", about="Bob", unseen=(101, 102)),
    ),
    (lambda draft: lobby_or_match.leave_table(draft, BOB.user_id), None),
    (propose("pause", ANN), None),
)


@pytest.mark.parametrize(("decide", "notice"), DECIDED)
def test_the_board_has_a_notice_for_those_to_whom_it_is_news(
    decide: Callable[[TableDraft], None], notice: BoardAnnouncement | None
) -> None:
    draft = draft_of(3)
    decide(draft)
    assert draft.table.notice == notice


def test_a_host_who_decides_alone_is_noted_by_name_after_others_are_host() -> None:
    draft = draft_of(3)
    for step in (
        propose("replace", ANN, "1"),
        lambda draft: proposals.vote_on_proposal(draft, CID.user_id, draft.table.proposal.number, yes=False),
        propose("pace", ANN, "by-day"),
    ):
        step(draft)
    alone = draft_of(2)
    remove_bob(alone)
    assert alone.table.removals == (Removal(BOB.user_id, "Bob", "host", ANN.user_id),)
    changes = (*draft.table.seat_changes, *alone.table.seat_changes)
    assert [(one.kind, one.seats) for one in changes] == [
        ("refused-replace", (1,)),
        ("pace-by-host", (0,)),
        ("host", (0,)),
    ]


def test_a_notice_goes_when_all_to_whom_it_is_news_have_played() -> None:
    draft = draft_of(3, notice=BoardAnnouncement(kind="pace", by="host", about="none", unseen=(101, 102)))
    unseen = []
    for _ in range(3):
        asked = draft.require_match().decision
        assert asked
        seat = asked.seats[0]
        move = str(draft.require_match().legal_moves(seat)[0])
        playing.play_move(draft, draft.table.get_sitter_at(seat).user_id, move, None)
        unseen.append(draft.table.notice.unseen if draft.table.notice else ())
    assert unseen[-1] == ()
    assert unseen[0] != unseen[-1]


def test_a_notice_waits_for_nobody_who_has_left() -> None:
    draft = draft_of(3, notice=BoardAnnouncement(kind="pace", by="host", about="none", unseen=(CID.user_id,)))
    lobby_or_match.leave_table(draft, CID.user_id)
    assert draft.table.notice is None


def test_nobody_else_sees_it_where_nobody_else_sits() -> None:
    assert build_witness_facts(draft_of(1).table, ANN.user_id, load_words()) == {
        "names": "",
        "count": 0,
        "state": "playing",
    }
