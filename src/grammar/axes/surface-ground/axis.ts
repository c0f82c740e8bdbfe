import { parseHex, toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { GroundCandidate } from '../../../features/grounds.ts';
import { percents } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { notShown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { BLACK } from '../../../color/seen-hue.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// Channel limits of the rubric, 0..255.
const WHITE = 250;
const LIGHT = 190;
const CREAM = 210;
const CREAM_TINT = 5; // the eye sees yellow sooner than other tints
const LIGHT_TINT = 8;
const DARK_TINT = 12;
const MIDDLE = 120; // the rubric names no grey between 120 and 190; such greys count as light
const CREAM_HUES = [25, 70] as const; // degrees in HSL
const WARM_HUES = [330, 70] as const;

const GRADIENT = 0.4; // times; the rubric asks for a flat ground, so the mean of a gradient counts less
const LEAST = 0.04; // share of page and text; less is a button on a picture, not a ground
const TEXT = 0.5; // times; text says which ground is read on, but the rubric asks for the largest
const ROOT_BONUS = 2; // times; the root paints the ground, sections on it are bands

export const surfaceGround = defineAxis({
  id: 'surface.ground',
  label: 'Page ground',
  question: 'What colour is the largest flat ground behind the content?',
  values: VALUES,
  texts,
  phrase: { rank: 1, as: 'noun', of: (value) => texts[value].phrase },
  scale: nominal<Value>({
    'white|gray-light': 0.7,
    'white|cream': 0.5,
    'white|cool-tinted': 0.3,
    'white|warm-tinted': 0.3,
    'cream|warm-tinted': 0.8,
    'cream|gray-light': 0.4,
    'gray-light|cool-tinted': 0.5,
    'gray-light|warm-tinted': 0.4,
    'gray-dark|black': 0.8,
    'gray-dark|cool-tinted': 0.4,
    'gray-dark|warm-tinted': 0.3,
    'black|cool-tinted': 0.3,
    'black|warm-tinted': 0.2,
  }),
  bands: [
    {
      of: 'channels of a neutral grey',
      unit: '0..255',
      from: [
        { value: 'black', from: 0 },
        { value: 'gray-dark', from: BLACK + 1 },
        { value: 'gray-light', from: MIDDLE + 1 },
        { value: 'white', from: WHITE },
      ],
      inBriefs: [],
    },
  ],
  needs: ['grounds'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ grounds }) {
    const ranked = grounds.candidates.toSorted((a, b) => prominence(b) - prominence(a));
    const [ground] = ranked;
    if (ground === undefined || ground.share + ground.textShare < LEAST)
      return notShown('Pictures cover the page, so no ground is visible.');
    const value = groundOf(ground.color);
    const rival = ranked.find(({ color }) => groundOf(color) !== value);
    const lead = rival === undefined ? 1 : 1 - prominence(rival) / prominence(ground);
    const near = nearest(ground.color, value);
    return {
      value,
      confidence: Math.min(confidenceOf(lead), near === null ? 1 : 0.75),
      method: 'measured',
      runnerUp: near ?? rivalOf(rival, ground),
      measure: toHex(ground.color),
      evidence: ranked.slice(0, 3).map(({ selector, color, share }) => ({
        selector,
        property: 'background-color',
        value: toHex(color),
        share,
        source: 'css' as const,
      })),
    };
  },
  speaksFor: ({ value }) => {
    const color = parseHex(value.slice(1));
    return color && groundOf(color);
  },
  negated: {},
  fromTokens: ({ color }) => {
    const ground = color('color.background');
    if (ground === undefined) return [];
    const value = groundOf(ground);
    return value === 'cream' ? ['cream', 'warm-tinted'] : [value];
  },
  plain: 'white',
  shownBy: {
    // Hex digits on a light page: with a full tint, and with the least tint of the value.
    light: {
      white: { full: 'ffffff', faint: 'ffffff' },
      cream: { full: 'f7f1e3', faint: 'faf9f4' },
      'gray-light': { full: 'f2f2f2', faint: 'f2f2f2' },
      'gray-dark': { full: '242424', faint: '242424' },
      black: { full: '0d0d0d', faint: '0d0d0d' },
      'warm-tinted': { full: 'f8e6e1', faint: 'f3ebe9' },
      'cool-tinted': { full: 'e3edf6', faint: 'f0f4f8' },
    },
  },
  fix: (target, { measure }) =>
    `Set the page background to ${EXAMPLES[target]} (now ${measure}); use other colours for bands and cards only.`,
  ways: (target, page) => ways(target, page, (color) => groundOf(color) === target),
});

const EXAMPLES: Readonly<Record<Value, string>> = {
  white: '#ffffff',
  cream: 'a cream such as #faf6ec',
  'gray-light': 'a neutral light grey such as #f2f2f2',
  'gray-dark': 'a neutral dark grey such as #262626',
  black: 'near black such as #0c0c0c',
  'warm-tinted': 'a warm tint such as #f0dccb',
  'cool-tinted': 'a cool tint such as #e6edf5',
};

function prominence({ share, textShare, root, flat }: GroundCandidate): number {
  return (share + TEXT * textShare) * (root ? ROOT_BONUS : 1) * (flat ? 1 : GRADIENT);
}

/** The value of a ground painted in one colour. */
export function groundOf(color: Rgba): Value {
  const { lowest, highest, tint, hue } = channels(color);
  if (lowest >= WHITE) return 'white';
  if (highest <= BLACK) return 'black';
  if (lowest >= CREAM && tint >= CREAM_TINT && within(hue, CREAM_HUES)) return 'cream';
  const tinted = lowest >= LIGHT ? tint >= LIGHT_TINT : tint >= DARK_TINT;
  if (tinted) return within(hue, WARM_HUES) ? 'warm-tinted' : 'cool-tinted';
  return (lowest + highest) / 2 > MIDDLE ? 'gray-light' : 'gray-dark';
}

/** The value of a slightly different colour. */
function nearest(color: Rgba, value: Value): { value: Value; why: string } | null {
  const { lowest, tint, hue } = channels(color);
  const hex = toHex(color);
  if (value === 'gray-light' && lowest >= WHITE - 3) {
    return { value: 'white', why: `${hex} is almost white; white begins at 250 in every channel.` };
  }
  if (value === 'gray-light' && lowest >= CREAM && tint === CREAM_TINT - 1 && within(hue, CREAM_HUES)) {
    return { value: 'cream', why: `${hex} is tinted by ${tint} of 255; cream begins at ${CREAM_TINT}.` };
  }
  const limit = lowest >= LIGHT ? LIGHT_TINT : DARK_TINT;
  const family = within(hue, WARM_HUES) ? 'warm-tinted' : 'cool-tinted';
  if ((value === 'gray-light' || value === 'gray-dark') && tint >= limit / 2) {
    return {
      value: family,
      why: `${hex} is tinted by ${Math.round(tint)} of 255; a tint counts from ${limit}.`,
    };
  }
  if (value === family && lowest < LIGHT && tint < 2 * DARK_TINT) {
    return { value: 'gray-dark', why: `${hex} is tinted by only ${Math.round(tint)} of 255.` };
  }
  if (value === 'cream') return { value: 'warm-tinted', why: `${hex} is light enough for cream.` };
  return null;
}

function rivalOf(
  rival: GroundCandidate | undefined,
  ground: GroundCandidate,
): { value: Value; why: string } | null {
  if (rival === undefined) return null;
  const [rivalShare, groundShare] = percents([rival.share, ground.share]);
  const [rivalText, groundText] = percents([rival.textShare, ground.textShare]);
  return {
    value: groundOf(rival.color),
    why: `${toHex(rival.color)} covers ${rivalShare} of the page and carries ${rivalText} of the text; ${toHex(ground.color)} ${groundShare} and ${groundText}.`,
  };
}

function channels(color: Rgba): { lowest: number; highest: number; tint: number; hue: number } {
  const [r, g, b] = [Math.round(color.r), Math.round(color.g), Math.round(color.b)];
  const [lowest, highest] = [Math.min(r, g, b), Math.max(r, g, b)];
  const tint = highest - lowest;
  if (tint === 0) return { lowest, highest, tint, hue: 0 };
  const sextant = highest === r ? (g - b) / tint : highest === g ? (b - r) / tint + 2 : (r - g) / tint + 4;
  return { lowest, highest, tint, hue: (60 * sextant + 360) % 360 };
}

function within(hue: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;
}
