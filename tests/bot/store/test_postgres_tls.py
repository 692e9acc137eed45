"""DATABASE_URL as libpq and hosted services write it: TLS by `sslmode` and `sslrootcert`, and nothing unheard."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.store import StoreUnavailable, parse_database_url
from bot.store.drivers.addresses import build_database_driver, redact_url
from bot.store.upkeep.migrate import find_newest_revision, read_revision
from tests.postgres import Server
from tests.tls_front import certificate, tls_front


@pytest.fixture
async def address(postgres: Server, tmp_path: Path) -> AsyncIterator[str]:
    """Return the URL of a bot behind TLS, up to the question mark; the certificate is `tmp_path / "own.crt"`."""
    name = make_url(postgres.house()).database
    (socket,) = postgres.folder.glob(".s.PGSQL.*[0-9]")
    async with tls_front(socket, *certificate(tmp_path, "own")) as port:
        yield f"postgres://parlour:hush@localhost:{port}/{name}"


async def shape(url: str) -> str | None:
    database = build_database_driver(url)
    try:
        return await database.read(read_revision)
    finally:
        await database.close()


@pytest.mark.parametrize("asked", ["", "?sslmode=prefer", "?sslmode=require&channel_binding=prefer"])
async def test_a_server_with_tls_is_spoken_to_by_tls(address: str, asked: str) -> None:
    assert await shape(address + asked) == find_newest_revision()


async def test_a_server_that_proves_who_it_is_is_believed(address: str, tmp_path: Path) -> None:
    assert await shape(f"{address}?sslmode=verify-full&sslrootcert={tmp_path}/own.crt") == find_newest_revision()


@pytest.mark.parametrize("root", ["other.crt", "system"])
async def test_a_server_that_cannot_prove_who_it_is_gets_no_password(address: str, tmp_path: Path, root: str) -> None:
    certificate(tmp_path, "other")
    named = root if root == "system" else tmp_path / root
    with pytest.raises(StoreUnavailable, match="certificate verify failed"):
        await shape(f"{address}?sslmode=verify-full&sslrootcert={named}")


async def test_a_server_of_another_name_gets_no_password(address: str, tmp_path: Path) -> None:
    elsewhere = address.replace("localhost", "127.0.0.1")
    with pytest.raises(StoreUnavailable, match="certificate"):
        await shape(f"{elsewhere}?sslmode=verify-full&sslrootcert={tmp_path}/own.crt")


async def test_a_missing_certificate_is_named(address: str, tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match=f"sslrootcert.*{tmp_path}/none.crt"):
        await shape(f"{address}?sslmode=verify-full&sslrootcert={tmp_path}/none.crt")


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ("pgbouncer=true", "only these keys are known: host, port, sslmode"),
        ("sslmode=sometimes", "sslmode must be one of disable, allow, prefer"),
        ("sslmode=require&channel_binding=require", "channel_binding must be one of disable, prefer"),
        ("sslmode=require&sslrootcert=system", "sslmode=verify-full only"),
        ("sslmode=require&sslmode=disable", "sslmode must be one of"),
    ],
)
def test_what_is_not_known_is_refused_in_a_sentence_that_repeats_nothing(asked: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem) as refused:
        parse_database_url(f"postgresql://parlour:hush@host/parlour?{asked}")
    assert not {"hush", "pgbouncer", "sometimes"} & {*str(refused.value).replace("=", " ").split()}


def test_an_address_that_is_told_has_no_password() -> None:
    told = redact_url("postgres://parlour:hush@host/parlour?sslmode=require")
    assert "hush" not in told
    assert "sslmode=require" in told
