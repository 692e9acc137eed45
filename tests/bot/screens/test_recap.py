"""Boards and panels tell what happened since their reader last played, by player, and who lost what and why."""

import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.screens.board import render_board
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.recap import (
    RecapLine,
    arrange_recap_lines,
    build_brief_recap,
    build_recap,
    describe_timeout,
    filter_recap_moves,
)
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.story import list_news_since_own_move
from bot.store.models import FormerPlayer
from bot.tables import SeenMove
from games import list_game_keys
from games.engine import Match
from games.engine.words import load_words
from games.goblin_teeth.events import DiceRolled, RoundBegan
from tests.bot.games.goats_and_goblins.test_goats_and_goblins_screen import laid
from tests.bot.screens.scenes import NAMES, NOW, Played, breaches, random_steps, text_of

pytestmark = pytest.mark.usefixtures("in_words")

SEED = bytes(range(32))


def market(*moves: str) -> Played:
    """An auction of three: the player who is asked moves."""
    played = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=SEED))
    for move in moves:
        assert played.match.decision
        played.play(played.match.decision.seats[0], move)
    return played


def test_of_what_rivals_bid_only_their_last_bid_is_told() -> None:
    told = text_of(render_more_menu(market("bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6").scene(0)))
    assert "-# Since you last played:\n• Bob bids 5.\n" in told
    assert "Bob bids 2" not in told


def test_the_board_speaks_to_whom_it_asks() -> None:
    told = text_of(render_more_menu(market("bid 1", "bid 2", "pass").scene()))
    assert "-# From Ann’s last move on:\n• Ann bids 1.\n• Bob bids 2." in told


def test_who_has_not_played_yet_hears_of_all_that_was() -> None:
    assert "-# So far:\n• Ann bids 1." in text_of(render_more_menu(market("bid 1").scene(2)))
    assert "-# So far:\n• Ann bids 1." in text_of(render_more_menu(market("bid 1").scene()))


def test_of_an_auction_that_is_over_who_won_is_told_once() -> None:
    told = text_of(render_more_menu(market("bid 1", "bid 3", "pass", "pass").scene(2)))
    assert "takes" in told
    assert "wins the auction" not in told
    assert "bids 3" not in told


def test_each_auction_is_told_by_itself_and_who_was_out_only_once() -> None:
    told = text_of(render_more_menu(market("bid 1", "bid 3", "pass", "pass", "bid 2").scene(2)))
    story = told[told.index("-# Since you last played:") :]
    assert story.index("• Bob wins and takes") < story.index("• The goblins turn over") < story.index("• Bob bids 2.")
    assert "cannot bid" not in told


def test_whoever_just_played_sees_what_they_did() -> None:
    assert "Ann bids 1." in text_of(render_more_menu(market("bid 1").scene(0)))


def test_who_was_out_for_want_of_coins_reads_what_they_held_and_what_was_bid() -> None:
    played = market("bid 1", "bid 10")
    story = text_of(render_more_menu(played.scene(2)))
    assert "**You were out of the auction:** you held 10 and the bid was 10." in story
    assert "C\\*d\\_\\[\\] was out of the auction: the purse held 10 and the bid was 10." in text_of(
        render_more_menu(played.scene())
    )


def skulls_to_their_end(seats: int) -> Played:
    """A turn of Emerald Skulls on which Bob, and in a larger round Cid, lost a bet."""
    played = Played(Match.deal_by_key("emerald_skulls", seats=seats, options={"first": 1}, seed=SEED))
    played.play(0, "buy 3")
    for seat, bet in ((1, "3 final-jewel"), (2, "1 pick-n-bust"))[: seats - 1]:
        played.play(seat, f"bet {bet}")
    for seat in range(1, seats):
        played.play(seat, "rest")
    played.play(0, next(str(move) for move in played.match.legal_moves(0) if " gem " not in f"{move} "))
    played.play(0, "chicken")
    return played


def test_who_lost_a_bet_reads_what_it_needed_and_how_the_turn_ended() -> None:
    played = skulls_to_their_end(seats=2)
    needed = "it says “The turn ends with a die on the gem”, but the turn ended with a Chicken Out."
    assert f"**Your bet on Final Jewel is lost**: {needed}" in text_of(render_more_menu(played.scene(1)))


def test_the_board_tells_all_lost_bets_of_a_turn_in_one_line() -> None:
    played = skulls_to_their_end(seats=4)
    told = text_of(render_more_menu(played.scene()))
    assert "Bets lost to the Chicken Out: Pick n’ Bust (C\\*d\\_\\[\\]) and Final Jewel (Bob)." in told


