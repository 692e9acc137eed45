"""Opinions in reviews of Goats & Goblins on votes: a search would blame good players, the odds of a ballot do not.

A search would blame good players, the odds of a ballot do not.
"""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.review import Fact, LuckMeasure, Opinion, ReviewMeasure, shuffle_with_rng
from games.goats_and_goblins.ballots import VoteForecast, find_strongest_push
from games.goats_and_goblins.cave import CARDS, VALUE_BY_CARD, list_full_cave_deck
from games.goats_and_goblins.expedition import MIN_DECLARED
from games.goats_and_goblins.goblin import sum_gold
from games.goats_and_goblins.imagining import sample_removed_cave_ins
from games.goats_and_goblins.moves import DECLARE_MOVES, VOTE_IN, VOTE_OUT, Declare, GoatsAndGoblinsMove, Vote
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.state import GoatsAndGoblinsState
from games.goats_and_goblins.views import GoatsAndGoblinsView

MAX_COPIES_BY_CARD = tuple(
    max(list_full_cave_deck(voting=voting).count(card) for voting in (True, False)) for card in range(len(CARDS))
)
"""How often each card is in the cave at most."""
MIN_VOTE_CHANCE = 0.05
"""A vote is told if a goblin would cast it less often."""
MIN_DECLARED_SHARE, MAX_HOPELESS_ODDS = 0.4, 0.15
"""A declaration is told if it brings home less than this share of the cards, on average, that another number does.

One that is too high is told only below these odds: goblins declare nothing so unlikely.
"""


def judge_vote(view: GoatsAndGoblinsView, move: GoatsAndGoblinsMove) -> Opinion | None:
    """Return the other vote; it cost something if a goblin would hardly ever have voted as the seat did."""
    if not isinstance(move, Vote) or view.seat is None:
        return None
    joining = VoteForecast(view, view.to_draw).compute_joining_chance(view.seat)
    chance = joining if move == VOTE_IN else 1 - joining
    fact = {"odds": round(100 * compute_expedition_odds(view, view.to_draw)), "cards": view.to_draw}
    return Opinion(
        VOTE_OUT if move == VOTE_IN else VOTE_IN,
        MIN_VOTE_CHANCE - chance,
        Fact("in" if move == VOTE_IN else "out", fact),
        chance,
    )


def judge_declaration(view: GoatsAndGoblinsView, move: GoatsAndGoblinsMove) -> Opinion | None:
    """Return the number that brings home most cards on average, and what was lost if another one brings far fewer.

    Somebody who saw the top card, or whose expedition anybody could push, may declare few cards for that.
    """
    if not isinstance(move, Declare) or view.seat is None or view.seen:
        return None
    number, odds = (
        move.number,
        {count: compute_expedition_odds(view, count) for count in range(MIN_DECLARED, view.cave + 1)},
    )
    best = max(odds, key=lambda count: (count * odds[count], -count))
    high = number > best
    reach = number if high else min(best, number + max(map(find_strongest_push, view.hands)))
    share = float(reach * odds[reach] / (best * odds[best]))
    cost = 0.0 if high and odds[number] >= MAX_HOPELESS_ODDS else MIN_DECLARED_SHARE - share
    percents = {"odds": round(100 * odds[number]), "better": round(100 * odds[best])}
    return Opinion(
        DECLARE_MOVES[best], cost, Fact("high" if high else "low", {"cards": number, "more": best, **percents})
    )


def explain_odds(view: GoatsAndGoblinsView, move: GoatsAndGoblinsMove) -> Fact | None:
    """Return as a fact how many in 100 expeditions come home with so many cards as somebody declares or votes on."""
    cards = move.number if isinstance(move, Declare) else view.to_draw if isinstance(move, Vote) else 0
    return Fact("odds", {"odds": round(100 * compute_expedition_odds(view, cards)), "cards": cards}) if cards else None


def count_next_cave_ins(
    state: GoatsAndGoblinsState, _seat: int, played: Sequence[GoatsAndGoblinsMove], _other: object
) -> Fact | None:
    """Return what the Cave-Ins counted among the cards that were to be drawn after a vote."""
    if not isinstance(played[0], Vote) or not state.to_draw:
        return None
    return Fact(
        "cave", {"cards": state.to_draw, "value": sum(VALUE_BY_CARD[card] for card in state.cave[-state.to_draw :])}
    )


def redraw_cave(state: GoatsAndGoblinsState, rng: Chance) -> GoatsAndGoblinsState:
    """Return a clone with the cave and the cards that left drawn anew, but for a card that a seer knows."""
    world = state.clone()
    known = [world.cave.pop()] if world.seers else []
    pool = world.cave + world.removed
    gone = sample_removed_cave_ins(pool, world, rng)
    mixed = shuffle_with_rng(pool, rng, MAX_COPIES_BY_CARD)
    cave_ins, treasures = ([card for card in mixed if bool(VALUE_BY_CARD[card]) == falls] for falls in (True, False))
    kept = len(world.removed) - gone
    world.removed = cave_ins[:gone] + treasures[:kept]
    world.cave = shuffle_with_rng(cave_ins[gone:] + treasures[kept:], rng, MAX_COPIES_BY_CARD) + known
    return world


def list_gold(state: GoatsAndGoblinsState) -> list[int]:
    """Return the gold on the cards of each seat."""
    return [sum_gold(hand) for hand in state.hands]


REVIEW = ReviewMeasure(
    facts=("in", "out", "odds", "high", "low"),
    advice=(explain_odds,),
    opinions=(judge_vote, judge_declaration),
    truths=("cave",),
    truth=count_next_cave_ins,
    luck=LuckMeasure(redraw_cave, list_gold, "gold", 40),
)
