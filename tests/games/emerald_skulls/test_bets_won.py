"""Every bet of every face, won and lost: what a turn must look like for it to pay."""

from itertools import chain

import pytest

from games.emerald_skulls import FACES_BY_DECK, load_betting_cards
from games.emerald_skulls.turn import TumblerTurn
from tests.games.emerald_skulls.skull_table import turn

FULL = "1 1 2 3 4 4 5"
FULL_WITH_SKULLS = "1 2s 2 3 4 4s 5"
FACE = "1 2 3 4 5"

BUST = turn("bust", "1 3", left="1")
BUST_AFTER_A_PICK = turn("bust", "1 3", left="1 1", picked=1)
CHICKEN = turn("chicken", "1 3", left="2")
CHICKEN_AFTER_A_PICK = turn("chicken", "1 3", left="2", picked=1)
GEM = turn("gem", "1 5", left="2")
GEM_BY_SKULL = turn("gem", "1 5s", left="2")
RUN = turn("run", "3 3 3")
TEETH = turn("run", "1 2 2s")
DOUBLE = turn("double", "3 4 5")

Turns = list[TumblerTurn]

STANDARD: dict[str, tuple[Turns, Turns]] = {
    "pick-n-bust": ([BUST_AFTER_A_PICK], [BUST, CHICKEN_AFTER_A_PICK]),
    "mad-nargash": (
        [turn("gem", "5s", left="1"), turn("double", "2s 4s 5s"), turn("gem", "3s 5s", left="1", picked=2)],
        [GEM_BY_SKULL, turn("run", "3s 3s 3s"), turn("gem", "3s 5", left="1"), BUST],
    ),
    "grim-grin": (
        [TEETH, turn("run", "1 1 1"), turn("run", "2s 2s 2s")],
        [RUN, turn("run", "1 1 3"), turn("double", "1 1 5"), turn("chicken", "1 2", left="1")],
    ),
    "emerald-skull": (
        [turn("double", FULL), turn("double", FULL_WITH_SKULLS), turn("double", "2 2 2 3 4 4 5")],
        [turn("double", "1 1 2 3 3 4 5"), turn("double", "1 1 1 2 3 4 5"), turn("gem", "1 1 3 4 4 5", left="2"), BUST],
    ),
    "busted-fowl": ([BUST, CHICKEN], [GEM, RUN, DOUBLE]),
    "final-jewel": ([GEM, GEM_BY_SKULL, DOUBLE], [RUN, BUST, CHICKEN]),
    "empty-hands": ([RUN, TEETH, DOUBLE], [GEM, BUST, CHICKEN]),
    "empty-n-shiny": ([DOUBLE], [GEM, RUN, BUST, CHICKEN]),
}

OPPOSITION: dict[str, str] = {
    "nargashs-woe": "mad-nargash",
    "cracked-cranium": "emerald-skull",
    "fractured-tusks": "grim-grin",
    "lost-gemstone": "final-jewel",
    "feeble-fingers": "empty-hands",
    "botched-gem": "empty-n-shiny",
    "tumblers-triumph": "dragul-bust",
    "denied-visage": "scarred-face",
}
"""Bets that win whenever another loses."""

