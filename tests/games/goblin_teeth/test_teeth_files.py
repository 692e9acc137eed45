"""The files of Items and Offerings: their shape, and what is said about a wrong one."""

from collections import Counter
from pathlib import Path

import pytest

from games.engine import BadData
from games.goblin_teeth.items import ITEMS_FILE as ITEM_FILE
from games.goblin_teeth.items import get_item_type, load_items, read_items, sum_teeth
from games.goblin_teeth.offerings import OFFERINGS_FILE as OFFERING_FILE
from games.goblin_teeth.offerings import completes_offering, list_offering_names, load_offerings, load_offerings_file


class TestItems:
    def test_there_are_31_of_six_types(self) -> None:
        assert len(load_items()) == 31
        assert len(set(map(get_item_type, load_items()))) == 6

    def test_they_are_the_houses(self) -> None:
        assert read_items().source == "house"

    def test_there_are_teeth_of_one_two_and_three(self) -> None:
        assert {sum_teeth([name]) for name in load_items()} == {0, 1, 2, 3}


class TestOfferings:
    def test_there_is_one_six_and_five_of_each_kind(self) -> None:
        kinds = Counter(offering.kind for offering in load_offerings().values())
        assert kinds == {"6": 1, "A": 5, "B": 5}
        assert [len(list_offering_names(kind)) for kind in ("6", "A", "B")] == [1, 5, 5]

    def test_they_are_the_houses(self) -> None:
        assert load_offerings_file().source == "house"

    def test_the_six_asks_for_one_of_each_type(self) -> None:
        six = load_offerings()[list_offering_names("6")[0]]
        assert (set(six.items.values()), len(six.items), six.teeth) == ({1}, 5, 1)

    def test_the_box_can_complete_each_of_them(self) -> None:
        assert all(completes_offering(offering, load_items()) for offering in load_offerings().values())


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('name = "worm"\ncount = 6', 'name = "worm"\ncount = 5', "31 cards"),
        ('name = "worm"', 'name = "wyrm"', "item.4.name"),
        ('name = "worm"', 'name = "emerald"', "once"),
        ("count = 6", "count = 0", "item.4.count"),
        ('source = "house"', 'source = "mine"', "source"),
        ('source = "house"', "colour = 1", "source"),
        ("[[item]]", "[[item]", "-"),
    ],
)
def test_a_wrong_file_of_items_is_told(tmp_path: Path, old: str, new: str, entry: str) -> None:
    file = tmp_path / "items.toml"
    file.write_text(ITEM_FILE.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(BadData) as problem:
        read_items(file)
    assert "items.toml" in str(problem.value)
    assert entry in str(problem.value)


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('name = "a1"', 'name = "a2"', "a name of its own"),
        ('name = "a1"', 'name = "A 1"', "offering.1.name"),
        ('kind = "6"', 'kind = "A"', "so many of each kind"),
        ("emerald = 3", "ruby = 3", "offering.6.items.ruby"),
        ("emerald = 3", "emerald = 7", "b1"),
        ("teeth = 5", "teeth = 12", "b4"),
        ("items = { button = 1 }\npairs = 2", "pairs = 0", "b5"),
        ("any = 1", "any = -1", "any"),
        ("pairs = 2", "pears = 2", "pears"),
    ],
)
def test_a_wrong_file_of_offerings_is_told(tmp_path: Path, old: str, new: str, entry: str) -> None:
    file = tmp_path / "offerings.toml"
    file.write_text(OFFERING_FILE.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(BadData) as problem:
        load_offerings_file(file)
    assert "offerings.toml" in str(problem.value)
    assert entry in str(problem.value)


def test_printed_counts_may_be_other_than_the_houses(tmp_path: Path) -> None:
    text = ITEM_FILE.read_text("utf-8").replace('source = "house"', 'source = "printed"')
    moved = text.replace('"worm"\ncount = 6', '"worm"\ncount = 5').replace('"button"\ncount = 4', '"button"\ncount = 5')
    file = tmp_path / "items.toml"
    file.write_text(moved, "utf-8")
    assert read_items(file).source == "printed"
