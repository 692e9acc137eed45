"""The lowest part of the picture: the names of the action cards on the table, and of signs beside players' names."""

from collections.abc import Sequence
from typing import Literal

from bot.games.goats_and_goblins.pictures import layout
from bot.games.goats_and_goblins.pictures.contents import (
    QuietSign,
    choose_quiet_sign,
    find_top_stack_kind,
    has_answer_dots,
    has_quiet_sign,
)
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, render_tile_sprite
from bot.games.goats_and_goblins.pictures.plates.tags import render_answer_dots_sprite
from bot.games.goats_and_goblins.pictures.tunnel import BEAM, BOARD_LOOK, GRAIN, render_dim_wall_sprite
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import Font, FontFace, Lettering, measure_pixel_width
from bot.pictures.painting.slabs import render_slab_sprite
from bot.pictures.painting.sprites import Sprite, render_plain_icon
from bot.pictures.painting.theme import SAND
from bot.pictures.shared.players import GAP, PLATE_RADIUS
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.cave import ACTION_KINDS, CaveCardKind, build_action_key

NAME_FACES, LINE_WIDTH = [FontFace(Font.ROUND, size) for size in layout.KEY_SIZES], layout.WIDTH - 8 * GAP
"""The letters of names, from the largest for which there is room; lines are broken for the smallest."""
MIN_SPARE_FACE = FontFace(Font.ROUND, layout.KEY_LARGE)
"""The smallest for which more names than must be are there."""
SELF_NAMED_CARDS = ("push-2", "push-3")
"""Cards that say themselves what they do: their number is on them."""
SignKind = CaveCardKind | QuietSign | Literal["owes"]
Sign = tuple[SignKind, str]
"""A kind of action card, or the sign of who passes or may answer, with its name."""


def measure_legend_height(view: GoatsAndGoblinsView, words: Words) -> int:
    """Return the height of this part: zero if there is nothing to name, and when the match is over."""
    if view.outcome:
        return 0
    rows = len(_wrap_legend_lines(view, words))
    return rows * layout.KEY_HEIGHT + (layout.KEY_EDGES + GAP) * bool(rows)


def _wrap_legend_lines(view: GoatsAndGoblinsView, words: Words) -> list[list[Sign]]:
    """Return as many signs as are in one line in large letters, or those that must be in as few lines as they need."""
    signs: list[Sign] = [
        (kind, words("goats-and-goblins-card", card=build_action_key(kind)))
        for kind in list_legend_cards(view)
        if kind != find_top_stack_kind(view)
    ]
    passing = {choose_quiet_sign(view, seat) for seat in view.silent if has_quiet_sign(view, seat)}
    signs += [(sign, words(f"picture-goats-and-goblins-{sign}")) for sign in sorted(passing)]
    owed: list[Sign] = [("owes", words("picture-goats-and-goblins-owes"))]
    owed *= any(has_answer_dots(view, seat) for seat in range(view.seats))
    fewer = [sign for sign in signs if sign[0] not in SELF_NAMED_CARDS] or signs
    wished = ([*signs, *owed], [*fewer, *owed], signs)
    fitting = next((line for line in wished if line and _measure_line_width(line, MIN_SPARE_FACE) <= LINE_WIDTH), fewer)
    return _balance_lines(fitting)


def _balance_lines(signs: Sequence[Sign]) -> list[list[Sign]]:
    """Return signs in lines of about the same length."""
    if not signs:
        return []
    a_row = next((count for count in range(len(signs), 0, -1) if _measure_widest_line(signs, count) <= LINE_WIDTH), 1)
    a_row = -(-len(signs) // -(-len(signs) // a_row))
    return [list(signs[first : first + a_row]) for first in range(0, len(signs), a_row)]


def _measure_widest_line(signs: Sequence[Sign], a_row: int) -> int:
    return max(_measure_line_width(signs[first : first + a_row]) for first in range(0, len(signs), a_row))


def _measure_line_width(line: Sequence[Sign], face: FontFace = NAME_FACES[-1]) -> int:
    names = sum(measure_pixel_width(text, face) for _, text in line)
    return names + len(line) * (layout.KEY_TILE + layout.TILE_GAP + layout.KEY_APART) - layout.KEY_APART


def list_legend_cards(view: GoatsAndGoblinsView) -> list[CaveCardKind]:
    """Return the action cards in hands, on the stack, and among what is drawn, divided or taken, each once."""
    held_kinds = {card.kind for hand in view.hands for card in hand}
    seen = (
        held_kinds
        | {played.kind for played in view.stack}
        | {card.kind for card in (*view.drawn, *view.pile)}
        | {kind for _, kind in view.recent}
    )
    return [kind for kind in ACTION_KINDS if kind in seen]


def draw_legend(canvas: Canvas, view: GoatsAndGoblinsView, words: Words, top: int) -> None:
    """Draw the legend: each action card and sign with its name, in lines about the middle."""
    lines = _wrap_legend_lines(view, words)
    if not lines or view.outcome:
        return
    canvas.paste(render_dim_wall_sprite(), (0, top))
    size = layout.WIDTH - 2 * GAP, len(lines) * layout.KEY_HEIGHT + layout.KEY_EDGES
    canvas.paste(render_slab_sprite(size, PLATE_RADIUS, BOARD_LOOK, GRAIN, shadow=4), (GAP, top))
    top += layout.KEY_EDGES // 2 - 2
    face = next(
        (face for face in NAME_FACES if all(_measure_line_width(line, face) <= LINE_WIDTH for line in lines)),
        NAME_FACES[-1],
    )
    for row, line in enumerate(lines):
        x, y = (
            (layout.WIDTH - min(LINE_WIDTH, _measure_line_width(line, face))) // 2,
            top + row * layout.KEY_HEIGHT + layout.KEY_HEIGHT // 2,
        )
        for kind, text in line:
            canvas.paste_centred(_render_key_sign_sprite(kind), (x + layout.KEY_TILE // 2, y))
            x += layout.KEY_TILE + layout.TILE_GAP
            x = (
                canvas.draw_text(Lettering(text, face), (x, y), SAND, BEAM, within=layout.WIDTH - 2 * GAP - x)
                + layout.KEY_APART
            )


def _render_key_sign_sprite(kind: SignKind) -> Sprite:
    if kind == "owes":
        return render_answer_dots_sprite(BEAM)
    if kind == "quiet" or kind == "resting":  # noqa: PLR1714  so that types tell signs from cards
        return render_plain_icon(f"{FOLDER}/{kind}", layout.KEY_TILE, BEAM, (), 6)
    return render_tile_sprite(kind, layout.KEY_TILE, BEAM)
