"""Moves as text: what is written is read back, short forms are understood, anything else is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.emerald_skulls import (
    BuyDice,
    ChickenOut,
    CollectPayout,
    EmeraldSkullsMove,
    PlaceBet,
    PlaceDice,
    ReadyForRoll,
    ReadyForTurn,
    RerollPool,
    RollPool,
    TakeBackBet,
    TakeBust,
    WithdrawReady,
    build_bet_key,
    load_betting_cards,
)
from games.engine import BadNotation, IllegalMove
from games.engine.words import get_english_sentence
from tests.games.emerald_skulls.skull_table import BOB, GAME, SkullTable

SPOTS = [(face, bet.bet) for face, card in load_betting_cards().items() for bet in card.bets]
MOVES: st.SearchStrategy[EmeraldSkullsMove] = st.one_of(
    st.builds(BuyDice, st.integers(0, 9)),
    st.sampled_from(SPOTS).map(lambda spot: PlaceBet(*spot)),
    st.sampled_from(SPOTS).map(lambda spot: TakeBackBet(*spot)),
    st.builds(PlaceDice, st.integers(1, 5), st.integers(0, 7), st.integers(0, 7)),
    st.sampled_from(
        [
            ReadyForRoll(),
            ReadyForTurn(),
            WithdrawReady(),
            RerollPool("cube"),
            RerollPool("nose"),
            TakeBust(),
            RollPool(),
            ChickenOut(),
            CollectPayout("standard"),
        ]
    ),
)


@given(MOVES)
def test_what_is_written_is_read_back(move: EmeraldSkullsMove) -> None:
    text = str(move)
    assert len(text) <= 60
    assert GAME.parse_move(text) == GAME.parse_move(f"  {text.upper()} ") == move


def test_the_longest_bet_fits() -> None:
    assert max(len(str(TakeBackBet(*spot))) for spot in SPOTS) <= 60


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place nose 2 +1", PlaceDice(3, 2, 1)),
        ("place nose 2", PlaceDice(3, 2, 0)),
        ("place gem +1", PlaceDice(5, 0, 1)),
        ("Place EYES 1 +0", PlaceDice(4, 1, 0)),
    ],
)
def test_a_placement_may_leave_out_what_is_none(text: str, move: PlaceDice) -> None:
    assert GAME.parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "buy",
        "buy ten",
        "buy 10",
        "bet",
        "bet mad-nargash",
        "place",
        "place nose",
        "place nose two",
        "place nose 1 2",
        "place nose +1 2",
        "place nose +1 +1",
        "place nose 9",
        "place nose -1",
        "place nose +",
        "place nose ²",
        "reroll",
        "reroll dice",
        "collect",
        "collect gears",
        "ready now",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_move(text)
    assert refused.value.code == "bad-notation"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bet 1 grim-grin", "emerald-skulls-no-bet"),
        ("bet 99 mad-nargash", "emerald-skulls-no-bet"),
        ("take 6a nargashs-gamble", "emerald-skulls-no-bet"),
        ("place chin 1", "emerald-skulls-no-level"),
    ],
)
def test_a_bet_or_level_that_does_not_exist_is_named(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_move(text)
    assert refused.value.code == code
    assert str(refused.value)


class TestTypedBets:
    @pytest.mark.parametrize(
        "text", ["bet mad nargash", "Bet Mad-Nargash", "bet on mad", " bet  mad nargash ", "bet m"]
    )
    def test_a_bet_may_be_typed_by_its_name_or_a_start_of_it(self, text: str) -> None:
        assert GAME.parse_player_input(SkullTable(2).state, BOB, text) == [PlaceBet("1", "mad-nargash")]

    @pytest.mark.parametrize("text", ["bet pick n' bust", "bet pick n’ bust", "bet empty n' shiny"])
    def test_apostrophes_do_not_matter(self, text: str) -> None:
        move = GAME.parse_player_input(SkullTable(2).state, BOB, text)[0]
        assert isinstance(move, PlaceBet)
        assert move.bet in {"pick-n-bust", "empty-n-shiny"}

    @pytest.mark.parametrize(("face", "bet"), SPOTS)
    def test_every_bet_may_be_typed_by_the_name_that_people_read(self, face: str, bet: str) -> None:
        shown = get_english_sentence("emerald-skulls-bet", bet=build_bet_key(bet))
        for text in (shown, shown.upper(), shown.replace(":", "").replace("’", "'")):
            assert GAME.parse_player_input(SkullTable(2, faces=face).state, BOB, f"bet {text}") == [PlaceBet(face, bet)]

    def test_the_card_is_that_which_is_in_play(self) -> None:
        state = SkullTable(2, faces="12a 28b").state
        assert GAME.parse_player_input(state, BOB, "take pick n bust") == [TakeBackBet("28b", "pick-n-bust")]

    def test_a_start_that_several_share_is_refused(self) -> None:
        with pytest.raises(IllegalMove, match="More than one bet begins"):
            GAME.parse_player_input(SkullTable(2).state, BOB, "bet e")

    def test_a_name_that_nothing_has_is_refused(self) -> None:
        with pytest.raises(IllegalMove, match="No card in play"):
            GAME.parse_player_input(SkullTable(2).state, BOB, "bet wild bones")

    def test_other_moves_are_read_as_ever(self) -> None:
        assert GAME.parse_player_input(SkullTable(2).state, BOB, "ready") == [ReadyForRoll()]
        assert GAME.parse_player_input(SkullTable(2).state, BOB, "bet 1 mad-nargash") == [PlaceBet("1", "mad-nargash")]
