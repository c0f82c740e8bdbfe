import { CHAR } from './scan.ts';

/** What may hide a brace, or open a block within the block. */
const NOT_PLAIN = /[{"'\\@[]|\/\*|url\(/i;

/** The text up to the brace that closes a block; null where only a full scan can tell which one does. */
export function plainBlock(css: string, start: number): string | null {
  const end = css.indexOf('}', start);
  if (end < 0) return null;
  const text = css.slice(start, end);
  return NOT_PLAIN.test(text) || leavesOpen(text) ? null : text;
}

/** Does a parenthesis stay open, so that the brace behind the text stands within it? */
function leavesOpen(text: string): boolean {
  let depth = 0;
  for (let i = text.indexOf('('); i >= 0 && i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === CHAR.open) depth++;
    else if (code === CHAR.close && depth > 0) depth--;
  }
  return depth > 0;
}
