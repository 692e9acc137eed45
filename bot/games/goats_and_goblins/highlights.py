"""What players tell of a match of Goats & Goblins: whom a card saved, who was buried, who beat the odds."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.screens.sides.highlights import Deed, MatchStory, Tale, ToldEvent
from games.engine.words import Word
from games.goats_and_goblins import GoatsAndGoblinsView, events
from games.goats_and_goblins.beaten_odds import list_homecoming_odds
from games.goats_and_goblins.cave import ACTION_KINDS, STARTING
from games.goats_and_goblins.state import FALLEN

Story = MatchStory[GoatsAndGoblinsView]
EVEN = Fraction(1, 2)
"""What was no more likely than that is told with its chance."""
LAST = 25
"""The last expedition decides the match: what happened there is greater by so much gold."""
MUCH = 5
"""So much gold is worth telling."""
CARD = 2
"""A card that is lost counts as so much gold."""


class Expedition(NamedTuple):
    """An expedition from its Leader's declaration on; `ended` is how it came home or fell."""

    told: Sequence[ToldEvent]
    ended: ToldEvent
    is_last: bool


def sum_gold(cards: Sequence[str]) -> int:
    """Return the gold on some cards."""
    return sum(int(name.rsplit(maxsplit=1)[1]) for name in cards)


def _list_expeditions(story: Story) -> list[Expedition]:
    chapters = story.split_at(events.Leads)
    over = any(isinstance(told.event, events.Ended) for told in chapters[-1])
    return [
        Expedition(told, ended, over and told is chapters[-1])
        for told in chapters
        for ended in told
        if isinstance(ended.event, events.Homecoming | events.Collapse)
    ]


def _find_homecomings(story: Story) -> Iterator[Deed]:
    """Yield what came home as its chance was good enough, and left its Leader much of it."""
    chances = _map_chances(story)
    for one in _list_expeditions(story):
        home = one.ended.event
        if isinstance(home, events.Succeeded) and not _is_saved(one) and chances[id(home)] >= EVEN:
            deed = _build_homecoming_deed(one, 0)
            yield from [deed] if _sum_kept(one, home.seat) >= MUCH else []


def _find_all_homecomings(story: Story) -> Iterator[Deed]:
    for one in _list_expeditions(story):
        if isinstance(one.ended.event, events.Succeeded):
            yield _build_homecoming_deed(one, 0)


def _find_long_shots(story: Story) -> Iterator[Deed]:
    """Yield what came home against the odds, without a card that held the cave."""
    chances = _map_chances(story)
    for one in _list_expeditions(story):
        if isinstance(one.ended.event, events.Succeeded) and not _is_saved(one):
            chance = chances[id(one.ended.event)]
            if chance < EVEN and sum_gold(one.ended.event.cards):
                yield _build_homecoming_deed(one, round(chance * 100))


def _find_saved_caves(story: Story) -> Iterator[Deed]:
    """Yield what came home because a Pit Prop held the Cave-In that would have brought the cave down."""
    chances = _map_chances(story)
    for one in _list_expeditions(story):
        if isinstance(one.ended.event, events.Homecoming) and _is_saved(one):
            chance = chances[id(one.ended.event)]
            prop = next(told.event for told in reversed(one.told) if isinstance(told.event, events.Propped))
            home = _build_homecoming_deed(one, round(chance * 100) if chance < EVEN else 0)
            yield Deed(home.told, prop.seat, home.size, home.facts, {**home.seats, "saver": prop.seat})


def _is_saved(one: Expedition) -> bool:
    """Tell whether the Cave-Ins of an expedition would have brought the cave down, and a Pit Prop held one of them."""
    fell = sum(told.event.number for told in one.told if isinstance(told.event, events.DrewCaveIn))
    return fell >= FALLEN and any(isinstance(told.event, events.Propped) for told in one.told)


def _map_chances(story: Story) -> dict[int, Fraction]:
    """Return by the identity of each homecoming how likely it was without a card that is played."""
    told = [one.event for one in story.events]
    return {id(event): chance for event, chance in list_homecoming_odds(told, voting=story.view.voting)}


def _build_homecoming_deed(one: Expedition, percent: int) -> Deed:
    """Return what a Leader led home, and what of it they kept."""
    home, gold = one.ended.event, sum_gold(one.ended.event.cards)
    facts: dict[str, Word] = {
        **_describe_expedition(one),
        "kept": _sum_kept(one, home.seat),
        "alone": "yes" if set(home.in_seats) <= {home.seat} else "no",
        "percent": percent,
    }
    return Deed(one.ended, home.seat, gold + LAST * one.is_last, facts, {"name": home.seat})


