"""Cards that move dice: Let Me Help, Reposition, Sleight of Hand, Trade Places and Transposition."""

from games.goblin_teeth import events
from games.goblin_teeth.bids import Look, allowed, both_allowed
from games.goblin_teeth.hands import cheats_left, draw_cheats
from games.goblin_teeth.notation import DIE, SLOT, TWO_DICE, Group, Row
from games.goblin_teeth.placing import move_dice, onto_items
from games.goblin_teeth.questions import DECLINE, listed, question
from games.goblin_teeth.registry import action
from games.goblin_teeth.state import ALTAR, UNPLAYED, Step, owner
from games.goblin_teeth.table import Table, step

DRAW: Row = ("draw",)


def _others_unplayed(look: Look) -> list[Row]:
    state = look.state
    return onto_items(look, [die for die in look.stands if state.places[die] == UNPLAYED and owner(die) != look.seat])


@action("let-me-help", _others_unplayed)
def let_me_help(table: Table, seat: int, words: Row) -> None:
    """Move an unplayed die of another player to an Item; that player may then draw a Cheat.

    It must be a bid that they could make if they were not Polite. Ruling Let Me Help.
    """
    die = DIE[words[0]]
    table.then(Step("helped", owner(die)))
    move_dice(table, seat, {die: SLOT[words[1]]})


@step("helped")
def _ask_helped(table: Table, step: Step) -> None:
    if cheats_left(table.state):
        table.ask(step)


def _helped_options(_look: Look, _asked: Step) -> list[Group]:
    return listed(DRAW, DECLINE)


@question("helped", "answer", _helped_options, silence=DRAW)
def _helped(table: Table, asked: Step, words: Row) -> None:
    if words == DECLINE:
        table.tell(events.Declined(asked.seat, "helped"))
    else:
        draw_cheats(table, asked.seat)


def _from_item_to_item(look: Look) -> list[Row]:
    state, bids = look.state, look.bids
    lying = [die for die in look.stands if state.places[die] >= 0]
    return onto_items(look, [die for die in lying if allowed(bids, state.places[die], owner(die), -state.dice[die])])


@action("reposition", _from_item_to_item)
def reposition(table: Table, seat: int, words: Row) -> None:
    """Move any die, anyone's, from an Item to another Item. Both bids must be legal afterwards."""
    move_dice(table, seat, {DIE[words[0]]: SLOT[words[1]]})


def _from_altar(look: Look) -> list[Row]:
    return onto_items(look, [die for die in look.stands if look.state.places[die] == ALTAR])


@action("sleight-of-hand", _from_altar)
def sleight_of_hand(table: Table, seat: int, words: Row) -> None:
    """Move any die, anyone's, from the Altar to an Item."""
    move_dice(table, seat, {DIE[words[0]]: SLOT[words[1]]})


def _played(look: Look, *, own: bool) -> list[int]:
    state = look.state
    return [die for die in look.stands if state.places[die] != UNPLAYED and (owner(die) == look.seat) == own]


def _own_for_anothers(look: Look) -> list[Row]:
    theirs = _played(look, own=False)
    return [TWO_DICE[mine][die] for mine in _played(look, own=True) for die in theirs if _may_trade(look, mine, die)]


def _may_trade(look: Look, mine: int, other: int) -> bool:
    """Tell whether two played dice of different owners are in different places and may change places."""
    state, seat, rival = look.state, look.seat, owner(other)
    here, there = state.places[mine], state.places[other]
    if here == there:
        return False
    give, take = state.dice[mine], state.dice[other]
    return both_allowed(look.bids, here, (seat, -give), (rival, take)) and both_allowed(
        look.bids, there, (seat, give), (rival, -take)
    )


def _change_places(table: Table, seat: int, words: Row) -> None:
    one, other = DIE[words[0]], DIE[words[1]]
    places = table.state.places
    move_dice(table, seat, {one: places[other], other: places[one]})


@action("trade-places", _own_for_anothers)
def trade_places(table: Table, seat: int, words: Row) -> None:
    """Let an own played die and one of another player change places; they keep their values; the Altar counts.

    They are in different places; the bids are judged when both have moved. Ruling Trade Places and Transposition.
    """
    _change_places(table, seat, words)


def _two_own(look: Look) -> list[Row]:
    dice = _played(look, own=True)
    return [
        TWO_DICE[one][other]
        for number, one in enumerate(dice)
        for other in dice[number + 1 :]
        if _may_transpose(look, one, other)
    ]


def _may_transpose(look: Look, one: int, other: int) -> bool:
    """Tell whether two of the seat's own played dice are in different places and may change places."""
    state, seat, bids = look.state, look.seat, look.bids
    here, there = state.places[one], state.places[other]
    more = state.dice[other] - state.dice[one]
    return here != there and allowed(bids, here, seat, more) and allowed(bids, there, seat, -more)


@action("transposition", _two_own)
def transposition(table: Table, seat: int, words: Row) -> None:
    """Let two own played dice change places; they keep their values; the Altar counts. As Trade Places."""
    _change_places(table, seat, words)
