import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AXIS_NAMES } from '../../scripts/words/axis-names.ts';
import { Random } from '../../scripts/words/random.ts';
import { MODEL_FILE, readModel, tableReading } from '../../scripts/words/readings.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { briefOf } from '../../src/words/brief.ts';
import { scoreTokens } from '../../src/words/score-tokens.ts';
import { understand } from '../../src/words/understand.ts';
import type { Statement } from '../../src/words/understanding.ts';
import { cpuTime } from '../cpu-time.ts';
import checks from './trainer-outputs.json' with { type: 'json' };
import { sweep } from '../sample.ts';

const model = readModel(MODEL_FILE);
const reader = createAxisReader(model);
const grammarOf = (text: string): Readonly<Record<string, string>> =>
  briefOf(understand(text, [reader])).grammar;

interface Fragment {
  readonly text: string;
  readonly axis: string;
  readonly values: readonly string[];
}

/** Plain wishes of a few words, each with the values that a reader accepts. */
const fragments: readonly Fragment[] = readFileSync(path.join(import.meta.dirname, 'fragments.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [, text = '', name = '', values = ''] = /^(.*) \| (\w+)=(.*)$/.exec(line) ?? [];
    return { text, axis: AXIS_NAMES[name] ?? name, values: values.split(',') };
  });

/** Statements by text: several tests ask for the same ones. */
const understood = new Map<string, readonly Statement[]>();

function statementOn(axis: string, text: string) {
  const statements = understood.get(text) ?? understand(text, [reader]).statements;
  understood.set(text, statements);
  return statements.find((one) => one.kind === 'axis' && one.axis === axis);
}

function isReadRight(text: string, { axis, values }: Fragment): boolean {
  return statementOn(axis, text)?.values.every((value) => values.includes(value)) === true;
}

