"""The goblin (AI) of Goats & Goblins: it looks ahead to the end of the expedition; all answer by about the odds."""

from collections.abc import Callable, Sequence

from games.engine.chance import Chance, add_noise
from games.goats_and_goblins.actions import find_cheapest_action_card, find_illegal_play_code
from games.goats_and_goblins.cave import GOLD_BY_CARD, VALUE_BY_CARD
from games.goats_and_goblins.expedition import MIN_DECLARED
from games.goats_and_goblins.moves import (
    DECLARE_MOVES,
    DRAW_MOVE,
    GIVE_MOVES,
    NO_MORE_MOVE,
    PASS_MOVE,
    STOP_MOVE,
    VOTE_IN,
    VOTE_OUT,
    CastVote,
    DeclareDraws,
    EndStandingPass,
    GoatsAndGoblinsMove,
    HaltDrawing,
    PassReaction,
    PlayAction,
    StandingPass,
)
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.reaction_windows import choose_timeout_move
from games.goats_and_goblins.rule_of_thumb import (
    MAX_OUTSIDE_PUSH_ODDS,
    MIN_DECLARE_ODDS,
    MIN_JOIN_ODDS,
    PIT_PROP_MOVE,
    PUSH_MOVES,
    WARDING_STONE_MOVE,
    choose_declaration,
    choose_rule_of_thumb_move,
    estimate_survival_odds,
    should_draw_on,
)
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE, GoatsAndGoblinsState
from games.goats_and_goblins.treasure import list_treasure_recipients
from games.goats_and_goblins.views import GoatsAndGoblinsView
from games.goats_and_goblins.vote_equilibrium import VoteForecast

Move = GoatsAndGoblinsMove
MAX_GOBLIN_PUSH_ODDS = 0.86
"""The odds under which it pushes from outside."""
PROBABILITY_STEPS = 1 << 20
SAVING_KINDS, PRESSING_KINDS = frozenset({"pit-prop", "warding-stone"}), frozenset({"push-2", "push-3"})
"""The cards that those inside and outside an expedition wait to play."""
MAX_DECLARED = 9
"""More than this many cards are not considered."""
MIN_GOBLIN_DECLARE_ODDS, MIN_YOUNG_DECLARE_ODDS, MAX_YOUNG_DECLARED = 0.15, 0.75, 6
"""No goblin declares at odds below the first, and no young one below the second, nor more cards than the third."""


def sum_gold(hand: Sequence[int]) -> int:
    """Return the gold on the cards of a hand."""
    return sum(map(int.__mul__, hand, GOLD_BY_CARD))


def evaluate_position(state: GoatsAndGoblinsState, seat: int) -> int:
    """Evaluate a position: return a seat's lead in gold over all others together."""
    gold = [sum_gold(hand) for hand in state.hands]
    return state.seats * gold[seat] - sum(gold)


def make_survival_odds(state: GoatsAndGoblinsState) -> Callable[[int], float]:
    """Return a function: the odds of surviving so many more draws, if only the cave's order is unknown."""
    counts, value = [0] * (FATAL_CAVE_IN_VALUE + 1), state.sum_cave_ins()
    for card in state.cave:
        counts[VALUE_BY_CARD[card]] += 1
    return lambda draws: estimate_survival_odds(counts, draws, value)


def guess_declaration(state: GoatsAndGoblinsState, _seat: int, rng: Chance) -> Move:
    """Guess a declaration (a hunch): as many cards as are about safe enough."""
    return choose_declaration(make_survival_odds(state), len(state.cave), min(0.9, add_noise(MIN_DECLARE_ODDS, rng)))


def guess_vote(state: GoatsAndGoblinsState, _seat: int, rng: Chance) -> Move:
    """Guess a vote (a hunch): join if the expedition is about as likely to come home as not."""
    return VOTE_IN if make_survival_odds(state)(state.to_draw) >= add_noise(MIN_JOIN_ODDS, rng) else VOTE_OUT


def guess_draw(state: GoatsAndGoblinsState, _seat: int, _rng: Chance) -> Move:
    """Go deeper as long as there is more to win than to lose."""
    return (
        DRAW_MOVE
        if not state.declared
        or should_draw_on(make_survival_odds(state), sum(GOLD_BY_CARD[card] for card in state.drawn))
        else STOP_MOVE
    )


def guess_division(state: GoatsAndGoblinsState, seat: int, _rng: Chance) -> Move:
    """Guess how a seat divides: it keeps the best card, or gives it to the player who has least."""
    return GIVE_MOVES[
        min(list_treasure_recipients(state), key=lambda other: (other != seat, sum_gold(state.hands[other])))
    ]


