"""Alembic's own entry: runs the steps on the connection that `bot.store.upkeep.alembic_steps` provides."""

from alembic import context

from bot.store.schema import metadata

# SQLite cannot change a column in place; in batch mode Alembic copies the table instead.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
