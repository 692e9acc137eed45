"""Standing passes: until a card is played, for this expedition, or until something that one's own cards can answer."""

import pytest

from games.engine import Match
from games.goats_and_goblins import StandingPass
from games.goats_and_goblins.reaction_windows import ASKED_MOMENTS_BY_TERMS
from games.goats_and_goblins.state import Terms
from tests.games.goats_and_goblins.cave_table import CaveTable
from tests.games.goats_and_goblins.test_cave_reactions import GOLD_10, KEY_MOMENTS, voted
from tests.games.played_table import BOB

HAND = "push-2 0, seeing-stone 0"


def passing(terms: str, top: str, bob: str = HAND, **others: str) -> CaveTable:
    """Return a table of three, all Out, where Bob has said this before the first card."""
    table = voted(CaveTable(3, top=top, hands={"bob": bob, **others}), 4)
    table.do(f"bob {terms}")
    return table


def offered(table: CaveTable, seat: int = BOB) -> list[str]:
    """Return the standing passes that a seat may say now."""
    return [str(move) for move in table.match.legal_moves(seat) if isinstance(move, StandingPass)]


@pytest.mark.parametrize("hand", ["push-2 0", "seeing-stone 0", "pit-prop 1, seeing-stone 0"])
def test_every_beat_offers_what_the_own_cards_can_answer(hand: str) -> None:
    table = voted(CaveTable(3, top=GOLD_10, hands={"bob": hand}), 4)
    assert table.asked == "beat bob"
    triggers = {"push-2 0": ["only cave-in", "only last"], "seeing-stone 0": ["only last"]}
    assert offered(table) == [
        "skip expedition",
        "only played",
        "only save",
        *triggers.get(hand, ["only cave-in", "only last"]),
    ]


def test_a_full_window_offers_the_same_and_a_vote_card_its_own_moment() -> None:
    table = voted(CaveTable(3, top=GOLD_10, hands={"bob": "second-thoughts 1"}), 4)
    assert table.asked == "react bob"
    assert offered(table) == ["skip expedition", "only played", "only save", "only votes"]
    assert table.refuses("bob only last") == "no-such-moment"


def test_a_standing_pass_is_public() -> None:
    table = passing("only save", GOLD_10, cid="push-2 0")
    for name in (None, "ann", "bob", "cid"):
        assert table.view(name).silent == (BOB,)
        assert table.view(name).terms == ("", "save", "")


def test_it_covers_beats_at_a_cave_in_and_at_the_last_card() -> None:
    for terms in ("skip expedition", "only played", "only save"):
        table = passing(terms, "cave-in 1, gold 1, cave-in 1, gold 1, " + GOLD_10)
        assert table.asked == "declare bob", terms


def test_until_a_card_is_played_ends_with_any_played_card() -> None:
    table = passing("only played", GOLD_10, cid="push-2 0")
    assert table.asked == "beat cid"
    table.do("cid play push-2")
    assert (table.view().silent, table.view().terms) == ((), ("", "", ""))
    assert table.asked == "beat bob"


def test_until_a_card_is_played_asks_who_can_prop_when_the_cave_falls() -> None:
    table = passing("only played", "cave-in 2, cave-in 1, gold 1, gold 1", "pit-prop 1")
    assert table.asked == "react bob"


@pytest.mark.parametrize("top", ["gold 1, gold 1, gold 1, gold 1", "cave-in 2, cave-in 1"])
@pytest.mark.parametrize("terms", ["skip expedition", "only played"])
def test_passes_for_an_expedition_end_with_it_whether_it_comes_home_or_falls(top: str, terms: str) -> None:
    table = passing(terms, top)
    assert table.asked == "declare bob"
    assert (table.view().silent, table.view().terms) == ((), ("", "", ""))


def test_for_this_expedition_a_played_card_and_a_falling_cave_ask_nobody_who_passed() -> None:
    hand = "push-2 0, warding-stone 1, pit-prop 1"
    table = passing("skip expedition", "cave-in 2, cave-in 1, " + GOLD_10, hand, cid="push-2 0")
    table.do("cid play push-2")
    assert table.asked == "declare bob"


