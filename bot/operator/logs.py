"""How the log is written: text for people, or a line of JSON each for machines. Never a secret, at any level."""

import json
import logging
from datetime import UTC, datetime

from bot.settings import Settings
from bot.tables.noted import Noted

QUIET = {"alembic": logging.WARNING, "aiosqlite": logging.INFO, "discord": logging.INFO, "aiohttp": logging.INFO}
"""Loggers that speak from these levels on whatever is asked for: below, they write snapshots and tokens out in full."""

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Json(logging.Formatter):
    """One line of JSON a record; the facts of what is noted stand beside the rest, by name."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        said = record.msg
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            **({"event": said.event, **said.facts} if isinstance(said, Noted) else {"message": record.getMessage()}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


FORMS = {"text": logging.Formatter(TEXT), "json": Json()}


def write_log(settings: Settings) -> None:
    """Log lines of the level that is set and graver ones, in the form that is set."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMS[settings.log_format])
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelName(settings.log_level)))
