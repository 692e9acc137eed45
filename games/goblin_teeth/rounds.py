"""A round: the Pot, the roll, Patient, the awards, the end. Rulebook "Starting a New Round", "End of Round"."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import Look, bids_on
from games.goblin_teeth.hands import draw_cheats, into_hand, off_the_items, shuffle_in
from games.goblin_teeth.notation import Group, Row
from games.goblin_teeth.ongoing import may_start_afresh, waits
from games.goblin_teeth.questions import DECLINE, listed, question
from games.goblin_teeth.rolling import roll_loose
from games.goblin_teeth.state import HIDDEN, UNPLAYED, GoblinTeethState, Step, of_each_seat
from games.goblin_teeth.table import Table, face, step
from games.goblin_teeth.turns import begin_turn, cheat_groups, play_cheat
from games.goblin_teeth.winning import complete, rank

FRESH_START = of_each_seat("fresh-start")
MOST_ROUNDS = 30
COMPLETED, NO_ITEMS, LAST_ROUND = "completed", "no-items", "last-round"
"""How a match ends. Ruling Bounds: after the last round the closest wins, as when no Items are left."""


def begin_round(table: Table) -> bool:
    """Deal the Pot, one Item per player, the first face down; tell whether there was any. Dice are rolled elsewhere.

    Without any Item there is no new round, and the number stays that of the last.
    """
    state = table.state
    number = state.round + 1
    state.passes, state.hidden_seen = 0, 0
    for _ in range(state.seats):
        item = off_the_items(table)
        if item is not None:
            state.pot.append(item)
    shown = [face(state, slot) for slot in range(len(state.pot))]
    table.tell(events.Round(number, state.first, shown))
    state.round = number if state.pot else state.round
    return bool(state.pot)


def roll_all(table: Table) -> None:
    """Let everyone roll; then Blessed and three equal dice follow, then Fresh Start, in turn order."""
    state = table.state
    order = state.round_from(state.first)
    after = [step for seat in order for step in roll_loose(table, seat, state.loose(seat))]
    table.then(*after, *(FRESH_START[seat] for seat in order))
    begin_turn(state, state.first)


@step("fresh-start")
def _ask_fresh_start(table: Table, step: Step) -> None:
    if may_start_afresh(table.state, step.seat):
        table.ask(step)


def _fresh_start_options(_look: Look, _asked: Step) -> list[Group]:
    return listed(("reroll",), DECLINE)


@question("fresh-start", "answer", _fresh_start_options)
def _fresh_start(table: Table, asked: Step, words: Row) -> None:
    if words == DECLINE:
        table.tell(events.Declined(asked.seat, "fresh-start"))
    else:
        table.then(*roll_loose(table, asked.seat, table.state.loose(asked.seat)))


@step("patient")
def _ask_patient(table: Table, step: Step) -> None:
    if waits(table.state, step.seat):
        table.ask(step)


def _patient_offers(look: Look, _asked: Step) -> list[Group]:
    return [*cheat_groups(look, 1), *listed(DECLINE)]


@question("patient", "answer", _patient_offers)
def _patient(table: Table, asked: Step, words: Row) -> None:
    if words == DECLINE:
        table.tell(events.Declined(asked.seat, "patient"))
    else:
        play_cheat(table, asked.seat, words[1:])


@step("round-end")
def _end_round(table: Table, _step: Step) -> None:
    """Award the Items; end the match, or console, pass the token and start the next round."""
    state = table.state
    first = state.first
    took = _award(table)
    if any(complete(state, seat) for seat in range(state.seats)):
        _end(table, COMPLETED)
        return
    for seat in state.round_from(first):
        if seat not in took:
            draw_cheats(table, seat)
    if state.round == MOST_ROUNDS:
        _end(table, LAST_ROUND)
    elif begin_round(table):
        roll_all(table)
    else:
        _end(table, NO_ITEMS)


def _award(table: Table) -> set[int]:
    """Give each Item to its highest bidder, the face-down one unseen and with the token; return who took any."""
    state = table.state
    took: set[int] = set()
    left: list[str] = []
    for slot, (item, row) in enumerate(zip(state.pot, bids_on(state), strict=True)):
        best = max(row)
        if best:
            _give(table, slot, item, row.index(best), best)
            took.add(row.index(best))
        else:
            left.append(item)
            table.tell(events.Left(face(state, slot)))
    state.pot, state.places = [], [UNPLAYED] * len(state.places)
    if left:
        shuffle_in(left, state.items, table.chance)
    return took


def _give(table: Table, slot: int, item: str, seat: int, bid: int) -> None:
    state = table.state
    table.tell(events.Took(seat, face(state, slot), bid))
    if slot == HIDDEN:
        into_hand(state, seat, item, state.hidden_seen)
        table.tell(events.TookHidden(seat, item, to=seat))
        state.first = seat
    else:
        into_hand(state, seat, item)


def _end(table: Table, reason: str) -> None:
    state: GoblinTeethState = table.state
    state.ended, state.ranks = reason, rank(state)
    for seat in range(state.seats):
        if state.ranks[seat] == 1:
            table.tell(events.Won(seat, complete(state, seat), reason))
    table.tell(events.Ended(reason, [seat for seat, place in enumerate(state.ranks) if place == 1]))
