"""The highest table number ever given; no other table gets it, since buttons on old messages name tables."""

from collections.abc import Mapping

from sqlalchemy import Connection, text

SELECT_LAST_TABLE_NUMBER: Mapping[str, str] = {
    "sqlite": "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'tables'",
    "postgresql": "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('tables', 'id')), 0)",
}
SET_LAST_TABLE_NUMBER: Mapping[str, tuple[str, ...]] = {
    "sqlite": (
        "DELETE FROM sqlite_sequence WHERE name = 'tables'",
        "INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', :last)",
    ),
    "postgresql": ("SELECT setval(pg_get_serial_sequence('tables', 'id'), :last)",),
}
SET_OTHER_SEQUENCES: Mapping[str, tuple[str, ...]] = {
    "sqlite": (),
    "postgresql": (
        "SELECT setval(pg_get_serial_sequence('surfaces', 'id'), max(id)) FROM surfaces HAVING max(id) > 0",
        "SELECT setval(pg_get_serial_sequence('evenings', 'id'), max(id)) FROM evenings HAVING max(id) > 0",
    ),
}
"""Other counters that continue if rows come with their numbers. Numbers of surfaces may be given again."""


def select_last_table_number(connection: Connection) -> int:
    """Return the highest table number given; 0 if there was none."""
    return int(connection.scalar(text(SELECT_LAST_TABLE_NUMBER[connection.dialect.name])) or 0)


def reset_sequences(connection: Connection, last: int) -> None:
    """Give later tables numbers above this one, and continue other counters where the rows end."""
    if last:
        for statement in SET_LAST_TABLE_NUMBER[connection.dialect.name]:
            connection.execute(text(statement), {"last": last} if ":last" in statement else {})
    for statement in SET_OTHER_SEQUENCES[connection.dialect.name]:
        connection.execute(text(statement))