def test_of_a_turn_that_is_over_only_its_end_is_told() -> None:
    told = text_of(render_more_menu(skulls_to_their_end(seats=4).scene(1)))
    assert "Ann ends with a **Chicken Out**." in told
    assert "Ann places" not in told


def test_who_was_in_when_the_cave_fell_reads_that_they_get_nothing_and_why() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=4, seed=SEED))
    told = [text_of(render_more_menu(played.scene())) for _ in random_steps(played, lot=2)]
    counts = [text.count(" nothing: in when the Cave-Ins came to three.") for text in told]
    assert max(counts) == 1, "all of them in one line"


def test_who_played_a_card_reads_whether_it_counted() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=SEED))
    for seat, move in ((0, "declare 3"), (1, "in"), (2, "play push 2")):
        played.play(seat, move)
    while not any(event.kind == "pushed" for event in played.scene(2).table_view.recent_moves[-1].events):
        assert played.match.decision
        played.play(played.match.decision.seats[0], "pass")
    told = text_of(render_more_menu(played.scene(2)))
    assert "push adds 2 cards: 5 to go." in told
    assert "plays **Push 2**" not in told


def test_cards_drawn_in_several_moves_are_told_in_one_sentence() -> None:
    played = Played(
        Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1, "windows": "every-card"}, seed=SEED)
    )
    for seat, move in ((0, "declare 5"), (1, "in"), (2, "in")):
        played.play(seat, move)
    for _ in range(8):
        assert played.match.decision
        seats = played.match.decision.seats
        played.play(next((seat for seat in seats if seat != 1), seats[0]), "pass")
    told = text_of(render_more_menu(played.scene(1)))
    assert told.count("Ann draws") == 1
    assert told.count(" to go") == 1


def test_of_a_long_story_the_latest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, game = market("bid 1", "bid 2", "bid 3").scene(0), find_screen("goblin_market").narrator
    heading, *whole = build_recap(scene, game, 0)
    assert len(whole) == 2
    monkeypatch.setattr("bot.screens.parts.recap.MAX_RECAP_LINES", 1)
    assert build_recap(scene, game, 0) == [heading, whole[-1]]


def test_ones_own_last_move_is_left_out_but_not_what_it_brought_about() -> None:
    story = list_news_since_own_move(market("bid 1", "pass", "pass").scene(2), 2, {})
    assert [move.seat for move in story] == [2]
    kinds = [event.kind for event in story[0].events]
    assert "won" in kinds
    assert "passed" not in kinds


@pytest.mark.parametrize("key", list_game_keys())
def test_every_story_fits_a_message_and_names_losers_without_failing(key: str) -> None:
    played = Played(Match.deal_by_key(key, seats=4, seed=SEED))
    for number, (seat, _) in enumerate(random_steps(played, lot=3, most=160)):
        if number % 8 == 0:
            assert not breaches(render_board(played.scene()))
            assert not breaches(render_panel(played.scene(seat)))
            assert not breaches(render_more_menu(played.scene(seat)))
            assert not breaches(render_more_menu(played.scene()))


ANN, BOB, NOBODY = 0, 1, None


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([(ANN, "a"), (BOB, "b"), (ANN, "c")], ["• a", "• b", "• c"]),
        ([(ANN, "a"), (ANN, "c"), (BOB, "b")], ["• a c", "• b"]),
        ([(NOBODY, "n"), (BOB, "b")], ["• n", "• b"]),
        ([(BOB, "b"), (ANN, "A leads.", "told"), (BOB, "c"), (BOB, "d")], ["• b", "A leads.", "• c d"]),
        ([(ANN, "A leads.", "told"), (BOB, "B leads.", "told")], ["A leads.", "B leads."]),
        ([(ANN, "A:", "mere"), (BOB, "B:", "mere"), (BOB, "b")], ["B:", "• b"]),
        ([(BOB, "b"), (ANN, "A:", "mere")], ["• b"]),
        ([], []),
    ],
)
def test_a_story_is_told_in_the_order_of_time_with_one_heading_for_each_turn(
    lines: list[tuple[Any, ...]], told: list[str]
) -> None:
    assert arrange_recap_lines(load_words(), [RecapLine(*line) for line in lines]) == told


