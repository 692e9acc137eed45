# make run: start the bot (in a sandbox, if there is no token). make test: run the tests. Needs Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test rare check language bench sheets same-pictures compiled compiled-test load scaling soak podium lessons screens texts mutants hosting audit release sbom lock clean

run: $(VENV)/run.stamp
	$(BIN)/python -m bot

# Four at a time on two cores, since tests wait, too; each collects its own files alone (tests/shares.py). Sprites are drawn once.
test: $(VENV)/dev.stamp
	$(BIN)/python -m bot.pictures --atlas
	$(BIN)/python -m pytest -n 4 --dist each $(ARGS)

# What takes long and is held by other tests, too: loads and soaks at length.
rare: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -n 0 -m rare $(ARGS)

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/run.stamp
	$(BIN)/python -m games bench
	$(BIN)/python -m tests.pictures

# All pictures at a commit beside those of now, as a phone shows them: make sheets ARGS=COMMIT.
sheets: $(VENV)/dev.stamp
	$(BIN)/python -m tests.before_after $(ARGS)

# All pictures at a commit and those of now, pixel by pixel; without a commit, those of now without an atlas and with one.
same-pictures: $(VENV)/dev.stamp
	$(BIN)/python -m bot.pictures --atlas
	$(BIN)/python -m tests.same_pictures $(ARGS)

# The rules as machine code beside their sources, where there is a C compiler: some minutes, once for each change. Without it, or
# once a source has changed, everything runs interpreted: python -m games --version says which.
compiled: $(VENV)/compiled.stamp
	$(BIN)/python deploy/compiling.py
	$(BIN)/python -m games --version

# What compiled rules must hold: golden records, every law of every game, goblins' fairness, and the same moves from the same lots.
compiled-test: compiled $(VENV)/dev.stamp
	PARLOUR_INTERPRETED=0 $(BIN)/python -m pytest -n 2 tests/games/test_golden_records.py tests/games/test_compiled_rules.py tests/shelf/test_every_game_by_its_laws.py tests/shelf/test_every_game_with_goblins.py $(ARGS)

# Live tables, clicks at a given rate, a bare bot beside them: make load ARGS="--tables 200 --rate 20".
load: $(VENV)/run.stamp
	$(BIN)/python -m bot.pictures --atlas
	$(BIN)/python -m tests.load $(ARGS)

# One process on SQLite and 1, 2 and 4 on a PostgreSQL of its own: how many clicks a second each answers in time.
scaling: $(VENV)/dev.stamp
	$(BIN)/python -m tests.load.scaling $(ARGS)

# Half an hour of trouble at 50 tables: make soak ARGS="--seconds 120 --tables 10" for less, or hours for more;
# with --memory 256 a small host's bot plays within so many MiB; with --processes 2 on a PostgreSQL of its own; with --matches 1000 it searches for leaks of memory instead.
soak: $(VENV)/dev.stamp
	$(BIN)/python -m tests.load.soak $(ARGS)

# Two newcomers click every move of a match of each game in Chromium, from the first page to the podium: some minutes.
podium: $(VENV)/dev.stamp
	PARLOUR_PODIUM=1 $(BIN)/python -m pytest -n 0 --durations 5 tests/e2e/test_browser_podium.py $(ARGS)

# A newcomer with a phone goes through each lesson in Chromium, with wrong moves and a bot that is killed, and on to a real match;
# then what each step takes of the screen, a wrong move at each too: make lessons ARGS="goblin_teeth".
lessons: $(VENV)/dev.stamp
	PARLOUR_LESSONS="$(or $(ARGS),all)" $(BIN)/python -m pytest -n 0 --durations 5 tests/e2e/test_browser_lesson.py
	$(BIN)/python -m tests.screens.lessons $(ARGS)

# How much of a phone's screen the messages of a match take, by game and question; screenshots come to .cache/screens:
# make screens ARGS="gobblestones --questions 10 --long"; --posed looks at positions alone, --all at all variants and numbers of players,
# --language de speaks that language.
screens: $(VENV)/dev.stamp
	$(BIN)/python -m tests.screens $(ARGS)

# Mutation testing, some minutes to hours: make mutants ARGS="--since main" or ARGS="bot/tables --sample 400"; docs/mutants.md.
mutants: $(VENV)/dev.stamp
	nice $(BIN)/python -m tests.mutants $(ARGS)

# What everybody reads in a recorded match of each game, and the stories of what the bot sends, written anew: git diff tests shows it.
# In another language, to be read below .cache/texts: make texts ARGS="--language de gobblestones".
texts: $(VENV)/dev.stamp
	$(BIN)/python -m tests.texts $(ARGS)

# All about one language: what is missing or wrong, matches and stories in it, a sheet of all pictures, screens on a phone (Chromium).
language: $(VENV)/dev.stamp
	-$(BIN)/python -m tests.languages $(ARGS)
	$(BIN)/python -m tests.texts --language $(ARGS)
	$(BIN)/python -m tests.pictures --language $(ARGS) --sheet .cache/pictures/$(ARGS).png
	$(BIN)/python -m tests.screens --language $(ARGS) --posed --folder .cache/screens/$(ARGS)

# The steps of docs/hosting.md on a fresh Debian, fetched by debootstrap: as root, some minutes and a mirror.
hosting: $(VENV)/dev.stamp
	PARLOUR_DEBIAN=1 $(BIN)/python -m pytest -n 0 tests/test_hosting.py

# Known weaknesses in what requirements.lock installs, as PyPI knows them.
audit: $(VENV)/dev.stamp
	$(BIN)/python -m pip_audit --strict --require-hashes --disable-pip --requirement requirements.lock $(ARGS)

# A release: version, changelog, packages, tried in an empty environment, commit and tag: make release VERSION=1.2.3.
release: $(VENV)/dev.stamp
	$(BIN)/python deploy/release.py $(VERSION)

# The bill of materials of a release, in the form of CycloneDX: make sbom > goblin-parlour.cdx.json.
sbom:
	@$(PYTHON) deploy/sbom.py

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit("Goblin Parlour needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements.lock | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r requirements.lock
	touch $@

$(VENV)/dev.stamp: requirements-dev.lock | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r requirements-dev.lock
	touch $@ $(VENV)/run.stamp

$(VENV)/compiled.stamp: requirements-compiled.lock $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r requirements-compiled.lock
	touch $@

# Writes the lock files from pyproject.toml; needs uv. Compiling needs mypy and setuptools beside requirements.lock.
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock:
	$(LOCK) pyproject.toml -o requirements.lock
	$(LOCK) pyproject.toml --extra dev -o requirements-dev.lock
	printf 'mypy\nsetuptools\n' | $(LOCK) --constraint requirements-dev.lock - -o requirements-compiled.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis games/compiled.json
	find games -name '*.so' -delete
