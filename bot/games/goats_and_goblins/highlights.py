"""Highlights of Goats & Goblins: whom a card saved, who was buried, who beat the odds."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.screens.game_texts.highlights import (
    EventOfMove,
    HighlightCandidate,
    HighlightRule,
    MatchStory,
    find_turning_point,
)
from games.engine import Event
from games.engine.words import Word, join_heap_keys
from games.goats_and_goblins import GoatsAndGoblinsView, events
from games.goats_and_goblins.beaten_odds import list_successful_expedition_odds
from games.goats_and_goblins.cave import ACTION_KINDS, CARDS, STARTING_CARDS, build_action_key
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE

Story = MatchStory[GoatsAndGoblinsView]
EVEN_CHANCE = Fraction(1, 2)
"""What was no more likely than that is told with its chance."""
STARTING_CARD_NAMES = tuple(map(str, STARTING_CARDS))
"""The cards with which everybody starts."""
LAST_EXPEDITION_BONUS = 5
"""The last expedition decides the match: what happened there is greater by so much gold."""
MIN_COMEBACK_GOLD = 10
"""Who was so much gold behind, and won, is told so."""
GOLD_PER_LOST_CARD = 2
"""A card that is lost counts as so much gold."""

GRUFF_CARD = next(str(card) for card in CARDS if card.kind == "gruff")
"""The only one of its kind in the cave."""
GRUFF_GOLD = int(GRUFF_CARD.rsplit(maxsplit=1)[1])


PUSHES = ("push-2", "push-3")
PIT_PROP, WARDING_STONE, SECOND_THOUGHTS = "pit-prop", "warding-stone", "second-thoughts"
"""Cards that highlights name."""


class ToldExpedition(NamedTuple):
    """An expedition from its Leader's declaration on; `ended` is how it came home or fell."""

    told: Sequence[EventOfMove]
    ended: EventOfMove
    is_last: bool


def sum_gold(cards: Sequence[str]) -> int:
    """Return the gold on some cards."""
    return sum(int(name.rsplit(maxsplit=1)[1]) for name in cards)


def _list_expeditions(story: Story) -> list[ToldExpedition]:
    chapters = story.split_into_chapters(events.ExpeditionBegan)
    over = any(isinstance(move_event.event, events.MatchEnded) for move_event in chapters[-1])
    return [
        ToldExpedition(move_events, ended, over and move_events is chapters[-1])
        for move_events in chapters
        for ended in move_events
        if isinstance(ended.event, events.ExpeditionReturned | events.CaveCollapsed)
    ]


