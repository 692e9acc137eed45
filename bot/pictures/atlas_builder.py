"""Builds the sprite atlas ahead: draws nearly all sprites of all games, without anybody's name or face."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random

from bot.pictures.drawing import PRIVATE_KINDS, TABLE_KINDS, draw_game_moment, draw_pictures, find_draw_functions
from bot.pictures.painting.atlas import write_atlas
from bot.pictures.painting.sprites import record_sprites
from bot.pictures.sample import find_samples
from bot.pictures.shared.banner import Poster, draw_lobby_banner
from bot.pictures.shared.podium import PlayerFinish, draw_podium
from games import find_game, list_game_keys
from games.engine import Event, Match, View
from games.engine.chance import SEED_BYTES
from games.engine.convention import build_class_name, load_game_object
from games.engine.words import load_words

DrawJob = Callable[[], object]

MIN_USUAL_SEATS, MAX_USUAL_SEATS = 2, 4
"""So many players are usual."""
MOVES, DRAWN_SHARE = {MIN_USUAL_SEATS: 100, 3: 150, MAX_USUAL_SEATS: 200}, 0.25
"""So many moves of random matches are drawn: their moments, and one position in four."""


def build_atlas(folder: Path) -> None:
    """Build the sprite atlas of this version in a folder; raises `OSError` where that or a font is missing."""
    with write_atlas(folder) as writer:
        for key in list_game_keys():
            with record_sprites(writer.add_sprite):
                for drawn in iter_atlas_draw_jobs(key):
                    drawn()


def iter_atlas_draw_jobs(key: str) -> Iterator[DrawJob]:
    """Yield what draws nearly all sprites of a game: invitation, beginnings, samples, random matches, podiums."""
    yield partial(_draw_invitation, key)
    for seats in find_game(key).seats:
        yield from (
            partial(_draw_beginning, key, kind, seats) for kind in sorted(find_draw_functions(key).keys() & TABLE_KINDS)
        )
    for sample in find_samples(key).values():
        if sample.kind in TABLE_KINDS:
            yield partial(_draw_with_placeholders, key, sample.kind, sample.view, len(sample.names))
    for seats, moves in MOVES.items():
        yield from _iter_random_pictures(key, max(find_game(key).seats[0], min(seats, find_game(key).seats[-1])), moves)
    yield from (partial(_draw_podium, winner) for winner in range(MAX_USUAL_SEATS))


def _iter_random_pictures(key: str, seats: int, moves: int) -> Iterator[DrawJob]:
    luck = Random(2)  # noqa: S311  a choice of positions is no secret
    for match, seat, events in islice(_iter_random_moves(key, seats), moves):
        if any(type(event) in find_game(key).beats for event in events):
            yield partial(_draw_moment, key, events, match.view(None))
        if luck.random() < DRAWN_SHARE:
            seen = match.view(None)
            for kind, view in (("panel", match.view(seat)), ("board", seen), ("log", seen)):
                yield partial(_draw_with_placeholders, key, kind, view, seats)


def _iter_random_moves(key: str, seats: int) -> Iterator[tuple[Match, int, Sequence[Event]]]:
    """Yield random matches of a game after each move, with the seat that has moved and what the move told."""
    luck = Random(1)  # noqa: S311  nobody plays them
    for deal in count():
        match = Match.deal_by_key(key, seats=seats, seed=deal.to_bytes(SEED_BYTES, "big"))
        while match.decision:
            seat = luck.choice(match.decision.seats)
            yield match, seat, match.play(seat, luck.choice(match.legal_moves(seat)))


def _draw_invitation(key: str) -> None:
    screen = load_game_object(key, f"bot.games.{key}.screen", f"{build_class_name(key)}Screen", type)
    poster: Poster = screen.poster  # type: ignore[attr-defined]  # every screen has one
    draw_lobby_banner(key, poster, [], "", load_words().language)


def _draw_beginning(key: str, kind: str, seats: int) -> None:
    match = Match.deal_by_key(key, seats=seats)
    _draw_with_placeholders(key, kind, match.view(0 if kind in PRIVATE_KINDS else None), seats)


def _draw_moment(key: str, events: Sequence[Event], view: View) -> None:
    if picture := draw_game_moment(key, events, view, _make_placeholder_names(view.seats), load_words()):
        picture.get_file_bytes(moving=True)


def _draw_podium(winner: int) -> None:
    """Draw the end of a match that this seat has won."""
    names, seats = (
        _make_placeholder_names(MAX_USUAL_SEATS),
        [(winner + index) % MAX_USUAL_SEATS for index in range(MAX_USUAL_SEATS)],
    )
    draw_podium(
        [PlayerFinish(seat, names[seat], rank, MAX_USUAL_SEATS - rank) for rank, seat in enumerate(seats, 1)], ""
    )


def _draw_with_placeholders(key: str, kind: str, view: View, seats: int) -> None:
    draw_pictures(key, kind, view, _make_placeholder_names(seats), load_words())


def _make_placeholder_names(seats: int) -> list[str]:
    """Return short names, which need no more than the fonts of the bot."""
    return [str(seat) for seat in range(seats)]
