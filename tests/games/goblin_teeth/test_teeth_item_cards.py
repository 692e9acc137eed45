"""Exchange, Refresh and Switcheroo: Items come and go."""

from tests.games.goblin_teeth.teeth_table import Teeth


class TestExchange:
    def test_an_item_is_discarded_and_another_drawn(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["exchange worm"], items="emerald").play("cheat exchange worm")
        assert (table.hand(0), table.state.item_discard) == (["emerald"], ["worm"])

    def test_it_needs_an_item_in_hand(self) -> None:
        assert table_cheats("exchange borrow") == {"borrow"}

    def test_each_kind_of_item_is_offered_once(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["exchange worm worm tooth-2 pass"])
        assert table.moves("cheat exchange") == {"worm", "tooth-2"}

    def test_the_discard_is_open_and_the_draw_is_not(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["exchange worm"], items="emerald").play("cheat exchange worm")
        assert table.told("discarded") == {"seat": 0, "card": "worm"}
        assert [event.to for event in table.events if "emerald" in str(event)] == [0]
        assert table.view(1).item_discard == ("worm",)

    def test_an_empty_deck_is_made_of_the_discards_and_this_one(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["exchange worm"], rest=False).play("cheat exchange worm")
        assert (table.hand(0), table.state.item_discard) == (["worm"], [])


class TestRefresh:
    def test_an_item_without_dice_is_replaced(self) -> None:
        table = Teeth("3@i1 1 2", "6 2 4", pot="worm emerald", hands=["refresh"], items="button")
        assert table.moves("cheat refresh") == {"i2"}
        table.play("cheat refresh i2")
        assert (table.state.pot, table.state.item_discard) == (["worm", "button"], ["emerald"])

    def test_it_keeps_the_facing_of_what_it_replaces(self) -> None:
        table = Teeth("3 1 2", "6 2 4", pot="worm emerald", hands=["refresh"], items="button")
        table.play("cheat refresh i1")
        assert [item.item for item in table.view(0).pot] == [None, "emerald"]
        assert table.view(0).item_discard == ("worm",)
        assert not [event for event in table.events if "button" in str(event)]

    def test_who_had_peeked_knows_the_new_one_no_more(self) -> None:
        table = Teeth("3 1 2", "6 2 4", hands=["sneaky-sneaky refresh"])
        table.play("cheat sneaky-sneaky", "set d1 3")
        assert table.view(0).pot[0].item == "button"
        assert table.play("cheat refresh i1").view(0).pot[0].item is None

    def test_an_open_one_is_shown(self) -> None:
        table = Teeth("3 1 2", "6 2 4", pot="worm emerald", hands=["refresh"], items="button")
        table.play("cheat refresh i2")
        assert table.told("refreshed") == {"seat": 0, "place": "i2", "discarded": "emerald", "item": "button"}

    def test_it_cannot_be_played_when_every_item_has_dice(self) -> None:
        assert not Teeth("3@i1 1 2", "6@i2 2 4", hands=["refresh"]).cheats()

    def test_with_an_empty_deck_the_discard_is_shuffled(self) -> None:
        table = Teeth("3 1 2", "6 2 4", pot="worm emerald", hands=["refresh"], rest=False).play("cheat refresh i2")
        assert (table.state.pot, table.state.item_discard) == (["worm", "emerald"], [])


class TestSwitcheroo:
    def test_the_face_down_item_is_taken_for_one_from_hand(self) -> None:
        table = Teeth("3 1 2", "6 2 4", pot="worm emerald", hands=["switcheroo button"])
        table.play("cheat switcheroo button")
        assert (table.state.pot, table.hand(0)) == (["button", "emerald"], ["worm"])

    def test_it_needs_an_item_in_hand(self) -> None:
        assert table_cheats("switcheroo borrow") == {"borrow"}

    def test_dice_on_it_stay(self) -> None:
        table = Teeth("3@i1 1 2", "6@i1 2 4", pot="worm emerald", hands=["switcheroo button"])
        assert table.play("cheat switcheroo button").view(0).pot[0].bids == (3, 6)

    def test_its_player_alone_knows_both_items(self) -> None:
        table = Teeth("3 1 2", "6 2 4", pot="worm emerald", hands=["switcheroo button"])
        table.play("cheat switcheroo button")
        assert [event.to for event in table.events if "worm" in str(event) or "button" in str(event)] == [0]
        assert [table.view(seat).pot[0].item for seat in (0, 1, None)] == ["button", None, None]

    def test_who_had_peeked_knows_what_was_taken_but_not_what_was_put(self) -> None:
        table = Teeth("3 1 2", "6 2 4", pot="worm emerald", hands=["sneaky-sneaky", "switcheroo button"])
        table.play("cheat sneaky-sneaky", "set d1 3", "place d1 altar", "cheat switcheroo button")
        assert table.view(0).pot[0].item is None
        assert table.view(0).known[1] == ("worm",)
        assert table.view(None).known[1] == ()


def table_cheats(hand: str) -> set[str]:
    """The Cheats that can be played with this hand."""
    return Teeth("3 1 2", "6 2 4", hands=[hand]).cheats()
