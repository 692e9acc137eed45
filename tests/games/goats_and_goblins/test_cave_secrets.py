"""What a seat may know, and the notation of moves."""

import pytest

from games.engine import BadNotation, SwiftChance
from games.goats_and_goblins import GoatsAndGoblins
from tests.games.goats_and_goblins.cave_table import CaveTable
from tests.games.played_table import BOB, CID

TOP = "gem 4, gold 1, gold 2, gold 3"


def test_the_order_of_the_cave_and_the_cards_aside_are_drawn_afresh() -> None:
    table, luck = CaveTable(top=TOP), SwiftChance(1)
    worlds = [table.match.game.imagine_state(table.state, None, luck) for _ in range(20)]
    assert len({tuple(world.cave) for world in worlds}) > 15
    assert len({tuple(sorted(world.removed)) for world in worlds}) > 5


def test_a_seer_imagines_the_card_that_they_saw_and_nobody_else_does() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    table, luck = CaveTable(top="gruff 5, gold 1, gold 2", hands=hands), SwiftChance(1)
    table.do("ann declare 3", "bob play seeing-stone", "cid pass")
    tops = {
        seat: {table.match.game.imagine_state(table.state, seat, luck).cave[-1] for _ in range(60)}
        for seat in (BOB, CID)
    }
    assert tops[BOB] == {table.state.cave[-1]}
    assert len(tops[CID]) > 1


def test_sealed_votes_are_imagined_both_ways_by_all_but_their_own() -> None:
    table, luck = CaveTable(top=TOP), SwiftChance(1)
    table.do("ann declare 3", "bob in")
    seen = {
        seat: {table.match.game.imagine_state(table.state, seat, luck).votes[BOB] for _ in range(40)}
        for seat in (BOB, CID)
    }
    assert seen == {BOB: {True}, CID: {True, False}}


def test_the_unseen_cards_are_counted_for_everyone_alike() -> None:
    table = CaveTable(top=TOP, hands={"bob": "seeing-stone 0", "cid": "push-2 0"})
    table.do("ann declare 3", "bob play seeing-stone", "cid pass")
    views = [table.view(name) for name in ("ann", "bob", None)]
    assert len({view.unseen for view in views}) == 1
    assert sum(seen.count for seen in views[0].unseen) == views[0].cave + 4


def test_all_but_votes_is_offered_to_all_each_move_once() -> None:
    table = CaveTable(top=TOP, hands={"bob": "push-2 0", "cid": "push-2 1, seeing-stone 1"})
    assert [str(move) for move in table.match.public_moves()][:2] == ["declare 3", "declare 4"]
    table.do("ann declare 3")
    assert table.decision.kind == "vote"
    assert [str(move) for move in table.match.public_moves()] == ["play push-2", "play seeing-stone"]
    table.do("bob in", "cid in", "dot in")
    assert [str(move) for move in table.match.public_moves()] == [
        "play push-2", "wait", "pass", "no more",
        "skip expedition", "only played", "only save", "only cave-in", "only last", "play seeing-stone",
    ]  # fmt: skip
    table.do("bob no more")
    assert "back in" in map(str, table.match.public_moves())


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("Declare  5", "declare 5"),
        ("IN", "in"),
        ("play push 2", "play push-2"),
        ("play Push-2", "play push-2"),
        ("play seeing stone", "play seeing-stone"),
        ("play drag along 3", "play drag-along 3"),
        ("play leave-behind 1", "play leave-behind 1"),
        ("no more", "no more"),
        ("back in", "back in"),
        ("give 6", "give 6"),
        ("take gem 4", "take gem 4"),
        ("take warding stone 1", "take warding-stone 1"),
        ("take push 2 1", "take push-2 1"),
    ],
)
def test_a_move_reads_back_as_it_is_written(typed: str, notation: str) -> None:
    assert str(GoatsAndGoblins().parse_move(typed)) == notation


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("", "not a move of this game"),
        ("declare", "not a move"),
        ("declare many", "not a move"),
        ("declare 999", "not a move"),
        ("declare ²", "not a move"),
        ("play", "not a move"),
        ("play gem", "no card “gem”"),
        ("play push-2 3", "no card “push-2-3”"),
        ("play drag-along", "on whom"),
        ("play drag-along 0", "no player “0”"),
        ("play drag-along bob", "no player “bob”"),
        ("give 7", "no player “7”"),
        ("take gem 9", "no card “gem 9”"),
        ("take", "not a move"),
        ("no", "not a move"),
    ],
)
def test_what_is_no_move_is_refused_in_words(typed: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        GoatsAndGoblins().parse_move(typed)
