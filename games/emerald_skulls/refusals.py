"""Explains why a move is illegal: one exact reason, in the order in which a player would look for it."""

from games.emerald_skulls.card_spread import BetSpot, build_spread
from games.emerald_skulls.cards import build_bet_key
from games.emerald_skulls.dice import (
    LEVEL_NAMES,
    MARKERS_A_PLAYER,
    MAX_DICE,
    MIN_DICE,
    NOSE_LEVEL,
    PRICE_BY_DICE,
    SKULL_FACE,
    build_level_key,
)
from games.emerald_skulls.moves import BuyDice, EmeraldSkullsMove, PlaceBet, PlaceDice, RerollPool, TakeBackBet
from games.emerald_skulls.state import LAST_CALL, EmeraldSkullsState
from games.emerald_skulls.winnable_bets import Prospect
from games.engine.errors import IllegalMove, NotYourTurn


def explain_not_your_turn(state: EmeraldSkullsState, seat: int) -> NotYourTurn:
    """Return the reason why the table does not wait for this player."""
    if state.phase != "bet":
        return NotYourTurn("emerald-skulls-wait-tumbler")
    if seat == state.tumbler:
        called = state.decision is not None and state.decision.kind == LAST_CALL
        return NotYourTurn("emerald-skulls-wait-called" if called else "emerald-skulls-wait-bets")
    return NotYourTurn("emerald-skulls-wait-markers")


def explain_illegal_buy(state: EmeraldSkullsState, seat: int, move: BuyDice) -> IllegalMove:
    """Return the reason (refusal) why this number of dice cannot be bought."""
    if move.dice not in PRICE_BY_DICE:
        return IllegalMove("emerald-skulls-buy-range", dice=move.dice, least=MIN_DICE, most=MAX_DICE)
    return IllegalMove(
        "emerald-skulls-buy-gears", dice=move.dice, price=PRICE_BY_DICE[move.dice], gears=state.gears[seat]
    )


def explain_illegal_bet(state: EmeraldSkullsState, seat: int, move: PlaceBet) -> IllegalMove:
    """Return the reason (refusal) why a marker cannot be put there."""
    spot = build_spread(state.faces).find_bet_spot(move)
    if spot is None:
        return IllegalMove("emerald-skulls-not-in-play", bet=build_bet_key(move.bet), card=move.face)
    own = state.own[seat]
    reasons = (
        (own >> spot.number & 1, "emerald-skulls-same-bet"),
        (own & spot.bars, "emerald-skulls-same-card"),
        (state.turn.top >= spot.stop, "emerald-skulls-stopped"),
        (len(state.stacks[spot.number]) >= spot.places, "emerald-skulls-bet-full"),
        (_is_already_won(state, spot), "emerald-skulls-settled"),
        (not state.open >> spot.number & 1, "emerald-skulls-impossible"),
    )
    code = next((code for holds, code in reasons if holds), "emerald-skulls-unopposed")
    return IllegalMove(
        code,
        bet=build_bet_key(move.bet),
        card=move.face,
        places=spot.places,
        level=build_level_key(LEVEL_NAMES[spot.stop]) if spot.card.stop else "",
    )


def _is_already_won(state: EmeraldSkullsState, spot: BetSpot) -> bool:
    """Tell whether a bet is already won, whatever the dice will do."""
    return not spot.can_lose(Prospect.from_turn(state.turn, state.cubes[state.tumbler]))


def explain_illegal_take(state: EmeraldSkullsState, seat: int, move: TakeBackBet) -> IllegalMove:
    """Return the reason why a marker cannot be taken back."""
    spot = build_spread(state.faces).find_bet_spot(move)
    if spot is None or not state.own[seat] >> spot.number & 1:
        return IllegalMove("emerald-skulls-take-none", bet=build_bet_key(move.bet), card=move.face)
    if spot.number not in state.fresh.get(seat, ()):
        return IllegalMove("emerald-skulls-take-late", bet=build_bet_key(move.bet), card=move.face)
    if seat in state.withdrawn:
        return IllegalMove("emerald-skulls-take-once")
    return IllegalMove("emerald-skulls-take-under", bet=build_bet_key(move.bet), card=move.face)


def explain_illegal_placement(state: EmeraldSkullsState, move: PlaceDice) -> IllegalMove:
    """Return the reason why these dice cannot be placed there."""
    turn, roll = state.turn, state.turn.roll
    reasons = (
        (move.ordinary + move.skulls == 0, "emerald-skulls-place-none"),
        (move.level < turn.floor, "emerald-skulls-place-below"),
        (move.ordinary > roll.count(move.level), "emerald-skulls-place-dice"),
        (move.skulls > roll.count(SKULL_FACE), "emerald-skulls-place-skulls"),
    )
    code = next((code for holds, code in reasons if holds), "emerald-skulls-place-room")
    return IllegalMove(
        code,
        level=build_level_key(LEVEL_NAMES[move.level]),
        face=move.level,
        floor=build_level_key(LEVEL_NAMES[turn.floor]),
        room=turn.count_free_spaces(move.level),
        shown=roll.count(move.level),
        skulls=roll.count(SKULL_FACE),
    )


def explain_illegal_reroll(state: EmeraldSkullsState, move: RerollPool) -> IllegalMove:
    """Return the reason why this reroll is not possible."""
    if move.how == "cube":
        return IllegalMove("emerald-skulls-no-cube")
    if state.turn.picked >= MARKERS_A_PLAYER:
        return IllegalMove("emerald-skulls-nose-markers", markers=MARKERS_A_PLAYER)
    skull = state.turn.skulls[NOSE_LEVEL] > 0
    return IllegalMove("emerald-skulls-nose-skull" if skull else "emerald-skulls-no-nose")


def explain_illegal_jackpot(move: EmeraldSkullsMove) -> IllegalMove:
    """Return the refusal of a jackpot that was not won or is not in play."""
    return IllegalMove("emerald-skulls-no-jackpot", bet=build_bet_key(str(move).partition(" ")[2]))
