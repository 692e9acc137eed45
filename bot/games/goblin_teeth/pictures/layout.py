"""Where everything is in the pictures of Goblin Teeth, in pixels."""

WIDTH = 900
EDGE = 9
"""Round the picture, and between plates."""
RADIUS = 14

HEADER = 58
HEADER_MIDDLE, HEADER_SIZE = 33, 34
DECK_ICON, DECK_SIZE = 42, 32

ROW = 92
"""A place of the Pot, or the Altar."""
ROW_GAP = 6
CARD_WIDTH = 220
ITEM_ICON = 68
ITEM_NAME_SIZES = (28, 25, 23)
CHIPS_LEFT = EDGE + CARD_WIDTH + 8
CHIP_GAP = 6
CHIP_SIZES = ((1, 54, 74), (2, 36, 42), (2, 28, 42))
"""The sizes to try for the bids on an Item: lines, the side of a die, the height of a chip."""

PLATE_LINE = 58
NEEDS_LINE = 50
FRONT_LINE = 44
BADGE = 50
NAME_LEFT, NAME_WIDTH = 68, 196
NAME_SIZES = (29, 25, 23)
TOKEN, TOKEN_LEFT = 42, 268
DICE_LEFT, DIE = 320, 46
HAND_LEFT, HAND_ICON, HAND_SIZE = 478, 46, 34
KNOWN_LEFT, KNOWN_ICON, KNOWN_SIZE = 578, 40, 24

NEEDS_LEFT = 16
NEEDS_WIDTH = 294
NEED_ICON, NEED_STEP = 38, 41
KIND_WIDTH, KIND_SIZE = 34, 28

FRONT_ICON, FRONT_SIZES = 36, (24,)

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
