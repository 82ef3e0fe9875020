# Everything here sets up what it needs in .venv and web/node_modules; only Python 3.11+, make and g++ must be there.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ASAN := build/asan
PACKAGES := web/node_modules/.installed
CLIENT := src/hexad/server/client/index.html
NPM := cd web && ../tools/node ../$(VENV) npm

# Python processes keep the modules that they have compiled: without that, each of the thousands that the tests start would
# compile them again, which takes longer than all else that its start does.
unexport PYTHONDONTWRITEBYTECODE

NATIVE := CMakeLists.txt pyproject.toml $(shell find core -name '*.h' -o -name '*.cpp' -o -name '*.c')
# Five processes for two cores, since tests of clocks and kills wait a lot. The tests of a file run in one process, since
# they share a server. Files run in the order of their folders: with the largest files first, some long tests would run at
# the end, when one core is idle.
SIDE_BY_SIDE := --numprocesses 5 --dist loadfile --no-loadscope-reorder
# Without it Ninja would try to use make's job server, which it cannot reach here.
ALONE := MAKEFLAGS=
# What the build of the core must wait for: two pips at the same time would disturb each other.
FIRST :=
FUZZ := tests/laws/test_text.py tests/laws/test_calls.py tests/laws/test_setup.py tests/record/test_fuzz.py
ENVS := tests/envs/test_actions.py tests/envs/test_bad_calls.py
# These import torch, which takes seconds, and every process of the other tests would import it, too.
TRAINING := tests/envs/test_examples.py tests/envs/test_ray.py
# Threads in WebAssembly use instructions that clang-tidy knows for that target alone.
CORE_SOURCES := $(filter-out core/python/% core/wasm/threads.cpp,$(wildcard core/*.cpp core/*/*.cpp))
WASM := web/src/core/hexad.wasm
WASM_SOURCES := tools/build_wasm.py $(shell find core -name '*.h' -o -name '*.cpp' | grep -vE '^core/(python|env)/')
WEB_SOURCES := $(filter-out %.test.ts %.wasm,$(shell find web/src web/public -type f)) web/index.html web/embed.html $(wildcard src/hexad/texts/*/*.ftl src/hexad/puzzles/data/*.jsonl) src/hexad/rulebook/rulings.json $(wildcard web/*.ts web/*.js)

# For `make quick`: the most telling fast tests of every package. Tests that take long or start many processes are left to
# `make test`.
QUICK := tests/rulebook tests/perft tests/lessons tests/texts tests/pictures/test_svg.py tests/pictures/test_text.py \
	tests/test_clock.py tests/laws/test_calls.py tests/laws/test_hash.py tests/laws/test_history.py tests/laws/test_text.py \
	tests/record/test_reading.py tests/record/test_tree.py tests/record/test_setup.py tests/record/test_errors.py \
	tests/engine/test_engine.py tests/engine/test_levels.py tests/arena/test_elo.py tests/arena/test_multiplayer_elo.py tests/arena/test_openings.py \
	tests/ratings/test_glicko2.py tests/ratings/test_speed.py tests/tournaments/test_tie_breaks.py \
	tests/tournaments/test_standings.py tests/tournaments/test_swiss.py \
	tests/envs/test_actions.py tests/envs/test_symmetry.py tests/puzzles/test_proof.py tests/booklet/test_figures.py \
	tests/cli/test_position_options.py tests/cli/test_show.py tests/cli/test_records.py tests/docs/test_architecture.py \
	tests/server/test_acts.py tests/server/test_laws.py tests/server/test_live.py tests/server/test_play.py
# For `make test-long`: the tests that read their size from tests/profiles.py, and those that run alone, since they measure
# promised times or load the machine.
LONG_ALONE := $(wildcard tests/server/test_*kill.py) tests/server/test_restart_storm.py tests/server/test_lost_commits.py \
	tests/server/test_flood.py tests/server/test_sessions.py tests/server/test_open_sessions.py tests/server/test_outage.py \
	tests/server/test_timekeeper.py tests/server/test_frozen.py tests/server/test_clocks.py tests/server/test_machines.py \
	tests/server/test_client_pages.py tests/server/test_detail.py tests/server/test_tournament_registrations.py
# These folders as a whole; elsewhere, the files that name a profile or use Hypothesis, whose profiles are the same.
LONG_FOLDERS := tests/laws tests/ratings tests/tournaments tests/databases
SIZED := $(shell grep -rlE 'IS_LONG|LONG_WORDS|scaled|hypothesis' tests --include='test_*.py')
LONG := $(LONG_FOLDERS) \
	$(sort $(filter-out $(LONG_ALONE) $(TRAINING) $(addsuffix /%,$(LONG_FOLDERS)),$(SIZED)))

.PHONY: help play test quick test-long test-deploy soak bench bench-server bench-web gallery lint lint-web format dev build web wasm core-package fuzz wheel clean
.PHONY: quick-python quick-web check-rules check-beside check-training check-sanitized check-web types check-types lint-python lint-core browser browser-whole
.DEFAULT_GOAL := help

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: build web ## Play in a browser: the arena on this machine
	@$(BIN)/hexad serve

test: ## Run every check and every test
	@$(MAKE) --no-print-directory -j 2 FIRST=$(VENV)/tools build web browser wasm
	@$(MAKE) --no-print-directory -j 2 check-beside check-rules

quick: build $(PACKAGES) ## Check what can be checked within a minute: for the edit loop
	@$(MAKE) --no-print-directory -j 2 quick-python quick-web

test-long: $(VENV)/tools build web wasm browser $(ASAN)/stamp ## Run the long forms: many kills, more examples
	HEXAD_PROFILE=long $(BIN)/python -m pytest -q $(SIDE_BY_SIDE) $(LONG)
	HEXAD_PROFILE=long $(BIN)/python tests/sanitized.py $(ASAN) -q $(FUZZ)
	HEXAD_PROFILE=long $(BIN)/python -m pytest -q $(LONG_ALONE)

test-deploy: $(VENV)/tools build ## Build the image and run the services behind real proxies (as root, on Debian)
	@[ "$$(id -u)" = 0 ] || { echo "hexad: make test-deploy needs root, since it makes root directories and networks" >&2; exit 1; }
	@command -v debootstrap >/dev/null || ./tools/need debootstrap "debootstrap is missing, which makes the directories"
	@command -v ip >/dev/null || ./tools/need iproute2 "ip is missing, which makes a network of the test"
	HEXAD_DEPLOY=1 $(BIN)/python -m pytest -q -s tests/deploy

soak: $(VENV)/tools build ## Load a server for 30 minutes: memory, descriptors, threads and tasks must stay flat
	@$(BIN)/python -m tests.soak

bench: build ## Measure the speed of everything, as a table
	@$(BIN)/python -m bench

bench-server: $(VENV)/tools build ## Measure the server under load, as a table
	@$(BIN)/python -m bench server

bench-web: $(VENV)/tools build web browser-whole ## Measure the web client in a browser, as a table
	@$(BIN)/python -m bench web

gallery: $(VENV)/tools build web browser ## Take pictures of every page in every language, into build/gallery/
	@$(BIN)/python -m tests.web.gallery

dev: $(VENV)/tools build web ## Set up .venv for development: edits to Python files are live
	@echo "Ready: source $(BIN)/activate. After a change in core/: make build, in web/: make web."

lint: lint-python lint-core lint-web ## Check formatting, lint and types

lint-python: $(VENV)/tools build
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	@$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/mypy

quick-python: build
	@$(BIN)/ruff format --check -q
	@$(BIN)/ruff check -q
	@$(BIN)/lint-imports --no-logo --no-cache >/dev/null || $(BIN)/lint-imports --no-logo --no-cache
	@$(BIN)/mypy
	@HEXAD_PROFILE=quick $(BIN)/python -m pytest -q $(QUICK)

quick-web: $(PACKAGES) $(WASM)
	@$(NPM) run --silent check -- --output human
	@$(NPM) run --silent test -- --reporter=dot

lint-core: $(VENV)/tools
	@$(BIN)/clang-format --dry-run --Werror $(shell find core -name '*.h' -o -name '*.cpp' -o -name '*.c')
	@echo "clang-tidy: $(words $(CORE_SOURCES)) files"
	@printf '%s\n' $(CORE_SOURCES) | xargs -P 2 -n 2 ./tools/tidy $(BIN)/clang-tidy

lint-web: $(PACKAGES) $(WASM) check-types
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

types: $(PACKAGES) build ## Generate the web client's TypeScript types from the Python types
	@$(BIN)/python tools/generate_types.py
	@$(BIN)/python tools/generate_lessons.py

check-types: $(PACKAGES) build
	@$(BIN)/python tools/generate_types.py --check
	@$(BIN)/python tools/generate_lessons.py --check

format: $(VENV)/tools $(PACKAGES) ## Format all sources
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/clang-format -i $(shell find core -name '*.h' -o -name '*.cpp' -o -name '*.c')
	@$(NPM) run --silent format

check-web: $(PACKAGES) $(WASM)
	@$(NPM) run --silent test -- --reporter=dot

check-rules: $(VENV)/tools build web wasm browser
	$(BIN)/python -m pytest -q $(SIDE_BY_SIDE) $(addprefix --ignore=,$(TRAINING))

# These run one after the other, at the same time as check-rules, in the time that its tests leave while they wait.
check-beside:
	@nice $(MAKE) --no-print-directory lint check-web check-sanitized check-training

check-training: $(VENV)/tools build
	$(BIN)/python -m pytest -q $(TRAINING)

# The rule tests and the fuzzed parsers on a core that stops at the first invalid access or undefined behaviour.
check-sanitized: $(ASAN)/stamp
	$(BIN)/python tests/sanitized.py $(ASAN) -q tests/rulebook tests/perft tests/engine/test_engine.py $(ENVS) $(FUZZ)

fuzz: $(ASAN)/stamp wasm ## Fuzz the parsers and the boards for hours, on the sanitized core
	HEXAD_PROFILE=fuzz $(BIN)/python tests/sanitized.py $(ASAN) -q $(FUZZ) tests/laws tests/record
	HEXAD_PROFILE=fuzz $(BIN)/python -m pytest -q tests/tournaments tests/wasm

wheel: $(VENV)/tools web ## Build the wheel into dist/
	$(BIN)/python -m build --wheel --no-isolation

clean: ## Remove everything that make has made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/hexad/_core.pyi
	rm -rf web/node_modules $(dir $(CLIENT)) web/src/core/*.wasm

build: $(VENV)/hexad

web: $(CLIENT) ## Build the pages that the server shows

wasm: $(WASM) ## Compile the core to WebAssembly, for web/src/core

core-package: wasm build $(PACKAGES) ## Build the npm package of the core into dist/
	@$(BIN)/python tools/pack_core.py dist

# The tests drive a browser of the system, without its windows; the benchmark the whole of it.
browser:
	@command -v chromium-headless-shell >/dev/null || \
		./tools/need chromium-headless-shell "Chromium's shell is missing, which the tests of the pages drive"

browser-whole:
	@command -v chromium >/dev/null || ./tools/need chromium "Chromium is missing, which the benchmark drives"

$(VENV)/pip:
	@PYTHON="$(PYTHON)" ./tools/bootstrap $(VENV)
	@touch $@

$(VENV)/tools: pyproject.toml | $(VENV)/pip
	@echo "Installing the tools for tests and checks into $(VENV)"
	@$(BIN)/pip install -q --no-compile --group lint --group test --group examples --group bench --group tune
	@touch $@

# The editable install lists the modules it finds: it is repeated when one is added, moved or removed.
build/modules: FORCE
	@mkdir -p build
	@find src/hexad -name '*.py' | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
FORCE:

$(VENV)/hexad: $(NATIVE) build/modules | $(VENV)/pip $(FIRST)
	@echo "Building the native core (a minute or two the first time)"
	@$(BIN)/pip install -q --no-compile --group build
	@$(ALONE) $(BIN)/pip install -q --no-compile --no-build-isolation --editable '.[server,print,rl,swiss]'
	@cp build/*/_core.pyi src/hexad/_core.pyi
	@touch $@

$(ASAN)/stamp: $(NATIVE) | $(VENV)/tools $(VENV)/hexad
	@echo "Building the core with sanitizers"
	@$(BIN)/cmake -S . -B $(ASAN)/cmake -G Ninja -DCMAKE_BUILD_TYPE=Debug -DHEXAD_SANITIZE=ON \
		-DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja >/dev/null
	@$(ALONE) $(BIN)/cmake --build $(ASAN)/cmake
	@touch $@

# "npm ci" fails where the lockfile lacks a binding for another platform; this takes the same versions.
$(PACKAGES): web/package.json web/package-lock.json web/.npmrc | $(VENV)/pip
	@echo "Installing what the web client is built with"
	@$(NPM) install --no-save --loglevel=error >/dev/null
	@touch $@

$(WASM): $(WASM_SOURCES) | $(VENV)/pip $(FIRST)
	@$(BIN)/python -c 'import ziglang' 2>/dev/null || $(BIN)/pip install -q --no-compile --group wasm
	@echo "Compiling the core to WebAssembly (a minute or two the first time)"
	@$(BIN)/python tools/build_wasm.py $(@D)

$(CLIENT): $(WEB_SOURCES) $(PACKAGES) $(WASM)
	@echo "Building the web client"
	@$(NPM) run --silent build -- --logLevel warn
