import { tally, totalWeight } from '../../../math/weighted.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { phrases } from '../../phrases.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';

const VALUES = ['small', 'regular', 'large'] as const;

/** px. RUBRIC: below 15, 15 to 17.5, from 18; the half pixel between is split. */
export const BANDS = [
  { value: 'small', from: 0 },
  { value: 'regular', from: 15 },
  { value: 'large', from: 17.75 },
] as const;
const ENOUGH_CHARACTERS = 400; // about a paragraph: less may be captions only

export const typeBodySize = defineAxis({
  id: 'type.body_size',
  label: 'Body size',
  question: 'How large is the running text?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    small: 'Most characters of the running text are set below 15 px.',
    regular: 'Most characters of the running text are set at 15 to 17.5 px.',
    large: 'Most characters of the running text are set at 18 px or more.',
  },
  needs: ['typography'],
  read({ typography: { running, labels } }) {
    const text = running.length > 0 ? running : labels;
    const sizes = tally(text.map(({ size, characters }) => ({ value: size, weight: characters })));
    const [main] = sizes;
    if (main === undefined) return notShown('The page shows no running text.');
    const total = totalWeight(sizes);
    const share = main.weight / total;
    const { value, neighbour, margin } = place(main.value, BANDS);
    const rival = sizes.find((size) => place(size.value, BANDS).value !== value);
    const lead = rival === undefined ? 1 : 1 - rival.weight / main.weight;
    const other = rival === undefined ? neighbour : place(rival.value, BANDS).value;
    return {
      value,
      // The boundaries lie close together (15, 17.75), so a tenth away is as settled as it gets.
      confidence: confidenceOf(Math.min(3 * margin, lead), total / ENOUGH_CHARACTERS),
      method: 'measured',
      runnerUp:
        other === null
          ? null
          : { value: other, why: `${Math.round(100 * share)} % of the running text is ${main.value} px.` },
      measure: `${main.value} px`,
      evidence: evidenceOfSettings(text, 'font-size', ({ size }) => `${size} px`),
    };
  },
  words: {
    small: phrases(`
      small body, tiny body, small text, tiny text, small type, tiny type, small print, micro type,
      less big body, modest body, low body size, little text, little type, footnote size, text tiny,
      caption sized, text on the small side, body on the small side, small sized text, fine print body,
      compact body, compact text
    `),
    regular: phrases(`
      normal body, normal text, moderate body, moderate text, normal size body, regular size text,
      normal type size, body normal, text at normal size, moderate size body, moderate size text,
      browser default size, moderate sized text, moderate sized body
    `),
    large: phrases(`
      big body, big text, large print, generous body, big type size, no tiny body, no tiny text,
      no small print, big readable text, large type body, text big, roomy body, big sized text,
      high body size, blown up text, text on the big side, body on the large side
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      small: `Set running text at 14px (body { font-size: 0.875rem }); it is ${measure} now.`,
      regular: `Set running text at 16px (body { font-size: 1rem }); it is ${measure} now.`,
      large: `Set running text at 18px or more (body { font-size: 1.125rem }); it is ${measure} now.`,
    })[target],
});
