// Amounts are decimal texts and stay texts: they are grouped and compared by their digits, never computed.

/** What stands where a redacted page hides a figure. */
const HIDDEN_FIGURE = "•••";

/**
 * Groups the digits of a decimal text by thousands: "-1234.50" becomes "-1,234.50".
 * @param {string|null} amount a decimal text, or null for a hidden one
 * @returns {string} the text to show
 */
function groupedAmount(amount) {
  if (amount === null || amount === undefined) return HIDDEN_FIGURE;
  const [whole, decimals] = amount.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/**
 * The decimal text of an amount in minor units: -450 becomes "-4.50".
 * @param {number} minorUnits a whole number
 * @param {number} digits how many decimals the currency has
 */
function decimalText(minorUnits, digits) {
  const text = String(Math.abs(minorUnits)).padStart(digits + 1, "0");
  const point = text.length - digits;
  const unsigned = digits === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`;
  return minorUnits < 0 ? `-${unsigned}` : unsigned;
}

/** The grouped amount with its currency or unit behind it. */
function amountWithUnit(amount, unit) {
  return `${groupedAmount(amount)}\u00a0${unit}`;
}

/** The text of an amount without its sign, for "over by 56.58". */
function withoutSign(amount) {
  return amount === null ? null : amount.replace(/^-/, "");
}

/** Whether a decimal text stands for more than zero. */
function isPositiveAmount(amount) {
  return !amount.startsWith("-") && /[1-9]/.test(amount);
}

/**
 * Orders two decimal texts by value, so that long amounts never pass through a floating number.
 * @returns {number} below 0, 0 or above 0, as sort functions expect
 */
function compareAmounts(left, right) {
  const leftIsNegative = left.startsWith("-");
  if (leftIsNegative !== right.startsWith("-")) return leftIsNegative ? -1 : 1;
  const order = compareMagnitudes(withoutSign(left), withoutSign(right));
  return leftIsNegative ? -order : order;
}

/** Orders two decimal texts without a sign. */
function compareMagnitudes(left, right) {
  const [leftWhole, leftDecimals = ""] = left.split(".");
  const [rightWhole, rightDecimals = ""] = right.split(".");
  if (leftWhole.length !== rightWhole.length) return leftWhole.length - rightWhole.length;
  const width = Math.max(leftDecimals.length, rightDecimals.length);
  const leftDigits = leftWhole + leftDecimals.padEnd(width, "0");
  const rightDigits = rightWhole + rightDecimals.padEnd(width, "0");
  return leftDigits < rightDigits ? -1 : Number(leftDigits > rightDigits);
}
