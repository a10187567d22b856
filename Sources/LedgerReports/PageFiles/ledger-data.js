// The data of the page: the figures of `ledger report --format json`, read once.

/** Reads the document that stands in the page and makes it quick to ask. */
function readLedgerData() {
  const data = JSON.parse(part("ledger-data").textContent);
  data.monthOf = new Map(data.months.map((month) => [month.month, month]));
  data.expenseOf = new Map(data.history.map((expense) => [expense.month, expense]));
  data.entryCategories = new Set(data.categories.map(shownCategory));
  return data;
}

/** The category that entries of one are counted in: it may lie above it where not all levels are shown. */
function shownCategory(category) {
  return category.countedIn ?? category.name;
}

/** Whether the ledger has neither entries nor budgets yet. */
function isEmptyLedger(data) {
  const isUntouched = data.history.every((expense) => expense.status === "unbudgeted" && consumedLength(expense) === 0);
  return isUntouched && data.months.every((month) => month.entries.length === 0 && month.categories.length === 0);
}

const ENTRY_STATUSES = ["posted", "pending", "planned"];

/** Where things stand in an entry's row; what is missing at its end is usual. */
const ROW = { day: 0, amount: 1, category: 2, payee: 3, account: 4, note: 5, status: 6, currency: 7 };

/**
 * Reads one entry row.
 * @param {object} data the page's data
 * @param {object} month the month that the row stands in
 * @param {number} position where it stands there; they stand newest first
 */
function readEntry(data, month, position) {
  const row = month.entries[position];
  const currency = row[ROW.currency] ?? data.currency;
  const amount = row[ROW.amount] ?? null;
  return {
    age: position,
    month: month.month,
    date: dateAfter(month.from, row[ROW.day]),
    amount: typeof amount === "number" ? decimalText(amount, data.digits) : amount,
    category: data.categories[row[ROW.category]]?.name ?? "",
    payee: hiddenOr(data, data.payees[row[ROW.payee]]),
    account: data.accounts[row[ROW.account] ?? 0] ?? "",
    note: data.notes[row[ROW.note]] ?? "",
    status: ENTRY_STATUSES[row[ROW.status] ?? 0],
    currency,
    foreign: currency !== data.currency,
  };
}

/** A payee as shown: a redacted page has none. */
function hiddenOr(data, text) {
  return data.redacted ? HIDDEN_FIGURE : (text ?? "");
}

/**
 * The entries of a month, newest first.
 * @param {string|null} category the category they must be counted in; null for all
 */
function entriesOf(data, month, category) {
  const counts = (row) => category === null || shownCategory(data.categories[row[ROW.category]]) === category;
  return [...month.entries.keys()]
    .filter((position) => counts(month.entries[position]))
    .map((position) => readEntry(data, month, position));
}

/**
 * What the page had no room for in some months, in words; empty when it has everything.
 * @param {string|null} label the month that is asked about; null for any
 */
function leftOutWords(data, label = null) {
  const concerns = (last) => last !== null && (label === null || label <= last);
  const parts = [
    concerns(data.withoutNotes) ? `the notes of ${monthTitle(data.withoutNotes)} and before` : null,
    concerns(data.withoutPayees) ? `payees of ${monthTitle(data.withoutPayees)} and before that none later has` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "" : `To keep the page small, ${parts.join(" and ")} are left out.`;
}
