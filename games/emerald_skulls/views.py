"""What a viewer of Emerald Skulls may know: everything but the order of the opposition deck."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from games.emerald_skulls.betting import list_takable_bets
from games.emerald_skulls.card_spread import ALL_BETS, BetMask, BetSpot, build_spread
from games.emerald_skulls.cards import Currency, Deck, Jackpot, Role, load_betting_cards
from games.emerald_skulls.dice import GEM_LEVEL, LOWER_LEVEL, NOSE_LEVEL
from games.emerald_skulls.opposition import VRAX_SEAT, load_opposition_cards
from games.emerald_skulls.payout import JackpotChoice, compute_usual_payout, list_available_payouts
from games.emerald_skulls.state import EmeraldSkullsState, LastTurn, Payment
from games.emerald_skulls.turn import Out, TumblerTurn
from games.emerald_skulls.winnable_bets import Prospect
from games.engine.contract import AGREED_REASON, View

Status = Literal["open", "full", "stopped", "impossible", "settled", "judged"]


@dataclass(frozen=True, slots=True)
class BetSeen:
    """A bet on a card: `payouts` from the first marker up ("8", "8+n", "×3"), `stack` the seats from the bottom.

    `group` is the bet whose side it takes: its own, or the one that a kicker is based on. `status` says whether anybody
    could place another marker there: "full", "stopped", "impossible" because of the board, "settled" if the board has
    already won the bet; "judged" once the turn is over. `won` tells the result as soon as the bet is certainly won, or
    the turn is over.
    """

    bet: str
    role: Role
    group: str
    payouts: tuple[str, ...]
    pays: Currency
    jackpot: Jackpot | None
    stack: tuple[int, ...]
    status: Status
    won: bool | None


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A face in play; `stop` is the level that closes it, or `None`; `stopped` tells whether it has."""

    face: str
    deck: Deck
    stop: int | None
    stopped: bool
    bets: tuple[BetSeen, ...]


