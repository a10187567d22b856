// Category colours are whatever the user chose, so what is written on them is decided by contrast (WCAG 2, 1.4.3).

const WHITE = [255, 255, 255];
const NEAR_BLACK = [16, 16, 20];
/** The grounds of the cards in both modes, as in the style sheet. */
const LIGHT_GROUND = WHITE;
const DARK_GROUND = [28, 28, 30];
const READABLE_CONTRAST = 4.5;
/** How far the darker end may be blackened for white letters before black letters look better. */
const DEEPEST_SHADE = 0.15;
/** How much darker the darker end becomes, so that a deepened gradient is still seen as one. */
const SLOPE = 0.22;

/** The three channels of "#34d399"; a colour of another form is a mid grey. */
function channels(color) {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return [110, 110, 118];
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** The relative luminance of a colour, 0…1 (WCAG 2). */
function luminance(color) {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1…21. */
function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour between two others. */
function mixed(one, other, part) {
  return one.map((channel, index) => channel + (other[index] - channel) * part);
}

/** The colour as an attribute's text. */
function colorText(color) {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** The lowest contrast of an ink along a gradient, whose middle can be darker than both ends. */
function lowestContrast(ink, from, to) {
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  return Math.min(...steps.map((step) => contrast(ink, mixed(from, to, step))));
}

/**
 * How a gradient has to be painted so that letters on it can be read.
 *
 * Black letters leave the colours as they are. For white ones a layer of the darker colour, and of black where that is
 * not enough, lies over the gradient: deeper colours, but not muddy ones.
 * @param {string[]} colors the category's two colours
 * @returns {{ink: "light"|"dark", from: string, to: string}} the ink's class and the ends as painted
 */
function readablePaint(colors) {
  const ends = colors.map(channels);
  const [darker, lighter] = luminance(ends[0]) < luminance(ends[1]) ? ends : [ends[1], ends[0]];
  const shade = shadeForWhite(darker);
  if (shade > DEEPEST_SHADE && lowestContrast(NEAR_BLACK, ...ends) >= READABLE_CONTRAST) {
    return { ink: "dark", from: colorText(ends[0]), to: colorText(ends[1]) };
  }
  const deepest = shaded(darker, shade);
  const painted = [deepenedForWhite(lighter, deepest), shaded(deepest, SLOPE)];
  const [from, to] = ends[0] === lighter ? painted : [painted[1], painted[0]];
  return { ink: "light", from: colorText(from), to: colorText(to) };
}

/**
 * The least part of black under which white letters on a colour reach the contrast.
 *
 * Between two such ends they reach it too: luminance is convex in the channels, so no colour between is lighter.
 */
function shadeForWhite(color) {
  let shade = 0;
  while (!carriesWhite(shaded(color, shade))) shade += 0.02;
  return shade;
}

/** A colour moved towards a deeper one until white letters on it can be read. */
function deepenedForWhite(color, deeper) {
  let part = 0;
  while (part < 1 && !carriesWhite(mixed(color, deeper, part).map(Math.round))) part += 0.02;
  return part < 1 ? mixed(color, deeper, part).map(Math.round) : deeper;
}

/** Whether white letters on a colour can be read, with a little to spare for how a screen mixes a gradient. */
function carriesWhite(color) {
  return contrast(WHITE, color) >= READABLE_CONTRAST + 0.05;
}

/** A colour moved towards an ink until letters of it can be read on a ground. */
function readableOn(ground, color, ink) {
  let part = 0;
  while (part < 1 && contrast(ground, mixed(color, ink, part).map(Math.round)) < READABLE_CONTRAST) part += 0.04;
  return mixed(color, ink, Math.min(1, part));
}

/** A colour under a layer of translucent black, in whole channels as the screen paints it. */
function shaded(color, shade) {
  return mixed(color, NEAR_BLACK, shade).map(Math.round);
}

/**
 * A gradient from left to right.
 * @returns {{definition: SVGElement, paint: string}} what goes into the picture, and the paint that names it
 */
function gradient(from, to) {
  const id = freshIdentifier("gradient");
  const definition = svgElement(
    "linearGradient",
    { id },
    svgElement("stop", { offset: 0, "stop-color": from }),
    svgElement("stop", { offset: 1, "stop-color": to }),
  );
  return { definition, paint: `url(#${id})` };
}