@pytest.mark.parametrize(
    ("terms", "hand", "top", "asked", "drawn"),
    [
        ("only save", "push-2 0, pit-prop 1", "cave-in 2, cave-in 1, gold 1, gold 1", "react bob", 2),
        ("only cave-in", HAND, "cave-in 2, gold 1, gold 1, gold 1", "react bob", 1),
        ("only cave-in", HAND, "gold 1, cave-in 1, gold 1, gold 1", "beat bob", 2),
        ("only cave-in", HAND, "gold 1, gold 1, gold 1, gold 1", "declare bob", 0),
        ("only last", HAND, "cave-in 2, gold 1, gold 1, gold 1", "react bob", 4),
    ],
)
def test_only_when_something_happens_asks_at_that_moment_alone(
    terms: str, hand: str, top: str, asked: str, drawn: int
) -> None:
    table = passing(terms, top, hand)
    assert (table.asked, len(table.view().drawn)) == (asked, drawn)


def test_only_to_save_asks_who_can_ward_a_played_card() -> None:
    table = passing("only save", GOLD_10, "push-2 0, warding-stone 1", cid="push-2 0")
    table.do("cid play push-2")
    assert table.asked == "react bob"


def test_only_when_votes_are_revealed_asks_in_the_next_expedition_again() -> None:
    table = voted(CaveTable(3, top="gold 1, gold 1, gold 1, gold 1, " + GOLD_10, hands={"cid": "drag-along 1"}), 4)
    table.do("cid only votes")
    assert table.asked == "declare bob"
    table.do("bob declare 3", "cid out", "ann out")
    assert (table.asked, table.view().terms) == ("react cid", ("", "", "votes"))


def test_only_lasts_until_it_is_taken_back_and_may_be_changed_when_asked() -> None:
    table = passing("only last", "gold 1, gold 1, gold 1, gold 1, " + GOLD_10)
    assert "only last" not in offered(table)
    assert table.refuses("bob only last") == "silent"
    table.do("bob only save", "bob back in")
    assert (table.asked, table.view().terms) == ("declare bob", ("", "", ""))


def test_who_plays_a_card_or_waits_has_passed_no_more() -> None:
    for move in ("play push-2", "wait"):
        table = passing("only save", GOLD_10, cid="push-2 0")
        table.do(f"bob {move}")
        assert (table.view().silent, table.view().terms) == ((), ("", "", ""))


def test_who_is_not_waited_for_says_nothing_for_longer() -> None:
    table = passing("skip expedition", GOLD_10, cid="push-2 0")
    assert not offered(table)
    assert table.refuses("bob only save") == "not-waited-for"


def test_at_key_moments_it_covers_every_window() -> None:
    hands = {"cid": "second-thoughts 1, push-2 0", "bob": "push-2 0"}
    table = voted(CaveTable(3, top="cave-in 2, gold 1, gold 1, gold 1", hands=hands, options=KEY_MOMENTS), 4)
    table.do("cid skip expedition", "bob skip expedition")
    assert table.asked == "declare bob"


def test_what_a_stone_showed_and_unrevealed_votes_change_no_standing_pass() -> None:
    """Twin worlds: with another card on top and other sealed votes, the same seats pass on the same terms."""
    asked = set()
    for top, vote in (("cave-in 2, gold 1, gold 1", "in"), ("gem 4, cave-in 1, gold 1", "out")):
        hands = {"bob": HAND, "cid": "push-2 0, seeing-stone 0"}
        table = CaveTable(4, top="gold 1, gold 1, gold 1, gold 1, " + top, hands=hands)
        voted(table, 4).do("bob only last")
        table.until_drawn(4)
        table.pass_all()
        table.do("bob play seeing-stone")
        table.pass_all()
        table.do("bob declare 3", f"cid {vote}", "cid play seeing-stone")
        view = table.view()
        asked.add((table.decision.seats, table.decision.welcome, view.silent, view.terms))
    assert len(asked) == 1


def test_every_term_says_when_it_asks() -> None:
    assert set(ASKED_MOMENTS_BY_TERMS) == set(Terms.__args__)  # type: ignore[attr-defined]  # the terms of a literal


def test_a_match_that_was_stored_before_plays_on() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=3, seed=bytes(32))
    stored = match.take_snapshot()
    state = {name: part for name, part in stored.state.items() if name != "terms"}
    assert Match.restore(stored.model_copy(update={"state": state})).state.terms == {}
