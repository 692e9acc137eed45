"""Highlights of Goblin Teeth: what completed an Offering, which Items counted for one, and who lost theirs to whom."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from bot.games.goblin_teeth.names import (
    HIDDEN_ITEM,
    TEETH_KIND,
    build_card_key,
    build_card_keys,
    build_offering_key,
)
from bot.screens.game_texts.highlights import EventOfMove, HighlightCandidate, HighlightRule, MatchStory
from games.engine.words import Word, join_heap_keys
from games.goblin_teeth import ITEMS, GoblinTeethView, Offering, events, load_offerings
from games.goblin_teeth.offerings import ANY_LINE, PAIR_LINE, OfferingProgress, measure_offering_progress
from games.goblin_teeth.rolling import DIE_SIDES

Story = MatchStory[GoblinTeethView]
MIN_SWEEP_ITEMS = 2
"""Who takes so many Items of a round, and nobody any other, sweeps it."""
ITEM_WORTH = 10
"""An Item is worth so much more than a bid."""
TURNED_WORTH = 30
"""A Cheat that turned an award is worth so much more than one that only was about it."""
MAX_CHEAP_BID = 2
"""Who gets an Item for so little, and nobody else bid for it, has a bargain."""
MIN_SIXES = 3
"""Who puts so many sixes on one Item wants it very much."""
MIN_HIDDEN_ITEMS = 3
"""Who takes the Hidden Item so often makes a habit of it."""
NEAR_LACKING = 1
"""Who lacked so much for an Offering at the end was near it."""


def _list_rounds(story: Story) -> list[list[EventOfMove]]:
    """Return the events of each round: one is over with the Items, and in the same move the next begins."""
    return story.split_into_chapters(events.RoundBegan)


def _list_awards(given_events: Sequence[EventOfMove]) -> list[EventOfMove]:
    return [entry for entry in given_events if isinstance(entry.event, events.ItemAwarded)]


def _find_contested_completions(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the completed Offerings of which there is more to tell than the result: how close others were."""
    return (candidate for candidate in _find_completed_offerings(story) if _is_contested(candidate))


