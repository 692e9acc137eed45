"""Highlights of Emerald Skulls: an empty supply, rerolls for a jackpot, rare bets, great turns."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.games.emerald_skulls.recap import rebuild_turn
from bot.screens.game_texts.highlights import (
    EventOfMove,
    HighlightCandidate,
    HighlightRule,
    MatchStory,
    find_turning_point,
)
from games.emerald_skulls import STANDARD_PAYOUT, EmeraldSkullsView, build_bet_key, events
from games.emerald_skulls.payout import list_turn_payouts
from games.engine.words import Word

Story = MatchStory[EmeraldSkullsView]
MIN_GREAT_BET_GEARS = 6
"""A bet that pays so many gears is worth telling, and a comment."""
MAX_RARE_BET_WINS = 2
"""A bet that came true so seldom in a match is rare."""
MIN_COMEBACK_GEARS = 15
"""Who was so many gears behind, and won, is told so."""
Payment = events.TumblerPaid | events.BetPaid
PAYMENT_EVENTS = (events.TumblerPaid, events.BetPaid, events.RivalBetPaid)


def _find_turn_end(turn: Sequence[EventOfMove]) -> str:
    """Return by which out a turn ended."""
    return next((move_event.event.out for move_event in turn if isinstance(move_event.event, events.TurnEnded)), "none")


def _describe_payment(turn: Sequence[EventOfMove], paid: Payment) -> dict[str, Word]:
    """Return what was paid for what, and how the turn had ended."""
    bet = paid.what if isinstance(paid, events.TumblerPaid) else paid.bet
    pay: dict[str, Word] = {"gears": paid.gears, "cubes": paid.cubes, "owed": paid.owed}
    what = "bet" if isinstance(paid, events.BetPaid) else "standard" if paid.what == STANDARD_PAYOUT else "jackpot"
    emptied = "yes" if _empties_supply(turn, paid) else "no"
    return {"bet": build_bet_key(bet), "what": what, "out": _find_turn_end(turn), "emptied": emptied, **pay}


def _empties_supply(turn: Sequence[EventOfMove], paid: Payment) -> bool:
    """Tell whether a payment took the last gear of the supply, which ended the match."""
    reasons = [move_event.event.reason for move_event in turn if isinstance(move_event.event, events.MatchEnded)]
    took = [
        move_event.event
        for move_event in turn
        if isinstance(move_event.event, PAYMENT_EVENTS) and move_event.event.gears
    ]
    return reasons == ["empty-supply"] and bool(took) and took[-1] is paid


def _find_short_payments(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who was paid less than due, with the turn and the payment before it that emptied the supply."""
    for turn in story.split_into_chapters(events.TurnBegan):
        paid = [move_event for move_event in turn if isinstance(move_event.event, PAYMENT_EVENTS)]
        for index, move_event in enumerate(paid):
            missing = move_event.event.owed - move_event.event.gears
            if isinstance(move_event.event, events.RivalBetPaid) or not missing:
                continue
            before = next(
                (earlier.event for earlier in reversed(paid[:index]) if _pays_somebody_else(earlier, move_event)), None
            )
            tumbler = next(
                (entry.event.seat for entry in turn if isinstance(entry.event, events.TurnEnded)), move_event.event.seat
            )
            took = before.gears if before else 0
            facts = _describe_payment(turn, move_event.event) | {"missing": missing, "took": took}
            names = {"name": move_event.event.seat, "tumbler": tumbler, "taker": before.seat if before else tumbler}
            yield HighlightCandidate(move_event, move_event.event.seat, missing, facts, names)


def _pays_somebody_else(entry: EventOfMove, other: EventOfMove) -> bool:
    if isinstance(entry.event, events.RivalBetPaid):
        return False
    return bool(entry.event.gears) and entry.event.seat != other.event.seat


def _find_jackpots(story: Story) -> Iterator[HighlightCandidate]:
    yield from _list_jackpots(story, rerolled=False)


def _find_rerolled_jackpots(story: Story) -> Iterator[HighlightCandidate]:
    yield from _list_jackpots(story, rerolled=True)


