"""The emoji of Goblin Teeth: dice, Items, Offerings and the Altar."""

from bot.games.goblin_teeth.names import HIDDEN
from bot.pictures.emoji import SIDE, Emoji, build_drawing_layers
from bot.pictures.painting.sprites import Drawing, build_paint
from bot.pictures.painting.theme import BLACK, BONE, INK
from games.goblin_teeth import ITEMS

OFFERINGS = {"6": "🏆", "a": "🍲", "b": "🏺"}
"""What stands for the sign of each Offering where Discord takes no emoji of the bot."""
BONES = build_paint(outline=BLACK, lip=BONE.deep, face=BONE.soft, pip=INK)

EMOJI = {
    **{f"die_{value}": Emoji((Drawing(f"goblin_teeth/die-{value}", (0, 0, SIDE), BONES),)) for value in range(1, 7)},
    **{
        f"item_{item.replace('-', '_')}": Emoji(build_drawing_layers(f"goblin_teeth/item-{item}"))
        for item in (*ITEMS, HIDDEN)
    },
    **{
        f"offering_{kind}": Emoji(build_drawing_layers(f"goblin_teeth/offering-{kind}"), plain)
        for kind, plain in OFFERINGS.items()
    },
    "altar": Emoji(build_drawing_layers("goblin_teeth/altar")),
}