def _find_plain_completions(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the completed Offerings of which the result tells nearly all."""
    return (candidate for candidate in _find_completed_offerings(story) if not _is_contested(candidate))


def _is_contested(candidate: HighlightCandidate) -> bool:
    return any(candidate.facts[name] for name in ("near", "next", "beaten"))


def _find_completed_offerings(story: Story) -> Iterator[HighlightCandidate]:
    """Yield each Offering that was completed, with the Items that completed it."""
    last = _list_rounds(story)[-1]
    for move_event in last:
        if isinstance(move_event.event, events.PlayerWon) and move_event.event.offering is not None:
            taken = _name_last_items(story.view, _list_awards(last), move_event.event.seat)
            items = _drop_needless_items(story.view, move_event.event, taken)
            facts: dict[str, Word] = {
                **_describe_offering(move_event.event.offering),
                "items": join_heap_keys(map(build_card_key, items)) or "none",
                "count": len(items),
                "near": len(near := _list_nearly_completed(story)),
                "lack": _name_last_lack(story.view, near),
            }
            won = _list_narrow_awards_of(last, move_event.event.seat, taken, items)
            rival = _describe_rival(last, won[-1]) if won else (move_event.event.seat, 0)
            facts |= {"bid": won[-1].event.bid if won else 0, "next": rival[1]}
            beaten = _list_beaten_completions(story)
            facts |= {
                "beaten": len(beaten),
                **_describe_beaten_offerings(move_event.event.offering, list(beaten.values())),
            }
            names: dict[str, int | Sequence[int]] = {
                "seat": move_event.event.seat,
                "nearly": near,
                "rival": rival[0],
                "late": list(beaten),
            }
            yield HighlightCandidate(move_event, move_event.event.seat, ITEM_WORTH * len(items), facts, names)


def _list_beaten_completions(story: Story) -> dict[int, str]:
    """Return who completed an Offering in the last round and yet did not win, with the left-most one of each."""
    winners = _map_completed_offerings(story)
    complete = {
        seat: [progress.offering for progress in story.view.get_progress(seat) if not progress.lacking]
        for seat in range(story.view.seats)
        if seat not in winners and story.view.hands
    }
    return {seat: offerings[0] for seat, offerings in complete.items() if offerings}


def _describe_beaten_offerings(won: str, beaten: Sequence[str]) -> dict[str, Word]:
    """Return the last of these Offerings that did not win, and whether its kind decided, or the teeth."""
    kinds = [load_offerings()[offering].kind for offering in beaten]
    decided = "teeth" if load_offerings()[won].kind in kinds else "kind"
    return {"beaten-offering": build_offering_key(beaten[-1]) if beaten else "none", "decided": decided}


def _list_narrow_awards_of(
    last: Sequence[EventOfMove], seat: int, taken: Sequence[str], items: Sequence[str]
) -> list[EventOfMove]:
    """Return the narrow awards of the one Item that a seat needed; `taken` names all that it took, in their order."""
    own, narrow = [entry for entry in _list_awards(last) if entry.event.seat == seat], _list_narrow_awards(last)
    return [entry for entry, item in zip(own, taken, strict=True) if [item] == list(items) and entry in narrow]


def _name_last_lack(view: GoblinTeethView, near: Sequence[int]) -> str:
    """Return what the only one of these lacked: "teeth", or the key of an Item; "none" if several would have done."""
    lacks = (
        {lack for progress in view.get_progress(near[0]) if (lack := _find_last_lack(progress))}
        if len(near) == 1
        else set()
    )
    (lack,) = lacks if len(lacks) == 1 else ("none",)
    return lack if lack in (TEETH_KIND, "none") else build_card_key(lack)


def _find_last_lack(progress: OfferingProgress) -> str:
    """Return the kind of what a nearly complete Offering lacks, "none" if several would do; nothing for all others."""
    if progress.lacking != NEAR_LACKING:
        return ""
    (lack,) = [line.kind for line in progress.lines if line.have < line.need]
    return "none" if lack in (ANY_LINE, PAIR_LINE) else lack


def _name_last_items(view: GoblinTeethView, awards: Sequence[EventOfMove], seat: int) -> list[str]:
    """Return the Items that a seat took at the end, the Hidden one by its name: they end its hand."""
    items = [entry.event.item for entry in awards if entry.event.seat == seat]
    if view.hands and items:
        own_items = [card for card in view.hands[seat] if card in ITEMS][-len(items) :]
        alike = len(own_items) == len(items) and all(
            item in (HIDDEN_ITEM, "", own) for item, own in zip(items, own_items, strict=True)
        )
        return own_items if alike else items
    return items


def _drop_needless_items(view: GoblinTeethView, won: events.PlayerWon, items: Sequence[str]) -> list[str]:
    """Return those of the last Items without which an Offering would not be complete; all, if none is needed alone."""
    hand = view.hands[won.seat] if view.hands else ()
    needed = [
        item for item in items if won.offering and _needs_every_item(load_offerings()[won.offering], hand, [item])
    ]
    return needed or list(items)


def _find_sweeps(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the rounds of which one player took all Items, with the last Cheat that moved or changed a die for it.

    It is the greater, the more of them count for an Offering at the end.
    """
    for round_events in _list_rounds(story):
        awards = _list_awards(round_events)
        seats = {move_event.event.seat for move_event in awards}
        if (
            len(awards) < MIN_SWEEP_ITEMS
            or len(seats) > 1
            or any(isinstance(move_event.event, events.ItemWithoutBids) for move_event in round_events)
        ):
            continue
        (seat,) = seats
        cheats = _map_cheats(round_events, seat)
        counted = [
            move_event.event.item
            for move_event in awards
            if _find_dependent_offering(story.view, seat, [move_event.event.item])
        ]
        facts: dict[str, Word] = {
            "count": len(awards),
            "cheat": cheats[-1][0] if cheats else "none",
            "items": join_heap_keys(map(build_card_key, counted)) or "none",
            "counted": len(counted),
            **_describe_offering(_find_dependent_offering(story.view, seat, counted)),
        }
        yield HighlightCandidate(awards[0], seat, ITEM_WORTH * len(counted), facts, {"seat": seat})


def _map_cheats(round_events: Sequence[EventOfMove], seat: int) -> list[tuple[str, str]]:
    """Return the Cheats by which a player moved or changed a die in a round, each with an Item that it was about."""
    cards, pairs = dict[int, str](), list[tuple[str, str]]()
    for move_event in round_events:
        event = move_event.event
        if isinstance(event, events.CheatPlayed) and event.seat == seat and not event.preview:
            cards[move_event.move] = build_card_key(event.card)
        elif isinstance(event, events.DieMoved | events.DieChanged) and event.seat == seat and move_event.move in cards:
            items = {event.item, event.from_item} if isinstance(event, events.DieMoved) else {event.item}
            pairs += [(cards[move_event.move], item) for item in items if item]
    return pairs


def _find_cheated_awards(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the Items that somebody took after a Cheat of their own that was about a die there.

    They are great if the Item counts for an Offering at the end; `rival` is who had bid the most of the others.
    """
    for round_events in _list_rounds(story):
        for move_event in _list_awards(round_events):
            item = move_event.event.item or HIDDEN_ITEM
            cheats = [
                cheat for cheat, concerned in _map_cheats(round_events, move_event.event.seat) if concerned == item
            ]
            if cheats:
                robbed = [
                    moved for moved in _list_moved(round_events, move_event.event.seat) if moved.from_item == item
                ]
                rival = robbed[-1].die_seat if robbed else move_event.event.seat
                facts = {**_describe_award(move_event), "cheat": cheats[-1], "robbed": "yes" if robbed else "no"}
                counted = _find_dependent_offering(story.view, move_event.event.seat, [move_event.event.item])
                facts |= _describe_offering(counted)
                turned = _turned_award(round_events, move_event)
                size = move_event.event.bid * bool(counted) + ITEM_WORTH * bool(robbed) + TURNED_WORTH * turned
                yield HighlightCandidate(
                    move_event, move_event.event.seat, size, facts, {"seat": move_event.event.seat, "rival": rival}
                )


def _turned_award(round_events: Sequence[EventOfMove], award: EventOfMove) -> bool:
    """Tell whether somebody else had won an Item without the last Cheat of its player that was about a die there."""
    item, seat = award.event.item or HIDDEN_ITEM, award.event.seat
    moves = {
        move_event.move
        for move_event in round_events
        if isinstance(move_event.event, events.CheatPlayed) and move_event.event.seat == seat
    }
    about = [
        move_event.move
        for move_event in round_events
        if move_event.move in moves
        and isinstance(move_event.event, events.DieMoved | events.DieChanged)
        and item in (move_event.event.item, getattr(move_event.event, "from_item", item))
    ]
    last = max(about, default=None)
    without = [
        move_event
        for move_event in round_events
        if move_event.move != last or not isinstance(move_event.event, events.DieMoved | events.DieChanged)
    ]
    now, before = _sum_bids(round_events, award), _sum_bids(without, award)
    best = max(before.values(), default=0)
    return last is not None and now[seat] == award.event.bid and best > before[seat]


def _list_moved(round_events: Sequence[EventOfMove], seat: int) -> list[events.DieMoved]:
    """Return the dice of others that a seat moved in a round."""
    moved = [move_event.event for move_event in round_events if isinstance(move_event.event, events.DieMoved)]
    return [event for event in moved if event.seat == seat != event.die_seat]


def _find_narrow_awards(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the Items that somebody got by a bid of one more than somebody else's, with what both had bid.

    They are great if they count for an Offering that was near complete at the end.
    """
    for round_events in _list_rounds(story):
        for move_event in _list_narrow_awards(round_events):
            rival, bid = _describe_rival(round_events, move_event)
            names = {"seat": move_event.event.seat, "rival": rival}
            counted = _find_dependent_offering(story.view, move_event.event.seat, [move_event.event.item], NEAR_LACKING)
            facts = {**_describe_award(move_event), "next": bid, **_describe_offering(counted)}
            yield HighlightCandidate(
                move_event, move_event.event.seat, move_event.event.bid * bool(counted), facts, names
            )


def _find_bargains(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the Items that a completed Offering needed and that its player got for next to nothing, without a rival."""
    completed = _map_completed_offerings(story)
    for round_events in _list_rounds(story):
        for move_event in _list_awards(round_events):
            seat, offering = move_event.event.seat, completed.get(move_event.event.seat)
            if offering is None or not story.view.hands or move_event.event.bid > MAX_CHEAP_BID:
                continue
            alone = +_sum_bids(round_events, move_event) == Counter({seat: move_event.event.bid})
            if alone and _needs_every_item(load_offerings()[offering], story.view.hands[seat], [move_event.event.item]):
                facts = {**_describe_award(move_event), **_describe_offering(offering)}
                yield HighlightCandidate(move_event, seat, ITEM_WORTH - move_event.event.bid, facts, {"seat": seat})


def _find_hidden_awards(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who completed an Offering and had taken the Hidden Item again and again, with what it needed of those.

    They are the greater, the more of these Items it needed.
    """
    for seat, offering in _map_completed_offerings(story).items():
        hidden = [
            move_event
            for move_event in story.list_events(events.ItemAwarded)
            if move_event.event.item in ("", HIDDEN_ITEM)
        ]
        awards = [move_event for move_event in hidden if move_event.event.seat == seat]
        if len(awards) < MIN_HIDDEN_ITEMS or not story.view.hands:
            continue
        hand = story.view.hands[seat]
        unplayed_items = [
            item for item in (Counter(hand) - Counter(story.view.public[seat])).elements() if item in ITEMS
        ]
        needed = [item for item in unplayed_items if _needs_every_item(load_offerings()[offering], hand, [item])]
        facts: dict[str, Word] = {
            "count": len(awards),
            "bids": " ".join(str(move_event.event.bid) for move_event in awards),
            "items": join_heap_keys(map(build_card_key, needed)) or "none",
            **_describe_offering(offering),
        }
        yield HighlightCandidate(awards[0], seat, ITEM_WORTH * len(needed), facts, {"seat": seat}, awards)


def _map_completed_offerings(story: Story) -> dict[int, str]:
    """Return the Offering that each seat completed."""
    won = [move_event.event for move_event in story.list_events(events.PlayerWon)]
    return {event.seat: event.offering for event in won if event.offering is not None}


def _find_snatched_items(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the Items that somebody took from who had bid for them too, and lacked nothing else at the end."""
    won = {move_event.event.seat for move_event in story.list_events(events.PlayerWon)}
    for round_events in _list_rounds(story):
        for move_event in _list_awards(round_events):
            rival, bid = _describe_rival(round_events, move_event)
            if bid and rival not in won and _would_complete(story.view, rival, move_event.event.item):
                names = {"seat": move_event.event.seat, "rival": rival}
                yield HighlightCandidate(
                    move_event, move_event.event.seat, ITEM_WORTH, {**_describe_award(move_event), "next": bid}, names
                )


def _would_complete(view: GoblinTeethView, seat: int, item: str) -> bool:
    """Tell whether a seat lacked just this Item at the end, and no other would have done."""
    if not view.hands or item not in ITEMS:
        return False
    near = [progress for progress in view.get_progress(seat) if _find_last_lack(progress) not in ("", "none")]
    return any(
        not measure_offering_progress(load_offerings()[progress.offering], (*view.hands[seat], item)).lacking
        for progress in near
    )


def _list_narrow_awards(round_events: Sequence[EventOfMove]) -> list[EventOfMove]:
    """Return the awards of a round for one more than the next bid, as far as all of that is known."""
    return [
        move_event
        for move_event in _list_awards(round_events)
        if move_event.event.bid - _describe_rival(round_events, move_event)[1] == 1
    ]


def _describe_rival(round_events: Sequence[EventOfMove], award: EventOfMove) -> tuple[int, int]:
    """Return who of the others had bid the most for an Item that was awarded, and what; the winner and 0 if nobody had.

    Of two equal Items of a round nobody knows which one was awarded, and some bids are worth more than their dice.
    """
    event, bids = award.event, _sum_bids(round_events, award)
    equal = sum(move_event.event.item == event.item for move_event in _list_awards(round_events)) > 1
    if equal or bids.pop(event.seat, 0) != event.bid or not any(bids.values()):
        return event.seat, 0
    return bids.most_common(1)[0]


def _sum_bids(round_events: Sequence[EventOfMove], award: EventOfMove) -> Counter[int]:
    """Return what each seat's dice came to at the end of a round on the Item that was awarded."""
    bids = Counter[int]()
    for (seat, _), (item, value) in _map_placed_dice(round_events).items():
        bids[seat] += value * (item == (award.event.item or HIDDEN_ITEM))
    return bids


def _map_placed_dice(round_events: Sequence[EventOfMove]) -> dict[tuple[int, str], tuple[str, int]]:
    """Return the Item and the value of each placed die at the end of a round, by the die's seat and name."""
    dice = dict[tuple[int, str], tuple[str, int]]()
    for move_event in round_events:
        if isinstance(move_event.event, events.DiePlaced):
            dice[move_event.event.seat, move_event.event.die] = (move_event.event.item, move_event.event.value)
        elif isinstance(move_event.event, events.DieMoved | events.DieChanged):
            dice[move_event.event.die_seat, move_event.event.die] = (move_event.event.item, move_event.event.value)
    return dice


def _find_sixes(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the Items that somebody got with at least three sixes there."""
    for round_events in _list_rounds(story):
        dice = _map_placed_dice(round_events)
        for move_event in _list_awards(round_events):
            item = move_event.event.item or HIDDEN_ITEM
            values = [
                value for (seat, _), (place, value) in dice.items() if (seat, place) == (move_event.event.seat, item)
            ]
            if (count := sum(value >= DIE_SIDES for value in values)) >= MIN_SIXES:
                facts = {**_describe_award(move_event), "count": count}
                yield HighlightCandidate(
                    move_event, move_event.event.seat, move_event.event.bid, facts, {"seat": move_event.event.seat}
                )


def _describe_award(happened: EventOfMove) -> dict[str, Word]:
    return {"item": build_card_key(happened.event.item or HIDDEN_ITEM), "bid": happened.event.bid}


def _find_multiple_item_awards(story: Story) -> Iterator[HighlightCandidate]:
    """Yield who took several Items of a round, though not all: great only if all of them count for an Offering."""
    for round_events in _list_rounds(story):
        by_seat = defaultdict[int, list[EventOfMove]](list)
        for move_event in _list_awards(round_events):
            by_seat[move_event.event.seat].append(move_event)
        others = len(by_seat) > 1 or any(
            isinstance(move_event.event, events.ItemWithoutBids) for move_event in round_events
        )
        for seat, awards in by_seat.items():
            if len(awards) >= MIN_SWEEP_ITEMS and others:
                items = join_heap_keys(build_card_key(move_event.event.item or HIDDEN_ITEM) for move_event in awards)
                facts: dict[str, Word] = {"count": len(awards), "items": items}
                counted = _find_dependent_offering(story.view, seat, [move_event.event.item for move_event in awards])
                facts |= _describe_offering(counted)
                yield HighlightCandidate(
                    awards[0], seat, ITEM_WORTH * len(awards) * bool(counted), facts, {"seat": seat}
                )


def _find_dependent_offering(
    view: GoblinTeethView, seat: int, items: Sequence[str], lacking: int | None = None
) -> str | None:
    """Return a seat's Offering that would lack more without any of these Items that it holds at the end.

    Of several it is the one that lacks the least; `lacking` is the most that it may lack.
    """
    if not view.hands or not items:
        return None
    progress = sorted(view.get_progress(seat), key=lambda offering: offering.lacking)
    near = [
        offering_progress.offering
        for offering_progress in progress
        if lacking is None or offering_progress.lacking <= lacking
    ]
    return next((name for name in near if _needs_every_item(load_offerings()[name], view.hands[seat], items)), None)


def _describe_offering(name: str | None) -> dict[str, Word]:
    """Return what a sentence says of an Offering for which Items count; its kind is "none" without one."""
    if name is None:
        return {"offering": "", "kind": "none"}
    return {"offering": build_offering_key(name), "kind": "six" if name == "six" else "letter"}


def _needs_every_item(offering: Offering, hand: Sequence[str], items: Sequence[str]) -> bool:
    """Tell whether a hand that loses these Items one by one lacks more for an Offering each time."""
    remaining = list(hand)
    lacking = measure_offering_progress(offering, remaining).lacking
    for item in items:
        if item not in remaining:
            return False
        remaining.remove(item)
        before, lacking = lacking, measure_offering_progress(offering, remaining).lacking
        if lacking == before:
            return False
    return True


def _list_nearly_completed(story: Story) -> tuple[int, ...]:
    """Return who lacked a single Item for an Offering when somebody else completed one."""
    won = {move_event.event.seat for move_event in story.list_events(events.PlayerWon)}
    lacking = {
        seat: min(progress.lacking for progress in story.view.get_progress(seat)) for seat in range(story.view.seats)
    }
    return tuple(seat for seat, items in lacking.items() if items == 1 and seat not in won)


def _find_turns_with_cheats(story: Story) -> Iterator[HighlightCandidate]:
    """Yield the turns in which somebody played several Cheats."""
    played = list[EventOfMove]()
    for move_event in story.list_events(events.CheatPlayed, events.DiePlaced, events.TurnPassed, events.RoundBegan):
        ends = not isinstance(move_event.event, events.CheatPlayed) or (
            played and move_event.event.seat != played[0].event.seat
        )
        if ends and played:
            seat = played[0].event.seat
            facts: dict[str, Word] = {
                "count": len(played),
                "cheats": build_card_keys(entry.event.card for entry in played),
            }
            yield HighlightCandidate(played[-1], seat, len(played), facts, {"seat": seat})
        played = ([] if ends else played) + ([move_event] if isinstance(move_event.event, events.CheatPlayed) else [])


HIGHLIGHTS: Mapping[str, HighlightRule] = {
    "completed": HighlightRule(70, _find_contested_completions, decides=True, reasoned=True),
    "snatched": HighlightRule(45, _find_snatched_items),
    "sweep": HighlightRule(40, _find_sweeps, min_size=10),
    "cheats": HighlightRule(30, _find_turns_with_cheats, min_size=4),
    "by-cheat": HighlightRule(25, _find_cheated_awards, min_size=8),
    "narrow": HighlightRule(15, _find_narrow_awards, min_size=9),
    "sixes": HighlightRule(13, _find_sixes),
    "double": HighlightRule(14, _find_multiple_item_awards, min_size=20),
    "hidden": HighlightRule(5, _find_hidden_awards, min_size=10),
    "bargain": HighlightRule(20, _find_bargains),
    "finished": HighlightRule(0, _find_plain_completions, reasoned=True),
}
"""What is great, by kind: by how much more than what it moved (a bid by its dice, an Item as ten), and how much it has
to move to be told."""
