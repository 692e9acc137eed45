"""The table of Emerald Skulls as a picture: players, the skull, the betting cards around it, Vrax and Kur."""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures import layout
from bot.games.emerald_skulls.pictures.bets.decided_bets import list_card_payouts
from bot.games.emerald_skulls.pictures.cards import arrange_bets, render_card_sprite
from bot.games.emerald_skulls.pictures.contents import build_player_plates, find_fresh_markers
from bot.games.emerald_skulls.pictures.ending import draw_ending
from bot.games.emerald_skulls.pictures.materials import draw_planks, draw_shadow
from bot.games.emerald_skulls.pictures.opposition import ROW_HEIGHT, draw_opposition
from bot.games.emerald_skulls.pictures.skull import draw_skull_cloth
from bot.games.emerald_skulls.pictures.strip import STRIP_HEIGHT, draw_plate_strip
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.players import GAP, PLATES_PER_ROW, draw_scoreboard_strip
from bot.pictures.shared.review_marks import draw_review_frame_and_sign, list_review_marks
from games.emerald_skulls import EmeraldSkullsView
from games.emerald_skulls.moves import PlaceBet, PlaceDice, drop_taken_bets
from games.engine.words import Words

MARK_GAP = 7
"""Between a bet and its mark, which leaves its name free."""
MARK_INDENT = 3
"""How far the sign of a mark is inside it: the name of a bet is read beside it."""
LEVEL_HALF_HEIGHT = 27
"""Half the height of a level that a review marks."""


def draw_table(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the whole table (board)."""
    strip = build_player_plates(view, names, words)
    spots, bottom = layout.arrange_cards(view.cards, STRIP_HEIGHT)
    solitary = view.rivals is not None
    shows_card = view.rivals is not None and view.rivals.card is not None and view.outcome is None
    canvas = Canvas((layout.WIDTH, bottom + (ROW_HEIGHT + GAP) * shows_card), CAVE)
    draw_planks(canvas, STRIP_HEIGHT - GAP // 2)
    (draw_scoreboard_strip if len(strip) <= PLATES_PER_ROW else draw_plate_strip)(
        canvas, strip, GAP, layout.WIDTH - GAP
    )
    draw_shadow(canvas, layout.CLOTH, (layout.compute_column_left(1), STRIP_HEIGHT))
    if view.outcome:
        canvas.paste(draw_ending(view, names, words), (layout.compute_column_left(1), STRIP_HEIGHT))
    else:
        draw_skull_cloth(canvas, view, words, (layout.compute_column_left(1), STRIP_HEIGHT))
    for spot in spots:
        draw_shadow(canvas, (layout.COLUMN, spot.height), spot.place)
        fresh, gains = find_fresh_markers(view, spot.card.face), list_card_payouts(view, spot.card)
        drawn = render_card_sprite(
            spot.card, spot.height, spot.sizes, words, solitary=solitary, fresh=fresh, gains=gains
        )
        canvas.paste(drawn, spot.place)
    for moves, seat in list_review_marks(view):
        for box in filter(None, (_find_box(move, spots, words) for move in drop_taken_bets(moves))):
            draw_review_frame_and_sign(canvas, box, seat, inside=MARK_INDENT)
    if view.rivals and shows_card:
        draw_opposition(canvas, view, words, bottom)
    return canvas


def _find_box(move: object, spots: Sequence[layout.CardBox], words: Words) -> Box | None:
    """Return where a move is seen on the table: a level of the skull, or a bet on a card; nowhere, if it is neither."""
    if isinstance(move, PlaceDice):
        (left, y), (right, _) = layout.LEVEL_CHIPS[move.level - 1]
        x, middle = layout.compute_column_left(1), STRIP_HEIGHT + y
        return x + left - 26, middle - LEVEL_HALF_HEIGHT, x + right + 20, middle + LEVEL_HALF_HEIGHT
    if not isinstance(move, PlaceBet):
        return None
    for spot in spots:
        loud, _ = layout.split_bets(spot.card, spot.sizes)
        spans, _ = arrange_bets(spot.card, spot.height, spot.sizes, words)
        for bet, (top, room) in zip(loud, spans, strict=True):
            if (spot.card.face, bet.bet) == (move.face, move.bet):
                x, y = spot.place
                return x, y + top - MARK_GAP, x + layout.COLUMN, y + top + room + MARK_GAP // 2
    return None
