import type { Rhythm } from '../../../features/rhythm.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { evidenceOfGaps, sectionGap } from '../../gap-evidence.ts';
import { notShown, type Evidence } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { LEAST_GAP } from './least-gap.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import { towards } from '../../direction.ts';
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

const VAST_GAP = 350; // px; less than three sections fit into three screens
const EMPTY = 0.07; // covered at most between extreme gaps; RUBRIC: almost empty
const SPARSE = 0.12; // the same between vast gaps; with medium gaps such a page is generous
/**
 * Elements for each screen of blank height; the rubric has no number. Lower ones count closely set documents as dense:
 * 120 costs 5 points of acceptable readings on the second set of graded pages.
 */
const PACKED = 150;
const LEAST_BLANK = 0.05; // of the height; every page has line height and margins
const ENOUGH_GAPS = 4;

export const whitespaceDiscipline = defineAxis({
  id: 'whitespace.discipline',
  label: 'Whitespace discipline',
  question: 'How much blank space does the page leave around its content?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: { rank: 1, as: 'noun', of: (value) => texts[value].phrase },
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'blank band',
      unit: 'px',
      from: [
        { value: 'dense', from: 0 },
        { value: 'medium', from: LEAST_GAP.medium },
        { value: 'generous', from: LEAST_GAP.generous },
        { value: 'extreme', from: LEAST_GAP.extreme },
      ],
      inBriefs: [],
    },
  ],
  needs: ['rhythm'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ rhythm }) {
    if (rhythm.coverage === 0) return notShown('The page shows no content.');
    const gap = sectionGap(rhythm);
    const { value, runnerUp, margin } = judge(rhythm, gap);
    const measure = `${Math.round(gap)} px between sections, ${percent(rhythm.coverage)} covered`;
    return {
      value,
      confidence: confidenceOf(margin, rhythm.sections.length / ENOUGH_GAPS),
      method: 'measured',
      runnerUp: { value: runnerUp, why: `${measure}, ${Math.round(rhythm.crowding)} elements a screen.` },
      measure,
      evidence: [
        fact('share of the first three screens covered', percent(rhythm.coverage)),
        fact('elements per screen', `${Math.round(rhythm.crowding)}`),
        fact('blank share of the height', percent(rhythm.blank)),
        ...evidenceOfGaps(rhythm.sections, gap).slice(0, 2),
      ],
    };
  },
  negated: {},
  wording: { shaded: true },
  fromTokens: null,
  plain: 'generous',
  shownBy: {
    // px between sections, by whitespace.section_gap.
    sectionGap: {
      dense: { compact: 40, balanced: 40, grand: 40 },
      medium: { compact: 54, balanced: 72, grand: 72 },
      generous: { compact: 98, balanced: 98, grand: 148 },
      extreme: { compact: 380, balanced: 380, grand: 380 },
    },
  },
  fix: (target, { measure, value }) =>
    ({
      dense: `Show more elements on a screen, in columns, lists or a table, with gaps below 48px between sections (now ${measure}).`,
      medium: `Show ${towards(VALUES, { from: value, to: target }, { more: 'fewer', less: 'more' })} elements on a screen, with gaps of about 64px between sections (now ${measure}).`,
      generous: `Show ${towards(VALUES, { from: value, to: target }, { more: 'fewer', less: 'more' })} elements on a screen, with gaps of 90px or a little more between sections; what is secondary goes to other pages (now ${measure}).`,
      extreme: `Show one element a screen, with content on less than 7 % of it (now ${measure}).`,
    })[target],
  ways,
});

interface Judgement {
  readonly value: Value;
  readonly runnerUp: Value;
  readonly margin: number;
}

/** Section gaps decide before coverage, unless the page is almost empty and its gaps are not dense; below generous gaps the density decides. */
function judge({ coverage, blank, crowding }: Rhythm, gap: number): Judgement {
  const fromGenerous = Math.abs(gap - LEAST_GAP.generous) / LEAST_GAP.generous;
  if (gap >= LEAST_GAP.generous) {
    const covered = gap < VAST_GAP ? EMPTY : SPARSE;
    const emptiness = Math.min(gap / LEAST_GAP.extreme, covered / coverage) - 1;
    if (emptiness >= 0) return { value: 'extreme', runnerUp: 'generous', margin: emptiness };
    const nearEmpty = -emptiness < fromGenerous;
    return {
      value: 'generous',
      runnerUp: nearEmpty ? 'extreme' : 'medium',
      margin: Math.min(fromGenerous, -emptiness),
    };
  }
  const packing = crowding / Math.max(blank, LEAST_BLANK) / PACKED - 1;
  if (coverage < SPARSE && gap >= LEAST_GAP.medium && packing < 0) {
    const emptiness = 1 - coverage / SPARSE;
    return { value: 'generous', runnerUp: 'medium', margin: Math.min(emptiness, -packing) };
  }
  if (packing >= 0) return { value: 'dense', runnerUp: 'medium', margin: Math.min(packing, fromGenerous) };
  const nearDense = gap < LEAST_GAP.medium || -packing < fromGenerous;
  return {
    value: 'medium',
    runnerUp: nearDense ? 'dense' : 'generous',
    margin: Math.min(fromGenerous, -packing),
  };
}

function fact(property: string, value: string): Evidence {
  return { selector: ':root', property, value, source: 'layout' };
}
