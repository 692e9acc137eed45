"""The reader's own plate: dice, hand and Ongoing cards, and beside them on a tablet each Offering thing by thing."""

from bot.games.goblin_teeth.names import count_cards
from bot.games.goblin_teeth.pictures import layout, pieces
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
    return _measure_plate_height(view, seat) + (layout.OWN_GOALS + layout.GAP) * _choose_tray(view, seat).broad


def _choose_tray(view: GoblinTeethView, seat: int) -> TrayLayout:
    return choose_tray_layout(len(list_tray_cards(view, seat)))


def _measure_plate_height(view: GoblinTeethView, seat: int) -> int:
    return layout.TRAY_TOP + _choose_tray(view, seat).total_height + layout.OWN_FOOT


def draw_own_plate(canvas: Canvas, view: GoblinTeethView, seat: int, name: str, top: int, words: Words) -> None:
    """Draw the reader's own plate over the whole width."""
    look, height, broad = (
        get_own_plate_colours(view, seat),
        _measure_plate_height(view, seat),
        _choose_tray(view, seat).broad,
    )
    canvas.paste(
        render_slab_sprite((layout.WIDTH - 2 * layout.EDGE_GAP, height), layout.RADIUS, look.look, TABLE_COLOUR),
        (layout.EDGE_GAP, top),
    )
    _draw_person(canvas, view, seat, name, top + layout.OWN_LINE, look)
    draw_tray(canvas, list_tray_cards(view, seat), top + layout.TRAY_TOP, look, words)
    offerings, known_cards = view.get_progress(seat), list_known_cards(view, seat)
    if broad:
        draw_tablets(canvas, offerings, known_cards, top + height + layout.GAP, layout.OWN_GOALS, TABLE_COLOUR)
        return
    tablet = (
        layout.TABLET_LEFT,
        top + layout.TABLET_EDGE,
        layout.WIDTH - layout.EDGE_GAP - layout.TABLET_LEFT - layout.TABLET_RIGHT,
    )
    draw_tablet(canvas, offerings, known_cards, (*tablet, height - 2 * layout.TABLET_EDGE - 2), look.fill)


def _draw_person(
    canvas: Canvas, view: GoblinTeethView, seat: int, name: str, middle: int, colours: PlateColours
) -> None:
    """Draw face and name, the first player token at the face, and unplayed dice."""
    left = layout.EDGE_GAP + layout.OWN_FACE_LEFT
    draw_portrait(canvas, seat, layout.OWN_BADGE, (left, middle - layout.OWN_BADGE // 2), colours)
    if has_won(view, seat):
        canvas.paste_centred(
            render_icon_sprite("theme/crown", 38, colours.fill), (left + layout.OWN_BADGE // 2, middle - 24)
        )
    begin = layout.NAME_LEFT
    if seat == view.first:
        token = pieces.render_drawing_sprite("token", layout.TOKEN, colours.fill)
        canvas.paste(token, (left + layout.OWN_BADGE - layout.TOKEN // 3, middle - layout.OWN_BADGE // 2 - 6))
        begin += layout.TOKEN // 2
    values = list_unplayed_dice(view, seat)
    dice = (layout.BROAD_TRAY_RIGHT if _choose_tray(view, seat).broad else layout.TRAY_RIGHT) - len(
        values
    ) * layout.DIE_STEP
    canvas.draw_text(
        fit_name(name, layout.NAME_SIZES, dice - begin - 8, f"#{seat + 1}"), (begin, middle), colours.ink, colours.fill
    )
    for index, value in enumerate(values):
        thrown = pieces.render_tilted_die_sprite(seat, value, layout.DIE_SIZE, colours.fill)
        canvas.paste(
            thrown, (dice + index * layout.DIE_STEP + layout.DIE_STEP - layout.DIE_SIZE, middle - layout.DIE_SIZE // 2)
        )


def list_tray_cards(view: GoblinTeethView, seat: int) -> list[TrayCard]:
    """Return what lies before the reader: Items and Cheats of the hand with their counts, then Ongoing cards."""
    recent, open_now = {thing for _, thing in view.recent}, list_playable_cheats(view)
    lying = [(card, 1, "fresh" if f"{seat} {card}" in recent else "front") for card in view.front[seat]]
    card_counts = [
        (card, count, "open" if card in open_now else "hand") for card, count in count_cards(view.hand or ())
    ]
    return card_counts + lying
