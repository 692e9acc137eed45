"""Draws sample moments (animations) of a game, one of each kind, from matches played at random."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

from bot.pictures.drawing import animate_game_roll, draw_game_moment, draw_pictures
from bot.pictures.picture import Picture
from bot.pictures.shared.portraits import GOBLIN_HEADS, build_portrait, use_portraits
from games import find_game
from games.engine.contract import Move, View
from games.engine.errors import BadOptions
from games.engine.events import Event
from games.engine.match import Match
from games.engine.words import load_words

MAX_MOVES, SAMPLE_MATCHES = 260, 3
GOBLIN_NAMES = ("Grub", "Snig", "Mogga", "Nettle", "Rattick", "Pim", "Zwist", "Hal")
USUAL_SEATS = 4
"""About so many play: eight are no usual table."""

GOBLIN_PORTRAITS = tuple(
    build_portrait(head, age) for head, age in zip(GOBLIN_HEADS, ("grown", "old", "young") * 3, strict=False)
)


@lru_cache(maxsize=16)
def draw_sample_moments(key: str) -> dict[str, Picture]:
    """Return a game's moments by the kind of event that makes them, with the faces of goblins."""
    pictures = dict[str, Picture]()
    with use_portraits(GOBLIN_PORTRAITS):
        for story, view in _play_sample_matches(key):
            kinds = {event.kind for event in story if type(event) in find_game(key).beats} - pictures.keys()
            picture = draw_game_moment(key, story, view, GOBLIN_NAMES[: view.seats], load_words()) if kinds else None
            pictures |= dict.fromkeys(kinds, picture) if picture else {}
    return pictures


def draw_game_animations(key: str) -> dict[str, Picture]:
    """Return what moves (is animated) in a game: its moments, and a board on which dice roll that decide."""
    moving = {kind: picture for kind, picture in draw_sample_moments(key).items() if picture.moves}
    with use_portraits(GOBLIN_PORTRAITS):
        for story, view in _play_sample_matches(key):
            names = GOBLIN_NAMES[: view.seats]
            if roll := animate_game_roll(key, story, view, names, load_words()):
                [board] = draw_pictures(key, "board", view, names, load_words())
                return moving | {"roll": replace(board, moves=roll)}
    return moving


def list_usual_moves(match: Match, seat: int) -> list[Move]:
    """Return the legal moves but those that answer later questions too: they leave out what there would be to see."""
    return [move for move in match.legal_moves(seat) if type(move) not in match.game.lasting_moves]


def _play_sample_matches(key: str) -> Iterator[tuple[tuple[Event, ...], View]]:
    """Play usual matches, and one with every option switched on; yield what each move told."""
    switches = [name for name, field in find_game(key).Options.model_fields.items() if field.annotation is bool]
    for number in range(SAMPLE_MATCHES):
        luck = Random(number)  # noqa: S311  a sample is no secret
        match = _deal_sample_match(key, number, dict.fromkeys(switches, number == 1))
        for _ in range(MAX_MOVES):
            if match.decision is None:
                break
            seat = match.decision.seats[0]
            events = match.play(seat, str(luck.choice(list_usual_moves(match, seat))))
            yield tuple(event for event in events if event.to is None), match.view(None)


def _deal_sample_match(key: str, number: int, options: dict[str, bool]) -> Match:
    seats, seed = min(USUAL_SEATS, find_game(key).seats[-1]), bytes([number]) * 32
    try:
        return Match.deal_by_key(key, seats=seats, options=options, seed=seed)
    except BadOptions:  # some need others that are no switches
        return Match.deal_by_key(key, seats=seats, seed=seed)
