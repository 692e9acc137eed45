"""Rulebook "Draw" and "Game end"; rulings Draw, End (a) to (c), and ties."""

import pytest

from games.gobblestones.events import TilesDrawn
from tests.games.gobblestones.table import GAME, PLENTY, Table, fact, kinds, rack

ROW = ("I8", "J8", "K8", "L8", "M8")
LAST_ONE = rack(green=1)
LAST_TWO = rack(green=2)
LAST_FIVE = rack(green=2, red=1, turquoise=2)
LAST_FIVE_FROM_THE_CENTRE = rack(red=1, yellow=1, green=2, turquoise=1)
EMPTY = rack()


def bag_of(tiles: int) -> list[int]:
    return [tiles, 0, 0, 0, 0]


def five_laid(*, racks: int = 2, bag: int = 50, short_end: bool = False) -> Table:
    """A table whose first player has just emptied their rack with exactly five tiles."""
    seats = [LAST_FIVE, *[PLENTY] * (racks - 1)]
    table = Table(covered=["H8"], racks=seats, bag=bag_of(bag), short_end=short_end)
    table.turn(*ROW)
    return table


class TestTheDraw:
    @pytest.mark.parametrize(("laid", "drawn"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
    def test_who_lays_tiles_draws_five_minus_their_number(self, laid: int, drawn: int) -> None:
        table = Table(covered=["H8"], bag=bag_of(50))
        events = table.turn(*ROW[:laid])
        assert table.rack_sizes() == [25 - laid + drawn, 25]
        assert table.bag() == 50 - drawn
        told = [event.facts["count"] for event in events if event.kind == "drew"]
        assert told == ([drawn] if drawn else [])

    def test_a_rack_has_no_limit(self) -> None:
        table = Table(bag=bag_of(60), turn=0)
        for _ in range(8):
            table.play("end")
        assert table.rack_sizes() == [45, 45]

    def test_only_the_player_learns_which_tiles_they_drew(self) -> None:
        table = Table(covered=["H8"], bag=bag_of(50))
        events = table.turn("I8")
        hidden = [event for event in events if event.to is not None]
        assert [(event.kind, event.to) for event in hidden] == [("drew-tiles", 0)]
        assert fact(events, "drew-tiles")["colours"] == ["red"] * 4
        assert fact(events, "drew") == {"seat": 0, "count": 4}

    def test_who_has_tiles_left_draws_what_the_bag_holds(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_TWO, PLENTY], bag=bag_of(3))
        events = table.turn("I8")
        assert fact(events, "drew")["count"] == 3
        assert (table.ended(), table.bag(), table.rack_sizes()) == (None, 0, [4, 25])

    def test_from_an_empty_bag_nothing_is_drawn_and_play_goes_on(self) -> None:
        table = Table(covered=["H8"], bag=EMPTY)
        assert kinds(table.turn("I8")) == ["played"]
        assert (table.ended(), table.state.turn) == (None, 1)


class TestEndA:
    """A player lays their last tile and the bag cannot give the number they must draw."""

    def test_it_ends_the_game_at_once(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, PLENTY], bag=bag_of(3))
        events = table.turn("I8")
        assert kinds(events) == ["played", "ended"]
        assert table.ended() == "short-draw"

    def test_nothing_is_drawn_any_more(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, PLENTY], bag=bag_of(3))
        table.turn("I8")
        assert (table.bag(), table.rack_sizes()) == (3, [0, 25])

    def test_it_ends_with_an_empty_bag_too(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_TWO, PLENTY], bag=EMPTY)
        table.turn("I8", "J8")
        assert table.ended() == "short-draw"

    def test_a_bag_with_just_enough_lets_the_game_go_on(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, PLENTY], bag=bag_of(4))
        table.turn("I8")
        assert (table.ended(), table.bag(), table.rack_sizes()) == (None, 0, [4, 25])

    def test_the_play_still_scores(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, EMPTY], bag=EMPTY, scores=[10, 20])
        table.turn("I8")
        assert table.state.scores == [15, 20]


