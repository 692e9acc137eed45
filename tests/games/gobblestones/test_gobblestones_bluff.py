"""Rulebook "Bluffing variant" and the page's rulings on it."""

from itertools import permutations

import pytest

from games.gobblestones import TILE_COLOURS, Gobblestones
from tests.games.gobblestones.table import (
    GAME,
    PLENTY,
    Table,
    at,
    colour_of,
    fact,
    kinds,
    names,
    rack,
    worth,
    wrong_colour_of,
)

BAG = [50, 0, 0, 0, 0]
EMPTY = rack()


def table_of(seats: int = 2, **more: object) -> Table:
    given: dict[str, object] = {"covered": ["H8"], "racks": [PLENTY] * seats, "bag": BAG, "bluff": True}
    return Table(**given | more)  # type: ignore[arg-type]  # a test names what it changes


class TestTilesFaceDown:
    def test_a_tile_of_any_colour_may_lie_anywhere_in_the_row(self) -> None:
        for colour in TILE_COLOURS:
            table = table_of()
            table.play(f"lay I8 {colour}")
            table.play(f"lay J8 {colour}")

    def test_the_places_stay_those_of_the_normal_game(self) -> None:
        table = table_of()
        assert table.open() == {"H7", "H9", "G8", "I8"}
        table.lay("I8")
        assert table.refused("K8") == "row"
        assert table.refused("A1") == "row"
        assert table_of(covered=["H8", "I8", "H9"]).refused("I9") == "square"
        assert table_of(covered=[]).refused("I8") == "centre"

    def test_a_tile_must_be_on_the_rack(self) -> None:
        table = table_of(racks=[rack(red=1), PLENTY])
        assert table.refusal("lay I8 blue") == "no-tile"

    def test_tiles_of_a_turn_in_progress_are_their_players_alone(self) -> None:
        table = table_of()
        before = table.view(1)
        table.play("lay I8 red")
        assert table.view(1) == before
        assert table.view(None).laid == ()
        assert table.view(0).laid == ((at("I8"), TILE_COLOURS.index("red")),)


class TestTheQuestion:
    def test_every_opponent_is_asked_at_once_and_in_secret(self) -> None:
        table = table_of(4, turn=2)
        table.turn("I8")
        decision = table.decision
        assert (decision.kind, decision.seats, decision.sealed) == ("challenge", (3, 0, 1), True)

    def test_it_is_asked_whether_the_play_is_right_or_wrong(self) -> None:
        right, wrong = table_of(3), table_of(3)
        right.turn("I8", "J8")
        wrong.bluff("I8", "J8")
        assert right.view(1) == wrong.view(1)
        assert right.view(None) == wrong.view(None)

    def test_who_lays_nothing_is_not_doubted(self) -> None:
        table = table_of()
        assert kinds(table.play("end")) == ["passed", "drew", "drew-tiles"]
        assert table.decision.kind == "turn"

    def test_everyone_hears_where_tiles_lie_and_what_they_are_worth_but_not_their_colours(self) -> None:
        table = table_of()
        table.play(f"lay I8 {wrong_colour_of('I8')}")
        events = table.play("end")
        assert fact(events, "hid") == {"seat": 0, "spaces": ["I8"], "points": worth("I8")}
        seen = table.view(1).last
        assert seen is not None
        assert (names(seen.spaces), seen.colours, seen.settled) == (["I8"], (), "asked")

    def test_nothing_is_scored_or_drawn_before_it_is_answered(self) -> None:
        table = table_of()
        table.turn("I8")
        assert (table.state.scores, table.bag(), table.rack_sizes()) == ([0, 0], 50, [24, 25])

    def test_that_somebody_answered_is_told_and_not_what(self) -> None:
        tables = [table_of(3), table_of(3)]
        for table in tables:
            table.bluff("I8")
        told = [table.play(word, 2) for table, word in zip(tables, ("trust", "challenge"), strict=True)]
        assert told[0] == told[1]
        assert fact(told[0], "answered") == {"seat": 2}
        for onlooker in (0, 1, None):
            assert tables[0].view(onlooker) == tables[1].view(onlooker)

    def test_an_answer_stands(self) -> None:
        table = table_of(3)
        table.turn("I8")
        table.play("trust", 1)
        assert table.refusal("challenge", 1) == "not-your-turn"

    def test_the_layer_does_not_answer(self) -> None:
        table = table_of()
        table.turn("I8")
        assert table.refusal("trust", 0) == "not-your-turn"

    def test_until_then_nothing_else_can_be_done(self) -> None:
        table = table_of()
        table.turn("I8")
        for move in ("lay J8 red", "take I8", "end"):
            assert table.refusal(move, 1) == "answer-first"

    def test_in_a_turn_there_is_nothing_to_judge(self) -> None:
        for word in ("trust", "challenge"):
            assert table_of().refusal(word) == "nothing-hidden"


