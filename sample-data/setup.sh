#!/bin/sh
# Builds the ledger of the sample household. Read it as a tutorial: every step is a command that you
# could type. Run it with a file that does not exist yet:
#
#     LEDGER_DB=/tmp/household.sqlite sh sample-data/setup.sh
#
# LEDGER names the program, if it is not on the path.

set -eu

: "${LEDGER_DB:?set it to the ledger file to create, for example /tmp/household.sqlite}"
if [ -e "$LEDGER_DB" ]; then
  echo "setup.sh: $LEDGER_DB exists already; name a new file in LEDGER_DB" >&2
  exit 73
fi
export LEDGER_DB

# The sample ends in November 2026, so that is when "today" is.
LEDGER_TODAY=2026-11-29
export LEDGER_TODAY

here=$(dirname "$0")
ledger() { command "${LEDGER:-ledger}" "$@"; }

# 1. The currency of all sums. It is fixed once there are entries.
ledger config currency EUR

# 2. Categories. A new ledger has Groceries, Education, Home, Health, Personal care, Income and
#    Transfer; this household counts five more.
ledger category add Transport
ledger category add "Eating out"
ledger category add Leisure
ledger category add Travel
ledger category add Gifts

# 3. Accounts, with what was on them on the evening of 31 August 2025.
ledger account add Checking --opening 1842.50
ledger account add "Joint account" --opening 1318.05
ledger account add "Credit card" --opening -412.36

# 4. The budget of the whole month.
ledger budget set 2800 --from 2025-09

# 5. Budgets by category. Each holds from its month on, until a later one. Gifts has none.
ledger budget set 1250 --category Home --from 2025-09
ledger budget set 450 --category Groceries --from 2025-09
ledger budget set 220 --category Education --from 2025-09
ledger budget set 220 --category Transport --from 2025-09
ledger budget set 160 --category "Eating out" --from 2025-09
ledger budget set 120 --category Leisure --from 2025-09
ledger budget set 100 --category Travel --from 2025-09
ledger budget set 80 --category Health --from 2025-09
ledger budget set 80 --category "Personal care" --from 2025-09

#    Rent and fares rose in January, food in April, school in September.
ledger budget set 1300 --category Home --from 2026-01
ledger budget set 240 --category Transport --from 2026-01
ledger budget set 480 --category Groceries --from 2026-04
ledger budget set 170 --category "Eating out" --from 2026-05
ledger budget set 230 --category Education --from 2026-09

#    One month is different: guests at Christmas.
ledger budget set 550 --category Groceries --month 2025-12

# 6. What the banks export. Each file has another shape; none needs an option to be read.
ledger import "$here/checking.csv" --account Checking
ledger import "$here/joint-account.csv" --account "Joint account"
ledger import "$here/credit-card.tsv" --account "Credit card"

# 7. Days of leave: 30 a year, taken in whole and half days.
ledger balance add "Annual leave" --total 30 --unit days --date 2026-01-01
ledger balance consume "Annual leave" 5 --date 2026-02-16
ledger balance consume "Annual leave" 1 --date 2026-04-07
ledger balance consume "Annual leave" 0.5 --date 2026-05-12
ledger balance consume "Annual leave" 5 --date 2026-07-20
ledger balance consume "Annual leave" 3 --date 2026-07-27
ledger balance consume "Annual leave" 2 --date 2026-08-24
ledger balance consume "Annual leave" 0.5 --date 2026-10-26
ledger balance consume "Annual leave" 0.5 --date 2026-11-11
#    Planned: the days before New Year.
ledger balance consume "Annual leave" 3 --date 2026-12-28

# 8. A card of ten visits, seven of them used.
ledger balance add "Gym card" --total 10 --unit visits --date 2026-09-01
ledger balance consume "Gym card" 1 --date 2026-09-03
ledger balance consume "Gym card" 1 --date 2026-09-17
ledger balance consume "Gym card" 1 --date 2026-10-01
ledger balance consume "Gym card" 1 --date 2026-10-08
ledger balance consume "Gym card" 1 --date 2026-10-22
ledger balance consume "Gym card" 1 --date 2026-11-05
ledger balance consume "Gym card" 1 --date 2026-11-19
