// The list below the sum: for each category a ring, its name and amount, and behind the row a bar as wide as its share.

/** Draws the list of a month's categories, and the way to all of its entries. */
function makeBreakdown(openCategory, openAll) {
  const behind = tableBehind("categories");
  const content = element("div", {});
  part("breakdown").append(
    panelHead("breakdown-heading", "Categories", behind.toggle),
    content,
    button({ class: "quiet-button all-entries", "aria-haspopup": "dialog" }, openAll, "All entries of the month"),
    behind.place,
  );
  return (month) => {
    content.replaceChildren(element("div", { class: "fresh" }, breakdownList(month, openCategory)));
    behind.show(breakdownTable(month));
  };
}

/** The list of a month's categories. */
function breakdownList(month, openCategory) {
  if (month.categories.length === 0) return element("p", { class: "nothing" }, "No spending");
  const hasShares = month.categories.some((share) => share.wholePercent !== null);
  return element(
    "div",
    {},
    hasShares ? null : element("p", { class: "nothing" }, "No spending"),
    element(
      "ul",
      { class: `rows ${amountClass(month.categories.map((share) => groupedAmount(share.amount)))}`, role: "list" },
      ...month.categories.map((share) => element("li", {}, categoryRow(share, openCategory))),
    ),
  );
}

/** One row; a net refund has no share, hence no ring and no bar. */
function categoryRow(share, openCategory) {
  const isRefund = share.wholePercent === null;
  const over = share.status === "over";
  const color = share.colors[0];
  return button(
    {
      class: isRefund ? "row refund" : "row",
      "data-category": share.name,
      "aria-haspopup": "dialog",
      "aria-label": rowWords(share),
    },
    () => openCategory(share.name),
    isRefund
      ? null
      : svgElement(
          "svg",
          { class: "row-bar", "aria-hidden": "true", focusable: "false" },
          svgElement("rect", { width: percentLength(share.percent), height: "100%", rx: 6, fill: color }),
        ),
    isRefund ? refundMark() : smallRing(share.percent, sharePercent(share), color),
    element("span", { class: "row-name" }, share.name),
    element("span", { class: "row-amount", "data-figure": "amount" }, groupedAmount(share.amount)),
    element(
      "span",
      { class: over ? "row-left over-words" : "row-left" },
      over ? overMark() : null,
      isRefund && share.status === "unbudgeted" ? "net refund" : remainingText(share),
    ),
    budgetPart(share),
  );
}

/** An arrow that turns back, for money that came back. */
function refundMark() {
  return picture(
    48,
    48,
    { class: "small-ring refund-mark" },
    svgElement("path", { d: "M20 15l-7 7 7 7M14 22h14a7 7 0 0 1 0 14h-4" }),
  );
}

/** "of 1,300.00", or nothing without a budget. */
function budgetOf(share) {
  if (share.status === "unbudgeted") return "";
  return `of ${groupedAmount(share.available)}${carriedWords(share)}`;
}

/** The percent of the budget, which narrow screens show alone. */
function budgetPart(share) {
  const isBudgeted = share.status !== "unbudgeted";
  return element(
    "span",
    { class: "row-percent" },
    isBudgeted ? consumedPercent(share) : "",
    element("span", { class: "of" }, isBudgeted ? ` ${budgetOf(share)}` : ""),
  );
}

/** The row in words. */
function rowWords(share) {
  const part = share.wholePercent === null ? "net refund" : `${sharePercent(share)} of spending`;
  const budget = share.status === "unbudgeted" ? [] : [`${consumedPercent(share)} ${budgetOf(share)}`];
  return [share.name, groupedAmount(share.amount), part, remainingText(share), ...budget].join(", ");
}

/** The table behind the cards and the list. */
function breakdownTable(month) {
  const hasCarried = month.categories.some((share) => carriedWords(share) !== "");
  return textTable(
    `Categories of ${monthTitle(month.month)}`,
    ["Category", "Amount", "Share", "Budget", ...(hasCarried ? ["Carried"] : []), "Remaining", "Percent", "Status"],
    month.categories.map((share) => [
      share.name,
      groupedAmount(share.amount),
      sharePercent(share),
      budgetFigure(share, share.budget),
      ...(hasCarried ? [budgetFigure(share, share.carried)] : []),
      budgetFigure(share, share.remaining),
      consumedPercent(share),
      share.wholePercent === null ? `net refund, ${STATUS_WORDS[share.status]}` : STATUS_WORDS[share.status],
    ]),
  );
}
