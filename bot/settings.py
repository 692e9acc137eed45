"""The settings (configuration) of the bot: from the environment, or a file `.env` in the folder it is started in."""

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from dotenv.parser import Binding, parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.error_codes import explain_file_error
from bot.store import Shards, parse_database_url
from bot.store.drivers.addresses import find_database_file, is_file_database
from games.engine import GameError
from games.engine.words import get_english_sentence

ENV_FILE = Path(".env")
ENV_ENCODING = "utf-8-sig"
"""UTF-8, with or without the mark at its beginning that some editors write."""
MIN_NAME_LIKENESS, MIN_ENV_NAME_LIKENESS = 0.6, 0.9
"""How alike two names are (`difflib`) of which one may be meant; the environment is full of names of others."""


class BadSetting(GameError):
    """A setting that does not fit: names it and says what was expected, never what was given."""


def _parse_ids(value: object) -> object:
    """Read ids that are written on one line: `12, 34`."""
    return [word for word in value.replace(",", " ").split() if word] if isinstance(value, str) else value


def _uppercase_level(value: object) -> object:
    return value.strip().upper() if isinstance(value, str) else value


def _parse_shards(value: object) -> object:
    return Shards.from_text(value) if isinstance(value, str) else value


def _validate_shards(shards: Shards | None, info: ValidationInfo) -> Shards | None:
    """Refuse to divide a bot that is a file: one process has all of it."""
    url = info.data.get("database_url")
    if shards and url and is_file_database(url):
        raise ValueError("needs a PostgreSQL database in DATABASE_URL, for one process alone has a SQLite file")
    return shards


def _validate_api_address(value: str) -> str:
    """Return the address of the REST API, with its version: a proxy is named in the same way as Discord."""
    if not re.fullmatch(r"https?://[^/\s]+(/[^\s?#]*)?", value.strip()):
        raise ValueError("must be like http://127.0.0.1:8080/api/v10")
    return value.strip().rstrip("/")


def _validate_daily_secret(value: SecretStr | None) -> SecretStr | None:
    """Refuse a lasting secret that is not 32 bytes in hex."""
    if value and not re.fullmatch(r"[0-9a-fA-F]{64}", value.get_secret_value().strip()):
        raise ValueError("must be 64 hex digits, as `openssl rand -hex 32` prints them")
    return value


LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"], BeforeValidator(_uppercase_level)]
DatabaseUrl = Annotated[str, AfterValidator(parse_database_url)]
Api = Annotated[str, AfterValidator(_validate_api_address)]
DailySecret = Annotated[SecretStr | None, AfterValidator(_validate_daily_secret)]
SomeShards = Annotated[Shards | None, NoDecode, BeforeValidator(_parse_shards), AfterValidator(_validate_shards)]
GuildIds = Annotated[tuple[int, ...], NoDecode, BeforeValidator(_parse_ids)]


DEFAULT_TABLE_DAYS, DEFAULT_RESULT_DAYS = 180, 548
"""How long a table that ended is kept, and its result: half a year, and eighteen months."""


