"""Where everything is in a picture of Goats & Goblins, in pixels."""

from bot.pictures.shared.players import GAP

WIDTH = 900

CAVE_SIDE, CAVE_LEFT, CAVE_TOP = 196, 14, 12
LEFT_MIDDLE, LEFT_SIZE = 118, 60
"""How far down the mouth of the cave the number of remaining cards is, and its size."""
LEFT_PLATE = (100, 70)
"""What that number is on when rubble fills the mouth."""
SEER_MIDDLE, SEER_EYE, SEER_BADGE, SEER_STEP = 172, 46, 40, 46
"""Those who have seen the top card: below that number."""

METER, METER_TOP, BOULDER, BOULDER_STEP, METER_SIZE = (8, 208, 216, 268), 216, 42, 42, 36
"""What the Cave-Ins count towards 3."""
TENT, CAMP_FIRE, CAMP_LEFT = 130, (62, 84), 142
"""The height that a tent needs below that, the size of the fire before it, and the left end of the fire."""
COLUMN_BOTTOM = 276
FLOORS = (COLUMN_BOTTOM, 375, 497)
"""How far down the floor may be: a few places, since its vaults are kept for each."""

GALLERY = (222, 891)
"""The left and the right end of the gallery, in which the cards of an expedition lie."""
TRACK_LEFT, TRACK_TOP = 232, 64
HEADING_MIDDLE, HEADING_SIZES, HEADING_BADGE, ASKS_SIZE = 29, (36, 32, 28, 25), 52, 46
"""The title on the beam; and how large it is if it is a question to all."""
BEAM = (6, 46)
"""The beam on which the heading stands: its top and its height."""
PILLARS = (222, 445, 668, 891)
"""The middles of the pillars of its vault."""
HAUL = (62, 62)
"""The gold beside the cart of the player who divides it."""
RAILS, BURIED_FACE, BURIED_LOW, TAKERS = 30, 92, 66, (400,)
"""The height of the floor with the rails; the face of who did not come home, and of who takes; where they stand.

The player who did not come home lies lower where ribbons hang over them.
"""
BURIED_BESIDE, BURIED_HEAD, BURIED_UP = (78, -78, 128, -128), 46, 62
"""How far from the Leader the others lie who did not come home either, how large their heads are, and how far up."""
MIN_FLOOR_DROP, MIN_LOWER_FLOOR_DROP = 153, 52
"""How much lower the floor is at least below a full row of cards, beneath which who is there stands, and below more."""
CARD_HEIGHT, CARD_WIDTH = 112, 84
CARD_INDENT = (CARD_HEIGHT - CARD_WIDTH) // 2
CARD_STEP, ROW_STEP, CARDS_PER_ROW = 92, 122, 7
CARD_SCALES = (1.5, 1.28, 1.16, 1.0)
"""How much larger cards are, if they are few enough for one row."""
LEADER_ROOM = 190
"""What large cards leave to the player who leads."""
FANS = (24, 16, 8)
"""How much of a back is seen beside the one before it: as much as there is room for."""
PILE_SHOWN, PILE_BAND, PILE_FOOT, PILE_SIZE = 3, (68, 30), (56, 88), 34
"""The backs that stand for all cards to come; the band with their number on the first, its middle, and its size."""
TRACK_WIDTH = 652
RIM_WIDTH, RIM_RADIUS = 5, 13
"""The rim of the card that matters now."""
SYMBOL = (28.0, 9.0, 56.0)
NUMBER_MIDDLE, NUMBER_SIZE = (56.0, 86.0), 32
OWNER, OWNER_DOWN, OWNER_UP, RIBBON = 74, 106, -8, (88, 94)
"""The badge of the player who got a card; where it begins: on a ribbon at the foot, or at the top above a row."""
SEEN_RIM, SEEN_RISE, SEEN_GAP, SEEN_BADGE, SEEN_INDENT = 4, 9, 5, (50, 4), 15
"""The rim of a card that its viewer saw in the cave, how far it is raised, and from its neighbours.

Then the badge on it: its side, the edge round its eye, and how far in its middle is.
"""

