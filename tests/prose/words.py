"""The words that documents avoid: the table in docs/wording.md."""

import re

from tests.prose.pages import WORDING

HEADING = "## Words to avoid"
CODE = re.compile(r"`([^`]+)`")


def read_forbidden_words() -> list[str]:
    """Return the words in the left column of the table under “Words to avoid”."""
    chapter = WORDING.read_text("utf-8").partition(HEADING)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("|")]
    return [word for row in rows for word in CODE.findall(row)]
