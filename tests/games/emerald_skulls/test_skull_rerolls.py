"""Rulebook "Reroll Actions" and the FAQ on them."""

from tests.games.emerald_skulls.skull_table import SkullTable, one, turn


def placed(board: str, faces: str, *, cubes: int = 0, picked: int = 0, seats: int = 2) -> SkullTable:
    """Return a table at which Ann has a board and then rolled these faces."""
    table = SkullTable(seats, cubes=[cubes])
    table.window(turn(None, board, pool=len(faces.split()), picked=picked))
    table.tumble(faces)
    return table


class TestCubes:
    def test_a_cube_rerolls_the_pool_with_one_more_die(self) -> None:
        table = placed("1 1", "2 2 3", cubes=2)
        told = one(table.do("ann reroll cube"), "rerolled").facts
        assert told == {"seat": 0, "how": "cube", "pool": 4, "cubes": 1}
        assert table.asked == "bet bob"
        table.tumble("4 4 4 4")
        assert table.state.turn.roll == [4, 4, 4, 4]

    def test_faq_a_cube_rerolls_even_if_no_die_is_left_in_the_supply(self) -> None:
        table = placed("1 1 1 1", "2 2 3", cubes=1)
        assert one(table.do("ann reroll cube"), "rerolled").facts["pool"] == 3

    def test_faq_a_cube_adds_no_die_without_a_reroll(self) -> None:
        table = placed("1 1", "2 2 3", cubes=1)
        assert table.state.turn.pool == 3
        table.do("ann place upper 1 +0")
        assert table.refusal("ann reroll cube") == "now-check"

    def test_several_cubes_can_be_spent_one_after_the_other(self) -> None:
        table = placed("1 1", "2 2", cubes=2)
        table.do("ann reroll cube")
        table.tumble("1 1 1", "reroll cube")
        assert (table.state.turn.pool, table.state.cubes[0]) == (4, 0)

    def test_without_a_cube_there_is_no_reroll(self) -> None:
        assert placed("1 1", "2 2 3").refusal("ann reroll cube") == "no-cube"

    def test_cubes_have_no_limit(self) -> None:
        table = SkullTable(2, cubes=[99])
        table.finish(turn("run", "3 3 3"))
        assert table.state.cubes[0] == 102


class TestPickingNoses:
    def test_a_nose_comes_back_to_the_pool_which_is_rolled_again(self) -> None:
        table = placed("2 3 3", "1 1 4")
        told = one(table.do("ann reroll nose"), "rerolled").facts
        assert told == {"seat": 0, "how": "nose", "pool": 4, "cubes": 0}
        assert table.state.turn.ordinary[3] == 1
        assert table.asked == "bet bob"

    def test_faq_a_skull_on_the_nose_cannot_be_picked(self) -> None:
        assert placed("2 3s", "1 1 4").refusal("ann reroll nose") == "nose-skull"

    def test_without_a_nose_there_is_none_to_pick(self) -> None:
        assert placed("2 2", "1 1 4").refusal("ann reroll nose") == "no-nose"

    def test_a_third_nose_is_refused_for_lack_of_markers(self) -> None:
        table = placed("3 3 3", "1 1 4", picked=1)
        table.do("ann reroll nose")
        assert table.state.count_markers_left(0) == 0
        table.tumble("1 1 4 4")
        assert table.refusal("ann reroll nose") == "nose-markers"

    def test_faq_a_picked_nose_does_not_reopen_the_teeth(self) -> None:
        table = placed("3", "1 2 4")
        table.do("ann reroll nose")
        assert sum(table.state.turn.ordinary) == 0
        table.tumble("1 2 3 4")
        assert table.refusal("ann place upper 1 +0") == "place-below"
        assert table.legal("ann") == ["place nose 1 +0", "place eyes 1 +0"]

    def test_a_picked_nose_pays_no_cube(self) -> None:
        table = placed("3 3", "1 2 4")
        table.do("ann reroll nose")
        table.tumble("1 1 1 4", "place eyes 1 +0")
        assert one(table.do("ann chicken"), "earned").facts["cubes"] == 1


class TestBustOffered:
    def test_faq_a_reroll_that_could_save_the_turn_is_the_tumblers_choice(self) -> None:
        table = placed("3", "1 2 2", cubes=1)
        assert table.asked == "bust ann"
        assert table.legal("ann") == ["reroll cube", "reroll nose", "bust"]
        assert one(table.do("ann bust"), "out").facts["out"] == "bust"

    def test_a_reroll_saves_the_turn(self) -> None:
        table = placed("3", "1 2 2", cubes=1)
        table.do("ann reroll cube")
        assert table.state.turn.out is None
        assert table.asked == "bet bob"

    def test_without_a_reroll_the_bust_comes_by_itself(self) -> None:
        table = SkullTable(2)
        table.window(turn(None, "3s", pool=2))
        assert one(table.tumble("1 2"), "out").facts == {"seat": 0, "out": "bust", "left": (1, 2)}

    def test_nothing_can_be_placed_where_nothing_fits(self) -> None:
        assert placed("3", "1 2 2").refusal("ann place nose 1 +0") == "now-bust"


def test_faq_after_a_reroll_the_tumbler_must_roll_and_place_before_chickening_out() -> None:
    table = placed("3", "1 2 4", cubes=1)
    table.do("ann reroll cube")
    table.tumble("1 4 4 4")
    assert table.refusal("ann chicken") == "now-place"
    table.do("ann place eyes 1 +0")
    assert one(table.do("ann chicken"), "out").facts["out"] == "chicken"


def test_bets_are_allowed_again_before_a_reroll() -> None:
    table = placed("3", "1 2 4", cubes=1)
    table.do("ann reroll cube", "bob bet 1 pick-n-bust")
    assert table.view.cards[0].bets[0].stack == (1,)


def test_a_reroll_waits_for_a_roll() -> None:
    table = SkullTable(2, cubes=[1])
    assert table.refusal("ann reroll cube") == "now-buy"