JACKPOT_AND_OUT: dict[str, tuple[Turns, Turns]] = {
    "scarred-face": (
        [turn("gem", "1 2s 3 4 5", left="1"), turn("double", FACE)],
        [turn("gem", "1 2 3 4 4 5", left="1"), turn("gem", "1 2 4 5", left="1"), turn("run", "1 2 3 4"), BUST],
    ),
    "dragul-bust": ([BUST, BUST_AFTER_A_PICK], [CHICKEN, GEM, RUN, DOUBLE]),
    "nargashs-gamble": (
        [turn("gem", "3s 3s 4s 4s 5s", left="1"), turn("double", "1s 2s 3s 4s 4s 5s")],
        [turn("double", "3s 4s 4s 5s"), turn("double", "1 3s 3s 3s 4s 5s"), turn("run", "3s 3s 3s 3s 3s")],
    ),
    "legendary-emerald-skull": (
        [turn("double", FULL)],
        [turn("double", FULL_WITH_SKULLS), turn("double", "1 2 3 4 4 5")],
    ),
    "gnarled-face": (
        [turn("double", FACE), turn("double", "1s 2 3s 4 5")],
        [turn("gem", FACE, left="1"), turn("double", "1 2 3 4 4 5")],
    ),
    "toothless-tumble": (
        [RUN, turn("bust", "3 4", left="1"), turn("gem", "5", left="1"), turn("chicken", "4", left="1")],
        [TEETH, CHICKEN, turn("run", "2 3"), turn("run", "1s 3")],
    ),
    "wild-crystal": ([GEM_BY_SKULL, turn("double", "3 5s")], [GEM, DOUBLE, RUN, BUST]),
    "broken-limbs": (
        [turn("chicken", "1", left="6 6"), turn("gem", "1 5s", left="6 6 3")],
        [turn("chicken", "1", left="6 5"), RUN, DOUBLE, turn("bust", "3", left="1 1")],
    ),
    "ocular-skull": (
        [turn("double", "1 4 4s 5")],
        [turn("double", "1 4 5"), turn("gem", "1 4 4 5", left="1"), turn("run", "1 4 4")],
    ),
}

NONE, ONE, TWO, THREE, FOUR = (turn("chicken", "1 " * (5 - number) + "1s " * number, left="6 6") for number in range(5))
NO_PICK, PICK, PICKS = (turn("gem", "1 3 5", left="6", picked=number) for number in range(3))
NO_EYE, EYE, EYES = (turn("chicken", "1 1s 3 " + eyes, left="4") for eyes in ("", "4s", "4 4s"))
NO_NOSE, NOSE, NOSES, NOSES_3, NOSES_4 = (
    turn("chicken", "1 2s 4 " + noses, left="3") for noses in ("", "3s", "3 3s", "3 3 3s", "3 3 3 3s")
)
LOWER, SAME, UPPER, BARE = (turn("bust", teeth + " 3", left="2") for teeth in ("1 1s 2", "1 1 2 2s", "1 2 2s", ""))
SMIRK_0, SMIRK_1, SMIRK_2, SMIRK_3, SMIRK_4 = (
    turn("gem", teeth + " 3 5", left="2") for teeth in ("", "1", "1 2s", "1 2 2", "1 1s 2 2s")
)

SIDE: dict[str, tuple[Turns, Turns]] = {
    "wild-bones-1": ([ONE, TWO, FOUR], [NONE]),
    "wild-bones-2": ([TWO, THREE], [NONE, ONE]),
    "wild-bones-3": ([THREE, FOUR], [TWO]),
    "wild-bones-4": ([FOUR], [THREE, NONE]),
    "tombstone-tally-odd": ([ONE, THREE], [NONE, TWO]),
    "tombstone-tally-even": ([NONE, TWO, FOUR], [ONE, THREE]),
    "tombstone-tally-none": ([NONE], [ONE, TWO]),
    "incessant-picker-0": ([NO_PICK], [PICK, PICKS]),
    "incessant-picker-1": ([PICK], [NO_PICK, PICKS]),
    "incessant-picker-2": ([PICKS], [NO_PICK, PICK]),
    "ocular-inventory-0": ([NO_EYE], [EYE, EYES]),
    "ocular-inventory-1": ([EYE], [NO_EYE, EYES]),
    "ocular-inventory-2": ([EYES], [NO_EYE, EYE]),
    "sniffing-supply-0": ([NO_NOSE], [NOSE, NOSES_3]),
    "sniffing-supply-1": ([NOSE], [NO_NOSE, NOSES]),
    "sniffing-supply-2": ([NOSES], [NOSE, NOSES_3]),
    "sniffing-supply-3": ([NOSES_3, NOSES_4], [NOSES, NO_NOSE]),
    "perfect-proportions-odd": ([NOSE, NOSES_3], [NO_NOSE, NOSES]),
    "perfect-proportions-even": ([NO_NOSE, NOSES, NOSES_4], [NOSE, NOSES_3]),
    "perfect-proportions-none": ([NO_NOSE], [NOSE, NOSES]),
    "bite-alignment-lower": ([LOWER], [SAME, UPPER, BARE]),
    "bite-alignment-same": ([SAME, BARE], [LOWER, UPPER]),
    "bite-alignment-upper": ([UPPER], [LOWER, SAME, BARE]),
    "strange-smirk-0": ([SMIRK_0], [SMIRK_1, SMIRK_3]),
    "strange-smirk-1": ([SMIRK_1, SMIRK_2], [SMIRK_0, SMIRK_3]),
    "strange-smirk-3": ([SMIRK_3], [SMIRK_2, SMIRK_4]),
    "strange-smirk-4": ([SMIRK_4], [SMIRK_3, SMIRK_0]),
}

