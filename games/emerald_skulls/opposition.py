"""Vrax and Kur, who bet in the solitary mode: their ten cards, as data from `assets/emerald_skulls/opposition.toml`."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from games.emerald_skulls.cards import FACES_BY_DECK, load_betting_cards
from games.engine.assets import ASSETS
from games.engine.datafiles import DataModel, build_data_error, load_toml_file

OPPOSITION_FILE = ASSETS / "emerald_skulls" / "opposition.toml"
OPPOSITION_CARD_COUNT = 10
DICE_BY_COLUMN = ((3, 4), (5, 6), (7,))
"""The numbers of dice that each column of a card is for."""

VRAX_SEAT, KUR_SEAT = 1, 2
RIVAL_BY_SEAT = {VRAX_SEAT: "vrax", KUR_SEAT: "kur"}
"""In the stacks, their markers have these numbers, as if they were seats; with a single player nobody else has them."""


@lru_cache(maxsize=1)
def list_standard_bets() -> dict[str, str]:
    """Return the bets that they know, each with its face."""
    return {bet.bet: face for face in FACES_BY_DECK["standard"] for bet in load_betting_cards()[face].bets}


def find_column(dice: int) -> int:
    """Return the column of an opposition card for a pool of this size."""
    return next(number for number, pools in enumerate(DICE_BY_COLUMN) if dice in pools)


Columns = Annotated[list[str], Field(min_length=len(DICE_BY_COLUMN), max_length=len(DICE_BY_COLUMN))]


class OppositionCard(DataModel):
    """On which bets Vrax and Kur put their markers, by column."""

    vrax: Columns
    kur: Columns

    def get_bets(self, dice: int) -> tuple[str, str]:
        """Return the bets of Vrax and of Kur for a pool of this size."""
        return self.vrax[find_column(dice)], self.kur[find_column(dice)]


class Opposition(DataModel):
    """The file of opposition cards. `source` tells our own data from the printed cards."""

    source: Literal["house", "printed"]
    card: Annotated[list[OppositionCard], Field(min_length=OPPOSITION_CARD_COUNT, max_length=OPPOSITION_CARD_COUNT)]


def _find_problem(card: OppositionCard) -> str | None:
    unknown = [bet for bet in (*card.vrax, *card.kur) if bet not in list_standard_bets()]
    if unknown:
        return f"a standard bet ({', '.join(list_standard_bets())}), not {unknown[0]}"
    same = [bet for bet, other in zip(card.vrax, card.kur, strict=True) if bet == other]
    return f"different bets for Vrax and Kur, not {same[0]} for both" if same else None


def _iter_card_bets(opposition: Opposition) -> Iterable[str]:
    return (bet for card in opposition.card for bet in (*card.vrax, *card.kur))


def read_opposition(file: Path = OPPOSITION_FILE) -> tuple[OppositionCard, ...]:
    """Read and check a file of opposition cards; raises `BadData`."""
    opposition = load_toml_file(file, Opposition)
    for number, card in enumerate(opposition.card):
        problem = _find_problem(card)
        if problem:
            raise build_data_error(file, f"card.{number}", problem)
    missing = set(list_standard_bets()).difference(_iter_card_bets(opposition))
    if opposition.source == "house" and missing:
        raise build_data_error(file, "card", f"every standard bet somewhere; there is no {', '.join(sorted(missing))}")
    return tuple(opposition.card)


@lru_cache(maxsize=1)
def load_opposition_cards() -> tuple[OppositionCard, ...]:
    """Return the ten opposition cards."""
    return read_opposition()
