import { CHAR } from './scan.ts';

/** What may hide a brace, or open a block within the block. */
const NOT_PLAIN = /[{"'\\@[]|\/\*|url\(/i;

/** Finds the blocks of one sheet that hold nothing but declarations, from front to back: a `}` is looked for once. */
export class PlainBlocks {
  private readonly css: string;
  /** The first `}` behind the place asked last; -1 when there is none. */
  private end = 0;

  constructor(css: string) {
    this.css = css;
  }

  /** The text from `start` to the brace that closes its block; null where only a full scan can tell which one does. */
  at(start: number): string | null {
    if (this.end >= 0 && this.end < start) this.end = this.css.indexOf('}', start);
    if (this.end < 0) return null;
    const text = this.css.slice(start, this.end);
    return NOT_PLAIN.test(text) || leavesOpen(text) ? null : text;
  }
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
