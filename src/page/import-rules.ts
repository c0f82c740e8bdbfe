import { maxOf } from '../limits/reading-limits.ts';

/**
 * The addresses that a stylesheet imports, as written. Reads only what may precede an @import (comments, `@charset`,
 * `@layer` statements), because an @import after any other rule is invalid.
 */
export function importedAddresses(css: string): string[] {
  const addresses: string[] = [];
  const limit = maxOf('importsOfSheet');
  let at = skipBlank(css, 0);
  for (;;) {
    const keyword = LEADING_RULES.find((rule) => css.slice(at, at + rule.length).toLowerCase() === rule);
    if (keyword === undefined || addresses.length >= limit) return addresses;
    const start = at + keyword.length;
    const end = statementEnd(css, start);
    if (css[end] === '{') return addresses;
    const address = keyword === '@import' ? addressAt(css.slice(start, end)) : '';
    if (address !== '') addresses.push(address);
    at = skipBlank(css, end + 1);
  }
}

const LEADING_RULES: readonly string[] = ['@import', '@charset', '@layer'];

/** Skips white space, comments and the `<!--` and `-->` that hid CSS from old browsers. */
function skipBlank(css: string, start: number): number {
  let at = start;
  for (;;) {
    if (SPACE.has(css[at] ?? '')) at++;
    else if (css.startsWith('/*', at)) at = endOf(css, '*/', at + 2);
    else if (css.startsWith('<!--', at)) at += 4;
    else if (css.startsWith('-->', at)) at += 3;
    else return at;
  }
}

/** Position of the `;` or `{` that ends a statement, outside strings, comments and parentheses. */
function statementEnd(css: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < css.length) {
    const char = css[at] ?? '';
    if (depth <= 0 && (char === ';' || char === '{')) return at;
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (isBareUrl(css, at)) at = css.indexOf(')', at) < 0 ? css.length : css.indexOf(')', at);
    else at = afterToken(css, at);
  }
  return css.length;
}

/** Skips a string, a comment or an escape, otherwise one character. */
function afterToken(css: string, at: number): number {
  if (css[at] === '\\') return at + 2;
  if (css[at] === '"' || css[at] === "'") return stringEnd(css, at) + 1;
  return css.startsWith('/*', at) ? endOf(css, '*/', at + 2) : at + 1;
}

/** Whether the parenthesis opens an unquoted `url(`, in which `;` and `{` belong to the address. */
function isBareUrl(css: string, open: number): boolean {
  if (css[open] !== '(' || css.slice(open - 3, open).toLowerCase() !== 'url') return false;
  const first = css[skipSpace(css, open + 1)];
  return first !== '"' && first !== "'";
}

/** Position of the closing quote; for a string that ends at a line break or the end, the position before that. */
function stringEnd(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[start]) return at;
    else if (css[at] === '\n') return at - 1;
  }
  return css.length;
}

/** The first string or url() of a prelude, unescaped; '' if it begins with neither. */
function addressAt(prelude: string): string {
  const start = skipBlank(prelude, 0);
  const isUrl = prelude.slice(start, start + 4).toLowerCase() === 'url(';
  const at = isUrl ? skipSpace(prelude, start + 4) : start;
  const quoted = prelude[at] === '"' || prelude[at] === "'";
  if (quoted) return unescapeCss(prelude.slice(at + 1, stringEnd(prelude, at))).trim();
  if (!isUrl) return '';
  return unescapeCss(prelude.slice(at, endOf(prelude, ')', at) - 1)).trim();
}

/** https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
function unescapeCss(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_, hex: string | undefined, char: string) => {
    if (hex === undefined) return char === '\n' ? '' : char;
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
  });
}

function skipSpace(css: string, start: number): number {
  let at = start;
  while (SPACE.has(css[at] ?? '')) at++;
  return at;
}

/** Position after the next `mark`; the end of the text when there is none. */
function endOf(css: string, mark: string, from: number): number {
  const found = css.indexOf(mark, from);
  return found < 0 ? css.length + 1 : found + mark.length;
}

const SPACE: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r', '\f']);
