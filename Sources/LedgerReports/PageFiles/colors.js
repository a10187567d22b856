// Which colours are painted is decided where the pictures are drawn too: the data has them, with the ink that can be read.

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
