"""The data files: what they hold, and what they say about wrong content."""

import re
from collections import Counter
from pathlib import Path

import pytest

from games.emerald_skulls.cards import (
    BETS_FILE,
    FACES_BY_DECK,
    BettingCard,
    Jackpot,
    Payout,
    load_betting_cards,
    load_betting_cards_file,
    parse_payout,
)
from games.emerald_skulls.opposition import OPPOSITION_FILE as OPPOSITION
from games.emerald_skulls.opposition import list_standard_bets, load_opposition_cards, read_opposition
from games.engine import BadData


class TestCards:
    def test_there_are_four_standard_cards_and_twenty_four_advanced_faces(self) -> None:
        assert Counter(card.deck for card in load_betting_cards().values()) == {
            "standard": 4,
            "jackpot": 8,
            "side": 8,
            "out": 8,
        }
        assert list(load_betting_cards()) == [face for faces in FACES_BY_DECK.values() for face in faces]

    def test_stops_are_as_printed(self) -> None:
        stops = {face: card.stop for face, card in load_betting_cards().items() if card.stop}
        assert stops == {"16b": 4, "18a": 4, "18b": 4, "20a": 3, "20b": 3}

    @pytest.mark.parametrize("face", [*FACES_BY_DECK["jackpot"], *FACES_BY_DECK["out"]])
    def test_face_b_adds_a_kicker_to_main_and_opposition(self, face: str) -> None:
        roles = [bet.role for bet in load_betting_cards()[face].bets]
        assert roles == ["main", "opposition", "kicker"][: 3 if face.endswith("b") else 2]

    @pytest.mark.parametrize("number", [6, 8, 10, 12, 22, 24, 26, 28])
    def test_both_faces_share_main_and_opposition(self, number: int) -> None:
        assert load_betting_cards()[f"{number}a"].bets == load_betting_cards()[f"{number}b"].bets[:2]

    def test_jackpots_are_as_printed(self) -> None:
        jackpots = {bet.bet: bet.jackpot for card in load_betting_cards().values() for bet in card.bets if bet.jackpot}
        assert jackpots == {
            "mad-nargash": Jackpot(gears=5, each="skull"),
            "grim-grin": Jackpot(gears=3, each="tooth"),
            "emerald-skull": Jackpot(gears=30),
            "legendary-emerald-skull": Jackpot(gears=40),
            "scarred-face": Jackpot(gears=20),
            "gnarled-face": Jackpot(gears=25),
        }

    def test_source_tells_printed_numbers_from_those_of_the_house(self) -> None:
        sources = {
            (face, bet.bet): card.list_payout_sources(bet)
            for face, card in load_betting_cards().items()
            for bet in card.bets
        }
        printed = {spot: of for spot, of in sources.items() if "printed" in of}
        assert {face for face, _ in printed} == {"1", "2", "3", "4", "12b", "28a", "28b"}
        advanced = {spot: of for spot, of in printed.items() if spot[0] not in FACES_BY_DECK["standard"]}
        both, first = ("printed", "printed"), ("printed", "house")
        assert advanced == {
            ("12b", "toothless-tumble"): both,
            ("28a", "tumblers-triumph"): first,
            ("28a", "dragul-bust"): both,
            ("28b", "tumblers-triumph"): first,
            ("28b", "dragul-bust"): both,
            ("28b", "pick-n-bust"): first,
        }
        assert all(set(of) == {"printed"} for (face, _), of in printed.items() if face in FACES_BY_DECK["standard"])

    def test_example_of_card_28b_pays_what_is_printed(self) -> None:
        """Rulebook "Addition / Multiplication Payouts": 5+1 and 3+1 for Dragul Bust, 10 for Pick n' Bust; 3 times 3."""
        triumph, dragul, kicker = (bet.terms for bet in load_betting_cards()["28b"].bets)
        assert [payout.compute_gears(1) for payout in dragul] == [6, 4]
        assert kicker[0].compute_gears(0) == 10
        assert triumph[0].compute_gears(3) == 9

    def test_kickers_stand_in_the_group_of_the_bet_they_are_based_on(self) -> None:
        kickers = {
            bet.bet: bet.group for card in load_betting_cards().values() for bet in card.bets if bet.role == "kicker"
        }
        assert kickers == {
            "nargashs-gamble": "mad-nargash",
            "legendary-emerald-skull": "emerald-skull",
            "gnarled-face": "scarred-face",
            "toothless-tumble": "fractured-tusks",
            "tombstone-tally-none": "tombstone-tally-even",
            "perfect-proportions-none": "perfect-proportions-even",
            "wild-crystal": "final-jewel",
            "broken-limbs": "feeble-fingers",
            "ocular-skull": "empty-n-shiny",
            "pick-n-bust": "dragul-bust",
        }

    def test_no_name_stands_twice_among_cards_that_can_be_in_play_together(self) -> None:
        advanced = [card for card in load_betting_cards().values() if card.deck != "standard"]
        numbers = {bet.bet: {c.number for c in advanced if bet in c.bets} for card in advanced for bet in card.bets}
        assert all(len(found) == 1 for found in numbers.values())


