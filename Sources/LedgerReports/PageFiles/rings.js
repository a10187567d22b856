// Concentric rings: what is consumed of the budgets and balances that are furthest along.

const RINGS = {
  size: 320,
  outer: 140,
  step: 38,
  width: 28,
  trackWidth: 24,
  /** How much of the track is left between the round ends of what is below 100 %. */
  gap: 6,
  /** What is left free between a round end and the label, whose plate is round as well. */
  margin: 14,
  /** The usual width of a letter of the label. */
  letter: 6.8,
};

/** Draws the rings; they stay from month to month, so that their arcs run from the old to the new value. */
function makeRings(data) {
  const headline = element("p", { class: "headline" });
  const [middle, radius] = [RINGS.size / 2, RINGS.outer];
  const empty = svgElement("circle", { class: "rings-empty", cx: middle, cy: middle, r: radius });
  const drawing = picture(RINGS.size, RINGS.size, { class: "rings" }, empty);
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
    headline.replaceChildren(...headlineWords(month, data));
    legend.replaceChildren(...rings.map(legendItem));
    behind.show(ringTable(month));
    behind.toggle.hidden = rings.length === 0;
  };
}

/**
 * "You have consumed 70.0 % this month", or "in July 2026": the mean of the rings, as `report rings` says it. What is over a
 * total of 0 has no percent and is told in words.
 */
function headlineWords(month, data) {
  const isThisMonth = month.from <= data.today && data.today <= month.to;
  const isAhead = data.today < month.from;
  const when = isThisMonth ? "this month" : `in ${monthTitle(month.month)}`;
  if (month.average === null) return [`No budget or balance to draw ${when}`];
  const overNothing = month.rings.filter(isOverNothing);
  const noun = overNothing.some((ring) => ring.kind === "balance") ? "total" : "budget";
  // Overspending that is carried may leave less than nothing.
  const isLess = overNothing.some((ring) => ring.total?.startsWith("-"));
  const nothing = `a ${noun} of 0${isLess ? " or less" : ""}`;
  if (overNothing.length === month.rings.length) return [`You are over ${nothing} ${when}`];
  // A mean of fractions can end in …9999; fifteen digits are what a double holds. A redacted page has whole percents alone.
  const average = percentText(Number(month.average.toPrecision(15)), data.redacted ? 0 : 1);
  const count = overNothing.length === 1 ? "one ring is" : `${overNothing.length} rings are`;
  return [
    isAhead ? "You have planned " : "You have consumed ",
    element("strong", { "data-figure": "average" }, average),
    isAhead ? ` for ${monthTitle(month.month)}` : ` ${when}`,
    overNothing.length === 0 ? "" : `, and ${count} over ${nothing}`,
  ];
}

/** Whether a ring is over a total of 0 or below, of which no percent tells anything. */
function isOverNothing(ring) {
  return ring.status === "over" && !hasBase(ring);
}

/** One ring: track, arc, the overlap of what is over, and its percent on the track, left of the start. */
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
    stroke: paint.paint,
    "stroke-width": RINGS.width,
  });
  // The head of the overlap has an outline, so that a second turn is seen without colours: a dot behind its round end.
  const edge = arc(middle, middle, radius, 0, {
    class: "rings-edge",
    "stroke-width": RINGS.width + 6,
    "stroke-dasharray": "0.1 99.9",
  });
  // The words follow the ring: the path is the whole turn, from 12 o'clock to 12 o'clock.
  const path = svgElement("path", {
    id: freshIdentifier("ring"),
    fill: "none",
    d: `M${middle} ${middle - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}a${radius} ${radius} 0 0 1 0 ${-2 * radius}`,
  });
  const words = svgElement("textPath", { href: `#${path.id}`, "text-anchor": "end" });
  const label = svgElement("text", { class: "rings-label", dy: "0.36em" }, words);
  const plate = arc(middle, middle, radius, 0, { class: "rings-plate", pathLength: null, visibility: null });
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
    path,
    plate,
    label,
  );
  return { group, update: (now) => updateRing(now, radius, { main, overlap, edge, plate, words }) };
}

