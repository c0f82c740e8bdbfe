import { contrastRatio } from '../../color/contrast.ts';
import { parseColor } from '../../color/parse-color.ts';
import { AXES } from '../../grammar/axes/index.ts';
import type { Axis } from '../../grammar/axis.ts';
import { allMatches } from '../../text/all-matches.ts';
import { GROUND_COLOR, ON_GROUND, STATED_RATIO, TEXT_COLOR } from '../vocabulary/contrast-patterns.ts';
import { saying, spansOf, type SureReader, type SureWords } from './sure-words.ts';
import type { Rgba } from '../../color/rgba.ts';
import { readColors } from '../read-colors.ts';
import type { Span } from '../understanding.ts';
import { COLOR_WORDS, INKS } from '../vocabulary/colors.ts';

const INK = new RegExp(TEXT_COLOR, 'giu');
const PAPER = new RegExp(GROUND_COLOR, 'giu');

const STATED = new RegExp(STATED_RATIO, 'giu');

/** What the ground is called after `dark brown text on`. */
const ON = new RegExp(ON_GROUND, 'iu');
const ON_ANY = new RegExp(ON_GROUND.slice(1), 'iu');

/** `Dark brown text on cream`: a hue and a ground that everybody knows. */
function namedContrasts(text: string): SureWords[] {
  if (!ON_ANY.test(text) || /\bcontrast/i.test(text)) return [];
  return readColors(text, []).statements.flatMap((one) => {
    const [hex = ''] = one.values;
    const on = ON.exec(text.slice(one.span.end));
    const isText = one.kind === 'color' && one.role === 'text' && one.polarity === 'for';
    if (!isText || on === null || /^[#\d]|gr[ae]y|\(/i.test(one.span.text)) return [];
    const ground = (on.groups?.['ground'] ?? '').toLowerCase();
    const end = one.span.end + on[0].length;
    const span = { start: one.span.start, end, text: text.slice(one.span.start, end) };
    return sayingRatio(resolved(hex), resolved(INKS[ground] ?? COLOR_WORDS[ground] ?? ground), span);
  });
}

/** A colour of the text and one of the ground, in the notation of CSS, say the contrast: `text #333 on #fff`. */
export const contrasts: SureReader = (text) => [
  ...namedContrasts(text),
  ...writtenContrasts(text),
  ...statedRatios(text),
];

/** `The contrast ratio is 7:1`. */
function statedRatios(text: string): SureWords[] {
  return allMatches(STATED, text).flatMap(({ 0: written, index: start, groups = {} }) => {
    const span = { start, end: start + written.length, text: written };
    return sayingBand(Number(groups['ratio'] ?? groups['before']), span);
  });
}

function writtenContrasts(text: string): SureWords[] {
  const [ink = [], paper = []] = [INK, PAPER].map((pattern) => allMatches(pattern, text));
  const [color, ground] = [...ink, ...paper].map(colorOf);
  const [span] = spansOf(INK, text);
  if (ink.length !== 1 || paper.length !== 1 || span === undefined) return [];
  return sayingRatio(color, ground, span);
}

function sayingRatio(
  color: Rgba | null | undefined,
  ground: Rgba | null | undefined,
  span: Span,
): SureWords[] {
  if (color == null || ground == null) return [];
  return sayingBand(contrastRatio(color, ground), span);
}

function sayingBand(ratio: number, span: Span): SureWords[] {
  const { bands } = AXES.find(({ id }) => id === 'palette.contrast') as Axis;
  const value = bands[0]?.from.findLast(({ from }) => ratio >= from)?.value;
  return value === undefined ? [] : saying('palette.contrast', [value], [span]);
}

function colorOf({ groups = {} }: RegExpExecArray) {
  const written = Object.values(groups).find((one) => one !== undefined) ?? '';
  return resolved(written.replace(/^.*\s/, '').toLowerCase());
}

function resolved(written: string): Rgba | null | undefined {
  return parseColor(written)?.resolve({ scheme: 'light', current: BLACK });
}

const BLACK = { r: 0, g: 0, b: 0, a: 1 };
