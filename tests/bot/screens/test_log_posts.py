"""Which posts a match's log has: from which place until which, by its events alone."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.log_posts import (
    MAX_LOG_POST_LENGTH,
    build_log_post,
    has_content,
    render_log_post,
    split_into_log_posts,
    starts_new_board,
)
from bot.screens.scene import Scene
from bot.store.models import DEAL_PLACE, EVENTS_PER_MOVE, SeatChange, SeatChangeKind
from bot.tables import SeenMove
from bot.tables.table_view import LoggedMove
from games.engine import Event, Match
from games.gobblestones import events as stones
from games.goblin_market import events as market
from games.goblin_teeth import events as teeth
from tests.bot.screens.scenes import NOW, Played, text_of
from tests.story.thread import alt_of

Row = tuple[Event, ...]
SOLD, GONE = market.AuctionWon(0, 3), market.AuctionWithoutBids(["author"])
LOT, NEXT = market.SizeCardTurned("ace-of-suns", 1), market.CardsOffered(["author"], 9, 1)
LAID, BARE = (stones.TilesPlayed(seat, ["A1"], ["red"], 3) for seat in range(2)), stones.TurnWithoutTiles
FIRST, SECOND = LAID


def told(game: str, *moves: Row, over: bool = False, by: Any = "player") -> Scene:
    """Return the scene of a match in which these moves were made, and all of them are known to everybody."""
    scene = Played(Match.deal_by_key(game, seats=2 if game == "gobblestones" else 3, seed=bytes(32))).scene()
    made = [SeenMove(number, 0, None, by, events, NOW) for number, events in enumerate(moves, start=1)]
    log = tuple(LoggedMove(one.number, one) for one in made)
    outcome = object() if over else None
    return replace(scene, table_view=replace(scene.table_view, log=log, recent_moves=tuple(made), outcome=outcome))  # type: ignore[arg-type]


def at(move: int, event: int = 0) -> int:
    return move * EVENTS_PER_MOVE + event


POSTS: tuple[tuple[str, tuple[Row, ...], int, list[tuple[int, int, bool]]], ...] = (
    # a game, its moves, from where on the log is told: where each post begins and ends, and whether its round is over
    ("goblin_market", (), DEAL_PLACE, [(DEAL_PLACE, DEAL_PLACE, False)]),
    ("goblin_market", ((market.BidMade(0, 1),),), DEAL_PLACE, [(DEAL_PLACE, at(2), False)]),
    (
        "goblin_market",
        ((SOLD,), (GONE, LOT, NEXT)),
        DEAL_PLACE,
        [(DEAL_PLACE, at(2, 1), True), (at(2, 1), at(3), False)],
    ),
    ("goblin_market", ((SOLD,), (GONE, LOT, NEXT)), at(2, 1), [(at(2, 1), at(3), False)]),
    (
        "goblin_market",
        ((GONE, LOT, NEXT, GONE, LOT),),
        DEAL_PLACE,
        [(0, at(1, 1), True), (at(1, 1), at(1, 4), True), (at(1, 4), at(2), False)],
    ),
    (
        "goblin_teeth",
        ((teeth.ItemWithoutBids("worm"), teeth.RoundBegan(2, 0, [])),),
        DEAL_PLACE,
        [(DEAL_PLACE, at(2), False)],
    ),
    ("gobblestones", ((FIRST,),), DEAL_PLACE, [(DEAL_PLACE, at(2), False)]),
    ("gobblestones", ((FIRST,), (SECOND,)), DEAL_PLACE, [(DEAL_PLACE, at(3), True), (at(3), at(3), False)]),
    (
        "gobblestones",
        ((FIRST,), (SECOND, BARE(0)), (SECOND,)),
        DEAL_PLACE,
        [(DEAL_PLACE, at(2, 1), True), (at(2, 1), at(4), True), (at(4), at(4), False)],
    ),
    (
        "gobblestones",
        ((FIRST,), (SECOND, BARE(0), BARE(1), BARE(0))),
        DEAL_PLACE,
        [(DEAL_PLACE, at(2, 1), True), (at(2, 1), at(2, 3), True), (at(2, 3), at(3), False)],
    ),
)


@pytest.mark.parametrize(("game", "moves", "since", "posts"), POSTS)
def test_a_post_begins_with_a_round_and_ends_where_the_next_begins(
    game: str, moves: tuple[Row, ...], since: int, posts: list[tuple[int, int, bool]]
) -> None:
    assert [(one.since, one.until, one.ended) for one in split_into_log_posts(told(game, *moves), since)] == posts


def test_a_long_round_is_several_posts_that_lose_nothing_and_the_last_ends_with_the_match() -> None:
    bids = tuple((market.BidMade(0, number),) for number in range(200))
    scene = told("goblin_market", *bids, over=True)
    posts = split_into_log_posts(scene)
    assert len(posts) > 2
    assert [one.until for one in posts[:-1]] == [one.since for one in posts[1:]]
    assert [event for one in posts for event in one.events] == [event for move in bids for event in move]
    assert [one.ended for one in posts] == [False] * (len(posts) - 1) + [True]
    texts = [text_of(render_log_post(scene, one, scene.view)) for one in posts]
    assert all(MAX_LOG_POST_LENGTH / 3 < len(text) < 4_000 for text in texts[:-1])
    assert texts[1].startswith("-# Auction 1 goes on:")


def test_what_opens_a_round_was_played_for_nobody() -> None:
    scene = told("goblin_market", (GONE, LOT, NEXT), by="clock")
    first, second = split_into_log_posts(scene)
    assert [move.by for move in (*first.moves, *second.moves)] == ["clock", "player"]
    assert build_log_post(scene, first.since, first.until).moves == first.moves
    assert build_log_post(scene, second.since, log_round=second.round) == second


@pytest.mark.parametrize(("game", "moves"), [("emerald_skulls", False), ("goats_and_goblins", True)])
def test_a_board_does_not_move_for_a_turn_of_a_goblin_but_for_an_expedition_in_which_all_vote(
    game: str, *, moves: bool
) -> None:
    played = Played(Match.deal_by_key(game, seats=3, options={"first": 1}, seed=bytes(32)))
    while len(split_into_log_posts(played.scene())) < 2:
        decision = played.match.decision
        assert decision
        played.play(decision.seats[0], played.match.default_move(decision.seats[0]))
    scene = played.scene()
    post = split_into_log_posts(scene)[-1]
    assert starts_new_board(scene, post)
    goblins = tuple(replace(one, user_id=-1 - (one.seat or 0)) for one in scene.table.sitters)
    minded = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=goblins)))
    assert starts_new_board(minded, post) is moves


def changed(scene: Scene, *changes: tuple[str, SeatChangeKind, int], status: Any = "playing") -> Scene:
    """Return a scene in which these people left or came back before these moves."""
    noted = tuple(SeatChange(7, name, kind, at(move)) for name, kind, move in changes)
    table = replace(scene.table, seat_changes=noted, takeover=True, status=status)
    return replace(scene, table_view=replace(scene.table_view, table=table))


def test_who_left_was_removed_and_came_back_stands_once_in_the_log_where_it_happened() -> None:
    scene = changed(
        told(
            "goblin_market",
            (market.BidMade(0, 1),),
            (market.BidMade(1, 2),),
            (GONE, LOT, NEXT),
            (market.BidMade(0, 5),),
        ),
        ("Bob", "host", 2),
        ("Bob", "back", 3),
        ("Cid", "left", 4),
        ("Dee", "vote", 5),
    )
    first, second = split_into_log_posts(scene)
    lines = text_of(render_log_post(scene, build_log_post(scene, first.since, first.until), scene.view)).splitlines()
    bid = next(index for index, line in enumerate(lines) if "bids 1" in line)
    assert lines[bid + 1] == "-# Bob was removed by the host. A goblin plays for them."
    assert "bids 2" in lines[bid + 2]
    assert lines[bid + 3] == "-# Bob is back."
    named = [change._replace(seats=(0,)) for change in scene.table.seat_changes]
    named.append(SeatChange(0, "none", "pace-by-host", at(2), (0,)))
    kinds: tuple[SeatChangeKind, ...] = ("vote", "manager", "let-in", "new-host", "new-host-by-manager")
    named += [SeatChange(7, "Bob", kind, at(2), (0,)) for kind in kinds]
    named.append(SeatChange(8, "Ann", "paused-by-manager", at(2)))
    named.append(SeatChange(8, "Ann", "refused-replace", at(2), (1,)))
    by_ann = replace(scene.table_view, table=replace(scene.table, seat_changes=tuple(named)))
    post = build_log_post(replace(scene, table_view=by_ann), first.since, first.until)
    lines = text_of(render_log_post(replace(scene, table_view=by_ann), post, scene.view)).splitlines()
    assert "-# Bob was removed by Ann. A goblin plays for them." in lines
    assert "-# Ann set another pace · *No clock*" in lines
    assert "-# Bob was removed by a vote that Ann asked for. A goblin plays for them." in lines
    assert "-# Bob was removed by Ann, a manager. A goblin plays for them." in lines
    assert "-# Ann lets Bob come back." in lines
    assert "-# Ann handed the table to Bob: Bob is the host now." in lines
    assert "-# Ann, a manager, made Bob the host." in lines
    assert "-# Ann, a manager, paused the match." in lines
    assert "-# Ann asked to remove Bob; the table said no." in lines
    assert not any("Cid" in line for line in lines)
    after = text_of(render_log_post(scene, second, scene.view))
    assert "-# Cid left the match. A goblin plays for them." in after
    assert "Dee" not in after, "it stands before the next move"
    closed = changed(told("goblin_market", (market.BidMade(0, 1),)), ("Dee", "manager", 2), status="closed")
    (only,) = split_into_log_posts(closed)
    assert "-# Dee was removed by a manager of this server." in text_of(render_log_post(closed, only, closed.view))
    assert build_log_post(closed, only.since, only.until).changes == only.changes
    assert build_log_post(closed, only.since).closes
    ended = changed(told("goblin_market", (market.BidMade(0, 1),)), ("Bob", "refused-end", 2), status="over")
    (only,) = split_into_log_posts(ended)
    assert "-# Bob asked to end the match; the table said no." in text_of(render_log_post(ended, only, ended.view))
    agreed = changed(told("goblin_market", (market.BidMade(0, 1),)), ("Bob", "ended", 2), status="over")
    assert split_into_log_posts(agreed)[0].changes == (), "the result says who asked to end the match"
    silent = changed(told("goblin_market"), ("Dee", "left", 1), status="closed")
    assert has_content(silent, split_into_log_posts(silent)[0])


@pytest.mark.parametrize(
    ("closed_by", "people", "line"),
    [
        (100, True, "**Ann closed the table before the end: no winner.**"),
        (7, True, "**A manager of this server closed the table before the end: no winner.**"),
        (None, True, "**The table was closed before the end: no winner.**"),
        (None, False, "**No player was left, so the table was closed: no winner.**"),
    ],
)
@pytest.mark.parametrize("game", ["goblin_market", "emerald_skulls", "gobblestones"])
def test_the_last_post_of_a_match_closed_before_its_end_says_so_above_how_it_stood(
    game: str, closed_by: int | None, line: str, *, people: bool
) -> None:
    scene = changed(told(game), ("Dee", "left", 1), status="closed")
    sitters = tuple(replace(one, gone=not people) for one in scene.table.sitters)
    table = replace(scene.table, closed_by=closed_by, sitters=sitters)
    scene = replace(scene, table_view=replace(scene.table_view, table=table))
    (post,) = split_into_log_posts(scene)
    screen = render_log_post(scene, post, scene.view)
    lines = text_of(screen).splitlines()
    assert game == "gobblestones" or "The match was closed before its end." in alt_of(screen)
    assert "-# Dee left the match." in lines[lines.index(line) - 1]
    assert lines[-1].startswith("-# At the end · Ann")
    earlier = text_of(render_log_post(scene, replace(post, closes=False), scene.view))
    assert "closed" not in earlier
    assert "At the end" not in earlier


def test_a_goblin_that_plays_for_somebody_is_named_in_the_moves_of_others_too() -> None:
    scene = told("goblin_market", (market.BidMade(0, 1),), (market.BidMade(1, 3),))
    log = tuple(LoggedMove(one.number, replace(one.move, stand_ins=(1,))) for one in scene.table_view.log)
    then = replace(scene, table_view=replace(scene.table_view, log=log))
    texts = [text_of(render_log_post(one, split_into_log_posts(one)[0], one.view)) for one in (scene, then)]
    assert ["Bob’s goblin" in text for text in texts] == [False, True]
    assert "Ann’s goblin" not in texts[1]
