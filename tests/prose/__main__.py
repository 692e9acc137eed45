"""`python -m tests.prose`: words, sentences and faults of each document; exit status 1 if a page has faults."""

import sys
from argparse import ArgumentParser
from statistics import mean

from tests.prose.pages import MOST_WORDS, MOST_WORDS_IN_TABLES, ROOT
from tests.prose.reading import Page, count_words, find_faults, parse_page
from tests.prose.words import read_forbidden_words


def main(names: list[str]) -> int:
    """Print a row for each page, then what is wrong with it."""
    forbidden = read_forbidden_words()
    pages = {name: parse_page((ROOT / name).read_text("utf-8")) for name in names or MOST_WORDS}
    faults = {name: find_faults(page, MOST_WORDS.get(name), forbidden) for name, page in pages.items()}
    print(f"{'page':24} {'words':>6} {'most':>6} {'in tables':>9} {'a sentence':>10} {'faults':>6}")
    for name, page in pages.items():
        print(_row(name, page, len(faults[name])))
    in_tables = sum(page.words_in_tables for page in pages.values())
    print(f"words in tables: {in_tables} of {MOST_WORDS_IN_TABLES}")
    for name, found in faults.items():
        print(*(f"{name}: {fault}" for fault in found), sep="\n", end="\n" if found else "")
    return int(any(faults.values()) or in_tables > MOST_WORDS_IN_TABLES)


def _row(name: str, page: Page, faults: int) -> str:
    average = mean([count_words(sentence) for sentence in page.sentences] or [0])
    most = MOST_WORDS.get(name) or "–"
    return f"{name:24} {page.words:6} {most:>6} {page.words_in_tables:9} {average:10.1f} {faults:6}"


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m tests.prose", description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="docs/rulings.md, for example; without one, all pages")
    sys.exit(main(parser.parse_args().pages))
