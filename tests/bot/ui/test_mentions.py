"""Mentions: who is called beside the board, once for each decision, and once more when a third of the time is left."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.screens.layout import Text
from bot.screens.scene import Scene
from bot.store.models import ABSENT_AFTER_TURNS, Pace, Posting, Preferences, Proposal, SurfaceKind, SurfaceMessage
from bot.tables.table_view import build_table_view
from bot.tables.use_cases.proposals import PROPOSAL_LIFETIMES
from bot.ui.surfaces.mentions import PingMessages, _describe_public_question
from bot.ui.surfaces.messages import PostRequest
from games.engine import Match
from games.engine.chance import SwiftChance
from games.engine.words import load_words
from tests.bot.replays.records import ALL_GAMES, played, table_of
from tests.bot.ui.surfaces_at_hand import NIGHT, AtHand

THREAD, SILENT = Preferences(ring="thread"), Preferences(ring="none")
DAY = timedelta(days=1)
ANN, BOB, CID = 100, 101, 102


def asking_all(pace: timedelta = DAY) -> AtHand:
    """Return a vote of Ann, Bob and Cid led by Dan: a decision of three at once."""
    match = Match.deal_by_key("goats_and_goblins", seats=4, options={"first": 4}, seed=bytes(32))
    match.play(3, "declare 3")
    assert match.decision
    assert match.decision.seats == (0, 1, 2)
    at_hand = AtHand(match)
    at_hand.waits(pace)
    at_hand.live("board", None, channel=60)
    return at_hand


def mentions_of(at_hand: AtHand) -> PingMessages:
    anything: Any = at_hand
    messages: Any = at_hand.messages
    return PingMessages(anything, anything.tables, messages, anything, at_hand.ping_decider)


async def rung(mentions: PingMessages, at_hand: AtHand) -> dict[SurfaceKind, tuple[int, ...]]:
    """Show a scene; return whom which message called."""
    await mentions.update_pings(at_hand.scene_of(None))
    posts = [about for verb, about in at_hand.messages.take() if verb == "post"]
    return {post.kind: screen.pings for post, screen in posts}


WISHES = [
    ({}, []),
    ({0: {"wish": THREAD}}, [ANN]),
    ({0: {"dm": "closed"}, 2: {"wish": THREAD}}, [ANN, CID]),
    ({0: {"wish": SILENT, "dm": "closed"}, 1: {"dm": "closed"}}, [BOB]),
    ({0: {"dm": "closed"}, 1: {"dm": "closed", "gone": True}}, [ANN]),
    ({0: {"dm": "closed"}, 1: {"dm": "closed", "silent": ABSENT_AFTER_TURNS}}, [ANN]),
]


@pytest.mark.parametrize(("sitters", "called"), WISHES, ids=str)
async def test_the_thread_calls_those_who_have_no_panel(
    sitters: dict[int, dict[str, Any]], called: Sequence[int]
) -> None:
    at_hand = asking_all()
    at_hand.changes["takeover"] = True
    for seat, how in sitters.items():
        at_hand.sits(seat, **how)
    assert (await rung(mentions_of(at_hand), at_hand)).get("bell", ()) == tuple(called)


async def test_a_glance_calls_nobody() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=bytes(32))
    for seat, move in ((0, "declare 3"), (1, "in"), (2, "in")):
        match.play(seat, move)
    assert match.decision
    for seconds, called in ((20, {}), (3600, {"bell": (100 + match.decision.seats[0],)})):
        at_hand = AtHand(match)
        at_hand.sits(match.decision.seats[0], wish=THREAD)
        at_hand.waits(timedelta(seconds=seconds))
        at_hand.live("board", None, channel=60)
        assert await rung(mentions_of(at_hand), at_hand) == called


async def test_without_a_board_the_call_comes_to_the_thread() -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=THREAD)
    del at_hand.messages.live_now["board", None]
    await mentions_of(at_hand).update_pings(at_hand.scene_of(None))
    ((_, (post, _)),) = at_hand.messages.take()
    assert post.channel_id == at_hand.table.thread_id


async def test_without_a_clock_no_time_is_told() -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=THREAD)
    at_hand.changes |= {"deadline": None, "warned": True}
    mentions = mentions_of(at_hand)
    await mentions.update_pings(at_hand.scene_of(None))
    at_hand.clock.advance(60)
    await mentions.update_pings(at_hand.scene_of(None))
    said = [about[1].parts[0].markdown for verb, about in at_hand.messages.take() if verb == "post"]
    say, facts = at_hand.scene_of(None).say, {"names": f"<@{ANN}>", "game": "Goats & Goblins", "time": ""}
    facts["question"] = "**In or Out?**"
    assert said == [say("bell-rings", **facts), say("reminder-rings", **facts)]


async def test_what_told_a_player_of_a_late_answer_stands_until_the_next_question_and_is_owed_nothing() -> None:
    for passed, about in (([("pass over", "bell")], 0), ([], -1)):
        at_hand = asking_all()
        decision = at_hand.match.decision
        assert decision
        at_hand.live("bell", ANN, decision.number + about)
        await mentions_of(at_hand).update_pings(at_hand.scene_of(None))
        assert at_hand.messages.take() == passed


async def test_a_pause_calls_nobody() -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=THREAD)
    at_hand.changes["paused_at"] = at_hand.clock.now()
    assert await rung(mentions_of(at_hand), at_hand) == {}


async def test_each_is_called_once_for_a_decision_where_the_board_is() -> None:
    at_hand = asking_all()
    for seat in (0, 1):
        at_hand.sits(seat, wish=THREAD)
    mentions = mentions_of(at_hand)
    await mentions.update_pings(at_hand.scene_of(None))
    ((_, (post, screen)),) = at_hand.messages.take()
    number = at_hand.table.decision_number
    assert post == PostRequest("bell", 60, None, number)
    assert screen.pings == (ANN, BOB)
    assert screen.parts == (Text(f"<@{ANN}> and <@{BOB}>: **Goats & Goblins** waits for you. **In or Out?**"),)
    await mentions.update_pings(at_hand.scene_of(None))
    assert at_hand.messages.take() == [("pass over", "bell")]


async def test_who_sleeps_is_called_when_they_wake_and_the_others_are_not_called_again() -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=replace(NIGHT, ring="thread"))
    at_hand.sits(1, wish=THREAD)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (BOB,)}
    assert await rung(mentions, at_hand) == {}
    at_hand.clock.advance(7 * 3600)
    assert at_hand.recheck_schedule.pop_due_tables() == [7]
    assert await rung(mentions, at_hand) == {"bell": (ANN,)}
    assert await rung(mentions, at_hand) == {}


async def test_who_is_at_the_table_is_called_when_that_lapses() -> None:
    at_hand = asking_all()
    for seat in (0, 1):
        at_hand.sits(seat, wish=THREAD)
    at_hand.presence.record_click(7, ANN, at_board=False)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (BOB,)}
    at_hand.clock.advance(61)
    assert await rung(mentions, at_hand) == {"bell": (ANN,)}


async def test_the_last_call_is_rung_once_and_again_only_when_the_time_began_anew() -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=SILENT)
    for seat in (1, 2):
        at_hand.sits(seat, wish=THREAD)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (BOB, CID)}
    at_hand.clock.advance(60)
    at_hand.waits(DAY, warned=True)
    await mentions.update_pings(at_hand.scene_of(None))
    (post, screen), *others = [about for verb, about in at_hand.messages.take() if verb == "post"]
    assert (post.kind, screen.pings, others) == ("reminder", (BOB, CID), [])
    assert f"<t:{int((at_hand.clock.now() + DAY).timestamp())}" in screen.parts[0].markdown
    assert await rung(mentions, at_hand) == {}
    at_hand.waits(DAY, warned=False)
    assert await rung(mentions, at_hand) == {}
    at_hand.messages.live_now.pop(("reminder", None))
    at_hand.clock.advance(60)
    at_hand.waits(DAY, warned=True)
    assert await rung(mentions, at_hand) == {"reminder": (BOB, CID)}


async def test_who_was_called_a_moment_ago_is_reminded_once_a_minute_has_passed() -> None:
    at_hand = asking_all(timedelta(seconds=120))
    at_hand.sits(0, wish=THREAD)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (ANN,)}
    at_hand.clock.advance(10)
    at_hand.waits(timedelta(seconds=120), warned=True)
    assert "reminder" not in await rung(mentions, at_hand)
    at_hand.clock.advance(50)
    assert at_hand.ping_decider.recheck_schedule.pop_due_tables() == [at_hand.table.id]
    assert await rung(mentions, at_hand) == {"reminder": (ANN,)}
    assert await rung(mentions, at_hand) == {}


async def test_nobody_is_reminded_by_direct_message_within_half_a_minute_of_their_call() -> None:
    at_hand = asking_all(timedelta(seconds=120))
    at_hand.sits(0, wish=SILENT)
    at_hand.live("panel", BOB, channel=71)
    at_hand.waits(timedelta(seconds=120), warned=True)
    at_hand.ping_decider.record_ping(at_hand.table.id, BOB, at_hand.clock.now())
    mentions = mentions_of(at_hand)
    at_hand.clock.advance(29)
    assert await rung(mentions, at_hand) == {}
    at_hand.clock.advance(1)
    assert await rung(mentions, at_hand) == {"reminder": ()}


async def test_the_last_call_by_direct_message_comes_below_the_panel_and_once() -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=SILENT)
    at_hand.live("panel", BOB, channel=71)
    at_hand.waits(DAY, warned=True)
    mentions = mentions_of(at_hand)
    await mentions.update_pings(at_hand.scene_of(None))
    ((verb, (post, screen)),) = at_hand.messages.take()
    number = at_hand.table.decision_number
    assert (verb, post) == ("post", PostRequest("reminder", 71, BOB, number)), "Cid has no panel yet"
    assert screen.pings == ()
    assert f"<t:{int((at_hand.clock.now() + DAY).timestamp())}" in screen.parts[0].markdown
    assert await rung(mentions, at_hand) == {}
    old = replace(at_hand.messages.live_now["reminder", BOB], decision=1)
    at_hand.messages.live_now["reminder", BOB] = old
    await mentions.update_pings(at_hand.scene_of(None))
    ((_, (post, _)),) = at_hand.messages.take()
    assert post.after == old.message_id
    at_hand.messages.refusal = discord.Forbidden(Mock(status=403), {"code": 50007, "message": "closed"})
    at_hand.live("panel", CID, channel=72)
    await mentions.update_pings(at_hand.scene_of(None))
    assert at_hand.noted == [(CID, "closed")]
    at_hand.messages.refusal = discord.Forbidden(Mock(status=500), {"code": 0, "message": "down"})
    with pytest.raises(discord.HTTPException):
        await mentions.update_pings(at_hand.scene_of(None))


def asking_for_a_pause(at_hand: AtHand) -> None:
    """Let Ann ask the table for a pause."""
    until = at_hand.clock.now() + PROPOSAL_LIFETIMES[at_hand.table.pace]
    at_hand.changes["proposal"] = Proposal(number=5, kind="pause", user_id=ANN, name="Ann", until=until, yes=(ANN,))


async def test_a_question_to_the_table_calls_those_who_have_not_answered() -> None:
    at_hand = asking_all()
    for seat in (0, 1, 2):
        at_hand.sits(seat, wish=THREAD)
    mentions = mentions_of(at_hand)
    await rung(mentions, at_hand)
    at_hand.clock.advance(60)
    asking_for_a_pause(at_hand)
    await mentions.update_pings(at_hand.scene_of(None))
    ((_, (post, screen)),) = [done for done in at_hand.messages.take() if done[0] == "post"]
    assert (post.kind, screen.pings) == ("question", (BOB, CID))
    board = at_hand.messages.live_now["board", None]
    assert f"/{board.channel_id}/{board.message_id})" in screen.parts[0].markdown, "it is plain where to press"
    assert await rung(mentions, at_hand) == {}


async def test_who_was_just_called_for_their_turn_is_called_to_a_vote_a_minute_later_unless_they_acted() -> None:
    at_hand = asking_all()
    for seat in (0, 1, 2):
        at_hand.sits(seat, wish=THREAD)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (ANN, BOB, CID)}
    at_hand.clock.advance(5)
    at_hand.presence.record_click(7, CID, at_board=True)
    at_hand.clock.advance(40)
    at_hand.presence.record_click(7, ANN, at_board=True)
    at_hand.changes["pace"] = "live"
    asking_for_a_pause(at_hand)
    assert await rung(mentions, at_hand) == {"question": (CID,)}, "the board shows it to Bob"
    at_hand.clock.advance(14)
    assert await rung(mentions, at_hand) == {}
    at_hand.clock.advance(1)
    assert at_hand.recheck_schedule.pop_due_tables() == [7]
    assert await rung(mentions, at_hand) == {"question": (BOB,)}
    assert await rung(mentions, at_hand) == {}


@pytest.mark.parametrize(("pace", "seconds"), [("live", 15), ("relaxed", 60)])
async def test_who_plays_on_without_an_answer_to_a_vote_is_called_to_it_once(pace: Pace, seconds: int) -> None:
    at_hand = asking_all()
    at_hand.sits(1, wish=THREAD)
    at_hand.changes["pace"] = pace
    mentions, presence = mentions_of(at_hand), at_hand.presence
    presence.record_click(7, BOB, at_board=True)
    asking_for_a_pause(at_hand)
    for second in range(1, 3 * seconds):
        at_hand.clock.advance(1)
        called = await rung(mentions, at_hand)
        assert called.get("question", ()) == ((BOB,) if second == seconds else ()), second
        presence.record_click(7, BOB, at_board=True)
        at_hand.waits(DAY)


async def test_what_an_earlier_process_rang_is_not_rung_again_but_for_those_who_slept() -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=replace(NIGHT, ring="thread"))
    at_hand.sits(1, wish=THREAD)
    at_hand.live("bell", None, at_hand.table.decision_number)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {}
    at_hand.clock.advance(7 * 3600)
    assert await rung(mentions, at_hand) == {"bell": (ANN,)}


async def test_a_bell_of_an_older_decision_is_followed_by_a_new_one() -> None:
    at_hand = asking_all()
    at_hand.sits(1, wish=THREAD)
    old = at_hand.live("bell", None, 1)
    await mentions_of(at_hand).update_pings(at_hand.scene_of(None))
    ((_, (post, _)),) = at_hand.messages.take()
    assert post.after == old.message_id


async def test_a_bell_that_somebody_deleted_is_rung_once_more_and_no_more() -> None:
    at_hand = asking_all()
    at_hand.sits(1, wish=THREAD)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (BOB,)}
    lost = at_hand.messages.live_now["bell", None]
    at_hand.messages.lost.add(lost.message_id)
    await mentions.update_pings(at_hand.scene_of(None))
    ((_, (post, screen)),) = at_hand.messages.take()
    assert (post, screen.pings) == (
        PostRequest("bell", 60, None, at_hand.table.decision_number, lost.message_id),
        (BOB,),
    )
    assert await rung(mentions, at_hand) == {}
    lost = at_hand.messages.live_now["bell", None]
    at_hand.messages.lost.add(lost.message_id)
    await mentions.update_pings(at_hand.scene_of(None))
    assert at_hand.messages.take() == [("forget", lost.message_id)]
    assert await rung(mentions, at_hand) == {}


async def test_who_was_not_called_before_a_bell_was_deleted_is_called_with_the_others_once() -> None:
    at_hand = asking_all()
    for seat in (0, 1):
        at_hand.sits(seat, wish=THREAD)
    at_hand.presence.record_click(7, ANN, at_board=False)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (BOB,)}
    at_hand.messages.lost.add(at_hand.messages.live_now["bell", None].message_id)
    at_hand.clock.advance(61)
    assert await rung(mentions, at_hand) == {"bell": (ANN, BOB)}
    assert await rung(mentions, at_hand) == {}


async def test_a_question_to_the_table_that_was_deleted_is_asked_once_more() -> None:
    at_hand = asking_all()
    for seat in (0, 1, 2):
        at_hand.sits(seat, wish=THREAD)
    mentions = mentions_of(at_hand)
    await rung(mentions, at_hand)
    at_hand.clock.advance(60)
    asking_for_a_pause(at_hand)
    assert await rung(mentions, at_hand) == {"question": (BOB, CID)}
    lost = at_hand.messages.live_now["question", None]
    assert lost.decision == 5
    at_hand.messages.lost.add(lost.message_id)
    assert await rung(mentions, at_hand) == {"question": (BOB, CID)}


async def test_the_end_of_a_match_rings_nobody() -> None:
    at_hand = asking_all()
    at_hand.sits(1, wish=THREAD)
    mentions = mentions_of(at_hand)
    assert await rung(mentions, at_hand) == {"bell": (BOB,)}
    at_hand.match.end_by_agreement()
    at_hand.changes["status"] = "over"
    await mentions.update_pings(at_hand.scene_of(None))
    assert at_hand.messages.take() == []


async def test_a_bell_that_a_crash_left_unnoted_goes_unless_its_decision_is_open() -> None:
    at_hand = asking_all()
    mentions = mentions_of(at_hand)
    number = at_hand.table.decision_number or 0
    assert not await mentions.recover_posted_ping(at_hand.table, Posting("bell", None, number))
    assert at_hand.messages.take() == []
    assert await mentions.recover_posted_ping(at_hand.table, Posting("bell", None, number - 1))
    ((_, (post, screen)),) = at_hand.messages.take()
    assert post == PostRequest("bell", 60, None, number - 1, quiet=True)
    assert screen.pings == ()
    noted = at_hand.messages.live_now["bell", None]
    await mentions.recover_posted_ping(at_hand.table, Posting("bell", None, number - 1))
    ((_, (post, _)),) = at_hand.messages.take()
    assert post.after == noted.message_id


async def test_a_question_to_the_table_that_a_crash_left_unnoted_is_asked_again_while_it_is_open() -> None:
    at_hand = asking_all()
    mentions = mentions_of(at_hand)
    asking_for_a_pause(at_hand)
    assert not await mentions.recover_posted_ping(at_hand.table, Posting("question", None, 5))
    assert at_hand.messages.take() == []
    earlier = at_hand.table.decision_number or 0
    assert await mentions.recover_posted_ping(at_hand.table, Posting("question", None, earlier)), (
        "a question, not the decision"
    )
    ((_, (post, _)),) = at_hand.messages.take()
    assert (post.kind, post.decision) == ("question", earlier)


ONE: tuple[tuple[Any, int, bool], ...] = (
    # what was about to be posted for one player, for which decision: whether it is looked for
    ("bell", 0, True),
    ("bell", -1, True),
    ("reminder", 0, False),
    ("reminder", -1, True),
)


@pytest.mark.parametrize(("kind", "before", "found"), ONE)
async def test_what_one_player_was_told_just_before_a_crash_is_found_where_it_was(
    kind: Any, before: int, *, found: bool
) -> None:
    at_hand = asking_all()
    mentions = mentions_of(at_hand)
    live = at_hand.live(kind, BOB, 0, 70)
    number = (at_hand.table.decision_number or 0) + before
    about = Posting(kind, 1, number, channel=70)
    assert await mentions.recover_posted_ping(at_hand.table, about) is found
    posts = [post for _, (post, _) in at_hand.messages.take()]
    assert posts == [PostRequest(kind, 70, BOB, number, 0 if kind == "bell" else live.message_id, quiet=True)] * found
    at_hand.messages.refusal = discord.Forbidden(Mock(status=403), {"code": 50007, "message": "closed"})
    assert await mentions.recover_posted_ping(at_hand.table, about) is found
    at_hand.messages.refusal = discord.Forbidden(Mock(status=500), {"code": 0, "message": "down"})
    if found:
        with pytest.raises(discord.HTTPException):
            await mentions.recover_posted_ping(at_hand.table, about)


@pytest.mark.parametrize(
    ("kind", "user", "decision", "thread", "warned", "out"),
    [
        ("bell", None, 0, True, False, False),
        ("bell", None, 0, False, False, True),
        ("bell", None, -1, True, False, True),
        ("reminder", None, 0, True, True, False),
        ("reminder", None, 0, True, False, True),
        ("reminder", ANN, 0, False, True, False),
        ("reminder", ANN, 0, True, True, True),
        ("reminder", 103, 0, False, True, True),
    ],
)
def test_a_message_is_rung_out_when_nobody_whom_it_calls_is_waited_for(
    kind: SurfaceKind, user: int | None, decision: int, thread: bool, warned: bool, out: bool
) -> None:
    at_hand = asking_all()
    at_hand.sits(0, wish=THREAD if thread else Preferences())
    at_hand.waits(DAY, warned=warned)
    mentions = mentions_of(at_hand)
    surface: SurfaceMessage = at_hand.live(kind, user, (at_hand.table.decision_number or 0) + decision)
    assert mentions.is_mention_outdated(surface, at_hand.scene_of(None)) is out
    question = at_hand.live("question", None, 5)
    assert mentions.is_mention_outdated(question, at_hand.scene_of(None)), "the table is asked nothing"
    for number, yes, over in ((5, (), False), (6, (), True), (5, (ANN, BOB, CID, 103), True)):
        at_hand.sits(1, wish=THREAD)
        at_hand.changes["proposal"] = Proposal(
            number=number, kind="pause", user_id=ANN, name="Ann", until=at_hand.clock.now(), yes=yes
        )
        assert mentions.is_mention_outdated(question, at_hand.scene_of(None)) is over
    at_hand.match.end_by_agreement()
    at_hand.changes["status"] = "over"
    assert mentions.is_mention_outdated(surface, at_hand.scene_of(None))


async def test_a_bell_that_a_crash_left_unnoted_is_noted_before_a_later_one_takes_its_place() -> None:
    at_hand = asking_all()
    at_hand.sits(1, wish=THREAD)
    mentions = mentions_of(at_hand)
    number = at_hand.table.decision_number or 0
    assert await mentions.recover_posted_ping(at_hand.table, Posting("bell", None, number))
    ((_, (post, screen)),) = at_hand.messages.take()
    assert (post.decision, screen.pings) == (number, (BOB,))
    assert await rung(mentions, at_hand) == {}, "nobody is called twice"


@pytest.mark.parametrize("earlier", [0, 1], ids=["of the open decision", "of one that is answered"])
async def test_a_bell_is_found_though_the_store_did_not_hear_that_the_one_before_it_was_deleted(earlier: int) -> None:
    at_hand = asking_all()
    at_hand.sits(1, wish=THREAD)
    number = (at_hand.table.decision_number or 0) - earlier
    at_hand.live("bell", None, 1)
    assert await mentions_of(at_hand).recover_posted_ping(at_hand.table, Posting("bell", None, number, after=0))
    ((_, (post, _)),) = at_hand.messages.take()
    assert (post.decision, post.after) == (number, 0), "the same nonce as before the crash"


async def test_a_bell_of_the_open_decision_is_looked_for_until_it_is_posted_again() -> None:
    at_hand = asking_all()
    at_hand.live("bell", None, 1)
    about = Posting("bell", None, at_hand.table.decision_number, after=0)
    assert not await mentions_of(at_hand).recover_posted_ping(at_hand.table, about), "an older bell is not that one"


@pytest.mark.parametrize(("first", "said"), [(2, "Here is your turn"), (4, "Here is your question")])
async def test_the_last_call_by_direct_message_says_whether_it_is_a_turn(first: int, said: str) -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=4, options={"first": first}, seed=bytes(32))
    at_hand = AtHand(match) if first == 2 else asking_all()
    at_hand.sits(0, wish=SILENT)
    at_hand.live("panel", BOB, channel=71)
    at_hand.waits(DAY, warned=True)
    await mentions_of(at_hand).update_pings(at_hand.scene_of(None))
    told = [screen.parts[0].markdown for _, (_, screen) in at_hand.messages.take()]
    assert any(f"[{said}](" in one for one in told)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_call_says_what_to_do_in_every_game_and_with_no_secret(key: str) -> None:
    """What a call says is the same in a world that only looks alike to everybody."""
    again, seen = played(key), dict[str, str]()
    for step in range(again.last_step):
        match = again.get_match_at(step)
        assert match.decision is not None
        if match.decision.kind in seen:
            continue
        other = match.imagine_hidden(None, SwiftChance(b"another world"))
        said, alike = (
            _describe_public_question(Scene(build_table_view(table_of(again), None, world, ()), load_words()))
            for world in (match, other)
        )
        assert said == alike
        seen[match.decision.kind] = said
    assert all(seen.values())
