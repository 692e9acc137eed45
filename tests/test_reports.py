"""The list of public reports: each row is whole, and the tests that it names exist."""

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
REPORTS: list[dict[str, Any]] = tomllib.loads((TESTS / "reports.toml").read_text("utf-8"))["report"]


@cache
def functions_of(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return frozenset(one.name for one in tree.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))


@pytest.mark.parametrize("report", REPORTS, ids=[report["kind"] for report in REPORTS])
def test_a_report_names_tests_that_exist(report: dict[str, Any]) -> None:
    assert report.keys() == {"source", "kind", "tests"}
    assert report["kind"].endswith(".")
    assert report["tests"], "a kind that no test holds"
    for test in report["tests"]:
        file, _, function = test.partition("::")
        assert function in functions_of(TESTS / file), test


def test_each_kind_is_listed_once() -> None:
    kinds = [report["kind"] for report in REPORTS]
    assert len(set(kinds)) == len(kinds)
