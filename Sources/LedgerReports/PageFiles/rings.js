// Concentric rings: what is consumed of the budgets and balances that are furthest along.

const RINGS = { size: 320, outer: 140, step: 38, width: 28, trackWidth: 24 };

/** Draws the rings; they stay from month to month, so that their arcs run from the old to the new value. */
function makeRings() {
  const headline = element("p", { class: "headline" });
  const drawing = picture(RINGS.size, RINGS.size, { class: "rings" });
  const legend = element("ul", { class: "legend", role: "list" });
  const behind = tableBehind("rings");
  part("rings").append(panelHead("rings-heading", "Rings", behind.toggle), headline, drawing, legend, behind.place);
  const drawn = [];

  return (month) => {
    const rings = month.rings;
    const key = (ring) => `${ring.kind} ${ring.name} ${ring.colors.join()}`;
    while (drawn.length > rings.length) drawn.pop().group.remove();
    rings.forEach((ring, index) => {
      if (drawn[index]?.key !== key(ring)) {
        // Another ring takes this place: it starts where the old one was and runs to its own value.
        const made = ringDrawing(ring, index, drawn[index]?.share ?? 0);
        if (drawn[index]) drawn[index].group.replaceWith(made.group);
        else drawing.append(made.group);
        drawn[index] = { ...made, key: key(ring) };
        made.group.getBoundingClientRect();
      }
      drawn[index].share = drawnFraction(ring);
      drawn[index].update(ring);
    });
    drawing.classList.toggle("no-rings", rings.length === 0);
    headline.replaceChildren(...headlineWords(month));
    legend.replaceChildren(...rings.map(legendItem));
    behind.show(ringTable(month));
    behind.toggle.hidden = rings.length === 0;
  };
}

/** "You have consumed 70.0 % this month", the mean of the rings. */
function headlineWords(month) {
  if (month.average === null) return ["No budget or balance to draw this month"];
  // A mean of fractions can end in …9999; fifteen digits are what a double holds.
  const average = percentText(Number(month.average.toPrecision(15)), 1);
  return ["You have consumed ", element("strong", { "data-figure": "average" }, average), " this month"];
}

/** One ring: track, arc, the overlap of what is over, and its percent at 12 o'clock. */
function ringDrawing(ring, index, startingShare) {
  const middle = RINGS.size / 2;
  const radius = Math.max(12, RINGS.outer - index * RINGS.step);
  const paint = gradient(...ring.colors);
  const main = arc(middle, middle, radius, startingShare, {
    class: "rings-arc",
    stroke: paint.paint,
    "stroke-width": RINGS.width,
  });
  const overlap = arc(middle, middle, radius, 0, {
    class: "rings-overlap",
    stroke: ring.colors[1],
    "stroke-width": RINGS.width,
  });
  // The head of the overlap has an outline, so that a second turn is seen without colours: a dot behind its round end.
  const edge = arc(middle, middle, radius, 0, {
    class: "rings-edge",
    "stroke-width": RINGS.width + 6,
    "stroke-dasharray": "0.1 99.9",
  });
  const label = svgElement("text", {
    class: "rings-label",
    x: middle,
    y: middle - radius,
    "text-anchor": "middle",
    dy: "0.36em",
  });
  const plate = svgElement("rect", { class: "rings-plate", y: middle - radius - 10.5, height: 21, rx: 10.5 });
  const group = svgElement(
    "g",
    {},
    paint.definition,
    svgElement("circle", {
      class: "rings-track",
      cx: middle,
      cy: middle,
      r: radius,
      "stroke-width": RINGS.trackWidth,
      stroke: paint.paint,
    }),
    main,
    edge,
    overlap,
    plate,
    label,
  );
  return { group, update: (now) => updateRing(now, { main, overlap, edge, plate, label }) };
}

/** Sets the arcs of a ring; the style sheet animates them. */
function updateRing(ring, { main, overlap, edge, plate, label }) {
  setArc(main, drawnFraction(ring));
  const over = overlapFraction(ring);
  setArc(overlap, over);
  edge.setAttribute("visibility", over === 0 ? "hidden" : "visible");
  edge.setAttribute("stroke-dashoffset", (-over * 100).toFixed(2));
  label.textContent = `${ring.status === "over" ? "▲\u2009" : ""}${consumedPercent(ring)}`;
  const width = 20 + label.textContent.length * 7.2;
  plate.setAttribute("width", width);
  plate.setAttribute("x", (RINGS.size - width) / 2);
}

/** The part of a second turn that shows over 100 %; never the whole, for its head has to be seen. */
function overlapFraction(ring) {
  if (ring.status !== "over") return 0;
  return Math.min(0.9, clampedFraction(ring.percentConsumed - 1));
}

/** Sets the length of an arc that is drawn already. */
function setArc(circle, share) {
  circle.setAttribute("stroke-dasharray", arcDashes(share));
  circle.setAttribute("visibility", clampedFraction(share) === 0 ? "hidden" : "visible");
}

/** A coloured square, the name, and consumed of total. */
function legendItem(ring) {
  const paint = gradient(...ring.colors);
  const over = ring.status === "over";
  return element(
    "li",
    { class: "legend-item" },
    picture(
      14,
      14,
      { class: "legend-square" },
      paint.definition,
      svgElement("rect", { width: 14, height: 14, rx: 4, fill: paint.paint }),
    ),
    element("span", { class: "legend-name" }, ring.name),
    element("span", { class: "legend-figures muted" }, `${groupedAmount(ring.amount)} of ${groupedAmount(ring.total)}`),
    element(
      "span",
      { class: over ? "legend-percent over-words" : "legend-percent" },
      over ? overMark() : null,
      consumedPercent(ring),
    ),
  );
}

/** The table behind the rings. */
function ringTable(month) {
  return textTable(
    `Rings of ${monthTitle(month.month)}`,
    ["Name", "Kind", "Consumed", "Total", "Percent", "Status"],
    month.rings.map((ring) => [
      ring.name,
      ring.kind,
      groupedAmount(ring.amount),
      groupedAmount(ring.total),
      consumedPercent(ring),
      STATUS_WORDS[ring.status],
    ]),
  );
}
