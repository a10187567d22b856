// Twelve capsules, one a month, filled to the part of the budget that the month has consumed; without any budget, against the
// largest of the twelve.

const CAPSULE = { width: 22, height: 148, top: 16 };
const WINDOW_LENGTH = 12;

/** Draws the twelve months that end with the chosen one, as `report month` has them. */
function makeCapsules(data, chooseMonth) {
  let chosen = null;
  const heading = element("h2", { id: "capsules-heading" });
  const span = element("p", { class: "span" });
  const caption = element("p", { class: "capsules-caption muted" });
  const row = element("div", { class: "capsules", role: "group", "aria-label": "Months" });
  const behind = tableBehind("months");
  const earlier = button(
    { class: "round-button", "aria-label": "Twelve months earlier" },
    () => chooseAway(-WINDOW_LENGTH),
    chevron("left"),
  );
  const later = button(
    { class: "round-button", "aria-label": "Twelve months later" },
    () => chooseAway(WINDOW_LENGTH),
    chevron("right"),
  );
  part("capsules").append(
    element("div", { class: "panel-head" }, heading, behind.toggle),
    element("div", { class: "span-line" }, span, earlier, later),
    row,
    caption,
    behind.place,
  );

  function chooseAway(step) {
    const index = data.months.findIndex((month) => month.month === chosen);
    const wanted = Math.min(data.months.length - 1, Math.max(0, index + step));
    chooseMonth(data.months[wanted].month);
  }

  return (month) => {
    chosen = month.month;
    const months = monthsUntil(data, chosen);
    const scale = capsuleScale(months);
    const hadFocus = row.contains(document.activeElement);
    row.replaceChildren(
      ...months.map((expense) =>
        capsuleButton(expense, scale, expense.month === chosen, data.monthOf.has(expense.month), chooseMonth),
      ),
    );
    heading.textContent = scale.title;
    span.textContent = `${monthTitle(months[0].month)} – ${monthTitle(chosen)}`;
    caption.textContent = scale.caption;
    caption.hidden = scale.caption === "";
    // aria-disabled keeps the focus where it is when the last month is reached.
    earlier.setAttribute("aria-disabled", String(chosen === data.months[0].month));
    later.setAttribute("aria-disabled", String(chosen === data.months.at(-1).month));
    behind.show(expenseTable(`${scale.title}, month by month`, months));
    if (hadFocus) row.querySelector('[aria-pressed="true"]').focus();
  };
}

/** The twelve months that end with a month. */
function monthsUntil(data, label) {
  const end = data.history.findIndex((expense) => expense.month === label) + 1;
  return data.history.slice(Math.max(0, end - WINDOW_LENGTH), end);
}

/**
 * What the twelve are filled by: each month's budget, or the largest of them when none has a budget.
 * @returns {object} title and caption of the picture, and for a month its fraction, its figure and whether its track is dashed
 */
function capsuleScale(months) {
  const hasBudget = (expense) => expense.status !== "unbudgeted";
  if (months.some(hasBudget)) {
    const isMixed = !months.every((expense) => hasBudget(expense) || isBlank(expense));
    return {
      title: "Percent of budget",
      caption: isMixed ? "Dashed: no budget" : "",
      isDashed: (expense) => !hasBudget(expense) && !isBlank(expense),
      fraction: (expense) => (hasBudget(expense) ? drawnFraction(expense) : 0),
      figure: (expense) => (hasBudget(expense) ? shortConsumedPercent(expense) : NO_PERCENT),
    };
  }
  const isHidden = months.some((expense) => expense.consumed === null);
  const largest = Math.max(...months.map(consumedLength));
  return {
    title: "Spending",
    caption: relativeWords(largest),
    isDashed: () => false,
    fraction: (expense) => (largest > 0 ? consumedLength(expense) / largest : 0),
    figure: (expense) => (isHidden ? "" : shortNumber(consumedLength(expense))),
  };
}

/** What the bars of months without a budget stand for. */
function relativeWords(largest) {
  if (largest <= 0) return "No month has a budget";
  return "No month has a budget: bars are relative to the largest of the twelve";
}

/** One capsule with the month's abbreviation below. */
function capsuleButton(expense, scale, isChosen, canBeChosen, chooseMonth) {
  const classes = ["capsule", isChosen ? "chosen" : "", expense.status === "over" ? "over" : ""];
  const words = `${monthTitle(expense.month)}: ${expenseWords(expense)}`;
  return button(
    {
      class: [...classes, scale.isDashed(expense) ? "unbudgeted" : ""].filter(Boolean).join(" "),
      "data-month": expense.month,
      "aria-pressed": String(isChosen),
      "aria-label": words,
      tabindex: isChosen ? 0 : -1,
      disabled: !canBeChosen,
    },
    () => chooseMonth(expense.month),
    capsulePicture(expense, isBlank(expense) ? 0 : scale.fraction(expense), words),
    element("span", { class: "capsule-month" }, monthAbbreviation(expense.month)),
    element("span", { class: "capsule-percent" }, isBlank(expense) ? "" : scale.figure(expense)),
  );
}

/** The track, the fill from the bottom, and a triangle above what is over budget. */
function capsulePicture(expense, fraction, words) {
  const { width, height, top } = CAPSULE;
  const radius = width / 2;
  const trackHeight = height - top;
  const fillHeight = trackHeight * fraction;
  const clip = freshIdentifier("capsule");
  const track = { x: 0, y: top, width, height: trackHeight, rx: radius };
  return picture(
    width,
    height,
    { class: "capsule-picture" },
    svgElement("title", {}, words),
    svgElement("clipPath", { id: clip }, svgElement("rect", track)),
    svgElement("rect", { class: "capsule-track", ...track }),
    fillHeight === 0
      ? null
      : svgElement("rect", {
          class: "capsule-fill",
          "clip-path": `url(#${clip})`,
          x: 0,
          y: (height - fillHeight).toFixed(2),
          width,
          height: fillHeight.toFixed(2),
          rx: Math.min(radius, fillHeight / 2).toFixed(2),
        }),
    expense.status === "over" ? svgElement("path", { class: "capsule-over", d: "M11 1 17.5 11.5h-13z" }) : null,
  );
}

/** Whether a month is after today and has nothing yet, so that its picture is blank. */
function isBlank(expense) {
  if (!expense.future) return false;
  if (expense.consumed !== null) return !/[1-9]/.test(expense.consumed);
  // A part of a redacted page may be too small for a hundredth; then its percent or its status tells of it.
  return expense.consumedPart === 0 && expense.percentConsumed === 0 && expense.status !== "over";
}

/** What a month has consumed, or plans to, in words. */
function expenseWords(expense) {
  if (isBlank(expense)) return "not yet begun";
  const percent = hasBase(expense) ? `${consumedPercent(expense)} of budget, ` : "";
  return `${percent}${groupedAmount(expense.consumed)} ${consumedWord(expense)}, ${remainingText(expense)}`;
}

/** How the sum of a month is called. */
function consumedWord(expense) {
  if (isNetRefund(expense)) return "net refund";
  return expense.future ? "planned" : "consumed";
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
