"""Every way in which a game on the shelf can be played: its options one by one, each for the seats that they fit."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic.fields import FieldInfo

from games import find_game, list_game_keys
from games.cli.bench import choose_seat_counts
from games.engine.choices import list_option_choices
from games.engine.contract import Game

AnyGame = Game[Any, Any, Any]


def others(field: FieldInfo) -> list[object]:
    """Return the other values of an option: the other switch, all other words, the least and the most of a number."""
    found = list_option_choices(field)
    return [value for value in (found[:1] + found[-1:] if field.annotation is int else found) if value != field.default]


def variants(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the options as they stand, each of them otherwise, and all switches turned at once."""
    fields = game.Options.model_fields
    yield {}
    yield from ({name: value} for name, field in fields.items() for value in others(field))
    switches = {name: not field.default for name, field in fields.items() if field.annotation is bool}
    if len(switches) > 1:
        yield switches


def tables() -> list[Any]:
    """Return a table for every number of seats; with each option the smallest, and the largest too for a switch.

    Between them stands one with all options otherwise, where they fit together.
    """
    found = []
    for key in list_game_keys():
        for options in variants(find_game(key)):
            seats = _seats(find_game(key), options)
            switched = all(isinstance(value, bool) for value in options.values())
            sizes = seats if not options else sorted({seats[0], seats[-1]}) if switched else seats[:1]
            found += [_table(key, size, options) for size in sizes]
        turned = {
            name: value for name, field in find_game(key).Options.model_fields.items() for value in others(field)[-1:]
        }
        seats = _seats(find_game(key), turned)
        found += [_table(key, seats[len(seats) // 2], turned)] if seats else []
    return found


MANY = 6
"""A match at random of more players takes a minute."""


def few_tables() -> list[Any]:
    """Return tables with the fewest and many players, and one for each other rule: an option that is no number."""
    found = []
    for key in list_game_keys():
        fields = find_game(key).Options.model_fields
        for options in variants(find_game(key)):
            seats = _seats(find_game(key), options)
            if not options:
                found += [_table(key, size, options) for size in sorted({seats[0], min(seats[-1], MANY)})]
            elif not any(fields[name].annotation is int for name in options):
                found.append(_table(key, seats[0], options))
    return found


def law_tables() -> list[Any]:
    """Return the few tables, and all others as rare tests: what breaks a law there mostly breaks it here, too."""
    few = few_tables()
    named = {table.id for table in few}
    return few + [
        pytest.param(*table.values, id=table.id, marks=pytest.mark.rare) for table in tables() if table.id not in named
    ]


def _table(key: str, seats: int, options: dict[str, Any]) -> Any:
    return pytest.param(key, seats, options, id=" ".join([key, str(seats), *(f"{k}={v}" for k, v in options.items())]))


def _seats(game: AnyGame, options: dict[str, Any]) -> list[int]:
    return [seats for seats in game.seats if choose_seat_counts(game, options, seats)]
