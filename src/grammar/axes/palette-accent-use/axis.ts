import { percent } from '../../../text/percent.ts';
import { accentsOf, kindsOf, recurs } from '../../accents.ts';
import { defineAxis } from '../../axis.ts';
import { evidenceOfColors } from '../../color-evidence.ts';
import { confidenceOf } from '../../decide.ts';
import { phrases } from '../../phrases.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['rare-signal', 'recurring', 'pervasive'] as const;
type Value = (typeof VALUES)[number];

// Shares of the rubric.
const RARE = 0.015;
const PERVASIVE = 0.08;

export const paletteAccentUse = defineAxis({
  id: 'palette.accent_use',
  label: 'Accent use',
  question: 'How much of the page is in an accent colour, and on what?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    'rare-signal': 'Less than 1.5 % of what is seen, only on links or a button.',
    recurring: 'Repeated on buttons, headings and icons, about 1.5 to 8 %.',
    pervasive: 'More than 8 %, with bands or grounds in the accent colour.',
  },
  needs: ['paintedColors', 'grounds'],
  read({ paintedColors, grounds }): Shown<Value> {
    const accents = accentsOf(paintedColors, grounds);
    const share = accents.reduce((sum, color) => sum + color.share, 0);
    const kinds = kindsOf(accents);
    const measure = `${percent(share)} of the page on ${kinds.size} kinds of element`;
    const shown = (value: Value, margin: number, runnerUp: Shown<Value>['runnerUp']): Shown<Value> => ({
      value,
      confidence: confidenceOf(margin),
      method: 'measured',
      runnerUp,
      measure,
      evidence: evidenceOfColors(accents),
    });
    if (share > PERVASIVE) {
      const why = `${percent(share)} is not far above 8 %.`;
      return shown('pervasive', share / PERVASIVE - 1, { value: 'recurring', why });
    }
    if (share >= RARE) {
      const up = PERVASIVE / share < share / RARE;
      const why = `Accent colour covers ${percent(share)} of the page.`;
      const margin = Math.min(1 - share / PERVASIVE, share / RARE - 1);
      return shown('recurring', margin, { value: up ? 'pervasive' : 'rare-signal', why });
    }
    if (recurs(accents)) {
      const why = `Accent colour covers only ${percent(share)} of the page.`;
      return shown('recurring', share / RARE, { value: 'rare-signal', why });
    }
    const why = `Accent colour shows on ${kinds.size} kinds of element.`;
    return shown('rare-signal', 1 - share / RARE, { value: 'recurring', why });
  },
  words: {
    'rare-signal': phrases(`
      rare signal, low pop, low accent, accent low, accent only on link, accent only for link,
      accent for link only, accent reserved for, accent only on text link, accent only on button,
      accent only for the button, accent only when it matters, subtle accent, tiny accent, small accent,
      accent held back, accent on a single, accent used once, once accent, accent in one place,
      accent saved for, color only on link, color only for link, color only for button,
      color only on button, color only where, color reserved for, modest accent, accent only for single,
      only text link are colored, rationed accent, accent rationed, less accent, color used low,
      only on text link, only on link, only for link, only the link, only for text link, only the text link,
      accent only for, accent only on, accent for action only
    `),
    recurring: phrases(`
      recurring accent, accent throughout, accent on every button, pop of accent, pop of accent throughout,
      accent on heading, accent recur, accent on button heading icon, regular accent,
      pop of color throughout, accent here and there, some accent, moderate accent, accent across,
      thread of color, accent thread, accent as a thread, accent running through, accent woven, accent echo,
      accent is echoed, accent in heading, accent on icon
    `),
    pervasive: phrases(`
      everywhere accent, accent everywhere, extreme accent, page in accent, section in accent,
      accent ground, accent colored ground, generous accent, band of accent, accent dominate,
      covered in accent, bathed in accent, accent band, accent as background, accent take over,
      accent on every surface, accent fill, paint in accent, painted in accent, everything in accent,
      accent colored section, accent on big area, accent heavy, heavy accent, full accent section,
      accent colored band, accent filled section, accent covers, everywhere in accent,
      everywhere with accent, everywhere page in accent, everywhere page with accent, dipped in accent,
      accent in every corner, section dressed in accent
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      'rare-signal': `Keep the accent colour for links and one button, below 1.5 % of the page (now ${measure}).`,
      recurring: `Repeat the accent colour on buttons, headings and icons, 2 to 7 % of the page (now ${measure}).`,
      pervasive: `Lay whole bands or the ground in the accent colour, above 8 % of the page (now ${measure}).`,
    })[target],
});
