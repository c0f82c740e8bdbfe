import { weightedMode } from '../../../math/weighted.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { phrases } from '../../phrases.ts';
import { notShown, type Evidence } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['compact', 'balanced', 'oversized'] as const;

/** Largest heading over running text. RUBRIC: below 2.2, to 4, above. */
export const BANDS = [
  { value: 'compact', from: 0 },
  { value: 'balanced', from: 2.2 },
  { value: 'oversized', from: 4.0001 },
] as const;
/** px; reads as oversized beside any text. */
export const OVERSIZED = 72;
const LAST_MAIN_LEVEL = 3; // a page led by no h1 to h3 leads by large text
const BROWSER_TEXT = 16; // px, for a page of headings only

export const typeDisplayScale = defineAxis({
  id: 'type.display_scale',
  label: 'Display scale',
  question: 'How much larger than the running text is the largest heading?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    compact: 'The largest heading is less than 2.2 times the running text.',
    balanced: 'The largest heading is 2.2 to 4 times the running text.',
    oversized: 'The largest heading is more than 4 times the running text, or 72 px and more.',
  },
  needs: ['typography'],
  read({ typography: { running, headings } }) {
    const elements = headings.filter(({ level }) => level > 0);
    const led = elements.some(({ level }) => level <= LAST_MAIN_LEVEL);
    // Without a heading the largest text leads, if only by a little.
    const leading = led ? elements : headings.length > 0 ? headings : running;
    const [largest] = leading.toSorted((a, b) => b.size - a.size);
    if (largest === undefined) return notShown('The page shows no text.');
    const text =
      weightedMode(running.map(({ size, characters }) => ({ value: size, weight: characters }))) ??
      BROWSER_TEXT;
    const ratio = largest.size / text;
    const huge = largest.size >= OVERSIZED;
    const placed = place(ratio, BANDS);
    const fact = (selector: string, size: number): Evidence => ({
      selector,
      property: 'font-size',
      value: `${size} px`,
      share: 1,
      source: 'css',
    });
    return {
      value: huge ? 'oversized' : placed.value,
      confidence: confidenceOf(huge ? largest.size / OVERSIZED - 0.8 : placed.margin, led ? 1 : 0.5),
      method: 'measured',
      runnerUp: runnerUp(huge ? 'balanced' : placed.neighbour, ratio, largest.size),
      measure: `${largest.size} px over ${text} px, ${ratio.toFixed(1)} times`,
      evidence: [
        fact(largest.selector, largest.size),
        ...running
          .filter(({ size }) => size === text)
          .slice(0, 1)
          .map(({ selector }) => fact(selector, text)),
      ],
    };
  },
  words: {
    compact: phrases(`
      compact heading, small heading, modest heading, tiny heading, compact type scale, small type scale,
      flat type scale, tight type scale, less big heading, little heading, heading slightly larger,
      heading only subtle big, subtle big heading, low type scale, heading barely larger,
      heading close to body size, heading close to text, less huge heading, shallow type scale,
      compact display, narrow type scale, no big heading, compressed type scale, heading same size as text,
      whispering heading, heading hardly big, modest type scale, heading just bigger than
    `),
    balanced: phrases(`
      moderate type scale, moderate size heading, normal size heading, normal sized heading,
      normal type scale, moderate display, medium sized heading, classic type scale, heading in proportion,
      proportionate heading, even type scale, sensible heading, comfortable heading,
      reasonably sized heading, harmonious type scale, neither huge nor tiny heading, moderate scale,
      moderate big heading, sensibly sized heading
    `),
    oversized: phrases(`
      huge heading, big heading, huge type, big type, big type scale, huge type scale, extreme heading,
      high type scale, billboard, poster sized, poster size heading, dramatic type scale,
      extreme type scale, loud heading, shouty heading, more big heading, steep type scale, big word,
      huge word, poster scale, billboard heading, type so big, tall heading, heading as big as,
      heading dominate, heading that shout, no tiny heading, no modest heading, poster type,
      heading at poster size, edge to edge heading, heading edge to edge, big display, huge display
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      compact: `Bring the largest heading under 2.2 times the running text, such as 1.75rem on 1rem (now ${measure}).`,
      balanced: `Set the largest heading at about 3 times the running text, such as 3rem on 1rem (now ${measure}).`,
      oversized: `Set the largest heading at 4.5rem (72px) or more, such as clamp(3rem, 8vw, 6rem) (now ${measure}).`,
    })[target],
});

function runnerUp(value: (typeof VALUES)[number] | null, ratio: number, size: number) {
  if (value === null) return null;
  return { value, why: `The largest heading is ${size} px, ${ratio.toFixed(1)} times the running text.` };
}
