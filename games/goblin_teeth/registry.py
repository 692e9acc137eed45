"""The thirty Cheat cards by name: how each card can be played, and what a play does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.goblin_teeth import events
from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.hands import add_to_hand, remove_from_hand
from games.goblin_teeth.move_in_progress import MoveInProgress, register_step
from games.goblin_teeth.notation import (
    ACTION_CHEATS,
    ONE_PLAYER_ROWS,
    ONGOING_CHEAT_SET,
    ONGOING_CHEATS,
    SEAT_BY_WORD,
    MoveWords,
)
from games.goblin_teeth.state import AgendaStep

Rows = Callable[[SeatLook], Sequence[MoveWords]]
Fits = Callable[[SeatLook, MoveWords], bool]
Play = Callable[[MoveInProgress, int, MoveWords], None]
R = TypeVar("R", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class CheatCard:
    """A Cheat card. `rows` lists how it can be played (the words after its name), `play` carries it out for a seat.

    `judge` tells whether words are one of these plays, for cards with many; without it, all are listed for that.
    """

    name: str
    rows: Rows
    play: Play
    judge: Fits | None = None

    def allows_play(self, look: SeatLook, move_words: MoveWords) -> bool:
        """Tell whether the card can be played in this way."""
        return self.judge(look, move_words) if self.judge else move_words in look.compute_once(self.rows)


CHEAT_BY_NAME: dict[str, CheatCard] = {}
ONGOING_RULE_BY_NAME: dict[str, Callable[..., object]] = {}
"""The rule of each Ongoing card, called wherever it applies."""


def register_action_card(name: str, rows: Rows, judge: Fits | None = None) -> Callable[[Play], Play]:
    """Register the decorated function as the play of an Action card."""

    def register_play(play: Play) -> Play:
        CHEAT_BY_NAME[_require_unregistered(name, ACTION_CHEATS)] = CheatCard(name, rows, play, judge)
        return play

    return register_play


def register_ongoing(name: str) -> Callable[[R], R]:
    """Register the decorated function as the rule of an Ongoing card."""

    def register_rule(rule: R) -> R:
        CHEAT_BY_NAME[_require_unregistered(name, ONGOING_CHEATS)] = CheatCard(
            name, _list_player_rows, _make_ongoing_play(name)
        )
        ONGOING_RULE_BY_NAME[name] = rule
        return rule

    return register_rule


def _require_unregistered(name: str, names: Sequence[str]) -> str:
    if name in CHEAT_BY_NAME or name not in names:
        raise ValueError(f"{name} is no card that still lacks its function")
    return name


def _list_player_rows(look: SeatLook) -> Sequence[MoveWords]:
    return ONE_PLAYER_ROWS[: look.state.seats]


def _make_ongoing_play(name: str) -> Play:
    """Return the play of an Ongoing card: it goes in front of any player. Rulebook "Playing Cheat cards"."""

    def put_in_front(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
        target = SEAT_BY_WORD[move_words[0]]
        progress.state.playing.remove(name)
        progress.state.front[target].append(name)
        progress.add_event(events.OngoingCardLaid(seat, name, target))

    return put_in_front


def list_unconditional_play(_look: SeatLook) -> Sequence[MoveWords]:
    """List the play of a card that names nothing and can always be played."""
    return ((),)


def start_resolving_cheat(progress: MoveInProgress, seat: int, name: str, *, preview: bool = False) -> None:
    """Take a card out of a hand to be resolved. A previewed card comes back to hand after that."""
    remove_from_hand(progress.state, seat, name)
    progress.state.playing.append(name)
    progress.add_event(events.CheatPlayed(seat, name, preview))
    if name not in ONGOING_CHEAT_SET:
        progress.push_steps(AgendaStep("close", seat, number=int(preview), card=name))


@register_step("close")
def _put_card_away(progress: MoveInProgress, agenda_step: AgendaStep) -> None:
    """Put an Action card away: face up on the discard, or back into the hand it came from."""
    state = progress.state
    state.playing.remove(agenda_step.card)
    if agenda_step.number:
        add_to_hand(state, agenda_step.seat, agenda_step.card)
        progress.add_event(events.CheatReturned(agenda_step.seat, agenda_step.card))
    else:
        state.cheat_discard.append(agenda_step.card)
