// An amount is never cut or broken: a part of it would read as another sum. The longer it is, the smaller are its letters.

/** How wide a digit and any other sign of an amount are, in letter heights; the widest of the usual fonts. */
const AMOUNT_LETTER = { digit: 0.62, other: 0.3 };

/** The widths, in letter heights, from which on an amount has smaller letters; the style sheet has a size for each step. */
const AMOUNT_STEPS = [5, 5.8, 7, 8.1, 10];

/**
 * The class of the longest of some amounts that stand side by side, so that all of them have letters of one size.
 * @param {string[]} amounts grouped amounts
 * @returns {string} "amounts-0" for short ones to "amounts-5"
 */
function amountClass(amounts) {
  const widest = Math.max(0, ...amounts.map(amountWidth));
  return `amounts-${AMOUNT_STEPS.filter((step) => widest > step).length}`;
}

/** About how wide an amount is, in letter heights. */
function amountWidth(amount) {
  const digits = amount.replace(/\D/g, "").length;
  return digits * AMOUNT_LETTER.digit + (amount.length - digits) * AMOUNT_LETTER.other;
}