STACK_HEIGHT, STACKED_HEIGHTS, STACK_STEP, STACK_TARGET_SIZES = 136, (114, 96), 18, (50, 36)
"""The height of the stack; that of what was played last, and before; how far each lies under the one before it.

The badge of a target is so large on the newest, and on older ones.
"""
MAX_STACK_SHOWN, MAX_STACK_WIDTH = 5, 690
"""How many of its cards are shown, and how broad the newest is at most."""
STACKED_SIZES = {2: (170, (92, 84), (76, 64)), 3: (148, (78, 72), (66, 56)), 4: (126, (72, 62), (54, 48))}
"""By how many older cards there are at most: how broad each is; the sides of card and head: newest, and older."""
STACK_NAMES, STACK_CAPTION, STACK_SIZE = (44, 38, 32, 28, 25), (28, 70), 26
"""The sizes of the newest's name; how far down the middles of its caption and its name are, the size of the caption."""

PLATE_WIDTH = (WIDTH - 3 * GAP) // 2
TRACK, WHEEL, WHEEL_IN, WHEEL_DOWN = 30, 44, 92, 19
"""The height of the rails below a row of plates; the size of a cart's wheels, how far in and how far down they are."""
HEADER, HEADER_MIDDLE = 58, 30
CREST, CREST_SIDES, CREST_LEFT = 4, (46, 48), 10
"""How much broader a crest is than its head; the side of the head on a compact plate, how high it is, and where."""
NAME_LEFT, NAME_SIZES = 68, (28, 26, 24)
NAME_ROOM = 90
"""So much of a plate a name has at least: the longest name of a goblin of the bot fits."""
HOME_BUST, HOME_MIDDLE, HOME_NAME = 56, 50, 98
"""Players who came home, behind their cards on a compact plate: how large the face is, its middle, the name."""
PLATE, NAME_MIDDLE, HAND_MIDDLE = 110, 28, 75
"""The height of a plate with somebody on it; how far down the middles of name and hand are."""
BUST, BUST_MIDDLE, HAND_LEFT_OF_BUST = 86, 64, 126
"""How large the face of the player who stands behind a plate is, where its middle is, and where name and hand begin."""
TILES = (62, 54, 56)
"""The side of cards there, if hands leave room for large ones, and if not; and on a compact plate with one line."""
LEAST_TILE = 48
"""The smallest beside somebody who stands behind their plate: hands too full for it are on compact ones."""
BROAD_TILES, NAME_COLUMN, BROAD_MIDDLES = (84, 76, 68, 62), 230, (34, 53, 76)
"""The side of cards on a broad plate, beside a column with name and gold; how far down the name is, alone, and gold."""
TENT_ON_PLATE = (128, 76)
"""The tent of those who are neither in nor out."""
STUB, STUB_IN, STUB_ICON, STUB_SIZE, STUB_MIDDLES = (106, 94), 6, 48, 26, (34, 76)
"""The size of a large tag, how far it is from the right end, the sides of its sign and its word; where they are."""
GOLD_SIZE, COIN, GOLD_EDGE = 36, 36, 14
TAG_HEIGHT, TAG_ICON, TAG_SIZE, TAG_RADIUS = 38, 26, 24, 12
QUIET_SIGN_SIZE = 34
LEADER_CROWN = 36

SPENT_SIZE, SPENT_STEP = 42, 58
"""The recently spent cards, at the right end of a plate."""
KEY_TILE, KEY_SIZES, KEY_LARGE, KEY_APART, KEY_HEIGHT, KEY_EDGES = 44, (32, 28, 24), 28, 34, 50, 6
"""The names of the action cards on the table: on a board below all plates."""

OWES_SIGN_SIZE = (46, 38)
"""The size of the sign of somebody who may still answer."""
TILE, TILE_GAP, COUNT_SIZES, HAND_LEFT, HAND_APART = 50, 8, (27, 34), 12, 6
"""The open hand: small cards in lines."""
