// The scale of the history: round values at the left, and how lengths become heights.

/** How lengths become heights, from a round value above the highest one to one below the lowest. */
function historyScale(data, height) {
  const highest = Math.max(
    0,
    ...data.history.flatMap((expense) => [consumedLength(expense), availableLength(expense) ?? 0]),
  );
  const lowest = Math.min(0, ...data.history.map(consumedLength));
  const isFlat = highest === lowest;
  const step = niceStep((highest - lowest) / 3);
  const top = isFlat ? 1 : Math.ceil(highest / step) * step;
  const bottom = Math.floor(lowest / step) * step;
  const plotHeight = height - HISTORY.top - HISTORY.bottom;
  return {
    height,
    top,
    bottom,
    step,
    // An empty or redacted chart has no values to tell.
    hasValues: !data.redacted && !isFlat,
    y: (value) => HISTORY.top + (plotHeight * (top - value)) / (top - bottom),
  };
}

/** A round step at or above a value: 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(value) {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= value * 0.999);
}

/** The values that have a line. */
function gridValues(scale) {
  const first = Math.round(scale.bottom / scale.step);
  const count = Math.round(scale.top / scale.step) - first;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * scale.step);
}

/** The letters of large numbers, as they are used with money. */
const LARGE_NUMBERS = [
  [1e15, "Q"],
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "k"],
];

/** The round values of the grid, short: 2500 is "2.5k". */
function shortNumber(value) {
  const [size, letter] = LARGE_NUMBERS.find(([size]) => Math.abs(value) >= size) ?? [1, ""];
  return `${Number((value / size).toPrecision(3))}${letter}`;
}
