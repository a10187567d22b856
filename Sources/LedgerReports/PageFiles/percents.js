// Percents as they are printed (SEMANTICS §2): rounded down below 100 % and up above, and "–" without a base.

/** What stands where there is no percent to speak of. */
const NO_PERCENT = "–";

/**
 * A fraction as printed: 0.996 is "99 %", 1.004 is "101 %".
 *
 * The decimal point is moved in the text of the number: 0.29 * 100 is 28.999… and would print 28.
 * @param {number} fraction 0.42 stands for 42 %
 * @param {number} decimals how many decimals to print
 */
function percentText(fraction, decimals = 0) {
  const { whole, isExact } = shiftedDecimal(Math.abs(fraction), 2 + decimals);
  const roundsAway = !isExact && (fraction < 0 || fraction > 1);
  const digits = String(roundsAway ? whole + 1n : whole).padStart(decimals + 1, "0");
  const sign = fraction < 0 && /[1-9]/.test(digits) ? "-" : "";
  const point = digits.length - decimals;
  const text = groupedAmount(decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`);
  return `${sign}${text}\u00a0%`;
}

/**
 * Moves the decimal point of a number to the right and cuts what stays behind it.
 * @returns {{whole: bigint, isExact: boolean}} the whole part, and whether nothing was cut
 */
function shiftedDecimal(number, places) {
  const [mantissa, exponent = "0"] = String(number).split("e");
  const [whole, decimals = ""] = mantissa.split(".");
  const digits = whole + decimals;
  const point = whole.length + Number(exponent) + places;
  if (point <= 0) return { whole: 0n, isExact: !/[1-9]/.test(digits) };
  const padded = digits.padEnd(point, "0");
  return { whole: BigInt(padded.slice(0, point)), isExact: !/[1-9]/.test(padded.slice(point)) };
}

/**
 * Whether a month, category or ring has a base above zero, so that its percent means something.
 * A redacted page hides the base; then 0 % of something that is over tells that there is none.
 */
function hasBase(position) {
  if (position.status === "unbudgeted") return false;
  const base = position.total === undefined ? position.available : position.total;
  if (base !== null) return isPositiveAmount(base);
  return !(position.status === "over" && position.percentConsumed === 0);
}

/** A category's share of all spending, as its report has it, or the sign for none. */
function sharePercent(share) {
  return share.wholePercent === null ? NO_PERCENT : `${share.wholePercent}\u00a0%`;
}

/** The percent consumed of a month, category or ring, as printed. */
function consumedPercent(position) {
  return hasBase(position) ? percentText(position.percentConsumed) : NO_PERCENT;
}

/** The percent consumed where there is room for four figures: ">999 %" stands for all that is more. */
function shortConsumedPercent(position) {
  return hasBase(position) && position.percentConsumed > 9.99 ? ">999\u00a0%" : consumedPercent(position);
}

/** The length to draw, 0…1: what is over budget is full, and marked besides. */
function drawnFraction(position) {
  return position.status === "over" ? 1 : clampedFraction(position.percentConsumed);
}

/** A fraction cut to 0…1, for lengths alone; figures are never clamped. */
function clampedFraction(fraction) {
  return Math.min(1, Math.max(0, fraction || 0));
}

/** What is left of a budget, in words: "156.78 left", "over by 56.58", "no budget". */
function remainingText(position) {
  if (position.status === "unbudgeted") return "no budget";
  if (position.status === "over") return `over by ${groupedAmount(withoutSign(position.remaining))}`;
  return `${groupedAmount(position.remaining)} left`;
}
