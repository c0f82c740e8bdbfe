import { describe, expect, test } from 'vitest';
import type { Cell } from '../../scripts/evaluation/grades.ts';
import { evaluate } from '../../scripts/evaluation/report.ts';

const cell = (
  value: string | null,
  accepted: readonly string[],
  confidence = 0.9,
  page = 'p',
  axis = 'a.b',
): Cell => ({
  page,
  axis,
  accepted,
  value,
  confidence,
});

describe('evaluate', () => {
  const report = evaluate([
    cell('x', ['x']),
    cell('y', ['x', 'y'], 0.55, 'q'),
    cell('z', ['x', 'y'], 0.55, 'r'),
    cell(null, ['x'], 0, 's'),
  ]);

  test('a hit is the best value, ok any accepted one; what is not read is missed', () => {
    expect(report).toMatchObject({
      pages: 4,
      cells: 4,
      hit: 0.25,
      ok: 0.5,
      hitOfRead: 1 / 3,
      okOfRead: 2 / 3,
    });
  });

  test('an axis names what it confuses', () => {
    expect(report.axes).toEqual([
      {
        axis: 'a.b',
        graded: 4,
        coverage: 0.75,
        hit: 0.25,
        ok: 0.5,
        confusions: ['x → z (r)', 'x → not shown (s)'],
      },
    ]);
  });

  test('the constant guess answers the commonest best value', () => {
    expect(report.constantGuess).toEqual({ hit: 1, ok: 1 });
  });

  test('calibration compares what is claimed with what is accepted, by decile', () => {
    expect(report.calibration).toEqual([
      { from: 0.5, cells: 2, claimed: 0.55, actual: 0.5 },
      { from: 0.9, cells: 1, claimed: 0.9, actual: 1 },
    ]);
  });
});
