// All months at a glance: bars for what was consumed, below zero for what came back, a stepped line for the budget, triangles for
// what is over.

const HISTORY = {
  height: 260,
  paperHeight: 200,
  left: 52,
  right: 12,
  top: 26,
  bottom: 30,
  narrowestColumn: 7,
  paperWidth: 680,
};

/** Draws the history; pointing at a month tells its figures, pressing chooses it. */
function makeHistory(data, chooseMonth) {
  const behind = tableBehind("history");
  const caption = element("p", { class: "history-words" });
  const scroller = element("div", { class: "history-scroller" });
  part("history").append(
    panelHead("history-heading", "History", behind.toggle),
    caption,
    scroller,
    element(
      "p",
      { class: "history-legend muted" },
      legendSample("sample-bar", "consumed"),
      legendSample("sample-line", "budget"),
      element("span", {}, overMark(), "over budget"),
      drawnHistory(data).some(isNetRefund) ? legendSample("sample-refund", "net refund") : null,
    ),
    behind.place,
  );
  behind.show(expenseTable("History", drawnHistory(data)));
  const nothing = nothingWords(data);
  if (nothing !== null) {
    scroller.replaceWith(element("p", { class: "nothing" }, ...nothing));
    part("history").querySelector(".history-legend").remove();
    return () => caption.remove();
  }

  let chosen = null;
  let chart = null;
  new ResizeObserver(() => draw()).observe(scroller);
  // The sheet is laid out after this event, and nothing tells its width.
  addEventListener("beforeprint", () => draw(HISTORY.paperWidth, true));
  addEventListener("afterprint", () => draw());

  function draw(width = scroller.clientWidth, isPaper = matchMedia("print").matches) {
    if (width === 0 || (chart?.width === width && chart.isPaper === isPaper)) return;
    const hadFocus = scroller.contains(document.activeElement);
    chart = historyChart(data, width, isPaper, { tell, tellChosen, chooseMonth });
    scroller.replaceChildren(chart.axis, chart.drawing);
    markChosen(hadFocus);
  }

  function markChosen(takesFocus) {
    if (chart === null) return;
    const column = chart.columns.get(chosen);
    if (chart.marked !== column) {
      if (chart.marked) markColumn(chart.marked, false);
      markColumn(column, true);
      chart.marked = column;
    }
    if (takesFocus) column.focus({ preventScroll: true });
    // Asking where it is scrolled to makes the browser lay out the page: only where it can be scrolled at all.
    if (!chart.scrolls) return;
    // What lies under the axis is out of view.
    const [middle, room] = [chart.middleOf(chosen), scroller.clientWidth - HISTORY.left];
    if (middle < scroller.scrollLeft || middle > scroller.scrollLeft + room) {
      scroller.scrollLeft = middle - room / 2;
    }
  }

  function tell(expense) {
    caption.replaceChildren(element("strong", {}, monthTitle(expense.month)), ` · ${expenseWords(expense)}`);
  }

  function tellChosen() {
    tell(data.expenseOf.get(chosen));
  }

  return (month) => {
    chosen = month.month;
    tellChosen();
    markChosen(scroller.contains(document.activeElement));
  };
}

/** What stands in the place of a chart that would be blank, or null. */
function nothingWords(data) {
  if (isEmptyLedger(data)) return ["Nothing yet: ", element("code", {}, "ledger add 4.50 Groceries")];
  const isBlankChart = data.history.every(
    (expense) => expense.status === "unbudgeted" && consumedLength(expense) === 0,
  );
  return isBlankChart ? ["No spending in these months."] : null;
}

/** Marks a month's column as the chosen one, or no longer. */
function markColumn(column, isChosen) {
  column.classList.toggle("chosen", isChosen);
  column.setAttribute("tabindex", isChosen ? "0" : "-1");
  column.setAttribute("aria-pressed", String(isChosen));
}

/** A sample of the chart with a word. */
function legendSample(name, word) {
  return element(
    "span",
    {},
    picture(18, 12, { class: name }, svgElement("rect", { class: "sample", width: 18, height: 12 })),
    word,
  );
}

/**
 * Makes the chart for a width in pixels, on a screen or on paper: the axis, which stays in view, and beside it the months.
 * @returns {object} axis and drawing, its columns by month, which of them is marked, and whether it is wider than its place
 */
