"""Where the cards of an expedition lie: what was drawn side by side, then the backs of those to come, as a pile."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.contents import CardPlace
from bot.pictures.painting.sprites import Point


def choose_card_scale(card_places: Sequence[CardPlace]) -> float:
    """Return how much larger cards are: few are large, if the player who leads has room beside or below them."""
    return next((scale for scale in layout.CARD_SCALES if _fits_in_one_row(card_places, scale)), layout.CARD_SCALES[-1])


def compute_card_corners(card_places: Sequence[CardPlace], scale: float) -> list[Point]:
    """Return the top left corner of each card."""
    places = zip(_arrange_places(card_places, scale), _measure_peek_offsets(card_places), strict=True)
    return [(layout.TRACK_LEFT + x + apart, layout.TRACK_TOP + row * layout.ROW_STEP) for (x, row), apart in places]


def _measure_peek_offsets(card_places: Sequence[CardPlace]) -> list[int]:
    """Return how far each place is moved so that there is more room beside a card that its viewer alone knows."""
    known = [place.peeked for place in card_places]
    return [layout.SEEN_GAP * (sum(known[:count]) + sum(known[: count + 1])) for count in range(len(card_places))]


def measure_track_height(card_places: Sequence[CardPlace], scale: float) -> int:
    """Return the height of all rows."""
    rows = _count_rows(card_places, scale)
    return round(layout.CARD_HEIGHT * scale) if rows == 1 else rows * layout.ROW_STEP


def find_floor(card_places: Sequence[CardPlace], scale: float) -> int:
    """Return where the gallery ends: below its cards, and lower if they leave no room beside them."""
    foot = layout.TRACK_TOP + measure_track_height(card_places, scale) + layout.RAILS // 2
    if not _find_broadest_fan(card_places, scale, layout.LEADER_ROOM):
        foot += layout.MIN_FLOOR_DROP if _count_rows(card_places, scale) == 1 else layout.MIN_LOWER_FLOOR_DROP
    return next((floor for floor in layout.FLOORS if floor >= foot), foot)


def _fits_in_one_row(card_places: Sequence[CardPlace], scale: float) -> bool:
    """Tell whether cards are in one row that leaves room for the leader: the largest beside them, others below."""
    return (
        _find_broadest_fan(card_places, scale, layout.LEADER_ROOM if scale == layout.CARD_SCALES[0] else 0) is not None
    )


def _find_broadest_fan(card_places: Sequence[CardPlace], scale: float, beside: int) -> int | None:
    """Return the broadest fan with which cards are in one row that leaves so much room beside it, if any does."""
    room = layout.TRACK_WIDTH - beside - round(layout.CARD_WIDTH * scale)
    for fan in layout.FANS:
        flow = _arrange_fanned_places(_find_hidden_backs(card_places), scale, fan)
        if all(x <= room and not row for x, row in flow):
            return fan
    return None


def _count_rows(card_places: Sequence[CardPlace], scale: float) -> int:
    return 1 + max((row for _, row in _arrange_places(card_places, scale)), default=0)


def _arrange_places(card_places: Sequence[CardPlace], scale: float) -> Sequence[tuple[int, int]]:
    """Return for each place how far it is from the left, and its row."""
    fan = (
        _find_broadest_fan(card_places, scale, layout.LEADER_ROOM)
        or _find_broadest_fan(card_places, scale, 0)
        or layout.FANS[-1]
    )
    return _arrange_fanned_places(_find_hidden_backs(card_places), scale, fan)


def _find_hidden_backs(card_places: Sequence[CardPlace]) -> tuple[bool, ...]:
    """Tell for each place whether it is a back behind another."""
    return tuple(place.card is None and not is_next_card(card_places, count) for count, place in enumerate(card_places))


@lru_cache(maxsize=64)
def _arrange_fanned_places(behind: tuple[bool, ...], scale: float, step_behind: int) -> Sequence[tuple[int, int]]:
    """Return the same, by whether each place is a back behind another. A fan stands in one row."""
    step, width, fan = (round(part * scale) for part in (layout.CARD_STEP, layout.CARD_WIDTH, step_behind))
    places, x, row = list[tuple[int, int]](), 0, 0
    for count, hidden in enumerate(behind):
        if count:
            x += fan if hidden else step
        fanned = fan * (sum(behind) - 1) if hidden and not behind[count - 1] else 0
        if x + fanned + width > layout.TRACK_WIDTH:
            x, row = 0, row + 1
        places.append((x, row))
    return places


def is_next_card(card_places: Sequence[CardPlace], count: int) -> bool:
    """Tell whether a place is that of the next card to be drawn."""
    return card_places[count].card is None and (not count or card_places[count - 1].card is not None)
