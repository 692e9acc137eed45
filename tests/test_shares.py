"""Test files are shared out among workers: each file once, and together what shares a browser or a server."""

from tests.shares import SECONDS, SHARED, TESTS, files_of, share_out, unit_of


def test_the_dearest_go_first_and_each_to_the_share_that_has_least() -> None:
    assert share_out({"a": 5, "b": 3, "c": 2, "d": 2}, 2) == {"a": 0, "b": 1, "c": 1, "d": 0}
    assert share_out({"a": 5, "b": 3}, 1) == {"a": 0, "b": 0}
    assert share_out({"a": 1}, 3) == {"a": 0}


def test_each_file_is_in_one_share_and_what_is_dear_to_start_is_in_one_too() -> None:
    files = set(TESTS.rglob("test_*.py"))
    shares = [set(files_of(share, 3, files)) for share in range(3)]
    assert set.union(*shares) == files
    assert sum(map(len, shares)) == len(files)
    for shared in SHARED:
        of_it = {file for file in files if unit_of(file) == shared}
        assert len(of_it) > 3
        assert [bool(of_it & share) for share in shares].count(True) == 1


def test_what_is_said_to_be_dear_is_there() -> None:
    assert set(SECONDS) == {*SHARED, *(name for name in SECONDS if (TESTS / name).is_file())}
