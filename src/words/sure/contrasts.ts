import { contrastRatio } from '../../color/contrast.ts';
import { parseColor } from '../../color/parse-color.ts';
import { AXES } from '../../grammar/axes/index.ts';
import type { Axis } from '../../grammar/axis.ts';
import { allMatches } from '../../text/all-matches.ts';
import { GROUND_COLOR, TEXT_COLOR } from '../vocabulary/contrast-patterns.ts';
import { saying, spansOf, type SureReader } from './sure-words.ts';

const INK = new RegExp(TEXT_COLOR, 'giu');
const PAPER = new RegExp(GROUND_COLOR, 'giu');

/** A colour of the text and one of the ground, in the notation of CSS, say the contrast: `text #333 on #fff`. */
export const contrasts: SureReader = (text) => {
  const [ink = [], paper = []] = [INK, PAPER].map((pattern) => allMatches(pattern, text));
  const [color, ground] = [...ink, ...paper].map(colorOf);
  if (ink.length !== 1 || paper.length !== 1 || color == null || ground == null) return [];
  const ratio = contrastRatio(color, ground);
  const { bands } = AXES.find(({ id }) => id === 'palette.contrast') as Axis;
  const value = bands[0]?.from.findLast(({ from }) => ratio >= from)?.value;
  return value === undefined ? [] : saying('palette.contrast', [value], spansOf(INK, text));
};

function colorOf({ groups = {} }: RegExpExecArray) {
  const written = Object.values(groups).find((one) => one !== undefined) ?? '';
  return parseColor(written.replace(/^.*\s/, '').toLowerCase())?.resolve({ scheme: 'light', current: BLACK });
}

const BLACK = { r: 0, g: 0, b: 0, a: 1 };
