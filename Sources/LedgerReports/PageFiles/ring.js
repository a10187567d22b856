// One ring: a faint full track, and an arc with round caps that starts at 12 o'clock and runs clockwise.

/**
 * The small ring with a whole percent in its middle.
 * @param {number} share the drawn part, clamped to 0…1 here
 * @param {string} label what stands in the middle
 * @param {string|null} paint a colour; null leaves it to the style sheet
 */
function smallRing(share, label, paint) {
  return picture(
    48,
    48,
    { class: "small-ring" },
    svgElement("circle", { class: "ring-track", cx: 24, cy: 24, r: 20.5 }),
    arc(24, 24, 20.5, share, { class: "ring-arc", stroke: paint }),
    svgElement("text", { class: "ring-label", x: 24, y: 24, "text-anchor": "middle", dy: "0.36em" }, label),
  );
}

/**
 * An arc as a dashed circle, whose dash the style sheet can animate.
 * @param {number} share the part of the full circle
 */
function arc(x, y, radius, share, attributes) {
  return svgElement("circle", {
    cx: x,
    cy: y,
    r: radius,
    fill: "none",
    pathLength: 100,
    transform: `rotate(-90 ${x} ${y})`,
    "stroke-dasharray": arcDashes(share),
    // A dash of length 0 would still show its round caps.
    visibility: clampedFraction(share) === 0 ? "hidden" : null,
    ...attributes,
  });
}

/** The dash pattern of an arc on a circle whose length is 100. */
function arcDashes(share) {
  return `${(clampedFraction(share) * 100).toFixed(2)} 200`;
}
