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
FLAT, TALL = 56, 88
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
NEEDS_LINE = 44
CHEATS_LINE = 44
BADGE = 48
NAME_LEFT, NAME_WIDTH = 66, 198
NAME_SIZES = (29, 25, 23)
TOKEN, TOKEN_LEFT = 42, 268
DICE_LEFT, DIE = 320, 44
HAND_LEFT, HAND_ICON, HAND_SIZE = 478, 44, 34
KNOWN_LEFT, KNOWN_ICON, KNOWN_SIZE = 578, 40, 24

NEEDS_LEFT = 18
NEEDS_GAP = 14
"""Between two Offerings."""
NEED_ICON, NEED_STEP = 34, 36
KIND_WIDTH, KIND_SIZE = 32, 27

TAG, TAG_ICON, TAG_SIZE, TAG_GAP = 40, 34, 24, 6
"""A Cheat on a plate: its height, its sign, the size of its name, and the gap between two."""

CARDS_A_ROW = 5
HAND_CARD = (170, 150)
HAND_GAP = 8
HAND_ICON_SIDE, HAND_ICON_MIDDLE = 78, 50
HAND_NAME_SIZES = (25, 23)
HAND_NAME_MIDDLES = ((118,), (106, 131))
"""The middles of one line of a card's name, or of two."""
HAND_COUNT_SIZE = 32
HAND_NEEDS = 66
FEW_CARDS = 3
"""Beside at most this many kinds of cards there is room for what the Offerings lack."""
