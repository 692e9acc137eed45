"""Panels in direct messages: posted, edited or left alone; who counts as called, and what is remembered."""

from dataclasses import replace
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.controls.paths import Focus
from bot.store.models import BoardAnnouncement, Posting, Preferences, Proposal, Removal
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.deadlines.pace import get_time_limit
from bot.tables.use_cases.proposals import PROPOSAL_LIFETIMES
from bot.ui.composing.pending_choices import ShownFocus
from bot.ui.surfaces.boards import RoundStarts
from bot.ui.surfaces.mentions import PingMessages
from bot.ui.surfaces.messages import PostRequest, find_superseded_message
from bot.ui.surfaces.panels import PanelContent, PanelMessages
from games.engine import Match
from tests.bot.ui.surfaces_at_hand import NIGHT, AtHand, told

ANN, BOB = 100, 101
DM = 70


def auction() -> AtHand:
    """Return an auction in which Ann bids first, with a day for each bid."""
    at_hand = AtHand(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))
    at_hand.waits(timedelta(days=1))
    return at_hand


def panels_of(at_hand: AtHand) -> PanelMessages:
    anything: Any = at_hand
    messages: Any = at_hand.messages
    client = Mock(spec=discord.Client)
    client.create_dm = AsyncMock(return_value=Mock(id=DM))
    return PanelMessages(client, anything.tables, messages, anything, at_hand.presence, at_hand.ping_decider, anything)


async def shown(
    panels: PanelMessages, at_hand: AtHand, seat: int = 0, *, homeless: bool = False
) -> list[tuple[str, Any]]:
    """Bring a panel up to date; return what was done for it."""
    await panels.update_panel(at_hand.scene_of(None), at_hand.at(seat), RoundStarts(), homeless=homeless)
    return at_hand.messages.take()


def number(at_hand: AtHand) -> int:
    assert at_hand.match.decision
    return at_hand.match.decision.number


async def test_who_is_asked_gets_a_new_panel_that_rings_once() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    old = at_hand.live("panel", ANN, 0, DM)
    ((verb, (post, screen)),) = await shown(panels, at_hand)
    assert (verb, post) == ("post", PostRequest("panel", DM, ANN, number(at_hand), old.message_id, quiet=False))
    table, at_once = at_hand.table, at_hand.clock.now()
    assert dict(at_hand.ping_decider._last_pinged) == {(table.id, ANN): at_once}, "nobody is reminded just after a call"
    assert screen.parts[0].markdown == "seat 0, notice=None stands=True"
    assert told(await shown(panels, at_hand)) == ["pass over"]


async def test_a_table_without_a_board_says_so_in_the_panel_which_stands_for_it() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.live("panel", BOB, 0, DM)
    ((_, (_, screen)),) = await shown(panels, at_hand, 1, homeless=True)
    say = at_hand.scene_of(1).say
    assert screen.parts[0].markdown == f"seat 1, notice={say('panel-homeless')} stands=False"


async def test_who_plays_at_the_board_has_it_left_alone_for_what_they_find_there() -> None:
    for at_board, done in ((False, ["edit"]), (True, ["pass over"])):
        at_hand = auction()
        panels = panels_of(at_hand)
        at_hand.live("panel", ANN, number(at_hand), DM)
        at_hand.match.play(0, "bid 1")
        await shown(panels, at_hand)
        at_hand.match.play(1, "bid 2")
        at_hand.match.play(2, "bid 3")
        at_hand.sits(0, wish=Preferences(ring="thread" if at_board else "none"))
        assert told(await shown(panels, at_hand)) == done
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.sits(0, wish=Preferences(ring="none"))
    at_hand.live("panel", ANN, number(at_hand), DM)
    at_hand.match.play(0, "bid 1")
    await shown(panels, at_hand)
    at_hand.match.play(1, "bid 2")
    at_hand.match.play(2, "bid 3")
    at_hand.presence.record_click(7, ANN, at_board=True)
    assert told(await shown(panels, at_hand)) == ["pass over"]


