"""Where everything is in the pictures of Goblin Teeth, in pixels."""

WIDTH = 900
EDGE = 9
"""Round the picture, and between plates."""
RADIUS = 14
GAP = 6

# The stage: a wall with the dealer and the Altar, before it the counter with the Pot.

WALL = 128
"""The height of the wall; the dealer's hands and the Altar's foot rest on the counter below it."""
TITLE_MIDDLE, TITLE_LEFT, TITLE_SIZE = 30, 160, 38
DEALER, DEALER_LEFT = (136, 128), 4
SHRINE, SHRINE_MIDDLE = (104, 113), 412
DECK_ICON, DECK_SIZE = 50, 32
BELL, BELL_PLACE = (92, 69), (102, 54)
ALARM_LEFT, ALARM_TOP, ALARM_GAP = 198, 56, 2
ALARMS = ((1, (132, 68), 54, 58), (2, (84, 54), 36, 42), (3, (55, 33), 24, 24))
"""So many stand side by side, in at most two lines: the size of each, of the player's sign and of what lacks."""
ALTAR_LEFT, ALTAR_TOP, ALTAR_HEIGHT = 498, 54, 72
ALTAR_SIZES = ((1, 44, 54), (2, 28, 34), (2, 24, 32))
COUNTER_TOP = 138
CARD = (136, 148)
ITEM, ITEM_MIDDLE, NAME_MIDDLE = 84, 54, 117
ITEM_NAME_SIZES = (30, 27, 25, 24)
COUNTER_FOOT = 8
HOLLOW_TOP, HOLLOW_FOOT, HOLLOW_EDGE = 14, 2, 6
"""What is let into the counter begins below a card's top and ends below its foot; a card beside dice lies so far in."""
CANDLE, CANDLE_LEAST = 100, 60
"""The candle where no dice lie; it would be lost if it were smaller."""
BESIDE = 3
"""With at most so many places their dice lie beside their cards, otherwise before them."""
CORNER = 150
"""The room at each end of the counter for the portraits of a duel."""
DUEL_FACE, DUEL_LIGHT = 124, 142
"""How large they are, and the light behind whoever is waited for."""
CHIP_GAP = 4
CHIP_SIZES = ((2, 44, 50), (2, 40, 50), (3, 38, 44), (3, 34, 44), (4, 34, 40), (4, 30, 40), (99, 28, 36), (99, 24, 34))
"""The sizes to try for the dice at a place: at most this many lines, the side of a die, the height of a chip."""
CHIP_SIGN, ROOMY = 37, 34
"""The largest sign of a player beside their dice, and from which side of a die on it is as large as that."""
TOTAL, LEAST_TOTAL = 34, 30
"""A bid's total has at least this much room, and letters of at least this size."""

# Progress: one line for each Offering.

LABEL, LABEL_SIGN, LABEL_SIZE = (58, 40), 34, 28
"""The sign of an Offering with its letter: the size of both, of the sign, and of the letter."""
DIAL, DIAL_LEAST, DIAL_APART = 74, 46, 6
"""A ring that fills: how large at most and at least, and what is between two."""
DIAL_SIGN, DIAL_WIDTH = 0.58, (0.16, 0.09)
"""In parts of a ring: the sign of its Offering within, and how broad it is where something is there, or not."""
SLOT, SLOT_ICON = 44, 43
SLOTS = 6
"""The most things that an Offering asks for."""

# The reader's own plate.

