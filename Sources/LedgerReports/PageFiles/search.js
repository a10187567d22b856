// Finds entries in all months of the page; a result leads to its month.

const MOST_RESULTS = 100;

/** Makes the search; without a text it shows nothing. */
function makeSearch(data, chooseMonth) {
  const box = element("input", {
    type: "search",
    class: "search-box",
    placeholder: "Payee, note, account or category",
    "aria-label": "Find entries in all months",
    autocomplete: "off",
    spellcheck: "false",
  });
  const count = element("p", { class: "muted search-count", role: "status" });
  const monthCell = (entry) =>
    button(
      { class: "link-button" },
      () => {
        chooseMonth(entry.month);
        scrollTo({ top: 0 });
        part("month-list").focus({ preventScroll: true });
      },
      monthTitle(entry.month),
    );
  const table = makeEntryTable(
    ["month", "date", "payee", "category", "note", "account", "amount"],
    "Found entries",
    monthCell,
  );
  table.node.hidden = true;
  const scroller = element(
    "div",
    { class: "search-results", tabindex: 0, role: "region", "aria-label": "Found entries", hidden: true },
    table.node,
  );
  box.addEventListener("input", () => {
    const needle = box.value.trim().toLowerCase();
    const { found, total } = needle === "" ? { found: [], total: 0 } : findEntries(data, needle);
    scroller.hidden = total === 0;
    table.node.hidden = total === 0;
    table.show(found);
    count.textContent = resultWords(needle, total);
  });
  const leftOut = leftOutWords(data);
  part("search").append(
    panelHead("search-heading", "Find entries"),
    element("div", { class: "sheet-tools" }, box, count),
    leftOut === "" ? "" : element("p", { class: "muted left-out" }, leftOut),
    scroller,
  );
}

/** How much was found. */
function resultWords(needle, total) {
  if (needle === "") return "";
  if (total > MOST_RESULTS) return `${entryCount(total)}, the newest ${MOST_RESULTS} shown`;
  return entryCount(total);
}

/**
 * Looks for a text in every entry, newest month first.
 *
 * The lists of names are searched once; the entries themselves are then only numbers to look up.
 */
function findEntries(data, needle) {
  const matches = (texts) => texts.map((text) => text.toLowerCase().includes(needle));
  const payees = matches(data.payees);
  const notes = matches(data.notes);
  const accounts = matches(data.accounts);
  const categories = matches(data.categories.map((category) => category.name));
  const found = [];
  let total = 0;
  for (let index = data.months.length - 1; index >= 0; index -= 1) {
    const month = data.months[index];
    month.entries.forEach((row, position) => {
      const isFound =
        categories[row[ROW.category]] ||
        payees[row[ROW.payee]] ||
        accounts[row[ROW.account] ?? 0] ||
        notes[row[ROW.note]];
      if (!isFound) return;
      total += 1;
      if (found.length < MOST_RESULTS) found.push(readEntry(data, month, position));
    });
  }
  return { found, total };
}