async def test_a_glance_rings_nobody() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=bytes(32))
    for seat, move in ((0, "declare 3"), (1, "in"), (2, "in")):
        match.play(seat, move)
    for seconds, done in ((20, "edit"), (3600, "post")):
        at_hand = AtHand(match)
        at_hand.waits(timedelta(seconds=seconds))
        assert match.decision
        seat = match.decision.seats[0]
        at_hand.live("panel", 100 + seat, 0, DM)
        assert told(await shown(panels_of(at_hand), at_hand, seat)) == [done]


@pytest.mark.parametrize("elsewhere", [20, 300])
async def test_each_of_several_who_are_asked_for_a_card_is_called(elsewhere: int) -> None:
    at_hand = AtHand(_play_until_two_may_react())
    decision = at_hand.match.decision
    assert decision
    assert len(decision.seats) > 1
    for seat in decision.seats:
        at_hand.presence.record_click(7, 100 + seat, at_board=seat == decision.seats[0])
        at_hand.live("panel", 100 + seat, 0, DM)
    at_hand.live("board", None, channel=60)
    at_hand.clock.advance(elsewhere)
    at_hand.changes["pace"] = "live"
    at_hand.waits(get_time_limit("live", "reaction") or timedelta())
    panels, called = panels_of(at_hand), dict[int, int]()
    messages: Any = at_hand.messages
    mentions = PingMessages(panels.client, panels.tables, messages, panels.composer, at_hand.ping_decider)
    for second in range(16):
        for seat in decision.seats:
            done = await shown(panels, at_hand, seat)
            if any(verb == "post" and not about[0].quiet for verb, about in done):
                called[seat] = second
        await mentions.update_pings(at_hand.scene_of(None))
        called |= {
            user - 100: second for verb, about in at_hand.messages.take() if verb == "post" for user in about[1].pings
        }
        at_hand.clock.advance(1)
    assert called == dict.fromkeys(decision.seats, 15 if elsewhere < 60 else 0)


def _play_until_two_may_react() -> Match:
    """Return a match where two are asked whether they play a card."""
    for seed in range(20):
        match = Match.deal_by_key(
            "goats_and_goblins", seats=3, options={"first": 1, "windows": "key-moments"}, seed=bytes([seed]) * 32
        )
        for seat, move in ((0, "declare 3"), (1, "in"), (2, "in")):
            match.play(seat, move)
        if match.decision and match.decision.kind == "react" and len(match.decision.seats) > 1:
            return match
    raise AssertionError("no such match")


async def test_a_panel_that_shows_the_question_already_takes_no_answer_back_from_below() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.live("panel", ANN, 0, DM)
    at_hand.presence.record_click(7, ANN, at_board=False)
    assert told(await shown(panels, at_hand)) == ["edit"]
    at_hand.below = 99
    assert told(await shown(panels, at_hand)) == ["pass over"]
    assert at_hand.noted == []


async def test_a_new_process_calls_nobody_for_a_question_that_an_earlier_one_called_for() -> None:
    at_hand = auction()
    asked = Proposal(number=5, kind="pause", user_id=ANN, name="Ann", until=at_hand.clock.now(), yes=(ANN,))
    at_hand.changes["proposal"] = asked
    at_hand.live("panel", BOB, 0, DM)
    panels = panels_of(at_hand)
    assert told(await shown(panels, at_hand, 1)) == ["edit"]
    at_hand.changes["proposal"] = replace(asked, number=6)
    assert told(await shown(panels, at_hand, 1)) == ["post"]


async def test_who_is_not_asked_has_the_panel_edited_only_for_news() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.live("panel", BOB, 0, DM)
    assert told(await shown(panels, at_hand, 1)) == ["edit"]
    assert told(await shown(panels, at_hand, 1)) == ["pass over"]
    at_hand.changes["notice"] = BoardAnnouncement(kind="host", by="host", about="Cid", unseen=(BOB,))
    assert told(await shown(panels, at_hand, 1)) == ["edit"], "what the board says they read here, without a ping"
    at_hand.sits(2, gone=True)
    at_hand.changes["removals"] = (Removal(102, "Cid", "host", ANN),)
    assert told(await shown(panels, at_hand, 1)) == ["edit"]
    assert told(await shown(panels, at_hand, 1)) == ["pass over"]
    at_hand.changes["paused_at"] = at_hand.clock.now()
    assert told(await shown(panels, at_hand, 1)) == ["edit"]


