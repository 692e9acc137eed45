"""The end of a match of Goblin Teeth: who won stands in the light with a crown, beside it the Offering in large."""

from collections.abc import Sequence

from bot.games.goblin_teeth.pictures import layout, pieces
from bot.games.goblin_teeth.pictures.contents import list_known_cards, list_offering_slots
from bot.games.goblin_teeth.pictures.plate_colours import LIT_GHOST, draw_winner_bust
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering
from bot.pictures.painting.slabs import CARD_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import (
    Sprite,
    render_icon_sprite,
    render_rounded_plate_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BLACK, CAVE, CREAM, GOLD, INK, SLATE
from bot.pictures.shared.figures import measure_character_height
from bot.pictures.shared.scenery import (
    FLAG_COLOURS,
    GOLD_LIGHT,
    SHINE_COLOUR,
    draw_confetti_svg,
    draw_glow_rings_svg,
    draw_planks_svg,
)
from bot.pictures.shared.titles import fit_winner_title_of_view, is_called_off, write_title
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, OfferingProgress

FLOOR = 282


def draw_ending(canvas: Canvas, view: GoblinTeethView, names: Sequence[str], words: Words) -> None:
    """Draw the winners with their crown, and what they completed or came nearest to.

    Where the match was called off, all stand there without light, crown and Offering.
    """
    if is_called_off(view):
        _draw_called_off(canvas, view, names, words)
        return
    winners = view.outcome.winners if view.outcome else ()
    canvas.paste(_render_ending_background(festive=True), (0, 0))
    x, _ = layout.END_MIDDLE
    shown = winners[:2]
    for index, seat in enumerate(shown):
        across = x + (index - (len(shown) - 1) / 2) * layout.SHARED_END_STEP - 8 * (len(shown) - 1)
        side = layout.END_FACE if len(shown) == 1 else layout.SHARED_END_FACE
        draw_winner_bust(canvas, seat, side, GOLD_LIGHT[3], (round(across), FLOOR))
        if seat in view.crown_wearers:
            crown = render_icon_sprite("theme/crown", layout.END_CROWN, GOLD_LIGHT[3])
            canvas.paste_centred(crown, (round(across), FLOOR - measure_character_height(side) - layout.END_CROWN // 8))
    left, room = layout.END_SETS, layout.WIDTH - layout.END_SETS - layout.EDGE_GAP
    title = fit_winner_title_of_view(view, names, layout.END_TITLE_SIZES, room - 12, words)
    write_title(canvas, title, (left + room // 2, 62), SHINE_COLOUR, room - 12)
    nearest = min(view.get_progress(winners[0]), key=lambda progress: progress.lacking)
    _draw_offering_cards(canvas, nearest, list_known_cards(view, winners[0]), left, 182)


def _draw_called_off(canvas: Canvas, view: GoblinTeethView, names: Sequence[str], words: Words) -> None:
    canvas.paste(_render_ending_background(festive=False), (0, 0))
    step = layout.WIDTH // view.seats
    side = layout.CALLED_OFF_FACE
    for seat in range(view.seats):
        draw_winner_bust(canvas, seat, side, CAVE, (step // 2 + seat * step, FLOOR))
    title = fit_winner_title_of_view(view, names, layout.END_TITLE_SIZES, layout.WIDTH - 2 * layout.EDGE_GAP, words)
    write_title(canvas, title, (layout.WIDTH // 2, 62), SHINE_COLOUR, layout.WIDTH - 2 * layout.EDGE_GAP)


def _draw_offering_cards(
    canvas: Canvas, progress: OfferingProgress, cards: Sequence[str], left: int, middle: int
) -> None:
    """Draw everything that an Offering needs as cards in a row; what lacks is only a shape."""
    things = list_offering_slots(progress, cards)
    room = layout.WIDTH - layout.EDGE_GAP - left
    step = min(layout.END_SLOT, room // len(things))
    x = left + (room - step * len(things)) // 2
    for slot in things:
        size = (step - 4, 116)
        canvas.paste(render_slab_sprite(size, layout.RADIUS, CARD_LOOK, GOLD_LIGHT[2], shadow=5), (x, middle - 59))
        side = min(layout.END_ICON, size[0] - 14)
        args = slot.drawing, side, CARD_LOOK.ground
        thing = (
            pieces.render_need_sprite(*args, INK) if slot.filled else pieces.render_silhouette_sprite(*args, LIT_GHOST)
        )
        canvas.paste_centred(thing, (x + (size[0] - 5) // 2, middle - 8))
        if slot.filled:
            canvas.paste_centred(pieces.render_tick_sprite(30, CARD_LOOK.ground), (x + (size[0] - 5) // 2, middle + 36))
        x += step
    fill, ink = (GOLD, INK) if not progress.lacking else (SLATE.base, CREAM)
    across = left + room // 2
    canvas.paste_centred(render_rounded_plate_sprite((132, 60), 14, fill, BLACK, CAVE), (across, middle + 96))
    canvas.paste_centred(pieces.render_offering_sprite(progress.kind, 52, fill), (across - 26, middle + 96))
    canvas.write_centred(Lettering(progress.kind, FontFace(Font.ROUND, 42)), (across + 32, middle + 96), ink, fill)


@sprite_cache(2)
def _render_ending_background(*, festive: bool) -> Sprite:
    """Return light about the winner, slips of paper that fall, and the counter as a stage: alone if not `festive`."""
    celebration = (
        draw_glow_rings_svg(layout.END_MIDDLE, ((1200, 700), (420, 300)), GOLD_LIGHT, rays=14)
        + draw_glow_rings_svg(layout.END_MIDDLE, ((190, 170), (130, 124)), GOLD_LIGHT[2:])
        + draw_confetti_svg((layout.WIDTH, FLOOR), 26)
    )
    return render_svg_sprite(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{layout.WIDTH}" height="{layout.END_HEIGHT}">'
        f'<rect width="{layout.WIDTH}" height="{layout.END_HEIGHT}" fill="{CAVE}"/>'
        + (celebration if festive else "")
        + draw_planks_svg(FLOOR, (layout.WIDTH, layout.END_HEIGHT - FLOOR), 150, (GOLD_LIGHT[2], "#33200f", "#14110e"))
        + "</svg>",
        CAVE,
        (*GOLD_LIGHT, BLACK, *FLAG_COLOURS, "#33200f", "#14110e"),
    )
