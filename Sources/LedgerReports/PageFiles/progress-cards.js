// A card for each balance: title in capitals, the total, a rounded bar, and two dots for consumed and balance.

/** Draws the balances once: they are as of the day that the page was made. */
function drawProgressCards(data) {
  const section = part("balances");
  section.hidden = data.balances.length === 0;
  if (section.hidden) return;
  const behind = tableBehind("balances");
  section.replaceChildren(
    element(
      "div",
      { class: "section-head" },
      element("h2", { id: "balances-heading" }, "Balances"),
      element("span", { class: "muted" }, `as of ${data.balances[0].asOf}`),
      behind.toggle,
    ),
    element(
      "ul",
      { class: `progress-cards ${amountClass(data.balances.map((card) => groupedAmount(card.total)))}`, role: "list" },
      ...data.balances.map((card) => progressCard(card, data.letters[card.color])),
    ),
    behind.place,
  );
  behind.show(balanceTable(data.balances));
}

/** Whether more was consumed than there is; a redacted page tells it by the fraction alone. */
function isOverdrawn(card) {
  return card.balance === null ? card.progress > 1 : card.balance.startsWith("-");
}

/** The percent consumed of a balance; without a total there is none. */
function balancePercent(card) {
  return card.total === null || isPositiveAmount(card.total) ? percentText(card.progress) : NO_PERCENT;
}

/** One card; a total of 0 draws an empty bar. What is overdrawn has a full bar and the marks of what is over. */
function progressCard(card, letters) {
  const over = isOverdrawn(card);
  return element(
    "li",
    { class: over ? "panel progress-card over" : "panel progress-card" },
    element(
      "div",
      { class: "progress-head" },
      element("h3", {}, card.title),
      element(
        "p",
        { class: over ? "progress-percent over-words" : "progress-percent muted", "data-figure": "percent" },
        balancePercent(card),
      ),
    ),
    element(
      "p",
      { class: "progress-total" },
      element("strong", { "data-figure": "total" }, groupedAmount(card.total)),
      " ",
      // Hours are written with their own letter, as 7h20.
      card.total?.includes("h") ? null : element("span", { class: "unit" }, card.unit),
    ),
    thinBar(over ? 1 : card.progress, card.color, over),
    element(
      "div",
      { class: "progress-figures" },
      progressFigure("Consumed", card.consumed, "consumed", { color: card.color, letters }),
      progressFigure("Balance", card.balance, "balance", { isOver: over }),
    ),
    progressNotes(card),
  );
}

/** A dot, or the mark of what is over, a word and a value. */
function progressFigure(name, value, figure, { color = null, letters = null, isOver = false }) {
  return element(
    "p",
    { class: isOver ? `progress-${figure} over-words` : `progress-${figure}` },
    isOver ? overMark() : picture(10, 10, { class: "dot" }, svgElement("circle", { cx: 5, cy: 5, r: 5, fill: color })),
    element("span", { class: isOver ? null : "muted" }, name),
    " ",
    element(
      "strong",
      { "data-figure": figure, class: letters === null ? null : "visually-hidden" },
      groupedAmount(value),
    ),
    letters === null ? null : colouredFigure(groupedAmount(value), letters),
  );
}

/** A value in the card's colour, as near to it as can be read in light and in dark. */
function colouredFigure(text, [onLight, onDark]) {
  const letters = (mode, fill) => svgElement("text", { class: `on-${mode}`, x: 0, y: 16, fill }, text);
  return svgElement(
    "svg",
    { class: "coloured-figure", width: text.length * 10 + 4, height: 22, "aria-hidden": "true", focusable: "false" },
    letters("light", onLight),
    letters("dark", onDark),
  );
}

/** Planned and expired, where there is any. */
function progressNotes(card) {
  const isThere = (amount, isHidden) => (amount === null ? isHidden : /[1-9]/.test(amount));
  const notes = [];
  if (isThere(card.planned, card.hasPlanned)) notes.push(`${groupedAmount(card.planned)} planned`);
  if (isThere(card.expired, card.hasExpired)) notes.push(`${groupedAmount(card.expired)} expired`);
  return notes.length === 0 ? null : element("p", { class: "progress-notes muted" }, notes.join(" · "));
}

/** The table behind the cards. */
function balanceTable(cards) {
  return textTable(
    "Balances",
    ["Balance", "Unit", "Total", "Consumed", "Planned", "Expired", "Left", "Percent"],
    cards.map((card) => [
      card.title,
      card.unit,
      ...[card.total, card.consumed, card.planned, card.expired, card.balance].map(groupedAmount),
      balancePercent(card),
    ]),
  );
}
