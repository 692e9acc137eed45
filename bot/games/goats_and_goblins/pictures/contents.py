"""What a picture of Goats & Goblins shows, read from a view: the cards of the expedition, the tags, the hands."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal

from bot.games.goats_and_goblins.pictures.layout import PILE_SHOWN
from games.engine.contract import Mark
from games.goats_and_goblins import CaveCard, GoatsAndGoblinsView
from games.goats_and_goblins.cave import ACTION_KINDS, CaveCardKind
from games.goats_and_goblins.expedition import MIN_DECLARED
from games.goats_and_goblins.moves import PASSING_TERMS

Tag = Literal["leader", "in", "out", "voted", "voting"]

HAND_ORDER: tuple[CaveCardKind, ...] = (*ACTION_KINDS, "gruff", "goat", "goblin", "gem", "gold", "trinket")
MAX_SPENT_CARDS = 3
"""A plate shows this many spent cards, the latest."""
MAX_LIT_PLATES = 2
"""At most so many plates are in the light: more would hide what else is."""
QuietSign = Literal["quiet", "resting"]
"""The signs of who passes until they take it back, and of who passes only until something happens."""
SHARING_STAGES = frozenset({"dividing", "taking"})


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A place of the expedition: a card, or `None` where one is still to be drawn.

    `owner` is the seat that got the card, `marked` the card that matters now, `peeked` whether the card is still in the
    cave, known to the viewer; a `faded` one matters to nobody now. `to_come` are the cards of the pile of which this
    back is the first, if they are known.
    """

    card: CaveCard | None
    owner: int | None = None
    marked: bool = False
    peeked: bool = False
    faded: bool = False
    to_come: int = 0


def shows_last_expedition(view: GoatsAndGoblinsView) -> bool:
    """Tell whether the last expedition is shown, and where its cards went: until the next Leader is asked."""
    return view.stage in SHARING_STAGES or (view.stage == "turn" and view.decision is None)


def list_expedition_cards(view: GoatsAndGoblinsView) -> tuple[CaveCard, ...]:
    """Return the cards of the current expedition, or otherwise of the last one, in order."""
    if not shows_last_expedition(view):
        return view.drawn
    return view.last.drawn if view.last else ()


def sum_cave_ins_shown(view: GoatsAndGoblinsView) -> int:
    """Return what the Cave-Ins among those cards count towards 3."""
    return sum(card.value for card in list_expedition_cards(view))


def build_card_places(view: GoatsAndGoblinsView) -> list[CardPlace]:
    """Return the places of the expedition, or of the last one with what happened to its cards."""
    if shows_last_expedition(view):
        return _list_owned_expedition_cards(view)
    if view.stage == "turn":
        return [CardPlace(None)] * (MIN_DECLARED if view.voting else 1)
    cards = [CardPlace(card) for card in view.drawn]
    if cards:
        cards[-1] = replace(cards[-1], marked=True)
    if view.seen:
        cards.append(CardPlace(view.seen, peeked=True))
    return cards + _build_face_down_pile(view.to_draw - bool(view.seen))


def _build_face_down_pile(count: int) -> list[CardPlace]:
    """Return backs of the cards to come: a pile of few, whatever their number, which is on the first."""
    backs = [CardPlace(None)] * min(count, PILE_SHOWN)
    return [replace(backs[0], to_come=count), *backs[1:]] if count > 1 else backs


def _list_owned_expedition_cards(view: GoatsAndGoblinsView) -> list[CardPlace]:
    """Return the cards of the last expedition with their owners; those that can be given or taken next are marked.

    What is given, or left in the cave, is faded; at the end what nobody got.
    """
    shares = [list(share) for share in view.last.shares] if view.last else []
    next_up = list(view.pile[:1] if view.stage == "dividing" else view.pile)
    left, card_places = list(view.pile), list[CardPlace]()
    for card in list_expedition_cards(view):
        owner = next((seat for seat, share in enumerate(shares) if card in share), None)
        if owner is not None:
            shares[owner].remove(card)
        marked = owner is None and card in next_up
        if marked:
            next_up.remove(card)
        to_share = owner is None and card in left
        if to_share:
            left.remove(card)
        faded = not to_share if view.pile else owner is None
        card_places.append(CardPlace(card, owner, marked, faded=faded))
    return card_places


def count_cards_to_draw(view: GoatsAndGoblinsView) -> int:
    """Return how many cards the expedition is to draw in all; zero if nobody said so, or if it is over."""
    if shows_last_expedition(view) or view.stage == "turn" or not (view.voting or view.to_draw):
        return 0
    return len(view.drawn) + view.to_draw


