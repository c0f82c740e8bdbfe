import { isSpace } from './scan.ts';

/** Character codes and skip functions for readers of CSS text without a tokenizer. */
export const CHAR = {
  tab: 9,
  newline: 10,
  formFeed: 12,
  return: 13,
  space: 32,
  bang: 33,
  doubleQuote: 34,
  hash: 35,
  dollar: 36,
  percent: 37,
  ampersand: 38,
  singleQuote: 39,
  open: 40,
  close: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  slash: 47,
  colon: 58,
  semicolon: 59,
  less: 60,
  equals: 61,
  greater: 62,
  at: 64,
  openSquare: 91,
  backslash: 92,
  closeSquare: 93,
  caret: 94,
  underscore: 95,
  openBrace: 123,
  bar: 124,
  closeBrace: 125,
  tilde: 126,
} as const;

/** A character of an identifier (not its start), other than the backslash of an escape. */
export function isNameChar(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === CHAR.minus ||
    code === CHAR.underscore ||
    code >= 128
  );
}

/** From an opening quote to after the closing one; an unescaped line break ends a bad string. */
export function skipString(css: string, at: number): number {
  const end = css.indexOf(css.charAt(at), at + 1);
  if (end > at && !LINE_BREAK_OR_ESCAPE.test(css.slice(at + 1, end))) return end + 1;
  const quote = css.charCodeAt(at);
  let i = at + 1;
  for (; i < css.length; i++) {
    const code = css.charCodeAt(i);
    if (code === quote) return i + 1;
    if (code === CHAR.newline) return i;
    if (code === CHAR.backslash) i++;
  }
  return css.length;
}

// Images in data URLs have many thousand characters: found by the built-in search, they are not read one by one.
const LINE_BREAK_OR_ESCAPE = /[\n\\]/;

/** From the slash of an opening comment to after its end. */
export function skipComment(css: string, at: number): number {
  const end = css.indexOf('*/', at + 2);
  return end < 0 ? css.length : end + 2;
}

/** Whether the parenthesis at `at` opens an unquoted `url(`, whose content is one token. */
export function opensUrl(css: string, at: number): boolean {
  if (at < 3 || (css.charCodeAt(at - 1) | 32) !== 108 || (css.charCodeAt(at - 2) | 32) !== 114) return false;
  if ((css.charCodeAt(at - 3) | 32) !== 117 || isNameChar(css.charCodeAt(at - 4))) return false;
  let i = at + 1;
  while (isSpace(css.charCodeAt(i))) i++;
  const code = css.charCodeAt(i);
  return code !== CHAR.doubleQuote && code !== CHAR.singleQuote;
}

/** From the parenthesis of an unquoted `url(` to after its end. */
export function skipUrl(css: string, at: number): number {
  const end = css.indexOf(')', at);
  if (end < 0 || !css.slice(at, end).includes('\\')) return end < 0 ? css.length : end + 1;
  for (let i = at + 1; i < css.length; i++) {
    const code = css.charCodeAt(i);
    if (code === CHAR.close) return i + 1;
    if (code === CHAR.backslash) i++;
  }
  return css.length;
}

/** From an opening bracket to after the closing one; brackets in strings, comments and urls do not count. */
export function skipBlock(css: string, at: number): number {
  const closers: number[] = [];
  for (let i = at; i < css.length; i = nextIn(css, i, BRACKET_OR_TOKEN)) {
    const code = css.charCodeAt(i);
    if (code === closers.at(-1)) {
      closers.pop();
      i++;
      if (closers.length === 0) return i;
      continue;
    }
    const closer = closerOf(code);
    if (closer === 0 || (code === CHAR.open && opensUrl(css, i))) i = skipOne(css, i);
    else {
      closers.push(closer);
      i++;
    }
  }
  return css.length;
}

/** The characters at which something opens or closes. */
const BRACKET_OR_TOKEN = /["'\\/()[\]{}]/g;

/**
 * The place of the next character from `at` on that is in `set`, a global expression of one class; the length of the text
 * when there is none. A fresh isolate runs a regular expression far faster than a loop over characters.
 */
export function nextIn(text: string, at: number, set: RegExp): number {
  set.lastIndex = at;
  return set.test(text) ? set.lastIndex - 1 : text.length;
}

/** Skips a string, a comment, an escape, an unquoted url or one character at `at`. */
export function skipOne(css: string, at: number): number {
  const code = css.charCodeAt(at);
  if (code === CHAR.doubleQuote || code === CHAR.singleQuote) return skipString(css, at);
  if (code === CHAR.backslash) return at + 2;
  if (code === CHAR.slash && css.charCodeAt(at + 1) === CHAR.star) return skipComment(css, at);
  return code === CHAR.open && opensUrl(css, at) ? skipUrl(css, at) : at + 1;
}

function closerOf(code: number): number {
  if (code === CHAR.open) return CHAR.close;
  if (code === CHAR.openSquare) return CHAR.closeSquare;
  return code === CHAR.openBrace ? CHAR.closeBrace : 0;
}

/** Splits at a separator outside brackets, strings, urls and comments; parts are trimmed. */
export function splitOutside(text: string, separator: number): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length;) {
    const code = text.charCodeAt(i);
    if (code === separator) {
      parts.push(text.slice(start, i).trim());
      start = ++i;
    } else if (closerOf(code) === 0 || (code === CHAR.open && opensUrl(text, i))) i = skipOne(text, i);
    else i = skipBlock(text, i);
  }
  parts.push(text.slice(start).trim());
  return parts;
}

/** Resolves the escapes of an identifier: `\31 ` and `\:`. */
export function unescapeName(name: string): string {
  if (!name.includes('\\')) return name;
  return name.replace(
    /\\(?:([0-9a-fA-F]{1,6})[\t\n\f\r ]?|([^\n]))/gu,
    (_, hex: string | undefined, char: string) =>
      hex === undefined ? char : codePointText(Number.parseInt(hex, 16)),
  );
}

function codePointText(code: number): string {
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return String.fromCodePoint(valid ? code : 0xfffd);
}

/** Removes comments; with `keepApart`, a space remains between two names. */
export function withoutComments(text: string, keepApart: boolean): string {
  let out = '';
  let start = 0;
  for (let i = 0; i < text.length;) {
    const next = skipOne(text, i);
    if (text.charCodeAt(i) === CHAR.slash && next > i + 1) {
      out += text.slice(start, i);
      start = next;
      const joins = isNameChar(text.charCodeAt(i - 1)) && isNameChar(text.charCodeAt(next));
      if (keepApart && joins) out += ' ';
    }
    i = next;
  }
  return out + text.slice(start);
}
