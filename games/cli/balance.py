"""`balance`: what a game offers, measured."""

import argparse
import json
from types import FunctionType

from games import find
from games.cli.status import Status
from games.engine.convention import part


def balance(chosen: argparse.Namespace) -> Status:
    """Print the tables of a game; raises `BadShelf` for one that has none."""
    key = find(chosen.game).key
    tables = list(part(key, f"games.{key}.balance", "tables", FunctionType)())
    if chosen.json:
        print(json.dumps([table._asdict() for table in tables], indent=1, ensure_ascii=False))
    else:
        print("\n\n".join(table.markdown() for table in tables))
    return Status.WELL