async def test_a_panel_goes_on_asking_whether_a_move_is_meant_until_that_is_impossible() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    live = at_hand.live("panel", ANN, number(at_hand), DM)
    await shown(panels, at_hand)
    focus = Focus(("bid", "3"), confirming=True)
    panels.pending_choices.save_pending_choice(at_hand.scene_of(0), ANN, focus, live.message_id)

    def said(done: list[tuple[str, Any]]) -> str:
        ((_, (*_, screen)),) = done
        return str(screen.parts[0].markdown)

    at_hand.changes["notice"] = BoardAnnouncement(kind="host", by="host", about="Cid", unseen=(ANN,))
    assert said(await shown(panels, at_hand)).endswith("sure of bid 3?"), "what was decided takes it away from nobody"
    at_hand.changes["paused_at"] = at_hand.clock.now()
    assert not said(await shown(panels, at_hand)).endswith("?")
    at_hand.changes["paused_at"] = None
    assert said(await shown(panels, at_hand)).endswith("sure of bid 3?")
    for seat, move in ((0, "bid 1"), (1, "pass"), (2, "bid 2")):  # Ann bid on the board
        at_hand.match.play(seat, move)
    ((verb, (_, screen)),) = await shown(panels, at_hand)
    assert verb == "post"
    assert screen.parts[0].markdown.endswith("sure of bid 3?"), "a call takes the place of the panel, and asks it again"
    posted = panels.messages.live_now["panel", ANN]  # type: ignore[attr-defined]  # as a test has it
    assert panels.pending_choices.find_pending_focus(at_hand.scene_of(0), ANN, posted.message_id).focus == focus
    at_hand.match.play(0, "bid 4")
    gone = at_hand.scene_of(0).say("panel-sure-gone")
    assert gone in said(await shown(panels, at_hand))
    assert panels.pending_choices.find_pending_focus(at_hand.scene_of(0), ANN, posted.message_id) == ShownFocus()


async def test_a_move_chosen_in_part_stays_chosen_in_a_panel_that_calls_and_ends_with_its_question() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    live = at_hand.live("panel", ANN, number(at_hand), DM)
    chosen = Focus(("bid",))
    panels.pending_choices.save_pending_choice(at_hand.scene_of(0), ANN, chosen, live.message_id)
    panels.pending_choices.move_pending(7, ANN, live.message_id, 99)
    assert panels.pending_choices.find_pending_focus(at_hand.scene_of(0), ANN, 99) == ShownFocus(chosen)
    for seat, move in ((0, "bid 1"), (1, "bid 2"), (2, "bid 3")):
        at_hand.match.play(seat, move)
    assert panels.pending_choices.find_pending_focus(at_hand.scene_of(0), ANN, 99) == ShownFocus()


async def test_a_panel_of_which_nobody_knows_what_it_shows_is_edited_though_there_is_no_news() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    live = at_hand.live("panel", BOB, 0, DM)
    assert told(await shown(panels, at_hand, 1)) == ["edit"]
    at_hand.messages.live_now["panel", BOB] = replace(live, digest="")
    assert told(await shown(panels, at_hand, 1)) == ["edit"]


async def test_without_a_panel_one_is_posted_where_the_direct_messages_are() -> None:
    at_hand = auction()
    ((verb, (post, _)),) = await shown(panels_of(at_hand), at_hand, 1)
    assert (verb, post.channel_id, post.after, post.quiet, post.decision) == ("post", DM, 0, True, None)


