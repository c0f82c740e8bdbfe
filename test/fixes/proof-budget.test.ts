import { describe, expect, it } from 'vitest';
import { affordedReadings } from '../../src/fixes/proof-budget.ts';
import { proveFixes, writeFixes } from '../../src/fixes/prove-fixes.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { cpuTime } from '../cpu-time.ts';
import { CARD, cardOf, survey, TEXT, weights } from './proven.ts';

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
const fill = (part: string) => part.repeat(BYTES / part.length);

/** Pages whose fixes cost many times their reading before trials had a limit by size. */
const LARGE = [
  '<p style="color:rgb(1 2 3);margin:1px;padding:calc(1px + 2px);background:linear-gradient(red,blue)">a',
  '<h2>Some title</h2>',
  '<input><button>a</button>',
  '<a href=/x>Some link</a> ',
  '<i>a</i> ',
];
const PLAIN = `<!doctype html><p>${TEXT}</p>${CARD('One')}${CARD('Two')}`;

function inputOf(html: string) {
  const read = survey(html);
  return {
    card: cardOf(read, TARGET),
    survey: read,
    target: TARGET,
    weights,
    tokens: NO_TOKENS,
    identity: null,
  };
}

describe('the fixes of large pages', () => {
  it.each(LARGE)('cost at most six readings: %s', (part) => {
    let input = inputOf(PLAIN);
    const reading = cpuTime(() => (input = inputOf(fill(part))));
    const fixing = cpuTime(() => void proveFixes(input));
    expect(fixing / reading).toBeLessThan(6);
    const writing = cpuTime(() => void writeFixes(input));
    expect(writing / reading).toBeLessThan(6);
  });

  it('are not measured where a page is too large to be read again, and say so', () => {
    const { fixes, sheet } = proveFixes(inputOf('<h2>Some title</h2>'.repeat(22_000)));
    expect(sheet).toBeNull();
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.filter(({ proof }) => proof.verified)).toEqual([]);
    expect(fixes.some(({ proof }) => !proof.verified && proof.reason === 'too_large')).toBe(true);
  });

  it('are the same each time', () => {
    const html = '<h2>Some title</h2><p>Words of it.</p>'.repeat(1500);
    expect(proveFixes(inputOf(html)).fixes).toEqual(proveFixes(inputOf(html)).fixes);
  });
});

describe('the readings that a page affords', () => {
  const afforded = (html: string) => {
    const read = survey(html);
    return affordedReadings(read, read.source ?? expect.fail('no source'));
  };

  it('are more than the usual limit of a plain page', () => {
    expect(afforded(PLAIN)).toBeGreaterThan(20);
  });

  it('are none for one of 20,000 elements and one of much text', () => {
    expect(afforded('<p>a'.repeat(20_000))).toBe(0);
    expect(afforded(`<p>${'word '.repeat(500_000)}`)).toBe(0);
  });
});
