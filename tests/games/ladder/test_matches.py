"""Which matches count, and how leaving counts: one case for each sentence of the paragraph for players."""

from dataclasses import replace
from datetime import timedelta

import pytest

from games.ladder.matches import CountingMatch, build_rated_match, list_rated_matches
from games.ladder.simulation import FIRST_DAY, SimulatedResult


def rows_of(*seats: str, ending: str = "rules") -> list[SimulatedResult]:
    """Return rows of seats told as "PLACE", "PLACE LEAVING" or "PLACE goblin"; a place may be "-"."""
    rows = []
    for seat, text in enumerate(seats):
        place, _, more = text.partition(" ")
        level = "grown" if more == "goblin" else None
        rows.append(
            SimulatedResult(
                1,
                seat,
                -seat - 1 if level else seat + 1,
                None if place == "-" else int(place),
                level,
                leaving=more or None if level is None else None,
                ending=ending,
                seats=len(seats),
            )
        )
    return rows


def ranks_of(*seats: str, ending: str = "rules") -> dict[int | None, int] | None:
    """Return the ranks of people who move, by person; `None`: the match counts for nobody."""
    match = build_rated_match(rows_of(*seats, ending=ending))
    if match is None:
        return None
    return {
        entrant.person: entrant.rank for entrant in match.entrants if entrant.person and (match.ranks or entrant.left)
    }


@pytest.mark.parametrize("leaving", ["resigned", "silent", "left-server", "closed"])
def test_who_leaves_counts_below_all_who_stayed(leaving: str) -> None:
    found = ranks_of("1", "3", f"- {leaving}", "2 goblin")
    assert found is not None
    assert found[1] < found[2] < found[3]


@pytest.mark.parametrize("leaving", ["voted-out", "removed-by-host", "removed-by-manager", "of a later version"])
def test_who_is_sent_away_does_not_count_at_all(leaving: str) -> None:
    assert ranks_of("1", "2", f"- {leaving}") == {1: 1, 2: 2}


def test_a_substitute_does_not_count() -> None:
    rows = rows_of("1", "- resigned")
    assert build_rated_match([rows[0], rows[1]])
    found = list(list_rated_matches([*rows, replace(rows[1], user_id=9, turn=1, leaving=None, place=1)]))
    assert [entrant.person for entrant in found[0].entrants] == [1, 2]


def test_who_closes_a_match_that_others_play_counts_last_and_the_others_not_at_all() -> None:
    found = ranks_of("-", "-", "- closed", ending="closed")
    assert found is not None
    assert list(found) == [3]


def test_the_last_person_who_resigns_among_goblins_counts_below_them() -> None:
    match = build_rated_match(rows_of("- resigned", "- goblin", "- goblin", ending="closed"))
    assert match is not None
    person, *goblins = match.entrants
    assert person.left
    assert all(goblin.rank < person.rank for goblin in goblins)


def test_otherwise_a_closed_match_counts_for_nothing() -> None:
    assert ranks_of("-", "-", "-", ending="closed") is None
    assert ranks_of("1", "2", "- voted-out", ending="closed") is None


def test_a_match_ended_by_agreement_counts_where_it_ranks_somebody() -> None:
    assert ranks_of("2", "1", ending="agreement") == {1: 2, 2: 1}
    assert ranks_of("1", "1", ending="agreement") is None
    assert ranks_of("-", "-", ending="agreement") is None


def test_a_match_that_all_tie_by_the_rules_counts() -> None:
    assert ranks_of("1", "1") == {1: 1, 2: 1}


@pytest.mark.parametrize("seats", [("1",), ("1 goblin", "2 goblin"), ("1", "- voted-out")])
def test_a_match_without_two_entrants_or_people_does_not_count(seats: tuple[str, ...]) -> None:
    assert ranks_of(*seats) is None


def test_a_match_that_the_lobby_does_not_count_is_left_out() -> None:
    rows = rows_of("1", "2")
    assert not list(list_rated_matches([replace(row, counts=False) for row in rows]))


def test_matches_come_by_their_ends_then_by_their_tables() -> None:
    def at(table: int, hours: int) -> list[SimulatedResult]:
        return [replace(row, table_id=table, ended_at=FIRST_DAY + timedelta(hours=hours)) for row in rows_of("1", "2")]

    found = list(list_rated_matches([*at(3, 1), *at(1, 2), *at(2, 1)]))
    assert [match.table_id for match in found] == [2, 3, 1]
    assert all(isinstance(match, CountingMatch) for match in found)
