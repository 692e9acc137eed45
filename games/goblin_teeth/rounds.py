"""A round: the Pot, the roll, Patient, the awards, the end. Rulebook "Starting a New Round", "End of Round"."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook, list_all_bids
from games.goblin_teeth.hands import add_to_hand, draw_cheats, shuffle_into_deck, take_top_item
from games.goblin_teeth.move_in_progress import MoveInProgress, find_visible_item, register_step
from games.goblin_teeth.notation import MoveGroup, MoveWords
from games.goblin_teeth.ongoing import may_play_patient_cheat, may_reroll_all
from games.goblin_teeth.questions import DECLINE_ROW, offer_rows, register_question
from games.goblin_teeth.rolling import roll_unplayed_dice
from games.goblin_teeth.state import HIDDEN_SLOT, UNPLAYED_PLACE, AgendaStep, GoblinTeethState, build_steps_by_seat
from games.goblin_teeth.turns import begin_turn, list_cheat_plays, play_cheat
from games.goblin_teeth.winning import find_first_completed, rank_players

FRESH_START_STEPS = build_steps_by_seat("fresh-start")
MAX_ROUNDS = 30
COMPLETED_END, NO_ITEMS_END, LAST_ROUND_END = "completed", "no-items", "last-round"
"""How a match ends. Ruling Bounds: after the last round the closest wins, as when no Items are left."""


def begin_round(progress: MoveInProgress) -> bool:
    """Deal the Pot, one Item per player, the first face down; tell whether there was any. Dice are rolled elsewhere.

    Without any Item there is no new round, and the number stays that of the last.
    """
    state = progress.state
    number = state.round + 1
    state.passes, state.hidden_seen = 0, 0
    for _ in range(state.seats):
        item = take_top_item(progress)
        if item is not None:
            state.pot.append(item)
    shown = [find_visible_item(state, slot) for slot in range(len(state.pot))]
    progress.add_event(events.RoundBegan(number, state.first, shown))
    state.round = number if state.pot else state.round
    return bool(state.pot)


def roll_all_dice(progress: MoveInProgress) -> None:
    """Let everyone roll; then Blessed and three equal dice follow, then Fresh Start, in turn order."""
    state = progress.state
    order = state.list_seats_from(state.first)
    after = [step for seat in order for step in roll_unplayed_dice(progress, seat, state.list_dice_left(seat))]
    progress.push_steps(*after, *(FRESH_START_STEPS[seat] for seat in order))
    begin_turn(state, state.first)


@register_step("fresh-start")
def _ask_fresh_start(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    if may_reroll_all(progress.state, agenda_step.seat):
        progress.ask_question(agenda_step)


def _list_fresh_start_options(_look: SeatLook, _asked: AgendaStep) -> list[MoveGroup]:
    return offer_rows(("reroll",), DECLINE_ROW)


@register_question("fresh-start", "answer", _list_fresh_start_options)
def _answer_fresh_start(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    if move_words == DECLINE_ROW:
        progress.add_event(events.QuestionDeclined(agenda_step.seat, "fresh-start"))
    else:
        progress.push_steps(
            *roll_unplayed_dice(progress, agenda_step.seat, progress.state.list_dice_left(agenda_step.seat))
        )


@register_step("patient")
def _ask_patient(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    if may_play_patient_cheat(progress.state, agenda_step.seat):
        progress.ask_question(agenda_step)


def _list_patient_options(look: SeatLook, _asked: AgendaStep) -> list[MoveGroup]:
    return [*list_cheat_plays(look, 1), *offer_rows(DECLINE_ROW)]


@register_question("patient", "answer", _list_patient_options)
def _answer_patient(progress: MoveInProgress, agenda_step: AgendaStep, move_words: MoveWords) -> None:
    if move_words == DECLINE_ROW:
        progress.add_event(events.QuestionDeclined(agenda_step.seat, "patient"))
    else:
        play_cheat(progress, agenda_step.seat, move_words[1:])


@register_step("round-end")
def _end_round(progress: MoveInProgress, _step: AgendaStep) -> None:
    """Award the Items; end the match, or console, pass the token and start the next round."""
    state = progress.state
    first = state.first
    took = _award_items(progress)
    if any(find_first_completed(state, seat) for seat in range(state.seats)):
        _end_match(progress, COMPLETED_END)
        return
    for seat in state.list_seats_from(first):
        if seat not in took:
            draw_cheats(progress, seat)
    if state.round == MAX_ROUNDS:
        _end_match(progress, LAST_ROUND_END)
    elif begin_round(progress):
        roll_all_dice(progress)
    else:
        _end_match(progress, NO_ITEMS_END)


def _award_items(progress: MoveInProgress) -> set[int]:
    """Give each Item to its highest bidder, the face-down one unseen and with the token; return who took any."""
    state = progress.state
    took: set[int] = set()
    left: list[str] = []
    for slot, (item, row) in enumerate(zip(state.pot, list_all_bids(state), strict=True)):
        best = max(row)
        if best:
            _give_item(progress, slot, item, row.index(best), best)
            took.add(row.index(best))
        else:
            left.append(item)
            progress.add_event(events.ItemWithoutBids(find_visible_item(state, slot)))
    state.pot, state.places = [], [UNPLAYED_PLACE] * len(state.places)
    if left:
        shuffle_into_deck(left, state.items, progress.chance)
    return took


def _give_item(progress: MoveInProgress, slot: int, item: str, seat: int, bid: int) -> None:
    state = progress.state
    progress.add_event(events.ItemAwarded(seat, find_visible_item(state, slot), bid))
    if slot == HIDDEN_SLOT:
        add_to_hand(state, seat, item, state.hidden_seen)
        progress.add_event(events.HiddenItemAwarded(seat, item, to=seat))
        state.first = seat
    else:
        add_to_hand(state, seat, item)


def _end_match(progress: MoveInProgress, reason: str) -> None:
    state: GoblinTeethState = progress.state
    state.ended, state.ranks = reason, rank_players(state)
    for seat in range(state.seats):
        if state.ranks[seat] == 1:
            progress.add_event(events.PlayerWon(seat, find_first_completed(state, seat), reason))
    progress.add_event(events.MatchEnded(reason, [seat for seat, place in enumerate(state.ranks) if place == 1]))
