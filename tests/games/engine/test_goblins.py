"""Goblins to play against find obvious moves, in each game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from games.engine import Chance, LuckSource, Match, NotYourTurn, SwiftChance
from games.engine.contract import Game, PlainPlayerPolicy, State, open_decision
from games.engine.goblins import MIN_WORLDS_A_MOVE, compute_goblin_move, is_clearly_better
from games.gobblestones import Gobblestones
from games.gobblestones.move_search import find_best_plan
from games.gobblestones.moves import END_MOVE
from games.gobblestones.state import GobblestonesState
from tests.games.emerald_skulls import skull_table
from tests.games.emerald_skulls.skull_table import SkullTable, turn
from tests.games.goats_and_goblins.cave_table import CaveTable
from tests.games.gobblestones import table as stones
from tests.games.gobblestones.table import Table
from tests.games.goblin_market.market_table import MarketTable
from tests.games.goblin_teeth import teeth_table
from tests.games.goblin_teeth.teeth_table import Teeth
from tests.games.played_table import ANN, BOB


def test_where_a_goblin_is_merely_welcome_it_keeps_still() -> None:
    match = CaveTable(3, top="gem 4, cave-in 1", more=9, hands={"ann": "push-2 0", "bob": "push-2 0"}).match
    match.play(ANN, "declare 3")
    assert match.decision is not None
    assert match.decision.welcome == (ANN,)
    with pytest.raises(NotYourTurn):
        compute_goblin_move(match, ANN, SwiftChance(1))


def test_who_is_not_asked_has_nothing_to_play() -> None:
    with pytest.raises(NotYourTurn):
        compute_goblin_move(
            Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=bytes(32)), 1, SwiftChance(1)
        )


def choice(game: Game[Any, Any, Any], state: State, seat: int, seats: int) -> str:
    """Return what a goblin plays at a position."""
    return str(
        compute_goblin_move(
            Match(game, seats, game.validate_options(), LuckSource(bytes(32)), state), seat, SwiftChance(5)
        )
    )


class Habitual(Gobblestones):
    """A game whose thumb always ends its turn."""

    thumbs: Mapping[str, PlainPlayerPolicy] = MappingProxyType({"ends": lambda _view, _moves, _rng: END_MOVE})


class Indifferent(Habitual):
    """A game in which nothing is worth anything."""

    def evaluate_position(self, state: GobblestonesState, seat: int) -> int:
        return 0


class TestHabit:
    POSITION = Table(covered=("H8", "H7", "H6", "I8", "J8"), racks=[stones.rack(green=1), stones.PLENTY])

    def test_it_is_kept_where_nothing_is_better(self) -> None:
        assert choice(Indifferent(), self.POSITION.state, ANN, 2) == "end"

    def test_it_is_left_for_what_is_clearly_better(self) -> None:
        assert choice(Habitual(), self.POSITION.state, ANN, 2) == "lay J9 green"

    @pytest.mark.parametrize(
        ("challenger", "habit", "better"),
        [((3, 3, 3), (2, 2, 2), True), ((9, 0, 0), (2, 2, 2), False), ((2, 2), (2, 2), False), ((5,), (4,), True)],
    )
    def test_better_is_more_than_one_standard_error(
        self, challenger: tuple[int, ...], habit: tuple[int, ...], better: bool
    ) -> None:
        assert is_clearly_better(challenger, habit) is better


class Counting(Habitual):
    """A game that counts the worlds in which goblins think, and may say that one of them shows everything."""

    def __init__(self, *, certain: bool) -> None:
        self.said = certain
        self.worlds = 0

    def has_perfect_information(self, state: GobblestonesState, seat: int) -> bool:
        return self.said

    def imagine_for_goblin(self, state: GobblestonesState, seat: int, rng: Chance) -> GobblestonesState:
        self.worlds += 1
        return super().imagine_for_goblin(state, seat, rng)


def test_where_all_is_certain_one_world_is_enough() -> None:
    certain, unsure = Counting(certain=True), Counting(certain=False)
    moves = {choice(game, TestHabit.POSITION.state, ANN, 2) for game in (certain, unsure)}
    assert moves == {"lay J9 green"}
    assert unsure.worlds > 1 + MIN_WORLDS_A_MOVE
    assert certain.worlds == 1 + 1, "one to list the moves, and one to try them in"


class TestGobblestones:
    def choice(self, table: Table, seat: int = ANN) -> str:
        return choice(stones.GAME, table.state, seat, table.state.seats)

    def test_a_lone_tile_goes_where_it_is_worth_most(self) -> None:
        covered = ("H8", "H7", "H6", "I8", "J8")
        table = Table(covered=covered, racks=[stones.rack(green=1), stones.PLENTY])
        assert stones.worth("J9") == max(map(stones.worth, table.open()))
        assert self.choice(table) == "lay J9 green"

    def test_a_row_ends_where_more_tiles_cost_more_than_they_bring(self) -> None:
        table = Table(covered=("H8",))
        while (move := self.choice(table)) != "end":
            table.play(move)
        assert len(table.state.laid) > 1
        assert find_best_plan(table.state, table.state.racks[ANN]).gain <= 0

    @pytest.mark.parametrize(
        ("row", "rack", "often"),
        [
            (("H8",), stones.PLENTY, False),
            (("H8", "I8", "J8", "K8", "L8"), stones.PLENTY, False),
            (("H8", "I8", "J8", "K8", "L8"), stones.rack(red=1, yellow=1, green=2, turquoise=1), True),
        ],
        ids=["one tile", "five of a full rack", "the whole rack"],
    )
    def test_a_row_is_doubted_where_few_racks_could_have_laid_it(
        self, row: tuple[str, ...], rack: tuple[int, ...], often: bool
    ) -> None:
        table = Table(bluff=True, racks=[rack, stones.PLENTY])
        table.turn(*row)
        match = Match(stones.GAME, 2, stones.GAME.validate_options({"bluff": True}), LuckSource(bytes(32)), table.state)
        doubts = sum(str(compute_goblin_move(match, BOB, SwiftChance(number))) == "challenge" for number in range(40))
        # Rarely even then: an honest row that is doubted is paid twice, and most whole racks are honest.
        assert 1 < doubts < 38 if often else doubts < 2


class TestGoblinMarket:
    def choice(self, table: MarketTable, seat: int = ANN) -> str:
        return choice(table.match.game, table.state, seat, table.match.seats)

    def test_nobody_overpays_where_nobody_else_can_bid(self) -> None:
        table = MarketTable(deck="author", rest=0, coins={"bob": 0, "cid": 0})
        assert self.choice(table) == "bid 1"

    def test_what_costs_points_is_left_lying(self) -> None:
        """The Desert has suns and wyrms; Ann collects the other suits."""
        owned = {"ann": "ace-of-moons huntress ace-of-waves sea ace-of-knots windfall"}
        table = MarketTable(deck="desert", rest=0, owned=owned, coins={"bob": 0, "cid": 0})
        assert self.choice(table) == "pass"

    def test_a_card_that_helps_is_picked(self) -> None:
        owned = {"ann": "ace-of-suns bard ace-of-wyrms calamity ace-of-knots windfall"}
        table = MarketTable(deck="forest desert", rest=0, owned=owned)
        table.do("ann bid 2", "bob bid 3", "cid pass", "ann bid 4", "bob pass", "ann share")
        assert self.choice(table) == "pick desert"


class TestGoatsAndGoblins:
    def choice(self, table: CaveTable, seat: int = ANN) -> str:
        return choice(table.match.game, table.state, seat, table.match.seats)

    def test_the_dearest_card_is_kept(self) -> None:
        table = CaveTable(top="gem 4, trinket 1, trinket 1", more=9)
        table.do("ann declare 3", "bob in", "cid in", "dot out")
        assert table.asked == "divide ann"
        assert self.choice(table) == "give 1"

    def test_the_dearest_card_is_taken(self) -> None:
        table = CaveTable(top="gem 4, trinket 1, cave-in 2, cave-in 1", more=9)
        table.do("ann declare 4", "bob out", "cid out", "dot in")
        assert table.asked == "take bob"
        assert self.choice(table, BOB) == "take gem 4"

    def test_who_has_seen_a_cave_in_that_ends_it_stops(self) -> None:
        table = CaveTable(2, top="gem 4, cave-in 2, cave-in 1", more=9, options={"no_votes": True})
        table.do("ann draw", "ann draw")
        table.state.seers.append(ANN)
        assert self.choice(table) == "stop"


class TestGoblinTeeth:
    HANDS = ("emerald worm fish-eye button", "")

    def choice(self, table: Teeth) -> str:
        return choice(teeth_table.GAME, table.state, table.seat, table.state.seats)

    def test_the_last_item_of_an_offering_is_taken(self) -> None:
        table = Teeth("3@altar 1@altar 2", "6@altar 2@altar 4@altar", pot="worm emerald", hands=self.HANDS)
        assert self.choice(table) == "place d3 i2"

    def test_another_is_outbid_who_would_win(self) -> None:
        table = Teeth("3@altar 1@altar 4", "3@i2 2@altar 4@altar", pot="worm emerald", hands=self.HANDS[::-1])
        table.state.memory = [[(), tuple(table.state.hands[1])] for _ in range(3)]
        assert self.choice(table) == "place d3 i2"


class TestEmeraldSkulls:
    def choice(self, table: SkullTable, seat: int = ANN) -> str:
        return choice(skull_table.GAME, table.state, seat, table.state.seats)

    def checked(self, board: str, pool: int) -> SkullTable:
        """A table at which Ann has this board and may roll on or stop."""
        table = SkullTable(2, gears=[20, 20], supply=40)
        table.state.turn = turn(board=board, pool=pool)
        open_decision(table.state, "check", (ANN,))
        return table

    def test_a_good_board_is_not_risked_for_a_gem(self) -> None:
        assert self.choice(self.checked("1 1 2 4 4", 2)) == "chicken"

    def test_who_cannot_bust_rolls_on(self) -> None:
        assert self.choice(self.checked("1", 5)) == "roll"

    def test_whoever_may_bet_for_nothing_bets(self) -> None:
        table = SkullTable(3)
        table.do("ann buy 3")
        assert self.choice(table, BOB).startswith("bet ")
