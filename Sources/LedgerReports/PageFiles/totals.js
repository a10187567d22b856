// "Total expenses", or "Planned expenses" before a month has begun, with what is left of the budget, the income, and sums that have no rate to the page's currency.

/** Draws the sums of a month. */
function makeTotals(data) {
  const content = element("div", {});
  part("totals").append(panelHead("totals-heading", "Total expenses"), content);
  const heading = part("totals-heading");
  return (month) => {
    const expense = data.expenseOf.get(month.month);
    heading.textContent = expense.future ? "Planned expenses" : "Total expenses";
    content.replaceChildren(
      element(
        "div",
        { class: "fresh" },
        totalLine(expense, data.currency),
        budgetLine(expense),
        factLines(month, expense, data.currency),
      ),
    );
  };
}

/** The sum, large. */
function totalLine(expense, currency) {
  return element(
    "p",
    { class: `total ${amountClass([groupedAmount(expense.consumed)])}` },
    element("strong", { "data-figure": "consumed" }, groupedAmount(expense.consumed)),
    " ",
    element("span", { class: "unit" }, currency),
  );
}

/** A thin bar and what is left of the budget. */
function budgetLine(expense) {
  if (expense.status === "unbudgeted") return element("p", { class: "budget-words muted" }, "No budget");
  const over = expense.status === "over";
  return element(
    "div",
    { class: over ? "budget over" : "budget" },
    thinBar(drawnFraction(expense), null, over),
    element(
      "p",
      { class: "budget-words" },
      element(
        "span",
        {
          class: ["remaining", over ? "over-words" : "", expense.status === "usedUp" ? "used-up-words" : ""]
            .join(" ")
            .trim(),
        },
        over ? overMark() : null,
        element("span", { "data-figure": "remaining" }, remainingText(expense)),
      ),
      element(
        "span",
        { class: "muted" },
        element("span", { "data-figure": "percent" }, consumedPercent(expense)),
        " of ",
        element("span", { "data-figure": "available" }, groupedAmount(expense.available)),
        carriedWords(expense),
      ),
    ),
  );
}

/** What an earlier month has left or taken, where there is any. */
function carriedWords(position) {
  if (position.carried === null || !/[1-9]/.test(position.carried)) return "";
  return ` (${groupedAmount(position.carried)} carried over)`;
}

/**
 * A rounded bar.
 * @param {number} share the drawn part, 0…1
 * @param {string|null} color its colour; null leaves it to the style sheet
 * @param {boolean} isOver whether its end is marked: an end of its own behind a gap
 */
function thinBar(share, color, isOver) {
  return svgElement(
    "svg",
    { class: "thin-bar", "aria-hidden": "true", focusable: "false" },
    svgElement("rect", { class: "bar-track", width: "100%", height: "100%", rx: 6 }),
    svgElement("rect", { class: "bar-fill", width: percentLength(share), height: "100%", rx: 6, fill: color }),
    isOver
      ? svgElement("rect", {
          class: "bar-end",
          x: "100%",
          width: 18,
          height: "100%",
          rx: 6,
          transform: "translate(-18)",
        })
      : null,
  );
}

/** A length as a part of the picture's width. */
function percentLength(share) {
  return `${(clampedFraction(share) * 100).toFixed(2)}%`;
}

/** Income, how far the month has come while it lasts, and the sums in other currencies, which are never added to the page's own. */
function factLines(month, expense, currency) {
  const facts = [fact("Income", amountWithUnit(month.income, currency), "income")];
  if (month.pace !== null) {
    facts.push(fact(`Day ${month.pace.day} of ${month.pace.days}`, paceWords(month.pace, expense.status), "pace"));
  }
  for (const sum of month.unconverted) {
    facts.push(
      fact(
        `Not included, ${sum.currency}`,
        `${amountWithUnit(sum.consumed, sum.currency)} consumed · ${amountWithUnit(sum.income, sum.currency)} income`,
        "unconverted",
      ),
    );
  }
  if (month.expected.count > 0) {
    facts.push(fact(`Expected until ${month.to}`, expectedWords(month, currency), "expected"));
  }
  return element("dl", { class: "facts" }, ...facts);
}

/** What is left for each day, how far the month is over, or without a budget what each day consumed. */
function paceWords(pace, status) {
  if (status === "over") return `over by ${groupedAmount(pace.overBy)}`;
  if (status === "unbudgeted") return `${groupedAmount(pace.consumedPerDay)} a day consumed`;
  return `${groupedAmount(pace.leftPerDay)} a day left`;
}

/** What recurring entries will still add to a month; how many alone where the page hides amounts. */
function expectedWords(month, currency) {
  const { consumed, income, count } = month.expected;
  const entries = count === 1 ? "1 entry" : `${count} entries`;
  if (consumed === null) return entries;
  const hasIncome = /[1-9]/.test(income);
  const parts = [
    /[1-9]/.test(consumed) || !hasIncome ? amountWithUnit(consumed, currency) : null,
    hasIncome ? `income ${amountWithUnit(income, currency)}` : null,
  ];
  return `${parts.filter((part) => part !== null).join(" and ")} in ${entries}`;
}

/** One line of a list of facts. */
function fact(name, value, figure) {
  return element("div", {}, element("dt", {}, name), element("dd", { "data-figure": figure }, value));
}
