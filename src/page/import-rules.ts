import { importAddress, mayPrecedeImports } from '../css/import-address.ts';
import { isSpace } from '../css/scan.ts';
import { CHAR, isNameChar, nextIn, opensUrl, skipBlock, skipComment, skipOne } from '../css/skip.ts';
import { maxOf } from '../limits/reading-limits.ts';

/**
 * The addresses that a stylesheet imports, as written. Reads only what may precede an @import, because an @import after
 * any other rule is invalid.
 */
export function importedAddresses(css: string): string[] {
  const addresses: string[] = [];
  const limit = maxOf('importsOfSheet');
  let at = skipBlank(css, 0);
  while (css.charCodeAt(at) === CHAR.at && addresses.length < limit) {
    const start = nameEnd(css, at + 1);
    const name = css.slice(at + 1, start).toLowerCase();
    const end = preludeEnd(css, start);
    const hasBlock = css.charCodeAt(end) === CHAR.openBrace;
    if (!mayPrecedeImports(name, hasBlock)) break;
    const address = name === 'import' ? (importAddress(css.slice(start, end))?.address.trim() ?? '') : '';
    if (address !== '') addresses.push(address);
    at = skipBlank(css, hasBlock ? skipBlock(css, end) : end + 1);
  }
  return addresses;
}

/** Skips white space, comments and the `<!--` and `-->` that hid CSS from old browsers. */
function skipBlank(css: string, start: number): number {
  let at = start;
  for (;;) {
    if (isSpace(css.charCodeAt(at))) at++;
    else if (css.startsWith('/*', at)) at = skipComment(css, at);
    else if (css.startsWith('<!--', at)) at += 4;
    else if (css.startsWith('-->', at)) at += 3;
    else return at;
  }
}

function nameEnd(css: string, start: number): number {
  let at = start;
  while (isNameChar(css.charCodeAt(at))) at++;
  return at;
}

/** Position of the `;` or `{` that ends a prelude, outside strings, comments and brackets. */
function preludeEnd(css: string, start: number): number {
  let at = nextIn(css, start, MARK);
  while (at < css.length) {
    const code = css.charCodeAt(at);
    if (code === CHAR.semicolon || code === CHAR.openBrace) return at;
    const opens = code === CHAR.openSquare || (code === CHAR.open && !opensUrl(css, at));
    at = nextIn(css, opens ? skipBlock(css, at) : skipOne(css, at), MARK);
  }
  return css.length;
}

/** The characters at which something opens or ends. */
const MARK = /["'\\/([;{]/g;
