"""The corners of the bot and of the games, and the fast tests that must kill the mutants of each."""

from typing import NamedTuple


class Corner(NamedTuple):
    """A part of the bot; `without` names tests that cannot run in a copy, or take long.

    `unmutated`: files left as they are, since no mutant there would ever wake. `goblins`: files in which goblins think;
    a weaker goblin breaks no rule, so these are counted apart.
    """

    tests: tuple[str, ...]
    without: tuple[str, ...] = ()
    unmutated: tuple[str, ...] = ()
    goblins: tuple[str, ...] = ()


THINKING = ("goblin.py", "baseline_players.py", "rule_of_thumb.py")
"""Files of each game in which goblins think."""
ALL_GAMES_TESTS = ("tests/games/test_golden_records.py", "tests/games/test_facts_told.py")
"""Tests of all games which hold the rules of each, too: matches on record, and what a review says of decisions."""


def rules_of(game: str, *more_thinking: str, commands: tuple[str, ...] = ("balance.py",)) -> Corner:
    """Return the corner of a game's rules; `commands` are programs to be started by hand."""
    folder = f"games/{game}"
    thinking = tuple(f"{folder}/{file}" for file in (*THINKING, *more_thinking))
    return Corner(
        (f"tests/{folder}", *ALL_GAMES_TESTS),
        unmutated=tuple(f"{folder}/{file}" for file in commands),
        goblins=thinking,
    )


CORNERS = {
    "bot/screens": Corner(("tests/bot/screens", "tests/bot/games", "tests/texts")),
    "bot/tables": Corner(("tests/bot/tables",), ("tests/bot/tables/test_one_bad_byte.py",)),
    "bot/store": Corner(
        ("tests/bot/store", "tests/bot/tables"),
        (
            "tests/bot/store/test_postgres.py::test_what_was_acknowledged_is_there_though_the_server_is_killed",
            "tests/bot/tables/test_one_bad_byte.py",
        ),
        ("bot/store/migrations/*",),  # Alembic loads them under names of its own, by which mutmut wakes nothing
    ),
    "bot/ui": Corner(("tests/bot/ui",), ("tests/bot/ui/test_composed.py", "tests/bot/ui/test_own_emoji.py")),
    "bot/replays": Corner(
        (
            "tests/bot/replays",
            "tests/bot/ui/test_playback_clicks.py",
            "tests/bot/ui/test_review_clicks.py",
            "tests/bot/screens/test_screens_told.py::test_screens_are_as_they_were[reviews]",
        )
    ),
    "games/emerald_skulls": rules_of("emerald_skulls", "turn_solver.py", commands=("balance.py",)),
    "games/goats_and_goblins": rules_of("goats_and_goblins", "vote_equilibrium.py"),
    "games/gobblestones": rules_of("gobblestones", "bluff.py", "lie_probability.py", "move_search.py", commands=()),
    "games/goblin_market": rules_of("goblin_market", "card_values.py", commands=()),
    "games/goblin_teeth": rules_of("goblin_teeth"),
    "bot/games": Corner(("tests/bot/games", "tests/bot/screens", "tests/texts")),
}

DECIDING = (
    "bot/screens/board.py",
    "bot/screens/parts/recap.py",
    "bot/screens/story.py",
    "bot/screens/controls/widget.py",
    "bot/store/upkeep/retention.py",
    "bot/tables/table_view.py",
    "bot/tables/deadlines/agenda.py",
    "bot/tables/deadlines/returned_time.py",
    "bot/tables/deadlines/outages.py",
    "bot/tables/deadlines/pace.py",
    "bot/tables/use_cases/agreements.py",
    "bot/tables/use_cases/playing.py",
    "bot/tables/use_cases/proposals.py",
    "bot/tables/use_cases/lobby_or_match.py",
    "bot/ui/surfaces/ping_decider.py",
    "bot/ui/surfaces/recheck_schedule.py",
    "bot/ui/surfaces/mentions.py",
    "bot/ui/surfaces/panels.py",
    "bot/ui/surfaces/presence.py",
    "bot/ui/surfaces/ping_rules.py",
)
"""Modules that decide: who is called, what a clock gives back, what is agreed, kept, told, and offered to whom."""


def corner_of(path: str) -> Corner:
    """Return the corner that a file or folder is in."""
    for folder, corner in CORNERS.items():
        if path == folder or path.startswith(f"{folder}/"):
            return corner
    raise SystemExit(f"{path} is in no corner: {', '.join(CORNERS)}")
