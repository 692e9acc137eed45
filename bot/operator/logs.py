"""Configures logging: text for people, or JSON by the line for machines. Never a secret, at any level.

A page of HTML, with which proxies answer in Discord's place, is named and not written: it has hundreds of lines.
"""

import json
import logging
import re
from datetime import UTC, datetime

from typing_extensions import override

from bot.settings import Settings
from bot.tables.log_context import get_click_id
from bot.tables.log_line import LogLine

MIN_LOG_LEVELS = {
    "alembic": logging.WARNING,
    "aiosqlite": logging.INFO,
    "discord": logging.INFO,
    "aiohttp": logging.INFO,
}
"""Loggers that are silent below these levels, whatever is set: there they would write out snapshots and tokens."""

HTML_PAGE_PATTERN = re.compile(r"<(?:!doctype html|html\b).*(?:</html>|$)", re.IGNORECASE | re.DOTALL)

LOG_LINE_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def strip_html_pages(text: str) -> str:
    """Return a text in which a page of HTML is only named."""
    return HTML_PAGE_PATTERN.sub("(a page of HTML)", text)


class TextFormatter(logging.Formatter):
    """A line for people; the click that it belongs to stands at its end."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        """Format a log record as a line of text, with its trace."""
        return strip_html_pages(super().format(record))

    @override
    def formatMessage(self, record: logging.LogRecord) -> str:
        """Format a log message as a line, without a trace."""
        click = get_click_id()
        return super().formatMessage(record) + (f" click={click}" if click else "")


class JsonFormatter(logging.Formatter):
    """One line of JSON per record; the facts of the record are beside the rest, by name."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        """Format a log record as a line of JSON."""
        message = record.msg
        facts = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            **(
                {"event": message.event, **message.facts}
                if isinstance(message, LogLine)
                else {"message": record.getMessage()}
            ),
        }
        if click := get_click_id():
            facts["click"] = str(click)
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        cleaned_facts = {
            name: strip_html_pages(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        return json.dumps(cleaned_facts, ensure_ascii=False)


FORMATTERS_BY_NAME = {"text": TextFormatter(LOG_LINE_FORMAT), "json": JsonFormatter()}


def configure_logging(settings: Settings) -> None:
    """Configure logging: the level and the form (text or JSON) are in the settings."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATTERS_BY_NAME[settings.log_format])
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    for name, min_level in MIN_LOG_LEVELS.items():
        logging.getLogger(name).setLevel(max(min_level, logging.getLevelName(settings.log_level)))