def find_shown_leader(view: GoatsAndGoblinsView) -> int:
    """Return who leads, or who led the expedition that is shown."""
    return view.last.leader if view.last and shows_last_expedition(view) else view.leader


def is_expedition_buried(view: GoatsAndGoblinsView) -> bool:
    """Tell whether the expedition that is shown did not come home."""
    return shows_last_expedition(view) and not (view.last and view.last.succeeded)


def list_last_company(view: GoatsAndGoblinsView) -> list[int]:
    """Return who was in the cave with the expedition that is shown and over: its Leader first."""
    leader, inside = find_shown_leader(view), view.last.inside if view.last else ()
    return [leader, *(seat for seat in inside if seat != leader)]


def has_stayed_out(view: GoatsAndGoblinsView, seat: int) -> bool:
    """Tell whether somebody stayed at the camp during the expedition that is shown, for all to see."""
    if shows_last_expedition(view):
        return view.voting and bool(view.last and view.last.inside) and seat not in list_last_company(view)
    return view.joins is not None and not view.joins[seat]


def choose_seat_tag(view: GoatsAndGoblinsView, seat: int) -> Tag | None:
    """Return what a player's plate says: the Leader, who is In or Out, who has voted."""
    if seat == view.leader:
        next_to_lead = view.stage == "turn" and view.decision is None  # the picture is of the expedition before
        return None if view.outcome or next_to_lead else "leader"
    if view.joins is not None:
        return "in" if view.joins[seat] else "out"
    if view.stage != "voting":
        return None
    if seat == view.seat and view.my_vote is not None:
        return "in" if view.my_vote else "out"
    return "voted" if view.voted[seat] else "voting"


def choose_plate_tag(view: GoatsAndGoblinsView, seat: int) -> Tag | None:
    """Return the tag on a plate: that of a player, but while cards are on the stack nobody votes."""
    tag = choose_seat_tag(view, seat)
    return None if tag == "voting" and view.stack else tag


def is_buried(view: GoatsAndGoblinsView, seat: int) -> bool:
    """Tell whether somebody was in the cave that fell, while others take what is left."""
    return view.stage == "taking" and is_expedition_buried(view) and choose_seat_tag(view, seat) in ("leader", "in")


def find_top_stack_kind(view: GoatsAndGoblinsView) -> CaveCardKind | None:
    """Return the card that takes effect first: it has its name beside it."""
    return view.stack[0].kind if view.stack else None


def asks_only_few(view: GoatsAndGoblinsView) -> bool:
    """Tell whether the table waits for one or two, half of the players at most: their plates are in the light."""
    return len(view.decision.seats if view.decision else ()) <= min(MAX_LIT_PLATES, view.seats // 2)


def has_answer_dots(view: GoatsAndGoblinsView, seat: int) -> bool:
    """Tell whether three dots say that a player may answer: they are one of most, and no tag says so."""
    asked_seats = view.decision.seats if view.decision else ()
    return seat in asked_seats and not asks_only_few(view) and choose_plate_tag(view, seat) != "voting"


def has_quiet_sign(view: GoatsAndGoblinsView, seat: int) -> bool:
    """Tell whether a sign says that a player passes: not of one who is asked just now, nor when the match is over."""
    asked_seats = view.decision.seats if view.decision else ()
    return not view.outcome and seat in view.silent and seat not in asked_seats


def choose_quiet_sign(view: GoatsAndGoblinsView, seat: int) -> QuietSign:
    """Return the sign of a player's standing pass: it says whether the pass ends by itself."""
    return "resting" if view.terms[seat] in PASSING_TERMS else "quiet"


def list_actions_since_own_move(view: GoatsAndGoblinsView, seat: int) -> list[CaveCardKind]:
    """Return the action cards that a seat played since the reader last did, without those on the stack."""
    stacked: Counter[Mark] = Counter((action.seat, action.kind) for action in view.stack)
    kinds: list[CaveCardKind] = []
    for mark in reversed(view.recent):
        if stacked[mark]:
            stacked[mark] -= 1
        elif mark[0] == seat:
            kinds.insert(0, mark[1])  # type: ignore[arg-type]  # marks of this game are kinds of action cards
    return kinds[-MAX_SPENT_CARDS:]


def count_hand_by_kind(view: GoatsAndGoblinsView, seat: int) -> list[tuple[CaveCardKind, int]]:
    """Return a hand by kinds of cards, action cards first."""
    counts = Counter(card.kind for card in view.hands[seat])
    return [(kind, counts[kind]) for kind in HAND_ORDER if counts[kind]]