def _find_homecomings(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what came home as its chance was good enough."""
    chances = _map_chances(story)
    for expedition in _list_expeditions(story):
        home = expedition.ended.event
        if (
            isinstance(home, events.ReturnedWithCards)
            and not _is_saved(expedition)
            and chances[id(home)] >= EVEN_CHANCE
        ):
            yield _build_homecoming_highlight(expedition, 0)


def _find_long_shots(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what came home against the odds, without a card that held the cave."""
    chances = _map_chances(story)
    for expedition in _list_expeditions(story):
        if isinstance(expedition.ended.event, events.ReturnedWithCards) and not _is_saved(expedition):
            chance = chances[id(expedition.ended.event)]
            if chance < EVEN_CHANCE and sum_gold(expedition.ended.event.cards):
                yield _build_homecoming_highlight(expedition, round(chance * 100))


def _find_saved_caves(story: Story) -> Iterator[HighlightCandidate]:
    """Yield what came home because a Pit Prop held the Cave-In that would have brought the cave down."""
    chances = _map_chances(story)
    for expedition in _list_expeditions(story):
        if isinstance(expedition.ended.event, events.ExpeditionReturned) and _is_saved(expedition):
            chance = chances[id(expedition.ended.event)]
            saver = _find_saver(expedition)
            home = _build_homecoming_highlight(expedition, round(chance * 100) if chance < EVEN_CHANCE else 0)
            yield HighlightCandidate(
                home.event_of_move,
                saver,
                home.size,
                home.facts,
                {**home.seats, "saver": expedition.ended.event.seat if saver is None else saver},
            )


def _is_saved(expedition: ToldExpedition) -> bool:
    """Tell whether the Cave-Ins of an expedition would have brought the cave down, and a Pit Prop held one of them."""
    fell = sum(
        move_event.event.number for move_event in expedition.told if isinstance(move_event.event, events.CaveInDrawn)
    )
    return fell >= FATAL_CAVE_IN_VALUE and any(
        isinstance(move_event.event, events.CaveInPropped) for move_event in expedition.told
    )


def _map_chances(story: Story) -> dict[int, Fraction]:
    """Return by the identity of each homecoming how likely it was without a card that is played."""
    expedition_events = [entry.event for entry in story.events]
    return {
        id(event): chance
        for event, chance in list_successful_expedition_odds(expedition_events, voting=story.view.voting)
    }


def _build_homecoming_highlight(expedition: ToldExpedition, percent: int) -> HighlightCandidate:
    """Return what a Leader led home, and what of it they kept."""
    home, gold = expedition.ended.event, sum_gold(expedition.ended.event.cards)
    facts: dict[str, Word] = {
        **_describe_expedition(expedition),
        "kept": _sum_kept(expedition, home.seat),
        "alone": "yes" if set(home.in_seats) <= {home.seat} else "no",
        "percent": percent,
    }
    return HighlightCandidate(
        expedition.ended, home.seat, gold + LAST_EXPEDITION_BONUS * expedition.is_last, facts, {"name": home.seat}
    )


def _sum_kept(expedition: ToldExpedition, seat: int) -> int:
    """Return the gold that a seat got from an expedition."""
    got = [
        move_event.event
        for move_event in expedition.told
        if isinstance(move_event.event, events.CardsReceived) and move_event.event.seat == seat
    ]
    return sum(sum_gold(event.cards) for event in got)


def _find_gruff(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who got the rarest goat of the cave, of whose expedition, and how it ended."""
    for expedition in _list_expeditions(story):
        for move_event in expedition.told:
            if isinstance(move_event.event, events.CardsReceived) and GRUFF_CARD in move_event.event.cards:
                facts: dict[str, Word] = {
                    "trip": "fell" if isinstance(expedition.ended.event, events.CaveCollapsed) else "home",
                    "own": "yes" if move_event.event.seat == expedition.ended.event.seat else "no",
                    "gold": GRUFF_GOLD,
                }
                names = {"name": move_event.event.seat, "leader": expedition.ended.event.seat}
                yield HighlightCandidate(move_event, move_event.event.seat, GRUFF_GOLD, facts, names)


def _find_greatest_gains(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who got the most gold of a single expedition, with the gold that they had before and after it."""
    gains = [
        (_sum_kept(expedition, seat), expedition, seat)
        for expedition in _list_expeditions(story)
        for seat in range(story.view.seats)
    ]
    gain, expedition, seat = max(gains, key=lambda entry: entry[0], default=(0, None, 0))
    if expedition is None or not gain:
        return
    before = _list_gold_at(story, [expedition.ended])[0][seat]
    facts: dict[str, Word] = {"before": before, "after": before + gain}
    yield HighlightCandidate(
        expedition.ended, seat, gain + LAST_EXPEDITION_BONUS * expedition.is_last, facts, {"name": seat}
    )


def _find_turning_expeditions(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the expedition that put the winner ahead for good, and what came of it for the winner."""
    trips = _list_expeditions(story)
    ends = [*(expedition.told[0] for expedition in trips[1:]), *story.list_events(events.MatchEnded)]
    standings = [[sum_gold(STARTING_CARD_NAMES)] * story.view.seats, *_list_gold_at(story, ends)]
    point = find_turning_point(standings, story.winners)
    if point is None or len(ends) != len(trips):
        return
    expedition = trips[point.place - 1]
    gain, leader = _sum_kept(expedition, point.seat), expedition.ended.event.seat
    if not gain:
        return
    fell = isinstance(expedition.ended.event, events.CaveCollapsed)
    saver, pusher, chance = (
        _find_saver(expedition),
        _find_fatal_pusher(expedition),
        _map_chances(story).get(id(expedition.ended.event), 1),
    )
    by, helper = ("prop", saver) if saver is not None else ("push", pusher) if pusher is not None else ("none", leader)
    facts: dict[str, Word] = {
        **point.describe(MIN_COMEBACK_GOLD),
        "gain": gain,
        "trip": "fell" if fell else "led" if leader == point.seat else "along",
        "by": by if by != "none" or chance >= EVEN_CHANCE else "odds",
        "percent": round(chance * 100),
        **_describe_pushes(expedition),
    }
    names = {"name": point.seat, "rival": point.rival, "leader": leader, "helper": leader if helper is None else helper}
    yield HighlightCandidate(expedition.ended, point.seat, gain, facts, names)


def _find_saver(expedition: ToldExpedition) -> int | None:
    """Return whose Pit Prop brought an expedition home."""
    if not isinstance(expedition.ended.event, events.ExpeditionReturned) or not _is_saved(expedition):
        return None
    return next(
        entry.event.seat for entry in reversed(expedition.told) if isinstance(entry.event, events.CaveInPropped)
    )


def _find_fatal_pushes(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the caves that fell on cards that only a push had let be drawn: all that was declared was drawn before."""
    for expedition in _list_expeditions(story):
        pusher, fell = _find_fatal_pusher(expedition), expedition.ended.event
        if pusher is not None and sum_gold(fell.cards):
            facts = {
                **_describe_expedition(expedition),
                **_describe_pushes(expedition),
                "own": "yes" if pusher == fell.seat else "no",
            }
            size = sum_gold(fell.cards) + LAST_EXPEDITION_BONUS * expedition.is_last
            yield HighlightCandidate(expedition.ended, pusher, size, facts, {"name": fell.seat, "pusher": pusher})


def _find_fatal_pusher(expedition: ToldExpedition) -> int | None:
    """Return who played the last push before a cave fell, if no more would have been drawn without pushes."""
    expedition_events = [move_event.event for move_event in expedition.told]
    declared = next((event.number for event in expedition_events if isinstance(event, events.DrawsDeclared)), None)
    pushers = [event.seat for event in expedition_events if isinstance(event, events.PushTookEffect)]
    drawn = sum(isinstance(event, events.CaveCardDrawn) for event in expedition_events)
    if (
        not isinstance(expedition.ended.event, events.CaveCollapsed)
        or declared is None
        or not pushers
        or drawn <= declared
    ):
        return None
    return int(pushers[-1])


def _describe_pushes(expedition: ToldExpedition) -> dict[str, Word]:
    """Return how many pushes took effect, of how many players, and the cards that were played against the fall."""
    expedition_events = [move_event.event for move_event in expedition.told]
    pushers = [event.seat for event in expedition_events if isinstance(event, events.PushTookEffect)]
    wards = [
        WARDING_STONE
        for event in expedition_events
        if isinstance(event, events.ActionWarded) and event.action in PUSHES
    ]
    props = [PIT_PROP for event in expedition_events if isinstance(event, events.CaveInPropped)]
    against = join_heap_keys(map(build_action_key, (*props, *wards)))
    return {"pushes": len(pushers), "pushers": len(set(pushers)), "against": against, "defended": len(props + wards)}


def _find_buried_converts(story: Story) -> Iterator[HighlightCandidate]:
    """Yield whom the cave buried because they had turned their own vote, and gone in."""
    for expedition in _list_expeditions(story):
        fell, told = expedition.ended.event, [move_event.event for move_event in expedition.told]
        if not isinstance(fell, events.CaveCollapsed) or not sum_gold(fell.cards):
            continue
        thought = {event.seat for event in told if _is_second_thought(event)}
        turned = {event.seat for event in told if isinstance(event, events.SeatJoinedExpedition)}
        for seat in sorted(thought & turned - set(fell.out_seats)):
            size = sum_gold(fell.cards) + LAST_EXPEDITION_BONUS * expedition.is_last
            yield HighlightCandidate(
                expedition.ended, seat, size, _describe_expedition(expedition), {"name": seat, "leader": fell.seat}
            )


def _is_second_thought(event: Event) -> bool:
    return isinstance(event, events.ActionPlayed) and event.action == SECOND_THOUGHTS


def _list_gold_at(story: Story, instants: Sequence[EventOfMove]) -> list[list[int]]:
    """Return everybody's gold when these events happened, in order.

    Of equal action cards, the one with the least gold is played first: those everybody starts with have none.
    """
    wanted, groups = {id(move_event.event) for move_event in instants}, list[list[int]]()
    hands = [list(STARTING_CARD_NAMES) for _ in range(story.view.seats)]
    for move_event in story.events:
        event = move_event.event
        if id(event) in wanted:
            groups.append([sum_gold(hand) for hand in hands])
        if isinstance(event, events.CardsReceived):
            hands[event.seat] += event.cards
        elif isinstance(event, events.ActionPlayed | events.ActionPlayedAtSeat):
            played = sorted(name for name in hands[event.seat] if name.startswith(f"{event.action} "))
            if played:
                hands[event.seat].remove(played[0])
    return groups


def _describe_expedition(expedition: ToldExpedition) -> dict[str, Word]:
    cards = expedition.ended.event.cards
    return {"count": len(cards), "gold": sum_gold(cards), "last": "yes" if expedition.is_last else "no"}


def _find_total_losses(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the caves that fell on everybody: all cards are lost."""
    for expedition in _list_expeditions(story):
        if isinstance(expedition.ended.event, events.CaveCollapsedOnEverybody) and expedition.ended.event.cards:
            facts = {**_describe_expedition(expedition), "inside": story.view.seats}
            if _holds_hardly_gold(expedition.ended.event.cards):
                facts["gold"] = 0
            size = (
                sum_gold(expedition.ended.event.cards)
                + GOLD_PER_LOST_CARD * len(expedition.ended.event.cards)
                + LAST_EXPEDITION_BONUS * expedition.is_last
            )
            yield HighlightCandidate(
                expedition.ended, expedition.ended.event.seat, size, facts, {"name": expedition.ended.event.seat}
            )


def _holds_hardly_gold(cards: Sequence[str]) -> bool:
    """Tell whether action cards are among these cards, and all of them have no more gold than those have."""
    return any(name.rsplit(maxsplit=1)[0] in ACTION_KINDS for name in cards) and sum_gold(cards) <= len(cards)


def _find_lonely_burials(story: Story) -> Iterator[HighlightCandidate]:
    yield from _list_burials(story, alone=True)


def _find_burials(story: Story) -> Iterator[HighlightCandidate]:
    yield from _list_burials(story, alone=False)


def _list_burials(story: Story, *, alone: bool) -> Iterator[HighlightCandidate]:
    """Yield the caves that fell on some and left gold to the others: on the Leader alone, or on several."""
    for expedition in _list_expeditions(story):
        fell = expedition.ended.event
        if isinstance(fell, events.CaveCollapsedWithSurvivors) and fell.cards:
            inside = story.view.seats - len(fell.out_seats)
            if (inside == 1) == alone:
                outs = tuple(seat for seat in fell.out_seats if _sum_kept(expedition, seat)) or tuple(fell.out_seats)
                facts = {**_describe_expedition(expedition), "inside": inside, "out": len(outs)}
                size = sum_gold(fell.cards) + LAST_EXPEDITION_BONUS * expedition.is_last
                yield HighlightCandidate(expedition.ended, fell.seat, size, facts, {"name": fell.seat, "outs": outs})


HIGHLIGHTS: Mapping[str, HighlightRule] = {
    "turning": HighlightRule(50, _find_turning_expeditions, decides=True, reasoned=True),
    "saved": HighlightRule(60, _find_saved_caves, min_size=5),
    "pushed": HighlightRule(55, _find_fatal_pushes, min_size=8),
    "thought-again": HighlightRule(52, _find_buried_converts, min_size=5),
    "buried-alone": HighlightRule(50, _find_lonely_burials, min_size=7),
    "all-lost": HighlightRule(40, _find_total_losses, min_size=12),
    "against-odds": HighlightRule(40, _find_long_shots, min_size=10),
    "gain": HighlightRule(36, _find_greatest_gains, min_size=10, pays=True),
    "buried": HighlightRule(35, _find_burials, min_size=7),
    "gruff": HighlightRule(40, _find_gruff, min_size=GRUFF_GOLD),
    "home": HighlightRule(30, _find_homecomings, min_size=13, pays=True),
}
"""What is great, by kind: by how much gold more than it moved, and how much it has to move to be told."""