def test_a_fallen_cave_is_told_before_the_next_leader_and_no_card_is_to_go_then() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=4, seed=SEED))
    told = [text_of(render_more_menu(played.scene())) for _ in random_steps(played, lot=2)]
    both = [text for text in told if "The cave comes down" in text and text.count(" leads an expedition") > 0]
    after = [text for text in both if text.rindex(" leads an expedition") > text.index("The cave comes down")]
    assert after
    for text in after:
        line = next(line for line in text.splitlines() if " leads an expedition" in line)
        assert "The cave comes down" not in line
    assert not any("(3 of 3). " in text and " to go" in text.split("(3 of 3). ")[1].split("\n")[0] for text in told)


def test_who_shares_is_told_before_who_picks_and_each_auction_has_a_heading() -> None:
    played = Played(Match.deal_by_key("goblin_market", seats=4, options={"first": 1}, seed=SEED))
    told = [text_of(render_more_menu(played.scene(0))) for _ in random_steps(played, lot=5, most=120)]
    shared = [text for text in told if " shares: " in text and " picks " in text]
    assert shared
    assert all(text.index(" shares: ") < text.index(" picks ") for text in shared)
    assert any("**The auction of " in text for text in told)


def test_of_dice_that_were_rolled_each_hears_their_own_only() -> None:
    game = find_screen("goblin_teeth").narrator
    rolls = [DiceRolled(seat, [f"d{seat + 1}"], [seat + 1]) for seat in range(3)]
    story = [SeenMove(1, 0, None, "player", (RoundBegan(2, 0, []), *rolls))]
    for reader in range(3):
        events = filter_recap_moves(story, game, reader)[0].events
        assert events == (RoundBegan(2, 0, []), rolls[reader])


def test_what_several_players_did_is_told_in_the_order_in_which_they_did_it() -> None:
    told = text_of(render_more_menu(market("bid 1", "bid 2", "bid 3").scene(0)))
    assert told.index("• Bob bids 2.") < told.index(" bids 3.")
    told = text_of(render_more_menu(market("bid 1", "bid 2", "bid 3", "bid 4").scene(1)))
    assert told.index(" bids 3.") < told.index("• Ann bids 4.")


def test_whose_time_was_up_reads_when_and_what_was_played_for_them() -> None:
    played = market("bid 1")
    played.play(1, "pass", by="clock")
    told = text_of(render_panel(played.scene(1)))
    assert re.search(r"\*\*Time was up\*\* at <t:\d+:t>\. You passed\.", told)
    assert "Bob passes" not in told
    assert "Time was up** at" not in text_of(render_panel(played.scene(0)))


VARIANTS = {
    "gobblestones": {"bluff": True},
    "goats_and_goblins": {"no_votes": True},
    "goblin_market": {"hidden_coins": True},
    "emerald_skulls": {"advanced": True},
    "goblin_teeth": {"advanced": True},
}


@pytest.mark.parametrize("options", ["usual", "variant"])
@pytest.mark.parametrize("key", list_game_keys())
def test_whatever_the_clock_played_for_somebody_it_says_you_to_them(key: str, options: str) -> None:
    game, told = find_screen(key).narrator, set[str]()
    you = r"Your? [^\n]+"
    for lot in range(4):
        chosen = VARIANTS.get(key, {}) if options == "variant" else {}
        played = Played(Match.deal_by_key(key, seats=3, options=chosen, seed=bytes([lot]) * 32))
        for seat, _ in random_steps(played, lot=lot, most=60):
            alone = Played(played.match.fork(), moves=[*played.moves])
            alone.play(seat, alone.match.default_move(seat), by="clock")
            said = describe_timeout(alone.scene(seat), game)
            assert not any(NAMES[seat] in line for line in said), said
            told.update(said)
    assert sum(bool(re.search(rf"\. {you}", line)) for line in told) >= len(told) - 1 > 0
    for line in told:
        assert re.fullmatch(rf"\*\*Time was up\*\* at <t:\d+:t>(\. {you}|, so the clock answered for you)\.", line)
        assert key == "goblin_teeth" or not any(name in line for name in NAMES[:3]), line


def test_a_heading_says_so_too_if_the_clock_played_it() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=SEED))
    played.play(0, "declare 3", by="clock")
    assert "\nAnn leads an expedition of **3 cards**. *(Time was up for Ann.)*" in text_of(
        render_more_menu(played.scene(1))
    )


def test_a_sealed_answer_of_the_clock_is_told_without_its_words() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=SEED))
    played.play(0, "declare 3")
    played.play(1, "out", by="clock")
    assert ":t>. You stayed Out." in text_of(render_panel(played.scene(1)))


