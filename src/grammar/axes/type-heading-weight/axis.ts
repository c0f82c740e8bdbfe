import type { Heading } from '../../../features/typography.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { commonest, leadingHeadings } from '../../leading-headings.ts';
import { phrases } from '../../phrases.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';

const VALUES = ['ultralight', 'light', 'regular', 'medium', 'bold', 'black'] as const;

/** font-weight. RUBRIC names 250 and less, 300, 400, 500, 600 to 799, 800; variable fonts in between go to the nearer. */
export const BANDS = [
  { value: 'ultralight', from: 1 },
  { value: 'light', from: 251 },
  { value: 'regular', from: 351 },
  { value: 'medium', from: 451 },
  { value: 'bold', from: 551 },
  { value: 'black', from: 800 },
] as const;
const SEMIBOLD = 650; // up to here a bold may pass for medium
const ENOUGH_HEADINGS = 3;

const classOf = ({ fontWeight }: Heading) => place(fontWeight, BANDS).value;

export const typeHeadingWeight = defineAxis({
  id: 'type.heading_weight',
  label: 'Heading weight',
  question: 'How heavy are the headings?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    ultralight: 'Most of h1 to h3 have a font-weight of 250 or less.',
    light: 'Most of h1 to h3 have a font-weight of about 300.',
    regular: 'Most of h1 to h3 have a font-weight of about 400.',
    medium: 'Most of h1 to h3 have a font-weight of about 500.',
    bold: 'Most of h1 to h3 have a font-weight of 600 to 799.',
    black: 'Most of h1 to h3 have a font-weight of 800 or more.',
  },
  needs: ['typography'],
  read({ typography: { headings } }) {
    const main = leadingHeadings(headings);
    const { value, example, count, rival } = commonest(main, classOf) ?? {};
    if (value === undefined || example === undefined) return notShown('The page shows no heading.');
    const near = value === 'bold' && example.fontWeight <= SEMIBOLD ? 'medium' : null;
    const share = (count ?? 0) / main.length;
    return {
      value,
      confidence: confidenceOf(share - 0.5 + (near === null ? 0.1 : 0), main.length / ENOUGH_HEADINGS),
      method: 'measured',
      runnerUp: runnerUp(rival ?? near, example.fontWeight, share),
      measure: `font-weight ${example.fontWeight}`,
      evidence: evidenceOfSettings(
        main,
        'font-weight',
        ({ fontWeight }) => `${fontWeight}`,
        () => 1,
      ),
    };
  },
  words: {
    ultralight: phrases(`
      ultralight heading, thin heading, hairline heading, ultralight type, thin type, hairline type,
      ultralight weight, very light heading, extreme thin heading, extreme light heading, ultralight,
      very thin heading, very thin type, feather heading, subtle weight heading, skeletal heading
    `),
    light: phrases('light heading, light type, delicate heading, light cut'),
    regular: phrases(`
      normal heading, normal weight heading, normal weight, no bold, book weight, book weight heading,
      roman weight heading, plain heading, regular cut heading, heading same weight as text,
      heading same weight as body, body weight heading, unbolded heading, heading not bolded,
      weight of body heading, heading in the same weight
    `),
    medium: phrases(`
      moderate heading, moderate weight heading, moderate weight, moderate bold heading,
      slightly bold heading, medium cut heading, less bold heading, moderate weight type,
      a bit bold heading, less heavy heading
    `),
    bold: phrases(`
      bold heading, heavy heading, strong heading, bold type, thick heading, heavy type, bold face heading,
      thick type, sturdy heading, muscular heading, confident bold heading, no thin heading,
      no light heading
    `),
    black: phrases(`
      extra black heading, black heading, extra black type, extra black, very bold heading,
      extreme bold heading, extreme heavy heading, heading as black as, black cut, black type weight,
      heaviest cut, extreme bold type, slab black heading, screaming heavy heading, very bold type,
      extreme black heading, extreme weight heading
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    `Set h1, h2, h3 { font-weight: ${FIX_WEIGHT[target]} } and load that cut of the face; it is ${measure} now.`,
});

const FIX_WEIGHT = { ultralight: 200, light: 300, regular: 400, medium: 500, bold: 700, black: 900 } as const;

function runnerUp(value: (typeof VALUES)[number] | null, weight: number, share: number) {
  if (value === null) return null;
  return { value, why: `${Math.round(100 * share)} % of the main headings are near font-weight ${weight}.` };
}
