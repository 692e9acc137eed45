"""Goats & Goblins: the rules, in the rulebook's order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field
from typing_extensions import override

from games.engine.chance import Chance
from games.engine.choices import VARIANT_NEUTRAL, SeatCountLimit
from games.engine.contract import Game, GameOptions, Outcome, choose_first_seat
from games.engine.errors import BadOptions
from games.engine.events import Event, list_event_kinds
from games.goats_and_goblins import events, goblin, imagining, views
from games.goats_and_goblins.cave import (
    CARD_NAMES,
    CARDS,
    GOAT_KINDS,
    GOBLIN_KINDS,
    GOLD_BY_CARD,
    SET_ASIDE_OF_EACH,
    STARTING_CARD_INDICES,
    VALUE_BY_CARD,
    CaveCardKind,
    create_empty_heap,
    list_full_cave_deck,
    list_heap_cards,
)
from games.goats_and_goblins.expedition import build_first_decision
from games.goats_and_goblins.moves import (
    CastVote,
    EndStandingPass,
    GiveBestCard,
    GoatsAndGoblinsMove,
    StandingPass,
    parse_move,
)
from games.goats_and_goblins.questions import QUESTIONS, STEP_FUNCTIONS
from games.goats_and_goblins.rule_of_thumb import choose_rule_of_thumb_move
from games.goats_and_goblins.state import GoatsAndGoblinsState
from games.goats_and_goblins.treasure import list_treasure_recipients
from games.goats_and_goblins.typed import parse_division
from games.goats_and_goblins.views import GoatsAndGoblinsView

MAX_SEATS_WITHOUT_VOTES = 3
THREE_PLAYERS_ONLY = SeatCountLimit(range(3, MAX_SEATS_WITHOUT_VOTES + 1))
PLAYED_EVENTS = (events.ActionPlayed, events.ActionPlayedAtSeat)


class GoatsAndGoblinsOptions(GameOptions):
    """What the host of a table may choose."""

    no_votes: Annotated[bool, THREE_PLAYERS_ONLY] = Field(default=False)
    windows: Annotated[Literal["by-pace", "every-card", "key-moments"], VARIANT_NEUTRAL] = Field(default="by-pace")
    first: int = Field(default=0, ge=0, le=6)

    @override
    def adjust_to_pace(self, *, brisk: bool) -> Self:
        """Leave a beat after harmless cards only if people sit together, unless the host chose otherwise."""
        windows = ("every-card" if brisk else "key-moments") if self.windows == "by-pace" else self.windows
        return self.model_copy(update={"windows": windows})


class GoatsAndGoblins(Game[GoatsAndGoblinsState, GoatsAndGoblinsMove, GoatsAndGoblinsView]):
    """Expeditions into a cave: secret votes, a stack of action cards, treasure to divide."""

    key = "goats_and_goblins"
    seats = range(2, 7)
    version = 4
    older_rules: ClassVar[Mapping[int, str]] = {1: "1dd31159", 2: "9ed6f316", 3: "eb03f171"}
    Options = GoatsAndGoblinsOptions
    State = GoatsAndGoblinsState
    beats = frozenset({events.CaveCollapsedWithSurvivors, events.CaveCollapsedOnEverybody})
    rounds = frozenset(
        {
            events.ReturnedWithCards,
            events.ReturnedEmpty,
            events.CaveCollapsedWithSurvivors,
            events.CaveCollapsedOnEverybody,
        }
    )
    event_kinds = list_event_kinds(
        events, events.VotesRevealed, events.CaveCardDrawn, events.ExpeditionReturned, events.CaveCollapsed
    )
    lasting_moves = frozenset({StandingPass})
    preparing = frozenset({GiveBestCard, EndStandingPass})
    forethought = 700
    questions = QUESTIONS
    thumbs = MappingProxyType({"thumb": choose_rule_of_thumb_move})
    steps = STEP_FUNCTIONS

    @override
    def deal(self, seats: int, options: GoatsAndGoblinsOptions, chance: Chance) -> GoatsAndGoblinsState:
        """Put four cards aside unseen, shuffle the cave, give everyone a Push 2 and a Seeing Stone. "Setup"."""
        if options.no_votes and seats > MAX_SEATS_WITHOUT_VOTES:
            raise BadOptions("goats-and-goblins-votes-needed", most=MAX_SEATS_WITHOUT_VOTES)
        voting = seats > 2 and not options.no_votes
        removed, cave = prepare_cave_deck(list_full_cave_deck(voting=voting), chance)
        state = GoatsAndGoblinsState(
            seats=seats,
            voting=voting,
            every_card=options.windows != "key-moments",
            cave=cave,
            removed=removed,
            hands=[build_starting_hand() for _ in range(seats)],
            discard=create_empty_heap(),
            leader=choose_first_seat(options.first, seats, chance),
            decision=None,
        )
        state.decision = build_first_decision(state)
        return state

    @override
    def public_moves(self, state: GoatsAndGoblinsState) -> Sequence[GoatsAndGoblinsMove]:
        """Return what anybody may do, each move once: hands are open. Only votes are sealed."""
        decision = state.decision
        able = (*decision.seats, *decision.welcome) if decision else ()
        moves = dict.fromkeys(move for seat in able for move in self.legal_moves(state, seat))
        return [move for move in moves if not isinstance(move, CastVote)]

    @override
    def view(self, state: GoatsAndGoblinsState, seat: int | None) -> GoatsAndGoblinsView:
        """Return the table as one viewer sees it: everything but sealed votes and the order of the cave."""
        return GoatsAndGoblinsView(
            seat=seat,
            seats=state.seats,
            decision=state.decision,
            scores=list_gold(state),
            outcome=self.outcome(state),
            voting=state.voting,
            every_card=state.every_card,
            stage=state.stage,
            leader=state.leader,
            cave=len(state.cave),
            declared=state.declared,
            to_draw=state.to_draw,
            drawn=views.get_cards(state.drawn),
            cave_in_value=state.sum_cave_ins(),
            voted=views.view_votes(state),
            my_vote=None if seat is None else state.votes.get(seat),
            joins=views.view_expedition_members(state),
            stack=views.view_stack(state),
            hands=tuple(map(list_heap_cards, state.hands)),
            stopping=state.stopping,
            silent=tuple(sorted(state.silent)),
            terms=tuple(state.get_pass_terms(seat) or "" for seat in range(state.seats)),
            pile=views.get_cards(state.pile),
            open_to=tuple(list_treasure_recipients(state)) if state.stage == "dividing" else (),
            unseen=views.count_heap_cards(views.collect_unseen_cards(state)),
            discard=views.count_heap_cards(state.discard),
            seers=tuple(sorted(state.seers)),
            seen=CARDS[state.cave[-1]] if seat in state.seers else None,
            last=views.view_last_expedition(state),
            polls=tuple(state.polls),
        )

    @override
    def parse_move(self, text: str) -> GoatsAndGoblinsMove:
        """Read the notation of one move."""
        return parse_move(text)

    @override
    def parse_player_input(self, state: GoatsAndGoblinsState, seat: int, text: str) -> list[GoatsAndGoblinsMove]:
        """Read one move, or how a pile is divided in one go: `share 2 1 2`."""
        shares = parse_division(state, seat, text)
        return [self.parse_move(text)] if shares is None else list(shares)

    @override
    def imagine_state(self, state: GoatsAndGoblinsState, seat: int | None, chance: Chance) -> GoatsAndGoblinsState:
        """Sample a world (determinization): the cave and the votes that the seat cannot know drawn afresh."""
        return imagining.imagine_world(state, seat, chance)

    @override
    def imagine_for_goblin(self, state: GoatsAndGoblinsState, seat: int, rng: Chance) -> GoatsAndGoblinsState:
        """Return a world in which the others have voted as they probably did."""
        return goblin.guess_sealed_votes(self.imagine_state(state, seat, rng), seat, rng)

    @override
    def evaluate_position(self, state: GoatsAndGoblinsState, seat: int) -> int:
        """Evaluate a position: return the lead of a seat in gold over all others."""
        return goblin.evaluate_position(state, seat)

    @override
    def continues_search(self, state: GoatsAndGoblinsState, later: GoatsAndGoblinsState) -> bool:
        """Look ahead to the end of the turn."""
        return later.leader == state.leader

    @override
    def candidate_moves(self, state: GoatsAndGoblinsState, seat: int) -> Sequence[GoatsAndGoblinsMove]:
        """Return the moves that a goblin considers; in votes, its habit alone does better."""
        return () if state.voting else goblin.filter_sensible_moves(state, seat, self.legal_moves(state, seat))

    @override
    def choose_habit_move(self, state: GoatsAndGoblinsState, seat: int, rng: Chance) -> GoatsAndGoblinsMove:
        """Return a goblin's habit."""
        return goblin.choose_habit_move(self.view(state, seat), self.legal_moves(state, seat), rng)

    @override
    def choose_mistaken_move(self, state: GoatsAndGoblinsState, seat: int, rng: Chance) -> GoatsAndGoblinsMove:
        """Return what a young goblin plays."""
        return goblin.choose_mistaken_move(state, seat, rng) or self.choose_rollout_move(state, seat, rng)

    @override
    def outcome(self, state: GoatsAndGoblinsState) -> Outcome | None:
        """Most gold wins; ties: most Goats, most Goblins, fewest cards, shared. Rulebook "Scoring"."""
        if state.ended is None:
            return None
        ties = [(_count_kinds(hand, GOAT_KINDS), _count_kinds(hand, GOBLIN_KINDS), -sum(hand)) for hand in state.hands]
        return Outcome.from_scores(list_gold(state), state.ended, ties)

    @override
    def count_pieces(self, state: GoatsAndGoblinsState) -> Mapping[str, int]:
        """Count the cards: in the cave and aside, drawn, on the stack and the pile, in hands and out of the game."""
        heap = create_empty_heap()
        played = [played.card for played in state.stack]
        for card in (*state.cave, *state.removed, *state.drawn, *state.pile, *played):
            heap[card] += 1
        return {
            CARD_NAMES[card]: sum(counts)
            for card, counts in enumerate(zip(heap, state.discard, *state.hands, strict=True))
        }

    @override
    def tally_events(self, events: Sequence[Event]) -> Mapping[str, int]:
        """Count what happened by kind, and the cards that were played."""
        played = [f"play {event.action}" for event in events if isinstance(event, PLAYED_EVENTS)]
        return Counter([*(event.kind for event in events), *played])


