import { maxOf } from '../limits/reading-limits.ts';
import type { Component } from './component.ts';
import {
  isEscape,
  isIdentStart,
  isSpace,
  scanEscape,
  scanIdent,
  scanNumber,
  scanString,
  startsIdent,
  startsNumber,
} from './scan.ts';

const CLOSERS: Readonly<Record<string, '(' | '[' | '{'>> = { ')': '(', ']': '[', '}': '{' };

interface Frame {
  readonly open: '(' | '[' | '{';
  /** null for a plain block. */
  readonly name: string | null;
  readonly start: number;
  readonly spaced: boolean;
  readonly content: Component[];
}

/**
 * The component values of a declaration's value. Null when the text holds what a declaration must not: a bad string
 * or url, an unmatched closing bracket, `;` or `!`. Open brackets close at the end, as in CSS Syntax.
 */
export function parseComponents(text: string): readonly Component[] | null {
  const root: Component[] = [];
  const frames: Frame[] = [];
  let at = 0;
  for (;;) {
    const start = skipSpace(text, at);
    const spaced = start > at;
    if (start >= text.length) break;
    const top = frames.at(-1);
    const opening = openingAt(text, start);
    const closes = CLOSERS[text.charAt(start)];
    if (opening !== null) {
      if (frames.length >= maxOf('valueDepth')) return null;
      const { open, name, next } = opening;
      frames.push({ open, name, start, spaced, content: [] });
      at = next;
    } else if (closes !== undefined) {
      if (top?.open !== closes) return null;
      at = start + 1;
      closeFrame(frames, root, at);
    } else {
      const component = leafAt(text, start, spaced);
      if (component === null) return null;
      (top?.content ?? root).push(component);
      at = component.end;
    }
  }
  while (frames.length > 0) closeFrame(frames, root, text.length);
  return root;
}

/** Adds the innermost open bracket to its parent. */
function closeFrame(frames: Frame[], root: Component[], end: number): void {
  const frame = frames.pop();
  if (frame !== undefined) (frames.at(-1)?.content ?? root).push(close(frame, end));
}

/** Skips white space and comments from `at` on. */
function skipSpace(text: string, at: number): number {
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    if (!text.startsWith('/*', at)) return at;
    const end = text.indexOf('*/', at + 2);
    at = end < 0 ? text.length : end + 2;
  }
}

/** An opening bracket or the start of a function; an unquoted `url(` is a leaf and excluded. */
function openingAt(
  text: string,
  at: number,
): { open: '(' | '[' | '{'; name: string | null; next: number } | null {
  const char = text.charAt(at);
  if (char === '(' || char === '[' || char === '{') return { open: char, name: null, next: at + 1 };
  if (!isIdentStart(text.charCodeAt(at)) || !startsIdent(text, at)) return null;
  const ident = scanIdent(text, at);
  if (text.charAt(ident.end) !== '(') return null;
  const name = ident.value.toLowerCase();
  if (name === 'url' && !quoteFollows(text, ident.end + 1)) return null;
  return { open: '(', name, next: ident.end + 1 };
}

function quoteFollows(text: string, at: number): boolean {
  while (isSpace(text.charCodeAt(at))) at++;
  const char = text.charAt(at);
  return char === '"' || char === "'";
}

function close({ open, name, start, spaced, content }: Frame, end: number): Component {
  if (name === null) return { kind: 'block', open, content, start, end, spaced };
  return { kind: 'function', name, content, start, end, spaced };
}

function leafAt(text: string, start: number, spaced: boolean): Component | null {
  const code = text.charCodeAt(start);
  const char = text.charAt(start);
  if (startsNumber(text, start)) return numericAt(text, start, spaced);
  if (isIdentStart(code) && startsIdent(text, start)) {
    const { value, end } = scanIdent(text, start);
    if (text.charAt(end) === '(') return urlAt(text, start, end + 1, spaced);
    return { kind: 'ident', name: value.toLowerCase(), value, start, end, spaced };
  }
  if (char === '"' || char === "'") {
    const string = scanString(text, start);
    return string && { kind: 'string', value: string.value, start, end: string.end, spaced };
  }
  if (char === '#') {
    const { value, end } = scanIdent(text, start + 1);
    return value === '' ? null : { kind: 'hash', value, start, end, spaced };
  }
  if (char === ';' || char === '!' || char === '\\') return null;
  return { kind: 'delimiter', value: char, start, end: start + 1, spaced };
}

function numericAt(text: string, start: number, spaced: boolean): Component {
  const { value, integer, end } = scanNumber(text, start);
  if (text.charAt(end) === '%') return { kind: 'percentage', value, start, end: end + 1, spaced };
  if (!startsIdent(text, end)) return { kind: 'number', value, integer, start, end, spaced };
  const unit = scanIdent(text, end);
  return { kind: 'dimension', value, unit: unit.value.toLowerCase(), start, end: unit.end, spaced };
}

/** `url(` without quotes: everything up to the bracket. Spaces, quotes and brackets inside are errors. */
function urlAt(text: string, start: number, from: number, spaced: boolean): Component | null {
  const closing = text.indexOf(')', from);
  const end = closing < 0 ? text.length : closing;
  const value = text.slice(from, end).trim();
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code === 0x5c) return escapedUrlAt(text, start, from, spaced);
    if (isSpace(code) || code === 0x22 || code === 0x27 || code === 0x28 || code < 0x20) return null;
  }
  return { kind: 'url', value, start, end: Math.min(end + 1, text.length), spaced };
}

/** The rare form with escapes, such as `url(a\\)b.png)`. */
function escapedUrlAt(text: string, start: number, from: number, spaced: boolean): Component | null {
  let value = '';
  let at = from;
  while (at < text.length && text.charAt(at) !== ')') {
    const char = text.charAt(at);
    if (char === '"' || char === "'" || char === '(') return null;
    if (char !== '\\') {
      value += char;
      at++;
      continue;
    }
    if (!isEscape(text, at)) return null;
    const escape = scanEscape(text, at);
    value += escape.value;
    at = escape.end;
  }
  return { kind: 'url', value: value.trim(), start, end: Math.min(at + 1, text.length), spaced };
}
