import * as fc from 'fast-check';
import { cpuTime } from '../cpu-time.ts';
import { describe, expect, it } from 'vitest';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { parseBrief } from '../../src/grammar/brief.ts';
import { BRIEFS, type BriefCase } from './briefs.ts';
import { TUNED_BRIEFS, IDLE_BRIEFS } from './tuned-briefs.ts';

const axes: readonly Axis[] = AXES;

/** Shares of statements that are right: of those made, and of those that should be. */
function measure(cases: readonly BriefCase[]): { precision: number; recall: number } {
  let made = 0;
  let wanted = 0;
  let right = 0;
  for (const [text, states] of cases) {
    const grammar: Record<string, string> = parseBrief(text).grammar;
    made += Object.keys(grammar).length;
    wanted += Object.keys(states).length;
    right += Object.entries(states).filter(([axis, value]) => grammar[axis] === value).length;
  }
  return { precision: right / made, recall: right / wanted };
}

describe('briefs in people’s own words', () => {
  it('are read correctly in at least 98 of 100 statements', () => {
    const { precision, recall } = measure(BRIEFS);
    expect(precision).toBeGreaterThan(0.98);
    expect(recall).toBeGreaterThan(0.98);
  });

  it('are read correctly in at least 95 of 100 statements of the briefs used to extend the tables', () => {
    const { precision, recall } = measure(TUNED_BRIEFS);
    expect(precision).toBeGreaterThan(0.95);
    expect(recall).toBeGreaterThan(0.95);
  });

  it.each([...BRIEFS, ...TUNED_BRIEFS].filter(([, states]) => Object.keys(states).length === 0))(
    'state nothing when they state nothing: %s',
    (text) => {
      expect(parseBrief(text)).toMatchObject({ grammar: {}, vague: true });
    },
  );

  it.each(IDLE_BRIEFS)('state nothing with words that might: %s', (text) => {
    expect(parseBrief(text).vague).toBe(true);
  });

  it('state every value of every axis in at least three cases', () => {
    const stated = BRIEFS.flatMap(([, states]) =>
      Object.entries(states).map(([axis, value]) => `${axis} ${value}`),
    );
    const rare = axes.flatMap(({ id, values }) =>
      values
        .filter((value) => stated.filter((one) => one === `${id} ${value}`).length < 3)
        .map((value) => `${id} ${value}`),
    );
    expect(rare).toEqual([]);
  });
});

describe('refusals', () => {
  it.each([
    ['no shadows', { 'surface.shadows': 'none' }],
    ['without any shadows', { 'surface.shadows': 'none' }],
    ['free of shadows', { 'surface.shadows': 'none' }],
    ['shadow-free', { 'surface.shadows': 'none' }],
    ['shadows: none', { 'surface.shadows': 'none' }],
    ['shadows are forbidden', { 'surface.shadows': 'none' }],
    ['I don’t want shadows', { 'surface.shadows': 'none' }],
    ['shadows? no.', { 'surface.shadows': 'none' }],
    [
      'no shadows, gradients or borders',
      { 'surface.shadows': 'none', 'surface.texture': 'flat', 'surface.borders': 'none' },
    ],
    [
      'no shadows, gradients, animations',
      { 'surface.shadows': 'none', 'surface.texture': 'flat', 'motion.budget': 'none' },
    ],
    ['no shadows and gradients', { 'surface.shadows': 'none', 'surface.texture': 'flat' }],
    ['no shadows and rounded corners', { 'surface.shadows': 'none', 'surface.radius': '12-16px' }],
    ['no shadows under rounded cards', { 'surface.shadows': 'none', 'surface.radius': '12-16px' }],
    ['no shadows, rounded corners', { 'surface.shadows': 'none', 'surface.radius': '12-16px' }],
    ['never shadows but thin borders', { 'surface.shadows': 'none', 'surface.borders': 'hairline' }],
    ['not rounded', { 'surface.radius': '0px' }],
    ['nothing rounded', { 'surface.radius': '0px' }],
    ['the corners aren’t rounded', { 'surface.radius': '0px' }],
    ['not only rounded but pill-shaped', { 'surface.radius': 'pill' }],
    ['don’t avoid gradients', { 'surface.texture': 'gradient' }],
    ['gradients instead of photos', { 'surface.texture': 'gradient' }],
    ['no heavy shadows', {}],
    ['no ugly gradients on a white page', { 'surface.texture': 'flat', 'surface.ground': 'white' }],
    ['anything but pills', {}],
    ['the shadows on the old site', {}],
    ['Should we use shadows?', {}],
    ['Could we have a white background?', { 'surface.ground': 'white' }],
    ['rounded or square corners, we do not mind', {}],
  ])('%s', (text, grammar) => {
    expect(parseBrief(text).grammar).toEqual(grammar);
  });
});

