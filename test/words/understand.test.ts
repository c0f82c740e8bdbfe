import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableAxes } from '../../src/words/table-axes.ts';
import { understand } from '../../src/words/understand.ts';
import type { StatementReader } from '../../src/words/understanding.ts';

describe('what a text says', () => {
  it('leaves a number with thousands in one piece', () => {
    const { notUnderstood } = understand('We have 12,000 unicorns, 3,50', []);
    expect(notUnderstood.map(({ text }) => text)).toEqual(['12,000 unicorns', '3', '50']);
  });

  it('is listed in its order, with the words as written', () => {
    const { statements, notUnderstood } = understand('No shadows, please, and a unicorn. White ground', [
      tableAxes,
    ]);
    expect(statements).toMatchObject([
      {
        kind: 'axis',
        axis: 'surface.shadows',
        values: ['none'],
        polarity: 'against',
        span: { start: 3, end: 10 },
      },
      {
        kind: 'axis',
        axis: 'surface.ground',
        values: ['white'],
        polarity: 'for',
      },
    ]);
    expect(notUnderstood.map(({ text }) => text)).toEqual(['unicorn']);
  });

  it('reaches each reader together with what those before it found', () => {
    const first: StatementReader = (text) => ({
      statements: [
        {
          kind: 'font',
          span: { start: 0, end: text.length, text },
          values: ['Inter'],
          polarity: 'for',
          degree: 1,
          confidence: 1,
        },
      ],
      ambiguous: [],
    });
    const seen: number[] = [];
    const second: StatementReader = (_, found) => {
      seen.push(found.length);
      return { statements: [], ambiguous: [] };
    };
    understand('Inter', [first, second]);
    expect(seen).toEqual([1]);
  });

  it('has spans inside the text, and never overlapping words that remain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.lorem()), (text) => {
        const { statements, notUnderstood } = understand(text, [tableAxes]);
        for (const { start, end, text: words } of [...statements.map(({ span }) => span), ...notUnderstood]) {
          expect(text.slice(start, end)).toBe(words);
        }
      }),
    );
  });
});
