"""How bets look once they are decided: what markers were paid, markers that are lost, signs of what came true."""

from bot.games.emerald_skulls.names import format_payout
from bot.pictures.painting.sprites import Sprite, fade_sprite
from games.emerald_skulls import BetSeen, CardSeen, EmeraldSkullsView

Gains = tuple[tuple[str, int, str], ...]
"""What was paid for a bet, by the place of the marker (`JACKPOT_PLACE`: to the tumbler)."""
JACKPOT_PLACE = -1
LOST_MARKER_SHARE = 0.55
"""How much is left of the colours of a marker that is lost."""


def is_bet_lost(bet: BetSeen) -> bool:
    """Tell whether a bet failed, or can no longer come true."""
    return bet.won is False or (bet.won is None and bet.status == "impossible")


def is_unclaimed_win(bet: BetSeen) -> bool:
    """Tell whether a bet was won in the turn that is over that nobody made, and that pays no jackpot."""
    return bool(bet.won) and bet.status == "judged" and not bet.stack and not bet.jackpot


def is_bet_over(bet: BetSeen) -> bool:
    """Tell whether a bet no longer matters to anybody: nobody can win it or its jackpot any more, or has just done so.

    When a turn is over, one that came true is not past, though nobody bet on it.
    """
    return is_bet_lost(bet) or not (bet.jackpot or bet.stack or bet.status == "open" or is_unclaimed_win(bet))


def list_card_payouts(view: EmeraldSkullsView, card: CardSeen) -> Gains:
    """Return the payouts of a card's bets in the turn that is over; winners when nothing was left got 0.

    While the tumbler chooses what to collect, jackpots are the choices, and no bet was paid yet.
    """
    if view.out is None or view.last is None:
        return ()
    bets, payments = {bet.bet for bet in card.bets}, view.last.payments
    offers = tuple((choice.what, JACKPOT_PLACE, str(choice.gears)) for choice in view.offers if choice.what in bets)
    if view.offers:
        return offers
    collected = tuple(
        (payment.what, JACKPOT_PLACE, str(payment.gears))
        for payment in payments
        if not payment.face and payment.what in bets
    )
    paid = {
        (payment.what, payment.place - 1): str(payment.cubes or payment.gears)
        for payment in payments
        if payment.face == card.face
    }
    won = ((bet.bet, index) for bet in card.bets if bet.won for index in range(len(bet.stack)))
    return collected + tuple((*marker, paid.get(marker, "0")) for marker in won)


def format_marker_payout(gains: Gains, bet: BetSeen, place: int) -> str:
    """Return the payout of a marker, or what is printed on its place."""
    paid = (gain for what, bet_place, gain in gains if (what, bet_place) == (bet.bet, place))
    return next(paid, format_payout(bet.payouts[place]))


def fade_marker(marker: Sprite, ground: str) -> Sprite:
    """Return a marker that is lost: it is faded."""
    return fade_sprite(marker, ground, LOST_MARKER_SHARE)
