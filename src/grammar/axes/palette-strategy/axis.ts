import { toHex } from '../../../color/hex.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis } from '../../axis.ts';
import { evidenceOfColors } from '../../color-evidence.ts';
import { confidenceOf } from '../../decide.ts';
import { hasHue, type Hue, huesOf } from '../../hues.ts';
import { phrases } from '../../phrases.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['mono', 'mono+1', 'duotone', 'triadic', 'full-spectrum'] as const;
type Value = (typeof VALUES)[number];

// A hue counts from a share of the page, or when that many elements repeat it. The rubric names half a per
// cent of the pixels; shares here weigh the first screen twice and know only fills, lines and ink, hence less.
const COUNTED_SHARE = 0.0015;
const COUNTED_ELEMENTS = 3;
const SEEN_SHARE = 0.00005;
const HUE_IN_ALL_PARTS = 0.5; // share of fills in the one hue that makes a page of one colour

export const paletteStrategy = defineAxis({
  id: 'palette.strategy',
  label: 'Palette strategy',
  question: 'How many hues does the designed page have, photographs left out?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    mono: 'Neutrals only, or one hue in all parts.',
    'mono+1': 'Neutrals and one accent hue.',
    duotone: 'Two hues carry the page.',
    triadic: 'Three hues.',
    'full-spectrum': 'Four hues or more.',
  },
  needs: ['paintedColors', 'images'],
  read({ paintedColors, images }): Shown<Value> {
    const hues = huesOf(paintedColors, hasHue).filter(({ share }) => share >= SEEN_SHARE);
    const counted = hues.filter(
      ({ share, elements }) => share >= COUNTED_SHARE || elements >= COUNTED_ELEMENTS,
    );
    const unsure = hues.filter((hue) => isUnsure(hue));
    const value = strategyOf(counted, hues);
    const pictured = images.shown.reduce((sum, { share }) => sum + share, 0);
    return {
      value,
      confidence: confidenceOf(unsure.length === 0 ? 0.3 : 0.3 / (1 + unsure.length), 1 - pictured / 2),
      method: 'measured',
      runnerUp: runnerUpOf(value, counted, unsure),
      measure: measureOf(counted),
      evidence: evidenceOfColors(
        (counted.length > 0 ? counted : hues).flatMap(({ colors }) => colors.slice(0, 1)),
      ),
    };
  },
  words: {
    mono: phrases(`
      monochrome, monochrome palette, no color, single palette, single palette only, no accent,
      monochrome page, shade of single, black white only, only black white, no extra color, tone of one,
      variations of one, variation of single palette, color free
    `),
    'mono+1': phrases(`
      mono+1, mono single, single accent, monochrome with pop, monochrome palette with pop,
      neutral with pop, neutral palette with pop, single pop, monochrome single,
      monochrome plus single accent, monochrome with single accent, neutral plus single, gray plus single,
      black white and single red, single accent palette, monochrome with a single, monochrome plus single,
      monochrome plus accent, monochrome with accent, neutral with single, neutral plus accent,
      neutral with accent, neutral and single, gray and single, gray with single, gray with accent,
      single splash of color, single spot of color, single colored accent, monochrome except,
      monochrome apart from, a single red, accent single, single vivid accent, otherwise neutral,
      otherwise monochrome, single touch of color, monochrome except single, monochrome but single,
      monochrome single accent, single color against, splash of single, white and single, black and single
    `),
    duotone: phrases(`
      duotone, two palette, two tone, two tones, two tone palette, bicolor, bichrome,
      no more than two palette, two brand palette, two accent, two main palette, pair palette, two ink,
      dichromatic, complementary pair, two contrasting palette, no third color, at most two palette,
      at most two, two strong palette, two spot palette, duochrome
    `),
    triadic: phrases(`
      triadic, triadic palette, three palette, three brand palette, three accent, tricolor, primary triad,
      red blue yellow, red yellow blue, blue red yellow, triad, three main palette, three tone palette,
      primary palette, three primary, three equal palette, three ink, three strong palette
    `),
    'full-spectrum': phrases(`
      colorful, colorful palette, many palette, spectrum, lot of palette, different palette, colorful page,
      various palette, many hue palette, four palette, five palette, six palette, dozen palette,
      endless palette, several palette, four or more palette, many bright palette, crowded with color,
      full of color, colored differently, each section its own color, wide range of palette, broad palette,
      wide ranging palette, all sort palette, multiple palette, every color under the sun, any color goes
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      mono: `Drop every hue and keep neutrals, or tint all parts with one (now ${measure}).`,
      'mono+1': `Keep one accent hue for links, buttons and icons and make all else neutral (now ${measure}).`,
      duotone: `Use exactly two hues, one for grounds and one for actions (now ${measure}).`,
      triadic: `Use exactly three hues and repeat each (now ${measure}).`,
      'full-spectrum': `Give groups hues of their own, four or more (now ${measure}).`,
    })[target],
});

function strategyOf(counted: readonly Hue[], seen: readonly Hue[]): Value {
  if (counted.length >= 4) return 'full-spectrum';
  if (counted.length === 3) return 'triadic';
  if (counted.length === 2) return 'duotone';
  const [only] = counted.length === 1 ? counted : seen;
  if (only === undefined) return 'mono';
  const fills = only.colors.filter(({ role }) => role === 'band' || role === 'box');
  return fills.reduce((sum, { share }) => sum + share, 0) >= HUE_IN_ALL_PARTS ? 'mono' : 'mono+1';
}

/** Near the least that counts, on either side. */
function isUnsure({ share, elements }: Hue): boolean {
  const byShare = share > COUNTED_SHARE / 2 && share < COUNTED_SHARE * 2;
  return byShare || (share < COUNTED_SHARE && Math.abs(elements - COUNTED_ELEMENTS) <= 1);
}

/** The value that the most doubtful hue would make, by counting or by not counting. */
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
      ? `One more hue, ${nameOf(doubtful)}, is seen on only ${seen}.`
      : `The weakest hue, ${nameOf(doubtful)}, is seen on ${seen}.`,
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
