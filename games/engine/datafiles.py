"""Loads a game's data files (TOML), validated by a pydantic model. An error names file, entry and what was expected."""

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from games.engine.errors import BadData


class DataModel(BaseModel):
    """A pydantic model of a data file, or one entry of it: no unknown fields, no change after reading."""

    model_config = ConfigDict(frozen=True, extra="forbid")


D = TypeVar("D", bound=BaseModel)


def load_toml_file(file: Path, model: type[D]) -> D:
    """Load a TOML file and validate it as `model`; raises `BadData`."""
    try:
        return model.model_validate(tomllib.loads(file.read_text("utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise build_data_error(file, "-", str(problem)) from None
    except ValidationError as problem:
        first = problem.errors()[0]
        raise build_data_error(file, ".".join(map(str, first["loc"])) or "-", first["msg"]) from None


def build_data_error(file: Path, entry: str, expected: str) -> BadData:
    """Return the error for an entry of a data file."""
    return BadData("bad-data", file=file.name, entry=entry, expected=expected)
