# make demo      build the program and look at the sample household with it
# make test      run every test, those on the real binary included
# make release   build the static binary
# make test-browser  drive the page of the report in headless Chromium
# make install   put it in PREFIX/bin (default /usr/local)
# make lint      check the format of the sources and the sample data
# make fuzz      look for traps and hangs with made-up files, amounts, dates, command lines and ledgers, ten minutes each
#                (SECONDS=600); TARGET=qif does one of csv ofx qif camt mt940 amounts dates commands ledger-file
# make sanitize  run the Swift tests under the address sanitizer and under the thread sanitizer
# make soak      fail, kill and crowd the program for half an hour (SOAK_MINUTES=30, SOAK_KILLS=500 for each command)
# make bench     measure the program beside sqlite3, ledger 3, hledger and beancount on 1,000,000 rows, about 20 minutes, and
#                write Benchmarks/RESULTS.md; BENCH="--quick" tries the scripts, BENCH="--rows 100000 --only import" does a part
# make bench-large  the same for what grows, on 10,000,000 rows, more than an hour
# make bench-tools  install what the benchmarks compare with
# make clean     remove all that was built

PREFIX ?= /usr/local
SWIFT  ?= swift
BINARY := .build/release/ledger
LIBRARIES := libsqlite3-dev libpcre2-dev zlib1g-dev libexpat1-dev
SUDO   := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: demo test test-browser release install uninstall lint fuzz sanitize soak bench bench-large bench-tools clean libraries \
  test-tools browser-tools

demo: release
	@LEDGER=$(CURDIR)/$(BINARY) sh sample-data/demo.sh

# The functional cases run on the static binary, as people get it.
test: release test-tools
	LEDGER_BINARY=$(CURDIR)/$(BINARY) $(SWIFT) test --disable-xctest

# Chromium and its driver are Debian's; what Python needs lies in build/python.
test-browser: release browser-tools
	build/python/bin/python Tests/BrowserTests/lint.py
	build/python/bin/python Tests/BrowserTests/run.py --ledger $(BINARY)

release: libraries
	$(SWIFT) build -c release --product ledger -Xswiftc -static-executable

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/ledger"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/ledger"

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	python3 sample-data/generate.py --check

# The tests look at files with the sqlite3 shell.
test-tools:
	@command -v sqlite3 > /dev/null || { \
	  echo "Installing sqlite3 …"; \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq sqlite3; }

browser-tools: build/python/.installed
	@command -v chromium > /dev/null && command -v chromedriver > /dev/null && [ -e /usr/share/fonts/truetype/dejavu ] || { \
	  echo "Installing chromium …"; \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
	    chromium chromium-driver fonts-dejavu-core fonts-noto-cjk; }

build/python/.installed: Tests/BrowserTests/requirements.txt
	@python3 -c 'import ensurepip' 2> /dev/null || { \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; }
	@echo "Installing what the browser tests need …"
	@python3 -m venv build/python && build/python/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

SECONDS ?= 600
fuzz: libraries
	Tests/Fuzzing/run.sh $(SECONDS) $(TARGET)

# Each in a folder of its own, since objects of both do not go together; the C code of the package is built with it too. Leaks
# are not looked for: Swift's runtime keeps what lives as long as the process, and LeakSanitizer cannot tell. The thread
# sanitizer keeps a file of its own in the folder for temporary files and dies where that is full or no file may grow; and
# under it a program does not see its own mapped files in /proc/self/maps, by which one test counts them.
NOT_UNDER_TSAN := a full folder for temporary files|a file that may not grow|decoded text lies in the folder
sanitize: libraries test-tools
	ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/Sanitizers/address.suppressions \
	  $(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build/asan
	TSAN_OPTIONS=halt_on_error=1 \
	  $(SWIFT) test --disable-xctest --sanitize=thread --scratch-path .build/tsan --skip '$(NOT_UNDER_TSAN)'

# What the tests try a few times is tried at every place, and the program killed again and again; LEDGER_TEST_SEED repeats
# a run. The kills take up to SOAK_MINUTES, all else about as long again.
SOAK_MINUTES ?= 30
SOAK_KILLS   ?= 500
soak: release test-tools
	LEDGER_BINARY=$(CURDIR)/$(BINARY) LEDGER_SOAK=1 LEDGER_SOAK_MINUTES=$(SOAK_MINUTES) LEDGER_SOAK_KILLS=$(SOAK_KILLS) \
	  $(SWIFT) test --disable-xctest --no-parallel \
	  --filter 'WriterFaultTests|ReadFaultTests|OpeningFaultTests|FileFaultTests|A killed command|Many at once|A full disk'

# On a machine that does nothing else. What could not be installed is not measured, and the results say so.
bench: release bench-tools
	python3 Benchmarks/run.py --ledger $(BINARY) $(BENCH)

bench-large: release
	python3 Benchmarks/run.py --ledger $(BINARY) --large $(BENCH)

# The peers and valgrind are Debian's, beancount is PyPI's.
BENCH_PACKAGES := hledger ledger valgrind sqlite3 time
bench-tools:
	@dpkg-query --show $(BENCH_PACKAGES) > /dev/null 2>&1 || { \
	  echo "Installing $(BENCH_PACKAGES) …"; \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(BENCH_PACKAGES); } \
	  || echo "Not all of $(BENCH_PACKAGES) could be installed."
	@$(MAKE) --no-print-directory build/python-bench/.installed || echo "Beancount could not be installed."

build/python-bench/.installed: Benchmarks/requirements.txt
	@python3 -c 'import ensurepip' 2> /dev/null || { \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; }
	@echo "Installing beancount …"
	@python3 -m venv build/python-bench && build/python-bench/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

clean:
	rm -rf .build build

# The C libraries that the program is linked with, installed where Debian's packages are missing.
libraries:
	@[ -e /usr/include/sqlite3.h ] && [ -e /usr/include/pcre2.h ] && [ -e /usr/include/zlib.h ] \
	  && [ -e /usr/include/expat.h ] || { \
	  echo "Installing $(LIBRARIES) …"; \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(LIBRARIES); }
