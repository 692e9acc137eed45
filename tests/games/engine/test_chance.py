"""Chance: draws that anybody can check with HMAC-SHA256, evenly spread, and a fast twin."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Chance, ProvenChance, SwiftChance, compute_commitment, generate_seed, shorten_commitment
from games.engine.chance import parse_commitment

SEED = bytes(range(32))
WHOLE_RANGE = 2**64
VECTORS = [78, 955, 232, 671, 852, 72]
"""The first draws below 1000 with the label "bag" of step 0."""


def number_of(seed: bytes, step: int, label: str, counter: int) -> int:
    """The first 8 bytes of HMAC-SHA256(seed, "STEP/LABEL/COUNTER"), computed apart from the engine."""
    digest = hmac.new(seed, f"{step}/{label}/{counter}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


def test_a_proven_draw_is_the_hmac_of_step_label_and_counter() -> None:
    luck = ProvenChance(SEED, 7)
    drawn = [luck.random_below(100, "bag"), luck.random_below(6, "die"), luck.random_below(100, "bag")]
    assert drawn == [
        number_of(SEED, 7, "bag", 0) % 100,
        number_of(SEED, 7, "die", 1) % 6,
        number_of(SEED, 7, "bag", 2) % 100,
    ]


def test_the_draws_of_a_known_seed_never_change() -> None:
    """Test vectors for programs in other languages that check a match."""
    luck = ProvenChance(SEED, 0)
    assert [luck.random_below(1000, "bag") for _ in range(6)] == VECTORS
    assert [number_of(SEED, 0, "bag", counter) % 1000 for counter in range(6)] == VECTORS


def test_a_number_in_the_last_incomplete_run_is_drawn_again() -> None:
    bound = 2**63 + 1  # nearly half of all numbers lie above the bound and are rejected
    luck = ProvenChance(SEED, 1)
    drawn = [luck.random_below(bound, "bag") for _ in range(20)]
    every = (number_of(SEED, 1, "bag", counter) for counter in range(200))
    accepted = [number for number in every if number < bound]
    assert drawn == accepted[:20]
    assert luck._counter > 20


def test_a_draw_below_one_is_zero() -> None:
    assert ProvenChance(SEED, 0).random_below(1, "bag") == 0
    assert SwiftChance(1).random_below(1, "bag") == 0


def test_each_step_has_its_own_luck() -> None:
    assert [ProvenChance(SEED, step).random_below(WHOLE_RANGE, "bag") for step in range(50)] == [
        number_of(SEED, step, "bag", 0) for step in range(50)
    ]


@pytest.mark.parametrize("luck", [ProvenChance(SEED, 3), SwiftChance("even")], ids=["proven", "swift"])
@pytest.mark.parametrize("bound", [2, 6, 25, 100])
def test_draws_are_evenly_spread(luck: Chance, bound: int) -> None:
    draws = 400 * bound
    counts = Counter(luck.random_below(bound, "die") for _ in range(draws))
    assert set(counts) == set(range(bound))
    surprise = sum((count - 400) ** 2 / 400 for count in counts.values())
    spread = (2 * (bound - 1)) ** 0.5
    assert surprise < bound - 1 + 5 * spread


@pytest.mark.parametrize("make", [lambda: ProvenChance(SEED, 9), lambda: SwiftChance(9)], ids=["proven", "swift"])
class TestWhatIsMadeOfDraws:
    def test_a_die_goes_from_one_to_its_sides(self, make: Callable[[], Chance]) -> None:
        luck = make()
        assert {luck.roll_die(6) for _ in range(300)} == {1, 2, 3, 4, 5, 6}

    def test_a_pick_leaves_things_as_they_are(self, make: Callable[[], Chance]) -> None:
        things = ("red", "green", "blue")
        luck = make()
        assert {luck.pick(things, "colour") for _ in range(100)} == set(things)

    def test_a_draw_takes_one_thing_out(self, make: Callable[[], Chance]) -> None:
        things = list(range(10))
        drawn = make().draw(things, "bag")
        assert sorted([*things, drawn]) == list(range(10))

    def test_a_shuffle_keeps_all_things(self, make: Callable[[], Chance]) -> None:
        things = list(range(20))
        make().shuffle(things, "boards")
        assert things != list(range(20))
        assert sorted(things) == list(range(20))


def test_every_order_of_a_shuffle_is_alike_likely() -> None:
    luck = SwiftChance("orders")
    orders: Counter[str] = Counter()
    for _ in range(6000):
        things = list("abc")
        luck.shuffle(things, "cards")
        orders["".join(things)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.integers(1, 2**64))
def test_a_proven_draw_lies_below_its_bound_and_comes_again(seed: bytes, step: int, bound: int) -> None:
    drawn = ProvenChance(seed, step).random_below(bound, "bag")
    assert 0 <= drawn < bound
    assert drawn == ProvenChance(seed, step).random_below(bound, "bag")


@given(st.integers(), st.integers(1, 10**6))
def test_a_swift_draw_lies_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= SwiftChance(seed).random_below(bound, "bag") < bound


def test_a_new_seed_has_32_bytes_and_is_another_each_time() -> None:
    seeds = {generate_seed() for _ in range(10)}
    assert len(seeds) == 10
    assert {len(seed) for seed in seeds} == {32}


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert compute_commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_promise_is_read_in_both_forms() -> None:
    promise = compute_commitment(bytes(32))
    short = shorten_commitment(promise)
    assert len(short) == 43
    assert [parse_commitment(noted) for noted in (promise, promise.upper(), short, f" {short}= ")] == [promise] * 4
    assert [parse_commitment(noted) for noted in ("", promise[:-1], short[:-1], short + "x", "é" * 43)] == [None] * 5
