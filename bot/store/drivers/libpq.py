"""The query of a PostgreSQL URL, which has libpq's connection parameters: checked, and made arguments of the driver."""

import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from bot.store.errors import StoreUnavailable
from games.engine.words import get_english_sentence

KNOWN_KEYS: Mapping[str, tuple[str, ...]] = {
    "host": (),
    "port": (),
    "sslmode": ("disable", "allow", "prefer", "require", "verify-ca", "verify-full"),
    "sslrootcert": (),
    "sslcert": (),
    "sslkey": (),
    "sslcrl": (),
    "target_session_attrs": ("any", "primary", "read-write"),
    "channel_binding": ("disable", "prefer"),
}
"""The keys that are kept to, and their values, where not all are. The driver has no channel binding to require."""

FILE_KEYS = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
HOST_KEYS = ("host", "port")
"""The keys that SQLAlchemy reads itself."""
SYSTEM_CERTIFICATES = "system"
"""As `sslrootcert`: the certificates that the machine trusts."""


def find_url_problem(url: URL) -> str | None:
    """Validate the keys of a URL: return what is wrong, without what was given; `None` if nothing is."""
    if url.query.keys() - KNOWN_KEYS.keys():
        return get_english_sentence("main-url-keys", known=", ".join(KNOWN_KEYS))
    for key, value in url.query.items():
        if KNOWN_KEYS[key] and value not in KNOWN_KEYS[key]:
            return get_english_sentence("main-url-value", key=key, values=", ".join(KNOWN_KEYS[key]))
    if url.query.get("sslrootcert") == SYSTEM_CERTIFICATES and url.query.get("sslmode", "verify-full") != "verify-full":
        return get_english_sentence("main-url-system")
    return None


def split_connection_url(url: URL) -> tuple[URL, dict[str, Any]]:
    """Return a URL that names only the place, and the driver's arguments for everything else.

    Raises `StoreUnavailable` if a file that is named is not there.
    """
    rest = {key: str(value) for key, value in url.query.items() if key not in (*HOST_KEYS, "channel_binding")}
    bare = url.difference_update_query(rest.keys() | {"channel_binding"})
    if not rest:
        return bare, {}
    trusted: dict[str, Any] = {}
    if rest.get("sslrootcert") == SYSTEM_CERTIFICATES:
        trusted = {"ssl": ssl.create_default_context()}
        del rest["sslrootcert"]
    for key in rest.keys() & FILE_KEYS:
        try:
            Path(rest[key]).open("rb").close()
        except OSError as problem:
            raise StoreUnavailable(get_english_sentence("main-url-file", key=key, file=rest[key])) from problem
    return bare, {"dsn": str(URL.create("postgresql", query=rest)), **trusted}