class TestEndB:
    """A player lays their last tiles as exactly five: they draw nothing, and play goes on."""

    def test_play_goes_on_even_with_an_empty_bag(self) -> None:
        table = five_laid(bag=0)
        assert (table.ended(), table.state.turn, table.rack_sizes()) == (None, 1, [0, 25])

    def test_while_the_bag_holds_tiles_an_empty_rack_lays_nothing_and_draws_five(self) -> None:
        table = five_laid(racks=3)
        table.play("end")
        events = table.play("end")
        assert kinds(events) == ["passed", "drew", "drew-tiles", "nothing-to-lay", "drew", "drew-tiles"]
        assert (table.ended(), table.state.turn) == (None, 1)
        assert (table.rack_sizes(), table.bag()) == ([5, 30, 30], 50 - 15)

    def test_an_empty_rack_is_not_asked_and_shows_as_laying_nothing(self) -> None:
        table = five_laid()
        table.turn("H9")
        last = table.view(None).last
        assert last is not None
        assert (last.seat, last.settled, table.decision.seats) == (0, "nothing", (1,))

    def test_an_empty_rack_draws_what_a_short_bag_holds(self) -> None:
        table = five_laid(bag=7)
        table.turn("H9")
        assert (table.ended(), table.rack_sizes(), table.bag()) == (None, [3, 28], 0)

    def test_a_turn_that_draws_the_last_tiles_ends_it_where_the_next_rack_is_empty(self) -> None:
        table = five_laid(bag=5)
        events = table.play("end")
        assert kinds(events) == ["passed", "drew", "drew-tiles", "ended"]
        assert (table.ended(), table.bag()) == ("empty-rack", 0)

    def test_in_a_fresh_match_a_first_turn_of_five_tiles_does_not_end_it_in_the_second(self) -> None:
        table = Table(racks=[LAST_FIVE_FROM_THE_CENTRE, PLENTY], bag=bag_of(50))
        table.turn("H8", *ROW[:4])
        assert table.rack_sizes() == [0, 25]
        table.play("end")
        assert (table.ended(), table.state.turn, table.rack_sizes()) == (None, 1, [5, 30])

    def test_with_an_empty_bag_it_ends_when_the_turn_comes_to_the_empty_rack(self) -> None:
        table = five_laid(bag=0)
        events = table.turn("H9", "H10", "H11", "H12", "H13")
        assert kinds(events) == ["played", "ended"]
        assert table.ended() == "empty-rack"

    def test_with_an_empty_bag_it_ends_when_somebody_must_draw(self) -> None:
        table = five_laid(racks=3, bag=0)
        assert kinds(table.turn("H9")) == ["played", "ended"]
        assert table.ended() == "short-draw"

    def test_who_has_tiles_left_draws_the_rest_of_the_bag_though_another_rack_is_empty(self) -> None:
        table = five_laid(racks=3, bag=3)
        table.turn("H9")
        assert (table.ended(), table.bag(), table.rack_sizes()) == (None, 0, [0, 27, 25])
        table.play("end")
        assert table.ended() == "short-draw"

    def test_who_needs_to_draw_nothing_does_not_end_it(self) -> None:
        table = five_laid(racks=3, bag=0)
        table.turn("H9", "H10", "H11", "H12", "H13")
        assert (table.ended(), table.state.turn) == (None, 2)

    def test_just_enough_for_the_next_does_not_end_it(self) -> None:
        table = five_laid(racks=3, bag=5)
        table.play("end")
        assert (table.ended(), table.bag()) == (None, 0)

    def test_several_empty_racks_draw_one_after_the_other(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY, EMPTY, EMPTY], bag=bag_of(50))
        table.play("end")
        assert (table.state.turn, table.rack_sizes()) == (0, [30, 5, 5])


class TestShortEnd:
    """Option `short_end`: the rulebook read to the letter, an empty rack ends the match however full the bag is."""

    def test_it_ends_when_the_turn_comes_to_the_empty_rack(self) -> None:
        table = five_laid(racks=3, short_end=True)
        table.play("end")
        assert table.ended() is None
        events = table.play("end")
        assert table.ended() == "empty-rack"
        assert kinds(events) == ["passed", "drew", "drew-tiles", "ended"]

    def test_it_ends_when_somebody_must_draw_more_than_the_bag_holds(self) -> None:
        table = five_laid(racks=3, bag=9, short_end=True)
        table.play("end")
        assert table.bag() == 4
        assert kinds(table.play("end")) == ["passed", "ended"]
        assert table.ended() == "short-draw"

    def test_then_nothing_is_drawn_though_that_player_has_tiles_left(self) -> None:
        """Ruling: once somebody sits with an empty rack, a draw that the bag cannot give in full ends the game."""
        table = five_laid(bag=3, short_end=True)
        table.turn("H9")
        assert (table.ended(), table.bag(), table.rack_sizes()) == ("short-draw", 3, [0, 24])

    def test_the_order_of_the_two_checks(self) -> None:
        """The draw comes before the turn passes on: where both would end the game, the draw does."""
        table = five_laid(bag=4, short_end=True)
        table.play("end")
        assert table.ended() == "short-draw"

    def test_it_is_off_unless_the_host_wants_it(self) -> None:
        assert GAME.validate_options().model_dump()["short_end"] is False


