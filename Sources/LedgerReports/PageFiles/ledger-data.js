// The data of the page: the figures of `ledger report --format json`, read once.

/** Reads the document that stands in the page and makes it quick to ask. */
function readLedgerData() {
  const data = JSON.parse(part("ledger-data").textContent);
  data.monthOf = new Map(data.months.map((month) => [month.month, month]));
  data.expenseOf = new Map(data.history.map((expense) => [expense.month, expense]));
  data.categoryIndexOf = new Map(data.categories.map((category, index) => [category.name, index]));
  return data;
}

/** Whether the ledger has neither entries nor budgets yet. */
function isEmptyLedger(data) {
  const isUntouched = data.history.every(
    (expense) => expense.status === "unbudgeted" && !/[1-9]/.test(expense.consumed ?? ""),
  );
  return isUntouched && data.months.every((month) => month.entries.length === 0 && month.categories.length === 0);
}

const ENTRY_STATUSES = ["posted", "pending", "planned"];

/**
 * Reads one entry row; trailing nulls and zeros are left out of the data.
 * @param {object} data the page's data
 * @param {object} month the month that the row stands in
 * @param {Array} row `[id, day, amount, category, payee, account, note, status, currency]`; a redacted page has no id
 */
function readEntry(data, month, row) {
  const [id, day, amount, category, payee, account, note, status, currency] = row;
  return {
    id,
    month: month.month,
    date: dateAfter(month.from, day),
    amount,
    category: data.categories[category]?.name ?? "",
    payee: hiddenOr(data, data.payees[payee]),
    account: data.accounts[account] ?? "",
    note: data.notes[note] ?? "",
    status: ENTRY_STATUSES[status ?? 0],
    currency: currency ?? data.currency,
    foreign: currency !== undefined && currency !== null,
  };
}

/** A payee as shown: a redacted page has none. */
function hiddenOr(data, text) {
  return data.redacted ? HIDDEN_FIGURE : (text ?? "");
}

/**
 * The entries of a month, newest first.
 * @param {string|null} category the category they must have; null for all
 */
function entriesOf(data, month, category) {
  const index = category === null ? null : data.categoryIndexOf.get(category);
  return month.entries.filter((row) => index === null || row[3] === index).map((row) => readEntry(data, month, row));
}