function historyChart(data, width, isPaper, actions) {
  const history = drawnHistory(data);
  const count = history.length;
  // Paper does not scroll: there all months have to fit.
  const narrowest = isPaper ? 0 : HISTORY.narrowestColumn;
  const drawnWidth = Math.max(width - HISTORY.left, HISTORY.right + count * narrowest);
  const columnWidth = (drawnWidth - HISTORY.right) / count;
  const scale = historyScale(data, isPaper ? HISTORY.paperHeight : HISTORY.height);
  const leftOf = (index) => index * columnWidth;
  const columns = new Map();
  const bars = history.map((expense, index) => {
    const column = historyColumn(expense, leftOf(index), columnWidth, scale, data.monthOf.has(expense.month), actions);
    columns.set(expense.month, column);
    return column;
  });
  const drawing = svgElement(
    "svg",
    {
      class: "history-chart",
      width: drawnWidth,
      height: scale.height,
      role: "group",
      "aria-label": "Consumed, month by month",
    },
    ...gridValues(scale).map((value) => gridLine(value, scale, drawnWidth - HISTORY.right)),
    ...bars,
    budgetSteps(history, leftOf, columnWidth, scale),
    ...monthMarks(history, leftOf, columnWidth, scale.height - 10),
  );
  drawing.addEventListener("pointerleave", actions.tellChosen);
  return {
    width,
    isPaper,
    axis: historyAxis(scale),
    drawing,
    columns,
    marked: null,
    scrolls: drawnWidth + HISTORY.left > width,
    middleOf: (month) => leftOf(history.findIndex((expense) => expense.month === month)) + columnWidth / 2,
  };
}

/** The values at the left, on the paper's colour, so that months can pass beneath them. */
function historyAxis(scale) {
  const labels = gridValues(scale).map((value) =>
    svgElement(
      "text",
      { class: "grid-label", x: HISTORY.left - 8, y: scale.y(value), dy: "0.35em", "text-anchor": "end" },
      shortNumber(value),
    ),
  );
  return svgElement(
    "svg",
    { class: "history-axis", width: HISTORY.left, height: scale.height, "aria-hidden": "true", focusable: "false" },
    ...(scale.hasValues ? labels : []),
  );
}

/** The months to draw: without those before the page's first in which nothing happened, but a year at least. */
function drawnHistory(data) {
  const first = data.history.findIndex(
    (expense) => data.monthOf.has(expense.month) || expense.status !== "unbudgeted" || consumedLength(expense) !== 0,
  );
  return data.history.slice(Math.min(first, Math.max(0, data.history.length - WINDOW_LENGTH)));
}

/** A faint line across all months; a stronger one at zero where months go below it. */
function gridLine(value, scale, width) {
  const isZero = value === 0 && scale.bottom < 0;
  const y = scale.y(value);
  return svgElement("line", { class: isZero ? "grid-line grid-zero" : "grid-line", x1: 0, x2: width, y1: y, y2: y });
}

/** One month of the chart: the whole height answers, not the bar alone. */
function historyColumn(expense, left, width, scale, canBeChosen, { tell, tellChosen, chooseMonth }) {
  const isOver = expense.status === "over";
  const isRefund = isNetRefund(expense);
  const ends = [scale.y(consumedLength(expense)), scale.y(0)];
  const [y, base] = [Math.min(...ends), Math.max(...ends)];
  const barWidth = Math.min(28, Math.max(2, width * 0.62));
  const middle = left + width / 2;
  const column = svgElement(
    "g",
    {
      class: ["history-month", isOver ? "over" : "", isRefund ? "refund" : "", canBeChosen ? "" : "disabled"]
        .filter(Boolean)
        .join(" "),
      role: "button",
      tabindex: -1,
      "aria-pressed": "false",
      "data-month": expense.month,
      "aria-disabled": canBeChosen ? null : "true",
      "aria-label": `${monthTitle(expense.month)}: ${expenseWords(expense)}`,
    },
    svgElement("rect", {
      class: "history-target",
      x: left,
      y: 2,
      width,
      height: scale.height - 4,
      rx: Math.min(8, width / 2),
    }),
    svgElement("rect", {
      class: "history-bar",
      x: middle - barWidth / 2,
      y,
      width: barWidth,
      height: base - y,
      rx: Math.min(barWidth / 2, 5, (base - y) / 2),
    }),
    isOver
      ? svgElement("path", { class: "history-over", d: triangleAt(middle, y - 6, Math.min(5, Math.max(3, width / 2))) })
      : null,
  );
  column.addEventListener("pointerenter", () => tell(expense));
  column.addEventListener("focus", () => tell(expense));
  column.addEventListener("blur", tellChosen);
  const choose = () => {
    if (canBeChosen) chooseMonth(expense.month);
  };
  column.addEventListener("click", choose);
  column.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  });
  return column;
}

/** A triangle that stands on a point. */
function triangleAt(x, y, half) {
  return `M${x} ${y - half * 1.7}L${x + half} ${y}H${x - half}z`;
}

/** The budget as a line in steps, broken where there is none. */
function budgetSteps(history, leftOf, width, scale) {
  let path = "";
  let isDrawing = false;
  history.forEach((expense, index) => {
    const budget = availableLength(expense);
    if (budget !== null) {
      path += `${isDrawing ? "L" : "M"}${leftOf(index)} ${scale.y(budget)}H${leftOf(index) + width}`;
    }
    isDrawing = budget !== null;
  });
  return svgElement("path", { class: "budget-line", d: path });
}
