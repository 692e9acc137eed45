"""Why somebody's part in a match is over is noted when it happens: by themselves, by others, or by their silence."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.store.models import (
    ABSENT_AFTER_TURNS,
    AWAY_SILENT_TURNS,
    EVENTS_PER_MOVE,
    MAX_SEAT_CHANGES,
    FormerPlayer,
    Leaving,
    Person,
)
from bot.tables.draft import TableDraft
from bot.tables.use_cases import lobby, lobby_or_match, managing, playing, proposals
from bot.tables.use_cases.agreements import AGREEMENTS
from tests.bot.tables.test_agreed import ANN, BOB, CLEO, EVE, NOON, draft, proposal

GOBLIN = -3
MANAGER = 99


def voted_on(kind: Any, by: int, about: str, *yes: int) -> Callable[[TableDraft], None]:
    return lambda made: AGREEMENTS[kind].carry_out(made, proposal(kind, by, about, yes=yes))


def kicked(made: TableDraft) -> None:
    managing.act_as_manager(made, "kick", MANAGER, BOB)


Case = tuple[str, dict[int, dict[str, Any]], Callable[[TableDraft], None], dict[int, Leaving | None]]
CASES: tuple[Case, ...] = (
    ("resigned", {}, partial(lobby_or_match.leave_table, user_id=BOB), {BOB: "resigned", ANN: None}),
    (
        "left the server",
        {},
        partial(lobby_or_match.leave_table, user_id=BOB, leaving="left-server"),
        {BOB: "left-server"},
    ),
    ("voted out", {}, voted_on("replace", ANN, "1", ANN, CLEO), {BOB: "voted-out"}),
    ("sent away by the host alone", {}, voted_on("replace", ANN, "1", ANN), {BOB: "removed-by-host"}),
    ("voted out for their silence", {BOB: {"silent": 1}}, voted_on("replace", ANN, "1", ANN, CLEO), {BOB: "silent"}),
    ("sent away by a manager", {BOB: {"silent": 1}}, kicked, {BOB: "removed-by-manager"}),
    ("closed by its host", {}, partial(lobby.close_table, user_id=ANN), {ANN: "closed", BOB: None, CLEO: None}),
    (
        "closed by its host while nobody else plays",
        {BOB: {"silent": ABSENT_AFTER_TURNS}, CLEO: {"gone": True, "leaving": "voted-out"}},
        partial(lobby.close_table, user_id=ANN),
        {ANN: None, BOB: "silent", CLEO: "voted-out"},
    ),
    (
        "closed by its host among goblins",
        {BOB: {"user_id": GOBLIN}, CLEO: {"gone": True, "leaving": "resigned"}},
        partial(lobby.close_table, user_id=ANN),
        {ANN: "closed", GOBLIN: None},
    ),
    ("closed by a manager", {}, partial(lobby.close_table, user_id=MANAGER, manages=7), {ANN: None, BOB: None}),
    ("closed by the bot", {BOB: {"silent": AWAY_SILENT_TURNS}}, lobby.force_close_table, {ANN: None, BOB: "silent"}),
    ("agreed to end", {BOB: {"silent": ABSENT_AFTER_TURNS}}, voted_on("end", ANN, ""), {ANN: None, BOB: "silent"}),
    (
        "agreed to end, all silent",
        {user: {"silent": ABSENT_AFTER_TURNS} for user in (ANN, BOB, CLEO)},
        voted_on("end", ANN, ""),
        {BOB: None},
    ),
)


@pytest.mark.parametrize(("people", "act", "noted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_the_cause_of_leaving_is_noted(
    people: dict[int, dict[str, Any]], act: Callable[[TableDraft], None], noted: dict[int, Leaving | None]
) -> None:
    made = draft(3, people, guild_id=7)
    act(made)
    found = {sitter.user_id: sitter.leaving for sitter in made.table.sitters}
    assert {user: found[user] for user in noted} == noted


def test_who_comes_back_has_left_nothing() -> None:
    made = draft(3, takeover=True)
    playing.resign_seat(made, BOB)
    playing.rejoin_seat(made, BOB)
    bob = made.table.sitters[1]
    assert (bob.gone, bob.leaving) == (False, None)
    assert made.table.notice
    assert (made.table.notice.kind, made.table.notice.about, BOB in made.table.notice.unseen) == ("back", "Bob", False)


@pytest.mark.parametrize(
    ("facts", "cause"),
    [({"silent": ABSENT_AFTER_TURNS}, "silent"), ({"gone": True, "leaving": "voted-out"}, "voted-out")],
)
def test_who_gave_up_a_seat_keeps_the_cause(facts: dict[str, Any], cause: Leaving) -> None:
    made = draft(3, {BOB: facts})
    AGREEMENTS["seat"].carry_out(made, proposal("seat", EVE, "1", name="Eve"))
    assert made.table.sitters[1].former == (FormerPlayer(BOB, "Bob", NOON.timestamp(), cause),)
    assert made.table.sitters[1].leaving is None


def test_who_gets_their_own_seat_back_follows_nobody() -> None:
    made = draft(3, {BOB: {"gone": True, "leaving": "resigned"}})
    AGREEMENTS["seat"].carry_out(made, proposal("seat", BOB, "1", name="Bob"))
    bob = made.table.sitters[1]
    assert (bob.user_id, bob.gone, bob.leaving, bob.former) == (BOB, False, None, None)


def test_nothing_is_noted_when_a_table_is_closed_that_has_ended() -> None:
    made = draft(3, {BOB: {"silent": ABSENT_AFTER_TURNS}}, status="over", ended_at=NOON)
    lobby.close_table(made, ANN)
    assert [sitter.leaving for sitter in made.table.sitters] == [None] * 3
    proposals.tally_votes(made)


def test_who_leaves_is_removed_or_comes_back_is_noted_for_the_log_before_the_next_move() -> None:
    made = draft(3, takeover=True)
    lobby_or_match.leave_table(made, BOB)
    lobby_or_match.request_seat(made, Person(BOB, "Bob"), None)
    kicked(made)
    AGREEMENTS["seat"].carry_out(made, proposal("seat", EVE, "1", name="Eve"))
    noted = [(one.user_id, one.name, one.kind, one.place) for one in made.table.seat_changes]
    assert noted == [
        (BOB, "Bob", "left", EVENTS_PER_MOVE),
        (BOB, "Bob", "back", EVENTS_PER_MOVE),
        (BOB, "Bob", "manager", EVENTS_PER_MOVE),
        (EVE, "Eve", "taken", EVENTS_PER_MOVE),
    ]


def test_what_host_players_and_managers_decide_is_noted_for_the_log_in_its_order() -> None:
    made = draft(3, takeover=True)
    proposals.propose_agreement(made, "pace", Person(ANN, "Ann"), "by-day")
    proposals.propose_agreement(made, "pause", Person(BOB, "Bob"))
    proposals.vote_on_proposal(made, CLEO, proposals.require_proposal(made).number, yes=True)
    managing.act_as_manager(made, "resume", MANAGER)
    managing.act_as_manager(made, "pause", MANAGER)
    managing.act_as_manager(made, "resume", MANAGER)
    lobby.transfer_host(made, ANN, CLEO)
    proposals.propose_agreement(made, "end", Person(BOB, "Bob"))
    proposals.vote_on_proposal(made, CLEO, proposals.require_proposal(made).number, yes=False)
    kicked(made)
    managing.act_as_manager(made, "let-in", MANAGER, BOB)
    assert [(one.name, one.kind) for one in made.table.seat_changes] == [
        ("by-day", "pace-by-host"),
        ("Bob", "paused"),
        ("", "resumed-by-manager"),
        ("", "paused-by-manager"),
        ("", "resumed-by-manager"),
        (made.table.sitters[2].name, "new-host"),
        ("Bob", "refused-end"),
        ("Bob", "manager"),
        ("Bob", "let-in"),
    ]


def test_however_often_a_match_is_paused_it_is_noted_who_leaves() -> None:
    made = draft(3, takeover=True)
    for _ in range(MAX_SEAT_CHANGES):
        managing.act_as_manager(made, "pause", MANAGER)
        managing.act_as_manager(made, "resume", MANAGER)
    lobby_or_match.leave_table(made, BOB)
    assert [one.kind for one in made.table.seat_changes][MAX_SEAT_CHANGES - 1 :] == ["resumed-by-manager", "left"]
