"""Opinions in reviews of Goats & Goblins on votes, declarations, and what a Leader keeps.

A search would blame good players, the odds of a ballot and the gold of a pile do not.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from games.engine.chance import Chance
from games.engine.events import Event
from games.engine.review import LuckMeasure, ReviewFact, ReviewMeasure, ReviewOpinion, shuffle_with_rng
from games.goats_and_goblins import events
from games.goats_and_goblins.cave import CARDS, VALUE_BY_CARD, list_full_cave_deck
from games.goats_and_goblins.expedition import MIN_DECLARED
from games.goats_and_goblins.goblin import sum_gold
from games.goats_and_goblins.imagining import sample_removed_cave_ins
from games.goats_and_goblins.moves import (
    DECLARE_MOVES,
    GIVE_MOVES,
    VOTE_IN,
    VOTE_OUT,
    CastVote,
    DealRest,
    DeclareDraws,
    GiveBestCard,
    GoatsAndGoblinsMove,
)
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE, GoatsAndGoblinsState
from games.goats_and_goblins.views import GoatsAndGoblinsView
from games.goats_and_goblins.vote_equilibrium import CARDS_BY_PUSH, VoteForecast, find_strongest_push

MAX_COPIES_BY_CARD = tuple(
    max(list_full_cave_deck(voting=voting).count(card) for voting in (True, False)) for card in range(len(CARDS))
)
"""How often each card is in the cave at most."""
MIN_VOTE_CHANCE = 0.05
"""A vote is told if a goblin would cast it less often."""
MIN_PUSHED_ODDS = 0.5
"""To stay out is told only if the expedition comes home with these odds though all visible Pushes are played."""
MIN_DECLARED_SHARE, MAX_HOPELESS_ODDS = 0.4, 0.15
"""A declaration is told if it brings home less than this share of the cards, on average, that another number does.

One that is too high is told only below these odds: goblins declare nothing so unlikely.
"""
MIN_LOST_GOLD = 2
"""A division is told if the Leader keeps so much gold less than possible: for one less, an action card is as good."""
COST_OF_GOLD = 0.05
"""What a piece of gold costs beside votes and declarations, whose costs are shares.

