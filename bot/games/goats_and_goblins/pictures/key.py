"""The lowest part of the picture: the names of the action cards on the table, and of the sign of who plays no more."""

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, tile_sprite
from bot.pictures.painting.canvas import Canvas, whole
from bot.pictures.painting.sprites import plain_icon
from bot.pictures.painting.theme import CAVE, SAND
from bot.pictures.shared.players import GAP
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.cave import ACTION_KINDS, Kind


def key_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part: zero if there is nothing to name, and when the match is over."""
    if view.outcome:
        return 0
    rows = -(-(len(kinds(view)) + bool(view.silent)) // at.KEY_A_ROW)
    return rows * at.KEY_HEIGHT + GAP * bool(rows)


def kinds(view: GoatsAndGoblinsView) -> list[Kind]:
    """Return the action cards in hands, on the stack and among what is drawn, each once."""
    held = {card.kind for hand in view.hands for card in hand}
    seen = (
        held
        | {played.kind for played in view.stack}
        | {card.kind for card in view.drawn}
        | {kind for _, kind in view.recent}
    )
    return [kind for kind in ACTION_KINDS if kind in seen]


def draw_key(canvas: Canvas, view: GoatsAndGoblinsView, words: Words, top: int) -> None:
    """Draw each of them with its name."""
    if not key_height(view):
        return
    signs = [
        (tile_sprite(kind, at.KEY_TILE, CAVE), words("goats-and-goblins-action", kind=kind)) for kind in kinds(view)
    ]
    if view.silent:
        quiet = plain_icon(f"{FOLDER}/quiet", at.KEY_TILE, CAVE, (), 6)
        signs.append((quiet, words("picture-goats-and-goblins-quiet")))
    a_row = -(-len(signs) // -(-len(signs) // at.KEY_A_ROW))
    for place, (sign, told) in enumerate(signs):
        row, column = divmod(place, a_row)
        x, y = 2 * GAP + column * at.KEY_STEP, top + row * at.KEY_HEIGHT + at.KEY_HEIGHT // 2
        canvas.paste_about(sign, (x + at.KEY_TILE // 2, y))
        left, room = x + at.KEY_TILE + at.TILE_GAP, at.KEY_STEP - at.KEY_TILE - 2 * at.TILE_GAP
        name = whole(told, (at.KEY_SIZE,), room)
        canvas.write(name, (left, y), SAND, CAVE, within=room)