async def test_who_is_at_the_table_has_it_edited_and_is_called_when_that_lapses() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.live("panel", ANN, 0, DM)
    at_hand.presence.record_click(7, ANN, at_board=False)
    ((verb, (decision, screen)),) = await shown(panels, at_hand)
    assert (verb, decision) == ("edit", None), "they do not count as called"
    assert screen is not None
    at_hand.clock.advance(61)
    assert at_hand.recheck_schedule.pop_due_tables() == [7]
    ((verb, (post, _)),) = await shown(panels, at_hand)
    assert (verb, post.quiet, post.decision) == ("post", False, number(at_hand))
    assert told(await shown(panels, at_hand)) == ["pass over"]


async def test_a_question_to_the_table_calls_who_has_not_answered_it_once() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.live("panel", BOB, 0, DM)
    await shown(panels, at_hand, 1)
    asked = Proposal(number=5, kind="pause", user_id=ANN, name="Ann", until=at_hand.clock.now(), yes=(ANN,))
    at_hand.changes["proposal"] = asked
    ((verb, (post, _)),) = await shown(panels, at_hand, 1)
    assert (verb, post.quiet) == ("post", False)
    assert told(await shown(panels, at_hand, 1)) == ["pass over"]
    at_hand.changes["proposal"] = replace(asked, number=6, yes=(ANN, BOB))
    assert told(await shown(panels, at_hand, 1)) == ["edit"], "they have answered that"


async def test_who_plays_on_without_an_answer_to_a_vote_is_called_to_it_by_direct_message() -> None:
    at_hand = auction()
    panels, until = panels_of(at_hand), at_hand.clock.now() + PROPOSAL_LIFETIMES["live"]
    at_hand.changes["pace"] = "live"
    at_hand.live("panel", BOB, 0, DM)
    await shown(panels, at_hand, 1)
    at_hand.presence.record_click(7, BOB, at_board=False)
    at_hand.changes["proposal"] = Proposal(number=5, kind="pause", user_id=ANN, name="Ann", until=until, yes=(ANN,))
    posted = []
    for _ in range(20):
        at_hand.clock.advance(1)
        posted.append("post" in told(await shown(panels, at_hand, 1)))
        at_hand.presence.record_click(7, BOB, at_board=False)
    assert [second for second, rings in enumerate(posted, 1) if rings] == [15]


@pytest.mark.parametrize("ring", ["thread", "none"])
async def test_who_wants_no_ring_by_direct_message_has_it_edited(ring: Any) -> None:
    at_hand = auction()
    at_hand.sits(0, wish=Preferences(ring=ring))
    at_hand.live("panel", ANN, 0, DM)
    ((verb, (decision, _)),) = await shown(panels_of(at_hand), at_hand)
    assert (verb, decision) == ("edit", number(at_hand)), "they are called elsewhere: nothing is left to do here"


async def test_who_sleeps_has_it_edited_and_is_called_when_they_wake() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.sits(0, wish=NIGHT)
    at_hand.live("panel", ANN, 0, DM)
    ((verb, (decision, _)),) = await shown(panels, at_hand)
    assert (verb, decision) == ("edit", None), "they do not count as called"
    at_hand.clock.advance(7 * 3600)
    ((verb, (post, _)),) = await shown(panels, at_hand)
    assert (verb, post.quiet, post.decision) == ("post", False, number(at_hand))


async def test_a_panel_that_is_gone_is_posted_again_without_a_sound() -> None:
    at_hand = auction()
    at_hand.live("panel", BOB, 0, DM)
    at_hand.messages.deleted = True
    ((verb, (post, _)),) = await shown(panels_of(at_hand), at_hand, 1)
    assert (verb, post.quiet) == ("post", True)


async def test_below_what_its_player_wrote_a_new_panel_takes_the_answer_back() -> None:
    at_hand = auction()
    at_hand.live("panel", ANN, 0, DM)
    at_hand.presence.record_click(7, ANN, at_board=False)
    at_hand.below = 99
    done = await shown(panels_of(at_hand), at_hand)
    assert told(done) == ["post", "hold"]
    assert done[0][1][0].quiet, "they are here: no sound"
    assert done[1] == ("hold", 99)
    assert at_hand.noted == [("taken back", DM)]


