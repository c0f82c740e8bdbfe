import type { PaintedColor } from '../../../features/painted-colors.ts';
import { percent } from '../../../text/percent.ts';
import { accentsOf, kindsOf, recurs, tintedShare } from '../../accents.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { largestOf } from '../../facts.ts';
import { evidenceOfColors } from '../../color-evidence.ts';
import { confidenceOf } from '../../decide.ts';
import { coloredDrawings } from '../../picture-facts.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import { towards } from '../../direction.ts';
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// Shares of the visible page outside pictures, from the rubric.
const RARE = 0.015;
const PERVASIVE = 0.08;
/** Of the page, in fills as far as they show their hue: pale and greyish grounds, which are no accents each. */
const TINTED = 0.15;
// Of drawings, which show their colours on a part of their area only, and are seen as pictures first.
const DRAWN_RECURRING = 0.02;
const DRAWN_PERVASIVE = 0.15;
/** Besides one button. Rare signals are only links or one button, and the ink of links is less than this. */
const RARE_BESIDES_BUTTON = 0.008;

export const paletteAccentUse = defineAxis({
  id: 'palette.accent_use',
  label: 'Accent use',
  question: 'How much of the page has an accent colour, and on which elements?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'accent share',
      unit: 'of the page',
      from: [
        { value: 'rare-signal', from: 0 },
        { value: 'recurring', from: RARE },
        { value: 'pervasive', from: PERVASIVE },
      ],
      inBriefs: [],
    },
  ],
  needs: ['paintedColors', 'grounds', 'pictureColors'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ paintedColors, grounds, pictureColors }): Shown<Value> {
    const accents = accentsOf(paintedColors, grounds);
    const drawn = coloredDrawings(pictureColors);
    const share = accents.reduce((sum, color) => sum + color.share, 0);
    const kinds = kindsOf(accents);
    const drawings = drawn > DRAWN_RECURRING ? `, and ${percent(drawn)} in drawings` : '';
    const measure = `${percent(share)} of the page${onKinds(kinds)}${drawings}`;
    const shown = (value: Value, margin: number, runnerUp: Shown<Value>['runnerUp']): Shown<Value> => ({
      value,
      confidence: confidenceOf(margin),
      method: 'measured',
      runnerUp,
      measure,
      evidence: evidenceOfColors(accents),
    });
    if (share > PERVASIVE) {
      const why = `Accent colour covers ${percent(share)} of the page; recurring ends at 8 %.`;
      return shown('pervasive', share / PERVASIVE - 1, { value: 'recurring', why });
    }
    const tinted = tintedShare(paintedColors, grounds);
    if (tinted > TINTED) {
      const why = `Fills tint ${percent(tinted)} of the page; recurring ends at ${percent(TINTED)}.`;
      return shown('pervasive', tinted / TINTED - 1, { value: 'recurring', why });
    }
    if (drawn > DRAWN_PERVASIVE) {
      const why = `Besides drawings, accent colour covers ${percent(share)} of the page.`;
      return shown('pervasive', drawn / DRAWN_PERVASIVE - 1, { value: 'recurring', why });
    }
    if (share >= RARE) {
      const up = PERVASIVE / share < share / RARE;
      const why = `Accent colour covers ${percent(share)} of the page.`;
      const margin = Math.min(1 - share / PERVASIVE, share / RARE - 1);
      return shown('recurring', margin, { value: up ? 'pervasive' : 'rare-signal', why });
    }
    if (recurs(accents) || share - largestButton(accents) >= RARE_BESIDES_BUTTON) {
      const why = `Accent colour covers only ${percent(share)} of the page.`;
      return shown('recurring', share / RARE, { value: 'rare-signal', why });
    }
    if (drawn > DRAWN_RECURRING) {
      const why = `Besides drawings, accent colour covers only ${percent(share)} of the page.`;
      return shown('recurring', drawn / DRAWN_PERVASIVE, { value: 'rare-signal', why });
    }
    const why = `Accent colour shows${onKinds(kinds)}.`;
    return shown('rare-signal', 1 - share / RARE, { value: 'recurring', why });
  },
  negated: {},
  fromTokens: null,
  plain: 'recurring',
  shownBy: {
    // Share of the visible page, besides buttons and links.
    area: { 'rare-signal': 0.002, recurring: 0.032, pervasive: 0.18 },
  },
  fix: (target, { measure, value }) =>
    ({
      'rare-signal': `Keep the accent colour for links and one button, below 1.5 % of the page (now ${measure}).`,
      recurring: `${towards(VALUES, { from: value, to: target }, { more: 'Repeat the accent colour on buttons, headings and icons', less: 'Keep the accent colour for buttons, headings and icons' })}, 2 to 7 % of the page (now ${measure}).`,
      pervasive: `Fill whole bands or the ground with the accent colour, above 8 % of the page (now ${measure}).`,
    })[target],
  ways,
});

const PLURALS: Readonly<Record<string, string>> = { box: 'boxes', text: 'texts' };

/** ` on buttons and links`: several kinds are no rare signal, however small. */
function onKinds(kinds: ReadonlySet<string>): string {
  const names = [...kinds].toSorted().map((kind) => PLURALS[kind] ?? `${kind}s`);
  return names.length === 0 ? '' : ` on ${names.join(', ')}`;
}

function largestButton(accents: readonly PaintedColor[]): number {
  return largestOf(
    accents.filter(({ role, elements }) => role === 'button' && elements === 1),
    ({ share }) => share,
  );
}