def _list_jackpots(story: Story, *, rerolled: bool) -> Iterator[HighlightCandidate]:
    """Yield the jackpots of turns with rerolls, or without."""
    for turn in story.split_into_chapters(events.TurnBegan):
        rerolls = sum(isinstance(move_event.event, events.PoolTakenUp) for move_event in turn)
        for move_event in turn:
            if (
                isinstance(move_event.event, events.TumblerPaid)
                and move_event.event.what != STANDARD_PAYOUT
                and bool(rerolls) == rerolled
            ):
                facts = _describe_payment(turn, move_event.event) | {"rerolls": rerolls}
                yield HighlightCandidate(
                    move_event, move_event.event.seat, move_event.event.gears, facts, {"seat": move_event.event.seat}
                )


def _find_great_turns(story: Story) -> Iterator[HighlightCandidate]:
    for turn in story.split_into_chapters(events.TurnBegan):
        for move_event in turn:
            if (
                isinstance(move_event.event, events.TumblerPaid)
                and move_event.event.what == STANDARD_PAYOUT
                and move_event.event.gears
            ):
                yield _build_payment_highlight(turn, move_event)


def _find_great_bets(story: Story) -> Iterator[HighlightCandidate]:
    yield from _list_bets(story, rare=False)


def _find_rare_bets(story: Story) -> Iterator[HighlightCandidate]:
    yield from _list_bets(story, rare=True)


def _list_bets(story: Story, *, rare: bool) -> Iterator[HighlightCandidate]:
    """Yield the bets that paid much: those that came true in hardly any turn of the match, or the others."""
    turns = [
        (turn, [move_event for move_event in turn if isinstance(move_event.event, events.BetPaid)])
        for turn in story.split_into_chapters(events.TurnBegan)
    ]
    times = Counter(bet for _, paid in turns for bet in {move_event.event.bet for move_event in paid})
    for turn, paid in turns:
        for move_event in paid:
            if (
                move_event.event.gears >= MIN_GREAT_BET_GEARS
                and (times[move_event.event.bet] <= MAX_RARE_BET_WINS) == rare
            ):
                yield _build_payment_highlight(turn, move_event)


def _build_payment_highlight(turn: Sequence[EventOfMove], happened: EventOfMove) -> HighlightCandidate:
    return HighlightCandidate(
        happened,
        happened.event.seat,
        happened.event.gears,
        _describe_payment(turn, happened.event),
        {"seat": happened.event.seat},
    )


