// The words below the history: names of months as far as there is room, and years.

/** How far apart the named months may stand, so that January is one of them. */
const MONTH_STRIDES = [1, 2, 3, 4, 6, 12];
/** The room that a mark needs. */
const MARK_WIDTH = 34;

/** Names of as many months as there is room for, and the years at their Januaries. */
function monthMarks(history, leftOf, width, y) {
  const stride = MONTH_STRIDES.find((count) => count * width >= MARK_WIDTH) ?? 12;
  const marks = [];
  let lastRight = 0;
  history.forEach((expense, index) => {
    const month = Number(expense.month.slice(5, 7)) - 1;
    const isFirst = index === 0 && stride > 1 && !hasJanuaryBefore(history, MARK_WIDTH / width);
    const isYear = month === 0 || isFirst;
    if (!isYear && month % stride !== 0) return;
    const middle = Math.max(MARK_WIDTH / 2, leftOf(index) + width / 2);
    if (middle - MARK_WIDTH / 2 < lastRight) return;
    lastRight = middle + MARK_WIDTH / 2;
    marks.push(
      svgElement(
        "text",
        { class: isYear ? "mark mark-year" : "mark", x: middle, y, "text-anchor": "middle" },
        isYear ? monthYear(expense.month) : monthAbbreviation(expense.month),
      ),
    );
  });
  return marks;
}

/** Whether a January stands among the first months, whose year takes the room of another mark. */
function hasJanuaryBefore(history, count) {
  return history.slice(0, Math.ceil(count)).some((expense) => expense.month.endsWith("-01"));
}
