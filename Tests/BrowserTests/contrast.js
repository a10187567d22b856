// Lists the texts of the page whose contrast with what is painted behind them is below a bound (WCAG 2, 1.4.3).

const parse = (text) => {
  const found = text.match(/[\d.]+/g).map(Number);
  return { color: found.slice(0, 3), alpha: found.length > 3 ? found[3] : 1 };
};
const over = (ground, color, alpha) => ground.map((channel, index) => channel + (color[index] - channel) * alpha);
const luminance = (color) => {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
};
const gradientColors = (svg) => {
  const [from, to] = [...svg.querySelectorAll("stop")].map((stop) => parse(getComputedStyle(stop).stopColor).color);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => over(from, to, step / 8));
};

/** All colours that can lie behind an element. */
const grounds = (node) => {
  let colors = [[255, 255, 255]];
  const chain = [];
  for (let above = node; above !== null; above = above.parentElement) chain.unshift(above);
  for (const above of chain) {
    const style = getComputedStyle(above);
    const { color, alpha } = parse(style.backgroundColor);
    colors = colors.map((ground) => over(ground, color, alpha));
    const card = above.querySelector(":scope > .card-ground");
    if (card !== null) colors = gradientColors(card);
    const bar = above.querySelector(":scope > .row-bar");
    if (bar !== null) {
      const opacity = Number(getComputedStyle(bar).opacity);
      const paint = parse(getComputedStyle(bar.querySelector("rect")).fill).color;
      colors = [...colors, over(colors[0], paint, opacity)];
    }
  }
  const label = node.closest(".rings-label");
  if (label !== null)
    colors = [parse(getComputedStyle(label.parentElement.querySelector(".rings-plate")).stroke).color];
  if (node.closest(".history-month, .history-chart") !== null) {
    const chosen = document.querySelector(".history-month.chosen .history-target");
    colors = [...colors, parse(getComputedStyle(chosen).fill).color];
  }
  return colors;
};

/** Gives the weak texts, how many were looked at, and how many of these stand on a gradient. */
function weakTexts(bound) {
  const weak = [];
  let [looked, onGradients] = [0, 0];
  const check = (text, node, ink) => {
    looked += 1;
    if (node.closest(".card") !== null) onGradients += 1;
    const lowest = Math.min(...grounds(node).map((ground) => contrast(over(ground, ink.color, ink.alpha), ground)));
    if (lowest < bound)
      weak.push(`${text.slice(0, 40)} (${node.getAttribute("class") ?? node.tagName}): ${lowest.toFixed(2)}`);
  };
  const walker = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const node = walker.currentNode.parentElement;
    if (text === "" || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node.closest(".visually-hidden, option, title, :disabled, [aria-disabled='true'], clipPath") !== null) continue;
    const style = getComputedStyle(node);
    check(text, node, parse(node instanceof SVGElement ? style.fill : style.color));
  }
  for (const box of document.querySelectorAll("#page input[placeholder]")) {
    if (box.checkVisibility()) check(box.placeholder, box, parse(getComputedStyle(box, "::placeholder").color));
  }
  return { looked, weak, onGradients };
}