async def test_a_closed_door_is_noted_and_not_knocked_at_again() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.messages.refusal = discord.Forbidden(Mock(status=403), {"code": 50007, "message": "closed"})
    assert await shown(panels, at_hand) == []
    assert at_hand.noted == [(ANN, "closed")]
    at_hand.messages.refusal = None
    at_hand.sits(0, dm="closed")
    assert await shown(panels, at_hand) == []


LEFT_BEHIND: tuple[tuple[int, int | None, dict[str, Any], bool], ...] = (
    # in which seat and for which decision a crash interrupted the posting, who sits there: whether it is looked for
    (1, None, {}, True),
    (0, -1, {}, True),
    (0, 0, {}, False),
    (1, None, {"gone": True}, False),
    (1, None, {"dm": "closed"}, False),
)


@pytest.mark.parametrize(("seat", "before", "sits", "found"), LEFT_BEHIND)
@pytest.mark.parametrize("stands", [False, True])
async def test_a_panel_that_a_crash_left_unnoted_is_found_by_its_nonce(
    seat: int, before: int | None, sits: dict[str, Any], *, found: bool, stands: bool
) -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.sits(seat, **sits)
    user, place = at_hand.at(seat).user_id, 60 if stands else DM
    live = at_hand.live("panel", user, 0, place) if stands else None
    decision = None if before is None else number(at_hand) + before
    done_with = await panels.recover_panel(at_hand.table, Posting("panel", seat, decision, 3))
    assert done_with is (found or bool(sits)), "for the open decision they are called again"
    done = [about for _, about in at_hand.messages.take()]
    posts, screens = [post for post, _ in done], [screen.parts[0].markdown for _, screen in done]
    assert (
        posts
        == [PostRequest("panel", place, user, decision, find_superseded_message(live), quiet=True, version=3)] * found
    )
    assert [(text.startswith(f"seat {seat},"), "stands=True" in text) for text in screens] == [(True, True)] * found
    assert at_hand.messages.doubted == posts
    at_hand.messages.refusal = discord.Forbidden(Mock(status=403), {"code": 50007, "message": "closed"})
    await panels.recover_panel(at_hand.table, Posting("panel", seat, decision, 3))
    assert at_hand.noted == [(user, "closed")] * found


async def test_any_other_refusal_is_told_and_what_the_panel_shows_is_unknown() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.live("panel", BOB, 0, DM)
    assert told(await shown(panels, at_hand, 1)) == ["edit"]
    at_hand.changes["paused_at"] = at_hand.clock.now()
    at_hand.messages.refusal = discord.Forbidden(Mock(status=500), {"code": 0, "message": "down"})
    with pytest.raises(discord.HTTPException):
        await shown(panels, at_hand, 1)
    at_hand.messages.refusal = None
    del at_hand.changes["paused_at"]
    assert told(await shown(panels, at_hand, 1)) == ["edit"], "nobody knows whether the pause is shown"
    at_hand.messages.live_now.clear()
    at_hand.messages.refusal = discord.Forbidden(Mock(status=500), {"code": 0, "message": "down"})
    with pytest.raises(discord.HTTPException):
        await shown(panels, at_hand)
    assert at_hand.noted == []


async def test_a_panel_that_discord_lets_nobody_edit_is_posted_anew() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    at_hand.live("panel", BOB, 0, DM)
    at_hand.messages.edit_refusal = discord.Forbidden(Mock(status=403), {"code": 50005, "message": "of another bot"})
    assert told(await shown(panels, at_hand, 1)) == ["post"]
    for version in (2, 3):
        at_hand.version, at_hand.changes["paused_at"] = version, at_hand.clock.now()
        assert told(await shown(panels, at_hand, 1)) == [], (
            "its edits are refused, too: it is not posted at each change"
        )
    at_hand.messages.edit_refusal = None
    assert told(await shown(panels, at_hand, 1)) == ["edit"]


