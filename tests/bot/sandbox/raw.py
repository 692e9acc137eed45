"""REST requests without discord.py, which would not send what Discord refuses."""

import io
import json
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.sandbox import Sandbox

PNG = b"\x89PNG\r\n\x1a\n"


class Raw:
    """Sends requests as the bot, and returns status and JSON."""

    def __init__(self, sandbox: Sandbox, token: str | None = None) -> None:
        self.sandbox = sandbox
        self._headers = {"Authorization": f"Bot {token or sandbox.token}"}
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session:
            await self._session.close()

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        assert self._session
        form: Any = None if body is None else json.dumps(body).encode()
        headers = dict(self._headers)
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        elif body is not None:
            headers["Content-Type"] = "application/json"
        url = f"{self.sandbox.address}/api/v10{path}"
        async with self._session.request(method, url, data=form, headers=headers) as response:
            return response.status, await response.json() if response.content_length else None


def named_fields(errors: Any, at: tuple[str, ...] = ()) -> set[str]:
    """Return the paths of the fields that a refusal names, joined by dots."""
    if "_errors" in errors:
        return {".".join(at)}
    return {path for key, inner in errors.items() for path in named_fields(inner, (*at, key))}
