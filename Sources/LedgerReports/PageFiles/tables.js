// Behind each picture stands a real table. It is always there for screen readers, and a button shows it to everyone.

/**
 * Makes a table of texts.
 * @param {string} caption what the table holds
 * @param {string[]} headings the columns; the first column names its row
 * @param {string[][]} rows the cells
 */
function textTable(caption, headings, rows) {
  return element(
    "table",
    {},
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...headings.map((heading) => element("th", { scope: "col" }, heading)))),
    element("tbody", {}, ...rows.map(textRow)),
  );
}

/** One row: its first cell is the row's heading. */
function textRow([name, ...cells]) {
  return element("tr", {}, element("th", { scope: "row" }, name), ...cells.map((cell) => element("td", {}, cell)));
}

/**
 * The place of a table behind a picture: it keeps, over redraws, whether the table is shown.
 * @param {string} name what the table is of, as the button says it
 * @returns {{toggle: HTMLElement, place: HTMLElement, show: function(HTMLElement): void}}
 */
function tableBehind(name) {
  const place = element("div", { class: "table-behind visually-hidden", id: freshIdentifier("table") });
  const toggle = button(
    { class: "quiet-button", "aria-expanded": "false", "aria-controls": place.id, "aria-label": `Table: ${name}` },
    () => {
      const isHidden = place.classList.toggle("visually-hidden");
      toggle.setAttribute("aria-expanded", String(!isHidden));
    },
    "Table",
  );
  return { toggle, place, show: (table) => place.replaceChildren(table) };
}

/** The heading of a panel with what stands at its right. */
function panelHead(id, title, ...controls) {
  return element("div", { class: "panel-head" }, element("h2", { id }, title), ...controls);
}
