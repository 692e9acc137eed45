"""A turn: Cheats, Poisoner's gift, a die. Rulebook "Taking Turns", "Playing Cheat cards", "Placing a Die", "Altar"."""

from collections.abc import Callable, Iterator
from functools import partial

from games.goblin_teeth.bids import Look, allowed
from games.goblin_teeth.cards import CARDS
from games.goblin_teeth.cards.drawing import SNEAK_PREVIEW
from games.goblin_teeth.hands import bit, draw_cheats, into_hand
from games.goblin_teeth.memory import missed_leave
from games.goblin_teeth.notation import DICE, DIE, ONE_SLOT, PLAYER, PLAYERS, SLOT, Offer, Row, unlike
from games.goblin_teeth.ongoing import extra_cards, may_poison, most_cheats
from games.goblin_teeth.placing import open_to, place_die
from games.goblin_teeth.registry import start_card
from games.goblin_teeth.state import ALTAR, GoblinTeethState, Step, owner
from games.goblin_teeth.table import Table, listed, question, step

CHEATS_A_TURN = 30
PASSES_A_ROUND = 5
"""Ruling Bounds: more Cheats in a turn, or turns in a round that end without a die, are not to be had."""
POISON = 2

END_TURN = Step("end-turn")
ALTAR_ROWS: tuple[Row, ...] = (("altar",), ("altar", "draw"))
CLEAR_ROWS: tuple[Row, ...] = tuple(("altar", "clear", player) for player in PLAYERS)


def begin_turn(state: GoblinTeethState, seat: int) -> None:
    """Give the turn to a seat."""
    state.turn, state.spent, state.passing, state.poisoned = seat, 0, False, False


def may_end(state: GoblinTeethState) -> bool:
    """Tell whether the turn may end without a die. Card: Pass."""
    return state.passing and state.passes < PASSES_A_ROUND


def cheat_offers(look: Look, room: int) -> list[Offer]:
    """Offer every Cheat of the seat's hand, if there is room for so many plays."""
    if room <= 0:
        return []
    names = [name for name in look.state.hands[look.seat] if name in CARDS and _plays(name) <= room]
    return [(("cheat", name), partial(look.rows, CARDS[name].rows)) for name in names]


def _plays(name: str) -> int:
    """Return how many Cheats a play counts for: Sneak Preview plays another one. Ruling Lawful."""
    return 2 if name == SNEAK_PREVIEW else 1


def play_cheat(table: Table, seat: int, words: Row) -> None:
    """Play a Cheat: `words` are its name and how it is played."""
    name = words[0]
    table.state.spent += _plays(name)
    start_card(table, seat, name)
    CARDS[name].play(table, seat, words[1:])


def place_offers(look: Look) -> Iterator[Offer]:
    """Offer every own unplayed die on every Item that is open to it, and on the Altar with every Altar action."""
    front = look.state.front
    altar = [*ALTAR_ROWS, *(CLEAR_ROWS[seat] for seat, cards in enumerate(front) if cards)]
    for die in look.loose:
        yield ("place", DICE[die]), partial(_places, look, die, altar)


def _places(look: Look, die: int, altar: list[Row]) -> list[Row]:
    return [ONE_SLOT[slot] for slot in open_to(look, die)] + altar


def poison_rows(look: Look) -> list[Row]:
    """List every die of another player that can be reduced by two, with every card in hand."""
    state = look.state
    dice = [
        die
        for die in look.stands
        if owner(die) != look.seat
        and state.dice[die] > POISON
        and allowed(look.bids, state.places[die], owner(die), -POISON)
    ]
    return [(DICE[die], card) for die in dice for card in unlike(state.hands[look.seat])]


def _turn_offers(look: Look, asked: Step) -> Iterator[Offer]:
    state, seat = look.state, asked.seat
    yield from place_offers(look)
    if may_end(state):
        yield from listed(("end",))
    if may_poison(state, seat):
        yield ("poison",), partial(poison_rows, look)
    yield from cheat_offers(look, most_cheats(state, seat, CHEATS_A_TURN) - state.spent)


@question("turn", _turn_offers)
def _take_turn(table: Table, asked: Step, words: Row) -> None:
    TURN_VERBS[words[0]](table, asked.seat, words[1:])


def _place(table: Table, seat: int, words: Row) -> None:
    """Place a die: the end of the turn."""
    table.then(END_TURN)
    die, place = DIE[words[0]], SLOT.get(words[1], ALTAR)
    place_die(table, seat, die, place)
    if place == ALTAR and len(words) > 2:
        ALTAR_ACTIONS[words[2]](table, seat, die, words[3:])


def _altar_draw(table: Table, seat: int, die: int, _words: Row) -> None:
    draw_cheats(table, seat, 1 + extra_cards(table.state, seat, die))


def _altar_clear(table: Table, seat: int, _die: int, words: Row) -> None:
    """Discard all Ongoing cards in front of a player."""
    target = PLAYER[words[0]]
    cards = table.state.front[target]
    table.tell("cleared", seat=seat, to_seat=target, cards=list(cards))
    table.state.cheat_discard += cards
    cards.clear()


ALTAR_ACTIONS: dict[str, Callable[[Table, int, int, Row], None]] = {"draw": _altar_draw, "clear": _altar_clear}


def _pass(table: Table, seat: int, _words: Row) -> None:
    """End the turn without placing a die, as Pass allows."""
    table.state.passes += 1
    table.tell("passed", seat=seat)
    table.then(END_TURN)


def _poison(table: Table, seat: int, words: Row) -> None:
    """Give a card to another player and reduce one of their dice by two. Ruling Poisoner: they alone see the card."""
    state, die, card = table.state, DIE[words[0]], words[1]
    victim = owner(die)
    state.poisoned = True
    state.hands[seat].remove(card)
    missed_leave(state, seat, card, (seat, victim))
    into_hand(state, victim, card, bit(seat) | bit(victim))
    was = state.dice[die]
    state.dice[die] = was - POISON
    table.tell_die("poisoned", die, was, seat=seat)
    for knowing in (seat, victim):
        table.whisper(knowing, "poison-card", seat=seat, to_seat=victim, card=card)


def _cheat(table: Table, seat: int, words: Row) -> None:
    play_cheat(table, seat, words)


TURN_VERBS: dict[str, Callable[[Table, int, Row], None]] = {
    "place": _place,
    "end": _pass,
    "poison": _poison,
    "cheat": _cheat,
}


@step("end-turn")
def _end_turn(table: Table, _step: Step) -> None:
    """Pass the turn to the next player with an unplayed die; without any, the round closes."""
    state = table.state
    for number in range(state.turn + 1, state.turn + 1 + state.seats):
        if state.loose(number % state.seats):
            begin_turn(state, number % state.seats)
            return
    table.then(*(Step("patient", seat) for seat in state.round_from(state.first)), Step("round-end"))
