"""What a goblin thinks of a vote in Goats & Goblins: a search would blame good players, the odds of a ballot do not."""

from collections.abc import Sequence

from games.engine.chance import Chance
from games.engine.review import Fact, LuckMeasure, Opinion, ReviewMeasure, shuffle_by_lots
from games.goats_and_goblins.ballots import VoteForecast
from games.goats_and_goblins.cave import CARDS, VALUE_BY_CARD, list_full_cave
from games.goats_and_goblins.goblin import sum_gold
from games.goats_and_goblins.imagining import draw_cave_ins_aside
from games.goats_and_goblins.moves import VOTE_IN, VOTE_OUT, Declare, GoatsAndGoblinsMove, Vote
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.state import GoatsAndGoblinsState
from games.goats_and_goblins.views import GoatsAndGoblinsView

MAX_COPIES_BY_CARD = tuple(
    max(list_full_cave(voting=voting).count(card) for voting in (True, False)) for card in range(len(CARDS))
)
"""How often each card is in the cave at most."""
MIN_VOTE_CHANCE = 0.05
"""A vote is told if a goblin would cast it less often."""


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


def redraw_cave(state: GoatsAndGoblinsState, lots: Chance) -> GoatsAndGoblinsState:
    """Return a clone with the cave and the cards that left drawn anew, but for a card that a seer knows."""
    world = state.clone()
    known = [world.cave.pop()] if world.seers else []
    pool = world.cave + world.removed
    gone = draw_cave_ins_aside(pool, world, lots)
    mixed = shuffle_by_lots(pool, lots, MAX_COPIES_BY_CARD)
    cave_ins, treasures = ([card for card in mixed if bool(VALUE_BY_CARD[card]) == falls] for falls in (True, False))
    kept = len(world.removed) - gone
    world.removed = cave_ins[:gone] + treasures[:kept]
    world.cave = shuffle_by_lots(cave_ins[gone:] + treasures[kept:], lots, MAX_COPIES_BY_CARD) + known
    return world


def list_gold(state: GoatsAndGoblinsState) -> list[int]:
    """Return the gold on the cards of each seat."""
    return [sum_gold(hand) for hand in state.hands]


REVIEW = ReviewMeasure(
    facts=("in", "out", "odds"),
    advice=(explain_odds,),
    opinions=(judge_vote,),
    truths=("cave",),
    truth=count_next_cave_ins,
    luck=LuckMeasure(redraw_cave, list_gold, "gold", 40),
)
