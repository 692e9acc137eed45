"""What bets are worth when a turn opens: `python -m games balance emerald_skulls`."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from games.emerald_skulls.cards import (
    ADVANCED_DECKS,
    FACES_BY_DECK,
    BettingCard,
    CardBet,
    build_bet_key,
    load_betting_cards,
)
from games.emerald_skulls.dice import PRICE_BY_DICE
from games.emerald_skulls.turn_solver import CUBE_GEARS, compute_winning_bet_odds, get_tumbler
from games.engine.balance import StatisticsTable
from games.engine.words import get_english_sentence

Odds = dict[str, float]

USUAL_JACKPOT_CARDS = 2
"""Most tables have this many Jackpot cards in play, and the tumbler plays for what they offer."""


def list_balance_tables() -> Iterator[StatisticsTable]:
    """Yield what one marker on the first place of each bet earns on average, by dice.

    Multiplying bets are calculated with one marker against them, adding bets with none. The tumbler is a sensible one.
    Advanced bets are averaged over all pairs of Jackpot cards that may be in play; bets of a Jackpot card over the
    pairs that contain it.
    """
    spreads = [
        FACES_BY_DECK["standard"],
        *combinations([face for face in FACES_BY_DECK["jackpot"] if face.endswith("b")], USUAL_JACKPOT_CARDS),
    ]
    odds = [(faces, [_compute_bet_odds(faces, dice) for dice in PRICE_BY_DICE]) for faces in spreads]
    columns = (
        get_english_sentence("emerald-skulls-balance-bet"),
        get_english_sentence("emerald-skulls-balance-pays"),
        *map(str, PRICE_BY_DICE),
    )
    for deck in ("standard", *ADVANCED_DECKS):
        rows = [
            _format_bet_row(card, bet, [by_dice for faces, by_dice in odds if _do_odds_apply(card, faces)])
            for card in map(load_betting_cards().__getitem__, FACES_BY_DECK[deck])
            for bet in _list_new_bets(card)
        ]
        yield StatisticsTable(get_english_sentence("emerald-skulls-balance-title", deck=deck), columns, rows)


def _compute_bet_odds(faces: tuple[str, ...], dice: int) -> Odds:
    """Return the odds of all bets in the box when these faces offer their jackpots."""
    bets = {bet.bet: bet for card in load_betting_cards().values() for bet in card.bets}
    return compute_winning_bet_odds(bets, get_tumbler(faces), dice)


def _do_odds_apply(card: BettingCard, faces: Sequence[str]) -> bool:
    """Tell whether the odds with these Jackpot cards in play count for a card."""
    if card.deck in ("standard", "jackpot"):
        return card.face in faces or f"{card.number}b" in faces
    return faces != FACES_BY_DECK["standard"]


def _list_new_bets(card: BettingCard) -> list[CardBet]:
    """Return the bets of a face; of face b only those that are not on face a as well."""
    if not card.face.endswith("b"):
        return card.bets
    known = {bet.bet for bet in load_betting_cards()[f"{card.number}a"].bets}
    return [bet for bet in card.bets if bet.bet not in known]


def _format_bet_row(card: BettingCard, bet: CardBet, tables: Sequence[Sequence[Odds]]) -> tuple[str, ...]:
    """Return the line of a bet: its face and name, what it pays, and its return by dice."""
    first = bet.terms[0]
    worth = (first.flat or first.each) * (CUBE_GEARS if bet.pays == "cubes" else 1)
    returns = (
        worth * sum(table[column][bet.bet] for table in tables) / len(tables) for column in range(len(PRICE_BY_DICE))
    )
    sources = dict.fromkeys(card.list_payout_sources(bet))
    source = "-".join(sources)
    name = get_english_sentence(
        "emerald-skulls-balance-name", face=card.face, bet=build_bet_key(bet.bet), source=source
    )
    return (name, ", ".join(bet.payouts), *(f"{number:.2f}" for number in returns))
