"""The reader's own plate: dice, hand and Ongoing cards, and beside them on a tablet each Offering thing by thing."""

from bot.games.goblin_teeth.names import count_cards
from bot.games.goblin_teeth.pictures import layout as at
from bot.games.goblin_teeth.pictures import pieces
from bot.games.goblin_teeth.pictures.contents import has_won, list_known_cards, list_playable_cheats, list_unplayed_dice
from bot.games.goblin_teeth.pictures.plate_colours import (
    TABLE_COLOUR,
    PlateColours,
    draw_portrait,
    get_own_plate_colours,
)
from bot.games.goblin_teeth.pictures.progress import draw_tablet, draw_tablets
from bot.games.goblin_teeth.pictures.trays import TrayCard, TrayLayout, choose_tray_layout, draw_tray
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import fit_name
from bot.pictures.painting.slabs import render_slab_sprite
from bot.pictures.painting.sprites import render_icon_sprite
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView


def measure_own_plate(view: GoblinTeethView, seat: int) -> int:
    """Return how high the plate is: some more cards take a second line, many have the Offerings below them."""
    return _measure_plate_height(view, seat) + (at.OWN_GOALS + at.GAP) * _choose_tray(view, seat).broad


def _choose_tray(view: GoblinTeethView, seat: int) -> TrayLayout:
    return choose_tray_layout(len(list_tray_cards(view, seat)))


def _measure_plate_height(view: GoblinTeethView, seat: int) -> int:
    return at.TRAY_TOP + _choose_tray(view, seat).total_height + at.OWN_FOOT


def draw_own_plate(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, top: int, words: Words) -> None:
    """Draw the reader's own plate over the whole width."""
    look, height, broad = (
        get_own_plate_colours(view, seat),
        _measure_plate_height(view, seat),
        _choose_tray(view, seat).broad,
    )
    canvas.paste(
        render_slab_sprite((at.WIDTH - 2 * at.EDGE_GAP, height), at.RADIUS, look.look, TABLE_COLOUR), (at.EDGE_GAP, top)
    )
    _draw_person(canvas, view, seat, name, top + at.OWN_LINE, look)
    draw_tray(canvas, list_tray_cards(view, seat), top + at.TRAY_TOP, look, words)
    offerings, held = view.get_progress(seat), list_known_cards(view, seat)
    if broad:
        draw_tablets(canvas, offerings, held, top + height + at.GAP, at.OWN_GOALS, TABLE_COLOUR)
        return
    tablet = at.TABLET_LEFT, top + at.TABLET_EDGE, at.WIDTH - at.EDGE_GAP - at.TABLET_LEFT - at.TABLET_RIGHT
    draw_tablet(canvas, offerings, held, (*tablet, height - 2 * at.TABLET_EDGE - 2), look.fill)


def _draw_person(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, middle: int, look: PlateColours) -> None:
    """Draw face and name, the first player token at the face, and unplayed dice."""
    left = at.EDGE_GAP + at.OWN_FACE_LEFT
    draw_portrait(canvas, seat, at.OWN_BADGE, (left, middle - at.OWN_BADGE // 2), look)
    if has_won(view, seat):
        canvas.paste_centred(render_icon_sprite("theme/crown", 38, look.fill), (left + at.OWN_BADGE // 2, middle - 24))
    begin = at.NAME_LEFT
    if seat == view.first:
        token = pieces.render_drawing_sprite("token", at.TOKEN, look.fill)
        canvas.paste(token, (left + at.OWN_BADGE - at.TOKEN // 3, middle - at.OWN_BADGE // 2 - 6))
        begin += at.TOKEN // 2
    values = list_unplayed_dice(view, seat)
    dice = (at.BROAD_TRAY_RIGHT if _choose_tray(view, seat).broad else at.TRAY_RIGHT) - len(values) * at.DIE_STEP
    canvas.draw_text(
        fit_name(name, at.NAME_SIZES, dice - begin - 8, f"#{seat + 1}"), (begin, middle), look.ink, look.fill
    )
    for place, value in enumerate(values):
        thrown = pieces.render_tilted_die_sprite(seat, value, at.DIE_SIZE, look.fill)
        canvas.paste(thrown, (dice + place * at.DIE_STEP + at.DIE_STEP - at.DIE_SIZE, middle - at.DIE_SIZE // 2))


def list_tray_cards(view: GoblinTeethView, seat: int) -> list[TrayCard]:
    """Return what lies before the reader: Items and Cheats of the hand with their counts, then Ongoing cards."""
    recent, open_now = {thing for _, thing in view.recent}, list_playable_cheats(view)
    lying = [(card, 1, "fresh" if f"{seat} {card}" in recent else "front") for card in view.front[seat]]
    held = [(card, count, "open" if card in open_now else "hand") for card, count in count_cards(view.hand or ())]
    return held + lying