describe('numbers and colours', () => {
  it.each([
    ['radius 12', { 'surface.radius': '12-16px' }],
    ['corner radius: 0.5rem', { 'surface.radius': '8-10px' }],
    ['corners of 5 pixels', { 'surface.radius': '4-6px' }],
    ['18px body', { 'type.body_size': 'large' }],
    ['body text at 13px', { 'type.body_size': 'small' }],
    ['headings in weight 300', { 'type.heading_weight': 'light' }],
    ['2px borders', { 'surface.borders': 'medium' }],
    ['120 ms transitions', { 'motion.character': 'mechanical' }],
    ['transitions of 0.8s', { 'motion.character': 'cinematic' }],
    ['tracking -2%', { 'type.tracking': 'tight' }],
    ['96px between sections', { 'whitespace.section_gap': 'balanced' }],
    ['contrast of 12', { 'palette.contrast': 'high' }],
    ['a contrast of 7:1', { 'palette.contrast': 'medium' }],
    ['contrast at least 4.5 : 1', { 'palette.contrast': 'medium' }],
    ['contrast of 12 to 1 for body text', { 'palette.contrast': 'high' }],
    ['an 18-to-1 contrast', { 'palette.contrast': 'extreme' }],
    ['3:1 contrast.', { 'palette.contrast': 'low' }],
    ['contrast ratio 10:1 and 12px corners', { 'palette.contrast': 'high', 'surface.radius': '12-16px' }],
    ['reveals of 0.1 to 1 second', { 'motion.character': 'cinematic' }],
    ['photos in 16:10', parseBrief('photos').grammar],
    ['#fff background', { 'surface.ground': 'white' }],
    ['background #0a0a0a', { 'surface.ground': 'black' }],
    ['#ff0000 buttons', {}],
    ['in 2026 we had 300 customers', {}],
    ['not 8px corners', {}],
  ])('%s', (text, grammar) => {
    expect(parseBrief(text).grammar).toEqual(grammar);
  });
});

describe('contradictions', () => {
  it('the later statement wins, and a remark says so', () => {
    const { grammar, remarks } = parseBrief('White background. No: a black background.');
    expect(grammar).toEqual({ 'surface.ground': 'black' });
    expect(remarks).toEqual([
      '“black background” was used instead of “White background” for surface.ground.',
    ]);
  });

  it('the stronger statement wins over a later one', () => {
    expect(parseBrief('The background must be white. Maybe a black background.').grammar).toEqual({
      'surface.ground': 'white',
    });
  });

  it('a number goes before an adjective', () => {
    expect(parseBrief('8px rounded corners').grammar).toEqual({ 'surface.radius': '8-10px' });
  });
});

describe('a statement', () => {
  it('quotes the words that support it, as written', () => {
    const [statement] = parseBrief('We like Hairline  rules.').statements;
    expect(statement).toEqual({
      axis: 'surface.borders',
      value: 'hairline',
      phrase: 'Hairline  rules',
      start: 8,
      negated: false,
      strength: 1,
    });
  });

  it('says when a negation made it', () => {
    expect(parseBrief('no gradients').statements[0]).toMatchObject({ phrase: 'gradients', negated: true });
  });

  it('lists the words that were not understood', () => {
    expect(parseBrief('Rounded corners and a unicorn').unused).toEqual(['unicorn']);
  });
});

describe.each(axes.map((axis) => [axis.id, axis] as const))('the words of %s', (id, axis) => {
  it.each(axis.values.map((value) => [value]))('state %s, each by itself', (value) => {
    const words = axis.texts[value]?.brief ?? [];
    expect(words.length).toBeGreaterThan(1);
    const wrong = words.filter(
      (phrase) => (parseBrief(phrase).grammar as Record<string, string>)[id] !== value,
    );
    expect(wrong).toEqual([]);
  });
});

describe('any text', () => {
  it('is read without an error, and states only values that exist', () => {
    const words = BRIEFS.flatMap(([text]) => text.split(' '));
    const jumble = fc.array(fc.oneof(fc.constantFrom(...words), fc.string())).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(jumble, (text) => {
        const { grammar, statements, vague } = parseBrief(text);
        for (const [id, value] of Object.entries(grammar)) {
          expect(axes.find((axis) => axis.id === id)?.values).toContain(value);
        }
        for (const { phrase } of statements) expect(text).toContain(phrase);
        expect(vague).toBe(Object.keys(grammar).length === 0);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    'rounded or square, ',
    'forbidden ',
    'not ',
    '1px ',
    'space between ',
    '1 to 1 ',
    '7:1',
    '((',
    '\n',
    '-a-',
    "don't ",
  ])('of 100 kB of %j costs no more than its length', (piece) => {
    const brief = piece.repeat(100_000 / piece.length);
    expect(cpuTime(() => parseBrief(brief))).toBeLessThan(3000);
  });
});