@pytest.mark.parametrize(
    ("term", "payout", "alone", "opposed"),
    [("8", Payout(8, 0), 8, 8), ("8+n", Payout(8, 1), 8, 11), ("×3", Payout(0, 3), 0, 9), ("x3", Payout(0, 3), 0, 9)],
)
def test_a_payout_is_a_number_with_n_added_or_n_times_a_number(
    term: str, payout: Payout, alone: int, opposed: int
) -> None:
    read = parse_payout(term)
    assert read == payout
    assert (read.compute_gears(0), read.compute_gears(3)) == (alone, opposed)
    assert parse_payout(str(read)) == read


@pytest.mark.parametrize("term", ["", "0", "n", "+n", "3n", "8-n", "×0", "-2", "8 + n"])
def test_any_other_payout_is_none(term: str) -> None:
    with pytest.raises(ValueError, match="a payout is"):
        parse_payout(term)


def complaint(tmp_path: Path, old: str, new: str, count: int = 1) -> str:
    """Return what is said about the file of bets with one thing changed."""
    text = BETS_FILE.read_text("utf-8")
    assert old in text
    file = tmp_path / "bets.toml"
    file.write_text(text.replace(old, new, count), "utf-8")
    with pytest.raises(BadData) as told:
        load_betting_cards_file(file)
    assert "bets.toml" in str(told.value)
    return str(told.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["10", "8", "5"]', '["10", "acht", "5"]', r"card\.0\.bets\.0\.payouts\.1: .*not 'acht'"),
        ('["10", "8", "5"]', "[]", r"card\.0\.bets\.0\.payouts: .*at least 1 item"),
        ('["10", "8", "5"]', '["10+n", "8", "5"]', r"card\.0: .*plain numbers"),
        ('condition = "pick-n-bust"', 'condition = "sneeze"', r"card\.0\.bets\.0\.condition: .*no condition 'sneeze'"),
        ('condition = "pick-n-bust"', 'condition = "skulls"', r"card\.0\.bets\.0: .*least or most stand with a count"),
        (
            'condition = "gem",',
            'condition = "gem", least = 2,',
            r"card\.2\.bets\.1: .*least or most stand with a count",
        ),
        ('bet = "mad-nargash"', 'bet = "pick-n-bust"', r"card\.0: .*pick-n-bust stands more than once on 1"),
        ('bet = "mad-nargash"', 'bet = "Mad Nargash"', r"card\.0\.bets\.1\.bet: .*match pattern"),
        ('role = "left"', 'role = "top"', r"card\.0\.bets\.0\.role"),
        ('role = "left"', 'role = "kicker"', r"card\.0\.bets\.0: .*names the group"),
        ('group = "mad-nargash"', 'group = "grim-grin"', r"card\.5: .*kicker of 6b is based on a bet of the same face"),
        ('["×3", "×2"]', '["×3", "1"]', r"card\.26\.bets\.0: .*either all payouts of a bet multiply or none"),
        ("jackpot = { gears = 30 }", "jackpot = { gears = 0 }", r"card\.1\.bets\.1\.jackpot\.gears"),
        ('pays = "cubes"', 'pays = "goats"', r"card\.11\.bets\.2\.pays"),
        ("stop = 4", "stop = 5", r"card\.15\.stop"),
        ("stop = 4", "halt = 4", r"card\.15\.halt: Extra inputs"),
        ('face = "6a"', 'face = "7a"', r"card\.4: .*one of 6a 6b 8a"),
        ('face = "6a"', 'face = "6b"', r"card 4: the face 6a"),
        ('source = "printed"', 'source = "dreamt"', r"card\.0\.source"),
        ('source = ["printed", "house"]', 'source = ["printed"]', r"card\.26\.bets\.0: .*one for each payout"),
        ('[[card]]\nface = "1"', '[card]\nface = "1"', r"bets\.toml: -: "),
    ],
)
def test_a_wrong_entry_is_named_with_what_was_expected(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert re.search(said, complaint(tmp_path, old, new))


def test_a_missing_face_is_named(tmp_path: Path) -> None:
    text = BETS_FILE.read_text("utf-8")
    start, end = text.index('[[card]]\nface = "28b"'), len(text)
    assert "card 27: the face 28b" in complaint(tmp_path, text[start:end], "")


def test_a_face_too_many_is_named(tmp_path: Path) -> None:
    text = BETS_FILE.read_text("utf-8")
    last = text[text.index('[[card]]\nface = "28b"') :]
    assert "card 28: no further face" in complaint(tmp_path, last, last + last)


def test_printed_numbers_can_be_put_in_without_code(tmp_path: Path) -> None:
    file = tmp_path / "bets.toml"
    text = BETS_FILE.read_text("utf-8").replace('source = "house"', 'source = "printed"')
    file.write_text(text.replace('["15", "12"]', '["25+n", "18+n", "12+n", "5"]'), "utf-8")
    card: BettingCard = load_betting_cards_file(file)["6b"]
    assert [payout.compute_gears(2) for payout in card.bets[2].terms] == [27, 20, 14, 5]


class TestOpposition:
    def test_there_are_ten_cards(self) -> None:
        assert len(load_opposition_cards()) == 10

    def test_no_card_puts_both_on_the_same_bet(self) -> None:
        for card in load_opposition_cards():
            assert all(len({*card.get_bets(dice)}) == 2 for dice in (3, 4, 5, 6, 7))

    def test_every_standard_bet_appears_and_the_likely_ones_more_often(self) -> None:
        named = Counter(bet for card in load_opposition_cards() for bet in (*card.vrax, *card.kur))
        assert set(named) == set(list_standard_bets())
        likely = {"busted-fowl", "final-jewel", "empty-hands"}
        assert min(named[bet] for bet in likely) > max(named[bet] for bet in set(named) - likely)

    @pytest.mark.parametrize(
        ("old", "new", "said"),
        [
            ('"busted-fowl"', '"roast-fowl"', r"card\.0: a standard bet .*not roast-fowl"),
            ('kur = ["empty-hands"', 'kur = ["busted-fowl"', r"card\.0: different bets .*not busted-fowl"),
            ('"emerald-skull"', '"grim-grin"', r"card: every standard bet somewhere; there is no emerald-skull"),
            (', "mad-nargash"]', "]", r"card\.0\.kur: .*at least 3 items"),
            ('source = "house"', 'source = "guess"', r"source"),
        ],
    )
    def test_a_wrong_entry_is_named(self, tmp_path: Path, old: str, new: str, said: str) -> None:
        file = tmp_path / "opposition.toml"
        file.write_text(OPPOSITION.read_text("utf-8").replace(old, new, 1), "utf-8")
        with pytest.raises(BadData) as told:
            read_opposition(file)
        assert re.search(f"opposition.toml: {said}", str(told.value))

    def test_a_card_too_few_is_named(self, tmp_path: Path) -> None:
        file = tmp_path / "opposition.toml"
        text = OPPOSITION.read_text("utf-8")
        file.write_text(text[: text.rindex("[[card]]")], "utf-8")
        with pytest.raises(BadData, match="at least 10 items"):
            read_opposition(file)
