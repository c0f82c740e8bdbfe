import { allMatches } from '../../text/all-matches.ts';
import { CURVE, ON_GROUND, OVERSHOOT, ROUND, SHADOW } from '../vocabulary/css-patterns.ts';
import type { Span } from '../understanding.ts';
import { saying, spansOf, type SureReader, wantedSpansOf } from './sure-words.ts';

const SHADOWS = new RegExp(SHADOW, 'giu');
const ROUNDS = new RegExp(ROUND, 'giu');
const CURVES = new RegExp(CURVE, 'giu');
const OVERSHOOTS = new RegExp(OVERSHOOT, 'giu');
const INKS = new RegExp(ON_GROUND, 'giu');

/** Curves that go beyond their end. */
function overshooting(text: string): readonly Span[] {
  const curves = allMatches(CURVES, text).filter(({ groups = {} }) =>
    [groups['from'], groups['to']].some((y) => Number(y) < 0 || Number(y) > 1),
  );
  const spans = curves.map(({ 0: written, index: start }) => ({
    start,
    end: start + written.length,
    text: written,
  }));
  return [...spans, ...wantedSpansOf(OVERSHOOTS, text)];
}

/** The bands of the rubric: px of blur, and alpha. */
const [WIDE, DRAMATIC, STRONG] = [20, 45, 0.35] as const;

/** What values of CSS say that are no single length: `box-shadow: 0 8px 24px rgba(0, 0, 0, .2)`, `border-radius: 50%`. */
export const cssValues: SureReader = (text) => [
  ...allMatches(SHADOWS, text).flatMap(({ 0: written, index: start, groups = {} }) => {
    const { blur, alpha, more } = groups;
    const isDramatic = Number(blur) >= DRAMATIC || Number(alpha ?? 0) >= STRONG;
    const value = isDramatic ? 'dramatic' : Number(blur) >= WIDE || more !== undefined ? 'layered' : 'subtle';
    return saying('surface.shadows', [value], [{ start, end: start + written.length, text: written }]);
  }),
  ...saying('motion.character', ['playful'], overshooting(text).slice(0, 1)),
  ...saying('surface.radius', ['pill'], spansOf(ROUNDS, text)),
  ...['surface.ground' as const, 'surface.dark_mode' as const].flatMap((axis) =>
    saying(axis, [], spansOf(INKS, text)),
  ),
];
