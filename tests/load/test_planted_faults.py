"""The soak's judge finds what is wrong: each fault that is planted in the bot is named by what people see of it."""

import re
from pathlib import Path

import pytest

from tests.load import soak

PLANTED = Path(__file__).with_name("planted_bot.py")

FOUND = {
    # the fault, and the sentence that names what people see
    "no-deadline": r"The board of table \d+ showed no time and no pause after \w+\.",
    "no-answer": r"Not answered: \d+ × \w+: ",
    "dropped-edits": r"The board of table \d+ showed the time of an earlier question after \w+\.",
    "lost-moves": r"Lost at table \d+: ",
}


def soaked(folder: Path, capsys: pytest.CaptureFixture[str], troubles: str) -> tuple[int, str]:
    """Soak a small bot; return the exit status, and what was printed with the traces of the bot's log."""
    log = folder / "bot.log"
    status = soak.main(["--tables", "6", "--seconds", "1", "--out", "0", "--troubles", troubles, "--log", str(log)])
    return status, capsys.readouterr().out + log.read_text()


@pytest.mark.rare
@pytest.mark.parametrize("fault", FOUND)
def test_a_planted_fault_is_named_by_what_people_see(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLANTED", fault)
    monkeypatch.setattr(soak, "FAST_CLOCK_BOT", PLANTED)
    # A table that stays dark costs the whole minute.
    monkeypatch.setattr(soak, "DARK", 15.0)
    status, told = soaked(tmp_path, capsys, "muted" if fault == "no-answer" else "cut_off")
    assert status == 1, told
    assert re.search(FOUND[fault], told), told


@pytest.mark.rare
def test_where_nothing_is_planted_nothing_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = soaked(tmp_path, capsys, "cut_off")
    assert status == 0, told
