#!/bin/sh
# Fuzzes the reading of files with libFuzzer and the address sanitizer, beginning with the sample files.
# usage: Tests/Fuzzing/run.sh [SECONDS]   (600 unless given); findings are left in build/fuzz/findings
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-600}
work=build/fuzz
mkdir -p "$work/corpus" "$work/findings"

# From nothing each time: objects of an older build beside new ones may not link.
rm -rf .build/fuzz
swift build -c release --target LedgerImport --scratch-path .build/fuzz -Xswiftc -sanitize=fuzzer,address \
  -Xcc -fsanitize=fuzzer-no-link,address
objects=.build/fuzz/release
swiftc -O -sanitize=fuzzer,address -parse-as-library -swift-version 6 -g Tests/Fuzzing/ImportFuzzer.swift \
  -I "$objects/Modules" -Xcc -fmodule-map-file="$objects/CCharsets.build/module.modulemap" \
  -I Sources/CPCRE2 -I Sources/CExpat \
  "$objects"/LedgerImport.build/*.o "$objects"/LedgerDomain.build/*.o "$objects"/CCharsets.build/*.o \
  -lpcre2-8 -lexpat -o "$work/import-fuzzer"

find Tests/LedgerImportTests/Resources sample-data -type f ! -name '*.json' ! -name '*.py' ! -name '*.sh' -size -64k \
  -exec cp {} "$work/corpus" \;
"$work/import-fuzzer" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=16384 -print_final_stats=1 \
  -artifact_prefix="$work/findings/" "$work/corpus"
