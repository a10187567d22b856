// The row of category cards: a gradient of the category's two colours, a ring with its share, name and amount.

/** Draws the cards of a month; each opens the category's entries. */
function makeCards(data, openCategory) {
  return (month) => {
    const shares = month.categories.filter((share) => share.wholePercent !== null && share.percent > 0);
    const list = element(
      "ul",
      { class: `cards fresh ${amountClass(shares.map((share) => groupedAmount(share.amount)))}`, role: "list" },
      ...shares.map((share) => element("li", {}, categoryCard(share, data, openCategory))),
    );
    part("cards").replaceChildren(shares.length === 0 ? emptyCard(data, month) : list);
  };
}

/** One card. */
function categoryCard(share, data, openCategory) {
  const [from, to, ink] = data.paints[share.colors.join("-")];
  const ground = gradient(from, to);
  const over = share.status === "over";
  const label = [
    share.name,
    amountWithUnit(share.amount, data.currency),
    `${sharePercent(share)} of spending`,
    over ? "over budget" : null,
  ];
  return button(
    {
      class: `card card-${ink}`,
      "data-category": share.name,
      "aria-haspopup": "dialog",
      "aria-label": label.filter((word) => word !== null).join(", "),
    },
    () => openCategory(share.name),
    svgElement(
      "svg",
      { class: "card-ground", "aria-hidden": "true", focusable: "false" },
      ground.definition,
      svgElement("rect", { width: "100%", height: "100%", fill: ground.paint }),
    ),
    smallRing(share.percent, sharePercent(share), null),
    element(
      "span",
      { class: "card-words" },
      element("span", { class: "card-name" }, share.name),
      element("span", { class: "card-amount" }, groupedAmount(share.amount)),
      over ? element("span", { class: "card-over" }, overMark(), "over budget") : null,
    ),
  );
}

/** What stands in the row when there is nothing to show. */
function emptyCard(data, month) {
  return element(
    "div",
    { class: "empty-card fresh" },
    picture(48, 48, { class: "small-ring" }, svgElement("circle", { class: "empty-ring", cx: 24, cy: 24, r: 20.5 })),
    isEmptyLedger(data)
      ? element("p", {}, element("strong", {}, "Nothing yet:"), " ", element("code", {}, "ledger add 4.50 Groceries"))
      : element("p", {}, element("strong", {}, "No spending"), ` in ${monthTitle(month.month)}`),
  );
}
