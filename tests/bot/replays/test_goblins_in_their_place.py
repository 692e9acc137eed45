"""Who sits at a table that is played on: goblins of the bot for everybody else, no two of one name."""

from dataclasses import replace

from bot.replays.what_if import FORK_GOBLIN_LEVEL, _replace_people
from bot.tables.goblin_names import find_free_goblin
from tests.bot.replays.records import played, table_of


def test_each_person_gives_way_to_a_goblin_of_another_name_and_goblins_stay() -> None:
    table = table_of(played("emerald_skulls"))
    resident = find_free_goblin(FORK_GOBLIN_LEVEL, [])
    first, second, *others = table.sitters
    table = replace(
        table, sitters=(first, second, replace(others[0], user_id=resident.user_id, name=resident.name), *others[1:])
    )
    after = _replace_people(table, seat=1).sitters
    names = [sitter.name for sitter in after]
    assert after[1] == second
    assert names[2] == resident.name
    assert len(set(names)) == len(names) == 4
    assert [sitter.seat for sitter in after if sitter.user_id < 0] == [0, 2, 3]
