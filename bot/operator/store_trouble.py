"""Explains errors of the database: which one, what is wrong, which setting names it, the way out, the exit status."""

from bot.error_codes import EXIT_FINAL, EXIT_RETRY, ResourceError, explain_file_error
from bot.store import StoreUnavailable
from bot.store.drivers.addresses import find_database_file, is_file_database, redact_url
from games.engine.words import get_english_sentence

DATABASE_SETTING = "DATABASE_URL"
SQLSTATES_OF_SETTINGS = ("28", "3D", "0P")
"""How PostgreSQL's codes begin that say: wrong user or password, no such database, no such role."""


def explain_database_error(url: str, problem: StoreUnavailable) -> tuple[str, int]:
    """Return the sentence about a database or its copy that could not be used, and the exit status."""
    error = find_database_file_problem(url, problem)
    if error and is_file_database(url):
        return str(error), error.exit_status
    final = bool(error and error.exit_status == EXIT_FINAL) or find_sqlstate(problem).startswith(SQLSTATES_OF_SETTINGS)
    sentence = get_english_sentence("main-store-away", database=redact_url(url), problem=_get_first_line(problem))
    return sentence, EXIT_FINAL if final else EXIT_RETRY


def find_database_file_problem(url: str, problem: StoreUnavailable) -> ResourceError | None:
    """Return what keeps the file of a database from being used, or the file that the error names."""
    if not is_file_database(url):
        return explain_file_error(problem)
    database = find_database_file(url)
    of_database = problem.file in (None, database, database.parent)
    return explain_file_error(problem, problem.file or database, DATABASE_SETTING if of_database else "none")


def find_sqlstate(problem: BaseException) -> str:
    """Return the code of a PostgreSQL error; empty: there is none."""
    following: BaseException | None = problem
    while following is not None:
        if isinstance(code := getattr(following, "sqlstate", None), str):
            return code
        following = getattr(following, "orig", None) or following.__cause__
    return ""


def _get_first_line(problem: Exception) -> str:
    """Return the driver's own words; an address may stand in the lines below."""
    return (str(problem) or type(problem).__name__).splitlines()[0]
