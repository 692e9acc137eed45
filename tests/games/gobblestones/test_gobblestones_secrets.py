"""Page "What a seat may know": views, worlds that look alike, and events."""

from collections import Counter
from typing import Any

import pytest

from games.engine import Event, SwiftChance
from games.engine.random_play import create_move_rng, derive_match_seed, pick_random_move
from games.gobblestones import TILE_COLOURS, GobblestonesOptions
from games.gobblestones.state import GobblestonesState
from tests.games.gobblestones.table import (
    FRONTS,
    GAME,
    GREEN,
    PLENTY,
    RED,
    Table,
    at,
    colour_of,
    rack,
    worth,
    wrong_colour_of,
)


@pytest.fixture
def table() -> Table:
    """Seat 0 has bluffed on I8 and was trusted; seat 1 has begun a row; three play."""
    table = Table(covered=["H8"], racks=[PLENTY, rack(red=3, blue=2), rack(green=4)], bag=[9, 8, 7, 6, 5], bluff=True)
    table.bluff("I8")
    table.answer(seat1="trust", seat2="trust")
    table.play("lay H9 red")
    return table


class TestTheView:
    def test_everyone_knows_the_boards_the_scores_and_whose_turn_it_is(self, table: Table) -> None:
        for onlooker in (0, 1, 2, None):
            view = table.view(onlooker)
            assert (view.layout, view.scores, view.turn) == (FRONTS, (worth("I8"), 0, 0), 1)
            assert (view.seat, view.seats, view.bluff, view.decision) == (onlooker, 3, True, table.state.decision)

    def test_each_knows_their_own_rack_only(self, table: Table) -> None:
        assert table.view(2).rack == rack(green=4)
        assert table.view(1).rack == rack(red=2, blue=2)
        assert table.view(None).rack is None

    def test_everyone_knows_how_many_tiles_are_on_each_rack_and_in_the_bag(self, table: Table) -> None:
        for onlooker in (0, 2, None):
            assert table.view(onlooker).rack_sizes == (28, 5, 4)
            assert table.view(onlooker).bag == 35 - 4

    def test_a_tile_laid_in_a_turn_counts_on_its_rack_for_everybody_until_the_turn_ends(self, table: Table) -> None:
        assert table.view(1).rack_sizes == (28, 5, 4)
        table.play("end")
        assert table.view(2).rack_sizes == (28, 4, 4)

    def test_a_row_in_progress_is_seen_by_its_player_alone(self, table: Table) -> None:
        assert table.view(1).laid == ((at("H9"), RED),)
        assert table.view(1).laid_points == worth("H9")
        for onlooker in (0, 2, None):
            assert (table.view(onlooker).laid, table.view(onlooker).laid_points) == ((), 0)

    def test_a_face_down_tile_is_known_to_its_layer_alone(self, table: Table) -> None:
        wrong = TILE_COLOURS.index(wrong_colour_of("I8"))
        seen = {
            onlooker: {tile.space: tile for tile in table.view(onlooker).tiles}[at("I8")].colour
            for onlooker in (0, 1, 2, None)
        }
        assert seen == {0: wrong, 1: None, 2: None, None: None}

    def test_a_face_up_tile_is_known_to_all(self, table: Table) -> None:
        for onlooker in (0, 1, 2, None):
            seen = {tile.space: tile for tile in table.view(onlooker).tiles}[at("H8")]
            assert (seen.face_up, seen.colour) == (True, table.state.tiles[at("H8")])


class TestUnseenTiles:
    """How many tiles of each colour lie face up is public, and so is how many of them cannot be seen."""

    def test_a_spectator_counts_what_lies_face_up(self) -> None:
        table = Table(covered=["H8", "I8", "J8"], racks=[rack(red=1), rack(blue=5)])
        seen = Counter(colour_of(name) for name in ("H8", "I8", "J8"))
        assert table.view(None).unseen_tiles == tuple(20 - seen[colour] for colour in TILE_COLOURS)

    def test_a_player_counts_their_own_tiles_as_seen_wherever_they_are(self, table: Table) -> None:
        laid, down, yellow = table.view(1).unseen_tiles, table.view(0).unseen_tiles, TILE_COLOURS.index("yellow")
        assert colour_of("H8") == "yellow"
        assert laid == tuple(20 - held - (colour == yellow) for colour, held in enumerate(rack(red=3, blue=2))), (
            "the tile of the own row is seen"
        )
        wrong = TILE_COLOURS.index(wrong_colour_of("I8"))
        assert down == tuple(
            20 - held - (colour == yellow) - (colour == wrong) for colour, held in enumerate(table.view(0).rack or ())
        ), "the own tile face down is seen"

    def test_what_a_row_in_progress_or_a_tile_face_down_holds_shows_to_nobody_else(self, table: Table) -> None:
        assert table.view(2).unseen_tiles == tuple(
            20 - 4 * (colour == GREEN) - (colour == TILE_COLOURS.index("yellow")) for colour in range(5)
        )
        assert sum(table.view(None).unseen_tiles) == 100 - 1

    def test_each_knows_their_own_answer_only_as_long_as_others_think(self, table: Table) -> None:
        table.play("end")
        table.play("challenge", 2)
        assert [table.view(seat).my_answer for seat in (0, 1, 2, None)] == [None, None, "challenge", None]
        table.play("trust", 0)
        assert table.view(2).my_answer is None

    def test_everyone_knows_who_trusted_and_who_doubted(self, table: Table) -> None:
        table.play("end")
        table.answer(seat2="trust", seat0="challenge")
        for onlooker in (0, 1, 2, None):
            view = table.view(onlooker)
            assert (view.trusted, view.doubted) == ((0, 1, 2), (1, 0, 0))

    def test_a_row_that_was_turned_up_stays_in_sight_when_the_next_player_has_no_tile(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY, rack()], bag=[9, 8, 7, 6, 5], bluff=True)
        table.play(f"lay I8 {wrong_colour_of('I8')}")
        table.play("end")
        table.play("challenge", 1)
        view = table.view(None)
        assert view.last
        assert view.turned_up
        assert (view.last.settled, view.turned_up.settled, view.turned_up.spaces) == ("nothing", "caught", (at("I8"),))
        assert table.view(1).turned_up == view.turned_up