class TestTrust:
    @pytest.mark.parametrize("honest", [True, False], ids=["right", "wrong"])
    def test_a_trusted_play_scores_draws_and_passes_on(self, honest: bool) -> None:
        table = table_of(3)
        (table.turn if honest else table.bluff)("I8", "J8")
        events = table.answer(seat1="trust", seat2="trust")
        assert kinds(events) == ["answered", "trusted", "drew", "drew-tiles"]
        assert fact(events, "trusted") == {"seat": 0, "spaces": ["I8", "J8"], "points": worth("I8", "J8")}
        assert table.state.scores == [worth("I8", "J8"), 0, 0]
        assert (table.rack_sizes(), table.state.turn) == ([26, 25, 25], 1)

    def test_nobody_but_the_layer_ever_learns_its_colours(self) -> None:
        table = table_of(3)
        table.bluff("I8")
        table.answer(seat1="trust", seat2="trust")
        for onlooker in (1, 2, None):
            seen = {tile.space: tile for tile in table.view(onlooker).tiles}[at("I8")]
            assert (seen.colour, seen.face_up) == (None, False)
        own = {tile.space: tile for tile in table.view(0).tiles}[at("I8")]
        assert (own.colour, own.face_up) == (TILE_COLOURS.index(wrong_colour_of("I8")), False)

    def test_not_even_when_the_match_is_over(self) -> None:
        table = table_of(racks=[rack(red=1), PLENTY], bag=EMPTY)
        table.play("lay I8 red")
        table.play("end")
        table.answer(seat1="trust")
        assert table.ended() == "short-draw"
        assert {tile.space: tile.colour for tile in table.view(1).tiles}[at("I8")] is None

    def test_a_later_play_cannot_turn_it_up(self) -> None:
        table = table_of()
        table.bluff("I8")
        table.answer(seat1="trust")
        table.turn("J8")
        table.answer(seat0="challenge")
        down = {names([tile.space])[0] for tile in table.view(1).tiles if not tile.face_up}
        assert down == {"I8"}


class TestChallengedAndRight:
    def proved(self, seats: int = 2, **answers: str) -> Table:
        table = table_of(seats)
        table.turn("I8", "J8")
        table.answer(**(answers or {"seat1": "challenge"}))
        return table

    def test_the_challenger_loses_the_points_of_the_play(self) -> None:
        points = worth("I8", "J8")
        assert self.proved().state.scores == [points, -points]

    def test_the_tiles_stay_face_up(self) -> None:
        view = self.proved().view(None)
        assert {names([tile.space])[0]: tile.face_up for tile in view.tiles} == {"H8": True, "I8": True, "J8": True}
        assert view.last is not None
        assert (view.last.settled, view.last.challenger) == ("proved", 1)
        assert [TILE_COLOURS[colour] for colour in view.last.colours] == [colour_of("I8"), colour_of("J8")]

    def test_the_layer_draws_and_the_turn_passes(self) -> None:
        table = self.proved()
        assert (table.rack_sizes(), table.state.turn) == ([26, 25], 1)

    def test_a_score_may_go_below_zero_and_stays_there(self) -> None:
        table = table_of(racks=[rack(green=1), EMPTY], bag=EMPTY)
        table.turn("I8")
        table.answer(seat1="challenge")
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert (outcome.scores, outcome.ranks) == ((5, -5), (1, 2))

    def test_any_tile_on_grey_is_right(self) -> None:
        for colour in TILE_COLOURS:
            table = table_of(covered=["E8"])
            table.play(f"lay F8 {colour}")
            table.play("end")
            assert "proved" in kinds(table.answer(seat1="challenge"))