describe('plain wishes of a few words', () => {
  it.each(fragments)('$text: $values', (fragment) => {
    const statement = statementOn(fragment.axis, fragment.text);
    expect(fragment.values).toEqual(expect.arrayContaining([...(statement?.values ?? ['nothing'])]));
    expect(statement?.confidence).toBeGreaterThanOrEqual(0.5);
  });

  it('are read with a confidence of 0.6 and more 98 times of 100', () => {
    const sure = fragments.filter(({ text, axis }) => (statementOn(axis, text)?.confidence ?? 0) >= 0.6);
    expect(sure.length / fragments.length).toBeGreaterThanOrEqual(0.98);
  });

  it('are read in lists of three, however joined, 95 times of 100', () => {
    const lists = Array.from({ length: sweep(100, 500) }, () => listOfThree(random));
    const right = lists.filter(({ text, three }) => three.every((fragment) => isReadRight(text, fragment)));
    expect(right.length / lists.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are not read worse than by the phrase tables', () => {
    const byTables = fragments.filter(({ text, axis, values }) =>
      tableReading(text).some(
        (one) => one.axis === axis && one.values.every((value) => values.includes(value)),
      ),
    );
    expect(byTables.filter((fragment) => !isReadRight(fragment.text, fragment))).toEqual([]);
  });
});

const random = new Random(1);

/** Three wishes on different axes. */
function listOfThree(source: Random): { text: string; three: readonly Fragment[] } {
  const three: Fragment[] = [];
  while (three.length < 3) {
    const fragment = source.pick(fragments);
    if (!three.some(({ axis }) => axis === fragment.axis)) three.push(fragment);
  }
  const upper = source.chance(0.5);
  const texts = three.map(({ text }) => (upper ? text.charAt(0).toUpperCase() + text.slice(1) : text));
  return { text: texts.join(source.pick(['. ', ', ', '\n', '; ', ' / ', '\n- ', ' and '])), three };
}

describe('the packed model', () => {
  it('answers as the network did when it was trained, but for the rounding to 8 bits', () => {
    const values = model.outputBias.length;
    for (const { rows, hints, shares } of checks) {
      const scores = scoreTokens(
        model,
        rows,
        hints.map(([token = 0, value = 0]) => ({ token, value })),
      );
      const sums = Array.from({ length: values }, (_, value) =>
        rows.reduce((sum, _row, token) => sum + scores[token * values + value]!, 0),
      );
      let first = 0;
      for (const axis of model.about.axes) {
        const own = sums.slice(first, first + axis.values.length);
        const total = own.reduce((sum, one) => sum + one, 1);
        for (const [at, one] of own.entries())
          expect(Math.abs(one / total - shares[first + at]!)).toBeLessThan(0.06);
        first += axis.values.length;
      }
    }
  });

  it('has every value of every axis, and less than 2 MB', () => {
    expect(model.outputBias.length).toBe(133);
    expect(statSync(MODEL_FILE).size).toBeLessThan(2_000_000);
  });
});

describe('ordinary sentences', () => {
  it.each([
    ['dark mode', 'surface.dark_mode', 'dark-first'],
    ['light mode only', 'surface.dark_mode', 'none'],
    ['soft drop shadows', 'surface.shadows', 'subtle'],
    ['a grainy texture', 'surface.texture', 'grain'],
    ['just text, no photos', 'imagery.strategy', 'none'],
    ['the buttons look like pills', 'surface.radius', 'pill'],
    ['nothing should move', 'motion.budget', 'none'],
    ['speak like a friend', 'voice.archetype', 'friend'],
    ['border-radius: 8px', 'surface.radius', '8-10px'],
    ['at least 12:1 between text and background', 'palette.contrast', 'high'],
    ['the background a dark navy', 'surface.ground', 'cool-tinted'],
    ['on #0b0b0b', 'surface.ground', 'black'],
    ['no wait scrap the black background make it cream', 'surface.ground', 'cream'],
    ['plenty of room to breathe', 'whitespace.discipline', 'generous'],
  ])('%s: %s is %s', (text, axis, value) => {
    expect(grammarOf(text)[axis]).toBe(value);
  });

  it.each([
    ['Rounded corners. No shadows. Serif headings.', 'surface.radius', ['4-6px', '8-10px', '12-16px']],
    ['No shadows. Rounded corners.', 'surface.radius', ['4-6px', '8-10px', '12-16px']],
    ['No gradients, dark mode', 'surface.dark_mode', ['dark-first']],
    ['dark mode, sharp corners, mono headings', 'surface.dark_mode', ['dark-first']],
    ['dark mode, sharp corners, mono headings', 'type.pairing', ['sans/mono', 'grotesque/mono']],
    ['a quiet serif journal on cream paper, corners like river stones', 'surface.ground', ['cream']],
    ['Corners: square\nShadows: none\nBackground: black', 'surface.radius', ['0px']],
    ['rounded like river pebbles', 'surface.radius', ['8-10px', '12-16px', 'pill']],
    ['rounded like pebbles', 'surface.radius', ['12-16px']],
    ['No borders. Photos of people. No dark mode.', 'imagery.strategy', ['photographic']],
  ])('%s: %s is among %j', (text, axis, values) => {
    expect(values).toContain(grammarOf(text)[axis]);
  });

  it.each([
    'hello',
    'please help me',
    'make me a website',
    'we deliver in black vans',
    'bold growth targets for next year',
    'our pharmacy sells pills and jars',
    'make it look like GOV.UK',
    'open from nine, round the clock on Fridays',
    'Since the merger we have two names, two addresses and no page that explains it. Clients ask. Make one, professional and on brand, ideally before audit season.',
    'By evening the wind veers north and things clear up with a hard edge.',
  ])('nothing in: %s', (text) => {
    expect(grammarOf(text)).toEqual({});
  });

  it.each([
    ['more lively please', 'palette.saturation', 'vivid'],
    [
      'We are a small practice by the river, open on Saturdays, and the page needs a pure black background',
      'surface.ground',
      'black',
    ],
  ])('a lone statement of a few words, or a sure one of many: %s', (text, axis, value) => {
    expect(grammarOf(text)).toMatchObject({ [axis]: value });
  });

  it.each(['serif', 'serif headlines'])('%s leaves the second family open', (text) => {
    const { statements } = understand(text, [reader]);
    const pairing = statements.find((one) => one.kind === 'axis' && one.axis === 'type.pairing');
    expect(pairing?.values).toEqual(expect.arrayContaining(['serif/sans', 'serif/grotesque']));
  });

  it('names of brands are no words of design', () => {
    const text = 'make it like Linear';
    const name = { start: 13, end: 19, text: 'Linear' };
    const found = {
      kind: 'brand',
      span: name,
      values: ['linear'],
      polarity: 'for',
      degree: 1,
      confidence: 1,
      relation: 'like',
    } as Statement;
    expect(reader(text, [found]).statements).toEqual([]);
  });
});

it('an axis that is newer than the model is read by its phrases', () => {
  const older = createAxisReader({ ...model, about: { ...model.about, axes: [] } });
  expect(briefOf(understand('white background', [older])).grammar).toEqual({ 'surface.ground': 'white' });
});

it.each([
  ['White ground, no shadows', 'no shadows'],
  ['I hate shadows', 'I hate shadows'],
  ['without any gradients', 'without any gradients'],
])('what %j refuses is named with the word that refuses', (text, span) => {
  const refused = understand(text, [reader]).statements.filter(({ polarity }) => polarity === 'against');
  expect(refused.map((one) => one.span.text)).toEqual([span]);
});

/** Characters; more than the service takes is 25,000. */
const LONG = sweep(8_000, 25_000);

describe('any text', () => {
  const briefs = 'Cream ground, pill buttons, no shadows; 12px corners. Headlines huge and the copy warm';
  const anything = fc.oneof(
    fc.string(),
    fc.lorem(),
    fc
      .array(fc.constantFrom(...briefs.split(' '), '\n', '“', '#fff', '7:1', 'not'))
      .map((words) => words.join(' ')),
  );

  it('is read without an error, the same each time, with spans of its own words', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { statements } = understand(text, [reader]);
        for (const { span, confidence } of statements) {
          expect(text.slice(span.start, span.end)).toBe(span.text);
          expect(span.text).not.toBe('');
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        expect(understand(text, [reader]).statements).toEqual(statements);
      }),
    );
  });

  it.each(['cream background. ', 'zzxqv ', '1px ', 'no ', 'Linear ', 'a-b', '\n'])(
    `of ${LONG} characters of %j costs no more than its length`,
    (piece) => {
      const text = piece.repeat(LONG / piece.length);
      expect(cpuTime(() => understand(text, [reader]))).toBeLessThan(0.12 * LONG); // milliseconds
    },
  );

  it('of 60 words takes a few milliseconds', () => {
    const text = `${briefs}. `.repeat(4);
    const times = Array.from({ length: 20 }, () => cpuTime(() => understand(text, [reader])));
    expect(Math.min(...times)).toBeLessThan(20); // a single time may include a garbage collection
  });
});

it.each([
  ['serif headlines, no shadows, Inter for body', 'surface.shadows', 'none'],
  ['headings in Georgia, black background, text in Inter', 'surface.ground', 'black'],
  ['mono headings, no animation, sans body', 'motion.budget', 'none'],
])('hears what stands between two typefaces: %s', (text, axis, value) => {
  expect(statementOn(axis, text)?.values).toContain(value);
  expect(statementOn('type.pairing', text)).toBeDefined();
});
