// The sheet with the entries of a category, or of the whole month, over the report.

/** Makes the sheet; it opens and closes with the state. */
function makeDrill(data, close) {
  const sheet = part("drill");
  // Escape and the back of the sheet close it as the button does: by the state.
  sheet.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet) close();
  });
  return (month, state) => {
    if (!state.showsEntries) {
      if (sheet.open) sheet.close();
      return;
    }
    sheet.replaceChildren(sheetContent(data, month, state.category, close));
    if (!sheet.open) sheet.showModal();
  };
}

/** What the sheet shows. */
function sheetContent(data, month, category, close) {
  const entries = entriesOf(data, month, category);
  const share = month.categories.find((candidate) => candidate.name === category);
  const names = ["date", "payee", "category", "note", "account", "amount"].filter((name) => {
    if (name === "category") return category === null;
    return name !== "note" || entries.some((entry) => entry.note !== "");
  });
  const title = category ?? "All entries";
  const table = makeEntryTable(names, `${title}, ${monthTitle(month.month)}`, null);
  const count = element("p", { class: "sheet-count muted", role: "status" });
  const filter = element("input", {
    type: "search",
    class: "search-box",
    placeholder: "Filter",
    "aria-label": "Filter by payee, note, account or category",
    autocomplete: "off",
    spellcheck: "false",
  });
  const show = () => {
    const needle = filter.value.trim().toLowerCase();
    const shown = needle === "" ? entries : entries.filter((entry) => mentions(entry, needle));
    table.show(shown);
    count.textContent =
      needle === ""
        ? entryCount(entries.length)
        : `${groupedAmount(String(shown.length))} of ${entryCount(entries.length)}`;
  };
  const leftOut = leftOutWords(data, month.month);
  filter.addEventListener("input", show);
  show();
  return element(
    "div",
    { class: "sheet-content" },
    element(
      "div",
      { class: "sheet-head" },
      element(
        "div",
        { class: "sheet-title" },
        element("p", { class: "eyebrow" }, monthTitle(month.month)),
        element("h2", { id: "drill-heading", tabindex: -1, autofocus: true }, title),
        share
          ? element(
              "p",
              { class: "sheet-sum" },
              amountWithUnit(share.amount, data.currency),
              ` · ${remainingText(share)}`,
            )
          : null,
      ),
      button({ class: "round-button close-button", "aria-label": "Close" }, close, closeMark()),
    ),
    element("div", { class: "sheet-tools" }, filter, count),
    leftOut === "" ? null : element("p", { class: "muted left-out" }, leftOut),
    element("div", { class: "sheet-scroller", tabindex: 0, role: "region", "aria-label": "Entries" }, table.node),
  );
}

/** A cross. */
function closeMark() {
  return picture(24, 24, { class: "chevron" }, svgElement("path", { d: "M7 7l10 10M17 7L7 17" }));
}
