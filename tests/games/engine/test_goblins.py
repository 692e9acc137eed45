"""Goblins to play against: they play by the rules, know what their seat knows, and find what is plain to see."""

from collections.abc import Iterator
from typing import Any

import pytest

from games import find, keys
from games.cli.bench import table_sizes, variants
from games.engine import Match, NotYourTurn, SwiftChance
from games.engine.contract import Game, State, next_decision
from games.engine.goblins import goblin_move
from games.engine.random_play import pick_move
from tests.games.emerald_skulls import skull_table
from tests.games.emerald_skulls.skull_table import SkullTable, turn
from tests.games.goats_and_goblins.cave_table import CaveTable
from tests.games.gobblestones import table as stones
from tests.games.gobblestones.table import Table
from tests.games.goblin_market.market_table import MarketTable
from tests.games.goblin_teeth import teeth_table
from tests.games.goblin_teeth.teeth_table import Teeth
from tests.games.played_table import ANN, BOB

TABLES = [
    pytest.param(find(key), seats, options, id=f"{key} {seats} {options or ''}")
    for key in keys()
    for options in variants(find(key))
    for seats in table_sizes(find(key), options, 4 if 4 in find(key).seats else 3) or [3]
]
"""Every variant, with four players where so many may play it."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goblins think little: what is tested of every game does not depend on how well they play."""
    monkeypatch.setattr("games.engine.goblins.CANDIDATES", 4)
    monkeypatch.setattr("games.engine.goblins.HUNCHES", 2)
    for key in keys():
        monkeypatch.setattr(type(find(key)), "forethought", 30)


def instants(match: Match, most: int, every: int = 1) -> Iterator[tuple[int, Match]]:
    """Yield a random match at the decisions of its seats, with a seat that owes an answer."""
    lots = SwiftChance("instants")
    for number in range(most):
        if match.decision is None:
            return
        seat, move = pick_move(match.game, match.state, match.decision, lots)
        owes = match.decision.seats
        if number % every == 0:
            yield (seat if seat in owes else owes[0]), match
        match.play(seat, move)


def dealt(game: Game[Any, Any, Any], seats: int, options: dict[str, object], seed: int = 7) -> Match:
    return Match.deal(game, seats=seats, options=options, seed=bytes([seed]) * 32)


@pytest.mark.usefixtures("hasty")
class TestEveryGame:
    @pytest.mark.parametrize(("game", "seats", "options"), TABLES)
    def test_a_goblin_plays_by_the_rules_in_every_seat_to_the_end(
        self, game: Game[Any, Any, Any], seats: int, options: dict[str, object]
    ) -> None:
        match, lots = dealt(game, seats, options), SwiftChance(1)
        while match.decision is not None and match.step < 600:
            seat = lots.pick(match.decision.seats, "seat")
            move = goblin_move(match, seat, lots)
            assert move in match.legal_moves(seat)
            match.play(seat, move)
        assert match.outcome is not None

    @pytest.mark.parametrize(("game", "seats", "options"), TABLES)
    def test_the_same_match_and_lots_give_the_same_move_and_leave_the_match_alone(
        self, game: Game[Any, Any, Any], seats: int, options: dict[str, object]
    ) -> None:
        for seat, match in instants(dealt(game, seats, options), 60, every=6):
            before = match.snapshot()
            assert goblin_move(match, seat, SwiftChance(3)) == goblin_move(match.fork(), seat, SwiftChance(3))
            assert match.snapshot() == before

    @pytest.mark.parametrize(("game", "seats", "options"), TABLES)
    def test_a_goblin_plays_the_same_whatever_is_true_behind_its_back(
        self, game: Game[Any, Any, Any], seats: int, options: dict[str, object]
    ) -> None:
        """The match of a second table hides other cards, tiles, purses and votes, as the seat may imagine them."""
        differing = 0
        for number, (seat, match) in enumerate(instants(dealt(game, seats, options), 160, every=8)):
            elsewhere = match.fork()
            elsewhere._state = game.imagine(match.state, seat, SwiftChance(number))
            differing += elsewhere.state != match.state
            assert goblin_move(match, seat, SwiftChance(3)) == goblin_move(elsewhere, seat, SwiftChance(3))
        assert differing or game.key == "emerald_skulls"  # where only the rivals' deck is hidden, and only alone


def test_where_a_goblin_is_merely_welcome_it_keeps_still() -> None:
    match = CaveTable(3, top="gem 4, cave-in 1", more=9, hands={"ann": "push-2 0", "bob": "push-2 0"}).match
    match.play(ANN, "declare 3")
    match.play(BOB, "no more")
    assert match.decision is not None
    assert match.decision.welcome == (BOB,)
    with pytest.raises(NotYourTurn):
        goblin_move(match, BOB, SwiftChance(1))


def test_who_is_not_asked_has_nothing_to_play() -> None:
    with pytest.raises(NotYourTurn):
        goblin_move(Match.new("gobblestones", seats=2, options={"first": 1}, seed=bytes(32)), 1, SwiftChance(1))


def choice(game: Game[Any, Any, Any], state: State, seat: int, seats: int) -> str:
    """Return what a goblin plays at a position."""
    return str(goblin_move(Match(game, seats, game.options(), bytes(32), state), seat, SwiftChance(5)))


class TestGobblestones:
    def choice(self, table: Table, seat: int = ANN) -> str:
        return choice(stones.GAME, table.state, seat, table.state.seats)

    def test_a_lone_tile_goes_where_it_is_worth_most(self) -> None:
        covered = ("H8", "H7", "H6", "I8", "J8")
        table = Table(covered=covered, racks=[stones.rack(green=1), stones.PLENTY])
        assert stones.worth("J9") == max(map(stones.worth, table.open()))
        assert self.choice(table) == "lay J9 green"

    def test_a_row_that_is_full_is_played(self) -> None:
        table = Table(covered=("H8",))
        while (move := self.choice(table)) != "end":
            table.play(move)
        assert len(table.state.laid) == 5

    def test_long_rows_are_doubted_and_short_ones_trusted(self) -> None:
        answers = {}
        for row in (("H8",), ("H8", "I8", "J8", "K8", "L8")):
            table = Table(bluff=True)
            table.turn(*row)
            answers[len(row)] = self.choice(table, seat=1)
        assert answers == {1: "trust", 5: "challenge"}


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
        next_decision(table.state, "check", (ANN,))
        return table

    def test_a_good_board_is_not_risked_for_a_gem(self) -> None:
        assert self.choice(self.checked("1 1 2 4 4", 2)) == "chicken"

    def test_who_cannot_bust_rolls_on(self) -> None:
        assert self.choice(self.checked("1", 5)) == "roll"

    def test_whoever_may_bet_for_nothing_bets(self) -> None:
        table = SkullTable(3)
        table.do("ann buy 3")
        assert self.choice(table, BOB).startswith("bet ")
