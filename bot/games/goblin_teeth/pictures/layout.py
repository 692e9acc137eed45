"""Where everything is in the pictures of Goblin Teeth, in pixels."""

WIDTH = 900
EDGE = 9
"""Round the picture, and between plates."""
RADIUS = 14

HEADER = 52
HEADER_MIDDLE, HEADER_SIZE = 29, 34
DECK_ICON, DECK_SIZE = 42, 32

CELL_GAP = 6
CELL = (WIDTH - 2 * EDGE - CELL_GAP) // 2
"""The width of a place of the Pot, or of the Altar: two stand side by side."""
FLAT, TALL = 54, 88
"""The height of places without dice, and of those with some."""
FLAT_CARD, TALL_CARD = 200, 130
"""The width of an Item's card there: its name stands beside it, or below it."""
FLAT_ICON, TALL_ICON = 42, 44
ITEM_NAME_SIZES = (25, 23)
CHIPS_LEFT = TALL_CARD + 9
CHIP_GAP = 6
CHIP_SIZES = ((1, 44, 66), (2, 34, 38), (99, 28, 34))
"""The sizes to try for the dice at a place: at most this many lines, the side of a die, the height of a chip."""
TOTAL, LEAST_TOTAL = 36, 30
"""A bid's total has at least this much room, and letters of at least this size."""

PLATE_LINE = 54
NEEDS_LINE = 46
CHEATS_LINE = 46
PLATE_FOOT = 11
BADGE = 48
NAME_LEFT, NAME_WIDTH = 66, 198
NAME_SIZES = (29, 25, 24)
TOKEN, TOKEN_LEFT = 42, 268
DICE_LEFT, DIE = 320, 44
HAND_LEFT, HAND_ICON, HAND_SIZE = 478, 44, 34
KNOWN_LEFT, KNOWN_ICON, KNOWN_SIZE = 578, 40, 24

GOALS_LINE = 54
"""What the Offerings ask for, once for all players."""

SMALL = (WIDTH - 2 * EDGE - CELL_GAP) // 2
"""The width of the plates of others: two stand side by side."""
SMALL_LINE = 50
SMALL_BADGE = 46
SMALL_NAME_LEFT, SMALL_NAME_WIDTH = 62, 140
SMALL_NAME_SIZES = (26, 24)
SMALL_TOKEN, SMALL_TOKEN_LEFT = 36, 204
SMALL_DICE_LEFT, SMALL_DIE, SMALL_DIE_STEP = 244, 36, 38
SMALL_HAND_LEFT, SMALL_HAND_ICON, SMALL_HAND_SIZE = 362, 34, 28
LACKS_LEFT, LACKS_STEP, LACKS_SIZE = 12, 70, 25
"""How much others lack of each Offering: its kind, and a number."""
SMALL_KNOWN_LEFT, SMALL_KNOWN_ICON = 222, 36
FRONT_ROOM = 104
"""The room for the signs of Ongoing cards, which lie over one another if they are many."""

NEEDS_LEFT = 18
NEEDS_GAP = 14
"""Between two Offerings."""
NEED_ICON, SMALL_NEED = 34, 28
KIND_WIDTH, KIND_SIZE = 32, 27

TAG, TAG_ICON, TAG_SIZE, TAG_GAP = 40, 34, 24, 6
"""A Cheat on a plate: its height, its sign, the size of its name, and the gap between two."""

CARDS_A_ROW = 5
HAND_CARD = (170, 150)
HAND_GAP = 8
HAND_ICON_SIDE, HAND_ICON_MIDDLE = 74, 47
HAND_NAME_SIZES = (25, 23)
HAND_NAME_MIDDLES = ((114,), (100, 125))
"""The middles of one line of a card's name, or of two."""
HAND_COUNT_SIZE = 32
HAND_NEEDS = 66
FEW_CARDS = 3
"""Beside at most this many kinds of cards there is room for what the Offerings lack."""
