import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { isFill, type PaintedColor } from '../../../features/painted-colors.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { evidenceOfColors } from '../../color-evidence.ts';
import { confidenceOf } from '../../decide.ts';
import { withDrawnHues } from '../../drawn-hues.ts';
import { hasHue, type Hue, huesOf } from '../../hues.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// A hue counts from this share of the page, or when this many elements repeat it. The rubric says 0.5 % of the
// pixels; the shares here are lower, since they cover only fills, lines and text and weight the first screen twice.
const COUNTED_SHARE = 0.002;
const COUNTED_ELEMENTS = 3;
const REPEATED_SHARE = 0.0001; // of the page, the ink of two words on the first screen; hues with less are not noticed
const SEEN_SHARE = 0.00005;
const NEAR_BLACK = { lightness: 0.3, chroma: 0.06 } as const; // OKLCH, below both; graders call such fills black
const DEFAULT_LINK: Rgba = { r: 0, g: 0, b: 238, a: 1 };
const HUE_IN_ALL_PARTS = 0.5; // share of fills in the only hue; from here on the page has one hue throughout

export const paletteStrategy = defineAxis({
  id: 'palette.strategy',
  label: 'Palette strategy',
  question: 'How many hues does the page have, besides photographs?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: { rank: 2, as: 'noun', of: (value) => texts[value].phrase },
  scale: ordinal(VALUES),
  bands: [],
  needs: ['paintedColors', 'pictureColors', 'images'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ paintedColors, pictureColors, images }): Shown<Value> {
    const hues = huesOf(withDrawnHues(paintedColors, pictureColors), isInPalette).filter(
      ({ share }) => share >= SEEN_SHARE,
    );
    const enough = hues.filter(
      ({ share, elements }) =>
        share >= COUNTED_SHARE || (elements >= COUNTED_ELEMENTS && share >= REPEATED_SHARE),
    );
    const counted = enough.length > 1 ? enough.filter((hue) => !isDefault(hue)) : enough;
    const unsure = hues.filter((hue) => isUnsure(hue));
    const value = strategyOf(counted, hues);
    const pictured = images.shown.reduce((sum, { share }) => sum + share, 0);
    return {
      value,
      confidence: confidenceOf(unsure.length === 0 ? 0.3 : 0.3 / (1 + unsure.length), 1 - pictured / 2),
      method: 'measured',
      runnerUp: runnerUpOf(value, counted, unsure),
      measure: measureOf(counted.length === 0 && value !== 'mono' ? hues.slice(0, 1) : counted),
      evidence: evidenceOfColors(
        (counted.length > 0 ? counted : hues).flatMap(({ colors }) => colors.slice(0, 1)),
      ),
    };
  },
  negated: {},
  wording: { shaded: true },
  fromTokens: null,
  plain: 'mono+1',
  shownBy: {
    // mono counts one hue, for pages that have one hue throughout; achromatic pages use it for tints only.
    hues: { mono: 1, 'mono+1': 1, duotone: 2, triadic: 3, 'full-spectrum': 4 },
  },
  fix: (target, { measure }) =>
    ({
      mono: `Use neutrals only, or tint the whole page with one hue (now ${measure}).`,
      'mono+1': `Use one accent hue for links, buttons and icons and neutrals for the rest (now ${measure}).`,
      duotone: `Use exactly two hues, one for backgrounds and one for actions (now ${measure}).`,
      triadic: `Use exactly three hues and repeat each (now ${measure}).`,
      'full-spectrum': `Give groups different hues, four or more (now ${measure}).`,
    })[target],
  ways,
});

function isInPalette(color: PaintedColor): boolean {
  const { l, c } = color.oklch;
  return hasHue(color) && !(isFill(color) && l < NEAR_BLACK.lightness && c < NEAR_BLACK.chroma);
}

/** The blue of links that nobody styled: beside colours that somebody chose it is none of the palette. */
function isDefault({ colors }: Hue): boolean {
  return colors.every(({ color }) => toHex({ ...color, a: 1 }) === toHex(DEFAULT_LINK));
}

function strategyOf(counted: readonly Hue[], seen: readonly Hue[]): Value {
  if (counted.length >= 4) return 'full-spectrum';
  if (counted.length === 3) return 'triadic';
  if (counted.length === 2) return 'duotone';
  const [only] = counted.length === 1 ? counted : seen;
  if (only === undefined) return 'mono';
  const fills = only.colors.filter(isFill);
  return fills.reduce((sum, { share }) => sum + share, 0) >= HUE_IN_ALL_PARTS ? 'mono' : 'mono+1';
}

/** Whether a hue is near the threshold for counting, above or below it. */
function isUnsure({ share, elements }: Hue): boolean {
  const byShare = share > COUNTED_SHARE / 2 && share < COUNTED_SHARE * 2;
  return byShare || (share < COUNTED_SHARE && Math.abs(elements - COUNTED_ELEMENTS) <= 1);
}

/** The value that would result if the least certain hue were counted, or not counted. */
function runnerUpOf(value: Value, counted: readonly Hue[], unsure: readonly Hue[]): Shown<Value>['runnerUp'] {
  const doubtful = unsure[0] ?? counted.toSorted((a, b) => a.share - b.share)[0];
  if (doubtful === undefined) return null;
  const more = !counted.includes(doubtful);
  const other = VALUES[VALUES.indexOf(value) + (more ? 1 : -1)];
  if (other === undefined) return null;
  const seen = `${percent(doubtful.share)} of the page and ${doubtful.elements} elements`;
  return {
    value: other,
    why: more
      ? `One more hue, ${nameOf(doubtful)}, is on only ${seen}.`
      : `The weakest hue, ${nameOf(doubtful)}, is on ${seen}.`,
  };
}

function measureOf(counted: readonly Hue[]): string {
  if (counted.length === 0) return 'no hue';
  const names = counted.slice(0, 5).map(nameOf).join(', ');
  return `${counted.length} ${counted.length === 1 ? 'hue' : 'hues'}: ${names}`;
}

function nameOf({ colors }: Hue): string {
  const [main] = colors;
  return main === undefined ? '' : toHex({ ...main.color, a: 1 });
}
