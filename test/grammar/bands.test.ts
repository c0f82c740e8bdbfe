import { describe, expect, it } from 'vitest';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { parseBrief } from '../../src/grammar/brief.ts';
import { valueOfQuantity } from '../../src/grammar/brief/quantities.ts';

const scales = (AXES as readonly Axis[]).flatMap((axis) => axis.bands.map((bands) => ({ ...bands, axis })));

describe.each(scales)('the bands of $of', ({ axis, from, inBriefs }) => {
  it('ascend through values of their axis', () => {
    const starts = from.map((band) => band.from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const { value } of from) expect(axis.values).toContain(value);
  });

  it.each(inBriefs.flatMap((measure) => Object.keys(measure.units).map((unit) => ({ ...measure, unit }))))(
    'decide what $unit of $subjects mean in a brief',
    ({ subjects, unit, units, from: least = -Infinity }) => {
      for (const { value, from: start } of from.filter((band) => band.from >= least)) {
        const amount = start / (units[unit] ?? 1) + Number.EPSILON * 1e4;
        expect(valueOfQuantity({ amount, unit }, subjects[0] ?? ''), `${amount} ${unit}`).toEqual([
          axis.id,
          value,
        ]);
      }
    },
  );
});

describe('a number in a brief', () => {
  it.each([
    ['tracking of 0.03em', 'type.tracking', 'normal'],
    ['gaps of 30px between cards', 'whitespace.element_gap', 'medium'],
    ['sentences of 18 words', 'voice.sentence_length', 'flowing'],
    ['headings at 30px', 'type.display_scale', 'compact'],
    ['headings at 72px', 'type.display_scale', 'oversized'],
  ] as const)('%s: %s is %s, as on a page', (text, axis, value) => {
    expect(parseBrief(text).grammar[axis]).toBe(value);
  });

  it.each([['headings of 40'], ['a contrast of 30']])('%s: states nothing', (text) => {
    expect(parseBrief(text).statements).toEqual([]);
  });
});
