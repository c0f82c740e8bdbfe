/** Tokens of CSS Syntax 3, §4.3, at the level of characters. Every function is linear and never moves backwards. */

interface Scanned {
  readonly value: string;
  readonly end: number;
}

/** Whitespace of CSS: space, tab, newline, form feed, carriage return. @param code UTF-16 code unit */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13 && code !== 11);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A character that can begin an identifier, or the `-` or `\` before one. */
export function isIdentStart(code: number): boolean {
  return isNameStart(code) || code === 0x2d || code === 0x5c;
}

/** Whether an identifier starts at an offset (CSS Syntax 3, §4.3.9). */
export function startsIdent(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x2d) {
    const next = text.charCodeAt(at + 1);
    return isNameStart(next) || next === 0x2d || isEscape(text, at + 1);
  }
  return isNameStart(code) || isEscape(text, at);
}

/** Whether a number starts at an offset (CSS Syntax 3, §4.3.10). */
export function startsNumber(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isDigit(code)) return true;
  if (code === 0x2e) return isDigit(text.charCodeAt(at + 1));
  if (code !== 0x2b && code !== 0x2d) return false;
  const next = text.charCodeAt(at + 1);
  return isDigit(next) || (next === 0x2e && isDigit(text.charCodeAt(at + 2)));
}

/** The name at `at`, escapes resolved; '' if none begins there. */
export function scanIdent(text: string, at: number): Scanned {
  const start = at;
  while (isName(text.charCodeAt(at))) at++;
  if (!isEscape(text, at)) return { value: text.slice(start, at), end: at };
  let value = text.slice(start, at);
  for (;;) {
    if (isName(text.charCodeAt(at))) {
      value += text.charAt(at);
      at++;
    } else if (isEscape(text, at)) {
      const escape = scanEscape(text, at);
      value += escape.value;
      at = escape.end;
    } else return { value, end: at };
  }
}

/** The largest number in Chromium, that of a 32-bit float. Larger numbers and infinities are clamped to it. */
export const LARGEST_NUMBER = 3.4028234663852886e38;

/** A finite number: NaN becomes 0, and values beyond ±LARGEST_NUMBER are clamped (css-values-4, 10.9). */
export function finiteNumber(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(LARGEST_NUMBER, Math.max(-LARGEST_NUMBER, value));
}

/** The number that starts at an offset (CSS Syntax 3, §4.3.12); `integer` without fraction and exponent. */
export function scanNumber(text: string, start: number): { value: number; integer: boolean; end: number } {
  let at = start;
  let integer = true;
  const sign = text.charCodeAt(at);
  if (sign === 0x2b || sign === 0x2d) at++;
  at = skipDigits(text, at);
  if (text.charCodeAt(at) === 0x2e && isDigit(text.charCodeAt(at + 1))) {
    integer = false;
    at = skipDigits(text, at + 1);
  }
  if ((text.charCodeAt(at) | 0x20) === 0x65) {
    const next = text.charCodeAt(at + 1);
    const signed = next === 0x2b || next === 0x2d;
    if (isDigit(text.charCodeAt(signed ? at + 2 : at + 1))) {
      integer = false;
      at = skipDigits(text, signed ? at + 2 : at + 1);
    }
  }
  return { value: finiteNumber(Number(text.slice(start, at))), integer, end: at };
}

/** The string whose opening quote is at `start`; null if an unescaped line break ends it. */
export function scanString(text: string, start: number): Scanned | null {
  const quote = text.charCodeAt(start);
  let value = '';
  let from = start + 1;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === quote) return { value: value + text.slice(from, at), end: at + 1 };
    if (code === 10 || code === 12 || code === 13) return null;
    if (code !== 0x5c) {
      at++;
      continue;
    }
    value += text.slice(from, at);
    const next = text.charCodeAt(at + 1);
    if (at + 1 >= text.length || next === 10 || next === 12) at += 2;
    else if (next === 13) at += text.charCodeAt(at + 2) === 10 ? 3 : 2;
    else {
      const escape = scanEscape(text, at);
      value += escape.value;
      at = escape.end;
    }
    from = at;
  }
  return { value: value + text.slice(from), end: text.length };
}

function isNameStart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 0x5f || code >= 0x80;
}

function isName(code: number): boolean {
  return isNameStart(code) || isDigit(code) || code === 0x2d;
}

/** Whether a valid escape starts at an offset (CSS Syntax 3, §4.3.8). */
export function isEscape(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x5c || at + 1 >= text.length) return false;
  const next = text.charCodeAt(at + 1);
  return next !== 10 && next !== 12 && next !== 13;
}

/** The character an escape stands for; `at` is the backslash. */
export function scanEscape(text: string, at: number): Scanned {
  let end = at + 1;
  while (end < at + 7 && isHex(text.charCodeAt(end))) end++;
  if (end === at + 1) {
    const char = String.fromCodePoint(text.codePointAt(end) ?? 0xfffd);
    return { value: char, end: end + char.length };
  }
  const point = Number.parseInt(text.slice(at + 1, end), 16);
  if (isSpace(text.charCodeAt(end))) end++;
  const valid = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return { value: String.fromCodePoint(valid ? point : 0xfffd), end };
}

function isHex(code: number): boolean {
  return isDigit(code) || ((code | 0x20) >= 97 && (code | 0x20) <= 102);
}

function skipDigits(text: string, at: number): number {
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}
