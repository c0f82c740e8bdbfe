/** px; boxes below these sizes are shapes, not places for text. */
const SMALL = 41;
const LOW = 18;
/** px; a line as wide as a surface. */
const WIDE_LINE = 24;

const SHAPE = /aspect-ratio:/;
const PLACES_TEXT = /font|padding|place-|text-align|(?:^|[;\s])color:/;

/** Whether the declarations make a shape that has no room for text. */
export function isMark(declarations: string): boolean {
  if (/(?:^|[;\s])height:\s*calc\(/.test(declarations)) return true; // a bar of a chart
  const [, line = '0'] =
    /(?:^|[;\s])border-(?:left|right|inline-(?:start|end)):\s*(\d+)px/.exec(declarations) ?? [];
  if (Number(line) >= WIDE_LINE) return true;
  if (SHAPE.test(declarations) && /gradient\(/.test(declarations) && !PLACES_TEXT.test(declarations))
    return true;
  const sizes = [...declarations.matchAll(/(?:^|[;\s])(width|height):\s*(\d+)px/g)];
  const isLow = sizes.some(([, side, px]) => side === 'height' && Number(px) < LOW);
  const first = sizes[0]?.[2];
  return (
    (isLow || (first !== undefined && Number(first) < SMALL)) &&
    !/(?:^|;)\s*(?:font|padding)/.test(declarations)
  );
}

/** A panel: it has a ground, a frame or a mask, and nothing that makes it a line of text. */
export function isBox(tag: string, declarations: string): boolean {
  return (
    ['div', 'section', 'article', 'aside'].includes(tag) &&
    /background|border|mask|box-shadow/.test(declarations) &&
    !/inline|font|aspect-ratio|(?:^|[;\s])(?:width|height|padding: [0-9]px)/.test(declarations)
  );
}
