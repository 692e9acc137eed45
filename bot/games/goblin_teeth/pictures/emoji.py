"""The emoji of Goblin Teeth: dice, Items, Offerings and the Altar."""

from bot.games.goblin_teeth.names import HIDDEN_ITEM
from bot.pictures.emoji import SIDE, Emoji, build_drawing_layers
from bot.pictures.painting.sprites import Drawing, build_paint
from bot.pictures.painting.theme import BLACK, BONE, INK
from games.goblin_teeth import ITEMS

EMOJI_BY_OFFERING = {"6": "🏆", "a": "🍲", "b": "🏺"}
"""What stands for the sign of each Offering where Discord takes no emoji of the bot."""
DIE_PAINT = build_paint(outline=BLACK, lip=BONE.deep, face=BONE.soft, pip=INK)

EMOJI = {
    **{
        f"die_{value}": Emoji((Drawing(f"goblin_teeth/die-{value}", (0, 0, SIDE), DIE_PAINT),)) for value in range(1, 7)
    },
    **{
        f"item_{item.replace('-', '_')}": Emoji(build_drawing_layers(f"goblin_teeth/item-{item}"))
        for item in (*ITEMS, HIDDEN_ITEM)
    },
    **{
        f"offering_{kind}": Emoji(build_drawing_layers(f"goblin_teeth/offering-{kind}"), plain)
        for kind, plain in EMOJI_BY_OFFERING.items()
    },
    "altar": Emoji(build_drawing_layers("goblin_teeth/altar")),
}