class TestChallengedAndWrong:
    def caught(self, **more: object) -> Table:
        table = table_of(**more)  # type: ignore[arg-type]  # a test names what it changes
        table.bluff("I8", "J8")
        table.answer(seat1="challenge")
        return table

    def test_the_tiles_go_back_to_the_rack(self) -> None:
        table = self.caught()
        assert table.state.racks[0] == list(PLENTY)
        assert names(table.state.tiles) == ["H8"]
        assert not table.state.laid

    def test_there_are_no_points_no_draw_and_the_turn_is_over(self) -> None:
        table = self.caught()
        assert (table.state.scores, table.bag(), table.state.turn) == ([0, 0], 50, 1)

    def test_all_tiles_of_the_play_are_turned_up_for_everyone(self) -> None:
        table = table_of()
        table.lay("I8")
        table.play(f"lay J8 {wrong_colour_of('J8')}")
        table.play("end")
        told = fact(table.answer(seat1="challenge"), "caught")
        assert told["colours"] == [colour_of("I8"), wrong_colour_of("J8")]
        assert (told["spaces"], told["challenger_seat"]) == (["I8", "J8"], 1)
        last = table.view(None).last
        assert last is not None
        assert [TILE_COLOURS[colour] for colour in last.colours] == told["colours"]

    def test_one_wrong_tile_is_enough(self) -> None:
        table = table_of()
        table.lay("I8", "J8", "K8", "L8")
        table.play(f"lay M8 {wrong_colour_of('M8')}")
        table.play("end")
        assert "caught" in kinds(table.answer(seat1="challenge"))

    def test_the_challenger_loses_nothing(self) -> None:
        assert self.caught(scores=[3, 4]).state.scores == [3, 4]

    def test_a_caught_first_play_leaves_the_centre_to_the_next(self) -> None:
        table = table_of(covered=[])
        table.bluff("H8", "I8")
        table.answer(seat1="challenge")
        assert table.state.turn == 1
        assert table.refused("I8") == "centre"
        assert "H8" in table.open()

    def test_the_bluffer_may_try_again_on_their_next_turn(self) -> None:
        table = self.caught()
        table.play("end")
        table.bluff("I8")
        table.answer(seat1="trust")
        assert table.state.scores[0] == worth("I8")


class TestSeveralChallengers:
    @pytest.mark.parametrize(("turn", "doubting", "pays"), [
        (0, (1, 2, 3), 1), (0, (2, 3), 2), (0, (3,), 3),
        (1, (0, 2, 3), 2), (1, (0, 3), 3), (1, (0,), 0),
        (2, (0, 1, 3), 3), (2, (0, 1), 0), (3, (1, 2), 1), (3, (0, 1, 2), 0),
    ])  # fmt: skip
    def test_the_first_clockwise_from_the_layer_is_the_challenger(
        self, turn: int, doubting: tuple[int, ...], pays: int
    ) -> None:
        table = table_of(4, turn=turn)
        table.turn("I8")
        events = table.answer(
            **{f"seat{seat}": "challenge" if seat in doubting else "trust" for seat in range(4) if seat != turn}
        )
        assert fact(events, "proved")["challenger_seat"] == pays
        assert table.state.scores == [{turn: 5, pays: -5}.get(seat, 0) for seat in range(4)]

    def test_who_answered_first_does_not_matter(self) -> None:
        for order in permutations(("seat1", "seat2", "seat3")):
            table = table_of(4)
            table.turn("I8")
            answers = {"seat1": "trust", "seat2": "challenge", "seat3": "challenge"}
            table.answer(**{seat: answers[seat] for seat in order})
            assert table.state.scores == [5, 0, -5, 0]


