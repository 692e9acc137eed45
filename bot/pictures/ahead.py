"""What is drawn before anybody needs it, so that the parts of a game's pictures exist in time."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from random import Random

from bot.pictures.drawing import AT_TABLES, OWN, beat_of, draw, pictures_of
from bot.pictures.sample import samples_of
from bot.pictures.shared.podium import Finish, podium
from games import find, keys
from games.engine import Event, Match, View
from games.engine.chance import SEED_BYTES
from games.engine.words import words


def warm_up() -> None:
    """Draw one picture of each kind that a table of any game has."""
    for key in keys():
        for drawn in first_pictures(key):
            drawn()


def first_pictures(key: str) -> list[Callable[[], object]]:
    """Return what draws one picture of each kind that a table has, so that a game's sprites exist in time."""
    return [partial(_first_picture, key, kind) for kind in sorted(pictures_of(key).keys() & AT_TABLES)]


def _first_picture(key: str, kind: str) -> None:
    match = Match.new(key, seats=find(key).seats[-1])
    _draw_for_nobody(key, kind, match.view(0 if kind in OWN else None), match.seats)


def later_pictures(key: str) -> Iterator[Callable[[], object]]:
    """Yield what draws nearly all sprites that a match needs: a game's samples, random matches, and the podium."""
    for sample in samples_of(key).values():
        if sample.kind in AT_TABLES:
            yield partial(_draw_for_nobody, key, sample.kind, sample.view, len(sample.names))
    luck = Random(2)  # noqa: S311  a choice of positions is no secret
    for match, seat, told in islice(_on_the_way(key), ON_THE_WAY):
        if any(type(event) in find(key).beats for event in told):
            yield partial(beat_of, key, told, match.view(None), _nobodies(match.seats), words())
        if luck.random() < DRAWN:
            for kind, view in (("panel", match.view(seat)), ("board", match.view(None))):
                yield partial(_draw_for_nobody, key, kind, view, match.seats)
    yield _first_podium


def _on_the_way(key: str) -> Iterator[tuple[Match, int, Sequence[Event]]]:
    """Yield random matches of a game after each move, with the seat that has moved and what the move told."""
    luck = Random(1)  # noqa: S311  nobody plays them
    for deal in count():
        match = Match.new(key, seats=min(MANY_SEATS, find(key).seats[-1]), seed=deal.to_bytes(SEED_BYTES, "big"))
        while match.decision:
            seat = luck.choice(match.decision.seats)
            yield match, seat, match.play(seat, luck.choice(match.legal_moves(seat)))


ON_THE_WAY, DRAWN, MANY_SEATS = 100, 0.25, 4
"""So many moves of random matches are drawn in time: their moments, and one position in four, for so many players."""


def _first_podium() -> None:
    names = _nobodies(MANY_SEATS)
    podium([Finish(seat, name, seat + 1, MANY_SEATS - seat, sources=(name,)) for seat, name in enumerate(names)], "")


def _draw_for_nobody(key: str, kind: str, view: View, seats: int) -> None:
    draw(key, kind, view, _nobodies(seats), words())


def _nobodies(seats: int) -> list[str]:
    """Return short names, which need no more than the fonts of the house."""
    return [str(seat) for seat in range(seats)]