@dataclass(frozen=True, slots=True)
class RivalsSeen:
    """Vrax (1 in the stacks) and Kur (2): their gears, the card of this round, and how many are to come.

    Before a round's card is revealed there is none: the card of the last round no longer applies. `vrax` and `kur` are
    the bets of the card for pools of 3–4, 5–6 and 7 dice. `shown` are the cards turned up so far.
    """

    gears: int
    card: int | None
    vrax: tuple[str, ...]
    kur: tuple[str, ...]
    cards: int
    shown: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LastTurnSeen:
    """The last turn that was paid (or waits for the choice of a jackpot): board by level from 1, dice left, lines.

    `cards` are the bets as they were when it ended, judged.
    """

    seat: int
    out: Out
    ordinary: tuple[int, ...]
    skulls: tuple[int, ...]
    left: tuple[int, ...]
    picked: int
    payments: tuple[Payment, ...]
    cards: tuple[CardSeen, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EmeraldSkullsView(View):
    """The table as everyone sees it.

    `phase` is the kind of the decision, or "over"; `called` tells that the tumbler has called for the last bets, which
    is a part of the phase "bet". `number` counts turns, `began` is the number of the turn's first
    decision. `ordinary` and `skulls` count the dice on the board for the levels 1 to 5; `floor` is the lowest level
    still open, `top` the highest used (0: none). `pool` counts the tumbler's dice, `roll` shows their faces (6 is a
    skull) and is empty while they are in the hand; `spare` dice are beside the board. `markers` are those that each
    player has left; `picked` of the tumbler's are at the nose. `takable` are the bets whose marker each seat may still
    take back, `resting` the seats that are ready for the rest of the turn. `offers` are what the tumbler may collect in
    phase "jackpot"; `worth` what the board would pay on a Chicken Out in phase "check". `tumbled`
    counts by seat the turns that ended, `picked_in` those of them in which a nose was picked.
    """

    phase: str
    called: bool
    advanced: bool
    number: int
    began: int
    tumbler: int
    pool: int
    roll: tuple[int, ...]
    spare: int
    ordinary: tuple[int, ...]
    skulls: tuple[int, ...]
    top: int
    floor: int
    picked: int
    out: Out | None
    gears: tuple[int, ...]
    cubes: tuple[int, ...]
    markers: tuple[int, ...]
    takable: tuple[tuple[str, ...], ...]
    resting: tuple[int, ...]
    supply: int
    cards: tuple[CardSeen, ...]
    rivals: RivalsSeen | None
    offers: tuple[JackpotChoice, ...]
    worth: JackpotChoice | None
    last: LastTurnSeen | None
    tumbled: tuple[int, ...]
    picked_in: tuple[int, ...]

    @property
    def is_broken_off(self) -> bool:
        """Whether the players agreed to end the match in a turn, which pays nothing."""
        return self.out is None and self.outcome is not None and self.outcome.reason == AGREED_REASON


def list_by_level(numbers: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers for the levels 1 to 5."""
    return tuple(numbers[LOWER_LEVEL : GEM_LEVEL + 1])


def view_cards(state: EmeraldSkullsState) -> tuple[CardSeen, ...]:
    """Return the cards in play, in the order of their numbers; if the turn is over, with their results."""
    if state.turn.out and state.last:
        return view_last_turn_cards(state.faces, state.last)
    return _view_cards(state.faces, tuple(state.stacks), state.turn.top, *_compute_prospects(state))


def _is_window_open(state: EmeraldSkullsState) -> bool:
    return state.phase == "bet"


def _compute_prospects(state: EmeraldSkullsState) -> tuple[BetMask, BetMask]:
    """Return the bets that can be won and those that can be lost, by any bettor; before there is a pool, all."""
    turn = state.turn
    if not turn.pool:
        return ALL_BETS, ALL_BETS
    may_stop = state.decision is not None and state.decision.kind == "check"
    roll = tuple(turn.roll) if may_stop else ()
    laid = DiceKey(turn.pool, roll, tuple(turn.ordinary), tuple(turn.skulls), turn.top, turn.picked)
    return _compute_bet_prospects(state.faces, state.cubes[state.tumbler], may_stop, laid)


class DiceKey(NamedTuple):
    """The dice of a turn, as a key to what is known about it."""

    pool: int
    roll: tuple[int, ...]
    ordinary: tuple[int, ...]
    skulls: tuple[int, ...]
    top: int
    picked: int


@lru_cache(maxsize=1 << 8)
def _compute_bet_prospects(
    faces: tuple[str, ...], cubes: int, may_stop: bool, laid: DiceKey
) -> tuple[BetMask, BetMask]:
    """Return the bets that can be won and those that can be lost from here; a tumbler who may stop may do so."""
    turn = TumblerTurn(laid.pool, list(laid.roll), list(laid.ordinary), list(laid.skulls), laid.top, laid.picked)
    prospect, spots = Prospect.from_turn(turn, cubes), build_spread(faces).spots
    winnable = sum(1 << spot.number for spot in spots if spot.can_win(prospect))
    losable = sum(1 << spot.number for spot in spots if spot.can_lose(prospect))
    if not may_stop:
        return winnable, losable
    stopped = replace(turn, out="chicken")
    won = sum(1 << spot.number for spot in spots if spot.won(stopped))
    return winnable | won, losable | ~won


@lru_cache(maxsize=1 << 8)
def _view_cards(
    faces: tuple[str, ...], stacks: tuple[tuple[int, ...], ...], top: int, winnable: BetMask, losable: BetMask
) -> tuple[CardSeen, ...]:
    """Return the cards of a turn that goes on: the same for everybody."""
    bets_by_face: dict[str, list[BetSeen]] = {face: [] for face in faces}
    for spot, stack in zip(build_spread(faces).spots, stacks, strict=True):
        status = _find_bet_status(spot, stack, top, winnable, losable)
        bets_by_face[spot.bet.face].append(
            _view_bet(spot.bet.face, spot.place, stack, status, None if losable >> spot.number & 1 else True)
        )
    return _build_cards(bets_by_face, top)


def view_bare_cards(faces: tuple[str, ...]) -> tuple[CardSeen, ...]:
    """Return any faces, even faces that cannot be in play together, without markers."""
    return _view_cards(faces, ((),) * len(build_spread(faces).spots), 0, ALL_BETS, ALL_BETS)


@lru_cache(maxsize=1 << 8)
def view_last_turn_cards(faces: tuple[str, ...], last: LastTurn) -> tuple[CardSeen, ...]:
    """Return the cards of a turn that has ended, each bet with its result."""
    turn = _rebuild_turn(last)
    bets_by_face: dict[str, list[BetSeen]] = {face: [] for face in faces}
    for spot, stack in zip(build_spread(faces).spots, last.stacks, strict=True):
        bets_by_face[spot.bet.face].append(_view_bet(spot.bet.face, spot.place, stack, "judged", spot.won(turn)))
    return _build_cards(bets_by_face, turn.top)


def _build_cards(bets_by_face: dict[str, list[BetSeen]], top: int) -> tuple[CardSeen, ...]:
    return tuple(_view_card(face, top, tuple(bets)) for face, bets in bets_by_face.items())


def _view_card(face: str, top: int, bets: tuple[BetSeen, ...]) -> CardSeen:
    card = load_betting_cards()[face]
    return CardSeen(face, card.deck, card.stop, card.stop is not None and top >= card.stop, bets)


@lru_cache(maxsize=1 << 11)
def _view_bet(face: str, place: int, stack: tuple[int, ...], status: Status, won: bool | None) -> BetSeen:
    """Return one bet as it is now, cached: the same bet is seen again and again."""
    entry = load_betting_cards()[face].bets[place]
    return BetSeen(
        bet=entry.bet,
        role=entry.role,
        group=entry.group or entry.bet,
        payouts=tuple(map(str, entry.terms)),
        pays=entry.pays,
        jackpot=entry.jackpot,
        stack=stack,
        status=status,
        won=won,
    )


def _find_bet_status(spot: BetSpot, stack: tuple[int, ...], top: int, winnable: BetMask, losable: BetMask) -> Status:
    bet = 1 << spot.number
    reasons: tuple[tuple[bool, Status], ...] = (
        (len(stack) >= spot.places, "full"),
        (top >= spot.stop, "stopped"),
        (not losable & bet, "settled"),
        (not winnable & bet, "impossible"),
    )
    return next((status for holds, status in reasons if holds), "open")


def view_rivals(state: EmeraldSkullsState) -> RivalsSeen | None:
    """Return Vrax and Kur in the solitary mode."""
    if not state.is_solitary:
        return None
    card = state.shown[-1] if state.own[VRAX_SEAT] else None
    columns = load_opposition_cards()[card] if card is not None else None
    return RivalsSeen(
        gears=state.rivals,
        card=card,
        vrax=tuple(columns.vrax) if columns else (),
        kur=tuple(columns.kur) if columns else (),
        cards=len(state.deck),
        shown=tuple(state.shown),
    )


def view_last_turn(state: EmeraldSkullsState) -> LastTurnSeen | None:
    """Return the last turn that was paid."""
    return None if state.last is None else _view_last_turn(state.faces, state.last)


@lru_cache(maxsize=1 << 8)
def _view_last_turn(faces: tuple[str, ...], last: LastTurn) -> LastTurnSeen:
    return LastTurnSeen(
        last.seat,
        last.out,
        list_by_level(last.ordinary),
        list_by_level(last.skulls),
        last.left,
        last.picked,
        last.payments,
        view_last_turn_cards(faces, last),
    )


def _rebuild_turn(last: LastTurn) -> TumblerTurn:
    """Return a turn that has ended, as far as bets are judged by it."""
    used = [level for level in range(LOWER_LEVEL, GEM_LEVEL + 1) if last.ordinary[level] + last.skulls[level]]
    top = max([*used, NOSE_LEVEL] if last.picked else used, default=0)
    return TumblerTurn(
        len(last.left), list(last.left), list(last.ordinary), list(last.skulls), top, last.picked, last.out
    )


def view_offers(state: EmeraldSkullsState) -> tuple[JackpotChoice, ...]:
    """Return what the tumbler may collect, while that is the question."""
    asked = state.decision is not None and state.decision.kind == "jackpot"
    return tuple(list_available_payouts(state)) if asked else ()


def view_chicken_out_payout(state: EmeraldSkullsState) -> JackpotChoice | None:
    """Return the payout of a Chicken Out, while the tumbler may choose it."""
    asked = state.decision is not None and state.decision.kind == "check"
    return compute_usual_payout(state.turn, "chicken") if asked else None


def view_takable_bets(state: EmeraldSkullsState) -> tuple[tuple[str, ...], ...]:
    """Return the names of the bets that each seat may still take back."""
    cards_by_seat: list[tuple[str, ...]] = [()] * state.seats
    spots = build_spread(state.faces).spots
    for seat in state.fresh if _is_window_open(state) else ():
        cards_by_seat[seat] = tuple([spots[number].bet.bet for number in list_takable_bets(state, seat)])
    return tuple(cards_by_seat)
