"""Where everything is in the pictures of Goblin Teeth, in pixels."""

WIDTH = 900
EDGE_GAP = 9
"""Round the picture, and between plates."""
RADIUS = 14
GAP = 6

# The stage: a wall with the dealer and the Altar, before it the counter with the Pot.

WALL_HEIGHT = 128
"""The height of the wall; the dealer's hands and the Altar's foot rest on the counter below it."""
TITLE_MIDDLE, TITLE_LEFT, TITLE_SIZE = 30, 160, 38
DEALER, DEALER_LEFT = (136, 128), 4
SHRINE, SHRINE_MIDDLE = (104, 113), 412
DECK_ICON, DECK_SIZE = 50, 32
BELL, BELL_MIDDLE = (144, 108), 56
ALARM_LEFT, ALARM_TOP, ALARM_GAP = 152, 54, 4
ALARM_SIZES = ((1, (166, 72), 60, 58), (2, (88, 60), 36, 34), (3, (58, 34), 26, 22))
"""So many stand side by side, in at most two lines: the size of each, of the player's sign and of what lacks."""
ALTAR_LEFT, ALTAR_TOP, ALTAR_HEIGHT = 498, 54, 72
ALTAR_SIZES = ((1, 44, 54), (2, 28, 34), (2, 24, 32))
MAX_DICE_ON_SHELF = 2
"""So many dice at the Altar may lie where the shelf is."""
COUNTER_TOP = 138
CARD_SIZE = (136, 148)
ITEM_SIZE, ITEM_MIDDLE, NAME_MIDDLE = 84, 54, 117
ITEM_NAME_SIZES = (30, 27, 25, 24)
COUNTER_FOOT = 8
HOLLOW_TOP, HOLLOW_FOOT, HOLLOW_EDGE = 14, 2, 6
"""What is let into the counter begins below a card's top and ends below its foot; a card beside dice lies so far in."""
CANDLE, MIN_CANDLE = 100, 44
"""The candle where no dice lie; it would be lost if it were smaller."""
MAX_PLACES_BESIDE = 3
"""With at most so many places their dice lie beside their cards, otherwise before them."""
CORNER_WIDTH = 150
"""The room at each end of the counter for the portraits of a duel."""
DUEL_FACE, DUEL_LIGHT = 124, 142
"""How large they are, and the light behind the player who is waited for."""
CHIP_GAP = 4
LEADER_SIZES = ((1, 44, 54), (1, 40, 50), (1, 34, 44), (1, 30, 40), (99, 24, 34))
CHIP_SIZES = ((1, 40, 40), (1, 36, 40), (2, 36, 38), (2, 30, 34), (2, 26, 32), (99, 24, 30))
"""The sizes to try for the highest bid at a place, and for the others: at most this many lines, the side of a die, the
height of a chip."""
CHIP_SIGN, LOWER_SIGN_LOSS, MIN_LARGE_DIE = 37, 2, 34
"""The largest sign of a player beside their dice, how much smaller than a die it is at a lower bid, and from which
side of a die on it is so large."""
TOTAL_WIDTH, TEN_WIDTH, MIN_TOTAL_SIZE = 30, 36, 32
"""A bid's total has at least this much room, ten has more, and letters are at least of this size."""

# Progress: one line for each Offering.

LABEL_WIDTH, LABEL_SIGN = 54, 46
"""The sign of an Offering: how much room it has, and how large it is."""
DIAL_SIGN, DIAL_WIDTH = 0.58, (0.16, 0.09)
"""In parts of a ring: the sign of its Offering within, and how broad it is where something is there, or not."""
MAX_SLOT, PAIR_GAP, PAIR_EDGE = 60, 6, 10
"""How much room a thing has at most, what is between two pairs, and by how much smaller things are in the frame of a
pair."""
CARD_EDGE, CARD_ROUND, BAND_EDGE = 8, 10, 5
"""By how much smaller things are on cards and how round these are, and what is round the light behind an Offering."""

# The reader's own plate.

OWN_LINE, OWN_FOOT, OWN_FACE_LEFT = 39, 18, 12
"""The middle of the reader's face, name and dice, what is below the tray, and how far in the face begins."""
OWN_BADGE = 58
NAME_LEFT = 92
NAME_SIZES = (36, 32, 28, 25)
TOKEN, DIE_SIZE, DIE_STEP = 42, 58, 61
TRAY_LEFT, TRAY_RIGHT, TRAY_TOP = 24, 472, 80
BROAD_TRAY_RIGHT, TRAY_RIM, TRAY_GAP, TRAY_SIGN = 875, 6, 2, 7
"""The right end of a broad tray, its rim, what is between two lines, and what is at least beside a card's sign."""
OWN_GOALS = 52
"""How high Offerings are below the tray of a large hand."""
TRAY_LINE, TRAY_TIMES, TRAY_TIMES_LOW, TRAY_EDGES, TRAY_NAME_END = 25, (34, 34), (28, 32), 7, 6
"""How far it is from line to line of a name, the plate with how many cards are alike, that beside a name, which part of
an upright card's width is not for its name, and what is after a name beside a sign."""
TABLET_LEFT, TABLET_RIGHT, TABLET_EDGE, TABLET_SIDE = 484, 14, 9, 12
"""Where the tablet with the Offerings begins, how far it ends before the plate does, and what is round it and on it."""