class Settings(BaseSettings):
    """The settings (configuration); their names in the environment are the same in capitals. Empty ones are not set."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding=ENV_ENCODING, env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = Field(default=None, description="The bot's token; without one, the sandbox.")
    discord_token_file: Path | None = Field(default=None, description="A file with the token, such as a secret.")
    sandbox: bool = Field(default=False, description="Whether the sandbox may start where a token is needed.")
    database_url: DatabaseUrl = Field(
        default="sqlite+aiosqlite:///data/parlour.db", repr=False, description="A path or a sqlite:/// URL."
    )
    shards: SomeShards = Field(default=None, description="This process's part of the shards, as 0-3/8; none: all.")
    log_level: LogLevel = Field(default="INFO", description="The least grave lines that are logged.")
    log_format: Literal["text", "json"] = Field(default="text", description="Lines for people, or JSON for machines.")
    health_port: int | None = Field(default=None, ge=1, le=65535, description="/healthz and /metrics.")
    health_host: str = Field(default="127.0.0.1", description="The address of this machine for that port.")
    otel_exporter_otlp_endpoint: str | None = Field(default=None, description="A collector of OpenTelemetry: spans.")
    operator_webhook: SecretStr | None = Field(default=None, description="A webhook that the operator reads.")
    sandbox_port: int = Field(default=8085, ge=1, le=65535, description="The sandbox's port on this machine.")
    sandbox_record: Path | None = Field(default=None, description="A file for the requests that the sandbox got.")
    sandbox_servers: int = Field(default=1, ge=1, le=100, description="How many servers the sandbox has at least.")
    sandbox_state: Path = Field(default=Path("data/sandbox.json"), description="Where the sandbox keeps its messages.")
    sandbox_address: str | None = Field(default=None, description="A sandbox that runs already: its address.")
    discord_api: Api | None = Field(default=None, description="Discord's REST API at another address: a proxy's.")
    keep_days: int = Field(
        default=DEFAULT_TABLE_DAYS, ge=0, description="Days after which an ended table is forgotten; 0: never."
    )
    keep_results_days: int | None = Field(
        default=None, ge=0, description="Days after which the result of a match is forgotten; 0: never."
    )
    backup_folder: Path | None = Field(default=None, description="Where nightly backups go; none: beside the database.")
    backup_keep: int = Field(default=7, ge=0, description="How many nightly backups are kept; 0: none is made.")
    tables_a_person: int = Field(default=3, ge=0, description="Tables that one person may have open; 0: any number.")
    tables_a_channel: int = Field(default=10, ge=0, description="Tables open at once in a channel; 0: any number.")
    opening_pause: int = Field(default=10, ge=0, description="Seconds between two tables that one person opens.")
    daily_secret: DailySecret = Field(default=None, description="64 hex digits for the deals of the day; none: drawn.")
    daily_hour: int = Field(default=0, ge=0, le=23, description="The hour of UTC at which the deal of the day changes.")
    guild_ids: GuildIds = Field(default=(), description="Servers that get the commands at once; none: all servers.")
    small_host: bool = Field(default=False, description="Whether caches are smaller, and no process draws sprites.")

    @property
    def result_retention_days(self) -> int:
        """Days after which a result is deleted (retention); 0: never.

        A shorter time for tables decides for both. Who keeps tables for a shorter time decides for both.
        """
        if self.keep_results_days is not None:
            return self.keep_results_days
        return self.keep_days if 0 < self.keep_days < DEFAULT_TABLE_DAYS else DEFAULT_RESULT_DAYS

    @property
    def nightly_backup_folder(self) -> Path:
        """The folder of the nightly backups of a file."""
        return self.backup_folder or find_database_file(self.database_url).parent / "backups"

    @property
    def sprite_folder(self) -> Path:
        """The folder of the atlas of sprites: beside the database, or beside that of the sandbox's messages."""
        data = find_database_file(self.database_url) if is_file_database(self.database_url) else self.sandbox_state
        return data.parent / "sprites"


SETTING_NAMES = tuple(name.upper() for name in Settings.model_fields)


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Load the settings; raises `BadSetting` with the first that does not fit, or `ResourceError` of the file."""
    try:
        return _read_token_file(Settings(_env_file=env_file))
    except UnicodeError:
        raise BadSetting("env-encoding", file=str(env_file)) from None
    except OSError as problem:
        raise explain_file_error(problem, env_file) or problem from None
    except ValidationError as problem:
        first = problem.errors(include_input=False)[0]
        raise BadSetting(
            "bad-setting", name=str(first["loc"][0]).upper(), problem=first["msg"].removeprefix("Value error, ")
        ) from None


def describe_unknown_settings(env_file: Path, environment: Mapping[str, str]) -> list[str]:
    """Return a sentence about each name that no setting reads: all in a file, and slips in the environment.

    No value is told, and nothing of a line without "=": that may be a secret alone.
    """
    if not env_file.is_file():
        lines = []
    else:
        with env_file.open(encoding=ENV_ENCODING) as file:
            lines = [line for line in parse_stream(file) if line.key and line.key.upper() not in SETTING_NAMES]
    slips = [
        name
        for name in environment
        if name.upper() not in SETTING_NAMES and find_nearest_setting(name, MIN_ENV_NAME_LIKENESS) != "none"
    ]
    sentences = [_describe_unknown_name(line.key or "", str(env_file), line) for line in lines]
    return sentences + [
        get_english_sentence("main-unknown-name", file="none", name=name, near=find_nearest_setting(name))
        for name in sorted(slips)
    ]


def _describe_unknown_name(name: str, file: str, line: Binding) -> str:
    if line.value is None or not re.fullmatch(r"\w+", name):
        return get_english_sentence("main-unknown-line", file=file, line=str(line.original.line))
    return get_english_sentence("main-unknown-name", file=file, name=name, near=find_nearest_setting(name))


def find_nearest_setting(name: str, alike: float = MIN_NAME_LIKENESS) -> str:
    """Suggest the setting whose name is most like one (a typo); "none" if none is."""
    return next(iter(difflib.get_close_matches(name.upper(), SETTING_NAMES, 1, alike)), "none")


def _read_token_file(settings: Settings) -> Settings:
    """Take the token from its file, unless it is set itself; raises `BadSetting` if there is none in it."""
    if settings.discord_token or settings.discord_token_file is None:
        return settings
    try:
        token = settings.discord_token_file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        token = ""
    if not token:
        raise BadSetting("bad-setting", name="DISCORD_TOKEN_FILE", problem=get_english_sentence("main-token-file"))
    return settings.model_copy(update={"discord_token": SecretStr(token)})
