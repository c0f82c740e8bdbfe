import type { Heading, Setting } from '../../../features/typography.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { commonest, leadingHeadings } from '../../leading-headings.ts';
import { phrases } from '../../phrases.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';

const VALUES = ['negative', 'tight', 'normal', 'loose'] as const;

/** Letter-spacing in em. RUBRIC: to -0.025, to -0.005, to 0.04, above. */
export const BANDS = [
  { value: 'negative', from: -1 },
  { value: 'tight', from: -0.0249 },
  { value: 'normal', from: -0.0049 },
  { value: 'loose', from: 0.04 },
] as const;
/**
 * Capitals are customarily opened by 5 to 10 % of the size so that they read as even as lower case does
 * (Bringhurst, Elements of Typographic Style, 3.2.2): labels show loose tracking only beyond that.
 */
const LOOSE_CAPITALS = 0.1;
const REPEATED = 3;
const ENOUGH_HEADINGS = 3;
const WIDEST_BAND = 0.02; // em; a reading this far inside its band is settled

const classOf = ({ tracking }: Heading) => place(tracking, BANDS).value;
const em = ({ tracking }: Setting) => (tracking === 0 ? 'normal' : `${Number(tracking.toFixed(3))}em`);

export const typeTracking = defineAxis({
  id: 'type.tracking',
  label: 'Tracking',
  question: 'How closely are the letters of headings and labels set?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    negative: 'Headings are tightened by 0.025 em or more.',
    tight: 'Headings are tightened by 0.005 to 0.025 em.',
    normal: 'Headings keep the spacing of the typeface; labels are opened no more than capitals need.',
    loose: 'Headings are opened by 0.04 em or more, or repeated upper-case labels by 0.1 em or more.',
  },
  needs: ['typography'],
  read({ typography: { headings, labels, running } }) {
    const leading = leadingHeadings(headings);
    // Without a heading the page says how it spaces its letters wherever it sets them.
    const main = leading.length > 0 ? leading : [...labels, ...running].map((one) => ({ ...one, level: 0 }));
    const capitals = labels.filter(({ upperCase }) => upperCase);
    const open = capitals.filter(({ tracking }) => tracking >= LOOSE_CAPITALS);
    const found = commonest(main, classOf);
    const [label] = open;
    const labelsDecide =
      label !== undefined && (found === null || found.value === 'normal') && isDevice(open, capitals);
    if (labelsDecide) {
      return {
        value: 'loose',
        confidence: confidenceOf(open.length / capitals.length - 0.5, open.length / (2 * REPEATED)),
        method: 'measured',
        runnerUp: { value: 'normal', why: 'The headings keep the spacing of the typeface.' },
        measure: `${em(label)} on ${open.length} upper-case labels`,
        evidence: evidenceOfSettings([...open, ...main], 'letter-spacing', em, () => 1),
      };
    }
    if (found === null) return notShown('The page shows no text.');
    const { value, example, count, rival } = found;
    const { neighbour, boundary } = place(example.tracking, BANDS);
    const inside = Math.abs(example.tracking - (boundary ?? 1)) / WIDEST_BAND;
    return {
      value,
      confidence: confidenceOf(
        Math.min(0.3 * inside, count / main.length - 0.4),
        leading.length > 0 ? leading.length / ENOUGH_HEADINGS : 0.5,
      ),
      method: 'measured',
      runnerUp: runnerUp(rival ?? neighbour, em(example), count / main.length),
      measure: `letter-spacing ${em(example)}`,
      evidence: evidenceOfSettings(main, 'letter-spacing', em, () => 1),
    };
  },
  words: {
    negative: phrases(`
      negative tracking, tight overlap, tight that touch, very tight tracking, extreme tight tracking,
      negative heading, very tight negative tracking, crushed tracking, touching letter, letter touching,
      letter that touch, letter almost touching, overlapping letter, kissing letter, squeezed letter,
      squeezed together heading, crushed together, negatively tracked, very tightly tracked, letter collide,
      letter nearly touching, letter kiss, letter jammed together, extreme tight heading,
      very tight heading, tight negative tracking, crammed letter, letter overlap, smashed together,
      negative spaced heading, letter bumping
    `),
    tight: phrases(`
      tight tracking, tight heading, tight type, subtle tight tracking, tracked in, close tracking,
      condensed tracking, less tracking, narrow tracking, tightly tracked, tracked tight,
      tracked in a little, small tracking, reduced tracking, pulled in tracking, letter close together,
      letter close, tight label, letter pulled in, slightly negative tracking
    `),
    normal: phrases(`
      normal tracking, moderate tracking, neutral tracking, no tracking, leave tracking, untracked,
      tracking as the font comes, tracking as designed, tracking alone, font own tracking,
      do not touch the tracking, letter spacing as is, built in tracking, even tracking, no extra tracking,
      unaltered tracking, neither tight nor loose tracking, plain tracking, no letter spacing tricks
    `),
    loose: phrases(`
      loose tracking, loose label, loose heading, airy tracking, generous tracking, high tracking,
      big tracking, spaced label, tracked out, loose type, tracked label, extra tracking,
      stretched tracking, wide tracked, letterspaced, tracking out, letter far apart, letter apart,
      spread letter, letter stretched, huge tracking, letter with air, air between letter, letter breathe,
      spaced letter, letter room, generous label, airy label, letter wide apart, tracked out label,
      spaced wide, spread out letter, tracked loose
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      negative: `Set h1, h2, h3 { letter-spacing: -0.03em }; now ${measure}.`,
      tight: `Set h1, h2, h3 { letter-spacing: -0.015em }; now ${measure}.`,
      normal: `Set h1, h2, h3 { letter-spacing: normal }; now ${measure}.`,
      loose: `Set h1, h2, h3 { letter-spacing: 0.06em }; now ${measure}.`,
    })[target],
});

/** Repeated, and most of the capitals there are. */
function isDevice(open: readonly Setting[], capitals: readonly Setting[]): boolean {
  return open.length >= REPEATED && 2 * open.length >= capitals.length;
}

function runnerUp(value: (typeof VALUES)[number] | null, spacing: string, share: number) {
  if (value === null) return null;
  return { value, why: `${Math.round(100 * share)} % of the main headings are near ${spacing}.` };
}
