import { wordCount } from '../../text/word-count.ts';
import type { AxisId } from '../../grammar/axes/index.ts';
import { isRefused } from '../negation.ts';
import type { AxisStatement, Span } from '../understanding.ts';
import { allMatches } from '../../text/all-matches.ts';

/** What plain words say of an axis, whatever a model reads in them. */
export interface SureWords {
  readonly axis: AxisId;
  /** All values that the words accept, best first; empty where they are about something else. */
  readonly values: readonly string[];
  readonly span: Span;
  /** Whether the words refuse. */
  readonly polarity: 'for' | 'against';
  /** What the words may do where a model reads the axis differently, or not at all. */
  readonly force: Force;
}

/**
 * `firm` words are of the page wherever they stand; `plain` ones state an axis by themselves only in a few words, since in
 * more they may be about something else; `open` ones also leave a narrower reading as it is.
 */
export type Force = 'firm' | 'plain' | 'open';

/** Finds sure words in a text. Linear in its length. */
export type SureReader = (text: string) => readonly SureWords[];

/** The words that a pattern with the flags `giu` finds. */
export function spansOf(pattern: RegExp, text: string): Span[] {
  return allMatches(pattern, text).map(({ 0: written, index: start }) => ({
    start,
    end: start + written.length,
    text: written,
  }));
}

/** The words that a pattern finds and nothing refuses. */
export function wantedSpansOf(pattern: RegExp, text: string): Span[] {
  return spansOf(pattern, text).filter((span) => !isRefused(text, span));
}

/** The words that a pattern finds and something refuses. */
export function refusedSpansOf(pattern: RegExp, text: string): Span[] {
  return spansOf(pattern, text).filter((span) => isRefused(text, span));
}

/** Statements of the same values for each of several places. */
export function saying(
  axis: AxisId,
  values: readonly string[],
  spans: readonly Span[],
  { polarity = 'for', force = 'firm' }: Partial<Pick<SureWords, 'polarity' | 'force'>> = {},
): SureWords[] {
  return spans.map((span) => ({ axis, values, span, polarity, force }));
}

/** The clause around a place, as far as a mark ends it. */
export function clauseAround(text: string, { start, end }: Span): string {
  const before = /[^.,;:!?\n]*$/.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? '';
  const after = /^[^.,;:!?\n]*/.exec(text.slice(end, end + REACH))?.[0] ?? '';
  return before + text.slice(start, end) + after;
}

/** Characters. */
const REACH = 80;

/** Statements of an axis reader with those of sure words in the place of what it reads in the same words. */
export function withSureWords(
  text: string,
  statements: readonly AxisStatement[],
  sure: readonly SureWords[],
): readonly AxisStatement[] {
  const isShort = speaksOfPageAlone(text);
  return sure.reduce((standing, words) => withWords(standing, words, isShort), statements);
}

const FEW_WORDS = 8;

/** Whether a text is so short that it most probably speaks of the page alone. */
export function speaksOfPageAlone(text: string): boolean {
  return wordCount(text) <= FEW_WORDS;
}

function withWords(
  statements: readonly AxisStatement[],
  { axis, values, span, polarity, force }: SureWords,
  isShort: boolean,
): readonly AxisStatement[] {
  const ofAxis = statements.filter((one) => one.axis === axis);
  const replaced = ofAxis.filter((one) => overlap(one.span, span));
  const isNarrower = replaced.some((one) => one.values.every((value) => values.includes(value)));
  if (force === 'open' && isNarrower) return statements;
  const others = statements.filter((one) => !replaced.includes(one));
  const isElsewhere = replaced.length < ofAxis.length;
  const isGuess = force !== 'firm' && replaced.length === 0 && !isShort;
  if (values.length === 0 || isElsewhere || isGuess) return others;
  return [...others, { kind: 'axis', axis, values, span, polarity, degree: 1, confidence: SURE }];
}

const SURE = 0.9;

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
