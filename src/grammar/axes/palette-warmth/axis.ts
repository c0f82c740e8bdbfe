import type { PaintedColor } from '../../../features/painted-colors.ts';
import { percents } from '../../../text/percent.ts';
import { accentsOf, recurs } from '../../accents.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { evidenceOfColors } from '../../color-evidence.ts';
import { confidenceOf } from '../../decide.ts';
import type { Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// OKLCH degrees: magenta (about 328) is warm, lime (about 124) is cool.
const WARM_FROM = 325;
const WARM_TO = 115;

const LEAST_CHROMA = 0.012; // OKLCH; below, a ground looks grey
const GREY = 0.008; // OKLCH chroma of a colour that says nothing; only what exceeds it counts
// Share times chroma; below, the page is neutral. RUBRIC: one small accent leaves a page neutral unless it recurs.
// 0.0012 is 0.7 % of the page in a saturated accent; accents on several kinds of element need less.
const NEUTRAL = 0.0012;
const NEUTRAL_RECURRING = 0.0005;
const SHARED = 0.3; // share of the weaker side; from here on the page is mixed

export const paletteWarmth = defineAxis({
  id: 'palette.warmth',
  label: 'Warmth',
  question: 'Do warm or cool colours dominate?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: null,
  scale: nominal<Value>({
    'cool|neutral': 0.5,
    'warm|neutral': 0.5,
    'mixed|neutral': 0.4,
    'cool|mixed': 0.5,
    'warm|mixed': 0.5,
  }),
  bands: [],
  needs: ['paintedColors', 'grounds'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ paintedColors, grounds }): Shown<Value> {
    const tinted = paintedColors.filter(({ oklch }) => oklch.c >= LEAST_CHROMA);
    const strength = (colors: readonly PaintedColor[]) =>
      colors.reduce((sum, color) => sum + strengthOf(color), 0);
    const warm = strength(tinted.filter(isWarm));
    const whole = strength(tinted);
    const part = whole === 0 ? 0 : warm / whole;
    const total = tinted.reduce((sum, { share, oklch }) => sum + share * oklch.c, 0);
    const strongest = tinted.toSorted((a, b) => strengthOf(b) - strengthOf(a));
    const [warmShare, coolShare] = percents([part, 1 - part]);
    const side = part >= 0.5 ? 'warm' : 'cool';
    const weaker = Math.min(part, 1 - part);
    const measure = total === 0 ? 'no hue at all' : `${warmShare} of the colour is warm`;
    const shown = (value: Value, margin: number, runnerUp: Shown<Value>['runnerUp']): Shown<Value> => ({
      value,
      confidence: confidenceOf(margin),
      method: 'measured',
      runnerUp,
      measure,
      evidence: evidenceOfColors(strongest),
    });
    const neutral = recurs(accentsOf(paintedColors, grounds)) ? NEUTRAL_RECURRING : NEUTRAL;
    if (total < neutral) {
      const why = `The few chromatic colours are ${side}, but hardly visible.`;
      return shown('neutral', 1 - total / neutral, total === 0 ? null : { value: side, why });
    }
    const faint = total / neutral - 1;
    if (weaker >= SHARED) {
      const why = `${part >= 0.5 ? warmShare : coolShare} of the colour is ${side}.`;
      return shown('mixed', Math.min(faint, weaker / SHARED - 1), { value: side, why });
    }
    const second = faint < 1 - weaker / SHARED ? 'neutral' : 'mixed';
    const why =
      second === 'neutral'
        ? 'Little of the page has a hue.'
        : `${part >= 0.5 ? coolShare : warmShare} of the colour is on the other side.`;
    return shown(side, Math.min(faint, 1 - weaker / SHARED), { value: second, why });
  },
  negated: {},
  wording: { shaded: true, together: { parts: ['warm', 'cool'], whole: 'mixed' } },
  fromTokens: null,
  plain: 'cool',
  shownBy: {},
  fix: (target, { measure }) =>
    ({
      cool: `Use green, blue or violet for grounds and accents (now ${measure}).`,
      neutral: `Use neutral greys for grounds and text, and colour for one small accent only (now ${measure}).`,
      warm: `Use red, orange, yellow or brown for grounds and accents (now ${measure}).`,
      mixed: `Give a warm and a cool hue similar areas (now ${measure}).`,
    })[target],
  ways: (target, page) => ways(target, page, (color) => (isWarm(color) ? 'warm' : 'cool')),
});

function isWarm({ oklch }: PaintedColor): boolean {
  return oklch.h >= WARM_FROM || oklch.h <= WARM_TO;
}

/** By the root of the area, so that a pale ground does not outweigh the accents on it. */
function strengthOf({ share, oklch }: PaintedColor): number {
  return Math.sqrt(share) * (oklch.c - GREY);
}
