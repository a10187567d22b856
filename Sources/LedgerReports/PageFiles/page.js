// The page: one state, and what has to be drawn again when it changes.

/** Draws the report and listens to keys and to the address. */
function startPage() {
  const data = readLedgerData();
  let state = stateFromAddress(data);
  part("page").hidden = false;
  const chooseMonth = (month) => go({ month, category: null, showsEntries: false });
  const openCategory = (category) => go({ ...state, category, showsEntries: true });
  const openAll = () => go({ ...state, category: null, showsEntries: true });
  const closeSheet = () => go({ ...state, category: null, showsEntries: false });

  const drawMonth = [
    makeMasthead(data, chooseMonth),
    makeCards(data, openCategory),
    makeCapsules(data, chooseMonth),
    makeTotals(data),
    makeRings(data),
    makeBreakdown(openCategory, openAll),
    makeHistory(data, chooseMonth),
  ];
  const drawSheet = makeDrill(data, closeSheet);
  drawProgressCards(data);
  makeSearch(data, chooseMonth);
  part("colophon").textContent = colophon(data);

  /** Goes to another state and leaves a step to come back by. */
  function go(next) {
    if (isSameState(state, next)) return;
    show(next);
    location.hash = addressOf(next);
  }

  /** Draws what differs from the state that is shown. */
  function show(next) {
    const isOtherMonth = next.month !== state.month;
    state = next;
    const month = data.monthOf.get(state.month);
    if (isOtherMonth) {
      for (const draw of drawMonth) draw(month);
      part("announcement").textContent = announcement(data, month);
    }
    drawSheet(month, state);
  }

  addEventListener("hashchange", () => {
    const next = stateFromAddress(data);
    if (!isSameState(state, next)) show(next);
    correctAddress(state);
  });
  addEventListener("keydown", (event) => {
    const month = monthByKey(event, data, state);
    if (month === null) return;
    event.preventDefault();
    chooseMonth(month);
  });

  const first = data.monthOf.get(state.month);
  for (const draw of drawMonth) draw(first);
  drawSheet(first, state);
  correctAddress(state);
}

/** What a screen reader says when another month is chosen. */
function announcement(data, month) {
  const expense = data.expenseOf.get(month.month);
  const kind = expense.future ? "planned" : "total";
  return `${monthTitle(month.month)}: ${kind} expenses ${amountWithUnit(expense.consumed, data.currency)}, ${expenseWords(expense)}`;
}

/** The month that a key asks for, or null: the arrows go a month on, Home and End to the first and last. */
function monthByKey(event, data, state) {
  const hasOtherUse = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
  if (hasOtherUse || state.showsEntries || event.target.closest("input, select, textarea, .search-results"))
    return null;
  switch (event.key) {
    case "ArrowLeft":
      return neighbourMonth(data, state.month, -1);
    case "ArrowRight":
      return neighbourMonth(data, state.month, 1);
    case "Home":
      return isAmongMonths(event.target) ? data.months[0].month : null;
    case "End":
      return isAmongMonths(event.target) ? data.months.at(-1).month : null;
    default:
      return null;
  }
}

/** Whether the focus is where months are chosen; elsewhere Home and End scroll the page. */
function isAmongMonths(node) {
  return node.closest(".chooser, .capsules") !== null;
}

/** What the page is, at its foot. */
function colophon(data) {
  const hidden = data.redacted ? " · amounts and payees hidden" : "";
  const leftOut = leftOutWords(data);
  const shortened = leftOut === "" ? "" : ` · ${leftOut}`;
  return `Made by ledger on ${data.today} · all sums in ${data.currency}${hidden}${shortened}`;
}

startPage();
