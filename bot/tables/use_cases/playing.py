"""What can be done in a match: moves, typed text, resigning, and what happens when time runs out.

Each use case works on a `Draft`, ends in `settle`, and raises a `GameError` if it is refused.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.store.models import Actor, Table
from bot.tables.draft import Draft
from bot.tables.errors import TableError
from bot.tables.use_cases.lobby import hand_on
from games.engine import BadNotation, Match, Move, NotYourTurn, no_move
from games.engine.typed import read_freely

LONGEST_TEXT = 200
GRACE = timedelta(seconds=30)
"""The time that a stop of the bot leaves to everybody who is asked."""


def play(sitting: Draft, user_id: int, notation: str, decision: int | None) -> None:
    """Play a move in notation."""
    sitting.play(sitting.seat_of(user_id), notation, "player", decision)
    come_back(sitting, user_id)
    settle(sitting)


def play_goblin(sitting: Draft, seat: int, notation: str, decision: int | None) -> None:
    """Play the move of a goblin; raises `NotYourTurn` if the person it was thinking for came back meanwhile."""
    sitting.playing()
    if not sitting.table.minds(seat):
        raise NotYourTurn("not-your-turn")
    sitting.play(seat, notation, "goblin" if sitting.table.at(seat).goblin else "stand-in", decision)
    settle(sitting)


def play_text(sitting: Draft, user_id: int, text: str, decision: int | None) -> None:
    """Play what was typed: a move or several, all or nothing."""
    seat = sitting.seat_of(user_id)
    if len(text) > LONGEST_TEXT:
        raise no_move(text)
    for move in read_typed(sitting.playing(), seat, text):
        sitting.play(seat, move, "player", decision)
        decision = None
    come_back(sitting, user_id)
    settle(sitting)


def read_typed(match: Match, seat: int, text: str) -> Iterator[Move | str]:
    """Yield the moves that a text stands for, in the game's notation or in free form, separated by commas.

    A move after a comma is read when the one before is played. Raises `BadNotation` if a text is not a move.
    """
    try:
        yield from match.moves_from(seat, text)
    except BadNotation:
        for part in text.split(","):
            move = read_freely(match.legal_moves(seat), part)
            yield from [move] if move else match.moves_from(seat, part)


def come_back(sitting: Draft, user_id: int) -> None:
    """Wait again for somebody who was silent; proposals to take their seat are dropped."""
    sitting.set_sitter(user_id, silent=0)
    asked, sitter = sitting.table.proposal, sitting.table.sitter(user_id)
    if asked and sitter and asked.kind == "seat" and asked.seat == sitter.seat:
        sitting.set(proposal=None)


def return_to_seat(sitting: Draft, user_id: int) -> None:
    """Let somebody who resigned take back their seat from the goblin that minds it; else raise `TableError`."""
    sitting.playing()
    sitter = sitting.table.sitter(user_id)
    if sitter is None:
        raise TableError("not-seated")
    if sitter.gone and not sitting.table.takeover:
        raise TableError("already-gone")
    sitting.set_sitter(user_id, gone=False)
    come_back(sitting, user_id)


def resign(sitting: Draft, user_id: int) -> None:
    """Leave for good; the seat is answered for. When only goblins are left, the table is closed."""
    sitting.seat_of(user_id)
    sitting.set_sitter(user_id, gone=True)
    hand_on(sitting, user_id)
    if sitting.table.present:
        settle(sitting)
    else:
        sitting.close()


def on_time(sitting: Draft) -> None:
    """Do what is due: at half time note the warning, at the deadline answer for everybody who is silent.

    A match without a clock that nobody uses any more is closed.
    """
    table = sitting.table
    if sitting.match is None or table.paused_at:
        return
    if table.forsaken_at and table.forsaken_at <= sitting.now:
        sitting.close()
    elif table.deadline and table.deadline <= sitting.now:
        _answer_for_the_silent(sitting, sitting.match)
        settle(sitting)
    elif table.half_time and table.half_time <= sitting.now:
        sitting.set(warned=True)


def wake(sitting: Draft, grace: timedelta = GRACE) -> None:
    """Put a table in order after a stop: nobody who is asked has less time than `grace` from now, if there is any."""
    if sitting.match is None or sitting.table.paused_at:
        return
    settle(sitting)
    if sitting.table.deadline is None and sitting.table.status == "playing":
        # A table that was held back gets its time again.
        sitting.give_time()
    deadline, kindest = sitting.table.deadline, sitting.now + grace
    if grace and deadline and deadline < kindest:
        sitting.set(deadline=kindest)


def overslept(table: Table, now: datetime, grace: timedelta = GRACE) -> bool:
    """Tell from a table alone whether `wake` has anything to do there, so that others need not be read."""
    held_back = table.deadline is None and table.pace != "none"
    near = bool(grace) and table.deadline is not None and table.deadline < now + grace
    in_play = table.status == "playing" and table.paused_at is None
    return in_play and (held_back or near or any(sitter.gone for sitter in table.sitters))


def give_back(sitting: Draft, lost: timedelta) -> None:
    """Give the open decision the time in which it could not be answered; a table held back gets its whole time again.

    A pause gives back its own time when it ends.
    """
    table = sitting.table
    if sitting.match is None or table.decision_since is None or table.paused_at:
        return
    if table.deadline is None:
        sitting.give_time()
        return
    lost = min(lost, sitting.now - table.decision_since)
    sitting.set(deadline=table.deadline + lost, decision_since=table.decision_since + lost)


def hold_back(sitting: Draft, lost: timedelta | None) -> None:
    """Let no time run out at a table that cannot show its question; `None`: hold it back until it can."""
    if lost is None:
        sitting.set(deadline=None)
        return
    give_back(sitting, lost)
    deadline, kindest = sitting.table.deadline, sitting.now + GRACE
    if deadline and deadline < kindest:
        sitting.set(deadline=kindest)


def settle(sitting: Draft) -> None:
    """Answer for missing players, unless goblins do; then end the match, or give a new decision its time."""
    match = sitting.playing()
    if sitting.table.paused_at and match.decision:
        return
    if not sitting.table.takeover:
        _answer_for_the_missing(sitting, match)
    if match.decision is None:
        sitting.give_time()
        sitting.set(status="over", ended_at=sitting.now)
        sitting.end_agreements()
    # A half-laid turn is the same decision: its time does not start again.
    elif match.decision.number != sitting.table.decision_number:
        sitting.give_time()


def _answer_for_the_silent(sitting: Draft, match: Match) -> None:
    """Play default moves while the same decision is open; a default may be one step of several."""
    silent = match.decision
    is_turn = silent is not None and match.game.tempo(silent.kind) == "turn"
    for seat in silent.seats if silent and is_turn else ():
        sitter = sitting.table.at(seat)
        sitting.set_sitter(sitter.user_id, silent=sitter.silent + 1)
    while silent and match.decision and match.decision.number == silent.number:
        _answer(sitting, match, match.decision.seats[0], "clock")


def _answer_for_the_missing(sitting: Draft, match: Match) -> None:
    """Play default moves for those who resigned, and, one at a time, for those who are away."""
    missing = {sitter.seat: sitter for sitter in sitting.table.vacant}
    while missing and match.decision and (owing := [seat for seat in match.decision.seats if seat in missing]):
        seat = min(owing, key=lambda seat: (not missing[seat].gone, seat))
        _answer(sitting, match, seat, "gone" if missing[seat].gone else "away")


def _answer(sitting: Draft, match: Match, seat: int, by: Actor) -> None:
    sitting.play(seat, match.default_move(seat), by)
