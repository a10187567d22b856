// How long a month is drawn: by its amounts, or on a redacted page by their parts of the largest one, which tell no amount.

/** What a month has consumed, as a length; below zero when more came back than was spent. */
function consumedLength(expense) {
  return expense.consumed === null ? expense.consumedPart : Number(expense.consumed);
}

/** What a month could spend, as a length; null without a budget above zero. */
function availableLength(expense) {
  if (!hasBase(expense)) return null;
  const length = expense.available === null ? expense.availablePart : Number(expense.available);
  return length > 0 ? length : null;
}

/** Whether more came back than was spent. */
function isNetRefund(expense) {
  return consumedLength(expense) < 0;
}
