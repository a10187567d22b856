// What is shown stands in the address, so that a month or a category can be linked: #month=2026-10&category=Home

/**
 * Reads the address; what the page does not have falls back to the month that the report was made for.
 * @returns {{month: string, category: string|null, showsEntries: boolean}}
 */
function stateFromAddress(data) {
  const fields = new URLSearchParams(location.hash.slice(1));
  const asked = fields.get("month");
  const month = data.monthOf.has(asked) ? asked : data.chosen;
  const name = fields.get("category");
  const category = name !== null && isCategoryOf(data, month, name) ? name : null;
  return { month, category, showsEntries: category !== null || fields.get("entries") === "all" };
}

/** Whether a category has anything to show in a month. */
function isCategoryOf(data, month, name) {
  const knowsEntries = data.entryCategories.has(name);
  return knowsEntries || data.monthOf.get(month).categories.some((share) => share.name === name);
}

/** The address of a state, without what is usual. */
function addressOf(state) {
  const fields = new URLSearchParams({ month: state.month });
  if (state.category !== null) fields.set("category", state.category);
  else if (state.showsEntries) fields.set("entries", "all");
  return `#${fields}`;
}

/** Whether two states show the same. */
function isSameState(one, other) {
  return one.month === other.month && one.category === other.category && one.showsEntries === other.showsEntries;
}

/** Puts what is shown in the place of an address that asks for what the page does not have; no address at all stays so. */
function correctAddress(state) {
  if (location.hash === "") return;
  const asked = `#${new URLSearchParams(location.hash.slice(1))}`;
  if (asked !== addressOf(state)) history.replaceState(null, "", addressOf(state));
}