/** Sets the arcs of a ring; the style sheet animates them. */
function updateRing(ring, radius, { main, overlap, edge, plate, words }) {
  const round = 2 * Math.PI * radius;
  const share = openFraction(drawnFraction(ring), round);
  const over = overlapFraction(ring);
  setArc(main, share);
  // Where a head comes round to 12 o'clock again, the second turn starts after it, so that its edge is seen.
  const late = Math.max(0, over - 1 + (RINGS.width + RINGS.gap) / round);
  setArc(overlap, over === 0 ? 0 : Math.max(0.001, over - late));
  overlap.setAttribute("stroke-dashoffset", (-late * 100).toFixed(2));
  edge.setAttribute("visibility", over === 0 ? "hidden" : "visible");
  edge.setAttribute("stroke-dashoffset", (-over * 100).toFixed(2));
  words.textContent = `${ring.status === "over" ? "▲\u2009" : ""}${consumedPercent(ring)}`;
  const length = words.textContent.length * RINGS.letter;
  const end = labelEnd(over > 0 ? over : share, round, length);
  words.setAttribute("startOffset", end.toFixed(2));
  plate.setAttribute("stroke-dasharray", `${length.toFixed(2)} ${(2 * round).toFixed(2)}`);
  plate.setAttribute("stroke-dashoffset", (length - end).toFixed(2));
}

/** The part of a ring to draw: below 100 % the round ends never meet, so that the ring is seen to be open. */
function openFraction(share, round) {
  return share === 1 ? 1 : Math.min(share, 1 - (RINGS.width + RINGS.gap) / round);
}

/** The part of the last turn that shows over 100 %; without a base there is no turn to speak of, hence no head. */
function overlapFraction(ring) {
  if (ring.status !== "over" || !hasBase(ring)) return 0;
  // A head at 12 o'clock has to be seen too.
  return Math.max(0.001, ring.percentConsumed % 1);
}

/**
 * Where the label ends, as a length along the ring: left of the start, or behind a head that stands there.
 * @param {number} head where the arc that is drawn last ends, as a part of the ring
 */
function labelEnd(head, round, length) {
  const usual = round - RINGS.width / 2 - RINGS.margin;
  const isFree = head === 1 || head * round + RINGS.width / 2 < usual - length - RINGS.margin;
  return isFree ? usual : Math.min(usual, head * round - RINGS.margin / 2);
}

/** Sets the length of an arc that is drawn already. */
function setArc(circle, share) {
  circle.setAttribute("stroke-dasharray", arcDashes(share));
  circle.setAttribute("visibility", clampedFraction(share) === 0 ? "hidden" : "visible");
}

/** A coloured square, the name, and consumed of total; what is more than one turn is told in words too. */
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
    element("span", { class: "legend-figures muted" }, `${ringFigures(ring)}${turnWords(ring)}`),
    element(
      "span",
      { class: over ? "legend-percent over-words" : "legend-percent" },
      over ? overMark() : null,
      consumedPercent(ring),
    ),
  );
}

/** "176.58 of 120.00 EUR"; hours are written with their own letter, as 7h20. */
function ringFigures(ring) {
  const unit = ring.total?.includes("h") ? "" : `\u00a0${ring.unit}`;
  return `${groupedAmount(ring.amount)} of ${groupedAmount(ring.total)}${unit}`;
}

/** " · more than twice" from 200 % on, where the picture shows the last turn alone. */
function turnWords(ring) {
  if (!hasBase(ring) || !(ring.percentConsumed >= 2)) return "";
  const times = BigInt(Math.floor(ring.percentConsumed));
  const count = times === 2n ? "twice" : `${groupedAmount(String(times))} times`;
  return ` · ${Number.isInteger(ring.percentConsumed) ? "" : "more than "}${count}`;
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