def _find_busts(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the turns that brought nothing: how many gears the dice had cost, and what the bets on it paid others."""
    for turn in story.split_into_chapters(events.TurnBegan):
        bought = sum(move_event.event.gears for move_event in turn if isinstance(move_event.event, events.DiceBought))
        paid = Counter[int]()
        for move_event in turn:
            if isinstance(move_event.event, events.BetPaid):
                paid[move_event.event.seat] += move_event.event.gears
        for move_event in turn:
            if isinstance(move_event.event, events.TurnEnded) and move_event.event.out == "bust":
                payees = tuple(seat for seat in sorted(paid) if paid[seat])
                facts: dict[str, Word] = {"gears": bought, "count": len(payees), "paid": paid.total()}
                names: dict[str, int | Sequence[int]] = {"seat": move_event.event.seat, "payees": payees}
                yield HighlightCandidate(move_event, move_event.event.seat, bought + paid.total(), facts, names)


def _find_turning_turns(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the turn in which the winner took the lead for good, by what paid the winner most there."""
    turns = story.split_into_chapters(events.TurnBegan)
    standings = list(story.iterate_running_scores(map(_sum_gears, turns)))
    point = find_turning_point(standings, story.winners)
    if point is None:
        return
    turn = turns[point.place - 1]
    if (bought := _find_costly_purchase(turn, standings[point.place - 1], point.seat)) is not None:
        facts = {**point.describe(MIN_COMEBACK_GEARS), "what": "bought", "bet": "none", "gears": bought.event.gears}
        names = {"seat": point.seat, "rival": bought.event.seat}
        yield HighlightCandidate(bought, point.seat, bought.event.gears, {**facts, "out": _find_turn_end(turn)}, names)
        return
    paid = [entry for entry in turn if isinstance(entry.event, Payment) and entry.event.seat == point.seat]
    best = max(paid, key=lambda entry: entry.event.gears, default=None)
    if best is not None and best.event.gears:
        facts = {**_describe_payment(turn, best.event), **point.describe(MIN_COMEBACK_GEARS)}
        yield HighlightCandidate(best, point.seat, best.event.gears, facts, {"seat": point.seat, "rival": point.rival})


def _find_costly_purchase(turn: Sequence[EventOfMove], scores: Sequence[int], winner: int) -> EventOfMove | None:
    """Return the dice that a rival bought in a turn, if their price put the winner of the match ahead there."""
    running, cause = Counter(dict(enumerate(scores))), None
    leads = _leads_alone(running, winner)
    for move_event in turn:
        running.update(_sum_gears([move_event]))
        if _leads_alone(running, winner) and not leads:
            cause = move_event
        leads = _leads_alone(running, winner)
    return cause if leads and cause is not None and isinstance(cause.event, events.DiceBought) else None


def _leads_alone(scores: Mapping[int, int], seat: int) -> bool:
    return all(scores[seat] > gears for other, gears in scores.items() if other != seat)


def _sum_gears(turn: Sequence[EventOfMove]) -> Counter[int]:
    """Return by seat what a turn cost and paid."""
    change = Counter[int]()
    for move_event in turn:
        if isinstance(move_event.event, events.DiceBought | Payment):
            change[move_event.event.seat] += move_event.event.gears * (
                -1 if isinstance(move_event.event, events.DiceBought) else 1
            )
    return change


def _find_last_payments(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the payment that took the last gear of the supply, and so ended the match."""
    ended = [entry.event.reason for entry in story.list_events(events.MatchEnded)]
    last = story.split_into_chapters(events.TurnBegan)[-1]
    paid = [move_event for move_event in last if isinstance(move_event.event, PAYMENT_EVENTS)]
    if ended == ["empty-supply"] and paid and isinstance(paid[-1].event, Payment):
        yield _build_payment_highlight(last, paid[-1])


def _find_unpaid_bets(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the bets that had won when the supply was empty, and were paid nothing, as far as their worth is plain."""
    last, ended = story.view.last, story.list_events(events.MatchEnded)
    if last is None or [move_event.event.reason for move_event in ended] != ["empty-supply"]:
        return
    paid = {(payment.face, payment.what, payment.place) for payment in last.payments}
    won = [(card.face, bet) for card in last.cards for bet in card.bets if bet.won and bet.pays == "gears"]
    for face, bet in won:
        for number, (seat, worth) in enumerate(zip(bet.stack, bet.payouts, strict=False), start=1):
            if (face, bet.bet, number) not in paid and worth.isdecimal() and not story.view.rivals:
                facts: dict[str, Word] = {"bet": build_bet_key(bet.bet), "owed": int(worth)}
                yield HighlightCandidate(ended[0], seat, int(worth), facts, {"seat": seat})


def _find_left_jackpots(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the turns whose tumbler left a jackpot for the usual pay, by what the best of these was worth."""
    faces = tuple(card.face for card in story.view.cards)
    for turn in story.split_into_chapters(events.TurnBegan):
        paid = [move_event for move_event in turn if isinstance(move_event.event, events.TumblerPaid)]
        if not paid or paid[0].event.what != STANDARD_PAYOUT:
            continue
        left = list_turn_payouts(rebuild_turn([move_event.event for move_event in turn]), faces)[1:]
        if left:
            best = max(left, key=lambda choice: choice.gears)
            facts = _describe_payment(turn, paid[0].event) | {"bet": build_bet_key(best.what), "worth": best.gears}
            yield HighlightCandidate(paid[0], paid[0].event.seat, best.gears, facts, {"seat": paid[0].event.seat})


HIGHLIGHTS: Mapping[str, HighlightRule] = {
    "turning": HighlightRule(50, _find_turning_turns, decides=True, reasoned=True),
    "rerolled": HighlightRule(60, _find_rerolled_jackpots, min_size=9, pays=True, momentous=True),
    "short": HighlightRule(50, _find_short_payments, min_size=4),
    "jackpot": HighlightRule(50, _find_jackpots, min_size=9, pays=True, momentous=True),
    "rare-bet": HighlightRule(40, _find_rare_bets, min_size=6, pays=True),
    "bust": HighlightRule(40, _find_busts, min_size=9),
    "unpaid": HighlightRule(45, _find_unpaid_bets, min_size=4),
    "left": HighlightRule(30, _find_left_jackpots, min_size=9),
    "emptied": HighlightRule(25, _find_last_payments, min_size=5),
    "bet": HighlightRule(20, _find_great_bets, min_size=6, pays=True),
    "turn": HighlightRule(20, _find_great_turns, min_size=12, pays=True),
}
"""What is great, by kind: by how many gears more than it moved, and how many it has to move to be told."""
