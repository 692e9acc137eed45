"""What the host of a table may choose, and which betting cards come into play. Rulebook "Advanced Betting Cards"."""

from typing import Annotated, Literal

from pydantic import Field

from games.emerald_skulls.cards import ADVANCED_DECKS, FACES_BY_DECK, Deck
from games.emerald_skulls.opposition import OPPOSITION_CARD_COUNT
from games.engine.chance import Chance
from games.engine.choices import SeatCountLimit
from games.engine.contract import GameOptions
from games.engine.errors import BadOptions

ADVANCED_CARD_COUNTS: tuple[tuple[int, dict[Deck, int]], ...] = (
    (4, {"jackpot": 2, "side": 2, "out": 2}),
    (6, {"jackpot": 2, "side": 2, "out": 4}),
    (8, {"jackpot": 3, "side": 3, "out": 4}),
)
"""How many advanced cards of each deck come into play, for up to this many players."""


SOLITARY_ONLY, SEVERAL_PLAYERS_ONLY = SeatCountLimit(range(1, 2)), SeatCountLimit(range(2, 9))


class EmeraldSkullsOptions(GameOptions):
    """What the host of a table may choose."""

    advanced: Annotated[bool, SEVERAL_PLAYERS_ONLY] = Field(default=False)
    faces: Annotated[str, Field(max_length=60), SEVERAL_PLAYERS_ONLY] = Field(default="")
    first: Annotated[int, SEVERAL_PLAYERS_ONLY] = Field(default=0, ge=0, le=8)
    cards: Annotated[int, SOLITARY_ONLY] = Field(default=OPPOSITION_CARD_COUNT, ge=7, le=OPPOSITION_CARD_COUNT)
    rivals: Annotated[Literal[20, 30, 40], SOLITARY_ONLY] = Field(default=40)


def choose_card_faces(seats: int, options: EmeraldSkullsOptions, chance: Chance) -> tuple[str, ...]:
    """Choose the faces of the betting cards of a match, in the order of their numbers; raises `BadOptions`.

    Faces that the host named are in play; the rest are drawn, each on either side.
    """
    named = options.faces.lower().replace(",", " ").split()
    if not options.advanced:
        if named:
            raise BadOptions("emerald-skulls-faces-standard")
        return FACES_BY_DECK["standard"]
    if seats == 1:
        raise BadOptions("emerald-skulls-solitary-standard")
    counts = next(counts for max_seats, counts in ADVANCED_CARD_COUNTS if seats <= max_seats)
    _require_known_faces(named)
    drawn = [face for deck in ADVANCED_DECKS for face in _draw_faces(deck, counts[deck], named, chance)]
    return tuple(sorted(drawn, key=_parse_card_number))


def _parse_card_number(face: str) -> int:
    return int(face[:-1])


def _require_known_faces(named: list[str]) -> None:
    """Raise `BadOptions` for an unknown face, or both faces of one card."""
    known = {face for deck in ADVANCED_DECKS for face in FACES_BY_DECK[deck]}
    for index, face in enumerate(named):
        if face not in known:
            raise BadOptions("emerald-skulls-no-face", face=face[:8])
        if _parse_card_number(face) in map(_parse_card_number, named[:index]):
            raise BadOptions("emerald-skulls-face-twice", number=_parse_card_number(face))


def _draw_faces(deck: Deck, count: int, named: list[str], chance: Chance) -> list[str]:
    """Return the faces of one deck: the named ones, and as many others as needed."""
    faces = [face for face in FACES_BY_DECK[deck] if face in named]
    if len(faces) > count:
        raise BadOptions("emerald-skulls-faces-many", deck=deck, most=count, named=len(faces))
    taken = set(map(_parse_card_number, faces))
    rest = sorted({_parse_card_number(face) for face in FACES_BY_DECK[deck]} - taken)
    while len(faces) < count:
        number = chance.draw(rest, "betting card")
        faces.append(f"{number}{chance.pick('ab', 'face')}")
    return faces