def _sum_kept(one: Expedition, seat: int) -> int:
    """Return the gold that a seat got from an expedition."""
    got = [told.event for told in one.told if isinstance(told.event, events.Got) and told.event.seat == seat]
    return sum(sum_gold(event.cards) for event in got)


def _find_greatest_gains(story: Story) -> Iterator[Deed]:
    """Yield who got the most gold of a single expedition, with the gold that they had before and after it."""
    gains = [(_sum_kept(one, seat), one, seat) for one in _list_expeditions(story) for seat in range(story.view.seats)]
    gain, one, seat = max(gains, key=lambda found: found[0], default=(0, None, 0))
    if one is None or gain < MUCH:
        return
    before = _sum_gold_before(story, one, seat)
    facts: dict[str, Word] = {"before": before, "after": before + gain}
    yield Deed(one.ended, seat, gain + LAST * one.is_last, facts, {"name": seat})


def _sum_gold_before(story: Story, one: Expedition, seat: int) -> int:
    """Return the gold that a seat had when an expedition ended, before anybody got its cards.

    Of equal action cards, the one with the least gold is played first: those everybody starts with have none.
    """
    hand = [str(card) for card in STARTING]
    for told in story.events:
        event = told.event
        if event is one.ended.event:
            break
        if isinstance(event, events.Got) and event.seat == seat:
            hand += event.cards
        elif isinstance(event, events.Played | events.PlayedAt) and event.seat == seat:
            played = sorted(name for name in hand if name.startswith(f"{event.action} "))
            if played:
                hand.remove(played[0])
    return sum_gold(hand)


def _describe_expedition(one: Expedition) -> dict[str, Word]:
    cards = one.ended.event.cards
    return {"count": len(cards), "gold": sum_gold(cards), "last": "yes" if one.is_last else "no"}


def _find_lost_caves(story: Story) -> Iterator[Deed]:
    """Yield the caves that fell on everybody: all cards are lost."""
    for one in _list_expeditions(story):
        if isinstance(one.ended.event, events.AllLost) and one.ended.event.cards:
            facts = {**_describe_expedition(one), "inside": story.view.seats}
            if _holds_hardly_gold(one.ended.event.cards):
                facts["gold"] = 0
            size = sum_gold(one.ended.event.cards) + CARD * len(one.ended.event.cards) + LAST * one.is_last
            yield Deed(one.ended, one.ended.event.seat, size, facts, {"name": one.ended.event.seat})


def _holds_hardly_gold(cards: Sequence[str]) -> bool:
    """Tell whether action cards are among these cards, and all of them have no more gold than those have."""
    return any(name.rsplit(maxsplit=1)[0] in ACTION_KINDS for name in cards) and sum_gold(cards) <= len(cards)


def _find_lonely_burials(story: Story) -> Iterator[Deed]:
    yield from _list_burials(story, alone=True)


def _find_burials(story: Story) -> Iterator[Deed]:
    yield from _list_burials(story, alone=False)


def _list_burials(story: Story, *, alone: bool) -> Iterator[Deed]:
    """Yield the caves that fell on some and left gold to the others: on the Leader alone, or on several."""
    for one in _list_expeditions(story):
        fell = one.ended.event
        if isinstance(fell, events.Failed) and fell.cards:
            inside = story.view.seats - len(fell.out_seats)
            if (inside == 1) == alone:
                outs = tuple(seat for seat in fell.out_seats if _sum_kept(one, seat)) or tuple(fell.out_seats)
                facts = {**_describe_expedition(one), "inside": inside, "out": len(outs)}
                size = sum_gold(fell.cards) + LAST * one.is_last
                yield Deed(one.ended, fell.seat, size, facts, {"name": fell.seat, "outs": outs})


def _find_empty_expeditions(story: Story) -> Iterator[Deed]:
    """Yield the expeditions that brought nothing to anybody."""
    for one in _list_expeditions(story):
        if not one.ended.event.cards:
            home = "yes" if isinstance(one.ended.event, events.Homecoming) else "no"
            yield Deed(one.ended, one.ended.event.seat, 0, {"home": home}, {"name": one.ended.event.seat})


HIGHLIGHTS: Mapping[str, Tale] = {
    "saved": Tale(60, _find_saved_caves),
    "buried-alone": Tale(50, _find_lonely_burials),
    "all-lost": Tale(40, _find_lost_caves),
    "against-odds": Tale(40, _find_long_shots),
    "gain": Tale(36, _find_greatest_gains),
    "buried": Tale(35, _find_burials),
    "home": Tale(30, _find_homecomings),
    "any-home": Tale(10, _find_all_homecomings, plain=True),
    "empty": Tale(0, _find_empty_expeditions, plain=True),
}
"""What is great, by kind, and by how much gold more than it moved."""
