// Elements are made one by one and text enters as text: nothing here ever reads markup or sets a style.

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/**
 * Makes an HTML element.
 * @param {string} name the tag
 * @param {object} attributes attributes by name; null and false leave one out
 * @param {...(Node|string|null)} children nodes, or texts that become text nodes; null is skipped
 */
function element(name, attributes = {}, ...children) {
  return furnished(document.createElement(name), attributes, children);
}

/** Makes an SVG element; geometry and colours are presentation attributes. */
function svgElement(name, attributes = {}, ...children) {
  return furnished(document.createElementNS(SVG_NAMESPACE, name), attributes, children);
}

/** Gives an element its attributes and children. */
function furnished(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      const text = value === true ? "" : String(value);
      node.setAttribute(name, name === "aria-label" ? visibleText(text) : text);
    }
  }
  const shown = children.filter((child) => child !== null);
  node.append(...shown.map((child) => (typeof child === "string" ? visibleText(child) : child)));
  return node;
}

/** The flag of a region, such as Wales, whose tags are seen as a flag (Unicode Technical Standard 51, §1.4.6). */
const FLAG = "\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}";

/**
 * What `VisibleText` of the program holds for unsafe: control characters, the invisible ones that reorder or break lines
 * (Unicode Technical Report 36, §2.8), and joiners that have nothing to join.
 */
const UNSAFE = [
  "[\\p{Cc}\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f]",
  "[\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e007f}]",
  "\\u034f",
  "(?<![\\u0300-\\u200b\\u200e-\\u{10ffff}])[\\u200c\\u200d]",
].join("|");

const FLAG_OR_UNSAFE = new RegExp(`(${FLAG})|${UNSAFE}`, "gu");

/** The text with an escape such as `\u{202E}` in the place of each character that is obeyed instead of shown. */
function visibleText(text) {
  const visible = text.replace(FLAG_OR_UNSAFE, (found, flag) => {
    return flag ?? `\\u{${found.codePointAt(0).toString(16).toUpperCase()}}`;
  });
  // A mark would join what stands before the text; a dotted circle is its own place.
  return /^\p{M}/u.test(visible) ? `\u25cc${visible}` : visible;
}

/** Makes a button that does something when it is pressed. */
function button(attributes, whenPressed, ...children) {
  const node = element("button", { type: "button", ...attributes }, ...children);
  node.addEventListener("click", whenPressed);
  return node;
}

/** A picture that screen readers skip, because a table or a label says the same. */
function picture(width, height, attributes, ...children) {
  return svgElement(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", focusable: "false", ...attributes },
    ...children,
  );
}

/** The element of the page's skeleton with this id. */
function part(id) {
  return document.getElementById(id);
}

let lastIdentifier = 0;

/** A new id for a gradient, clip path or heading. */
function freshIdentifier(prefix) {
  lastIdentifier += 1;
  return `${prefix}-${lastIdentifier}`;
}

/** A chevron, pointing left or right. */
function chevron(direction) {
  const points = direction === "left" ? "14,5 7,12 14,19" : "10,5 17,12 10,19";
  return picture(24, 24, { class: "chevron" }, svgElement("polyline", { points }));
}

/** The mark of "over budget": a triangle, so that colour is never the only sign. */
function overMark() {
  return picture(12, 12, { class: "over-mark" }, svgElement("path", { d: "M6 1.5 11.4 11H.6z" }));
}
