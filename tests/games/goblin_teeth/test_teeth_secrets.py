"""Page "What a seat may know": hands, the face-down Item, decks, and who remembers what."""

from games.engine import SwiftChance
from games.goblin_teeth import CHEATS, ITEMS
from tests.games.goblin_teeth.teeth_table import GAME, Teeth

DICE = ("3 1 2", "6 2 4", "5 3 1")


class TestViews:
    def test_a_seat_sees_its_own_hand_and_the_size_of_the_others(self) -> None:
        view = Teeth(*DICE, hands=["worm pass", "borrow", ""]).view(0)
        assert (view.hand, view.hand_sizes) == (("worm", "pass"), (2, 1, 0))
        assert view.known == (("worm", "pass"), (), ())

    def test_a_spectator_sees_no_hand(self) -> None:
        view = Teeth(*DICE, hands=["worm pass", "borrow", ""]).view(None)
        assert (view.hand, view.known, view.hands) == (None, ((), (), ()), None)

    def test_no_view_says_how_many_of_a_hand_are_cheats(self) -> None:
        one, other = Teeth(*DICE, hands=["", "worm worm"]), Teeth(*DICE, hands=["", "swap worm"])
        other.state.cheats, other.state.items = one.state.cheats, one.state.items
        assert one.view(0) == other.view(0)

    def test_nobody_sees_the_face_down_item_or_a_deck(self) -> None:
        table = Teeth(*DICE, pot="button worm emerald", deck="pass borrow")
        for seat in (0, 1, 2, None):
            view = table.view(seat)
            assert (view.pot[0].item, view.deck_top) == (None, ())

    def test_the_view_tells_the_whole_table(self) -> None:
        table = Teeth("3@i1 4@i1 2", "6@i2 2@altar 4", hands=["cursed"], front=["", "polite"], discard="pass")
        view = table.play("cheat cursed p2").view(None)
        assert [(item.bids, item.leader) for item in view.pot] == [((7, 0), 0), ((0, 6), 1)]
        assert [die.die for die in view.list_dice_at("altar")] == ["d5"]
        assert [die.die for die in view.list_dice_at("unplayed")] == ["d3", "d6"]
        assert (view.front, view.cheat_discard) == (((), ("polite", "cursed")), ("pass",))
        assert (view.round, view.turn, view.first, view.spent) == (1, 0, 0, 1)

    def test_a_question_names_its_die(self) -> None:
        table = Teeth("2 1 6@i2", "6@i1 5 4", front=["clumsy"]).play("place d1 i1")
        question = table.view(None).question
        assert question is not None
        assert (question.kind, question.seat, question.die, question.card, question.cards) == (
            *("clumsy", 0, "d1", None),
            (),
        )

    def test_a_turn_is_no_question(self) -> None:
        assert Teeth(*DICE).view(0).question is None


class TestProgress:
    def test_ones_own_comes_from_the_whole_hand(self) -> None:
        view = Teeth(*DICE, hands=["emerald button worm", ""]).view(0)
        assert [(progress.offering, progress.lacking) for progress in view.get_progress(0)] == [
            *(("six", 3), ("a1", 2), ("b1", 2))
        ]

    def test_that_of_others_from_what_is_known(self) -> None:
        table = Teeth(
            "3@altar 1@altar 2@altar", "6@i2 2@altar 4", pot="worm emerald", hands=["", "emerald button"], turn=1
        )
        table.luck.rolls = [1, 2, 3, 1, 2, 3]
        view = table.play("place d6 altar").view(0)
        assert [progress.lacking for progress in view.get_progress(1)] == [5, 4, 3]
        assert view.get_public_progress(1) == view.get_progress(1)
        assert [progress.lacking for progress in table.view(1).get_progress(1)] == [4, 2, 1]


class TestMemory:
    def knowing(self, *cards: str, hand: str, front: str = "") -> Teeth:
        """Everybody knows some cards in the hand of seat 0."""
        table = Teeth(*DICE, hands=[hand], front=[front])
        for known in table.state.memory[1:]:
            known[0] = cards
        return table

    def test_a_card_that_leaves_openly_is_struck(self) -> None:
        table = self.knowing("worm", "worm", "swap", hand="worm worm swap exchange")
        table.play("cheat exchange worm", "cheat swap d1 d4")
        assert table.view(1).known[0] == ("worm",)

    def test_a_card_that_leaves_unseen_may_have_been_any(self) -> None:
        table = self.knowing("worm", "worm", "swap", hand="worm worm swap pass", front="poisoner")
        table.play("poison d4 pass")
        assert table.view(2).known[0] == ("worm",)
        assert table.view(None).known[0] == ("worm",)

    def test_who_received_it_knows_which_it_was(self) -> None:
        table = self.knowing("worm", "worm", "swap", hand="worm worm swap pass", front="poisoner")
        assert table.play("poison d4 pass").view(1).known[0] == ("swap", "worm", "worm")

    def test_an_item_that_leaves_unseen_was_no_cheat(self) -> None:
        table = self.knowing("worm", "swap", hand="worm swap switcheroo emerald")
        assert table.play("cheat switcheroo emerald").view(1).known[0] == ("swap",)

    def test_what_is_not_known_of_a_hand_is_not_known_for_having_been_drawn(self) -> None:
        table = Teeth(*DICE, deck="pass").play("place d1 altar draw")
        assert [table.view(seat).known[0] for seat in (0, 1, None)] == [("pass",), (), ()]


