"""Migrations: how the database came to its present schema, step by step. Alembic runs these at every start."""

from pathlib import Path

FOLDER = Path(__file__).parent
