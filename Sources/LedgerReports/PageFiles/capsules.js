// Twelve capsules, one a month, filled to the part of the budget that the month has consumed.

const CAPSULE = { width: 22, height: 148, top: 16 };
const WINDOW_LENGTH = 12;

/** Draws the twelve months around the chosen one; the window moves only when it has to. */
function makeCapsules(data, chooseMonth) {
  const lastStart = Math.max(0, data.history.length - WINDOW_LENGTH);
  let start = null;
  let chosen = null;
  const span = element("p", { class: "span", "aria-live": "polite" });
  const row = element("div", { class: "capsules", role: "group", "aria-label": "Months" });
  const behind = tableBehind("percent of budget");
  const earlier = button(
    { class: "round-button", "aria-label": "Earlier months" },
    () => shift(-WINDOW_LENGTH),
    chevron("left"),
  );
  const later = button(
    { class: "round-button", "aria-label": "Later months" },
    () => shift(WINDOW_LENGTH),
    chevron("right"),
  );
  part("capsules").append(
    panelHead("capsules-heading", "Percent of budget", behind.toggle),
    element("div", { class: "span-line" }, span, earlier, later),
    row,
    behind.place,
  );

  function shift(step) {
    start = Math.min(lastStart, Math.max(0, start + step));
    draw();
  }

  function draw() {
    const window = data.history.slice(start, start + WINDOW_LENGTH);
    const focusable = window.some((expense) => expense.month === chosen) ? chosen : window.at(-1).month;
    row.replaceChildren(
      ...window.map((expense) =>
        capsuleButton(expense, chosen, expense.month === focusable, data.monthOf, chooseMonth),
      ),
    );
    span.textContent = `${monthTitle(window[0].month)} – ${monthTitle(window.at(-1).month)}`;
    earlier.setAttribute("aria-disabled", String(start === 0));
    later.setAttribute("aria-disabled", String(start === lastStart));
    behind.show(expenseTable("Percent of budget, month by month", window));
  }

  return (month) => {
    chosen = month.month;
    const index = data.history.findIndex((expense) => expense.month === chosen);
    if (start === null || index >= start + WINDOW_LENGTH) start = Math.max(0, index - WINDOW_LENGTH + 1);
    if (index < start) start = index;
    start = Math.min(start, lastStart);
    const hadFocus = row.contains(document.activeElement);
    draw();
    if (hadFocus) row.querySelector('[aria-pressed="true"]').focus();
  };
}

/** One capsule with the month's abbreviation below. */
function capsuleButton(expense, chosen, isFocusable, monthOf, chooseMonth) {
  const isChosen = expense.month === chosen;
  const classes = ["capsule", isChosen ? "chosen" : "", expense.status === "over" ? "over" : ""];
  return button(
    {
      class: classes.join(" ").trim(),
      "data-month": expense.month,
      "aria-pressed": String(isChosen),
      "aria-label": `${monthTitle(expense.month)}: ${expenseWords(expense)}`,
      tabindex: isFocusable ? 0 : -1,
      disabled: !monthOf.has(expense.month),
    },
    () => chooseMonth(expense.month),
    capsulePicture(expense),
    element("span", { class: "capsule-month" }, monthAbbreviation(expense.month)),
    element("span", { class: "capsule-percent" }, isBlank(expense) ? "" : consumedPercent(expense)),
  );
}

/** The track, the fill from the bottom, and a triangle above what is over budget. */
function capsulePicture(expense) {
  const { width, height, top } = CAPSULE;
  const radius = width / 2;
  const trackHeight = height - top;
  const fillHeight = trackHeight * (isBlank(expense) || expense.status === "unbudgeted" ? 0 : drawnFraction(expense));
  const clip = freshIdentifier("capsule");
  const track = { x: 0, y: top, width, height: trackHeight, rx: radius };
  return picture(
    width,
    height,
    { class: "capsule-picture" },
    svgElement("clipPath", { id: clip }, svgElement("rect", track)),
    svgElement("rect", { class: "capsule-track", ...track }),
    svgElement(
      "g",
      { "clip-path": `url(#${clip})` },
      svgElement("rect", {
        class: "capsule-fill",
        x: 0,
        y: (height - fillHeight).toFixed(2),
        width,
        height: fillHeight.toFixed(2),
        rx: Math.min(radius, fillHeight / 2).toFixed(2),
      }),
    ),
    expense.status === "over" ? svgElement("path", { class: "capsule-over", d: "M11 1 17.5 11.5h-13z" }) : null,
  );
}

/** Whether a month is after today and has nothing yet, so that its picture is blank. */
function isBlank(expense) {
  const isNothing = expense.consumed === null ? expense.percentConsumed === 0 : !/[1-9]/.test(expense.consumed);
  return expense.future && isNothing;
}

/** What a month has consumed, in words. */
function expenseWords(expense) {
  if (isBlank(expense)) return "not yet begun";
  if (expense.status === "unbudgeted") return `${groupedAmount(expense.consumed)} consumed, no budget`;
  const percent = hasBase(expense) ? `${consumedPercent(expense)} of budget, ` : "";
  return `${percent}${groupedAmount(expense.consumed)} consumed, ${remainingText(expense)}`;
}

const STATUS_WORDS = { within: "within", usedUp: "used up", over: "over", unbudgeted: "no budget" };

/** The table behind the capsules and the history. */
function expenseTable(caption, expenses) {
  return textTable(
    caption,
    ["Month", "Consumed", "Budget", "Remaining", "Percent", "Status"],
    expenses.map((expense) => [
      monthTitle(expense.month),
      groupedAmount(expense.consumed),
      budgetFigure(expense, expense.available),
      budgetFigure(expense, expense.remaining),
      consumedPercent(expense),
      isBlank(expense) ? "not yet begun" : STATUS_WORDS[expense.status],
    ]),
  );
}

/** A figure of the budget, or a dash without one. */
function budgetFigure(position, amount) {
  return position.status === "unbudgeted" ? NO_PERCENT : groupedAmount(amount);
}
