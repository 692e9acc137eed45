"""What the commands that play matches share: which table is asked for, how often, and who does the work."""

import argparse
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from games import find_game
from games.cli.jobs import WorkPlan
from games.cli.refusals import BadArgument
from games.engine.chance import SwiftChance
from games.engine.choices import parse_option_choice
from games.engine.contract import Game


class TableSetup(NamedTuple):
    """A game, and how it is played; its options are in JSON's values."""

    game: Game[Any, Any, Any]
    seats: int
    options: dict[str, Any]


def read_table_setup(arguments: argparse.Namespace, min_seats: int = 1) -> TableSetup:
    """Read the table and how many matches are played at it, by default with the fewest seats, at least `min_seats`.

    Raises `BadOptions` or `BadArgument` before anything is played.
    """
    game = find_game(arguments.game)
    seats = max(min_seats, game.seats[0]) if arguments.seats is None else arguments.seats
    game.require_seat_count(seats)
    options = game.validate_options(read_option_values(game, read_options(arguments.option)))
    if arguments.matches < 1:
        raise BadArgument("matches", matches=arguments.matches)
    game.deal(seats, options, SwiftChance(0))  # Options that do not fit the seats are refused here.
    return TableSetup(game, seats, options.model_dump(mode="json"))


def read_options(arguments: Iterable[str]) -> dict[str, str]:
    """Read options given as NAME=VALUE; raises `BadArgument`."""
    options = {}
    for text in arguments:
        name, sign, value = text.partition("=")
        if not (name and sign):
            raise BadArgument("option-form", option=text)
        options[name] = value
    return options


def read_option_values(game: Game[Any, Any, Any], values: Mapping[str, str]) -> dict[str, object]:
    """Return options as the values that their words stand for, read as in the form of a lobby."""
    fields = game.Options.model_fields
    return {name: parse_option_choice(fields[name], text) if name in fields else text for name, text in values.items()}


def read_work_plan(arguments: argparse.Namespace) -> WorkPlan:
    """Read how the work is to be done; raises `BadArgument`."""
    if arguments.jobs < 1:
        raise BadArgument("jobs", jobs=arguments.jobs)
    return WorkPlan(arguments.jobs, arguments.cluster, arguments.journal)
