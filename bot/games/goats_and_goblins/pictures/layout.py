"""Where everything is in a picture of Goats & Goblins, in pixels."""

from bot.pictures.shared.players import GAP

WIDTH = 900

CAVE_SIDE, CAVE_LEFT, CAVE_TOP = 196, 14, 12
LEFT_MIDDLE, LEFT_SIZE = 118, 60
"""How far down the mouth of the cave the number of remaining cards is, and its size."""
SEER_MIDDLE, SEER_EYE, SEER_BADGE, SEER_STEP = 172, 46, 40, 46
"""Those who have seen the top card: below that number."""

METER, METER_TOP, BOULDER, BOULDER_STEP, METER_SIZE = (8, 208, 216, 268), 216, 42, 42, 36
"""What the Cave-Ins count towards 3."""
TENT, CAMP_FIRE, CAMP_LEFT = 130, (62, 84), 142
"""The height that a tent needs below that, the size of the fire before it, and the left end of the fire."""
COLUMN_BOTTOM = 276

GALLERY = (222, 891)
"""The left and the right end of the gallery, in which the cards of an expedition lie."""
TRACK_LEFT, TRACK_TOP = 238, 64
PIP, PIP_STEP, PIP_TOP = 18, 26, 18
"""The nails in the beam for cards that were declared: how large they are, how far apart, how far down."""
HEADING_MIDDLE, HEADING_SIZES, HEADING_BADGE = 29, (36, 32, 28, 25), 52
BEAM = (6, 46)
"""The beam on which the heading stands: its top and its height."""
PILLARS = (222, 445, 668, 891)
"""The middles of the pillars of its vault."""
HAUL = (62, 62)
"""The gold beside the cart of whoever divides it."""
RAILS, CART = 30, (150, 112)
"""The height of the floor with the rails, and the size of a cart in which nobody came home."""
LOWER, LOWER_STILL = 48, 28
"""How much lower the floor is below a full row of cards, and below two: who is there stands larger."""
CARD, CARD_WIDTH = 112, 84
CARD_INDENT = (CARD - CARD_WIDTH) // 2
CARD_STEP, ROW_STEP, A_ROW = 92, 122, 7
SCALES = (1.5, 1.28, 1.06, 1.0)
"""How much larger cards are, if they are few enough for one row."""
LARGE_ROOM = 140
"""What large cards leave to whoever leads."""
FAN = 36
"""How much of a back is seen beside the one before it."""
TRACK_WIDTH = A_ROW * CARD_STEP - (CARD_STEP - CARD_WIDTH)
RIM, RIM_RADIUS = 5, 13
"""The rim of the card that matters now."""
SYMBOL = (28.0, 9.0, 56.0)
NUMBER_MIDDLE, NUMBER_SIZE = (56.0, 86.0), 32
OWNER, OWNER_DOWN, OWNER_UP, OWNER_TAB = 56, 105, -8, (68, 62)
"""The badge of the player who got a card; where it begins: on a tab at the foot, or at the top above a row."""
EYE, EYE_PLACE, SEEN_RIM = 52, (38, -3), 7
"""The eye on a card that its onlooker saw in the cave, and how broad its rim is."""
SLOTS_SHOWN = 14
"""At most this many cards, drawn and to be drawn, have a place; the last place has the number of the others."""
BEYOND_SIZE, BEYOND_EDGES, BEYOND_HEIGHT, BEYOND_UP = 30, 22, 42, 6

STACK_CAPTION, STACK_SIZE = 25, 27
STACK_HEIGHT, STACK_BADGES, STACK_TARGET, STACK_UNDER = 136, (50, 56), 36, 18
STACK_SHOWN = 5
STACK_NEWEST, STACK_OLDER = (334, 86, 76), (124, 70, 56)
"""Width and height of what was played, and the side of its card: the newest with its name, and those before it.

Badges of who played them are so large for older ones and for the newest, those of targets on older ones smaller.
Each lies so far under the one before it.
"""
STACK_NAMES = (32, 28, 25)

PLATE_WIDTH = (WIDTH - 3 * GAP) // 2
TRACK, WHEEL, WHEEL_IN, WHEEL_DOWN = 30, 44, 92, 19
"""The height of the rails below a row of plates; the size of a cart's wheels, how far in and how far down they are."""
HEADER, HEADER_MIDDLE = 62, 33
BADGE, BADGE_LEFT, BADGE_TOP = 50, 9, 8
NAME_LEFT, NAME_SIZES = 68, (26, 24)
LARGE_BADGE, LARGE_NAME, LARGE_HAND, BROAD = 72, 94, 90, 94
"""Where every hand fits in one line beside it, a face is larger: how large, and where then name and hand begin.

A plate on which all is beside it is so high.
"""
GOLD_SIZE, COIN, EDGE = 36, 36, 14
TAG_HEIGHT, TAG_ICON, TAG_SIZE, TAG_RADIUS = 38, 26, 24, 12
QUIET = 34
CROWN = 36

SPENT, SPENT_STEP = 42, 58
"""The recently spent cards, at the right end of a plate."""
KEY_TILE, KEY_SIZE, KEY_APART, KEY_HEIGHT, KEY_EDGES = 42, 24, 30, 50, 6
"""The names of the action cards on the table: on a board below all plates."""

OWES = (46, 38)
"""The size of the sign of somebody who may still answer."""
HAND_BESIDE = 340
"""A hand of at most this width is beside the name on a broad plate."""
TILE, TILE_GAP, COUNT_SIZE, HAND_LEFT, HAND_STEP = 50, 8, 27, 12, 56
"""The open hand: small cards in lines."""
