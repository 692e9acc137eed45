"""Database URLs: a path or the URL of a SQLite file, or the URL of a PostgreSQL server."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.database import Database
from bot.store.drivers import libpq
from bot.store.drivers.sqlite_file import SqliteFile
from bot.store.errors import NotAFileDatabase
from games.engine.words import get_english_sentence

SQLITE_DRIVER, POSTGRES_DRIVER = "sqlite+aiosqlite", "postgresql+asyncpg"
BAD_URL_TEXT = "is no URL of a database"
DRIVERS_BY_SCHEME = {"sqlite": SQLITE_DRIVER, "postgresql": POSTGRES_DRIVER, "postgres": POSTGRES_DRIVER}


def parse_database_url(text: str) -> str:
    """Parse a path, or a URL of SQLite or PostgreSQL, into a full URL; raises `ValueError` for others.

    A server's may have the keys that libpq knows for TLS: `?sslmode=verify-full&sslrootcert=FILE`.
    """
    url = _parse_url(text.strip())
    driver = DRIVERS_BY_SCHEME.get(url.drivername.partition("+")[0])
    if driver is None or not url.database or ":memory:" in url.database:
        raise ValueError("must be a path, a sqlite:/// URL of a file, or a postgresql:// URL of a database")
    if driver == POSTGRES_DRIVER and "@" in f"{url.host}{url.database}":
        raise ValueError(get_english_sentence("main-url-at"))
    if driver == POSTGRES_DRIVER and (wrong := libpq.find_url_problem(url)):
        raise ValueError(wrong)
    return url.set(drivername=driver).render_as_string(hide_password=False)


def _parse_url(text: str) -> URL:
    if "://" not in text:
        if text.partition(":")[0].partition("+")[0] in DRIVERS_BY_SCHEME:
            raise ValueError(BAD_URL_TEXT)  # a slip in a URL, which would be shown as the path of a file
        return URL.create(SQLITE_DRIVER, database=text)
    try:
        return make_url(text)
    except (ArgumentError, ValueError):  # ValueError: its port is no number, but what is told of it would be told
        raise ValueError(BAD_URL_TEXT) from None


def is_file_database(url: str) -> bool:
    """Tell whether a database is a file on this machine (SQLite)."""
    return make_url(parse_database_url(url)).drivername == SQLITE_DRIVER


def find_database_file(url: str) -> Path:
    """Return the file that the URL of a database names; raises `NotAFileDatabase` for a server's."""
    if not is_file_database(url):
        raise NotAFileDatabase(redact_url(url))
    return Path(make_url(parse_database_url(url)).database or "")


def redact_url(url: str) -> str:
    """Return an address without its password, as it may be shown: a file's path, or a redacted URL."""
    return (
        str(find_database_file(url)) if is_file_database(url) else make_url(parse_database_url(url)).render_as_string()
    )


def build_database_driver(url: str) -> Database:
    """Create the database (driver) for a URL; nothing is opened yet. Raises `StoreUnavailable`."""
    url = parse_database_url(url)
    if is_file_database(url):
        return SqliteFile(find_database_file(url))
    from bot.store.drivers.postgres import PostgresServer  # noqa: PLC0415  its driver is loaded only where it is used

    return PostgresServer(url)