OWN = 182
OWN_LINE = 35
BADGE = 56
NAME_LEFT, NAME_WIDTH = 74, 184
NAME_SIZES = (36, 32, 28, 25)
TOKEN, TOKEN_LEFT = 42, 266
DICE_LEFT, DIE, DIE_STEP = 316, 58, 63
PROGRESS_LEFT = 552
TRAY_LEFT, TRAY_RIGHT, TRAY_TOP = 24, 530, 67
TRAY_RIM = 6
TRAY_HIGH, TRAY_LOW = 106, 52
"""How high a card of the hand is, and one in two lines of many."""
TRAY_LEAST, TRAY_WIDEST = 84, 256
"""How wide a card is: a few share the whole width."""
PAIR_TRAY, FEW_TRAY, MANY_TRAY = 2, 4, 7
"""So many cards have their names beside their pictures, so many below them; from so many on they lie in two lines."""
TRAY_ICON, TRAY_NAMED_ICON, TRAY_LOW_ICON, TRAY_COUNT = 74, 62, 46, 28
TRAY_NAME_SIZES, TRAY_BESIDE_SIZES = (30, 27, 25, 24), (36, 32, 28, 25)
STRIP_EDGE, STRIP_GAP, STRIP_RADIUS = 7, 4, 10
"""More cards in a grid: left and right of what is on one, between two, and how round they are."""
STRIP_SIZE, STRIP_LINE = 24, 23
"""The letters of their names, and how far it is from line to line."""
TRAY_BESIDE = 86
"""How far from a card's left end its name begins if it stands beside its picture."""

# What is before the others: side by side.

GOALS, LONE_GOALS = 66, 52
"""The height of frames, and of one by itself: others then need the room for Offerings of their own."""
GOAL_SLOT, GOAL_REST, GOAL_EDGES = 56, 88, 74
"""How much room a thing has at most, how much in a frame is for its kind with its letter and its edges, and how much
for a sign alone."""
TIMES, TIMES_SIZE = 9, 30
"""The room for the number of things that are alike, in tenths of that of a thing."""
GOAL_CELL, GOAL_CELL_SIGN = 44, 40
"""Goals in a place among plates: how far a thing is from the next at most, and the sign of an Offering."""
ONLY_GOAL = 76, 58, 52
"""The only goal there: its sign, how far a thing is from the next, and how large."""
LONE, LONE_LEFT = 150, 18
"""The height of the only other's plate, and the left end of what is on it."""
LINE, DICE_LINE, ITEMS_LINE, MAT_FOOT = 58, 42, 45, 10
CLOSE_LINE = 48
"""The line of dice that has rings at its end."""
WIDE = 400
"""From this width on, progress stands beside a player."""
MOST_A_ROW, IN_A_GRID = 4, 3
"""So many plates stand side by side; more stand in rows of so many."""
END_FACE_LINE, END_NAME_LINE, END_BADGE, END_DIAL = 80, 36, 68, 90
"""How near everybody came: the lines of face and name, and how large a face and a ring are."""
MAT_BADGE, MAT_TOKEN, MAT_DIE, MAT_DIE_STEP = 50, 36, 38, 41
MAT_NAME_SIZES = (34, 30, 26, 24)
MAT_HAND, MAT_HAND_SIZE = 36, 32
MAT_ITEM, MAT_COUNT = 45, 26
DIALS = 204
"""How wide progress is where it stands beside a player."""

# The end.

END = 330
END_FACE, END_CROWN, END_MIDDLE = 162, 80, (158, 166)
END_SHARED, END_BETWEEN = 160, 140
"""How large each of two winners is, and how far it is from one to the other."""
END_SETS, END_SLOT, END_ICON = 306, 96, 82
END_TITLE_SIZES = (64, 54, 46, 40)

TAG, TAG_ICON, TAG_SIZE, TAG_GAP = 42, 37, 24, 6
"""A Cheat on a plate: its height, its sign, the size of its name, and the gap between two."""

CARDS_A_ROW = 5
HAND_CARD = (170, 150)
HAND_GAP = 8
HAND_ICON_SIDE, HAND_ICON_MIDDLE = 74, 47
HAND_NAME_SIZES = (25, 24)
HAND_NAME_MIDDLES = ((114,), (100, 125))
"""The middles of one line of a card's name, or of two."""
HAND_COUNT_SIZE = 32
HAND_NEEDS = 72
HAND_FOOT, HAND_BOARD = 18, 62
"""The edge of the table before a hand, and how high each of its boards is."""
HAND_SLOT = 40
"""How far things are apart that lack, beside a few cards."""
FINGERS, FINGERS_TOP = (38, 57), 48
"""The fingers that hold a hand at both its ends, and how far below its top they are."""
FEW_CARDS = 3
"""Beside at most this many kinds of cards there is room for what the Offerings lack."""