class TestEnds:
    """End conditions are checked after the challenge is settled."""

    def last_tile(self, colour: str, **more: object) -> Table:
        table = table_of(**{"racks": [rack(**{colour: 1}), PLENTY], "bag": EMPTY} | more)  # type: ignore[arg-type]
        table.play(f"lay I8 {colour}")
        table.play("end")
        return table

    def test_the_last_tile_ends_nothing_before_the_play_is_settled(self) -> None:
        assert self.last_tile("green").ended() is None

    @pytest.mark.parametrize("answer", ["trust", "challenge"])
    def test_a_play_that_stands_ends_the_game(self, answer: str) -> None:
        table = self.last_tile("green")
        table.answer(seat1=answer)
        assert table.ended() == "short-draw"

    def test_a_caught_play_does_not_end_it(self) -> None:
        table = self.last_tile("red")
        table.answer(seat1="challenge")
        assert (table.ended(), table.rack_sizes(), table.state.turn) == (None, [1, 25], 1)

    def test_a_caught_bluff_counts_as_laying_nothing(self) -> None:
        """Ruling: for end (c), with an empty bag, a play that went back to the rack was no play."""
        table = table_of(bag=EMPTY)
        table.bluff("I8")
        table.answer(seat1="challenge")
        assert table.ended() is None
        table.play("end")
        assert table.ended() == "all-idle"

    def test_a_match_can_end_with_a_caught_bluff(self) -> None:
        table = table_of(bag=EMPTY)
        table.play("end")
        table.bluff("I8")
        events = table.answer(seat0="challenge")
        assert kinds(events) == ["answered", "caught", "ended"]
        assert table.ended() == "all-idle"

    def test_with_tiles_in_the_bag_a_caught_bluff_counts_for_no_end(self) -> None:
        table = table_of(bag=[1, 0, 0, 0, 0])
        table.bluff("I8")
        table.answer(seat1="challenge")
        assert table.state.idle == 0

    def test_a_trusted_play_begins_the_count_of_idle_turns_anew(self) -> None:
        table = table_of(bag=EMPTY)
        table.play("end")
        table.bluff("I8")
        table.answer(seat0="trust")
        table.play("end")
        assert table.ended() is None

    def test_a_caught_bluff_draws_nothing_and_so_ends_nothing_by_a_short_draw(self) -> None:
        table = table_of(3, racks=[PLENTY, PLENTY, EMPTY], bag=EMPTY)
        table.bluff("I8")
        table.answer(seat1="challenge", seat2="trust")
        assert (table.ended(), table.state.turn) == (None, 1)

    def test_an_empty_rack_draws_after_a_caught_bluff_too(self) -> None:
        table = table_of(racks=[PLENTY, EMPTY])
        table.bluff("I8")
        events = table.answer(seat1="challenge")
        assert kinds(events) == ["answered", "caught", "nothing-to-lay", "drew", "drew-tiles"]
        assert (table.ended(), table.rack_sizes(), table.state.turn) == (None, [25, 5], 0)

    @pytest.mark.parametrize("more", [{"bag": EMPTY}, {"short_end": True}], ids=["empty bag", "short end"])
    def test_the_turn_that_passes_to_an_empty_rack_ends_it_after_a_caught_bluff_too(
        self, more: dict[str, object]
    ) -> None:
        table = table_of(**{"racks": [PLENTY, EMPTY]} | more)  # type: ignore[arg-type]  # tests name what they change
        table.bluff("I8")
        table.answer(seat1="challenge")
        assert table.ended() == "empty-rack"


def test_without_the_variant_nobody_is_asked() -> None:
    assert Gobblestones().validate_options().model_dump()["bluff"] is False
    table = Table(covered=["H8"])
    table.turn("I8")
    assert table.decision.kind == "turn"
