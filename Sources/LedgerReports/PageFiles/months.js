// Months are labels such as "2026-11"; their names are English, like every other word of the page.

const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The full name of a month's label: "November" for "2026-11". */
function monthName(label) {
  return MONTH_NAMES[Number(label.slice(5, 7)) - 1];
}

/** The first three letters of the name. */
function monthAbbreviation(label) {
  return monthName(label).slice(0, 3);
}

/** The year of a month's label. */
function monthYear(label) {
  return label.slice(0, 4);
}

/** "November 2026". */
function monthTitle(label) {
  return `${monthName(label)} ${monthYear(label)}`;
}

/**
 * The date some days after another, without a time zone.
 * @param {string} from an ISO date
 * @param {number} days how many days later
 */
function dateAfter(from, days) {
  const [year, month, day] = from.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Whether a month's period is something else than the calendar month, and must be told. */
function hasOwnRange(month) {
  return month.from !== `${month.month}-01` || dateAfter(month.to, 1).slice(8) !== "01";
}