def test_the_short_story_of_a_panel_has_no_heading_with_nothing_below() -> None:
    told = [line for line in gist_of_turns() if "’s turn:" in line or "The auction of" in line]
    assert told == []


def gist_of_turns() -> list[str]:
    """Return the short stories of some matches, move by move."""
    found: list[str] = []
    for key in ("emerald_skulls", "goblin_market"):
        played = Played(Match.deal_by_key(key, seats=3, options={"first": 1}, seed=SEED))
        for seat, _ in random_steps(played, lot=3, most=60):
            found += build_brief_recap(played.scene(seat), find_screen(key).narrator, seat)
    return found


def test_a_short_window_that_passed_without_somebody_is_not_told_as_time_that_was_up() -> None:
    played = Played(
        Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1, "windows": "every-card"}, seed=SEED)
    )
    for seat, move in ((0, "declare 5"), (1, "in"), (2, "in")):
        played.play(seat, move)
    assert played.match.decision
    asked = played.match.decision.seats[0]
    assert "pass" in map(str, played.match.legal_moves(asked))
    played.play(asked, "pass", by="clock")
    assert "Time was up" not in text_of(render_panel(played.scene(asked)))


def test_cards_drawn_after_ones_own_silent_pass_are_told() -> None:
    played = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=SEED))
    for seat, move in ((0, "declare 5"), (1, "in"), (2, "in")):
        played.play(seat, move)
    while played.match.decision and played.match.decision.kind in ("react", "beat"):
        played.play(played.match.decision.seats[0], "pass", by="clock")
    assert re.search(r"Since you last played:\n.*Ann draws", text_of(render_more_menu(played.scene(0))), re.DOTALL)


def test_no_heading_of_a_story_stands_alone() -> None:
    narrator = find_screen("goats_and_goblins").narrator
    played = Played(Match.deal_by_key("goats_and_goblins", seats=3, options={"first": 1}, seed=SEED))
    stories = [
        build_recap(played.scene(seat), narrator, seat)
        for _ in random_steps(played, lot=3, most=60)
        for seat in range(3)
    ]
    assert [story for story in stories if len(story) == 1 and story[0].startswith("-# Since")] == []
    assert any(len(story) > 1 and story[0].startswith("-# Since") for story in stories)


def with_substitute(played: Played, seat: int, seen_by: int | None) -> Scene:
    """Return a scene where Zoe has taken a seat after all that was played."""
    scene = played.scene(seen_by)
    sitters = list(scene.table.sitters)
    left = sitters[seat]
    former = (FormerPlayer(left.user_id, left.name, NOW.timestamp()),)
    sitters[seat] = replace(left, user_id=900, name="Zoe", former=former)
    return replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=tuple(sitters))))


def test_history_stays_with_who_played_it_when_a_substitute_has_the_seat() -> None:
    bidding = market("bid 1", "bid 2")
    told = text_of(render_more_menu(with_substitute(bidding, 1, 0)))
    assert "Bob bids 2" in told
    assert "Zoe bids" not in told
    own = text_of(render_more_menu(with_substitute(bidding, 1, 1)))
    assert "-# So far:" in own, "who has just sat down has not played yet"
    assert "Bob bids 2" in own
    bidding.moves[-1] = replace(bidding.moves[-1], at=NOW + timedelta(seconds=1))
    assert "Zoe bids 2" in text_of(render_more_menu(with_substitute(bidding, 1, 0)))


def test_what_somebody_had_or_lost_before_is_not_told_to_a_substitute_as_theirs() -> None:
    cave = laid("ann declare 3", "bob in", "cid out", "dot out", top="cave-in 2, cave-in 2")
    goats = find_screen("goats_and_goblins").narrator
    assert "your part" in " ".join(build_brief_recap(cave.scene(1), goats, 1)) or "fell" in " ".join(
        build_brief_recap(cave.scene(1), goats, 1)
    )
    assert any("You get nothing" in line for line in build_recap(cave.scene(1), goats, 1))
    assert build_brief_recap(with_substitute(cave, 1, 1), goats, 1) == []
    told = build_recap(with_substitute(cave, 1, 1), goats, 1)
    assert not any("You get nothing" in line for line in told)
    assert any("comes down on Ann" in line for line in told)


def test_whose_time_was_up_before_they_sat_down_reads_nothing_of_it() -> None:
    silent = market("bid 1")
    silent.play(1, "pass", "clock")
    narrator = find_screen("goblin_market").narrator
    assert describe_timeout(silent.scene(1), narrator)
    assert not describe_timeout(with_substitute(silent, 1, 1), narrator)
