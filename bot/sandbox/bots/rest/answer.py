"""What the REST API answers, before it is put on the wire."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class RestAnswer:
    """An answer: the body (None for 204) and its status; `page` is sent instead of JSON, as HTML."""

    json: Any = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    page: str | None = None