# What is before the others: side by side.

GOALS, LONE_GOALS = 66, 52
"""The height of frames, and of one by itself: others then need the room for Offerings of their own."""
GOAL_SLOT, GOAL_FRAME_WIDTH, GOAL_EDGES = 56, 88, 74
"""How much room a thing has at most, how much in a frame is for its kind with its letter and its edges, and how much
for a sign alone."""
TIMES_TENTHS, TIMES_SIZE = 9, 30
"""The room for the number of things that are alike, in tenths of that of a thing."""
GOAL_CELL, GOAL_CELL_SIGN = 44, 40
"""Goals in a place among plates: how far a thing is from the next at most, and the sign of an Offering."""
ONLY_GOAL_SIZES = 76, 58, 52
"""The only goal there: its sign, how far a thing is from the next, and how large."""
LONE_HEAD, LONE_GAP = 430, 18
"""How wide face, name and dice of the only other player are at most, and how far from them the cards begin."""
HEAD_HEIGHT, CARDS_LINE, RING_LINE, MAT_FOOT = 92, 54, 80, 12
"""The height of face and dice, of a line of cards below them, of one with a ring, and of a plate's own edges."""
FACE_SIZE, FACE_TOP, NAME_LINE, DICE_MIDDLE = 70, 14, 27, 66
"""How large a face is, how far below the edge it begins, and the middles of the name and of the dice beside it."""
RING, SMALL_RING, LARGE_RING = 84, 78, 124
"""The ring of the Offering that somebody is nearest to: beside face and dice, below them, or beside all."""
MIN_MAT_WIDTH, MIN_RING_WIDTH = 250, 400
"""Below this width the hand has no room beside the dice; from the other on the ring stands beside face and dice."""
MAX_MATS_PER_ROW, MATS_PER_GRID_ROW = 4, 3
"""So many plates stand side by side; more stand in rows of so many."""
END_FACE_LINE, END_NAME_LINE, END_BADGE, END_DIAL = 98, 38, 84, 92
"""How near everybody came: the lines of face and name, and how large a face and a ring are."""
MAT_TOKEN, MAT_DIE, MAT_DIE_STEP = 36, 36, 50
"""The first player token; how large a die is at least, and how far it is from one to the next at most."""
MAT_NAME_SIZES = (34, 30, 26, 24)
MAT_HAND, MAT_HAND_SIZE = 36, 32
MAT_ITEMS, SHELF_ITEMS, MAT_COUNT = (58, 50, 46), (52, 46, 40), 26
"""The sizes to try for a known Item, on a shelf or not, and the letters of how many there are."""
SHELF_HEIGHT, SHELF_EDGE = 62, 5
"""How high a shelf is at most, and what is before the first Item on it."""
LOW_SHELF_ITEMS, SHELF_STEP, SHELF_LINES = (34,), 35, 19
"""On a shelf with two lines: how large an Item is, below which room a thing it has them, and how far they are from its
middle."""

# The end.

END_HEIGHT = 316
END_FACE, END_CROWN, END_MIDDLE = 162, 80, (158, 166)
SHARED_END_FACE, SHARED_END_STEP = 160, 140
"""How large each of two winners is, and how far it is from one to the other."""
CALLED_OFF_FACE = 126
"""How large everybody is, below the title, where nobody wins."""
END_SETS, END_SLOT, END_ICON = 306, 96, 82
END_TITLE_SIZES = (64, 54, 46, 40)

TAG_HEIGHT, TAG_ICON, TAG_SIZE, TAG_GAP = 42, 37, 24, 6
"""A Cheat on a plate: its height, its sign, the size of its name, and the gap between two."""

CARDS_PER_ROW = 5
HAND_LEFT, HAND_CARD, HAND_GAP = 60, (130, 166), 6
"""The left end of the first card, how large cards are if they are few, and what is between two."""
HAND_ICONS = ((86, 54), (72, 47))
"""How large a card's sign is and where its middle is, above one line of a name or above two."""
HAND_NAME, HAND_NAME_SIZES = 27, (31, 27, 25, 24)
"""In which size at least a name of several words is in one line, and the sizes to try."""
HAND_NAME_MIDDLES = ((130,), (108, 138))
"""The middles of one line of a card's name, or of two."""
HAND_NEEDS_HEIGHT = 72
HAND_FOOT, HAND_BOARD = 18, 62
"""The edge of the table before a hand, and how high each of its boards is."""
FINGERS, FINGERS_TOP = (68, 102), 14
"""The fingers that hold a hand at both its ends, and how far below its top they are."""
MAX_FEW_CARDS = 3
"""Beside at most this many kinds of cards there is room for what the Offerings lack."""
