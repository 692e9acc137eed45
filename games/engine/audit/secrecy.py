"""Detects leaks of secrets past `view`: by what `imagine` keeps of the truth, or by an event that others hear.

At every step, states are looked for that seem the same to somebody: those after another move or another draw, those of
a world imagined for them, and a shadow of the match, which differed once in something hidden and is played along since.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from games.engine.audit.changed_luck import ChanceWithChangedDraw, CountedLuck
from games.engine.audit.information_sets import (
    Onlooker,
    ResultingState,
    check_choices_alike,
    check_events_alike,
    check_worlds_alike,
    find_viewers_with_same_view,
    list_differences,
)
from games.engine.chance import Chance, ProvenChance, SwiftChance
from games.engine.contract import Game, Move
from games.engine.errors import GameError

DEAL_DRAWS_CHANGED = 8
"""How many draws of the deal are changed, one at a time, beside the first and the last of each kind."""
MOVE_DRAWS_CHANGED = 3
"""How many draws of a move are changed, one at a time."""
RARE_EVENT_COUNT = 4
"""As long as an event was heard less often in a match, all viewers are looked at, otherwise one of them."""
OTHER_MOVE_ONE_IN = 3
"""Another move is tried then, and otherwise once in this many times."""
NEW_SHADOW_ONE_IN = 4
"""A shadow that still looks like the match is replaced once in this many times."""

IMAGINED_WORLDS_LAW, TOLD_SECRETS_LAW = "imagined worlds", "told secrets"

Finding = tuple[str, str]
"""A law, and how it was broken."""


class AuditedMove(NamedTuple):
    """A move of a match as it was played: from which state, with which luck, to which future."""

    before: Any
    seat: int
    move: Move
    luck: CountedLuck
    future: ResultingState
    step: int


class SecrecyAudit:
    """Checks one audited match for leaks of hidden information, by what its viewers could take for it."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, seed: bytes) -> None:
        self._game = game
        self._seats = seats
        self._seed = seed
        self._rng = SwiftChance(seed + b"secrecy")
        self._heard: Counter[str] = Counter()
        self._news = True
        self._shadow: Any = None
        self._fooled: Onlooker = None

    def check_deal(self, options: Any, state: Any) -> Iterator[Finding]:
        """Look at deals that differ from this one in one draw."""
        luck, outcome = CountedLuck(ProvenChance(self._seed, 0)), ResultingState(self._game, state)
        self._game.deal(self._seats, options, luck)
        for other_luck in self._change_one_draw(luck, 0, DEAL_DRAWS_CHANGED, luck.find_end_draws()):
            other = ResultingState(self._game, self._game.deal(self._seats, options, other_luck))
            for onlooker in self._pick_fooled(outcome, other):
                yield from self._check_worlds(outcome, other, onlooker)

    def check_move_secrecy(self, turn: AuditedMove) -> Iterator[Finding]:
        """Look at what could be taken for the future that a move leads to."""
        self._news = any(self._heard[event.kind] < RARE_EVENT_COUNT for event in turn.future.told)
        self._heard.update(event.kind for event in turn.future.told)
        yield from self._check_shadow(turn)
        yield from self._check_imagined_worlds(turn)
        yield from self._check_other_luck(turn)
        if self._news or not self._rng.random_below(OTHER_MOVE_ONE_IN, "other move"):
            yield from self._check_other_move(turn)

    def _check_other_luck(self, turn: AuditedMove) -> Iterator[Finding]:
        """Play the same move with one draw changed."""
        for luck in self._change_one_draw(turn.luck, turn.step, MOVE_DRAWS_CHANGED):
            other = self._play_on_clone(turn.before, turn.seat, turn.move, luck)
            for onlooker in self._pick_fooled(turn.future, other):
                if luck.labels == turn.luck.labels:
                    yield from _label_details(check_events_alike(turn.future, other, onlooker))
                yield from self._check_worlds(turn.future, other, onlooker)

    def _check_other_move(self, turn: AuditedMove) -> Iterator[Finding]:
        """Play another move with the same luck."""
        move = self._rng.pick(self._game.legal_moves(turn.before, turn.seat), "move")
        other = self._play_on_clone(turn.before, turn.seat, move, ProvenChance(self._seed, turn.step))
        for onlooker in self._pick_fooled(turn.future, other):
            yield from _label_details(check_choices_alike(turn.future, other, onlooker))
            yield from self._check_worlds(turn.future, other, onlooker)

    def _check_imagined_worlds(self, turn: AuditedMove) -> Iterator[Finding]:
        """Play the same move with the same luck in worlds imagined before it."""
        for onlooker in self._sample_onlookers((None, *range(self._seats))):
            world = self._game.imagine_state(turn.before, onlooker, self._rng)
            if other := self._play_in_world(turn, world, onlooker):
                yield from self._check_hidden_events(turn, world, other, onlooker)

    def _check_shadow(self, turn: AuditedMove) -> Iterator[Finding]:
        """Play the same move in the shadow too, as long as its viewer cannot tell it from the match."""
        shadow, self._shadow = self._shadow, None
        if shadow is not None and (other := self._play_in_world(turn, shadow, self._fooled)):
            self._shadow = other.state
            yield from self._check_hidden_events(turn, shadow, other, self._fooled)
            yield from self._check_worlds(turn.future, other, self._fooled)

    def _check_hidden_events(
        self, turn: AuditedMove, before: Any, other: ResultingState, onlooker: Onlooker
    ) -> Iterator[Finding]:
        """Hold that both were told alike, if anything hidden is where it was before: cards may be dealt anew."""
        for detail in check_events_alike(turn.future, other, onlooker):
            hidden = list_differences(turn.before, before)
            if any(element in hidden for element in list_differences(turn.future.state, other.state)):
                yield TOLD_SECRETS_LAW, detail

    def _check_worlds(self, outcome: ResultingState, other: ResultingState, onlooker: Onlooker) -> Iterator[Finding]:
        rng = self._rng.random_below(1 << 30, "lots")
        yield from ((IMAGINED_WORLDS_LAW, detail) for detail in check_worlds_alike(outcome, other, onlooker, rng))

    def _sample_onlookers(self, onlookers: Sequence[Onlooker]) -> Sequence[Onlooker]:
        """Return all these viewers after a seldom event, otherwise one of them."""
        return onlookers if self._news or not onlookers else (self._rng.pick(onlookers, "onlooker"),)

    def _pick_fooled(self, outcome: ResultingState, other: ResultingState) -> Sequence[Onlooker]:
        """Return some who take one future for the other, which may be the shadow from now on."""
        onlookers = find_viewers_with_same_view(outcome, other, self._seats)
        if onlookers and (self._shadow is None or not self._rng.random_below(NEW_SHADOW_ONE_IN, "shadow")):
            self._shadow, self._fooled = other.state, self._rng.pick(onlookers, "onlooker")
        return self._sample_onlookers(onlookers)

    def _change_one_draw(
        self, luck: CountedLuck, step: int, tries: int, places: Collection[int] = ()
    ) -> Iterator[ChanceWithChangedDraw]:
        drawn = len(luck.labels)
        for place in sorted({*places, *(self._rng.random_below(drawn, "draw") for _ in range(tries if drawn else 0))}):
            yield ChanceWithChangedDraw(ProvenChance(self._seed, step), place, self._rng)

    def _play_on_clone(self, state: Any, seat: int, move: Move, luck: Chance) -> ResultingState:
        """Return what a move makes of a clone of this state."""
        future = state.clone()
        return ResultingState(self._game, future, self._game.play(future, seat, move, luck))

    def _play_in_world(self, turn: AuditedMove, world: Any, onlooker: Onlooker) -> ResultingState | None:
        """Return what the same move with the same luck makes of a world, if it is another that looks the same.

        There the move may be refused: the seat may hold other things.
        """
        try:
            other = self._play_on_clone(world, turn.seat, turn.move, ProvenChance(self._seed, turn.step))
        except GameError:
            return None
        return other if turn.future.looks_like(other, onlooker) else None


def _label_details(details: Iterator[str]) -> Iterator[Finding]:
    return ((TOLD_SECRETS_LAW, detail) for detail in details)