class TestImaginedWorlds:
    def worlds(self, state: GobblestonesState, seat: int | None) -> list[GobblestonesState]:
        return [GAME.imagine_state(state, seat, SwiftChance(number)) for number in range(60)]

    def test_what_a_seat_knows_stays(self, table: Table) -> None:
        for onlooker in (0, 1, 2, None):
            for world in self.worlds(table.state, onlooker):
                assert GAME.view(world, onlooker) == table.view(onlooker)
                assert GAME.count_pieces(world) == GAME.count_pieces(table.state)

    def test_the_racks_of_others_are_drawn_afresh(self, table: Table) -> None:
        for onlooker, other in ((0, 1), (1, 0), (2, 1), (None, 2)):
            assert len({tuple(world.racks[other]) for world in self.worlds(table.state, onlooker)}) > 10

    def test_the_bag_is_drawn_afresh(self, table: Table) -> None:
        assert len({tuple(world.bag) for world in self.worlds(table.state, 1)}) > 10

    def test_face_down_tiles_of_others_are_drawn_afresh(self, table: Table) -> None:
        for onlooker in (1, 2, None):
            assert {world.tiles[at("I8")] for world in self.worlds(table.state, onlooker)} == set(range(5))
        assert len({world.tiles[at("I8")] for world in self.worlds(table.state, 0)}) == 1

    def test_a_row_in_progress_does_not_stand_in_the_worlds_of_others(self, table: Table) -> None:
        for onlooker in (0, 2, None):
            assert all(not world.laid for world in self.worlds(table.state, onlooker))
        assert all(world.laid == {at("H9"): RED} for world in self.worlds(table.state, 1))

    def test_a_play_that_is_asked_about_is_drawn_afresh_for_those_who_are_asked(self, table: Table) -> None:
        table.play("end")
        assert {tuple(world.laid.values()) for world in self.worlds(table.state, 2)} == {(c,) for c in range(5)}
        assert {tuple(world.laid.values()) for world in self.worlds(table.state, 1)} == {(RED,)}

    def test_answers_of_others_are_drawn_afresh_and_the_own_stays(self, table: Table) -> None:
        table.play("end")
        table.play("challenge", 0)
        assert {world.doubts[0] for world in self.worlds(table.state, 2)} == {True, False}
        assert {world.doubts[0] for world in self.worlds(table.state, 0)} == {True}

    def test_to_imagine_changes_nothing(self, table: Table) -> None:
        before = table.state.clone()
        self.worlds(table.state, 2)
        assert table.state == before


PUBLIC = {
    "passed": {"seat"},
    "nothing-to-lay": {"seat"},
    "played": {"seat", "spaces", "colours", "points"},
    "hid": {"seat", "spaces", "points"},
    "answered": {"seat"},
    "trusted": {"seat", "spaces", "points"},
    "proved": {"seat", "spaces", "colours", "points", "challenger_seat"},
    "caught": {"seat", "spaces", "colours", "points", "challenger_seat"},
    "drew": {"seat", "count"},
    "ended": {"reason", "bonus", "scores"},
}
PRIVATE = {
    "laid": {"seat", "space", "colour"},
    "took": {"seat", "space", "colour"},
    "drew-tiles": {"seat", "colours"},
}


def events_of(number: int, **options: Any) -> list[Event]:
    """All events of a random match."""
    seed = derive_match_seed("events", number)
    rng, luck = create_move_rng(seed), SwiftChance(seed)
    state = GAME.deal(3, GobblestonesOptions.model_validate(options), luck)
    events: list[Event] = []
    while state.decision is not None:
        seat, move = pick_random_move(GAME, state, state.decision, rng)
        events += GAME.play(state, seat, move, luck)  # type: ignore[arg-type]  # a move of this game
    return events


@pytest.mark.parametrize("bluff", [False, True], ids=["plain", "bluff"])
def test_each_kind_of_event_tells_all_or_one_and_nothing_beyond_its_facts(bluff: bool) -> None:
    events = [event for number in range(4) for event in events_of(number, bluff=bluff)]
    for event in events:
        facts = PUBLIC if event.to is None else PRIVATE
        assert set(event.facts) == facts[event.kind], event.kind
        assert event.to in (None, event.facts.get("seat"))
    seen = Counter(event.kind for event in events)
    hidden = {"hid", "answered", "trusted", "proved", "caught"}
    rare = {"nothing-to-lay"}
    assert set(seen) - rare == set(PUBLIC | PRIVATE) - rare - ({"played"} if bluff else hidden)
