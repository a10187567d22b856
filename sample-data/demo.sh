#!/bin/sh
# Builds the sample household's ledger in build/demo and looks at it. 'make demo' runs this.

set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=$here/../build/demo
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
LEDGER_DB=$folder/household.sqlite
LEDGER_TODAY=2026-11-29
export LEDGER_DB LEDGER_TODAY
rm -f "$LEDGER_DB" "$LEDGER_DB-wal" "$LEDGER_DB-shm"

ledger() { "${LEDGER:-ledger}" "$@"; }
show() {
  printf '\n\033[1m$ ledger %s\033[0m\n\n' "$*"
  ledger "$@"
}
[ -t 1 ] || show() { printf '\n$ ledger %s\n\n' "$*"; ledger "$@"; }

echo "Reading the sample household's bank files …"
sh "$here/setup.sh" > "$folder/setup.log"
sed -n -e 's/^.*sample-data/  sample-data/; /  import [0-9]*$/p' -e 's/^[0-9]* rows/    &/p' "$folder/setup.log"

show report month
show report history
show report breakdown last-12-months
show report balances
show report rings

page=$(dirname "$folder")/report.html
ledger report -o "$page"

cat <<END

The ledger of the sample household is one file:

    $LEDGER_DB

All of its months are one page for any browser, which asks no network:

    $page

The program is one file as well, and needs nothing else:

    ${LEDGER:-ledger}

To look around, tell the shell about both and ask on. Today is $LEDGER_TODAY in this household.

    export LEDGER_DB="$LEDGER_DB" LEDGER_TODAY=$LEDGER_TODAY
    alias ledger="${LEDGER:-ledger}"
    ledger add 42.50 Groceries "Corner shop"
    ledger list --limit 10
    ledger report month last-month
    ledger account list
    ledger import $here/checking.csv --account Checking   # again: every row is known
    ledger help add
END