def prepare_cave_deck(cards: list[int], chance: Chance) -> tuple[list[int], list[int]]:
    """Return the four cards that leave unseen, out of four treasures and four Cave-Ins, and the shuffled cave."""
    treasures = [card for card in cards if not VALUE_BY_CARD[card]]
    cave_ins = [card for card in cards if VALUE_BY_CARD[card]]
    eight = [chance.draw(heap, "setup") for heap in (treasures, cave_ins) for _ in range(SET_ASIDE_OF_EACH)]
    removed = [chance.draw(eight, "aside") for _ in range(SET_ASIDE_OF_EACH)]
    cave = treasures + cave_ins + eight
    chance.shuffle(cave, "cave")
    return removed, cave


def build_starting_hand() -> list[int]:
    """Return what everybody starts with. With votes, the Vote card comes in addition."""
    hand = create_empty_heap()
    for card in STARTING_CARD_INDICES:
        hand[card] += 1
    return hand


def list_gold(state: GoatsAndGoblinsState) -> tuple[int, ...]:
    """Return the gold on each seat's unplayed cards."""
    return tuple(sum(map(int.__mul__, hand, GOLD_BY_CARD)) for hand in state.hands)


def _count_kinds(hand: list[int], kinds: frozenset[CaveCardKind]) -> int:
    return sum(count for card, count in enumerate(hand) if count and CARDS[card].kind in kinds)