Gold that is lost for sure costs more than a vote against the odds.
"""


def judge_vote(view: GoatsAndGoblinsView, move: GoatsAndGoblinsMove) -> ReviewOpinion | None:
    """Return the other vote; it cost something if a goblin would hardly ever have voted as the seat did.

    To stay out costs nothing where the Pushes in open hands can make the expedition more likely to fall than not.
    """
    if not isinstance(move, CastVote) or view.seat is None:
        return None
    joining = VoteForecast(view, view.to_draw).compute_joining_chance(view.seat)
    chance = joining if move == VOTE_IN else 1 - joining
    fact = {"odds": round(100 * compute_expedition_odds(view, view.to_draw)), "cards": view.to_draw}
    if move == VOTE_IN:
        return ReviewOpinion(VOTE_OUT, MIN_VOTE_CHANCE - chance, ReviewFact("in", fact), chance)
    pushed = count_visible_pushes(view)
    odds = compute_expedition_odds(view, view.to_draw + pushed)
    cost = 0.0 if pushed and odds < MIN_PUSHED_ODDS else MIN_VOTE_CHANCE - chance
    after = {"pushed": pushed, "after": round(100 * odds)}
    return ReviewOpinion(
        VOTE_IN, cost, ReviewFact("out-pushed", {**fact, **after}) if pushed else ReviewFact("out", fact), chance
    )


def count_visible_pushes(view: GoatsAndGoblinsView) -> int:
    """Return how many cards the Pushes of all voters can add: any of them may be Out, and hands are open.

    No Push adds more than the cave still has.
    """
    hands = (hand for seat, hand in enumerate(view.hands) if seat != view.leader)
    return min(sum(CARDS_BY_PUSH.get(card.kind, 0) for hand in hands for card in hand), view.cave - view.to_draw)


def judge_declaration(view: GoatsAndGoblinsView, move: GoatsAndGoblinsMove) -> ReviewOpinion | None:
    """Return the number that brings home most cards on average, and what was lost if another one brings far fewer.

    Somebody who saw the top card, or whose expedition anybody could push, may declare few cards for that.
    """
    if not isinstance(move, DeclareDraws) or view.seat is None or view.seen:
        return None
    number, odds = (
        move.number,
        {count: compute_expedition_odds(view, count) for count in range(MIN_DECLARED, view.cave + 1)},
    )
    best = max(odds, key=lambda count: (count * odds[count], -count))
    is_high = number > best
    reach = number if is_high else min(best, number + max(map(find_strongest_push, view.hands)))
    share = float(reach * odds[reach] / (best * odds[best]))
    cost = 0.0 if is_high and odds[number] >= MAX_HOPELESS_ODDS else MIN_DECLARED_SHARE - share
    percents = {"odds": round(100 * odds[number]), "better": round(100 * odds[best])}
    return ReviewOpinion(
        DECLARE_MOVES[best], cost, ReviewFact("high" if is_high else "low", {"cards": number, "more": best, **percents})
    )


def judge_division(view: GoatsAndGoblinsView, move: GoatsAndGoblinsMove) -> ReviewOpinion | None:
    """Return that the Leader takes the best card, and what was lost if they kept less gold than they still could.

    Who else gets which cards is not judged.
    """
    if not isinstance(move, GiveBestCard | DealRest) or view.seat not in view.open_to or view.seat is None:
        return None
    shares = view.last.shares if view.last else ()
    counts = {seat: len(shares[seat]) for seat in (view.last.inside if view.last else ())}
    golds = [card.gold for card in view.pile]
    most_gold = _sum_most_gold_for(view.seat, counts, golds)
    if isinstance(move, DealRest):
        gold_kept = _sum_dealt_gold_for(view.seat, counts, golds)
    else:
        own = golds[0] if move.seat == view.seat else 0
        gold_kept = own + _sum_most_gold_for(view.seat, {**counts, move.seat: counts[move.seat] + 1}, golds[1:])
    lost = 0 if _has_lost_gold(view, view.seat, most_gold) else most_gold - gold_kept
    fact = ReviewFact("divided", {"cards": len(golds), "most": most_gold, "kept": gold_kept})
    return ReviewOpinion(GIVE_MOVES[view.seat], COST_OF_GOLD * (lost - MIN_LOST_GOLD + 0.5), fact)


def _has_lost_gold(view: GoatsAndGoblinsView, seat: int, most_gold: int) -> bool:
    """Tell whether gold was lost, and that was told, before in dividing these cards; `most_gold` can still be kept."""
    shares = view.last.shares if view.last else ()
    golds = sorted((card.gold for card in chain(view.pile, *shares)), reverse=True)
    first = _sum_most_gold_for(seat, dict.fromkeys(view.last.inside if view.last else (), 0), golds)
    return first - sum(card.gold for card in shares[seat]) - most_gold >= MIN_LOST_GOLD


def _sum_most_gold_for(seat: int, counts: Mapping[int, int], golds: Sequence[int]) -> int:
    """Return the most gold that a seat can get of a pile, the best card first, where others have so many cards."""
    share, larger = divmod(len(golds) + sum(counts.values()), len(counts))
    larger -= sum(count > share for count in counts.values())
    return sum(golds[: max(0, share + bool(larger > 0) - counts[seat])])


def _sum_dealt_gold_for(seat: int, counts: Mapping[int, int], golds: Sequence[int]) -> int:
    """Return the gold that a seat gets if a pile is dealt in turn, each card to who has the fewest."""
    shares, dealt = dict(counts), 0
    for gold in golds:
        taker = min(shares, key=shares.__getitem__)
        shares[taker] += 1
        dealt += gold if taker == seat else 0
    return dealt


def explain_expedition_odds(view: GoatsAndGoblinsView, move: GoatsAndGoblinsMove) -> ReviewFact | None:
    """Return as a fact how many in 100 expeditions come home with so many cards as somebody declares or votes on.

    For who stays out it also says what the others bring.
    """
    name = "odds-out" if move == VOTE_OUT else "odds"
    cards = move.number if isinstance(move, DeclareDraws) else view.to_draw if isinstance(move, CastVote) else 0
    return (
        ReviewFact(name, {"odds": round(100 * compute_expedition_odds(view, cards)), "cards": cards}) if cards else None
    )


def explain_end_of_expedition(
    state: GoatsAndGoblinsState, _seat: int, played: Sequence[GoatsAndGoblinsMove], later: Iterable[Event]
) -> ReviewFact | None:
    """Return what the Cave-Ins counted among the cards that were to be drawn after a vote, and what cards changed."""
    if not isinstance(played[0], CastVote) or not state.to_draw:
        return None
    cards, value = state.to_draw, sum(VALUE_BY_CARD[card] for card in state.cave[-state.to_draw :])
    story = list(_list_rest_of_expedition(later))
    ended = story[-1] if story else None
    pushers = [event.seat for event in story if isinstance(event, events.PushTookEffect)]
    if value < FATAL_CAVE_IN_VALUE and isinstance(ended, events.CaveCollapsed) and pushers:
        return ReviewFact("pushed", {"cards": cards, **_describe_pushers(pushers)})
    survived = value >= FATAL_CAVE_IN_VALUE and isinstance(ended, events.ExpeditionReturned)
    return ReviewFact("held" if survived else "cave", {"cards": cards, "value": value})


def _list_rest_of_expedition(later: Iterable[Event]) -> Iterator[Event]:
    """Yield what happened until the expedition came home or fell."""
    for event in later:
        yield event
        if isinstance(event, events.ExpeditionReturned | events.CaveCollapsed):
            return


def _describe_pushers(seats: Sequence[int]) -> dict[str, int]:
    """Return how many Pushes took effect, of how many players, and whose the last one was."""
    return {"count": len(seats), "seats": len(set(seats)), "seat": seats[-1]}


def redraw_cave(state: GoatsAndGoblinsState, rng: Chance) -> GoatsAndGoblinsState:
    """Return a clone with the cave and the cards that left drawn anew, but for a card that a seer knows."""
    world = state.clone()
    known = [world.cave.pop()] if world.seers else []
    pool = world.cave + world.removed
    gone = sample_removed_cave_ins(pool, world, rng)
    mixed = shuffle_with_rng(pool, rng, MAX_COPIES_BY_CARD)
    cave_ins, treasures = ([card for card in mixed if bool(VALUE_BY_CARD[card]) == falls] for falls in (True, False))
    removed_count = len(world.removed) - gone
    world.removed = cave_ins[:gone] + treasures[:removed_count]
    world.cave = shuffle_with_rng(cave_ins[gone:] + treasures[removed_count:], rng, MAX_COPIES_BY_CARD) + known
    return world


def list_gold(state: GoatsAndGoblinsState) -> list[int]:
    """Return the gold on the cards of each seat."""
    return [sum_gold(hand) for hand in state.hands]


REVIEW = ReviewMeasure(
    facts=("in", "out", "out-pushed", "odds", "odds-out", "high", "low", "divided"),
    advice=(explain_expedition_odds,),
    opinions=(judge_vote, judge_declaration, judge_division),
    truths=("cave", "pushed", "held"),
    aftermath=explain_end_of_expedition,
    looks_at="votes",
    luck=LuckMeasure(redraw_cave, list_gold, "gold", 40),
)
