// All months at a glance: bars for what was consumed, a stepped line for the budget, triangles for what is over.

const HISTORY = { height: 260, left: 52, right: 12, top: 26, bottom: 30, narrowestColumn: 7, paperWidth: 680 };

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
    ),
    behind.place,
  );
  behind.show(expenseTable("History", data.history));
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
    (expense) => expense.status === "unbudgeted" && drawnAmount(expense.consumed) === 0,
  );
  if (!isBlankChart) return null;
  return [data.redacted ? "Amounts are hidden, and no month has a budget to draw." : "No spending in these months."];
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
  const scale = historyScale(data);
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
      height: HISTORY.height,
      role: "group",
      "aria-label": "Consumed, month by month",
    },
    ...gridValues(scale).map((value) => gridLine(scale.y(value), drawnWidth - HISTORY.right)),
    ...bars,
    budgetSteps(history, leftOf, columnWidth, scale),
    ...monthMarks(history, leftOf, columnWidth),
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
    { class: "history-axis", width: HISTORY.left, height: HISTORY.height, "aria-hidden": "true", focusable: "false" },
    // An empty or redacted chart has no values to tell.
    ...(scale.isRedacted || scale.top === 1 ? [] : labels),
  );
}

/** The months to draw: without those before the page's first in which nothing happened, but a year at least. */
function drawnHistory(data) {
  const first = data.history.findIndex(
    (expense) =>
      data.monthOf.has(expense.month) || expense.status !== "unbudgeted" || drawnAmount(expense.consumed) > 0,
  );
  return data.history.slice(Math.min(first, Math.max(0, data.history.length - WINDOW_LENGTH)));
}

/** How amounts become heights; a redacted page draws parts of the budget instead, which hide the amounts. */
function historyScale(data) {
  const consumed = (expense) => (data.redacted ? Math.max(0, expense.percentConsumed) : drawnAmount(expense.consumed));
  const budget = (expense) => {
    if (!hasBase(expense)) return null;
    return data.redacted ? 1 : drawnAmount(expense.available);
  };
  const highest = Math.max(...data.history.map((expense) => Math.max(consumed(expense), budget(expense) ?? 0)));
  const step = niceStep(highest / 3);
  const top = highest > 0 ? Math.ceil(highest / step) * step : 1;
  const plotHeight = HISTORY.height - HISTORY.top - HISTORY.bottom;
  return {
    consumed,
    budget,
    top,
    step,
    isRedacted: data.redacted,
    y: (value) => HISTORY.top + plotHeight * (1 - Math.min(1, value / top)),
  };
}

/** A round step at or above a value: 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(value) {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= value * 0.999);
}

/** The values that have a line. */
function gridValues(scale) {
  const count = Math.floor((scale.top * 1.001) / scale.step);
  return Array.from({ length: count + 1 }, (_, index) => index * scale.step);
}

/** A faint line across all months. */
function gridLine(y, width) {
  return svgElement("line", { class: "grid-line", x1: 0, x2: width, y1: y, y2: y });
}

/** The round values of the grid, short: 2500 is "2.5k". */
function shortNumber(value) {
  for (const [size, letter] of [
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
  ]) {
    if (value >= size) return `${Number((value / size).toPrecision(3))}${letter}`;
  }
  return String(Number(value.toPrecision(3)));
}

/** One month of the chart: the whole height answers, not the bar alone. */
function historyColumn(expense, left, width, scale, canBeChosen, { tell, tellChosen, chooseMonth }) {
  const isOver = expense.status === "over";
  const y = scale.y(scale.consumed(expense));
  const base = scale.y(0);
  const barWidth = Math.min(28, Math.max(2, width * 0.62));
  const middle = left + width / 2;
  const column = svgElement(
    "g",
    {
      class: ["history-month", isOver ? "over" : "", canBeChosen ? "" : "disabled"].join(" ").trim(),
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
      height: HISTORY.height - 4,
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
    const budget = scale.budget(expense);
    if (budget !== null) {
      path += `${isDrawing ? "L" : "M"}${leftOf(index)} ${scale.y(budget)}H${leftOf(index) + width}`;
    }
    isDrawing = budget !== null;
  });
  return svgElement("path", { class: "budget-line", d: path });
}

/** Names of months where there is room, and the years. */
function monthMarks(history, leftOf, width) {
  const marks = [];
  let lastRight = 0;
  history.forEach((expense, index) => {
    const isYear = expense.month.endsWith("-01") || index === 0;
    const text = isYear && (width < 34 || index > 0) ? monthYear(expense.month) : monthAbbreviation(expense.month);
    const x = leftOf(index) + width / 2;
    if ((width < 34 && !isYear) || x - 16 < lastRight) return;
    lastRight = x + 18;
    marks.push(
      svgElement(
        "text",
        { class: isYear ? "mark mark-year" : "mark", x, y: HISTORY.height - 10, "text-anchor": "middle" },
        text,
      ),
    );
  });
  return marks;
}