class TestImagining:
    def worlds(self, table: Teeth, seat: int | None) -> list[Teeth]:
        """Worlds that look the same to a seat."""
        views = []
        for number in range(60):
            world = Teeth(*DICE)
            world.state = GAME.imagine_state(table.state, seat, SwiftChance(number))
            assert world.view(seat) == table.view(seat)
            assert GAME.count_pieces(world.state) == GAME.count_pieces(table.state)
            views.append(world)
        return views

    def test_other_hands_are_redrawn_cheats_and_items_mixed(self) -> None:
        table = Teeth(*DICE, hands=["worm pass", "borrow swap emerald", "button worm"])
        worlds = self.worlds(table, 0)
        cheats = {sum(card in CHEATS for card in world.state.hands[1]) for world in worlds}
        assert cheats == {0, 1, 2}
        assert all(world.state.hands[0] == ["worm", "pass"] for world in worlds)

    def test_what_is_known_stays(self) -> None:
        table = Teeth(*DICE, hands=["sneaky-sneaky", "worm swap"])
        table.state.memory[0][1] = ("worm",)
        table.play("cheat sneaky-sneaky", "set d1 3")
        worlds = self.worlds(table, 0)
        assert all("worm" in world.state.hands[1] for world in worlds)
        assert {world.state.pot[0] for world in worlds} == {table.state.pot[0]}

    def test_the_face_down_item_is_redrawn_for_who_did_not_peek(self) -> None:
        assert {world.state.pot[0] for world in self.worlds(Teeth(*DICE), 1)} <= set(ITEMS)
        assert len({world.state.pot[0] for world in self.worlds(Teeth(*DICE), 1)}) > 3

    def test_a_card_put_on_top_stays_for_who_put_it_there(self) -> None:
        table = Teeth(*DICE, hands=["share-the-load"], deck="swap pass borrow")
        table.play("cheat share-the-load", "keep swap give borrow")
        assert {world.state.cheats[-1] for world in self.worlds(table, 0)} == {"pass"}
        assert len({world.state.cheats[-1] for world in self.worlds(table, 1)}) > 3

    def test_cards_that_are_being_shared_are_redrawn_for_the_others(self) -> None:
        table = Teeth(*DICE, hands=["share-the-load"], deck="swap pass borrow").play("cheat share-the-load")
        assert len({tuple(world.state.held) for world in self.worlds(table, 2)}) > 10
        assert {tuple(world.state.held) for world in self.worlds(table, 0)} == {("swap", "pass", "borrow")}

    def test_any_world_can_be_played_on(self) -> None:
        table = Teeth(*DICE, hands=["share-the-load worm", "emerald", "swap"], front=["poisoner"], deck="pass")
        table.play("poison d4 worm", "cheat share-the-load")
        for world in self.worlds(table, 2):
            luck = SwiftChance(1)
            while world.state.decision is not None:
                seat = world.seat
                GAME.play(world.state, seat, luck.pick(GAME.legal_moves(world.state, seat), "move"), luck)
            assert world.state.ended

    def test_whether_another_knows_a_card_that_one_knows_gives_nothing_away(self) -> None:
        """Seats 0 and 2 know a card of seat 1, each by themselves: what 0 imagines must not tell which 2 knows."""
        alike = [Teeth(*DICE, hands=["", "pass swap", ""]) for _ in range(2)]
        for table, card in zip(alike, ("pass", "swap"), strict=True):
            table.state.memory[0][1], table.state.memory[2][1] = ("pass",), (card,)
        assert alike[0].view(0) == alike[1].view(0)
        for number in range(20):
            one, two = (GAME.imagine_state(table.state, 0, SwiftChance(number)) for table in alike)
            assert one == two

    def test_what_others_saw_of_a_hand_gives_nothing_away(self) -> None:
        """Seat 2 saw a card go to seat 1: which one it was must not show in what seat 0 imagines."""
        alike = Teeth(*DICE, hands=["", "pass", ""]), Teeth(*DICE, hands=["", "swap", ""])
        for table, card, other in zip(alike, ("pass", "swap"), ("swap", "pass"), strict=True):
            table.state.memory[2][1] = (card,)
            rest = [each for each in CHEATS if each not in (card, other)]
            table.state.cheats, table.state.items = [*rest, other], list(alike[0].state.items)
        assert alike[0].view(0) == alike[1].view(0)
        for number in range(60):
            one, two = (GAME.imagine_state(table.state, 0, SwiftChance(number)) for table in alike)
            assert one == two
