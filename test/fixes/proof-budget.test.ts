import { describe, expect, it } from 'vitest';
import { affordedReadings, affordedStylesheets } from '../../src/fixes/proof-budget.ts';
import { proveFixes, writeFixes, type FixedCard } from '../../src/fixes/prove-fixes.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { oncePer } from '../../src/text/once-per.ts';
import { cpuTime } from '../cpu-time.ts';
import { countedSurvey } from './counted-survey.ts';
import { CARD, cardOf, survey, TEXT, weights } from './proven.ts';
import { isWhole, sweep } from '../sample.ts';

const TARGET: Grammar = {
  'surface.ground': 'cream',
  'surface.borders': 'heavy',
  'type.heading_weight': 'black',
  'emphasis.mechanism': 'color',
  'whitespace.section_gap': 'grand',
  'whitespace.element_gap': 'airy',
  'motion.budget': 'accent',
};
const BYTES = 300_000;
const fill = ({ part, bytes = BYTES }: Large) => part.repeat(bytes / part.length);

/** A page of one part, repeated. */
interface Large {
  readonly part: string;
  readonly bytes?: number;
}

/** Pages whose fixes cost many times their reading before trials had a limit by size. */
const PARTS = {
  titles: '<h2>Some title</h2>',
  controls: '<input><button>a</button>',
  links: '<a href=/x>Some link</a> ',
} as const;
const LARGE: readonly Large[] = [
  {
    part: '<p style="color:rgb(1 2 3);margin:1px;padding:calc(1px + 2px);background:linear-gradient(red,blue)">a',
  },
  // Each takes seconds, so that the sample has one page of all three.
  ...(isWhole ? Object.values(PARTS) : [Object.values(PARTS).join('')]).map((part) => ({ part })),
  { part: '<i>a</i> ', bytes: sweep(160_000, BYTES) },
];
const PLAIN = `<!doctype html><p>${TEXT}</p>${CARD('One')}${CARD('Two')}`;

function inputOf(html: string, read = survey(html)) {
  return {
    card: cardOf(read, TARGET),
    survey: read,
    target: TARGET,
    weights,
    tokens: NO_TOKENS,
    identity: null,
  };
}

/** What a large page takes, and its fixes. */
interface Worked {
  /** Of the page, and of all trials of its fixes, which do not depend on what else the machine does. */
  readonly steps: { readonly reading: number; readonly fixing: number };
  /** CPU time: writing CSS takes no steps. */
  readonly ms: {
    readonly reading: number;
    /** Without proofs; what they were proven in where none was made, which is the same work. */
    readonly writing: number;
  };
  readonly fixed: FixedCard;
}

/** Works on a page of one part, repeated: once for all tests, because it takes seconds. */
const workOn = oncePer((page: Large): Worked => {
  let counted = countedSurvey(PLAIN);
  const reading = cpuTime(() => (counted = countedSurvey(fill(page))));
  const input = inputOf(fill(page), counted.survey);
  const read = counted.steps();
  let fixed = writeFixes(inputOf(PLAIN));
  const fixing = cpuTime(() => (fixed = proveFixes(input)));
  const steps = { reading: read, fixing: counted.steps() - read };
  const writing = isTooLarge(fixed) ? fixing : cpuTime(() => void writeFixes(input));
  return { steps, ms: { reading, writing }, fixed };
});

function isTooLarge({ fixes }: FixedCard): boolean {
  return fixes.some(({ proof }) => !proof.verified && proof.reason === 'too_large');
}

function reasonsOf(fixes: FixedCard['fixes']): readonly (string | null)[] {
  return fixes.map(({ proof }) => (proof.verified ? null : proof.reason));
}

describe('the fixes of large pages', () => {
  it.each(LARGE)('cost at most six readings: $part', (page) => {
    const { steps, ms, fixed } = workOn(page);
    expect(steps.fixing / steps.reading).toBeLessThan(6);
    expect(steps.fixing > 0).toBe(!isTooLarge(fixed));
    expect(ms.writing / ms.reading).toBeLessThan(6);
  });

  it('are counted on the reading that every page gets', () => {
    expect(countedSurvey(PLAIN).survey.readings).toEqual(survey(PLAIN).readings);
  });

  it('cost about a reading at most where none is measured', () => {
    const large = LARGE.map((page) => workOn(page)).filter(({ fixed }) => isTooLarge(fixed));
    for (const { ms } of large) expect(ms.writing / ms.reading).toBeLessThan(1.2);
  });

  it('have a stylesheet for the first fixes of such a page alone', () => {
    const large = LARGE.map((page) => workOn(page).fixed).filter(isTooLarge);
    expect(large.some(({ fixes }) => reasonsOf(fixes).includes('not_written'))).toBe(true);
    for (const { fixes } of large) {
      const left = reasonsOf(fixes).indexOf('not_written');
      if (left < 0) continue;
      expect(fixes.slice(0, left).some(({ css }) => css !== null)).toBe(true);
      expect(new Set(reasonsOf(fixes).slice(left))).toEqual(new Set(['not_written']));
    }
  });

  it('are not measured where a page is too large to be read again, and say so', () => {
    const large = LARGE.map((page) => workOn(page).fixed).filter(isTooLarge);
    expect(large.length).toBeGreaterThan(0);
    for (const { fixes, sheet } of large) {
      expect(sheet).toBeNull();
      expect(fixes.filter(({ proof }) => proof.verified)).toEqual([]);
    }
  });

  it('are the same each time', () => {
    const [page = expect.fail('no page')] = LARGE;
    const again = proveFixes(inputOf(fill(page)));
    expect(again.fixes.some(({ proof }) => proof.verified)).toBe(true);
    expect(again.fixes).toEqual(workOn(page).fixed.fixes);
  });
});

describe('the readings that a page affords', () => {
  const { page, perception, source } = survey(PLAIN);

  it('are more than the usual limit of a plain page', () => {
    expect(affordedReadings({ page, perception, source })).toBeGreaterThan(20);
  });

  it('are none for one of 20,000 elements and one of much text', () => {
    const [element] = page.elements;
    const elements = Array.from({ length: 20_000 }, () => element!);
    expect(affordedReadings({ page: { ...page, elements }, perception, source })).toBe(0);
    const runs = perception.runs.map((run) => ({ ...run, characters: 2_500_000 }));
    expect(affordedReadings({ page, perception: { ...perception, runs }, source })).toBe(0);
  });

  it('leave a stylesheet for every axis on a page of 3,000 elements, and a few on one of 20,000', () => {
    const [element] = page.elements;
    const sized = (length: number) => ({ ...page, elements: Array.from({ length }, () => element!) });
    expect(affordedStylesheets({ page: sized(3000), perception, source })).toBe(Infinity);
    const few = affordedStylesheets({ page: sized(20_000), perception, source });
    expect(few).toBeGreaterThan(2);
    expect(few).toBeLessThan(8);
  });
});
