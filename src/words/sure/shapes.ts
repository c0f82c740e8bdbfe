import * as patterns from '../vocabulary/long-patterns.ts';
import { isRefused } from '../negation.ts';
import {
  clauseAround,
  saying,
  spansOf,
  wantedSpansOf,
  type SureReader,
  type SureWords,
} from './sure-words.ts';
import { allMatches } from '../../text/all-matches.ts';

/** `A rounded typeface`: the letters are round, not the boxes. */
const ROUND_LETTERS = new RegExp(patterns.ROUND_LETTERS, 'giu');

const ROUNDED = new RegExp(patterns.ROUNDED, 'giu');

const ROUNDED_VALUES = ['12-16px', '8-10px', '4-6px', 'pill'] as const;

/** Words with a measure or a part after them say more than `rounded` alone. */
const MEASURED = new RegExp(patterns.MEASURED, 'i');

/** `Drop shadows` are shadows; to drop them is said of `the shadows`. */
const DROP_SHADOWS = /\bdrop[-\s]?shadows?\b/giu;

const HARD_SHADOWS = new RegExp(patterns.HARD_SHADOWS, 'giu');

/** A shadow in the notation of CSS: its offsets and its blur. */
const CSS_SHADOW =
  /\bshadows?\s*:?\s*(?<x>-?\d+)(?:px)?\s+(?<y>-?\d+)(?:px)?\s+(?<blur>\d+)(?:px)?(?:\s+-?\d+(?:px)?)?(?![\d.])/giu;
/** px of blur; a shadow of less is small. An offset without blur is hard from the other number on. */
const [SMALL_BLUR, HARD_OFFSET] = [16, 3] as const;

function cssShadows(text: string): SureWords[] {
  return allMatches(CSS_SHADOW, text).flatMap(({ 0: written, index: start, groups = {} }) => {
    const span = { start, end: start + written.length, text: written };
    const [x, y, blur] = ['x', 'y', 'blur'].map((name) => Math.abs(Number(groups[name])));
    if (x === undefined || y === undefined || blur === undefined || isRefused(text, span)) return [];
    if (blur === 0)
      return Math.max(x, y) >= HARD_OFFSET ? saying('surface.shadows', ['dramatic'], [span]) : [];
    return blur <= SMALL_BLUR ? saying('surface.shadows', ['subtle'], [span]) : [];
  });
}

/** What words of round shapes and of shadows say. */
export const shapes: SureReader = (text) => {
  const letters = spansOf(ROUND_LETTERS, text);
  const isOfLetters = ({ start }: { start: number }) =>
    letters.some((one) => one.start <= start && start < one.end);
  const rounded = wantedSpansOf(ROUNDED, text).filter(
    (span) => !isOfLetters(span) && !MEASURED.test(clauseAround(text, span)),
  );
  const hard = spansOf(HARD_SHADOWS, text).filter((span) => isRefused(text, span));
  const isHard = ({ end }: { end: number }) => hard.some((one) => one.start < end && end <= one.end);
  const soft =
    /\b(?:soft|subtle|layered|hard|harsh|heavy|big|small|light|dramatic|single|hint|faint|slight)\b/i;
  const drops = wantedSpansOf(DROP_SHADOWS, text).filter(
    (span) => !isHard(span) && !soft.test(clauseAround(text, span)),
  );
  return [
    ...saying('surface.radius', [], letters),
    ...saying('surface.radius', ROUNDED_VALUES, rounded, { force: 'open' }),
    ...saying('surface.shadows', ['subtle', 'layered', 'dramatic'], drops, { force: 'plain' }),
    ...cssShadows(text).slice(0, 1),
    ...saying('surface.shadows', ['subtle', 'none', 'layered'], hard.slice(0, 1), { polarity: 'against' }),
  ];
};
