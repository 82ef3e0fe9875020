# Everything here sets up what it needs in .venv; only Python 3.11+, make and g++ must be there.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ASAN := build/asan

NATIVE := CMakeLists.txt pyproject.toml $(shell find core -name '*.h' -o -name '*.cpp' -o -name '*.c')
FUZZ := tests/laws/test_text.py tests/laws/test_calls.py tests/laws/test_setup.py tests/record/test_fuzz.py
CORE_SOURCES := $(wildcard core/abalone/*.cpp core/six/*.cpp core/search/*.cpp)

.PHONY: help play test bench bench-server lint format dev build fuzz wheel clean check-rules check-sanitized
.DEFAULT_GOAL := help

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16

play: build ## Play in a browser: the arena on this machine
	@$(BIN)/hexad serve

test: lint check-rules check-sanitized ## Run every check and every test

bench: build ## Measure the speed of everything, as a table
	@$(BIN)/python -m bench

bench-server: $(VENV)/tools build ## Measure the server under load, as a table
	@$(BIN)/python -m bench server

dev: $(VENV)/tools build ## Set up .venv for development: edits to Python files are live
	@echo "Ready: source $(BIN)/activate. After a change in core/: make build."

lint: $(VENV)/tools build ## Check formatting, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	@$(BIN)/clang-format --dry-run --Werror $(shell find core -name '*.h' -o -name '*.cpp' -o -name '*.c')
	@echo "clang-tidy: $(words $(CORE_SOURCES)) files"
	@printf '%s\n' $(CORE_SOURCES) | xargs -P 2 -n 2 ./tools/tidy $(BIN)/clang-tidy

format: $(VENV)/tools ## Format all sources
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/clang-format -i $(shell find core -name '*.h' -o -name '*.cpp' -o -name '*.c')

check-rules: $(VENV)/tools build
	$(BIN)/python -m pytest -q

# The rule tests and the fuzzed parsers once more, on a core that stops at the first bad access or undefined operation.
check-sanitized: $(ASAN)/stamp
	$(BIN)/python tests/sanitized.py $(ASAN) -q tests/rulebook tests/perft tests/engine/test_engine.py $(FUZZ)

fuzz: $(ASAN)/stamp ## Fuzz the parsers and the boards for a long time, on the sanitized core
	HEXAD_PROFILE=fuzz $(BIN)/python tests/sanitized.py $(ASAN) -q $(FUZZ) tests/laws tests/record

wheel: $(VENV)/tools ## Build the wheel into dist/
	$(BIN)/python -m build --wheel --no-isolation

clean: ## Remove everything that make has made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/hexad/_core.pyi

build: $(VENV)/hexad

$(VENV)/pip:
	@PYTHON="$(PYTHON)" ./tools/bootstrap $(VENV)
	@touch $@

$(VENV)/tools: pyproject.toml | $(VENV)/pip
	@echo "Installing the tools for tests and checks into $(VENV)"
	@$(BIN)/pip install -q --group lint --group test --group bench --group tune
	@touch $@

$(VENV)/hexad: $(NATIVE) | $(VENV)/pip
	@echo "Building the native core (a minute or two the first time)"
	@$(BIN)/pip install -q --group build
	@$(BIN)/pip install -q --no-build-isolation --editable '.[server]'
	@cp build/*/_core.pyi src/hexad/_core.pyi
	@touch $@

$(ASAN)/stamp: $(NATIVE) | $(VENV)/tools $(VENV)/hexad
	@echo "Building the core with sanitizers"
	@$(BIN)/cmake -S . -B $(ASAN)/cmake -G Ninja -DCMAKE_BUILD_TYPE=Debug -DHEXAD_SANITIZE=ON \
		-DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja >/dev/null
	@$(BIN)/cmake --build $(ASAN)/cmake
	@touch $@
