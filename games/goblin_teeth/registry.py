"""The thirty Cheat cards by name: how each card can be played, and what a play does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.goblin_teeth import events
from games.goblin_teeth.bids import Look
from games.goblin_teeth.hands import into_hand, out_of_hand
from games.goblin_teeth.notation import ACTIONS, IS_ONGOING, ONE_PLAYER, ONGOING, PLAYER, Row
from games.goblin_teeth.state import Step
from games.goblin_teeth.table import Table, step

Rows = Callable[[Look], Sequence[Row]]
Fits = Callable[[Look, Row], bool]
Play = Callable[[Table, int, Row], None]
R = TypeVar("R", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class Card:
    """A Cheat card. `rows` lists how it can be played (the words after its name), `play` carries it out for a seat.

    `judge` tells whether words are one of these plays, for cards with many; without it, all are listed for that.
    """

    name: str
    rows: Rows
    play: Play
    judge: Fits | None = None

    def fits(self, look: Look, words: Row) -> bool:
        """Tell whether the card can be played in this way."""
        return self.judge(look, words) if self.judge else words in look.once(self.rows)


CARDS: dict[str, Card] = {}
RULES: dict[str, Callable[..., object]] = {}
"""The rule of each Ongoing card, called wherever it applies."""


def action(name: str, rows: Rows, judge: Fits | None = None) -> Callable[[Play], Play]:
    """Register the decorated function as the play of an Action card."""

    def register(play: Play) -> Play:
        CARDS[_fresh(name, ACTIONS)] = Card(name, rows, play, judge)
        return play

    return register


def ongoing(name: str) -> Callable[[R], R]:
    """Register the decorated function as the rule of an Ongoing card."""

    def register(rule: R) -> R:
        CARDS[_fresh(name, ONGOING)] = Card(name, _before_anyone, _putting_in_front(name))
        RULES[name] = rule
        return rule

    return register


def _fresh(name: str, names: Sequence[str]) -> str:
    if name in CARDS or name not in names:
        raise ValueError(f"{name} is no card that still lacks its function")
    return name


def _before_anyone(look: Look) -> Sequence[Row]:
    return ONE_PLAYER[: look.state.seats]


def _putting_in_front(name: str) -> Play:
    """Return the play of an Ongoing card: it goes in front of any player. Rulebook "Playing Cheat cards"."""

    def put_in_front(table: Table, seat: int, words: Row) -> None:
        target = PLAYER[words[0]]
        table.state.playing.remove(name)
        table.state.front[target].append(name)
        table.tell(events.PutDown(seat, name, target))

    return put_in_front


def always(_look: Look) -> Sequence[Row]:
    """List the play of a card that names nothing and can always be played."""
    return ((),)


def start_card(table: Table, seat: int, name: str, *, preview: bool = False) -> None:
    """Take a card out of a hand to be resolved. A previewed card comes back to hand after that."""
    out_of_hand(table.state, seat, name)
    table.state.playing.append(name)
    table.tell(events.Cheat(seat, name, preview))
    if name not in IS_ONGOING:
        table.then(Step("close", seat, number=int(preview), card=name))


@step("close")
def _close(table: Table, step: Step) -> None:
    """Put an Action card away: face up on the discard, or back into the hand it came from."""
    state = table.state
    state.playing.remove(step.card)
    if step.number:
        into_hand(state, step.seat, step.card)
        table.tell(events.CameBack(step.seat, step.card))
    else:
        state.cheat_discard.append(step.card)
