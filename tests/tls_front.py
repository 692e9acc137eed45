"""A PostgreSQL server that speaks TLS: a door in front of one that does not, with a certificate of its own."""

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

ASKED = 8
"""The bytes with which a client asks for TLS; the server answers with one letter."""


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """Make a certificate for "localhost" that vouches for itself; return it and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl here")
    made, key = folder / f"{name}.crt", folder / f"{name}.key"
    asked = [
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={name}",
    ]
    names = ["-addext", "subjectAltName=DNS:localhost", "-out", str(made), "-keyout", str(key)]
    subprocess.run(["openssl", "req", "-x509", *asked, *names], check=True, capture_output=True)
    return made, key


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while some := await source.read(65536):
        target.write(some)
        await target.drain()
    target.close()


@asynccontextmanager
async def tls_front(socket: Path, made: Path, key: Path) -> AsyncIterator[int]:
    """Listen on a port as long as this lasts, and hand what comes by TLS on to a server's socket."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(made, key)

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readexactly(ASKED)
            writer.write(b"S")
            await writer.start_tls(context)
            inner_reader, inner_writer = await asyncio.open_unix_connection(socket)
            await asyncio.gather(_carry(reader, inner_writer), _carry(inner_reader, writer))
        except (OSError, asyncio.IncompleteReadError):
            writer.close()

    server = await asyncio.start_server(met, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
