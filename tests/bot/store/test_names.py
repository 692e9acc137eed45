"""Names lose invisible characters, those that turn writing around, and line ends, wherever they come from."""

from pathlib import Path

import pytest

from bot.store import Store
from bot.store.names import shown_name
from bot.tables import Person, Sitter, Tables, VirtualClock
from tests.empty_house import lay


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë 王 🧌", "Zoë 王 🧌"),
        ("evil\u202egnp.exe\u202c", "evilgnp.exe"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("Ann\n# Shout\x00\x07", "Ann # Shout"),
        ("\u2066Ann\u2069\u061c", "Ann"),
        ("\u3164\u200b\u115f", "?"),
        ("", "?"),
        ("Ann\u2028  Bob", "Ann Bob"),
        ("a\U000e0041b", "ab"),
    ],
)
def test_what_is_never_shown_is_no_part_of_a_name(given: str, shown: str) -> None:
    assert shown_name(given) == shown
    assert Person(1, given).name == Sitter(None, 1, given).name == shown


async def test_a_name_that_was_stored_before_is_clean_when_it_is_read(tmp_path: Path) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = Tables(store, VirtualClock())
    await tables.open("goblin_teeth", Person(1, "Ann"), guild_id=1, channel_id=2, language="en")
    await store._database.write(lambda rows: rows.exec_driver_sql("UPDATE seats SET name = 'An' || char(8238) || 'n'"))
    assert [sitter.name for table in await store.tables.in_use() for sitter in table.sitters] == ["Ann"]
    await store.close()
