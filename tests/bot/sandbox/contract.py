"""Discord's published API description, as the checker beside the project reads it; None if it is missing."""

import importlib.util
import sys
import warnings
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "discord"
CHECKER = FOLDER / "contract.py"
MISSING = "Discord's API description is not beside the project (../shared/discord)"


@cache
def validator() -> Any:
    """Return the checker of requests and answers, or None."""
    if not CHECKER.exists():
        return None
    spec = importlib.util.spec_from_file_location("discord_contract", CHECKER)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # the checker leaves the closing of its file to Python
        return module.SpecValidator(FOLDER / "openapi.json", strict=False)
