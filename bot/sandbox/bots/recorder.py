"""Records every REST request of the bot, one JSON object per line."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any


class Recorder:
    """A file of requests: method, path, body, names of files, status of the answer.

    `heard` is told how many bytes came with each request, with or without a file.
    """

    def __init__(self, path: Path | None, heard: Callable[[int], None] | None = None) -> None:
        self._path = path
        self.heard = heard or (lambda _: None)
        self._file: IO[str] | None = None

    def open(self) -> None:
        """Start the file afresh, if one is wanted."""
        if self._path and self._file is None:
            self._file = self._path.open("w", encoding="utf-8")

    def close(self) -> None:
        """Close the file."""
        if self._file:
            self._file.close()
        self._file = None

    def log_rest_request(
        self, method: str, path: str, body: Any, files: Sequence[str], status: int, answer: Any = None
    ) -> None:
        """Record one request; `path` is without the API's prefix and without its query.

        The answer is not kept.
        """
        if self._file is None:
            return
        del answer
        line = {"method": method, "path": path, "body": body, "files": list(files), "status": status}
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()
