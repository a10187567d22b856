// A table of entries that can be sorted by each column; a long one is drawn in parts.

const ROWS_AT_ONCE = 200;

const ENTRY_COLUMNS = {
  date: {
    title: "Date",
    compare: (one, other) => compareTexts(one.date, other.date) || other.age - one.age,
  },
  month: { title: "Month", compare: (one, other) => compareTexts(one.month, other.month) },
  payee: { title: "Payee", compare: (one, other) => compareTexts(one.payee, other.payee) },
  note: { title: "Note", compare: (one, other) => compareTexts(one.note, other.note) },
  category: { title: "Category", compare: (one, other) => compareTexts(one.category, other.category) },
  account: { title: "Account", compare: (one, other) => compareTexts(one.account, other.account) },
  amount: { title: "Amount", compare: (one, other) => compareAmounts(one.amount ?? "0", other.amount ?? "0") },
};

/** Orders texts as a dictionary does, capitals beside small letters. */
function compareTexts(one, other) {
  return ENTRY_ORDER.compare(one, other);
}

const ENTRY_ORDER = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * Makes an empty table of entries.
 * @param {string[]} names the columns, of `ENTRY_COLUMNS`
 * @param {string} caption what the table holds
 * @param {function(object): (Node|null)|null} monthCell makes the cell of the column "month"
 * @returns {{node: HTMLElement, show: function(object[]): void}}
 */
function makeEntryTable(names, caption, monthCell) {
  let sortedBy = "date";
  let isAscending = false;
  let entries = [];
  let limit = ROWS_AT_ONCE;
  const headings = new Map(names.map((name) => [name, headingCell(name, () => sortBy(name))]));
  const body = element("tbody", { role: "rowgroup" });
  const more = button({ class: "quiet-button more-rows", hidden: true }, showMore);
  const table = element(
    "table",
    // The roles are said aloud, since a narrow screen draws the rows in lines, and some browsers then see no table.
    { class: "entries", role: "table" },
    element("caption", { class: "visually-hidden" }, caption),
    element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, ...headings.values())),
    body,
  );

  function sortBy(name) {
    // The first press sorts the way one looks for: newest and largest first, names from A.
    isAscending = sortedBy === name ? !isAscending : !["date", "month"].includes(name);
    sortedBy = name;
    draw();
  }

  function showMore() {
    limit += ROWS_AT_ONCE * 5;
    draw();
  }

  function draw() {
    for (const [name, heading] of headings) {
      const direction = isAscending ? "ascending" : "descending";
      heading.setAttribute("aria-sort", name === sortedBy ? direction : "none");
    }
    const sorted = sortedEntries(entries, sortedBy, isAscending);
    body.replaceChildren(...sorted.slice(0, limit).map((entry) => entryRow(entry, names, monthCell)));
    more.hidden = sorted.length <= limit;
    more.textContent = `Show more (${groupedAmount(String(sorted.length - limit))} hidden)`;
  }

  return {
    node: element("div", { class: "entries-place" }, table, more),
    show(shown) {
      entries = shown;
      limit = ROWS_AT_ONCE;
      draw();
    },
  };
}

/** Sorts a copy; equal entries keep their order. */
function sortedEntries(entries, name, isAscending) {
  const { compare } = ENTRY_COLUMNS[name];
  return [...entries].sort((one, other) => (isAscending ? compare(one, other) : compare(other, one)));
}

/** The heading of a column, with its button. */
function headingCell(name, whenPressed) {
  return element(
    "th",
    { scope: "col", role: "columnheader", class: `cell-${name}`, "aria-sort": "none" },
    button({ class: "sort-button", "data-column": name }, whenPressed, ENTRY_COLUMNS[name].title, sortMark()),
  );
}

/** Two small arrows, of which the style sheet shows the one that holds. */
function sortMark() {
  return picture(
    8,
    14,
    { class: "sort-mark" },
    svgElement("path", { class: "sort-up", d: "M4 0l4 5H0z" }),
    svgElement("path", { class: "sort-down", d: "M4 14l4-5H0z" }),
  );
}

/** One entry. */
function entryRow(entry, names, monthCell) {
  return element("tr", { role: "row" }, ...names.map((name) => entryCell(entry, name, monthCell)));
}

/** One cell of an entry. */
function entryCell(entry, name, monthCell) {
  const attributes = { class: `cell-${name}`, role: "cell" };
  // Every entry has a date, which therefore names its row.
  if (name === "date") return dateCell(entry);
  if (name === "month") return element("td", attributes, monthCell(entry));
  if (name === "amount") return element("td", attributes, element("span", {}, amountOf(entry)));
  return element("td", attributes, entry[name]);
}

/** The heading of a row, with the status where it is not the usual one. */
function dateCell(entry) {
  const tag = entry.status === "posted" ? null : element("span", { class: "tag" }, entry.status);
  return element("th", { class: "cell-date", role: "rowheader", scope: "row" }, entry.date, tag);
}

/** The amount as on the account, with the currency where it is not the page's. */
function amountOf(entry) {
  return entry.foreign ? amountWithUnit(entry.amount, entry.currency) : groupedAmount(entry.amount);
}

/** Whether an entry names a text, given in small letters, in its payee, note, account or category. */
function mentions(entry, needle) {
  return [entry.payee, entry.note, entry.account, entry.category].some((text) => text.toLowerCase().includes(needle));
}

/** "1 entry", "1,234 entries". */
function entryCount(count) {
  return `${groupedAmount(String(count))} ${count === 1 ? "entry" : "entries"}`;
}
