"""Rulebook "Jackpot Payouts": what the tumbler may collect instead of the usual pay."""

import pytest

from games.emerald_skulls.turn import TumblerTurn
from tests.games.emerald_skulls.skull_table import GAME, SkullTable, kinds, lines, turn

FULL = turn("double", "1 1 2 3 4 4 5")
FACE = turn("double", "1 2 3 4 5")


def offered(made: TumblerTurn, faces: str = "") -> dict[str, int]:
    """Return what Ann may collect after this turn, with the gears of each."""
    table = SkullTable(2, faces=faces)
    table.finish(made.clone())
    return {offer.what: offer.gears for offer in table.view.offers}


def test_mad_nargash_pays_five_for_each_skull() -> None:
    assert offered(turn("gem", "2s 4s 5s", left="1")) == {"standard": 6, "mad-nargash": 15}


def test_grim_grin_pays_three_for_each_ordinary_tooth_and_nothing_for_skulls() -> None:
    assert offered(turn("run", "1 1 2 2s")) == {"standard": 4, "grim-grin": 9}


def test_the_emerald_skull_pays_thirty() -> None:
    assert offered(FULL) == {"standard": 5 + 10 + 2 + 2, "emerald-skull": 30}


def test_the_legendary_emerald_skull_pays_forty_while_its_face_is_in_play() -> None:
    assert offered(FULL, "8b") == {"standard": 19, "emerald-skull": 30, "legendary-emerald-skull": 40}
    assert "legendary-emerald-skull" not in offered(FULL, "8a")


def test_a_scarred_face_pays_twenty_and_a_gnarled_face_twenty_five() -> None:
    assert offered(FACE, "10b") == {"standard": 13, "scarred-face": 20, "gnarled-face": 25}
    assert offered(turn("gem", "1 2 3 4 5", left="1"), "10b") == {"standard": 7, "scarred-face": 20}
    assert "gnarled-face" not in offered(FACE, "10a")


def test_a_jackpot_is_on_offer_only_while_its_card_is_in_play() -> None:
    assert offered(FACE) == {}
    assert offered(FULL, "28b") == {}


def test_without_a_jackpot_nothing_is_asked() -> None:
    table = SkullTable(2)
    assert "earned" in kinds(table.finish(turn("run", "3 4")))


def won() -> SkullTable:
    table = SkullTable(2)
    table.finish(turn("run", "1 1 2"), grim_grin="bob")
    return table


def test_the_tumbler_chooses_before_anybody_is_paid() -> None:
    table = won()
    assert table.asked == "jackpot ann"
    assert table.legal("ann") == ["collect standard", "collect grim-grin"]
    assert table.state.gears == [0, 0]


def test_the_usual_pay_can_be_chosen() -> None:
    assert lines(won().do("ann collect standard")) == ["ann standard 4", "bob grim-grin 5"]


def test_the_jackpot_takes_the_place_of_the_usual_pay() -> None:
    assert lines(won().do("ann collect grim-grin")) == ["ann grim-grin 9", "bob grim-grin 5"]


def test_a_jackpot_brings_no_cubes() -> None:
    table = SkullTable(2)
    table.finish(turn("double", "3s 3s 5s"))
    assert table.view.offers[0].cubes == 2
    assert lines(table.do("ann collect mad-nargash")) == ["ann mad-nargash 15"]
    assert table.state.cubes == [0, 0]


def test_a_jackpot_that_was_not_won_is_refused() -> None:
    assert won().refusal("ann collect mad-nargash") == "no-jackpot"
    assert won().refusal("ann chicken") == "now-jackpot"


def test_a_jackpot_can_run_the_supply_dry() -> None:
    table = SkullTable(2, gears=[0, 75], supply=5)
    table.finish(turn("run", "1 1 2"), grim_grin="bob")
    assert lines(table.do("ann collect grim-grin")) == ["ann grim-grin 5/9"]
    assert table.state.ended == "empty-supply"


@pytest.mark.parametrize(
    ("made", "supply", "best"),
    [
        (turn("run", "1 1 2"), 80, "collect grim-grin"),
        (turn("run", "1s 1s 1"), 80, "collect grim-grin"),
        (turn("run", "1s 1s 1s"), 80, "collect standard"),
        (turn("double", "3s 5s"), 2, "collect standard"),
        (FULL, 80, "collect emerald-skull"),
    ],
)
def test_silence_collects_what_pays_more_gears_then_cubes(made: TumblerTurn, supply: int, best: str) -> None:
    table = SkullTable(2, supply=supply)
    table.finish(made.clone())
    assert str(GAME.default_move(table.state, 0)) == best
