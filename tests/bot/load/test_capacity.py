"""The tables of docs/scaling.md follow from the inputs that stand in one place."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.load.capacity import LIMITS, MEASURED, NEEDS, PAGE, PlannedHouse, filled, main, rounded, spanned


def test_the_page_shows_what_follows_from_the_inputs() -> None:
    page = PAGE.read_text("utf-8")
    assert filled(page) == page, "write it anew: python -m bot.load.capacity --write"


def test_other_figures_make_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "scaling.md"
    page.write_text(PAGE.read_text("utf-8"), "utf-8")
    monkeypatch.setattr("bot.load.capacity.MEASURED", replace(MEASURED, most=50.0))
    assert main(["--write", str(page)]) == 0
    assert "| the core of one process | 50 | 30,000 |" in page.read_text("utf-8")


def test_a_page_without_a_place_for_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for the table of inputs"):
        filled("# Scaling")


def test_all_tables_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    assert told.count("\n|---") == 3
    assert told.count("\n| ") > len(NEEDS) + len(LIMITS)


@pytest.mark.parametrize(("most", "processes"), [(25.0, 128), (35.0, 64), (10_000.0, 1)])
def test_a_house_has_as_many_processes_as_its_clicks_need_and_shards_for_each(most: float, processes: int) -> None:
    house = PlannedHouse(1_000_000, replace(MEASURED, most=most))
    assert house.processes == processes
    assert house.shards % processes == 0
    assert house.shards * 2500 >= house.servers
    assert (house.handed == 0) == (processes == 1)


def test_numbers_have_two_digits_that_count() -> None:
    assert [rounded(number) for number in (0, 0.0584, 0.62, 9.4, 16.7, 1667, 98_333)] == [
        "0", "0.058", "0.62", "9.4", "17", "1,700", "98,000",
    ]  # fmt: skip
    assert (spanned(2, 3.5), spanned(2, 2.001)) == ("2.0 to 3.5", "2.0")
