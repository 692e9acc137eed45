"""Rulebook "Game Setup" and the setup of "Advanced Betting Cards": what is on the table when a match begins."""

from collections import Counter

import pytest

from games.emerald_skulls import FACES_BY_DECK, EmeraldSkullsView, load_betting_cards
from games.engine import BadOptions, Match


def view(seats: int, seed: int = 0, **options: object) -> EmeraldSkullsView:
    seen = Match.deal_by_key("emerald_skulls", seats=seats, options=options, seed=seed.to_bytes(32, "big")).view(None)
    assert isinstance(seen, EmeraldSkullsView)
    return seen


def faces(seats: int, seed: int = 0, **options: object) -> list[str]:
    return [card.face for card in view(seats, seed, advanced=True, **options).cards]


def test_the_four_standard_cards_lie_there_by_default() -> None:
    seen = view(4)
    assert [card.face for card in seen.cards] == ["1", "2", "3", "4"]
    assert not seen.advanced


def test_players_begin_with_two_markers_and_nothing_else() -> None:
    seen = view(5)
    assert (seen.markers, seen.gears, seen.cubes) == ((2,) * 5, (0,) * 5, (0,) * 5)
    assert (seen.spare, seen.phase) == (7, "buy")


@pytest.mark.parametrize(
    ("seats", "jackpot", "side", "out"),
    [(2, 2, 2, 2), (3, 2, 2, 2), (4, 2, 2, 2), (5, 2, 2, 4), (6, 2, 2, 4), (7, 3, 3, 4), (8, 3, 3, 4)],
)
def test_advanced_cards_come_by_the_number_of_players(seats: int, jackpot: int, side: int, out: int) -> None:
    for seed in range(20):
        decks = Counter(load_betting_cards()[face].deck for face in faces(seats, seed))
        assert decks == {"jackpot": jackpot, "side": side, "out": out}


def test_advanced_cards_lie_in_the_order_of_their_numbers_one_face_each() -> None:
    for seed in range(20):
        numbers = [load_betting_cards()[face].number for face in faces(8, seed)]
        assert numbers == sorted(set(numbers))


def test_every_face_comes_up() -> None:
    drawn = Counter(face for seed in range(200) for face in faces(4, seed))
    assert set(drawn) == {*FACES_BY_DECK["jackpot"], *FACES_BY_DECK["side"], *FACES_BY_DECK["out"]}
    assert min(drawn.values()) > 20


def test_faces_that_the_host_names_are_in_play() -> None:
    for seed in range(20):
        assert {"6b", "14A".lower(), "28b"} <= set(faces(4, seed, faces="6B, 14A 28b"))


def test_a_host_may_name_them_all() -> None:
    assert faces(3, faces="28b 26a 20a 18b 8a 6b") == ["6b", "8a", "18b", "20a", "26a", "28b"]


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (4, {"faces": "6b"}, "emerald-skulls-faces-standard"),
        (1, {"advanced": True}, "emerald-skulls-solitary-standard"),
        (4, {"advanced": True, "faces": "7a"}, "emerald-skulls-no-face"),
        (4, {"advanced": True, "faces": "1"}, "emerald-skulls-no-face"),
        (4, {"advanced": True, "faces": "6a 6b"}, "emerald-skulls-face-twice"),
        (4, {"advanced": True, "faces": "6a 8a 10a"}, "emerald-skulls-faces-many"),
        (4, {"first": 5}, "bad-first-seat"),
        (4, {"cards": 6}, "bad-option"),
        (4, {"rivals": 50}, "bad-option"),
        (9, {}, "bad-seats"),
        (0, {}, "bad-seats"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, object], code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Match.deal_by_key("emerald_skulls", seats=seats, options=options)
    assert refused.value.code == code
    assert str(refused.value)


def test_the_host_may_say_who_looks_most_like_a_goblin() -> None:
    assert {view(4, seed, first=3).tumbler for seed in range(8)} == {2}
    assert {view(4, seed).tumbler for seed in range(40)} == {0, 1, 2, 3}