async def test_a_question_that_changed_while_the_panel_waited_is_left_to_the_change() -> None:
    at_hand = auction()
    panels = panels_of(at_hand)
    public, sitter = at_hand.scene_of(None), at_hand.at(0)
    at_hand.live("panel", ANN, 0, DM)
    at_hand.presence.record_click(7, ANN, at_board=False)
    at_hand.messages.meanwhile = lambda: at_hand.match.play(0, "bid 1")
    await panels.update_panel(public, sitter, RoundStarts())
    ((_, (_, screen)),) = at_hand.messages.take()
    assert screen is None


class TestWhatAPanelSays:
    def panel(self, at_hand: AtHand, seat: int = 0, **more: Any) -> PanelContent:
        facts: dict[str, Any] = {"homeless": False, "at_the_board": False, **more}
        return PanelContent(at_hand.scene_of(seat), at_hand.scene_of(None), RoundStarts(), **facts)

    def test_a_table_without_a_place_and_who_is_away_have_a_notice(self) -> None:
        at_hand = auction()
        assert self.panel(at_hand).notice is None
        say = at_hand.scene_of(0).say
        assert self.panel(at_hand, homeless=True).notice == say("panel-homeless")
        at_hand.sits(0, silent=2)
        assert self.panel(at_hand).notice == say("panel-absent", goblin="no")
        at_hand.changes["takeover"] = True
        assert self.panel(at_hand).notice == say("panel-absent", goblin="yes")
        assert self.panel(at_hand, homeless=True).notice == say("panel-homeless")

    def test_a_question_is_that_of_who_may_move_unless_they_do_it_at_the_board(self) -> None:
        at_hand = auction()
        assert (self.panel(at_hand).pending_decision, self.panel(at_hand, 1).pending_decision) == (
            number(at_hand),
            None,
        )
        assert self.panel(at_hand).question
        assert self.panel(at_hand, 1).question == ""
        assert self.panel(at_hand, at_the_board=True).is_asked_on_board
        assert not self.panel(at_hand).is_asked_on_board

    def test_a_sealed_question_stands_in_the_panel_even_for_who_is_at_the_board(self) -> None:
        match = Match.deal_by_key("goats_and_goblins", seats=4, options={"first": 4}, seed=bytes(32))
        match.play(3, "declare 3")
        at_hand = AtHand(match)
        assert not self.panel(at_hand, at_the_board=True).is_asked_on_board

    @pytest.mark.parametrize(
        "change",
        [
            {"thread_id": 99},
            {"paused_at": VirtualClock().now()},
        ],
        ids=["thread", "pause"],
    )
    def test_what_must_always_be_up_to_date_is_news(self, change: dict[str, Any]) -> None:
        at_hand = auction()
        before = self.panel(at_hand, 1)
        at_hand.changes |= change
        assert self.panel(at_hand, 1).has_panel_changed_since(before.content_snapshot)
        assert not self.panel(at_hand, 1).has_panel_changed_since(self.panel(at_hand, 1).content_snapshot)

    def test_the_first_is_news_and_so_is_another_version_of_the_table(self) -> None:
        at_hand = auction()
        panel = self.panel(at_hand, 1)
        assert panel.has_panel_changed_since(None)
        assert not panel.has_panel_changed_since(panel.content_snapshot)
        newer = replace(panel, public=replace_version(panel))
        assert newer.has_panel_changed_since(panel.content_snapshot)

    def test_a_question_that_was_owed_is_closed_even_for_who_plays_at_the_board(self) -> None:
        at_hand = auction()
        asked = self.panel(at_hand).content_snapshot
        at_hand.match.play(0, "bid 1")
        assert self.panel(at_hand).has_panel_changed_since(asked)
        assert self.panel(at_hand, at_the_board=True).has_panel_changed_since(asked)
        done = self.panel(at_hand).content_snapshot
        at_hand.match.play(1, "bid 2")
        at_hand.match.play(2, "bid 3")
        assert self.panel(at_hand).has_panel_changed_since(done)
        assert not self.panel(at_hand, at_the_board=True).has_panel_changed_since(done), "the board asks them"


def replace_version(panel: PanelContent) -> Any:
    """Return the public scene of a table that has changed since."""
    view = panel.public.table_view
    return replace(panel.public, table_view=replace(view, table=replace(view.table, version=99)))
