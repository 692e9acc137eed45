"""Goblin Teeth: the rules behind the contract. The deal is here; turns, rounds and cards have their own modules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from types import MappingProxyType

from pydantic import Field
from typing_extensions import override

from games.engine.chance import Chance
from games.engine.contract import AGREED_REASON, Game, GameOptions, Outcome, compute_victory_bonus
from games.engine.events import Event, list_event_kinds
from games.goblin_teeth import events, goblin, imagining
from games.goblin_teeth.items import load_items
from games.goblin_teeth.move_in_progress import TURN_STEPS, MoveInProgress, run_queued_steps
from games.goblin_teeth.notation import CHEATS, DICE_A_PLAYER, GoblinTeethMove, parse_move
from games.goblin_teeth.offerings import list_offering_names
from games.goblin_teeth.questions import QUESTIONS
from games.goblin_teeth.rolling import roll_three_dice
from games.goblin_teeth.rounds import begin_round
from games.goblin_teeth.rule_of_thumb import choose_rule_of_thumb_move
from games.goblin_teeth.state import UNPLAYED_PLACE, GoblinTeethState
from games.goblin_teeth.turns import begin_turn, may_end_turn
from games.goblin_teeth.views import (
    GoblinTeethView,
    view_dice,
    view_known_deck,
    view_known_hands,
    view_pot,
    view_question,
)
from games.goblin_teeth.winning import rank_players


class GoblinTeethOptions(GameOptions):
    """What the host of a table may choose."""

    advanced: bool = Field(default=False)


class GoblinTeeth(Game[GoblinTeethState, GoblinTeethMove, GoblinTeethView]):
    """Bidding with dice for Items, and thirty ways to cheat."""

    key = "goblin_teeth"
    seats = range(2, 6)
    version = 1
    counts_points = False
    forethought = 600
    Options = GoblinTeethOptions
    State = GoblinTeethState
    beats = frozenset({events.ItemAwarded})
    rounds = frozenset({events.RoundBegan, events.MatchEnded})
    event_kinds = list_event_kinds(events, events.DieChanged)
    questions = QUESTIONS
    thumbs = MappingProxyType({"thumb": choose_rule_of_thumb_move})

    @override
    def deal(self, seats: int, options: GoblinTeethOptions, chance: Chance) -> GoblinTeethState:
        """Set up (deal): decks, Offerings, dice and hands, and the first round. Rulebook "Setup", "Advanced Play"."""
        items, cheats = list(load_items()), list(CHEATS)
        chance.shuffle(items, "items")
        chance.shuffle(cheats, "cheats")
        offerings = _draw_offerings(seats, options, chance)
        dice = [value for _ in range(seats) for value in roll_three_dice(chance)]
        state = GoblinTeethState(
            seats=seats,
            offerings=offerings,
            dice=dice,
            places=[UNPLAYED_PLACE] * len(dice),
            pot=[],
            hands=[[cheats.pop()] for _ in range(seats)],
            front=[[] for _ in range(seats)],
            items=items,
            item_discard=[],
            cheats=cheats,
            cheat_discard=[],
            memory=[[()] * seats for _ in range(seats + 1)],
            decision=None,
            first=_find_highest_roller(dice, chance),
        )
        progress = MoveInProgress(state, chance)
        begin_round(progress)
        begin_turn(state, state.first)
        run_queued_steps(progress)
        return state

    @override
    def view(self, state: GoblinTeethState, seat: int | None) -> GoblinTeethView:
        """Return the table as one viewer sees it."""
        onlooker = state.seats if seat is None else seat
        return GoblinTeethView(
            seat=seat,
            seats=state.seats,
            decision=state.decision,
            scores=_score_winners(state),
            outcome=self.outcome(state),
            round=state.round,
            first=state.first,
            turn=state.turn,
            spent=state.spent,
            may_end=may_end_turn(state),
            poisoned=state.poisoned,
            pot=view_pot(state, onlooker),
            dice=view_dice(state),
            front=tuple(map(tuple, state.front)),
            offerings=state.offerings,
            hand_sizes=tuple(map(len, state.hands)),
            hand=None if seat is None else tuple(state.hands[seat]),
            known=view_known_hands(state, onlooker),
            public=tuple(tuple(sorted(known)) for known in state.memory[-1]),
            item_deck=len(state.items),
            item_discard=tuple(state.item_discard),
            cheat_deck=len(state.cheats),
            cheat_discard=tuple(state.cheat_discard),
            deck_top=view_known_deck(state, onlooker),
            playing=tuple(state.playing),
            question=view_question(state, seat),
            hands=tuple(map(tuple, state.hands)) if state.ended else None,
        )

    @override
    def parse_move(self, text: str) -> GoblinTeethMove:
        """Read the notation of one move."""
        return parse_move(text)

    @override
    def imagine_state(self, state: GoblinTeethState, seat: int | None, chance: Chance) -> GoblinTeethState:
        """Sample a world (determinization): the cards that the seat cannot know drawn afresh."""
        return imagining.imagine_world(state, seat, chance)

    @override
    def normalize_order(self, state: GoblinTeethState) -> GoblinTeethState:
        """Return a clone with all hands, and what is known of them, sorted: cards come to a hand in sight of all."""
        plain = state.clone()
        plain.hands = [sorted(hand) for hand in plain.hands]
        plain.memory = [[tuple(sorted(cards)) for cards in known] for known in plain.memory]
        return plain

    @override
    def outcome(self, state: GoblinTeethState) -> Outcome | None:
        """Rank by the left-most completed Offering, then by teeth; players who are still equal share the victory."""
        return Outcome(_score_winners(state), tuple(state.ranks), state.ended) if state.ended else None

    @override
    def outcome_by_agreement(self, state: GoblinTeethState) -> Outcome:
        """Rank as the end would: by completed Offerings, then by the fewest missing Items, then by teeth."""
        return Outcome(_score_winners(state), tuple(rank_players(state)), AGREED_REASON)

    @override
    def view_by_agreement(self, state: GoblinTeethState, seat: int | None) -> GoblinTeethView:
        """Turn up all hands, as at any end: they say why the players rank as they do."""
        return replace(self.view(state, seat), hands=tuple(map(tuple, state.hands)))

    @override
    def count_pieces(self, state: GoblinTeethState) -> Mapping[str, int]:
        """Count every Item, every Cheat and the dice."""
        piles = (
            *state.hands,
            *state.front,
            state.pot,
            state.items,
            state.item_discard,
            state.cheats,
            state.cheat_discard,
            state.playing,
            state.held,
        )
        return Counter(chain(*piles)) + Counter(dice=len(state.dice), placed=len(state.places))

    @override
    def evaluate_position(self, state: GoblinTeethState, seat: int) -> int:
        """Evaluate a position: return how much nearer a seat is to an Offering than the others, and a victory."""
        return goblin.evaluate_position(state, seat) + compute_victory_bonus(self.outcome(state), seat)

    @override
    def choose_mistaken_move(self, state: GoblinTeethState, seat: int, rng: Chance) -> GoblinTeethMove:
        """Return what a young goblin plays: every other turn it forgets Cheats and puts any die on a fair place."""
        if state.asked == TURN_STEPS[seat] and rng.random_below(2, "slip"):
            return goblin.choose_young_goblin_placement(state, seat, rng)
        return choose_rule_of_thumb_move(self.view(state, seat), self.legal_moves(state, seat), rng)

    @override
    def candidate_moves(self, state: GoblinTeethState, seat: int) -> Sequence[GoblinTeethMove]:
        """Return the moves that a goblin considers."""
        return goblin.filter_sensible_moves(state, seat, self.legal_moves(state, seat))

    @override
    def continues_search(self, state: GoblinTeethState, later: GoblinTeethState) -> bool:
        """Look ahead to the awards of the round: the next Pot is pure luck."""
        return later.round == state.round

    @override
    def tally_events(self, given_events: Sequence[Event]) -> Mapping[str, int]:
        """Count how often each Cheat was played."""
        return Counter(event.card for event in given_events if isinstance(event, events.CheatPlayed))


def _draw_offerings(seats: int, options: GoblinTeethOptions, chance: Chance) -> tuple[tuple[str, ...], ...]:
    """Return the Offerings of each seat from left to right: the same for all, or in advanced play its own A and B."""
    columns = [list_offering_names("A"), list_offering_names("B")]
    for column in columns:
        chance.shuffle(column, "offerings")
    own = tuple((*list_offering_names("6"), *(column[seat] for column in columns)) for seat in range(seats))
    return own if options.advanced else own[:1] * seats


def _find_highest_roller(dice: Sequence[int], chance: Chance) -> int:
    """Return the seat with the highest sum of dice; a tie is decided by lot."""
    sums = [sum(dice[start : start + DICE_A_PLAYER]) for start in range(0, len(dice), DICE_A_PLAYER)]
    return chance.pick([seat for seat, total in enumerate(sums) if total == max(sums)], "first player")


def _score_winners(state: GoblinTeethState) -> tuple[int, ...]:
    """Return 1 point for each winner: the game has no other points."""
    return tuple(int(place == 1) for place in state.ranks) or (0,) * state.seats