def guess_reaction(state: GoatsAndGoblinsState, seat: int, rng: Chance) -> Move:
    """Save the own expedition; push that of the others if it is likely to fall; otherwise pass."""
    if state.votes.get(seat, seat == state.leader):
        if state.has_fallen() and _can_play_card(state, seat, PIT_PROP_MOVE):
            return PIT_PROP_MOVE
        if state.stack and state.stack[-1].kind.startswith("push") and _can_play_card(state, seat, WARDING_STONE_MOVE):
            return WARDING_STONE_MOVE
    elif not state.to_draw and not state.has_fallen():
        push = next((move for move in PUSH_MOVES if _can_play_card(state, seat, move)), None)
        if push and make_survival_odds(state)(3 if push.kind == "push-3" else 2) < add_noise(
            MAX_OUTSIDE_PUSH_ODDS, rng
        ):
            return push
    return choose_timeout_move(state, seat)


def _can_play_card(state: GoatsAndGoblinsState, seat: int, play: PlayAction) -> bool:
    return (
        find_cheapest_action_card(state, seat, play.kind) is not None
        and find_illegal_play_code(state, seat, play) is None
    )


def choose_habit_move(view: GoatsAndGoblinsView, moves: Sequence[Move], rng: Chance) -> Move:
    """Return the thumb's move, but vote and declare by what ballots are worth, and push more."""
    match view.decision.kind if view.decision else "":
        case "vote":
            joins = rng.random_below(PROBABILITY_STEPS, "vote") < PROBABILITY_STEPS * VoteForecast(
                view, view.to_draw
            ).compute_joining_chance(view.seat or 0)
            return VOTE_IN if joins else VOTE_OUT
        case "declare" if view.voting:
            return DECLARE_MOVES[
                max(_list_sensible_numbers(view), key=lambda number: VoteForecast(view, number).estimate_leader_lead())
            ]
        case _:
            return choose_move_keeping_reactions(
                view, choose_rule_of_thumb_move(view, moves, rng, falls=MAX_GOBLIN_PUSH_ODDS)
            )


def _list_sensible_numbers(view: GoatsAndGoblinsView) -> list[int]:
    """Return the numbers of cards that are not nonsense to declare."""
    more = range(MIN_DECLARED + 1, min(view.cave, MAX_DECLARED) + 1)
    return [
        MIN_DECLARED,
        *(number for number in more if compute_expedition_odds(view, number) >= MIN_GOBLIN_DECLARE_ODDS),
    ]


def choose_move_keeping_reactions(view: GoatsAndGoblinsView, move: Move) -> Move:
    """Return a move that keeps a seat awake as long as it holds a card to play later.

    The player who said "no more" is not asked while somebody else listens, and a goblin plays only when it is asked.
    """
    seat = view.seat or 0
    inside = seat == view.leader or view.joins is None or view.joins[seat]
    useful = SAVING_KINDS if inside else PRESSING_KINDS
    return PASS_MOVE if move == NO_MORE_MOVE and any(card.kind in useful for card in view.hands[seat]) else move


def guess_sealed_votes(world: GoatsAndGoblinsState, seat: int, rng: Chance) -> GoatsAndGoblinsState:
    """Draw the sealed votes of the others from what they probably think, and return the world."""
    if world.stage == "voting":
        for other in world.votes:
            if other != seat:
                world.votes[other] = guess_vote(world, other, rng) == VOTE_IN
    return world


def filter_sensible_moves(state: GoatsAndGoblinsState, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves worth considering: sensible numbers, only the vote, cards when the goblin is asked for one."""
    kind, odds = state.decision.kind if state.decision else "", make_survival_odds(state)
    if kind == "declare":
        return [
            DECLARE_MOVES[3],
            *(move for move in moves if _is_sensible_number(move, odds) and move != DECLARE_MOVES[3]),
        ]
    if kind == "vote":
        return [move for move in moves if isinstance(move, CastVote)]
    passes = [choose_timeout_move(state, seat)] if PASS_MOVE in moves else []
    return [
        *(move for move in moves if not isinstance(move, HaltDrawing | EndStandingPass | PassReaction | StandingPass)),
        *passes,
    ]


def _is_sensible_number(move: Move, odds: Callable[[int], float]) -> bool:
    return (
        isinstance(move, DeclareDraws) and move.number <= MAX_DECLARED and odds(move.number) >= MIN_GOBLIN_DECLARE_ODDS
    )


def choose_mistaken_move(state: GoatsAndGoblinsState, seat: int, rng: Chance) -> Move | None:
    """Return an error that people make: to declare few cards, to join lest it misses a thing, to keep all its cards."""
    odds = make_survival_odds(state)
    match state.decision.kind if state.decision else "":
        case "declare":
            return choose_declaration(odds, min(MAX_YOUNG_DECLARED, len(state.cave)), MIN_YOUNG_DECLARE_ODDS)
        case "vote":
            return guess_vote(state, seat, rng) if rng.random_below(2, "slip") else VOTE_IN
        case "react" | "beat":
            return choose_timeout_move(state, seat)
        case _:
            return None
