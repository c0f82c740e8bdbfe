import { numbered } from '../../../text/numbered.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import { weightedQuantile } from '../../../math/weighted.ts';
import { percent } from '../../../text/percent.ts';
import { shareOf, chromaticColors, tonalWeight } from '../../accents.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { evidenceOfColors } from '../../color-evidence.ts';
import { confidenceOf, place } from '../../decide.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { CHROMATIC_FROM, seenOklch } from '../../../color/seen-hue.ts';
import { accepted } from '../../token-facts.ts';
import { BANDS, isFluorescent } from './bands.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

const LEAST_SHARE = 0.0001; // of the page, the ink of two words on the first screen; with less the page counts as grey
const TELLING = 0.7; // quantile of chroma; above the median, so that accents count more than backgrounds
const NEON_ELEMENTS = 3;
const DARK_PAGE = 0.5; // of the page that is dark; on white the same colours are vivid, not neon

export const paletteSaturation = defineAxis({
  id: 'palette.saturation',
  label: 'Saturation',
  question: 'How saturated are the chromatic colours?',
  values: VALUES,
  texts,
  phrase: { rank: 1, as: 'adjective', of: (value) => texts[value].phrase },
  scale: ordinal(VALUES),
  bands: [{ of: 'chroma', unit: 'OKLCH', from: BANDS, inBriefs: [] }],
  needs: ['paintedColors', 'grounds'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ paintedColors, grounds }): Shown<Value> {
    const chromatic = chromaticColors(paintedColors, grounds);
    const share = shareOf(chromatic);
    if (share < LEAST_SHARE) return grey(chromatic, share);
    const fluorescent = chromatic.filter(({ oklch }) => isFluorescent(oklch));
    const glowing = fluorescent.reduce((sum, { elements }) => sum + elements, 0);
    if (grounds.dark > DARK_PAGE && glowing >= NEON_ELEMENTS) return neon(fluorescent, glowing);
    const weighted = chromatic.map((color) => ({ value: color.oklch.c, weight: tonalWeight(color) }));
    const chroma = weightedQuantile(weighted, TELLING) ?? 0;
    const { value, neighbour, margin } = place(chroma, BANDS);
    const measure = `chroma ${chroma.toFixed(2)}`;
    return {
      value,
      confidence: confidenceOf(margin, share / (4 * LEAST_SHARE)),
      method: 'measured',
      runnerUp: neighbour && {
        value: neighbour,
        why: `The typical ${measure} is nearest to ${neighbour}.`,
      },
      measure,
      evidence: evidenceOfColors(chromatic),
    };
  },
  negated: { vivid: 'muted' },
  fromTokens: ({ color }) => {
    const colors = ['color.primary', 'color.accent', 'color.link'].flatMap((path) => color(path) ?? []);
    if (colors.length === 0) return [];
    const chromas = colors.map((each) => seenOklch(each).c).filter((c) => c >= CHROMATIC_FROM);
    return chromas.length === 0 ? ['desaturated'] : chromas.flatMap((chroma) => accepted(chroma, BANDS));
  },
  plain: 'balanced',
  shownBy: {
    // OKLCH chroma of the accents, in the middle of their band.
    chroma: { desaturated: 0.036, muted: 0.066, balanced: 0.125, vivid: 0.19, neon: 0.26 },
  },
  fix: (target, { measure }) =>
    ({
      desaturated: `Desaturate accents to an OKLCH chroma below 0.04 (now ${measure}).`,
      muted: `Bring accents and bands to an OKLCH chroma of 0.05 to 0.08 (now ${measure}).`,
      balanced: `Bring accents and bands to an OKLCH chroma of 0.10 to 0.15 (now ${measure}).`,
      vivid: `Bring accents and bands to an OKLCH chroma of 0.18 to 0.25 (now ${measure}).`,
      neon: `Use fluorescent accents such as #39ff14 on a near-black ground (now ${measure}).`,
    })[target],
  ways,
});

function grey(chromatic: readonly PaintedColor[], share: number): Shown<Value> {
  return {
    value: 'desaturated',
    confidence: confidenceOf(1 - share / LEAST_SHARE),
    method: 'measured',
    runnerUp:
      chromatic.length === 0
        ? null
        : { value: 'muted', why: `Chromatic colour covers only ${percent(share)} of the page.` },
    measure: `${percent(share)} chromatic`,
    evidence: evidenceOfColors(chromatic),
  };
}

function neon(fluorescent: readonly PaintedColor[], elements: number): Shown<Value> {
  return {
    value: 'neon',
    confidence: 0.75,
    method: 'measured',
    runnerUp: {
      value: 'vivid',
      why: 'The colours are saturated; only the dark ground makes them neon.',
    },
    measure: `fluorescent colours on ${numbered(elements, 'element', 'elements')}`,
    evidence: evidenceOfColors(fluorescent),
  };
}