class TestWhatEndingATurnBrings:
    """What the player whose turn it is was told comes true when they end it."""

    @pytest.mark.parametrize("short_end", [False, True])
    @pytest.mark.parametrize("bag", [0, 3, 5, 50])
    @pytest.mark.parametrize("other", [EMPTY, PLENTY])
    @pytest.mark.parametrize("laid", range(6))
    @pytest.mark.parametrize("mine", [LAST_FIVE, PLENTY])
    def test_draw_and_end_are_as_foretold(
        self, mine: tuple[int, ...], laid: int, other: tuple[int, ...], bag: int, short_end: bool
    ) -> None:
        table = Table(covered=["H8"], racks=[mine, other, PLENTY], bag=bag_of(bag), short_end=short_end)
        table.lay(*ROW[:laid])
        ending = table.view(0).ending
        assert ending is not None
        drawn = [event.count for event in table.play("end") if isinstance(event, TilesDrawn) and event.seat == 0]
        assert (sum(drawn), table.ended()) == (ending.draws, ending.ends)

    @pytest.mark.parametrize("bag", [1, 5, 6, 9, 11])
    @pytest.mark.parametrize("seats", [2, 3])
    def test_empty_racks_that_draw_one_after_the_other_are_counted(self, seats: int, bag: int) -> None:
        table = Table(covered=["H8"], racks=[LAST_FIVE, *[EMPTY] * (seats - 1)], bag=bag_of(bag))
        table.lay(*ROW)
        ending = table.view(0).ending
        table.play("end")
        assert ending is not None
        assert table.ended() == ending.ends == ("empty-rack" if bag <= 5 * (seats - 1) else None)

    def test_it_is_for_whose_turn_it_is_alone(self) -> None:
        table = Table(covered=["H8"])
        assert [table.view(seat).ending is None for seat in (0, 1, None)] == [False, True, True]

    def test_the_last_of_idle_turns_is_foretold(self) -> None:
        table = Table(covered=["H8"], bag=EMPTY)
        table.play("end")
        ending = table.view(1).ending
        assert ending is not None
        assert (ending.draws, ending.ends) == (0, "all-idle")


class TestEndC:
    """Bot: the bag is empty and every player in turn lays nothing."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_it_ends_when_everyone_in_turn_lays_nothing(self, seats: int) -> None:
        table = Table(covered=["H8"], racks=[PLENTY] * seats, bag=EMPTY)
        for _ in range(seats - 1):
            assert kinds(table.play("end")) == ["passed"]
            assert table.ended() is None
        assert kinds(table.play("end")) == ["passed", "ended"]
        assert table.ended() == "all-idle"

    def test_a_tile_laid_in_between_begins_the_count_anew(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY] * 3, bag=EMPTY)
        table.play("end")
        table.play("end")
        table.turn("I8")
        table.play("end")
        table.play("end")
        assert table.ended() is None
        table.play("end")
        assert table.ended() == "all-idle"

    def test_laying_nothing_while_the_bag_holds_tiles_does_not_count(self) -> None:
        table = Table(covered=["H8"], bag=bag_of(5))
        table.play("end")
        assert table.bag() == 0
        table.play("end")
        assert table.ended() is None
        table.play("end")
        assert table.ended() == "all-idle"

    def test_a_bag_that_gives_its_last_few_does_not_count(self) -> None:
        table = Table(covered=["H8"], bag=bag_of(2))
        table.play("end")
        assert (table.rack_sizes(), table.state.idle) == ([27, 25], 0)

    def test_tiles_laid_and_taken_back_are_nothing_laid(self) -> None:
        table = Table(covered=["H8"], bag=EMPTY)
        table.play("end")
        table.lay("I8")
        table.play("take I8")
        table.play("end")
        assert table.ended() == "all-idle"


class TestTheOutcome:
    def test_each_tile_left_on_a_rack_is_worth_one(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, rack(red=3, blue=4)], bag=EMPTY, scores=[30, 10])
        ended = fact(table.turn("I8"), "ended")
        assert (ended["bonus"], ended["scores"]) == ([0, 7], [35, 17])
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert (outcome.scores, outcome.ranks, outcome.winners) == ((35, 17), (1, 2), (0,))

    def test_most_points_win(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, rack(red=1), rack()], bag=EMPTY, scores=[0, 8, 7])
        table.turn("I8")
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert (outcome.scores, outcome.ranks) == ((5, 9, 7), (3, 1, 2))

    def test_a_tie_is_a_shared_victory(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, rack(red=1), rack()], bag=EMPTY, scores=[4, 8, 7])
        table.turn("I8")
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert (outcome.scores, outcome.ranks, outcome.winners) == ((9, 9, 7), (1, 1, 3), (0, 1))

    def test_there_is_none_while_the_game_goes_on(self) -> None:
        table = Table()
        assert GAME.outcome(table.state) is None
        assert table.view(None).outcome is None

    def test_when_it_is_over_nobody_is_waited_for(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_ONE, PLENTY], bag=EMPTY)
        table.turn("I8")
        assert table.state.decision is None
        assert [GAME.legal_moves(table.state, seat) for seat in (0, 1)] == [(), ()]
        assert table.refusal("end", 1) == "not-your-turn"


class TestSilence:
    def test_it_ends_the_turn_with_what_is_laid(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "J8")
        move = str(GAME.default_move(table.state, 0))
        assert move == "end"
        assert fact(table.play(move), "played")["spaces"] == ["I8", "J8"]

    def test_it_lays_nothing_when_nothing_is_laid(self) -> None:
        table = Table(covered=["H8"])
        assert kinds(table.play(str(GAME.default_move(table.state, 0))))[0] == "passed"

    def test_it_trusts(self) -> None:
        table = Table(covered=["H8"], bluff=True, racks=[PLENTY] * 3)
        table.turn("I8")
        assert [str(GAME.default_move(table.state, seat)) for seat in (1, 2)] == ["trust", "trust"]
