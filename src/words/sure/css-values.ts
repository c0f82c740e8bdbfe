import { allMatches } from '../../text/all-matches.ts';
import { ON_GROUND, ROUND, SHADOW } from '../vocabulary/css-patterns.ts';
import { saying, spansOf, type SureReader } from './sure-words.ts';

const SHADOWS = new RegExp(SHADOW, 'giu');
const ROUNDS = new RegExp(ROUND, 'giu');
const INKS = new RegExp(ON_GROUND, 'giu');

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
  ...saying('surface.radius', ['pill'], spansOf(ROUNDS, text)),
  ...['surface.ground' as const, 'surface.dark_mode' as const].flatMap((axis) =>
    saying(axis, [], spansOf(INKS, text)),
  ),
];
