"""What a viewer of Goats & Goblins may know. Page "What a seat may know"."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from games.engine.contract import View
from games.goats_and_goblins.cave import CARDS, ActionKind, CaveCard, create_empty_heap
from games.goats_and_goblins.state import GoatsAndGoblinsState, Poll, Stage, Terms


@dataclass(frozen=True, slots=True)
class CardCount:
    """A number of equal cards."""

    card: CaveCard
    count: int


@dataclass(frozen=True, slots=True)
class StackedAction:
    """An action card on the stack: who played it, and at whom; a Push that is being drawn has cards `left` to draw."""

    seat: int
    kind: ActionKind
    target: int | None
    left: int = 0


@dataclass(frozen=True, slots=True)
class ExpeditionSeen:
    """The last expedition that was settled: what it drew, in order, what each seat got so far, and who was in."""

    leader: int
    succeeded: bool
    drawn: tuple[CaveCard, ...]
    shares: tuple[tuple[CaveCard, ...], ...]
    inside: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GoatsAndGoblinsView(View):
    """The table as one viewer sees it.

    `voting`: the game with votes; `every_card`: a beat follows a harmless card. `stopping`: the Leader goes home.
    `cave` is the number of cards left. `declared` is the expedition's number including pushes (0: none yet), `to_draw`
    what is left of it, `drawn` its cards in order, `cave_in_value` what its Cave-Ins count towards 3.

    `voted` tells by seat who has voted or need not, `my_vote` is the viewer's vote, `joins` tells by seat who is In
    (`None` until revealed, and without votes). `stack` has the newest card first. `hands` are open; gold by seat is
    `scores`. `silent` are the seats with a standing pass; `terms`
    has theirs by seat, and nothing for the others. `pile` waits to be divided or taken, the best first, and
    `open_to` are the seats that can get its next card. `unseen` counts the cards that are in the cave or left unseen,
    `discard` those out of the game. `seers` know the top card of the cave; `seen` is that card for one of them. `polls`
    are the votes so far, the first one first.
    """

    voting: bool
    every_card: bool
    stage: Stage
    leader: int
    cave: int
    declared: int
    to_draw: int
    drawn: tuple[CaveCard, ...]
    cave_in_value: int
    voted: tuple[bool, ...]
    my_vote: bool | None
    joins: tuple[bool, ...] | None
    stack: tuple[StackedAction, ...]
    stopping: bool
    hands: tuple[tuple[CaveCard, ...], ...]
    silent: tuple[int, ...]
    terms: tuple[Terms | Literal[""], ...]
    pile: tuple[CaveCard, ...]
    open_to: tuple[int, ...]
    unseen: tuple[CardCount, ...]
    discard: tuple[CardCount, ...]
    seers: tuple[int, ...]
    seen: CaveCard | None
    last: ExpeditionSeen | None
    polls: tuple[Poll, ...]


def get_cards(cards: Iterable[int]) -> tuple[CaveCard, ...]:
    """Return cards by their indices."""
    return tuple(CARDS[card] for card in cards)


def count_heap_cards(heap: list[int]) -> tuple[CardCount, ...]:
    """Return the cards of a heap with their numbers, in the order of `CARDS`."""
    return tuple(CardCount(CARDS[card], count) for card, count in enumerate(heap) if count)


def collect_unseen_cards(state: GoatsAndGoblinsState) -> list[int]:
    """Return a heap of the cards that are in the cave or left unseen: public, since all other cards are open."""
    heap = create_empty_heap()
    for card in (*state.cave, *state.removed):
        heap[card] += 1
    return heap


def view_expedition_members(state: GoatsAndGoblinsState) -> tuple[bool, ...] | None:
    """Return who is In, by seat, once the votes are revealed."""
    if state.stage == "voting" or not state.votes:
        return None
    return tuple(state.votes.get(seat, True) for seat in range(state.seats))


def view_votes(state: GoatsAndGoblinsState) -> tuple[bool, ...]:
    """Return who has voted, by seat: everybody once the votes are revealed, the Leader always."""
    return tuple(seat in state.votes or seat == state.leader for seat in range(state.seats))


def view_stack(state: GoatsAndGoblinsState) -> tuple[StackedAction, ...]:
    """Return the stack, newest card first."""
    return tuple(
        StackedAction(played.seat, played.kind, played.target, played.left) for played in reversed(state.stack)
    )


def view_last_expedition(state: GoatsAndGoblinsState) -> ExpeditionSeen | None:
    """Return the last expedition that was settled."""
    last = state.last
    if last is None:
        return None
    return ExpeditionSeen(
        last.leader, last.succeeded, get_cards(last.drawn), tuple(map(get_cards, state.shares)), last.inside
    )