BETS = STANDARD | JACKPOT_AND_OUT | SIDE
BETS |= {bet: (BETS[other][1], BETS[other][0]) for bet, other in OPPOSITION.items()}

SPOTS = [
    (face, bet.bet) for faces in FACES_BY_DECK.values() for face in faces for bet in load_betting_cards()[face].bets
]
EVERY_TURN = list(chain.from_iterable(won + lost for won, lost in BETS.values()))


def test_every_bet_has_its_examples() -> None:
    assert set(BETS) == {bet for _, bet in SPOTS}
    assert len(SPOTS) == 75


@pytest.mark.parametrize(("face", "name"), SPOTS)
def test_the_bet_is_won(face: str, name: str) -> None:
    bet = next(bet for bet in load_betting_cards()[face].bets if bet.bet == name)
    for made in BETS[name][0]:
        assert bet.winning_condition(made), made


@pytest.mark.parametrize(("face", "name"), SPOTS)
def test_the_bet_is_lost(face: str, name: str) -> None:
    bet = next(bet for bet in load_betting_cards()[face].bets if bet.bet == name)
    for made in BETS[name][1]:
        assert not bet.winning_condition(made), made


@pytest.mark.parametrize("face", [*FACES_BY_DECK["jackpot"], *FACES_BY_DECK["out"]])
def test_main_and_opposition_never_both_win_nor_both_lose(face: str) -> None:
    main, opposition = load_betting_cards()[face].bets[:2]
    assert (main.role, opposition.role) == ("main", "opposition")
    for made in EVERY_TURN:
        assert main.winning_condition(made) != opposition.winning_condition(made), made


@pytest.mark.parametrize("face", [face for faces in FACES_BY_DECK.values() for face in faces])
def test_a_kicker_wins_only_with_the_bet_it_is_based_on(face: str) -> None:
    bets = {bet.bet: bet for bet in load_betting_cards()[face].bets}
    for kicker in (bet for bet in bets.values() if bet.role == "kicker"):
        assert kicker.group is not None
        for made in EVERY_TURN:
            assert bets[kicker.group].winning_condition(made) or not kicker.winning_condition(made), made


@pytest.mark.parametrize("face", ["14b", "16a", "16b", "18a", "18b", "20a", "20b"])
def test_of_the_ranges_of_a_side_card_exactly_one_holds(face: str) -> None:
    ranges = [bet for bet in load_betting_cards()[face].bets if bet.role == "side"]
    for made in EVERY_TURN:
        assert sum(bet.winning_condition(made) for bet in ranges) == 1, made


def test_the_ranges_of_wild_bones_overlap() -> None:
    assert [bet.winning_condition(THREE) for bet in load_betting_cards()["14a"].bets] == [True, True, True, False]
