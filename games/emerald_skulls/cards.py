"""The betting cards, as data from `assets/emerald_skulls/bets.toml`, checked when read."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator
from typing_extensions import override

from games.emerald_skulls import conditions, winnable_bets
from games.emerald_skulls.conditions import CONDITIONS, COUNT_FUNCTIONS, Condition
from games.emerald_skulls.dice import EYES_LEVEL, LOWER_LEVEL, MAX_DICE, UPPER_LEVEL
from games.emerald_skulls.losable_bets import CAN_LOSE_BY_CONDITION, make_ends_outside
from games.emerald_skulls.turn import TumblerTurn
from games.emerald_skulls.winnable_bets import CAN_WIN_BY_CONDITION, COUNT_RANGE_FUNCTIONS, Prospect
from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, build_data_error, load_toml_file

BETS_FILE = ASSETS / "emerald_skulls" / "bets.toml"

Source = Literal["house", "printed"]
Deck = Literal["standard", "jackpot", "side", "out"]
Role = Literal["left", "right", "main", "opposition", "kicker", "side"]
Currency = Literal["gears", "cubes"]

ADVANCED_DECKS: tuple[Deck, ...] = ("jackpot", "side", "out")
FACES_BY_DECK: dict[Deck, tuple[str, ...]] = {
    "standard": ("1", "2", "3", "4"),
    "jackpot": ("6a", "6b", "8a", "8b", "10a", "10b", "12a", "12b"),
    "side": ("14a", "14b", "16a", "16b", "18a", "18b", "20a", "20b"),
    "out": ("22a", "22b", "24a", "24b", "26a", "26b", "28a", "28b"),
}
"""Every face in the game, by deck, in the order of their numbers."""

PAYOUT_PATTERN = re.compile(r"(?P<flat>\d+)(?P<added>\+n)?|[×x](?P<times>\d+)")


@dataclass(frozen=True, slots=True)
class Payout:
    """What a marker earns: `flat`, plus `each` for every opposing marker. Rulebook "Addition / Multiplication"."""

    flat: int
    each: int

    def compute_gears(self, opposing: int) -> int:
        """Return the payout against this many opposing markers."""
        return self.flat + self.each * opposing

    @override
    def __str__(self) -> str:
        if not self.flat:
            return f"×{self.each}"
        return f"{self.flat}+n" if self.each else str(self.flat)


def parse_payout(term: str) -> Payout:
    """Parse a payout: "8", "8+n" or "×3"; raises `ValueError`."""
    match = PAYOUT_PATTERN.fullmatch(term)
    if match is None or not int(match["flat"] or match["times"]):
        raise ValueError(f'a payout is "8", "8+n" or "×3", not {term!r}')
    if match["times"]:
        return Payout(0, int(match["times"]))
    return Payout(int(match["flat"]), int(bool(match["added"])))


def _validate_payout(term: str) -> str:
    parse_payout(term)
    return term


def _validate_condition(name: str) -> str:
    if name not in CONDITIONS and name not in COUNT_FUNCTIONS:
        raise ValueError(f"no condition {name!r}; there are {', '.join([*CONDITIONS, *COUNT_FUNCTIONS])}")
    return name


Slug = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z0-9]+)*$", max_length=40)]


class Jackpot(DataModel):
    """What the tumbler may take instead: this many gears, once or for each skull or ordinary tooth on the board."""

    gears: Annotated[int, Field(ge=1)]
    each: Literal["skull", "tooth"] | None = None

    def compute_gears_earned(self, turn: TumblerTurn) -> int:
        """Return the gears that this turn earns."""
        if self.each is None:
            return self.gears
        return self.gears * (
            sum(turn.skulls) if self.each == "skull" else turn.ordinary[LOWER_LEVEL] + turn.ordinary[UPPER_LEVEL]
        )


class CardBet(DataModel):
    """One bet of a face: `payouts` are for the first marker to the last, one for each place.

    `least` and `most` bound a condition that counts. Bets of one `group` do not oppose each other; by default a bet is
    a group of its own. `source` is that of all payouts or of each; by default the card's.
    """

    bet: Slug
    role: Role
    condition: Annotated[str, AfterValidator(_validate_condition)]
    least: Annotated[int, Field(ge=0, le=MAX_DICE)] | None = None
    most: Annotated[int, Field(ge=0, le=MAX_DICE)] | None = None
    payouts: Annotated[list[Annotated[str, AfterValidator(_validate_payout)]], Field(min_length=1, max_length=6)]
    pays: Currency = "gears"
    group: Slug | None = None
    jackpot: Jackpot | None = None
    source: Source | list[Source] | None = None

    @model_validator(mode="after")
    def _check_bet(self) -> Self:
        bounded = self.least is not None or self.most is not None
        if bounded != (self.condition in COUNT_FUNCTIONS):
            raise ValueError(f"least or most stand with a count ({', '.join(COUNT_FUNCTIONS)}) and with nothing else")
        if len({payout.flat == 0 for payout in self.terms}) > 1:
            raise ValueError("either all payouts of a bet multiply or none does")
        if (self.role == "kicker") != (self.group is not None):
            raise ValueError("a kicker, and nothing else, names the group of the bet it is based on")
        if isinstance(self.source, list) and len(self.source) != len(self.payouts):
            raise ValueError("sources are one for each payout, or one for all")
        return self

    @cached_property
    def terms(self) -> tuple[Payout, ...]:
        """The payouts, read."""
        return tuple(map(parse_payout, self.payouts))

    @property
    def bounds(self) -> tuple[int, int]:
        """The smallest and the largest allowed count."""
        return self.least or 0, MAX_DICE if self.most is None else self.most

    @cached_property
    def winning_condition(self) -> Condition:
        """Tells whether a turn that has ended wins this bet."""
        if self.condition in COUNT_FUNCTIONS:
            return conditions.make_range_condition(COUNT_FUNCTIONS[self.condition], *self.bounds)
        return CONDITIONS[self.condition]

    @cached_property
    def possible_win_check(self) -> Callable[[Prospect], bool] | None:
        """Tells whether a turn can still win this bet; `None` if it always can."""
        if self.condition in COUNT_FUNCTIONS:
            return winnable_bets.make_can_end_between(COUNT_RANGE_FUNCTIONS[self.condition], *self.bounds)
        return CAN_WIN_BY_CONDITION.get(self.condition)

    @cached_property
    def possible_loss_check(self) -> Callable[[Prospect], bool] | None:
        """Tells whether a turn can still lose this bet; `None` if it always can."""
        if self.condition in COUNT_FUNCTIONS:
            return make_ends_outside(self.condition, *self.bounds)
        return CAN_LOSE_BY_CONDITION.get(self.condition)


class BettingCard(DataModel):
    """One face of a betting card. From the level `stop` on, no more bets are placed there."""

    face: str
    deck: Deck
    stop: Annotated[int, Field(ge=LOWER_LEVEL + 1, le=EYES_LEVEL)] | None = None
    source: Source
    bets: Annotated[list[CardBet], Field(min_length=1, max_length=5)]

    def list_payout_sources(self, bet: CardBet) -> tuple[Source, ...]:
        """Return where each payout of a bet of this face comes from."""
        source = bet.source or self.source
        return tuple(source) if isinstance(source, list) else (source,) * len(bet.payouts)

    @property
    def number(self) -> int:
        """The number of the card, which both of its faces share."""
        return int(self.face.rstrip("ab"))

    @model_validator(mode="after")
    def _check_card(self) -> Self:
        if self.face not in FACES_BY_DECK[self.deck]:
            raise ValueError(f"a {self.deck} card is one of {' '.join(FACES_BY_DECK[self.deck])}, not {self.face}")
        counted = Counter(bet.bet for bet in self.bets)
        if len(counted) < len(self.bets):
            raise ValueError(f"{counted.most_common(1)[0][0]} stands more than once on {self.face}")
        if not {bet.group for bet in self.bets} <= {None, *counted}:
            raise ValueError(f"a kicker of {self.face} is based on a bet of the same face")
        if self.deck == "standard" and any(payout.each for bet in self.bets for payout in bet.terms):
            raise ValueError("on a standard card nothing is opposed: payouts are plain numbers")
        return self


class CardsFile(DataModel):
    """The file of betting cards."""

    card: list[BettingCard]


def load_betting_cards_file(file: Path = BETS_FILE) -> dict[str, BettingCard]:
    """Read and check a file of betting cards; return them by face, in order. Raises `BadData`."""
    cards = load_toml_file(file, CardsFile).card
    expected = [face for faces in FACES_BY_DECK.values() for face in faces]
    for number, face in enumerate(expected):
        if number >= len(cards) or cards[number].face != face:
            raise build_data_error(
                file, f"card {number}", f"the face {face}: every face once, in the order of their numbers"
            )
    if len(cards) > len(expected):
        raise build_data_error(file, f"card {len(expected)}", "no further face")
    return {card.face: card for card in cards}


@lru_cache(maxsize=1)
def load_betting_cards() -> dict[str, BettingCard]:
    """Return all betting cards by face, in order."""
    return load_betting_cards_file()


@lru_cache(maxsize=1)
def list_bets_by_face() -> dict[str, frozenset[str]]:
    """Return the names of the bets on each face."""
    return {face: frozenset(bet.bet for bet in card.bets) for face, card in load_betting_cards().items()}


def build_bet_key(bet: str) -> str:
    """Return the key of the name of a bet in the catalogue."""
    return f"emerald-skulls-bet-{bet}"
