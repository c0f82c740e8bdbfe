import type { Grounds } from '../../../features/grounds.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import { weightedQuantile } from '../../../math/weighted.ts';
import { percent } from '../../../text/percent.ts';
import { accentsOf } from '../../accents.ts';
import { defineAxis } from '../../axis.ts';
import { evidenceOfColors } from '../../color-evidence.ts';
import { confidenceOf, place } from '../../decide.ts';
import { isChromatic } from '../../hues.ts';
import { phrases } from '../../phrases.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['desaturated', 'muted', 'balanced', 'vivid', 'neon'] as const;
type Value = (typeof VALUES)[number];

/** OKLCH chroma of the rubric. No band leads to neon: it is told by fluorescence, not by chroma alone. */
export const BANDS = [
  { value: 'desaturated', from: 0 },
  { value: 'muted', from: 0.04 },
  { value: 'balanced', from: 0.09 },
  { value: 'vivid', from: 0.16 },
] as const;

const LEAST_SHARE = 0.0001; // of the page, the ink of two words on the first screen: less leaves the page grey
const SEEN_ACCENTS = 0.001; // of the page, a button: less leaves a tinted ground the strongest impression
const CEILING = 0.01; // of the page: past this a larger area adds no weight, so bands do not outweigh accents
const TELLING = 0.6; // quantile: accents among quieter grounds set the tone
const NEON_CHROMA = 0.22;
const NEON_LIGHTNESS = 0.7; // a fluorescent colour is both light and saturated: #00ff00, #ff00ff, #ccff00
const NEON_ELEMENTS = 3;
const DARK_PAGE = 0.5; // of the page dark: on white such colours are only bright

export const paletteSaturation = defineAxis({
  id: 'palette.saturation',
  label: 'Saturation',
  question: 'How strong are the chromatic colours?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    desaturated: 'OKLCH chroma of accents and bands below 0.04, or nothing chromatic.',
    muted: 'Chroma 0.04 to 0.09.',
    balanced: 'Chroma 0.09 to 0.16.',
    vivid: 'Chroma 0.16 and more.',
    neon: 'Fluorescent or glowing colours on dark.',
  },
  needs: ['paintedColors', 'grounds'],
  read({ paintedColors, grounds }): Shown<Value> {
    const chromatic = tellingColors(paintedColors, grounds);
    const share = shareOf(chromatic);
    if (share < LEAST_SHARE) return grey(chromatic, share);
    const fluorescent = chromatic.filter(isFluorescent);
    const glowing = fluorescent.reduce((sum, { elements }) => sum + elements, 0);
    if (grounds.dark > DARK_PAGE && glowing >= NEON_ELEMENTS) return neon(fluorescent, glowing);
    const weighted = chromatic.map((color) => ({ value: color.oklch.c, weight: weightOf(color) }));
    const chroma = weightedQuantile(weighted, TELLING) ?? 0;
    const { value, neighbour, margin } = place(chroma, BANDS);
    const measure = `chroma ${chroma.toFixed(2)}`;
    return {
      value,
      confidence: confidenceOf(margin, share / (4 * LEAST_SHARE)),
      method: 'measured',
      runnerUp: neighbour && {
        value: neighbour,
        why: `The typical ${measure} lies nearest to ${neighbour}.`,
      },
      measure,
      evidence: evidenceOfColors(chromatic.toSorted((a, b) => weightOf(b) - weightOf(a))),
    };
  },
  words: {
    desaturated: phrases(`
      desaturated, desaturated palette, no saturation, no palette saturation, ashy, desaturated tones,
      near colorless, very muted, very muted palette, very low saturation, extreme muted, barely colored,
      hardly colored, almost colorless
    `),
    muted: phrases(`
      muted, muted palette, muted ground, muted page, tone palette down, turn palette down,
      less bright palette, less saturated palette, low saturation, muted tones, soft palette,
      less saturation, gentle palette, quiet palette, subtle palette, muted accent, soft accent,
      soft tone palette, toned palette, milky palette, dim palette, sober palette, tamed palette,
      subdued saturation
    `),
    balanced: phrases(`
      moderate saturation, moderate palette, natural palette, normal saturation, moderate vivid palette,
      moderate vivid, neither dull nor loud, neither loud nor dull, neither muted nor vivid,
      neither vivid nor muted, medium strength palette, medium intensity palette, healthy saturation,
      even saturation, saturation in the middle, true to life palette, lifelike palette, moderate intensity,
      well balanced palette
    `),
    vivid: phrases(`
      vivid palette, vivid ground, bright ground, bright palette, bright accent, bright tones, bright page,
      bright saturation, vivid tones, vivid accent, bold palette, strong palette, more saturation,
      bold accent, big saturation, full strength palette, saturated, very saturated, vivid page,
      color turned up, bright colored, pop art palette, bold color block
    `),
    neon: phrases(`
      neon, neon palette, neon ground, neon accent, neon tones, neon green, neon pink, hot neon, neon sign,
      neon light, neon type, neon glow, neon saturation, rave palette, blacklight, black light,
      neon everything
    `),
  },
  negated: { vivid: 'muted' },
  fix: (target, { measure }) =>
    ({
      desaturated: `Grey the accents down to an OKLCH chroma below 0.04 (now ${measure}).`,
      muted: `Bring accents and bands to an OKLCH chroma of 0.05 to 0.08 (now ${measure}).`,
      balanced: `Bring accents and bands to an OKLCH chroma of 0.10 to 0.15 (now ${measure}).`,
      vivid: `Bring accents and bands to an OKLCH chroma of 0.18 to 0.25 (now ${measure}).`,
      neon: `Use fluorescent accents such as #39ff14 on a near-black ground (now ${measure}).`,
    })[target],
});

/** Accents set the tone where they are seen; else the ground does. */
function tellingColors(colors: readonly PaintedColor[], grounds: Grounds): readonly PaintedColor[] {
  const accents = accentsOf(colors, grounds);
  return shareOf(accents) >= SEEN_ACCENTS ? accents : colors.filter(isChromatic);
}

function shareOf(colors: readonly PaintedColor[]): number {
  return colors.reduce((sum, { share }) => sum + share, 0);
}

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
      why: 'The colours are saturated in any case; the dark ground makes them glow.',
    },
    measure: `fluorescent colours on ${elements} elements`,
    evidence: evidenceOfColors(fluorescent),
  };
}

function isFluorescent({ oklch }: PaintedColor): boolean {
  return oklch.c >= NEON_CHROMA && oklch.l >= NEON_LIGHTNESS;
}

/** Chroma counts where it is seen: area up to a ceiling, and stronger colours draw the eye first. */
function weightOf({ share, oklch }: PaintedColor): number {
  return Math.min(share, CEILING) * oklch.c;
}
