"""The alt texts of Emerald Skulls' pictures."""

from collections.abc import Sequence
from functools import partial

from bot.games.emerald_skulls.names import format_payout, join_dice_keys
from bot.games.emerald_skulls.pictures.contents import list_level_dice
from bot.pictures.alt_text import AltTextWriter, choose_fitting_alt_text
from bot.pictures.picture import PictureText
from games.emerald_skulls import (
    LEVEL_NAMES,
    RIVAL_BY_SEAT,
    BetSeen,
    CardSeen,
    EmeraldSkullsView,
    Payment,
    build_bet_key,
    build_level_key,
)
from games.engine.words import Words


def build_board_alt_text(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text: with every bet if there is room, otherwise with those that have markers."""
    teller = EmeraldSkullsAltTextWriter(view, names, words)
    say = partial(teller.describe_picture)
    return choose_fitting_alt_text([lambda: say(every_bet=True), lambda: say(every_bet=False)])


def build_faces_alt_text(cards: Sequence[CardSeen], words: Words) -> PictureText:
    """Return the alt text of cards without markers: each with its bets, and what they pay if there is room."""
    return choose_fitting_alt_text(
        [lambda: _describe_faces(cards, words, pay=True), lambda: _describe_faces(cards, words, pay=False)]
    )


def _describe_faces(cards: Sequence[CardSeen], words: Words, *, pay: bool) -> str:
    each = [
        words("picture-emerald-skulls-face", face=card.face, bets=_describe_card_bets(card, words, pay=pay))
        for card in cards
    ]
    return words("pictures-stop").join(each)


def _describe_card_bets(card: CardSeen, words: Words, *, pay: bool) -> str:
    sentences = [
        words(
            "picture-emerald-skulls-bet",
            bet=build_bet_key(bet.bet),
            payouts=words.join_with_commas(map(format_payout, bet.payouts)),
            names="",
            count=0,
            status="open",
        )
        if pay
        else words("emerald-skulls-bet", bet=build_bet_key(bet.bet))
        for bet in card.bets
    ]
    return words.join_with_commas(sentences)


class EmeraldSkullsAltTextWriter(AltTextWriter[EmeraldSkullsView]):
    """Writes the alt text of one view of the game in the words of one language."""

    def describe_picture(self, *, every_bet: bool) -> str:
        """Say the whole picture."""
        return self.words(
            "picture-emerald-skulls-board",
            now=self.describe_status(),
            players=self.describe_players(),
            supply=self.view.supply,
            board=self.describe_skull(),
            pool=self.describe_dice_pool(),
            bets=self.describe_bets(every_bet=every_bet),
            opposition=self.describe_opposition(),
        )

    def describe_opposition(self) -> str:
        """Say what Vrax and Kur have, if they play."""
        rivals = self.view.rivals
        if rivals is None:
            return "none"
        return self.words("picture-emerald-skulls-opposition", gears=rivals.gears, cards=rivals.cards)

    def describe_status(self) -> str:
        """Say what the match waits for, or how the turn ended."""
        view = self.view
        if view.outcome:
            if not view.outcome.winners:
                return self.words("picture-emerald-skulls-lost")
            return self.words("picture-emerald-skulls-over", names=self.join_winner_names())
        name = self.names[view.tumbler]
        if view.out:
            paid = "no" if view.last is None or view.offers else "yes"
            return self.words(
                "picture-emerald-skulls-ended", name=name, out=view.out, paid=paid, **self.sum_tumbler_payouts()
            )
        if view.decision is None:
            return self.words("pictures-stopped")
        waited_for = view.decision.seats
        asked = self.words.join_with_commas([self.names[seat] for seat in waited_for])
        return self.words("picture-emerald-skulls-now", name=name, names=asked, phase=view.phase)

    def sum_tumbler_payouts(self) -> dict[str, int]:
        """Return the tumbler's payouts of the turn that is over, as sentences read them."""
        return _sum_payments(
            [payment for payment in self.view.last.payments if payment.face is None] if self.view.last else []
        )

    def describe_players(self) -> str:
        """Say gears and cubes of every player."""
        each = [
            self.words(
                "picture-emerald-skulls-player", name=name, gears=self.view.gears[seat], cubes=self.view.cubes[seat]
            )
            for seat, name in enumerate(self.names)
        ]
        return self.words("pictures-stop").join(each)

    def describe_skull(self) -> str:
        """Say what is on each level, from the gem down, and which noses were picked."""
        view = self.view
        each = [
            self.words(
                "picture-emerald-skulls-level",
                level=build_level_key(LEVEL_NAMES[level]),
                dice=join_dice_keys(list_level_dice(view, level)),
            )
            for level in range(5, 0, -1)
            if list_level_dice(view, level)
        ]
        if view.picked:
            each.append(self.words("picture-emerald-skulls-picked", count=view.picked))
        return self.words("pictures-stop").join(each) or self.words("picture-emerald-skulls-empty")

    def describe_dice_pool(self) -> str:
        """Say the dice that are rolled, or how many are in the hand."""
        view = self.view
        if view.roll:
            return self.words("picture-emerald-skulls-dice", dice=join_dice_keys(sorted(view.roll)))
        return self.words("picture-emerald-skulls-pool", count=view.pool)

    def describe_bets(self, *, every_bet: bool) -> str:
        """Say every bet in play with its payouts and markers, or only those with markers."""
        bets = [(card, bet) for card in self.view.cards for bet in card.bets if every_bet or bet.stack]
        sentences = [self._describe_bet(card, bet) for card, bet in bets]
        return self.words("pictures-stop").join(sentences) or self.words("picture-emerald-skulls-no-bets")

    def _describe_bet(self, card: CardSeen, bet: BetSeen) -> str:
        status = bet.status if bet.won is None else "won" if bet.won else "lost" if bet.stack else "over"
        return self.words(
            "picture-emerald-skulls-bet",
            bet=build_bet_key(bet.bet),
            payouts=self.words.join_with_commas(map(format_payout, bet.payouts)),
            names=self.words.join_with_commas(
                [self._describe_marker(card, bet, index) for index in range(len(bet.stack))]
            ),
            count=len(bet.stack),
            status=status,
        )

    def _describe_marker(self, card: CardSeen, bet: BetSeen, place: int) -> str:
        """Say whose marker is on a place, and what it earned once it has won and was paid."""
        seat, view = bet.stack[place], self.view
        rival = self.words("emerald-skulls-rival", rival=RIVAL_BY_SEAT[seat]) if view.rivals else None
        name = rival or self.names[seat]
        if not (bet.won and bet.status == "judged") or view.out is None or view.last is None or view.offers:
            return name
        paid = [
            payment
            for payment in view.last.payments
            if (payment.face, payment.what, payment.place) == (card.face, bet.bet, place + 1)
        ]
        return self.words("picture-emerald-skulls-earner", name=name, **_sum_payments(paid))


def _sum_payments(payments: Sequence[Payment]) -> dict[str, int]:
    return {"gears": sum(payment.gears for payment in payments), "cubes": sum(payment.cubes for payment in payments)}
