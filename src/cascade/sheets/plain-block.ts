import { CHAR } from '../../css/skip.ts';

/** Characters that can hide a brace or open a nested block. */
const NOT_PLAIN = /[{"'\\@[]|\/\*|url\(/i;

/** Finds blocks that hold only declarations, from front to back; each `}` is searched once. */
export class PlainBlocks {
  private readonly css: string;
  /** The first `}` after the last position; -1 when there is none. */
  private end = 0;

  constructor(css: string) {
    this.css = css;
  }

  /** The text from `start` to the closing brace of its block; null when only a full scan can find it. */
  at(start: number): string | null {
    if (this.end >= 0 && this.end < start) this.end = this.css.indexOf('}', start);
    if (this.end < 0) return null;
    const text = this.css.slice(start, this.end);
    return NOT_PLAIN.test(text) || leavesOpen(text) ? null : text;
  }
}

/** Whether a parenthesis is still open, so that the brace after the text is inside it. */
function leavesOpen(text: string): boolean {
  let depth = 0;
  for (let i = text.indexOf('('); i >= 0 && i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === CHAR.open) depth++;
    else if (code === CHAR.close && depth > 0) depth--;
  }
  return depth > 0;
}
