import type { Span } from './understanding.ts';
import { spansOf } from './sure/sure-words.ts';
import { CSS_NAMES } from './vocabulary/css-patterns.ts';

const NAMES = new RegExp(CSS_NAMES, 'giu');

/** The names in CSS notation of a text, such as `font-family` before its colon. */
export function cssNames(text: string): readonly Span[] {
  return spansOf(NAMES, text);
}
