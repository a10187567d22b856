#!/bin/sh
# Fuzzes the program with libFuzzer and the address sanitizer, beginning with the project's own samples.
# usage: Tests/Fuzzing/run.sh SECONDS [TARGET…]   (all targets unless some are named); each gets that many seconds. Findings are
# left in build/fuzz/findings, and a seed that is printed repeats a run: SEED=… Tests/Fuzzing/run.sh …
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-600}
[ $# = 0 ] || shift
[ $# != 0 ] || set -- csv ofx qif camt mt940 amounts dates commands ledger-file
work=$PWD/build/fuzz # absolute, since some targets go into a folder of their own
objects=.build/fuzz/release
mkdir -p "$work/findings"
# Swift's own report of a trap would come before the fuzzer's, which keeps what led to it.
export SWIFT_BACKTRACE=enable=no
# Targets make folders of their own in it.
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT

for target; do
  case $target in
    csv | ofx | qif | camt | mt940 | amounts | dates | commands | ledger-file) ;;
    *) echo "There is no target $target." >&2; exit 64 ;;
  esac
done

# From nothing when a source is newer: objects of an older build beside new ones may not link.
if [ ! -e "$work/built" ] || [ -n "$(find Sources Migrations Package.swift -newer "$work/built" | head -n 1)" ]; then
  rm -rf .build/fuzz "$work/built"
  swift build -c release --target LedgerCLI --scratch-path .build/fuzz -Xswiftc -sanitize=fuzzer,address \
    -Xcc -fsanitize=fuzzer-no-link,address
  touch "$work/built"
fi

# Links one target.
# $1 the target, $2 its file, the rest: files and modules that it needs
link() {
  target=$1
  source=$2
  shift 2
  list=
  for part; do
    case $part in
      *.swift) list="$list $part" ;;
      *) list="$list $objects/$part.build/*.o" ;;
    esac
  done
  # The patterns are to be expanded.
  # shellcheck disable=SC2086
  swiftc -O -sanitize=fuzzer,address -use-ld=lld -parse-as-library -swift-version 6 -g "Tests/Fuzzing/Targets/$source" \
    -I "$objects/Modules" -Xcc -fmodule-map-file="$objects/CCharsets.build/module.modulemap" \
    -I Sources/CPCRE2 -I Sources/CExpat -I Sources/CZlib -I Sources/CSQLite \
    $list -lpcre2-8 -lexpat -lsqlite3 -lz -o "$work/$target"
}

# Puts samples into a corpus.
# $1 the target, the rest: patterns of file names
samples() {
  corpus=$work/corpus-$1
  shift
  for pattern; do
    find Tests/LedgerImportTests/Resources sample-data -type f -name "$pattern" -size -64k -exec cp {} "$corpus" \;
  done
}

# The options of all commands, as the program itself knows them, and words that often stand beside them.
vocabulary() {
  grep -rhoE '^ *name: "[a-z-]+"|@(Option|Flag|Argument)[^"]*|long\("[a-z-]+"\)' Sources/LedgerCLI/Commands \
    | grep -oE '"[a-z-]+"' | sort -u
  grep -rhoE '^ *(@Option|@Flag)[^/]*var [a-zA-Z]+' Sources/LedgerCLI | sed -E 's/.* var //' \
    | sed -E 's/([A-Z])/-\L\1/g; s/.*/"--&"/' | sort -u
  printf '"%s"\n' 2026-11 2026-11-29 last-12-months this-month today -3d 42.50 1,234.50 Groceries Home Cash Transfer none EUR \
    days week month json csv svg html text always -- - --help
}

failed=
for target; do
  mkdir -p "$work/corpus-$target"
  seed=${SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
  echo "== $target: $seconds seconds, SEED=$seed"
  set -- -max_len=16384
  reading="Tests/Fuzzing/Support/StatementChecks.swift LedgerImport LedgerDomain CCharsets"
  running="Tests/Fuzzing/Support/ProgramRun.swift Tests/Fuzzing/Support/ScratchFolder.swift LedgerCLI CommandLineKit
    LedgerReports LedgerStorage LedgerImport LedgerDomain SQLiteKit ThreadKit CCharsets"
  # shellcheck disable=SC2086
  case $target in
    csv) link csv CsvTarget.swift $reading; samples csv '*.csv' '*.tab' '*.txt' '*.tsv' ;;
    ofx) link ofx OfxTarget.swift $reading; samples ofx '*.ofx' '*.qfx' ;;
    qif) link qif QifTarget.swift $reading; samples qif '*.qif' ;;
    camt) link camt CamtTarget.swift $reading; samples camt '*.xml' ;;
    mt940) link mt940 Mt940Target.swift $reading; samples mt940 '*.sta' '*.mt940' '*.940' ;;
    amounts)
      link amounts AmountsTarget.swift LedgerDomain
      set -- -max_len=64
      for text in 42.50 1,234.50 1.234,50 "1'234.50" 7h30 7:30 20m 0.5; do echo " $text" > "$work/corpus-amounts/$text"; done ;;
    dates)
      link dates DatesTarget.swift LedgerDomain
      set -- -max_len=64
      for text in 2026-11-03 2026-11 2026 2026-Q3 2026-01..2026-06 today -3d mon last-12-months this-year; do
        printf %s "$text" > "$work/corpus-dates/$text"
      done ;;
    commands)
      link commands CommandsTarget.swift $running
      vocabulary > "$work/commands.dict"
      set -- -max_len=600 -dict="$work/commands.dict"
      # The examples of all commands.
      grep -rhoE 'Example\("ledger [^\\]*"' Sources/LedgerCLI/Commands | sed -E 's/^Example\("ledger //; s/"$//' \
        | awk -v folder="$work/corpus-commands" '{ print > (folder "/example-" NR) }' ;;
    ledger-file)
      link ledger-file LedgerFileTarget.swift $running
      # Shorter ones than four bytes change nothing.
      set -- -max_len=64 -len_control=0 ;;
  esac
  # Swift tags pointers in its tables, which live as long as the process: LeakSanitizer takes what they point to for lost.
  ASAN_OPTIONS="detect_leaks=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}" \
  "$work/$target" "$@" -seed="$seed" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$work/findings/$target-" "$work/corpus-$target" || failed="$failed $target"
done
[ -z "$failed" ] || { echo "Findings in:$failed" >&2; exit 1; }
