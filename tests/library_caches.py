"""Caches for what libraries compute anew each time, always with the same result: it takes seconds of a test run."""

from collections.abc import Callable
from functools import lru_cache
from types import CodeType
from typing import Any
from unittest import mock

import resvg_py
from aiohttp import multipart


def add_caches() -> None:
    """Let this process compute each of these once."""
    _cache_code_signature(mock)
    _cache_content_disposition(multipart)
    _cache_drawings(resvg_py)


def _cache_code_signature(module: Any) -> None:
    """In Python 3.11 each `AsyncMock` reads the signature of a code object, longer than all the rest of it takes."""
    read: Callable[..., Any] = module._get_signature_object
    read_once = lru_cache(read)
    module._get_signature_object = lambda spec, *more: (read_once if spec is CodeType else read)(spec, *more)


def _cache_content_disposition(module: Any) -> None:
    """For each part of a form, aiohttp compiles a pattern; the names of our parts are always the same few."""
    module.parse_content_disposition = lru_cache(module.parse_content_disposition)


def _cache_drawings(module: Any) -> None:
    """Tests draw more drawings than the bot keeps, and some forget on purpose what was drawn."""
    rasterise: Callable[..., bytes] = module.svg_to_bytes
    kept: dict[str, bytes] = {}

    def rasterise_once(**asked: object) -> bytes:
        key = repr(asked)
        if key not in kept:
            kept[key] = rasterise(**asked)
        return kept[key]

    module.svg_to_bytes = rasterise_once
