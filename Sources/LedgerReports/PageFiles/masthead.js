// The top of the page: the month's name, large; its year, muted; and two ways to another month.

/** Fills the list of months once and tells what is chosen in it. */
function makeMasthead(data, chooseMonth) {
  part("page-title").textContent = visibleText(data.title);
  const list = part("month-list");
  list.append(
    ...[...data.months].reverse().map((month) => element("option", { value: month.month }, monthTitle(month.month))),
  );
  list.addEventListener("change", () => chooseMonth(list.value));
  fillStep("previous-month", "left", () => chooseNeighbour(-1));
  fillStep("next-month", "right", () => chooseNeighbour(1));

  function fillStep(id, direction, whenPressed) {
    part(id).append(chevron(direction));
    part(id).addEventListener("click", whenPressed);
  }

  function chooseNeighbour(step) {
    const neighbour = neighbourMonth(data, list.value, step);
    if (neighbour !== null) chooseMonth(neighbour);
  }

  return (month) => {
    part("heading").replaceChildren(
      element("span", { class: "month-name fresh" }, month.monthName),
      " ",
      element("span", { class: "month-year" }, String(month.year)),
    );
    part("range").textContent = hasOwnRange(month) ? `${month.from} … ${month.to}` : "";
    part("range").hidden = !hasOwnRange(month);
    list.value = month.month;
    // aria-disabled keeps the focus where it is when the last month is reached.
    part("previous-month").setAttribute("aria-disabled", String(neighbourMonth(data, month.month, -1) === null));
    part("next-month").setAttribute("aria-disabled", String(neighbourMonth(data, month.month, 1) === null));
    document.title = `${monthTitle(month.month)} – ${visibleText(data.title)}`;
  };
}

/** The month some steps after another, or null past the ends. */
function neighbourMonth(data, label, step) {
  const index = data.months.findIndex((month) => month.month === label);
  return data.months[index + step]?.month ?? null;
}
